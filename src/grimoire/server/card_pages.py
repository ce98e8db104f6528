"""Cards by plain requests: all cards of a game as printed, what they can be searched by, and the page of one."""

import asyncio
from functools import lru_cache
from typing import Final

import msgspec
from litestar import MediaType, Response, get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from grimoire.answers.asking import checked, spoken
from grimoire.answers.cards import card_words_text, cards_text, filters, page_of_card
from grimoire.library.games import GAMES
from grimoire.library.messages import FALLBACK
from grimoire.pages.card_pages import CardPage
from grimoire.pages.catalogue import CardFilter
from grimoire.pages.games import printed_cards_of
from grimoire.server.own_pools import pool_for
from grimoire.server.storage.matches import find_match
from grimoire.server.visitors import Known, Lang, TheHouse
from grimoire.table.refusals import NO_MATCH, Refusal


@get("/games/{game:str}/cards", sync_to_thread=False)
def all_cards(game: FromPath[str], lang: Lang = FALLBACK) -> Response[bytes]:
    """All cards of a game as printed, by id."""
    return Response(cards_text(checked(game), spoken(lang)), media_type=MediaType.JSON)


@get("/matches/{id:str}/cards")
async def cards_of_match(id: FromPath[str], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> Response[bytes]:
    """All cards as printed that a match is played with: where somebody brought cards of their own, those too."""
    async with house.database.reading() as connection:
        row = await find_match(connection, id)
    if row is None:
        raise Refusal(NO_MATCH)
    text = await asyncio.to_thread(text_of, row.game, row.cards, spoken(lang))
    return Response(text, media_type=MediaType.JSON)


def text_of(game: str, digest: str, lang: str) -> bytes:
    is_todays = pool_for(game, digest) is GAMES[game].shipped_pool()
    return cards_text(game, lang) if is_todays else other_text(game, digest, lang)


@lru_cache(maxsize=8)
def other_text(game: str, digest: str, lang: str) -> bytes:
    return msgspec.json.encode(printed_cards_of(game, pool_for(game, digest), lang))


@get("/games/{game:str}/filters", sync_to_thread=False)
def all_filters(game: FromPath[str], lang: Lang = FALLBACK) -> list[CardFilter]:
    """What a search through the cards can be narrowed down by."""
    return filters(checked(game), spoken(lang))


@get("/games/{game:str}/card-words", sync_to_thread=True)
def card_words(game: FromPath[str], lang: Lang = FALLBACK) -> Response[bytes]:
    """All words one may use in a card of one's own, with an example."""
    return Response(card_words_text(checked(game), spoken(lang)), media_type=MediaType.JSON)


@get("/games/{game:str}/cards/{id:str}", sync_to_thread=True)
def one_card(game: FromPath[str], id: FromPath[str], lang: Lang = FALLBACK) -> CardPage:
    """A card in both languages, where its facts come from, and the rulings on it."""
    return page_of_card(checked(game), id, spoken(lang))


CARDS: Final[list[BaseRouteHandler]] = [all_cards, cards_of_match, all_filters, card_words, one_card]
