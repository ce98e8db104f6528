"""Handles: names for things that one seat can point at, kept as long as it can tell that a card is the same one.

A card keeps its handle exactly as long as the seat knows which card it is. Handles are numbered in the order in which they
appear to the seat, and follow from the log alone.
"""

from collections.abc import Iterable

from grimoire.seat.places import UNSEEN, Laid, unseen_name


class Handles:
    """The handles of one seat at one moment of a game."""

    def __init__(self) -> None:
        self.given = 0
        self.names: dict[int, str] = {}  # of the cards the seat knows
        self.places: dict[int, str] = {}  # where these lie
        self.counts: dict[str, int] = {}  # how many cards lie in each place, known or not
        self.table: list[Laid] = []  # as the seat sees it

    def copy(self) -> "Handles":
        other = Handles()
        other.given = self.given
        other.names = self.names.copy()
        other.places = self.places.copy()
        other.counts = self.counts.copy()
        other.table = self.table
        return other

    def look(self, table: list[Laid], lost: Iterable[int] = ()) -> None:
        """The table after something happened; `lost` are cards that went out of sight meanwhile, wherever they are now."""
        for card in lost:
            self.names.pop(card, None)
        names: dict[int, str] = {}
        self.places = {}
        self.counts = {}
        self.table = table
        for laid in table:
            self.counts[laid.place] = len(laid.cards)
            for card in laid.cards:
                if card == UNSEEN:
                    continue
                if card in self.names:
                    names[card] = self.names[card]
                else:
                    self.given += 1
                    names[card] = f"c{self.given}"
                self.places[card] = laid.place
        self.names = names

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
