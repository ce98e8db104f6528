"""A puzzle under way: everything legal is open, and it is solved when the learner has won before the turn ends."""

from collections.abc import Sequence
from typing import Final

import msgspec

from grimoire.bots.bot import Bot, Sight, sealed
from grimoire.kernel.option import Decision
from grimoire.library.entries import BOT, HAND
from grimoire.library.lessons import ITSELF, LEARNER, OPPONENT
from grimoire.library.replay import turn_began
from grimoire.table.lesson import SEAT, Lessoned, Said

OPEN: Final = "open"
SOLVED: Final = "solved"
MISSED: Final = "missed"  # the turn is over, or the game is lost


class Slip(msgspec.Struct, frozen=True):
    """The first choice after which a puzzle could not be solved any more."""

    before: "Puzzle"  # as it stood then
    form: str
    number: int  # of choices before it
    lost: dict[str, int]  # what it could still have brought, in numbers of the game's own words


class Puzzle(Lessoned):
    def restart(self) -> None:
        super().restart()
        self.state = OPEN
        self.hints_given = 0
        self.go_on()

    @property
    def step(self) -> int:
        return int(self.done)

    @property
    def done(self) -> bool:
        return self.state == SOLVED

    @property
    def open(self) -> list[str]:
        return self.options if self.state == OPEN and self.match.position.asked == SEAT else []

    def note(self, form: str) -> None:
        """Every legal choice is open in a puzzle: nothing is narrowed by one."""

    def go_on(self) -> None:
        """Replies and what gives itself, as in any game against one opponent."""
        match = self.match
        while self.state == OPEN:
            self.judge()
            next = match.next()
            if self.state != OPEN or next is None or next.by == HAND:
                return
            index = next.index
            bot = match.bots[next.decision.seat]
            if next.by == BOT and bot is not None:
                index = bot.choose(sealed(match.position, next.decision.seat), next.decision)
            match.take(index, next.by)

    def judge(self) -> None:
        match = self.match
        if match.over:
            self.state = SOLVED if match.winner == SEAT else MISSED
        elif turn_began(match.position) and match.made:
            self.state = MISSED
        if self.state == SOLVED:
            entries = len(match.record.entries)
            self.said += [Said(entries, 0, line.said) for line in self.lesson.steps[0].ways[0] if not line.who]

    def back(self) -> bool:
        """Before the latest choice. False at the beginning."""
        if not self.made:
            return False
        hints = self.hints_given
        self.back_to(len(self.made) - 1)
        self.hints_given = hints
        return True

    def slip(self) -> Slip | None:
        """Where the win was let go; None where that is not known."""
        return None

    @property
    def solution(self) -> Sequence[str]:
        """What the learner chooses to win, as scenarios say it; one way to do it."""
        return [line.form for line in self.lesson.steps[0].ways[0] if line.who]


class Shown(Puzzle):
    """A puzzle whose solution is shown: the opponent answers as it is written there."""

    def opponent(self) -> Bot:
        lines = self.lesson.steps[0].ways[0]
        return InTurn([self.notation.form(line.form) for line in lines if line.who == OPPONENT], super().opponent())

    @property
    def own(self) -> list[str]:
        """The learner's choices, in order; one that gives itself may be among them."""
        return [self.notation.form(line.form) for line in self.lesson.steps[0].ways[0] if line.who in (LEARNER, ITSELF)]


class InTurn:
    """Answers one after the other, each once it is offered; else as somebody else would."""

    def __init__(self, forms: Sequence[str], other: Bot) -> None:
        self.forms = list(forms)
        self.other = other

    def choose(self, sight: Sight, decision: Decision) -> int:
        offered = [option.form for option in decision.options]
        if self.forms and self.forms[0] in offered:
            return offered.index(self.forms.pop(0))
        return self.other.choose(sight, decision)
