"""Using an Advantage card or an ability: announced, paid, aimed, open to interruptions, carried out."""

from typing import Final

from grimoire.anima.definition import Act
from grimoire.anima.discarding import discard, lay_off
from grimoire.anima.effect_sequence import Sequence
from grimoire.anima.factions import join_faction, join_organization
from grimoire.anima.facts.cards import (
    AbilityUsed,
    AdvantageUsed,
    CardMoved,
)
from grimoire.anima.hands import hand
from grimoire.anima.incidents import begin_incident
from grimoire.anima.interruptible import open_window
from grimoire.anima.legality import KEY_PARTS, WHOLE, once_key
from grimoire.anima.moves import HAND_NAME, put, seen_mask, show, spin
from grimoire.anima.parties import spinners
from grimoire.anima.procedure_numbers import USE
from grimoire.anima.procedures import procedure, start
from grimoire.anima.state import State
from grimoire.anima.traps import hide_traps, keep_trap, lay_trap
from grimoire.anima.triggered_texts import happen
from grimoire.anima.word_numbers import LAYS
from grimoire.anima.zones import (
    AREAS,
    HAND,
    INCIDENT,
    OPEN,
    SHARED_PLACES,
    SPINNER_SLOT,
    TRAP,
    TYPE_FACTION,
    USED,
    own_zone,
)
from grimoire.kernel.frame import BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

# Steps of Use, for an ability or a card with a text that is used.
SPIN: Final = 1
SPINNER_CHOSEN: Final = 2
PAY: Final = 3
PAYMENT_CHOSEN: Final = 4
AIM: Final = 5
CARRY_OUT: Final = 6
CLEAR_AWAY: Final = 7
# Its steps for a card that is played as a whole.
LAY: Final = 1
PLACE_CHOSEN: Final = 2
LET_ANSWER: Final = 3
STAY_OR_GO: Final = 4
# What its frame holds.
CANCELLED: Final = 0
WHICH: Final = 1  # ability, by its place on the card
FROM_HAND: Final = 2  # 1: the card was in the hand, 0: it lay on the table
PAID: Final = 3  # cards discarded as its price
USED_NAME: Final = SHARED_PLACES[USED]


