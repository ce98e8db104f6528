"""One moment as a seat may think of it: a position that looks to it as the true one does, and names for what it can point at.

A card keeps its handle exactly as long as the seat knows which card it is. Handles are numbered in the order in which they
appear to the seat, and follow from the log alone.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

import msgspec

from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position, sample_for

UNSEEN: Final = -1


class Laid(msgspec.Struct, frozen=True):
    """The cards of one place in the order the seat sees them; numbers of the position, which never leave this package."""

    place: str
    cards: list[int]  # UNSEEN where the seat does not know which card it is


def unseen_name(place: str, index: int) -> str:
    """An unknown card has no name but where it lies."""
    return f"{place}:{index}"


class Handles:
    """The handles of one seat at one moment of a game."""

    def __init__(self) -> None:
        self.given = 0
        self.names: dict[int, str] = {}  # of the cards the seat knows
        self.places: dict[int, str] = {}  # where these lie
        self.counts: dict[str, int] = {}  # how many cards lie in each place, known or not
        self.table: list[Laid] = []  # as the seat sees it

    def after(self, table: list[Laid], lost: Iterable[int] = ()) -> "Handles":
        """Those after something happened; `lost` are cards that went out of sight meanwhile, wherever they are now."""
        gone = list(lost)
        if not gone and table == self.table:
            return self
        kept = self.names.copy()
        for card in gone:
            kept.pop(card, None)
        other = Handles()
        other.table = table
        given = self.given
        names, places = other.names, other.places
        for laid in table:
            place = laid.place
            other.counts[place] = len(laid.cards)
            for card in laid.cards:
                if card == UNSEEN:
                    continue
                name = kept.get(card)
                if name is None:
                    given += 1
                    name = f"c{given}"
                names[card] = name
                places[card] = place
        other.given = given
        return other

    def in_sample(self, sampled: list[Laid]) -> "Handles":
        """The same handles for a sample, which looks the same and has other numbers for the same cards."""
        other = Handles()
        other.given = self.given
        other.counts = self.counts
        other.table = sampled
        for here, there in zip(self.table, sampled, strict=True):
            for card, same in zip(here.cards, there.cards, strict=True):
                if card != UNSEEN:
                    other.names[same] = self.names[card]
                    other.places[same] = here.place
        return other

    def of(self, laid: Laid, index: int) -> str:
        """The handle of the card at this index of a place."""
        card = laid.cards[index]
        return unseen_name(laid.place, index) if card == UNSEEN else self.names[card]

    def unseen_in(self, place: str) -> str:
        """Some unknown card of a place: the last one, since which one it is would tell more than can be seen."""
        return unseen_name(place, max(0, self.counts.get(place, 0) - 1))


WATCHER = -1


class Look(msgspec.Struct):
    """One seat at one moment: a position that looks to it as the true one does, and its handles."""

    position: Position
    seat: int  # -1: a spectator
    number: int
    handles: Handles
    table: list[Laid]

    def handle(self, card: int) -> str:
        """Of a card the seat knows; empty for others."""
        return self.handles.names.get(card, "")


class Lays(Protocol):
    """Who knows which cards of a game lie where."""

    names: Sequence[str]

    def laid_out(self, position: Position, seat: int) -> list[Laid]:
        """Every place with cards, as a seat sees it, in a fixed order."""


def look_at(
    presenter: Lays,
    position: Position,
    seat: int,
    number: int = 0,
    handles: Handles | None = None,
    closed: bool = False,
    samples: dict[int, Position] | None = None,
) -> Look:
    """Without `handles` of a match that is followed, things are named as if the seat had come just now. Where lists are
    `closed`, only what is likely is assumed of the cards of others. `samples` of this moment for one seat are used again."""
    sample = position
    for eyes in range(len(presenter.names)) if seat == WATCHER else (seat,):  # who only looks on knows what all know
        known = None if samples is None or sample is not position else samples.get(eyes)
        if known is None:
            known = sample_for(sample, eyes, seeded(number + 1), closed)
            if samples is not None and sample is position:
                samples[eyes] = known
        sample = known
    table = presenter.laid_out(sample, seat)
    if handles is None:
        named = Handles().after(table)
    else:
        named = handles.in_sample(table)
    return Look(sample, seat, number, named, table)
