"""Which cards somebody means who writes several in a row: by ids, by names in either language, by parts of names."""

import re
from functools import lru_cache
from typing import Final

from grimoire.library.folding import folded
from grimoire.library.games import box_of

WORD: Final = re.compile(r"\w+")
BETWEEN: Final = ("and", "et", "with", "avec", "vs", "beside")  # words between names
MOST_WORDS: Final = 20  # nobody writes more to name three cards
MOST_MEANT: Final = 12  # words that begin the names of more cards mean none of them
SHORTEST: Final = 3  # letters of a part of a name


class Meant:
    """A stretch of what was typed, and the cards it may mean; `whole`: it is all a card is called."""

    def __init__(self, cards: list[str], whole: bool) -> None:
        self.cards = cards
        self.whole = whole


def cards_named(game: str, typed: str) -> list[Meant]:
    """The cards named one after the other; nothing where some words name none. As few names as possible, and whole names
    before parts."""
    words = WORD.findall(folded(typed))
    found = parted(game, words)
    return found or parted(game, [word for word in words if word not in BETWEEN])


def parted(game: str, words: list[str]) -> list[Meant]:
    if not words or len(words) > MOST_WORDS:
        return []
    best: list[tuple[tuple[int, int, int], list[Meant]] | None] = [((0, 0, 0), [])]  # of the first so many words
    for end in range(1, len(words) + 1):
        ways = []
        for start in range(end):
            before = best[start]
            meant = meant_by(game, tuple(words[start:end])) if before is not None else None
            if before is not None and meant is not None:
                (names, parts, cards), way = before
                cost = names + 1, parts + (not meant.whole), cards + len(meant.cards)
                ways.append((cost, [*way, meant]))
        best.append(min(ways, key=lambda way: way[0], default=None))
    last = best[-1]
    return [] if last is None else last[1]


@lru_cache(maxsize=2048)
def meant_by(game: str, words: tuple[str, ...]) -> Meant | None:
    """The card that is called so, or those whose names have words that begin so."""
    same: list[str] = []
    like: list[str] = []
    for card, names in names_in(game):
        if words in names:
            same.append(card)
        elif any(all(any(part.startswith(word) for part in name) for word in words) for name in names):
            like.append(card)
    if same:
        return Meant(same, True)
    if not like or len(like) > MOST_MEANT or any(len(word) < SHORTEST for word in words):
        return None
    return Meant(like, False)


@lru_cache(maxsize=4)
def names_in(game: str) -> list[tuple[str, list[tuple[str, ...]]]]:
    """All that each card is called, in words: its id, its names, its other names."""
    pool = box_of(game).shipped_pool()
    names: dict[str, list[tuple[str, ...]]] = {id: [] for id in pool.numbers}
    for name, id in pool.names.items():
        names[id].append(tuple(WORD.findall(folded(name))))
    return list(names.items())
