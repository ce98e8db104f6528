"""A lesson under way: a real match in which only what the step asks for is open, and everything else follows its script.

What it is follows from the lesson and the learner's choices alone (`made`), so it can be left, kept, and gone on with
anywhere: a client, a server and a terminal hold the same. Puzzles are in `match.puzzle`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

import msgspec

from grimoire import __version__
from grimoire.bots.bot import Bot, Sight
from grimoire.kernel.option import Decision
from grimoire.library.entries import BOT, HAND, ORDER
from grimoire.library.games import box_of
from grimoire.library.lessons import ITSELF, LEARNER, OPPONENT, Lesson, Line, Sentence, Step
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.match.games import GAMES
from grimoire.match.stops import PASS
from grimoire.table.match import Match

PLAYER: Final = "player"  # the learner, in the record
SEAT: Final = 0  # the learner's
OTHER: Final = 1  # the opponent's
LIFTED_AFTER: Final = 2  # refusals in a step: what glows is lifted
SHOWN_AFTER: Final = 3  # refusals in a step: the lesson offers to make the choice
SEATS: Final = {LEARNER: SEAT, OPPONENT: OTHER}


class LessonFault(Exception):
    """The script and the game do not go together; or choices were kept that this lesson does not know."""


class Said(msgspec.Struct, frozen=True):
    """A sentence of the lesson after this many entries of the log."""

    number: int
    step: int
    said: Sentence


class Replies:
    """The opponent of a puzzle: what is written for her, wherever it is offered; else what is offered first."""

    def __init__(self, forms: Sequence[str]) -> None:
        self.forms = forms

    def choose(self, sight: Sight, decision: Decision) -> int:
        offered = [option.form for option in decision.options]
        return next((offered.index(form) for form in self.forms if form in offered), 0)


class Lessoned(ABC):
    """What lessons and puzzles have in common: a match, the learner's choices, refusals."""

    def __init__(self, lesson: Lesson, pool: CardPool, made: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.pool = pool
        self.restart()
        for form in made:
            if not self.choose(form):
                raise LessonFault(f"{lesson.id}: '{form}' is not open")

    def restart(self) -> None:
        lesson = self.lesson
        where = f"{lesson.game}/{lesson.id}"
        seats = [PLAYER, lesson.opponent]
        record = Record(__version__, lesson.game, self.pool.digest, seats, seed=1, given=lesson.given, where=where)
        self.notation = box_of(lesson.game).notation(self.pool)
        self.match = Match(start_of(record, self.pool), record, [None, self.opponent()])
        self.match.chance_lies_open = True
        self.made: list[str] = []
        self.refused = 0
        self.said: list[Said] = []

    def opponent(self) -> Bot:
        """Who sits opposite, where no script says what she does."""
        return Replies([self.notation.form(form) for form in self.lesson.replies])

    @property
    def options(self) -> list[str]:
        """Every form that is legal now."""
        decision = self.match.decision()
        return [] if decision is None else [option.form for option in decision.options]

    @property
    @abstractmethod
    def step(self) -> int:
        """The number of the step under way, from 0; as many as there are when all are done."""

    @property
    @abstractmethod
    def done(self) -> bool:
        """Whether all of it is done."""

    @property
    @abstractmethod
    def open(self) -> list[str]:
        """The forms the learner may choose now; the first is the one that is shown."""

    @abstractmethod
    def go_on(self) -> None:
        """Everything up to the learner's next choice."""

    def choose(self, form: str) -> bool:
        """The learner chooses. What is not open changes nothing but how often that was tried."""
        if form not in self.open:
            self.refused += 1
            return False
        self.note(form)
        self.match.take(self.options.index(form), HAND)
        self.made.append(form)
        self.refused = 0
        self.go_on()
        return True

    @abstractmethod
    def note(self, form: str) -> None:
        """Before an open form is chosen."""

    def back_to(self, choices: int) -> None:
        """As it was after this many of the learner's choices."""
        made = self.made[:choices]
        self.restart()
        for form in made:
            self.choose(form)

    def played_on(self, bot: str) -> Record:
        """The record of a game that goes on from here, in which a bot of this name takes the opponent's seat."""
        record = self.match.record
        return msgspec.structs.replace(record, seats=[PLAYER, bot], entries=list(record.entries))


class Course(Lessoned):
    """A lesson, step by step."""

    def restart(self) -> None:
        super().restart()
        self.at = 0  # the step
        self.begun = 0  # choices that had been made when it began
        self.ways: list[list[Line]] = [list(way) for way in self.lesson.steps[0].ways]
        self.given_itself: set[tuple[int, str]] = set()  # which answers the lesson gave: step and form
        self.go_on()

    @property
    def step(self) -> int:
        return self.at

    @property
    def now(self) -> Step | None:
        return None if self.done else self.lesson.steps[self.at]

    @property
    def done(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def chosen(self) -> int:
        """How many choices of this step were made."""
        return len(self.made) - self.begun

    @property
    def open(self) -> list[str]:
        if self.done or self.match.over or self.match.position.asked != SEAT:
            return []
        found: list[str] = []
        for way in self.ways:
            if way[0].who == LEARNER:
                found += [form for form in self.options if self.means(way[0], form) and form not in found]
        return found

    def means(self, line: Line, form: str) -> bool:
        """Whether a form is what a line says; a line says it as scenarios do."""
        return line.allows(self.notation.written(form)) or form == self.notation.form(line.form)

    def note(self, form: str) -> None:
        """Only ways that begin so are still open."""
        self.ways = [way[1:] for way in self.ways if way[0].who == LEARNER and self.means(way[0], form)]

    def back(self) -> bool:
        """To the start of the step; from there, to the start of the one before. False at the very beginning."""
        if not self.made:
            return False
        if self.chosen:
            self.back_to(self.begun)
            return True
        step = self.at
        choices = len(self.made)
        while self.at == step:
            choices -= 1
            self.back_to(choices)
        self.back_to(self.begun)
        return True

    # -- the script ------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        while not self.done and not self.waits():
            if not self.ways[0]:
                self.next_step()
            else:
                self.follow(self.ways[0][0])

    def waits(self) -> bool:
        """Whether it is the learner's turn, who is asked for a choice the step speaks of."""
        return bool(self.ways[0]) and self.ways[0][0].who == LEARNER and self.is_due(self.ways[0][0])

    def is_window(self) -> bool:
        """Whether the open question is a window that passes unless the script speaks of it."""
        traits = GAMES[self.lesson.game]
        decision = self.match.decision()
        return decision is not None and decision.question.id in traits.windows - traits.own_windows

    def next_step(self) -> None:
        self.at += 1
        self.begun = len(self.made)
        if not self.done:
            self.ways = [list(way) for way in self.lesson.steps[self.at].ways]

    def follow(self, line: Line) -> None:
        """One line of the script, or what must come before it."""
        options = self.options
        if not self.is_due(line) and self.gives_itself(options):
            self.match.take(options.index(PASS) if PASS in options else 0, ORDER)
            return
        if not line.who:
            self.said.append(Said(len(self.match.record.entries), self.at, line.said))
        elif self.is_due(line):
            if line.who == ITSELF:
                self.given_itself.add((self.at, line.form))
            self.match.take(options.index(self.notation.form(line.form)), ORDER if line.who == ITSELF else BOT)
        elif line.who != ITSELF:
            raise LessonFault(f"{self.lesson.id}, step {self.at + 1}: '{line.who} {line.form}' is not among {options}")
        self.ways = [self.ways[0][1:]]

    def is_due(self, line: Line) -> bool:
        """Whether a line can be followed now. Windows are passed anyway: a pass that is written means another question.
        A sentence is said when what it speaks of is over: when the choice that comes after it is asked for."""
        if not line.who:
            after = self.upcoming()
            return after is not None and self.is_due(after)
        asked = self.match.position.asked
        if asked < 0 or (line.form == PASS and self.is_window()):
            return False
        if line.who != ITSELF and asked != SEATS[line.who]:
            return False
        return any(self.means(line, form) for form in self.options)

    def gives_itself(self, options: list[str]) -> bool:
        """Whether the open question is one that a lesson answers: a window of which it does not speak, or a single option.
        After its last choice it only passes."""
        if self.upcoming() is None:
            return PASS in options and (self.is_window() or len(options) == 1)
        return (self.is_window() and PASS in options) or len(options) == 1

    def upcoming(self) -> Line | None:
        """The next choice the script speaks of; None after the last."""
        steps = [self.ways[0], *[step.ways[0] for step in self.lesson.steps[self.at + 1 :]]]
        return next((line for lines in steps for line in lines if line.who), None)