def use_card(g: State, seat: int, key: int, answered: int = -1) -> None:
    """Use a card or an ability, named by the key of its option. `answered`: where on the stack it is what this answers."""
    frame = start(g, USE, seat, [0, key % KEY_PARTS, -1, 0], key // KEY_PARTS)
    if answered >= 0:
        frame.scope.it = [answered]


class Use(Step[State]):
    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        card = s.card
        if f.vals[WHICH] == WHOLE:
            self.play_whole(g, f)
            return
        act = g.definition(card).acts[f.vals[WHICH]]
        step = f.step
        if step == BEGIN:
            announce(g, f, act)
            f.step = SPIN
        elif step == SPIN or step == SPINNER_CHOSEN:
            self.choose_spinner(g, f, act)
        elif step == PAY or step == PAYMENT_CHOSEN:
            self.pay(g, f, act)
        elif step == AIM:
            self.aim(g, f, act)
        elif step == CARRY_OUT:
            f.step = CLEAR_AWAY
            if not f.vals[CANCELLED]:
                frame = Frame(act.body, s, [])
                g.stack.append(frame)
        else:
            g.pop()
            if f.vals[FROM_HAND] == 1 and g.zone[card] == USED:
                if f.vals[CANCELLED] and g.fights:
                    g.fights[-1].lose(card)
                if not is_of_fight(g, card):
                    lay_off(g, card, s.seat, "A:advantage")

    def choose_spinner(self, g: State, f: Frame, act: Act) -> None:
        """An ability card spins a Character who has its icon (A:ability-cards), some abilities their own (A:spinning)."""
        s = f.scope
        spun = -1
        if f.step == SPINNER_CHOSEN:
            spun = g.reply
        elif f.vals[FROM_HAND] == 1:
            icon = g.definition(s.card).icon
            able = spinners(g, s.seat, icon) if icon else []
            if len(able) > 1:
                offer = Offer()
                offer.add_cards(g, s.seat, "spin", able)
                g.ask(f, SPINNER_CHOSEN, s.seat, Question("spin-for", g.definition(s.card).id), offer)
                return
            spun = able[0] if able else -1
        elif act.spins:
            spun = s.card
        if spun >= 0:
            s.pick(SPINNER_SLOT, [spun])
            spin(g, spun, s.seat)
        f.step = PAY

    def pay(self, g: State, f: Frame, act: Act) -> None:
        s = f.scope
        id = g.definition(s.card).id
        if f.step == PAYMENT_CHOSEN:
            f.step = PAY
            f.vals[PAID] += 1
            discard(g, g.reply, s.seat, f"card:{id}", id)
        if f.vals[PAID] >= act.discards or not hand(g, s.seat):
            f.step = AIM
            return
        offer = Offer()
        offer.add_cards(g, s.seat, "discard", hand(g, s.seat))
        g.ask(f, PAYMENT_CHOSEN, s.seat, Question("pay-discard", id, act.discards - f.vals[PAID]), offer)

    def aim(self, g: State, f: Frame, act: Act) -> None:
        body = act.body
        if isinstance(body, Sequence):
            for target in body.targets:
                if target.slot not in f.scope.picks:
                    g.stack.append(Frame(target, f.scope, []))
                    return
        f.step = CARRY_OUT
        open_window(g, f.scope.seat)

    # -- cards that are played as a whole --------------------------------------------------------------------------

    def play_whole(self, g: State, f: Frame) -> None:
        """An Incident, a Trap, a Faction or an Organization comes into play as it is (A:plot-cards)."""
        s = f.scope
        kind = g.definition(s.card).type
        if f.step == BEGIN:
            f.vals[FROM_HAND] = 1
            f.step = LAY
            put(g, s.card, USED)
            id = g.definition(s.card).id
            if kind == TRAP:
                hide_traps(g, s.seat, s.card)
                g.log(CardMoved("A:trap-cards", s.seat, id, HAND_NAME, USED_NAME, seen_mask(g, s.card)))
            else:
                show(g, s.card)
                g.log(AdvantageUsed("A:plot-cards", s.seat, id, HAND_NAME, USED_NAME, revealed=True))
        elif f.step == LAY:
            if kind == TRAP and len(g.zones[AREAS]) > 1:
                offer = Offer()
                offer.add_cards(g, s.seat, "on", g.zones[AREAS])
                g.ask(f, PLACE_CHOSEN, s.seat, Question("lay-where"), offer)
                return
            if kind == TRAP:
                lay_trap(g, s.seat, s.card, g.zones[AREAS][0])
            f.step = LET_ANSWER
        elif f.step == PLACE_CHOSEN:
            lay_trap(g, s.seat, s.card, g.reply)
            f.step = LET_ANSWER
        elif f.step == LET_ANSWER:
            f.step = STAY_OR_GO
            open_window(g, s.seat)
        else:
            g.pop()
            if f.vals[CANCELLED]:
                discard(g, s.card, s.seat, "A:discards")
            else:
                self.settle(g, f, kind)

    def settle(self, g: State, f: Frame, kind: int) -> None:
        """The card goes where it stays."""
        s = f.scope
        if kind == TRAP:
            keep_trap(g, s.seat, s.card)
            happen(g, LAYS, s.seat)
        elif kind == INCIDENT:
            begin_incident(g, s)
        elif kind == TYPE_FACTION:
            join_faction(g, s.seat, s.card)
        else:
            join_organization(g, s.seat, s.card)


def announce(g: State, f: Frame, act: Act) -> None:
    """Say what is used. A card leaves the hand now; one used in a Combat stays there until it ends."""
    s = f.scope
    card = s.card
    id = g.definition(card).id
    if g.zone[card] == own_zone(s.seat, HAND):
        f.vals[FROM_HAND] = 1
        news = g.known[card] != OPEN
        put(g, card, USED)
        show(g, card)
        if g.fights:  # whoever used it, and for whatever: it was used in this Combat
            g.fights[-1].note_used(card, s.seat)
        g.log(AdvantageUsed("A:advantage", s.seat, id, HAND_NAME, USED_NAME, revealed=news))
    else:
        f.vals[FROM_HAND] = 0
        g.log(AbilityUsed("A:advantage", s.seat, id))
        if act.once:
            g.once.append(once_key(card, act))


def is_of_fight(g: State, card: int) -> bool:
    return any([card in fight.cards_used() for fight in g.fights])


procedure(USE, Use())
