"""Which card a lesson or a puzzle is known by in a list: one of its position."""

import re
from collections.abc import Collection
from functools import lru_cache
from typing import Final

from grimoire.library.games import GAMES
from grimoire.library.lessons import LEARNER, OPPONENT, Lesson

DECK: Final = re.compile(r"^  deck: \[[^\]]*\]", re.MULTILINE)
WORDS: Final = re.compile(r"[\w-]+")


def card_of(lesson: Lesson, taken: Collection[str] = ()) -> str:
    """The first card that lies before the learner or in their hand, else anywhere; another than those `taken` where there is
    one."""
    own = lesson.given.partition(f"\n{LEARNER}:")[2].partition(f"\n{OPPONENT}:")[0]
    lines = [one for one in DECK.sub("", own).splitlines() if not one.startswith("  this turn")]
    found = cards_in(lesson.game, "\n".join(lines)) or cards_in(lesson.game, lesson.given)
    return next((card for card in found if card not in taken), found[0] if found else "")


def cards_in(game: str, text: str) -> list[str]:
    cards = ids_of(game)
    return [word for word in WORDS.findall(text) if word in cards]


@lru_cache
def ids_of(game: str) -> frozenset[str]:
    return frozenset(card.id for card in GAMES[game].shipped_pool().definitions)
