"""Rulings that have words in their titles, or in what they cite."""

import re
from functools import lru_cache
from typing import Final

from grimoire.library.folding import folded
from grimoire.library.messages import LANGUAGES
from grimoire.library.sources import shipped_sources
from grimoire.pages.rules import Ruling, shipped_rulings

WORD: Final = re.compile(r"\w+")


def rulings_with(game: str, words: list[str], lang: str) -> list[Ruling]:
    """Those that have all these words, or beginnings of words, in either language: in their title first, then in what they
    cite."""
    if not words:
        return []
    told = list(zip(shipped_rulings(game, lang), word_index(game), strict=True))
    first = [at for at, (_, (title, _)) in enumerate(told) if has_all(title, words)]
    then = [at for at, (_, (_, cited)) in enumerate(told) if has_all(cited, words)]
    return [told[at][0] for at in dict.fromkeys([*first, *then])]


def has_all(index: str, words: list[str]) -> bool:
    return all(f" {word}" in index for word in words)


def indexed(text: str) -> str:
    """The words of a text, each behind a space: a beginning of a word is found by what stands there."""
    return "".join(f" {word}" for word in WORD.findall(folded(text)))


@lru_cache(maxsize=4)
def word_index(game: str) -> list[tuple[str, str]]:
    """Of every ruling the words of its titles in all languages; and these with the titles of what it cites. Made once, since
    folding thousands of sentences takes a while."""
    sources = shipped_sources(game)
    cited = {id: indexed(f"{source.title} {source.title_fr}") for id, source in sources.items()}
    titles = zip(*[shipped_rulings(game, lang) for lang in LANGUAGES], strict=True)
    found: list[tuple[str, str]] = []
    for same in titles:
        own = indexed(" ".join(dict.fromkeys(ruling.title for ruling in same)))
        found.append((own, "".join([own, *[cited.get(id, "") for id in same[0].cites]])))
    return found
