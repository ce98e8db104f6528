"""The library of rulings with an address for each: what a list shows of one besides its title."""

import re
from functools import lru_cache
from typing import Final

import msgspec

from grimoire.library.games import box_of
from grimoire.library.messages import LANGUAGES
from grimoire.library.sources import card_of
from grimoire.library.standing import Standing, standing_of
from grimoire.pages.rules import Ruling, id_of, shipped_heads, shipped_items, shipped_rulings

NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class Numbered(msgspec.Struct, frozen=True):
    """A ruling of the library. Its id stays as long as its English title does, in whatever file it stands."""

    id: str
    number: int  # in the order of the library
    title: dict[str, str]  # by language
    file: str
    cites: list[str]
    standing: Standing


class Shelf:
    """All rulings on a game."""

    def __init__(self, game: str) -> None:
        self.game = game
        titles = [[ruling.title for ruling in shipped_rulings(game, lang)] for lang in LANGUAGES]
        self.all: list[Numbered] = []
        for number, (file, head) in enumerate(shipped_heads(game)):
            named = {lang: told[number] for lang, told in zip(LANGUAGES, titles, strict=True)}
            standing = standing_of(game, head.ruling, head.cites)
            self.all.append(Numbered(id_of(head.ruling), number, named, file, head.cites, standing))
        self.by_id = {one.id: one for one in self.all}

    def of(self, ruling: Ruling) -> Numbered:
        return self.by_id[ruling.id]

    def card_in(self, one: Numbered) -> str:
        """A card whose picture may stand for a ruling: one that it cites, else the first it names."""
        cards = box_of(self.game).shipped_pool().numbers
        cited = [card_of(id) for id in one.cites]
        text = shipped_items(self.game)[one.number][1]
        return next((id for id in cited if id in cards), "") or next(
            (found[0] for found in NAME.finditer(text, text.find("given:")) if found[0] in cards), ""
        )


@lru_cache(maxsize=4)
def shelf_of(game: str) -> Shelf:
    """Put up once: a search looks into it."""
    return Shelf(game)
