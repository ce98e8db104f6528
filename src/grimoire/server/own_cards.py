"""Cards of one's own: files that are watched on one's own computer, or written in the browser; as they would look, with
remarks, and tried at once. On a server that others can reach they are for those who have an account, so many a minute."""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from grimoire import __version__
from grimoire.bots.games import bots_at_hand, bots_for_players
from grimoire.kernel.chance import seeded
from grimoire.lab.games import GAMES as TABLES
from grimoire.library.games import GAMES
from grimoire.library.messages import FALLBACK, LANGUAGES
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.cards_check import Checked, Own, check_texts
from grimoire.pages.catalogue import Catalogue
from grimoire.pages.printed_cards import PrintedCard
from grimoire.server import own_pools
from grimoire.server.house import House
from grimoire.server.match_pages import MatchPage, match_page
from grimoire.server.rates import Rate
from grimoire.server.seating import keep_new
from grimoire.server.storage.database import now
from grimoire.server.storage.own_texts import keep_texts
from grimoire.server.storage.people import User, new_id
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.server.watched_card_files import WatchedCardFiles
from grimoire.table.matches import RUNNING, MatchRow, Seat
from grimoire.table.refusals import BAD_SETUP, NEEDS_ACCOUNT, NO_CARD, NO_GAME, TOO_OFTEN, Refusal
from grimoire.table.setting_up import checked_name, unlike

LINE: Final = re.compile(r".*?:(\d+)")
SEEDS: Final = 2**53
SAID_AFTER: Final = " :\u00a0\u202f"  # the colon behind a place, with its space where French has one
LONGEST: Final = 20_000  # signs of all one's cards
WRITTEN: Final = "my-cards.yaml"  # what they are called where they lie in no file
MOST_READERS: Final = 5  # one reads, the others wait
FRIEND: Final = "a friend"  # instead of a bot
TRIES: Final = 60  # deals, until the card is in one of the two hands


class OwnRemark(msgspec.Struct, frozen=True):
    """What the author of a card wants to know, and where."""

    where: str  # file and line
    line: int
    words: str


class OwnCard(msgspec.Struct, frozen=True):
    id: str
    faces: dict[str, PrintedCard]  # by language
    remarks: list[OwnRemark]
    written: list[str]  # its effect in the card language


class OwnState(msgspec.Struct, frozen=True):
    """Whether this server watches card files, and which state of them it has seen: another one, and they have changed."""

    on: bool
    version: str = ""
    game: str = ""


class OwnCards(msgspec.Struct, frozen=True):
    """The cards of the files that can be read, and what is wrong with the others."""

    version: str
    game: str
    files: list[str]
    cards: list[OwnCard]
    mistakes: list[str]


class OwnText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards as somebody writes them in the browser."""

    game: str
    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]


class OwnMistake(msgspec.Struct, frozen=True):
    line: int  # 0: of all of it
    words: str


class OwnChecked(msgspec.Struct, frozen=True):
    """What they would be, and what is wrong."""

    cards: list[OwnCard]
    mistakes: list[OwnMistake]


class OwnDuel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with one of these cards."""

    game: str
    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    card: Annotated[str, msgspec.Meta(max_length=80)]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""  # empty: the weakest
    friend: bool = False  # against whoever is sent the link, who can read the cards before


class TryCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""  # empty: the weakest


def own_card(catalogue: Catalogue[Any], own: Own, lang: str) -> OwnCard:
    card = own.definition
    remarks = [OwnRemark(f"{own.source.where}:{one.line}", one.line, one.words(lang)) for one in own.remarks]
    return OwnCard(card.id, {one: catalogue.printed_cards(one)[card.id] for one in LANGUAGES}, remarks, catalogue.written(card))


def card_files_of(house: TheHouse) -> WatchedCardFiles:
    if house.card_files is None:
        raise Refusal(NO_CARD, name="")
    return house.card_files


@get("/own-cards/state", sync_to_thread=True)
def own_state(house: TheHouse) -> OwnState:
    """Asked again and again by whoever shows them."""
    return OwnState(False) if house.card_files is None else OwnState(True, house.card_files.version(), house.card_files.game)


@get("/own-cards", sync_to_thread=True)
def own_cards(house: TheHouse, lang: Lang = FALLBACK) -> OwnCards:
    """The cards of the files that are watched, in both languages; remarks and mistakes in the one that was asked for."""
    card_files = card_files_of(house)
    version, checked = card_files.look()
    cards = [own_card(checked.catalogue, own, spoken(lang)) for own in checked.own]
    mistakes = [mistake.words(spoken(lang)) for mistake in checked.mistakes]
    return OwnCards(version, card_files.game, [str(path) for path in card_files.paths], cards, mistakes)


