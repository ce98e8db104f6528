"""In the French titles of the libraries each card goes by its French name, and signs stand as they do in French."""

import re
from typing import Final

import pytest

from grimoire.library.folding import folded
from grimoire.library.games import GAMES, box_of
from grimoire.pages.rules import shipped_heads

ARTICLES: Final = ("le", "la", "l", "une", "un")  # that a name may lose or change in a sentence: "au Marché au sel"


@pytest.mark.parametrize("game", GAMES)
def test_a_card_named_in_the_english_title_is_named_in_the_french_one(game: str) -> None:
    names = {card.name["en"]: card.name["fr"] for card in box_of(game).shipped_pool().definitions}
    longest_first = sorted(names, key=len, reverse=True)
    named = re.compile(rf"(?<![\w'])({'|'.join(map(re.escape, longest_first))})(?:e?s)?(?!\w)")
    found = [(head, name) for _, head in shipped_heads(game) for name in named.findall(head.ruling)]
    assert len(found) > 200
    unnamed = [f"{names[name]} is not in '{head.fr}'" for head, name in found if not has_name(head.fr, names[name])]
    assert unnamed == []


def has_name(title: str, name: str) -> bool:
    words = singular(name)
    if words[0] in ARTICLES:
        words = words[1:]
    return f" {' '.join(words)} " in f" {' '.join(singular(title))} "


def singular(text: str) -> list[str]:
    """The words, without what a plural adds."""
    return [word.rstrip("sx") for word in re.findall(r"\w+", folded(text))]


@pytest.mark.parametrize("game", GAMES)
def test_french_titles_keep_to_french_spacing(game: str) -> None:
    assert [head.fr for _, head in shipped_heads(game) if re.search(r"[^ ][;:!?»]|«[^ ]|’|  |\.$", head.fr)] == []
