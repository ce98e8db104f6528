"""Interruptions: after every card, ability, Encounter turned up, die and death, whoever could answer is asked."""

from typing import Final

from grimoire.anima.common_options import PASS, PASS_KEY
from grimoire.anima.dice import DICE, FOR_CHECK, FOR_EXPLORATION, PER_DIE, PURPOSE, dice_of
from grimoire.anima.effects import cards_of
from grimoire.anima.encounters import EXPLORING, MODE
from grimoire.anima.legality import KEY_PARTS, can_act, may_hold, may_use_on_table, use_options
from grimoire.anima.procedure_numbers import DIE, ENCOUNTER, PROCEDURES, ROLL, SPRING, USE, WINDOW
from grimoire.anima.procedures import procedure, start
from grimoire.anima.state import State
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
from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

SUBJECT_WORDS: Final[dict[int, str]] = {ROLL: "die", USE: "use", ENCOUNTER: "encounter", SPRING: "trap", DIE: "death"}


def answerable(g: State, seat: int, subject: Frame) -> int:
    """What this seat could answer now, as bits."""
    bits = 0
    number = subject.node.number
    if number == ROLL:
        bits = ANY_DIE
        if any([subject.vals[DICE + die * PER_DIE] == seat for die in range(dice_of(subject))]):
            bits |= OWN_DIE
            if subject.vals[PURPOSE] == FOR_CHECK:
                bits |= OWN_CHECK
            elif subject.vals[PURPOSE] == FOR_EXPLORATION:
                bits |= OWN_EXPLORATION
    elif number == USE:
        if subject.scope.seat != seat:
            bits = USE_OF_ANOTHER
    elif number == ENCOUNTER:
        if subject.scope.seat == seat and subject.vals[MODE] == EXPLORING:
            bits = OWN_ENCOUNTER
    elif number == SPRING:
        if g.place[seat] >= 0 and g.place[seat] == g.at[subject.scope.card]:
            bits = TRAP_TURNED_UP
    elif number == DIE:
        if subject.scope.seat == seat:
            bits = OWN_DEATH
    if g.fights and any([cards_of(g, other) for other in g.order if other != seat]):
        bits |= COMBAT_CARDS
    return bits


def may_answer(g: State, seat: int, bits: int) -> bool:
    """Whether everybody can see that this seat might answer."""
    if not bits or not can_act(g, seat):
        return False
    if may_hold(g, seat, g.pool.interruptions, AT_INTERRUPTION, bits):
        return True
    return may_use_on_table(g, seat, AT_INTERRUPTION, bits)


class Window(Step[State]):
    """Everybody who could answer is asked once in Speed order, again only if something was used.

    Numbers: where on the stack the answered thing is, whose turn it is to be asked.
    """

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        subject = g.stack[vals[0]]
        if f.step == 0:
            g.outer.append(g.opened)  # the action this interrupts goes on afterwards
            f.step = 1
        elif f.step == 2:
            f.step = 1
            if g.reply == PASS_KEY:
                vals[1] += 1
            else:
                seat = g.order[vals[1]]
                vals[1] = 0
                frame = start(g, USE, seat, [0, g.reply % KEY_PARTS, -1, 0], g.reply // KEY_PARTS)
                frame.scope.it = [vals[0]]
                return
        g.opened = None
        while vals[1] < len(g.order) and not subject.vals[0]:
            seat = g.order[vals[1]]
            bits = answerable(g, seat, subject)
            if may_answer(g, seat, bits):
                offer = Offer()
                use_options(g, seat, AT_INTERRUPTION, bits, offer)
                offer.add(PASS, PASS_KEY)
                g.ask(f, 2, seat, question_about(g, subject), offer)
                return
            vals[1] += 1
        g.pop()
        g.opened = g.outer.pop()


def question_about(g: State, subject: Frame) -> Question:
    card = subject.scope.card
    if subject.node is PROCEDURES[DIE]:
        card = subject.vals[1]
    known = card >= 0 and g.known[card] == OPEN
    return Question("interrupt", g.definition(card).id if known else "", word=SUBJECT_WORDS[subject.node.number])


procedure(WINDOW, Window())
