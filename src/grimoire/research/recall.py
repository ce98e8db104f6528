"""What each seat knows with perfect recall: all it chose and all it was shown, from the first decision on.

A position remembers what the rules need, and forgets the rest. Algorithms on information sets (counterfactual regret, search
among states that look the same) need a name for everything that led to a moment as one seat saw it. It is kept beside the
game, so that whoever does not ask for it pays nothing.
"""

import hashlib
from collections.abc import Callable
from typing import Final, Optional

import msgspec

from grimoire.kernel.chance import Chance
from grimoire.kernel.event import Event
from grimoire.kernel.given import check_seat
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position

LETTERS: Final = 12  # bytes of a name: two things that differ never met in 2^48 of them


class Link:
    """One choice of somebody and what came of it, after all before it. Links are shared between copies and never change."""

    __slots__ = ("before", "chosen", "events", "seat")

    def __init__(self, before: Optional["Link"], seat: int, chosen: Option, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.chosen = chosen
        self.events = events


class Recall:
    """A game with what each seat remembers of it. Choices are made here; `position` is the game itself."""

    __slots__ = ("last", "named", "position", "seats")

    def __init__(self, position: Position) -> None:
        self.position = position
        self.seats = len(position.view(-1).players)
        self.last: Link | None = None
        begins = [name_of("", msgspec.json.encode(position.view(seat))) for seat in range(self.seats)]
        self.named: list[tuple[str, Link | None]] = [(begin, None) for begin in begins]  # by seat: up to which link

    def choose(self, index: int) -> None:
        """The same as `position.choose`, remembered."""
        position = self.position
        seat, options = position.asked, position.options
        position.choose(index)
        self.last = Link(self.last, seat, options[index], position.events)

    def choose_form(self, form: str) -> None:
        self.choose(self.position.index_of(form))

    def clone(self) -> "Recall":
        return self.with_position(self.position.clone())

    def with_position(self, position: Position) -> "Recall":
        other = Recall.__new__(Recall)
        other.position = position
        other.seats = self.seats
        other.last = self.last
        other.named = self.named[:]
        return other

    def information_state(self, seat: int) -> str:
        """A short name of everything this seat chose and was shown, and of what it sees now: the same for two games if and only
        if the seat cannot tell them apart. Raises NoSeat."""
        return name_of(self.remembered(seat), msgspec.json.encode(self.position.view(seat)))

    def remembered(self, seat: int) -> str:
        """The same without what is seen now."""
        check_seat(seat, self.seats)
        name, until = self.named[seat]
        new: list[Link] = []
        link = self.last
        while link is not None and link is not until:
            new.append(link)
            link = link.before
        for link in reversed(new):
            name = name_of(name, msgspec.json.encode(shown(link, seat)))
        self.named[seat] = (name, self.last)
        return name

    def __reduce__(self) -> tuple[Callable[[Position, list[str]], "Recall"], tuple[Position, list[str]]]:
        """Pickled, what everybody remembers is its name alone: that is all anything later asks of it."""
        return recalled, (self.position, [self.remembered(seat) for seat in range(self.seats)])

    def __deepcopy__(self, memo: object) -> "Recall":
        return self.clone()

    def sample(self, seat: int, chance: Chance) -> "Recall":
        """A game this seat cannot tell from the true one, all it cannot see dealt anew; what others remember begins there."""
        state = self.information_state(seat)
        other = self.with_position(self.position.sample(seat, chance))
        for i in range(self.seats):
            if i != seat:
                other.named[i] = (name_of(state, msgspec.json.encode(other.position.view(i))), self.last)
        return other


def recalled(position: Position, names: list[str]) -> Recall:
    recall = Recall.__new__(Recall)
    recall.position = position
    recall.seats = len(names)
    recall.last = None
    recall.named = [(name, None) for name in names]
    return recall


def shown(link: Link, seat: int) -> list[object]:
    """A choice and its consequences as a seat knows them: what others chose shows only in what happens."""
    told = [event.seen_by(seat) for event in link.events]
    return [link.seat, link.chosen.form if link.seat == seat else "", told]


def name_of(before: str, more: bytes) -> str:
    return hashlib.blake2b(before.encode() + more, digest_size=LETTERS).hexdigest()
