"""Decks as text: a line for each card, `4 Flame`, by any of its names; what stands after # is a remark.

A line `Side deck:` divides the deck from its side deck.
"""

import re
from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

import msgspec

from grimoire.library.pools import CardPool
from grimoire.library.yaml_lines import BadFile

MOST_TOLD: Final = 100  # lines of a file that cannot be read; whoever has more has given something else than a deck
MOST_CARDS: Final = 250  # ours: the rules know no limit, a position numbers its cards below 1024

LINE: Final = re.compile(r"(?:(\d+)\s*x?\s+)?(\S.*)")
SIDE_DECK: Final = "Side deck:"
SIDE_LINE: Final = re.compile(r"side[ -]?deck\s*:?", re.IGNORECASE)


class Deck(msgspec.Struct, frozen=True):
    """Lists of cards with a name; cards are ids, one entry for each copy, in the order written."""

    name: str
    cards: tuple[str, ...]
    side: tuple[str, ...] = ()

    def numbers(self, pool: CardPool) -> list[int]:
        """The cards as a new game wants them."""
        return [pool.numbers[card] for card in self.cards]

    @property
    def together(self) -> tuple[str, ...]:
        """Deck and side deck, which most limits are about."""
        return self.cards + self.side


class DeckShape(msgspec.Struct, frozen=True):
    """What a deck by chance should be like; 0: as the game has it, or by chance."""

    size: int = 0
    elements: int = 0


ANY_SHAPE: Final = DeckShape()


def parse_deck(
    text: str, where: str, name: str, pool: CardPool, unlisted: Iterable[str] = (), unfinished: bool = False, most: int = 1
) -> Deck:
    """Read a deck; the error names the first lines that cannot be read, at most so many: to find what somebody meant takes a
    while for each. Whether it may be played is another question: `deck_faults`.

    Names that are `unlisted` are cards that a format forbids and the pool does not know: they are kept as written there.
    One that is `unfinished` may be empty.
    """
    reader = DeckReader(pool, unlisted)
    for number, line in enumerate(text.splitlines(), 1):
        if len(reader.wrong) == most:
            if most > 1:
                reader.wrong.append(BadFile("bad-lines-more", where, line=number - 1))
            break
        reader.read(line, f"{where}:{number}")
    if reader.wrong:
        reader.wrong[0].others = reader.wrong[1:]
        raise reader.wrong[0]
    if not reader.cards and not unfinished:
        raise BadFile("bad-empty-deck", where)
    return Deck(name, tuple(reader.cards), tuple(reader.side or ()))


class DeckReader:
    """Reads a deck line by line, and goes on after one it cannot read: who mends a list wants to know all that is wrong."""

    def __init__(self, pool: CardPool, unlisted: Iterable[str]) -> None:
        self.pool = pool
        self.forbidden = {card.lower(): card for card in unlisted}
        self.cards: list[str] = []
        self.side: list[str] | None = None
        self.wrong: list[BadFile] = []

    def read(self, line: str, where: str) -> None:
        written = line.partition("#")[0].strip()
        try:
            if SIDE_LINE.fullmatch(written):
                self.begin_side(where)
            elif written:
                self.add(written, where)
        except BadFile as error:
            self.wrong.append(error)

    def begin_side(self, where: str) -> None:
        if self.side is not None:
            raise BadFile("bad-side-twice", where)
        self.side = []

    def add(self, written: str, where: str) -> None:
        match = LINE.fullmatch(written)
        assert match is not None  # anything that is not blank matches
        digits = match[1] or "1"
        copies = int(digits) if len(digits) <= len(str(MOST_CARDS)) else 0
        if not 1 <= copies <= MOST_CARDS:
            raise BadFile("bad-copies", where, amount=digits)
        card = self.forbidden.get(match[2].lower()) or card_id(match[2], where, self.pool)
        (self.cards if self.side is None else self.side).extend([card] * copies)


def card_id(name: str, where: str, pool: CardPool) -> str:
    definition = pool.find(name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    if definition is None:
        near = get_close_matches(name.strip().lower(), pool.names, 1)
        if name.endswith(":"):
            raise BadFile("bad-heading", where, name=name, heading=SIDE_DECK)
        if near:
            meant = pool.definitions[pool.numbers[pool.names[near[0]]]]
            raise BadFile("bad-card-near", where, name=name, meant=meant.name)
        raise BadFile("bad-card", where, name=name)
    return definition.id


def written(deck: Deck, pool: CardPool, language: str = "en") -> str:
    """A deck as text, by the names of a language; reading it gives the same cards."""
    lines = [f"# {deck.name}", *card_lines(deck.cards, pool, language)]
    if deck.side:
        lines += [SIDE_DECK, *card_lines(deck.side, pool, language)]
    return "\n".join(lines) + "\n"


def card_lines(cards: tuple[str, ...], pool: CardPool, language: str) -> list[str]:
    return [f"{n} {pool.definitions[pool.numbers[card]].name[language]}" for card, n in Counter(cards).items()]
