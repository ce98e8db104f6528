"""The Interaction phase: one action for each Party, to attack or to trade (A:interaction-phase)."""

from typing import Final

from grimoire.anima.combat import fight_party
from grimoire.anima.common_options import END
from grimoire.anima.legality import (
    can_act,
    forced_attacks,
    use_options,
    why_not_attack,
    why_not_trade,
)
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.meetings import note_meeting
from grimoire.anima.parties import players
from grimoire.anima.procedure_numbers import INTERACTION_SLOT
from grimoire.anima.procedures import procedure
from grimoire.anima.state import State
from grimoire.anima.trading import trade
from grimoire.anima.using import use_card
from grimoire.anima.word_numbers import AT_INTERACTION
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question

INTERACTION_QUESTION: Final = Question("interaction")
MUST_ATTACK: Final = Question("must-attack")
ATTACK_KEY: Final = 1 << 16
TRADE_KEY: Final = 1 << 17
SEAT_MASK: Final = 15
END_KEY: Final = -1
ATTACK_OPTIONS: Final = [Option("attack", player=name) for name in SEAT_NAMES]
TRADE_OPTIONS: Final = [Option("trade", player=name) for name in SEAT_NAMES]


OVER: Final = 2  # the step of InteractionSlot after its one action


class InteractionSlot(Step[State]):
    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        if f.step == OVER or not can_act(g, seat) or (f.step == BEGIN and g.place[seat] < 0):
            g.opened = None
            g.pop()
            return
        if f.step == ANSWERED:
            f.step = OVER
            self.act_on(g, seat, g.reply)
            return
        g.opened = None
        forced = forced_attacks(g, seat)
        if len(forced) == 1:
            f.step = OVER
            attack(g, seat, forced[0])
            return
        if forced:
            attacks = Offer([ATTACK_OPTIONS[rival] for rival in forced], [rival | ATTACK_KEY for rival in forced])
            g.ask(f, ANSWERED, seat, MUST_ATTACK, attacks)
            return
        offer = Offer()
        for rival in players(g):
            if rival != seat and why_not_attack(g, seat, rival, False) is None:
                offer.add(ATTACK_OPTIONS[rival], rival | ATTACK_KEY)
        for rival in players(g):
            if rival != seat and why_not_trade(g, seat, rival, False) is None:
                offer.add(TRADE_OPTIONS[rival], rival | TRADE_KEY)
        use_options(g, seat, AT_INTERACTION, 0, offer)
        offer.add(END, END_KEY)
        g.ask(f, ANSWERED, seat, INTERACTION_QUESTION, offer)

    def act_on(self, g: State, seat: int, key: int) -> None:
        if key == END_KEY:
            g.opened = None
            g.pop()
        elif key & ATTACK_KEY:
            attack(g, seat, key & SEAT_MASK)
        elif key & TRADE_KEY:
            trade(g, seat, key & SEAT_MASK)
        else:
            use_card(g, seat, key)


def attack(g: State, seat: int, rival: int) -> None:
    note_meeting(g, seat, rival)
    fight_party(g, seat, rival)


procedure(INTERACTION_SLOT, InteractionSlot())