@post("/own-cards/{id:str}/try")
async def try_card(
    id: FromPath[str], data: JSONBody[TryCard], house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> MatchPage:
    """A game with this card at once: where decks are brought, in a deck built around it, and in one of the first two hands."""
    card_files = card_files_of(house)
    _, checked = await asyncio.to_thread(card_files.look)
    row = await asyncio.to_thread(tried, card_files.game, checked, id, data.bot, user)
    await keep_with_texts(house, row)
    return match_page(row, user, spoken(lang))


@post("/own-cards/check", status_code=200)
async def check_cards(data: JSONBody[OwnText], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> OwnChecked:
    """Cards that are being written: how each would look in both languages, and every mistake at its line."""
    async with reading(house, user, data.game, house.own_checks):
        checked = await asyncio.to_thread(read, data.game, data.text)
        return await asyncio.to_thread(told, checked, spoken(lang))


@post("/own-cards/play")
async def play_card(data: JSONBody[OwnDuel], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> MatchPage:
    """A game with a card that was written in the browser, as with one of a file."""
    async with reading(house, user, data.game, house.own_games):
        checked = await asyncio.to_thread(read, data.game, data.text)
        bot = FRIEND if data.friend else data.bot
        row = await asyncio.to_thread(tried, data.game, checked, data.card, bot, user)
    await keep_with_texts(house, row)
    return match_page(row, user, spoken(lang))


@asynccontextmanager
async def reading(house: House, user: User, game: str, rate: Rate) -> AsyncIterator[None]:
    """One after the other, and few wait. Raises Refusal."""
    if game not in GAMES:
        raise Refusal(NO_GAME, games=", ".join(GAMES))
    if not house.settings.is_alone:
        if user.is_guest:
            raise Refusal(NEEDS_ACCOUNT)
        if house.readers >= MOST_READERS or not rate.take(user.id):
            raise Refusal(TOO_OFTEN)
    house.readers += 1
    try:
        async with house.reading_cards:
            yield
    finally:
        house.readers -= 1


def read(game: str, text: str) -> Checked:
    return check_texts([(WRITTEN, text)] if text.strip() else [], game)


def told(checked: Checked, lang: str) -> OwnChecked:
    cards = [own_card(checked.catalogue, own, lang) for own in checked.own]
    return OwnChecked(cards, [own_mistake(mistake, lang) for mistake in checked.mistakes])


def own_mistake(mistake: BadFile, lang: str) -> OwnMistake:
    """Its place stands beside it, not in it."""
    found = LINE.match(mistake.where)
    said = mistake.words(lang).removeprefix(mistake.where).lstrip(SAID_AFTER)
    return OwnMistake(int(found[1]) if found else 0, said)


async def keep_with_texts(house: House, row: MatchRow) -> None:
    """Both or neither."""
    await keep_new(house, row, lambda connection: keep_texts(connection, row.cards, now()))


def tried(game: str, checked: Checked, id: str, bot: str, user: User) -> MatchRow:
    if not any(own.definition.id == id for own in checked.own):
        raise Refusal(NO_CARD, name=id[:60])
    bots = bots_at_hand(game)
    if bot not in ("", FRIEND, *bots):
        raise Refusal(BAD_SETUP, detail=f"bot: {', '.join(bots)}")
    pool = checked.catalogue.pool
    own_pools.know(game, checked.texts, pool)
    box = GAMES[game]
    table = TABLES[game](box, pool, box.seats[0])
    chance = seeded(secrets.randbelow(SEEDS))
    if bot == FRIEND:
        both = [table.random_deck(chance, featured=id) for _ in range(table.seats)]
        mine = Seat(0, user.id, "", checked_name(user.name), both[0])
        seats = [mine, *[Seat(seat, deck=deck) for seat, deck in enumerate(both) if seat]]
        return MatchRow(new_id(), game, user.id, now(), closed=True, cards=pool.digest, seats=seats)
    decks = [table.random_deck(chance, featured=id), *[table.random_deck(chance) for _ in range(table.seats - 1)]]
    seeds = [secrets.randbelow(SEEDS) for _ in range(TRIES)]
    seed = next((seed for seed in seeds if table.begins_with(table.begin(decks, seed), 0, id)), seeds[0])
    at = now()
    other = bot or bots_for_players(game)[0]
    names: list[str] = []
    for seat in range(table.seats):
        names.append(unlike(other if seat else checked_name(user.name), names))
    seats = [Seat(seat, None if seat else user.id, other if seat else "", names[seat], deck) for seat, deck in enumerate(decks)]
    row = MatchRow(new_id(), game, user.id, at, RUNNING, version=__version__, cards=pool.digest, seed=str(seed))
    return msgspec.structs.replace(row, began=at, seats=seats)


OWN: Final[list[BaseRouteHandler]] = [own_state, own_cards, try_card, check_cards, play_card]
