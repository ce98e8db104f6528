"""Bots sit exams: positions with what a good player does there, each several times with other chance."""

from typing import Any, Final

import msgspec

from grimoire.bots.bot import Sight
from grimoire.bots.games import make_bot
from grimoire.bots.own_bots import answered
from grimoire.kernel.event import Event
from grimoire.kernel.position import Position
from grimoire.lab.streams import stream
from grimoire.library.exams import ACTION, TURN, Exam
from grimoire.library.scenario_facts import Moment
from grimoire.library.scenario_running import faults, play_through, problems_of

OTHERS: Final = "eager-1"  # answers for everybody else
TRIES: Final = 3
MOST: Final = 200  # choices; an exam is about one turn


class Sat(msgspec.Struct, frozen=True):
    """How a bot did in one position."""

    position: str
    kind: str
    good: int  # of this many tries
    tries: int
    missed: str = ""  # what did not hold, in the first try that failed
    played: tuple[str, ...] = ()  # and what was chosen in it

    @property
    def solved(self) -> bool:
        """Played well whatever the chance: a good player does not find it sometimes."""
        return self.good == self.tries


def sit(exam: Exam, bot: str, tries: int = TRIES) -> Sat:
    good = 0
    missed = ""
    played: tuple[str, ...] = ()
    for number in range(tries):
        forms, wrong = one_try(exam, bot, number)
        if not wrong:
            good += 1
        elif not missed:
            missed, played = wrong[0], tuple(forms)
    return Sat(exam.name, exam.kind, good, tries, missed, played)


def one_try(exam: Exam, bot: str, number: int) -> tuple[list[str], list[str]]:
    """What was chosen by whoever sits the exam, and what does not hold afterwards."""
    notation = exam.good.notation
    position: Position = notation.place(exam.good.given)
    position.advance()
    seat = position.asked
    players = [
        make_bot(bot if at == seat else OTHERS, stream(number, f"{exam.name} {at}"), exam.game)
        for at in range(len(notation.seats))
    ]
    events: list[Event] = position.events[:]
    forms: list[str] = []
    turn = turn_of(position)
    for made in range(MOST):
        decision = position.decision()
        if decision is None or (made and is_over(exam, position, seat, turn)):
            break
        name = bot if decision.seat == seat else OTHERS
        chosen = answered(name, players[decision.seat], Sight(position, decision.seat), decision)
        if decision.seat == seat:
            forms.append(decision.options[chosen].form)
        position.choose(chosen)
        events += position.events
    moment: Moment[Any] = Moment(position, events)
    return forms, [str(fault) for fault in faults(notation, exam.good.then, moment)]


def is_over(exam: Exam, position: Position, seat: int, turn: int) -> bool:
    if exam.until == TURN:
        return turn_of(position) != turn
    if exam.until == ACTION:
        return position.opened is None and position.asked == seat
    return position.question.id == exam.until


def turn_of(position: Position) -> int:
    return int(getattr(position, "turn", 0))


def wrong_with(exam: Exam) -> list[str]:
    """Why a position is no exam: the good way does not lead there, or the bad one does too."""
    good, blunder = play_through(exam.good), play_through(exam.blunder)
    wrong = [str(problem) for problem in problems_of(good)]
    if good.fault:
        return wrong
    if blunder.fault:
        return [*wrong, f"the blunder: {blunder.fault}"]
    if good.first.asked < 0:
        wrong.append("nobody is asked")
    return wrong if problems_of(blunder) else [*wrong, "the blunder comes to the same"]
