"""Interruptions: after every card, ability, Encounter turned up, die and death, all who could answer are asked.

That is A:interruption; interruptible.py has what can be answered.
"""

from typing import Final

from grimoire.anima.combat_and_speed import others_used_cards
from grimoire.anima.common_options import PASS, PASS_KEY
from grimoire.anima.dice import FOR_CHECK, FOR_EXPLORATION, is_rolled_by, purpose_of
from grimoire.anima.dying import dying_in
from grimoire.anima.encounters import is_of_exploration
from grimoire.anima.interruptible import NEXT_ASKED, SETTLED, SUBJECT, subject_of
from grimoire.anima.legality import can_act, may_hold, may_use_on_table, use_options
from grimoire.anima.procedure_numbers import DIE, ENCOUNTER, ROLL, SPRING, USE, WINDOW
from grimoire.anima.procedures import procedure
from grimoire.anima.state import State
from grimoire.anima.using import use_card
from grimoire.anima.word_numbers import (
    ANY_DIE,
    AT_INTERRUPTION,
    COMBAT_CARDS,
    OWN_CHECK,
    OWN_DEATH,
    OWN_DIE,
    OWN_ENCOUNTER,
    OWN_EXPLORATION,
    TRAP_TURNED_UP,
    USE_OF_ANOTHER,
)
from grimoire.anima.zones import OPEN
from grimoire.kernel.frame import BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

SUBJECT_WORDS: Final[dict[int, str]] = {ROLL: "die", USE: "use", ENCOUNTER: "encounter", SPRING: "trap", DIE: "death"}


def answerable(g: State, seat: int, subject: Frame) -> int:
    """What this seat could answer now, as bits."""
    bits = 0
    number = subject.node.number
    if number == ROLL:
        bits = ANY_DIE
        if is_rolled_by(subject, seat):
            bits |= OWN_DIE
            if purpose_of(subject) == FOR_CHECK:
                bits |= OWN_CHECK
            elif purpose_of(subject) == FOR_EXPLORATION:
                bits |= OWN_EXPLORATION
    elif number == USE:
        if subject.scope.seat != seat:
            bits = USE_OF_ANOTHER
    elif number == ENCOUNTER:
        if subject.scope.seat == seat and is_of_exploration(subject):
            bits = OWN_ENCOUNTER
    elif number == SPRING:
        if g.place[seat] >= 0 and g.place[seat] == g.at[subject.scope.card]:
            bits = TRAP_TURNED_UP
    elif number == DIE:
        if subject.scope.seat == seat:
            bits = OWN_DEATH
    if g.fights and others_used_cards(g, seat):
        bits |= COMBAT_CARDS
    return bits


def may_answer(g: State, seat: int, bits: int) -> bool:
    """Whether everybody can see that this seat might answer."""
    if not bits or not can_act(g, seat):
        return False
    if may_hold(g, seat, g.pool.interruptions, AT_INTERRUPTION, bits):
        return True
    return may_use_on_table(g, seat, AT_INTERRUPTION, bits)


def asked_later(g: State) -> list[int]:
    """Seats that are asked in the open window after the one that is asked now, if all pass."""
    window = g.stack[-1]
    subject = subject_of(g, window)
    if subject.vals[SETTLED]:
        return []
    later = g.order[window.vals[NEXT_ASKED] + 1 :]
    return [seat for seat in later if may_answer(g, seat, answerable(g, seat, subject))]


# Steps of Window; interruptible.py says what its frame holds.
ASK_NEXT: Final = 1
CHOSEN: Final = 2


class Window(Step[State]):
    """Everybody who could answer is asked once in Speed order, again only if something was used."""

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        subject = subject_of(g, f)
        if f.step == BEGIN:
            g.outer.append(g.opened)  # the action this interrupts goes on afterwards
            f.step = ASK_NEXT
        elif f.step == CHOSEN:
            f.step = ASK_NEXT
            if g.reply == PASS_KEY:
                vals[NEXT_ASKED] += 1
            else:
                seat = g.order[vals[NEXT_ASKED]]
                vals[NEXT_ASKED] = 0
                use_card(g, seat, g.reply, vals[SUBJECT])
                return
        g.opened = None
        order = g.order
        for asked in range(len(order) if subject.vals[SETTLED] else vals[NEXT_ASKED], len(order)):
            seat = order[asked]
            bits = answerable(g, seat, subject)
            if may_answer(g, seat, bits):
                vals[NEXT_ASKED] = asked
                offer = Offer()
                use_options(g, seat, AT_INTERRUPTION, bits, offer)
                offer.add(PASS, PASS_KEY)
                g.ask(f, CHOSEN, seat, question_about(g, subject), offer)
                return
        g.pop()
        g.opened = g.outer.pop()


def question_about(g: State, subject: Frame) -> Question:
    dying = dying_in(subject)
    card = dying if dying >= 0 else subject.scope.card
    known = card >= 0 and g.known[card] == OPEN
    return Question("interrupt", g.definition(card).id if known else "", word=SUBJECT_WORDS[subject.node.number])


procedure(WINDOW, Window())
