"""Cards: all of a game as printed, what they can be searched by, and the page of one."""

from functools import lru_cache
from typing import Any

import msgspec

from grimoire.library.games import GAMES
from grimoire.pages.card_pages import CardPage, card_page
from grimoire.pages.catalogue import CardFilter, Catalogue
from grimoire.pages.games import catalogue_of, printed_cards_of
from grimoire.table.refusals import NO_CARD, Refusal


@lru_cache
def catalogue(game: str) -> Catalogue[Any]:
    return catalogue_of(game, GAMES[game].shipped_pool())


@lru_cache
def cards_text(game: str, lang: str) -> bytes:
    """Said once: a thousand texts take their time."""
    return msgspec.json.encode(printed_cards_of(game, GAMES[game].shipped_pool(), lang))


def filters(game: str, lang: str) -> list[CardFilter]:
    return catalogue(game).filter_words(lang)


@lru_cache
def card_words_text(game: str, lang: str) -> bytes:
    return msgspec.json.encode(catalogue(game).word_book().listed(lang))


def page_of_card(game: str, id: str, lang: str) -> CardPage:
    """A card in both languages, where its facts come from, and the rulings on it."""
    page = card_page(catalogue(game), id, lang)
    if page is None:
        raise Refusal(NO_CARD, name=id[:60])
    return page
