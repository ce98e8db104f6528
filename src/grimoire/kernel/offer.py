"""What is offered: each option added together with its key and the card it stands for.

Cards that do not differ are one option; those that do are told apart by place and ordinal. Which cards an option points at
is worked out when somebody asks: the one it was made for, and all that do not differ from it.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from grimoire.kernel.option import Option
from grimoire.kernel.reason import Reason

NO_CARD: Final = -1
FEW: Final = 8  # to compare so many with each other is quicker than to make a set of them
REFUSED: Final = Reason("refused", "")  # what is not offered, where nobody asked why: legality builds no reason then


class OfferedCards:
    """Cards as options speak of them: what every position can say of its own. `Position` stands on this."""

    known: list[int]  # which seats know a card, as bits
    stands_for: list[int]  # the card each open option was made for; -1: none

    @abstractmethod
    def faces(self) -> list[int]:
        """Which card each physical one is."""

    def all_differ(self, cards: list[int]) -> bool:
        """Whether no two of these have one name."""
        faces = self.faces()
        if len(cards) > FEW:
            return len({faces[card] for card in cards}) == len(cards)
        for i in range(1, len(cards)):
            face = faces[cards[i]]
            for j in range(i):
                if faces[cards[j]] == face:
                    return False
        return True

    @abstractmethod
    def card_id(self, card: int) -> str:
        """The id of what a physical card is."""

    def option_for(self, verb: str, card: int) -> Option:
        """Doing something with a card that need not be told from others of its name."""
        return Option(verb, self.card_id(card))

    def options_for(self, verb: str, cards: list[int]) -> list[Option]:
        """The same for several cards, each of another name."""
        return [self.option_for(verb, card) for card in cards]

    @abstractmethod
    def place_of(self, card: int, seat: int) -> str:
        """Where it lies, as the forms of that seat's options say it."""

    @abstractmethod
    def lying_with(self, card: int) -> list[int]:
        """The cards of the place where it lies, in their order."""

    @abstractmethod
    def looks_same(self, one: int, other: int) -> bool:
        """Whether two cards of one name differ in nothing that can be seen and matters."""

    def in_open_order(self, cards: list[int]) -> list[int]:
        """Some cards in an order that may be told."""
        return cards


@mypyc_attr(acyclic=True, free_list_len=1)
class Offer:
    """Options in order, with what each means inside the position and the card it stands for."""

    def __init__(self, options: list[Option] | None = None, keys: list[int] | None = None) -> None:
        self.options: list[Option] = [] if options is None else options
        self.keys: list[int] = [] if keys is None else keys
        self.cards: list[int] = [] if keys is None else [NO_CARD] * len(keys)

    def add(self, option: Option, key: int, card: int = NO_CARD) -> None:
        self.options.append(option)
        self.keys.append(key)
        self.cards.append(card)

    def add_cards(self, g: OfferedCards, seat: int, verb: str, cards: list[int], mark: int = 0) -> None:
        """An option for each card that differs from the others; the key is the card's number and the mark."""
        if len(cards) == 1:
            self.add(g.option_for(verb, cards[0]), cards[0] + mark, cards[0])
            return
        if not cards:
            return
        faces = g.faces()
        if g.all_differ(cards):  # mostly
            kept = g.in_open_order(cards)
            options = g.options_for(verb, kept)
            keys = [card + mark for card in kept]
            if self.keys:
                self.options += options
                self.keys += keys
                self.cards += kept
            else:  # mostly too: nothing they would have to be added to
                self.options = options
                self.keys = keys
                self.cards = kept[:]
            return
        kept = g.in_open_order(distinct(g, cards))
        numbers = [faces[card] for card in kept]
        for card in kept:
            if numbers.count(faces[card]) == 1:
                self.add(g.option_for(verb, card), card + mark, card)
            else:
                option = Option(verb, g.card_id(card), g.place_of(card, seat), ordinal_of(g, card))
                self.add(option, card + mark, card)

    def leave_out(self, index: int) -> Option:
        del self.keys[index]
        del self.cards[index]
        return self.options.pop(index)

    def only(self, kept: list[int]) -> "Offer":
        """What is left of it, by places."""
        found = Offer()
        for index in kept:
            found.add(self.options[index], self.keys[index], self.cards[index])
        return found


def distinct(g: OfferedCards, cards: list[int]) -> list[int]:
    """One of each group of cards that do not differ; of hidden ones, the one most seats know: it leaves first, so that
    nothing more is told."""
    faces = g.faces()
    seen: set[int] = set()
    found: list[int] = []
    for card in cards:
        face = faces[card]
        if face not in seen:  # mostly: whoever is alone of its name is compared with nobody
            seen.add(face)
            found.append(card)
            continue
        for i, other in enumerate(found):
            if faces[other] == face and g.looks_same(other, card):
                if g.known[card] > g.known[other]:
                    found[i] = card
                break
        else:
            found.append(card)
    return found


def ordinal_of(g: OfferedCards, card: int) -> int:
    """Which of the cards of its name this one is where it lies, counted from 1."""
    faces = g.faces()
    ordinal = 1
    for other in g.lying_with(card):
        if other == card:
            break
        if faces[other] == faces[card]:
            ordinal += 1
    return ordinal


def cards_meant(g: OfferedCards, index: int) -> list[int]:
    """The cards an option of the open question stands for."""
    card = g.stands_for[index]
    if card < 0:
        return []
    faces = g.faces()
    namesakes = [other for other in g.lying_with(card) if faces[other] == faces[card]]
    return [other for other in namesakes if other == card or g.looks_same(card, other)]
