"""The decks of a person: kept, read again, shared by a link. What is played is a copy in the match."""

from typing import Annotated, Final

import msgspec
from litestar import delete, get, post, put
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from grimoire.library.messages import FALLBACK
from grimoire.server.storage.database import now
from grimoire.server.storage.deck_box import Kept, count_decks, decks_of, drop_deck, find_kept, keep_deck
from grimoire.server.storage.people import User, new_id
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.table.decks import LONGEST_LIST, check_text
from grimoire.table.refusals import NO_DECK, TOO_MUCH, Refusal

MOST_DECKS: Final = 200
LONGEST_NAME: Final = 80


class DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as somebody writes it."""

    game: str
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_LIST)]  # a line for each card: 4 Flame
    shared: bool = False  # whether anybody who has its link may read it


class DeckPage(msgspec.Struct, frozen=True):
    id: str  # also its link
    game: str
    name: str
    text: str  # what is brought to a match
    shared: bool
    changed: int  # milliseconds since 1970
    mine: bool
    fault: str  # why it cannot be played as it is, in the usual format; empty if it can be


def page(deck: Kept, user: User, lang: str) -> DeckPage:
    fault = check_text(deck.game, deck.text, spoken(lang))
    return DeckPage(deck.id, deck.game, deck.name, deck.text, deck.shared, deck.changed, deck.user == user.id, fault)


@get("/decks")
async def my_decks(house: TheHouse, user: Known, lang: Lang = FALLBACK) -> list[DeckPage]:
    """The latest first."""
    async with house.database.reading() as connection:
        return [page(deck, user, lang) for deck in await decks_of(connection, user.id)]


@get("/decks/{id:str}")
async def one_deck(id: FromPath[str], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> DeckPage:
    """One's own, or one that is shared."""
    async with house.database.reading() as connection:
        deck = await find_kept(connection, id, user.id)
    if deck is None:
        raise Refusal(NO_DECK)
    return page(deck, user, lang)


@post("/decks")
async def new_deck(data: JSONBody[DeckText], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> DeckPage:
    """Keep a deck. It may be unfinished: what is wrong with it is told."""
    return await kept(house, user, new_id(), data, lang)


@put("/decks/{id:str}")
async def change_deck(
    id: FromPath[str], data: JSONBody[DeckText], house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> DeckPage:
    async with house.database.reading() as connection:
        old = await find_kept(connection, id, user.id)
    if old is None or old.user != user.id:
        raise Refusal(NO_DECK)
    return await kept(house, user, id, data, lang)


async def kept(house: TheHouse, user: User, id: str, data: DeckText, lang: str) -> DeckPage:
    check_text(data.game, data.text)  # of a game that has decks
    deck = Kept(id, user.id, data.game, data.name, data.text, data.shared, now())
    async with house.database.writing() as connection:
        if await count_decks(connection, user.id) >= MOST_DECKS:
            raise Refusal(TOO_MUCH)
        if not await keep_deck(connection, deck):
            raise Refusal(NO_DECK)
    return page(deck, user, lang)


@delete("/decks/{id:str}", status_code=204)
async def forget_deck(id: FromPath[str], house: TheHouse, user: Known) -> None:
    async with house.database.writing() as connection:
        if not await drop_deck(connection, id, user.id):
            raise Refusal(NO_DECK)


DECKS: Final[list[BaseRouteHandler]] = [my_decks, one_deck, new_deck, change_deck, forget_deck]
