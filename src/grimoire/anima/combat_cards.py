"""Combat cards: only the fighters, the faster first, then in turns until both pass (A:combat-cards)."""

from typing import Final

from grimoire.anima import continuous_texts
from grimoire.anima.combat_state import FIRST, MISSION_FOE, UNDECIDED, Fight
from grimoire.anima.common_options import PASS, PASS_KEY
from grimoire.anima.discarding import discard
from grimoire.anima.facts.parties import BonusGained
from grimoire.anima.hands import hand
from grimoire.anima.legality import can_act, may_hold, may_use_on_table, use_options
from grimoire.anima.procedure_numbers import COMBAT_CARDS
from grimoire.anima.procedures import procedure, start
from grimoire.anima.state import State
from grimoire.anima.using import use_card
from grimoire.anima.word_numbers import AT_COMBAT
from grimoire.kernel.frame import BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

BAIT_KEY: Final = 1 << 20


def fighters(g: State, fight: Fight) -> list[int]:
    """The seats that fight, the faster first."""
    return [seat for seat in g.order if fight.side_of(seat) >= 0]


def bait_of(g: State, fight: Fight, seat: int) -> int:
    """What each Advantage thrown as bait gives, 0 where there is no such thing."""
    if fight.kind != MISSION_FOE or fight.card < 0 or fight.seat != seat:
        return 0
    return continuous_texts.sum_of_card(g, continuous_texts.BAIT, seat, fight.card)


# Steps of PlayCombatCards.
ASK_NEXT: Final = 1
CHOSEN: Final = 2
# What its frame holds.
PASSES: Final = 0  # in a row
WHOSE: Final = 1  # turn it is, by place among the fighters


def play_combat_cards(g: State, seat: int) -> None:
    start(g, COMBAT_CARDS, seat, [0, 0])


def may_use(g: State, fight: Fight, seat: int) -> bool:
    """Whether everybody can see that this seat might use something."""
    if not can_act(g, seat):
        return False
    if hand(g, seat) and bait_of(g, fight, seat):
        return True
    if may_hold(g, seat, g.pool.combat_cards, AT_COMBAT, 0):
        return True
    return may_use_on_table(g, seat, AT_COMBAT, 0)


def fighters_later(g: State) -> list[int]:
    """Seats that are asked for Combat cards after the one that is asked now, before its turn comes again, if all pass."""
    vals = g.stack[-1].vals
    fight = g.fights[-1]
    seats = fighters(g, fight)
    left = len(seats) - vals[PASSES]
    later = [seats[(vals[WHOSE] + i) % len(seats)] for i in range(1, left)]
    return [seat for seat in later if may_use(g, fight, seat)]


class PlayCombatCards(Step[State]):
    """One after the other, until all pass in a row."""

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        fight = g.fights[-1]
        seats = fighters(g, fight)
        if f.step == BEGIN:
            g.outer.append(g.opened)  # each card is an action of its own; the one that led here goes on afterwards
            f.step = ASK_NEXT
        elif f.step == CHOSEN:
            f.step = ASK_NEXT
            seat = seats[vals[WHOSE]]
            vals[WHOSE] = (vals[WHOSE] + 1) % len(seats)
            if g.reply == PASS_KEY:
                vals[PASSES] += 1
            else:
                vals[PASSES] = 0
                self.use(g, fight, seat, g.reply)
                return
        g.opened = None
        while vals[PASSES] < len(seats) and fight.result == UNDECIDED:
            seat = seats[vals[WHOSE]]
            if may_use(g, fight, seat):
                offer = Offer()
                use_options(g, seat, AT_COMBAT, 0, offer)
                if bait_of(g, fight, seat) and hand(g, seat):
                    offer.add_cards(g, seat, "bait", hand(g, seat), BAIT_KEY)
                offer.add(PASS, PASS_KEY)
                foe = g.definition(fight.card).id if fight.card >= 0 else ""
                g.ask(f, CHOSEN, seat, Question("combat-cards", foe), offer)
                return
            vals[PASSES] += 1
            vals[WHOSE] = (vals[WHOSE] + 1) % len(seats)
        g.pop()
        g.opened = g.outer.pop()

    def use(self, g: State, fight: Fight, seat: int, key: int) -> None:
        if key < BAIT_KEY:
            use_card(g, seat, key)
            return
        mission = g.definition(fight.card)
        id = mission.id
        discard(g, key - BAIT_KEY, seat, f"card:{id}", id)
        amount = bait_of(g, fight, seat)
        fight.give(FIRST, amount, mission.index)
        g.log(BonusGained(f"card:{id}", seat, player=seat, amount=amount, skill="combat", span="fight", source=id))


procedure(COMBAT_CARDS, PlayCombatCards())
