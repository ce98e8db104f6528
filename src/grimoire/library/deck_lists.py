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


def parse_deck(
    text: str, where: str, name: str, pool: CardPool, unlisted: Iterable[str] = (), unfinished: bool = False
) -> Deck:
    """Read a deck; errors name the line. Whether it may be played is another question: `deck_faults`.

    Names that are `unlisted` are cards that a format forbids and the pool does not know: they are kept as written there.
    One that is `unfinished` may be empty.
    """
    forbidden = {card.lower(): card for card in unlisted}
    cards: list[str] = []
    side: list[str] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        written = line.partition("#")[0].strip()
        if not written:
            continue
        if SIDE_LINE.fullmatch(written):
            if side is not None:
                raise BadFile("bad-side-twice", f"{where}:{number}")
            side = []
            continue
        match = LINE.fullmatch(written)
        assert match is not None  # anything that is not blank matches
        digits = match[1] or "1"
        copies = int(digits) if len(digits) <= len(str(MOST_CARDS)) else 0
        if not 1 <= copies <= MOST_CARDS:
            raise BadFile("bad-copies", f"{where}:{number}", amount=digits)
        card = forbidden.get(match[2].lower()) or card_id(match[2], f"{where}:{number}", pool)
        (cards if side is None else side).extend([card] * copies)
    if not cards and not unfinished:
        raise BadFile("bad-empty-deck", where)
    return Deck(name, tuple(cards), tuple(side or ()))


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
