"""The page of one card, as data for every client."""

from typing import Any

import msgspec

from grimoire.library.messages import LANGUAGES
from grimoire.pages.album import Album
from grimoire.pages.card_labels import set_title
from grimoire.pages.faces import Face
from grimoire.pages.rules import Ruling
from grimoire.pages.ruling_search import find_rulings


class CardPage(msgspec.Struct, frozen=True):
    """Everything about a card that is not a game: both faces, where its facts come from, and the rulings on it."""

    id: str
    faces: dict[str, Face]  # by language
    set: str  # in words
    aliases: list[str]
    origin: list[str]  # which of its facts are ours, and which are attested; empty: all of them are
    written: list[str]  # its effect in the card language
    rulings: list[Ruling]  # that are about it
    beside: list[Ruling]  # in which it plays a part


def card_page(album: Album[Any], id: str, lang: str) -> CardPage | None:
    """None if there is no such card."""
    if id not in album.pool.numbers:
        return None
    card = album.by_id(id)
    found = find_rulings(album.game, id, lang)
    return CardPage(
        id,
        {language: album.faces(language)[id] for language in LANGUAGES},
        set_title(card.set, lang),
        card.aliases,
        album.origin(card, lang),
        album.written(card),
        [] if found is None else found.rulings,
        [] if found is None else found.beside,
    )
