"""A deck's record: how often it won, against which kinds of decks, as first and as second, and how sure that is."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from grimoire.server.community.intervals import FEW, interval
from grimoire.server.storage.results import DRAWN, WON, Meeting

MOST_DECKS: Final = 12
MOST_KINDS: Final = 12


class Share(msgspec.Struct, frozen=True):
    """Games won of games played; drawn games count half."""

    won: float
    games: int
    low: float  # where the true share lies in 19 of 20 cases
    high: float
    few: bool  # too few to say


class KindLine(msgspec.Struct, frozen=True):
    """Against one kind of deck: its elements, and the words it asks for most."""

    elements: list[str]
    words: list[str]
    share: Share


class DeckRecord(msgspec.Struct, frozen=True):
    game: str
    deck: str  # a digest of its cards
    name: str
    all: Share
    rated: int  # of these games
    kinds: list[KindLine]  # the most played first
    first: Share  # where this deck began
    second: Share


def share_of(meetings: Sequence[Meeting]) -> Share:
    won = sum(1.0 if one.outcome == WON else 0.5 if one.outcome == DRAWN else 0.0 for one in meetings)
    low, high = interval(won, len(meetings)) if meetings else (0.0, 1.0)
    return Share(won, len(meetings), low, high, len(meetings) < FEW)


def records_of(meetings: Sequence[Meeting], word: Callable[[str, str], str]) -> list[DeckRecord]:
    """The deck that was played most comes first. `word`: what a word of a game is called."""
    by_deck: dict[str, list[Meeting]] = defaultdict(list)
    for one in meetings:
        by_deck[one.deck].append(one)
    most = sorted(by_deck.values(), key=lambda found: (-len(found), found[0].deck))
    return [record_of(found, word) for found in most[:MOST_DECKS]]


def record_of(meetings: Sequence[Meeting], word: Callable[[str, str], str]) -> DeckRecord:
    by_kind: dict[str, list[Meeting]] = defaultdict(list)
    for one in meetings:
        by_kind[one.kind].append(one)
    kinds = sorted(by_kind.items(), key=lambda one: (-len(one[1]), one[0]))
    return DeckRecord(
        meetings[0].game,
        meetings[0].deck,
        meetings[0].deck_name,
        share_of(meetings),
        sum(one.rated for one in meetings),
        [line_of(kind, found, word) for kind, found in kinds[:MOST_KINDS]],
        share_of([one for one in meetings if one.first]),
        share_of([one for one in meetings if not one.first]),
    )


def line_of(kind: str, meetings: Sequence[Meeting], word: Callable[[str, str], str]) -> KindLine:
    elements, _, words = kind.partition(":")
    return KindLine(
        [name for name in elements.split("-") if name],
        [word(meetings[0].game, name) for name in words.split("-") if name],
        share_of(meetings),
    )
