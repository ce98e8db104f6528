"""What a line of a card claims: by how much something that is told in a play, or offered in it, differs from a play without
the line. So continuous texts, triggers, clauses of a preparation are seen doing what they say, as single effects are in
deeds.py; and each word of a language must stand in such a line.

A claim is written from what the words mean, with numbers worked out by hand, and holds wherever its line may stand: written
straight onto a card, for a time, by an ability, or on a card that lies elsewhere.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from typing import Final

from grimoire.kernel.event import Event
from grimoire.kernel.position import Position
from grimoire.lab.inventing.deeds import HERE, add_to
from grimoire.language.source import CardFileError

MOST: Final = 200  # choices in one play
TO: Final = " to "  # between the kind of an event and where a card went by it
OFFERED: Final = ": "  # between a question and the form of an option: told once where it is ever offered
OF: Final = " of "  # between a number that an event tells and its kind: the sum of it


class Claim:
    """A line, what is done in the play, and by how much what is told there differs; 0: not at all, though it might."""

    def __init__(
        self,
        line: str,
        changes: dict[str, int],
        *doing: str,
        where: str = "",
        beside: str = "",
        theirs: tuple[str, ...] = (),
        lasts: bool = True,
        **facts: str,
    ) -> None:
        self.line = line
        self.changes = changes
        self.doing = doing  # by the player of the card, in this order, as soon as each is offered
        self.where = where  # where the card lies; wherever a line may stand, if it is not said
        self.beside = beside  # what another card says
        self.theirs = theirs  # what the other players do
        self.lasts = lasts  # of what is not said where: whether it also comes about if it holds for this turn only
        self.facts = facts  # what else is on the cards, by what a game understands


def note(found: Counter[str], events: list[Event], numbers: tuple[str, ...] = ()) -> None:
    """How much was told of each kind, how many cards went where, and what these numbers of events come to."""
    add_to(found, events)
    for event in events:
        for name in numbers:
            number = getattr(event, name, None)
            if isinstance(number, int):
                found[f"{name}{OF}{event.kind}"] += number
        destination = getattr(event, "destination", "")
        if destination:
            found[f"{event.kind}{TO}{destination}"] += 1


class Claims(ABC):
    """The claims of one game, and how they are tried."""

    claims: tuple[Claim, ...]
    nothing: str  # a line that can stand in for one that says what is always true, and says nothing
    everywhere: tuple[tuple[str, str], ...]  # where a line may stand that is not said where: a place, and what is around it
    for_a_turn: tuple[tuple[str, str], ...]  # the same where it holds for a turn only
    numbers: tuple[str, ...] = ()  # what events tell besides an amount, and a claim can be about

    def __init__(self) -> None:
        self.told_without: dict[tuple[str, ...], Counter[str]] = {}

    @abstractmethod
    def read(self, claim: Claim, where: str, line: str) -> None:
        """Make the card with this line, and those beside it. Raises CardFileError."""

    @abstractmethod
    def position(self, claim: Claim, where: str) -> Position:
        """Where the play begins, before its first decision."""

    @abstractmethod
    def is_over(self, position: Position, claim: Claim) -> bool:
        """Whether the last moment of the play has come."""

    @abstractmethod
    def idle(self, position: Position, forms: list[str]) -> str:
        """What is chosen where nothing else is wanted."""

    @abstractmethod
    def first(self, where: str) -> tuple[str, ...]:
        """What lets a card that lies there do something at all, before all else."""

    def places(self, claim: Claim) -> list[tuple[str, str]]:
        """Where this line may stand, and all of the line there."""
        if claim.where:
            return [(claim.where, claim.line)]
        around = (*self.everywhere, *(self.for_a_turn if claim.lasts else ()))
        return [(where, line.replace(HERE, claim.line)) for where, line in around]

    def told(self, claim: Claim, where: str, line: str) -> Counter[str]:
        """What is told and offered in the play. Raises CardFileError."""
        self.read(claim, where, line)
        position = self.position(claim, where)
        position.advance()
        found: Counter[str] = Counter()
        note(found, position.events, self.numbers)
        to_do = {0: [*self.first(where), *claim.doing], 1: [*claim.theirs]}
        for _ in range(MOST):
            decision = position.decision()
            if decision is None or self.is_over(position, claim):
                break
            forms = [option.form for option in decision.options]
            for form in forms if len(to_do[0]) <= len(claim.doing) else []:  # not before the card has done what it does
                found[f"{decision.question.id}{OFFERED}{form}"] = 1
            wanted = to_do[min(1, decision.seat)]
            form = wanted.pop(0) if wanted and wanted[0] in forms else self.idle(position, forms)
            position.choose_form(form)
            note(found, position.events, self.numbers)
        return found

    def differences(self, claim: Claim, where: str, line: str) -> dict[str, int]:
        """By how much what the claim is about really differs, where it is not as claimed. Raises CardFileError."""
        told = self.told(claim, where, line)
        before = self.without(claim, where, line)
        found = {what: told[what] - before[what] for what in claim.changes}
        return {} if found == claim.changes else found

    def without(self, claim: Claim, where: str, line: str) -> Counter[str]:
        return self.told(claim, where, self.empty(claim, line))

    @abstractmethod
    def empty(self, claim: Claim, line: str) -> str:
        """The line with nothing in the place of what is claimed."""

    def unkept(self, claims: tuple[Claim, ...]) -> Iterator[str]:
        """All that is claimed and not so, each with what is so instead."""
        for claim in claims:
            for where, line in self.places(claim):
                try:
                    wrong = self.differences(claim, where, line)
                except CardFileError as error:
                    yield f"{where}: {line}: {error}"
                    continue
                if wrong:
                    yield f"{where}: {line}: {wrong}, not {claim.changes}"
