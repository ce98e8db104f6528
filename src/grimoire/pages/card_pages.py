"""The page of one card, as data for every client."""

from typing import Any

import msgspec

from grimoire.library.messages import LANGUAGES
from grimoire.pages.card_labels import set_title
from grimoire.pages.catalogue import Catalogue
from grimoire.pages.printed_cards import PrintedCard
from grimoire.pages.rules import Ruling
from grimoire.pages.ruling_search import find_rulings


class CardPage(msgspec.Struct, frozen=True):
    """Everything about a card that is not a game: as printed in both languages, where its facts come from, its rulings."""

    id: str
    faces: dict[str, PrintedCard]  # by language
    set: str  # in words
    aliases: list[str]
    origin: list[str]  # which of its facts are ours, and which are attested; empty: all of them are
    written: list[str]  # its effect in the card language
    rulings: list[Ruling]  # that are about it
    beside: list[Ruling]  # in which it plays a part


def card_page(catalogue: Catalogue[Any], id: str, lang: str) -> CardPage | None:
    """None if there is no such card."""
    if id not in catalogue.pool.numbers:
        return None
    card = catalogue.by_id(id)
    found = find_rulings(catalogue.game, id, lang)
    return CardPage(
        id,
        {language: catalogue.printed_cards(language)[id] for language in LANGUAGES},
        set_title(card.set, lang),
        card.aliases,
        catalogue.origin(card, lang),
        catalogue.written(card),
        [] if found is None else found.rulings,
        [] if found is None else found.beside,
    )
