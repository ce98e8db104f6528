"""What is asked by plain requests: who one is, what can be played, and the matches one plays in."""

import msgspec
from litestar import Router, delete, get, post
from litestar.di import Provide
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from sqlalchemy.exc import SQLAlchemyError

from grimoire.answers.offered import Game, games
from grimoire.library.messages import FALLBACK
from grimoire.server.accounts import ACCOUNTS
from grimoire.server.card_pages import CARDS
from grimoire.server.community.bell_pages import BELLS
from grimoire.server.community.bot_scale import BOT_SCALE
from grimoire.server.community.coming_back import COMING_BACK
from grimoire.server.community.holiday_pages import HOLIDAYS
from grimoire.server.community.lobby_feed import LOBBY_FEED
from grimoire.server.community.meeting_pages import MEETING
from grimoire.server.community.people_pages import PEOPLE
from grimoire.server.community.push_pages import PUSHES
from grimoire.server.community.reporting import REPORTING
from grimoire.server.contests.routes import CONTESTS
from grimoire.server.deck_pages import DECKS
from grimoire.server.desk_pages import DESKS
from grimoire.server.entrance import ENTRANCE
from grimoire.server.foresight_pages import FORESIGHT
from grimoire.server.lesson_pages import LESSONS
from grimoire.server.match_pages import MatchPage, match_page, pages_of
from grimoire.server.own_cards import OWN
from grimoire.server.permissions import permitted
from grimoire.server.problems import refused, unavailable
from grimoire.server.puzzle_pages import PUZZLES
from grimoire.server.record_pages import RECORDS
from grimoire.server.report_pages import REPORTS
from grimoire.server.rule_pages import RULES
from grimoire.server.ruling_pages import RULINGS
from grimoire.server.seating import be_ready, leave_waiting, open_match, take_seat, waits, without_apart
from grimoire.server.standing_pages import STANDINGS
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import find_match, lobby, matches_of, under_way
from grimoire.server.storage.people import setups_of
from grimoire.server.study_pages import STUDIES
from grimoire.server.trial_pages import TRIALS
from grimoire.server.visitors import (
    Known,
    Lang,
    Me,
    TheHouse,
    me_of,
    provide_house,
    provide_user,
    spoken,
)
from grimoire.table.refusals import NO_MATCH, Refusal
from grimoire.table.setting_up import NewMatch, remembered


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""  # at this table; empty: one's own
    deck: str = ""  # the name of a shipped deck, or a list; empty: the one that lies there
    program: bool = False  # a program of one's own decides, which is said wherever its name is


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    deck: list[str]  # ids of cards
    side: list[str]


# -- who one is --------------------------------------------------------------------------------------------------------


@get("/me")
async def me(user: Known) -> Me:
    return me_of(user)


# -- what can be played ------------------------------------------------------------------------------------------------


@get("/games", sync_to_thread=False)
def all_games(lang: Lang = FALLBACK) -> list[Game]:
    """The games, with their bots, decks, formats and optional rules."""
    return games(spoken(lang))


# -- matches -----------------------------------------------------------------------------------------------------------


@post("/matches")
async def set_up(data: JSONBody[NewMatch], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> MatchPage:
    """Set up a match. It begins once every seat is taken; against bots at once. How it was set up is remembered."""
    row = await open_match(house, data, user)
    async with house.database.reading() as connection:
        return (await pages_of(connection, [row], user, spoken(lang)))[0]


@get("/setups")
async def my_setups(house: TheHouse, user: Known) -> dict[str, NewMatch]:
    """What one set up last, for each game one did."""
    async with house.database.reading() as connection:
        kept = await setups_of(connection, user.id)
    return {game: setup for game, values in kept.items() if (setup := remembered(values)) is not None}


@get("/matches")
async def my_matches(house: TheHouse, user: Known, lang: Lang = FALLBACK) -> list[MatchPage]:
    """Those one sits at or has set up, the newest first."""
    async with house.database.reading() as connection:
        return await pages_of(connection, await matches_of(connection, user.id), user, spoken(lang))


@get("/lobby")
async def open_matches(house: TheHouse, user: Known, lang: Lang = FALLBACK) -> list[MatchPage]:
    """Where anybody may sit down."""
    async with house.database.reading() as connection:
        rows = await lobby(connection, now(), house.database.clock.now())
        return await pages_of(connection, await without_apart(connection, rows, user), user, spoken(lang))


@get("/lobby/under-way")
async def matches_under_way(house: TheHouse, user: Known, lang: Lang = FALLBACK) -> list[MatchPage]:
    """Matches of the lobby that have begun: anybody may look on."""
    async with house.database.reading() as connection:
        return await pages_of(
            connection, await without_apart(connection, await under_way(connection), user), user, spoken(lang)
        )


@get("/matches/{id:str}")
async def one_match(id: FromPath[str], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> MatchPage:
    """A match by its link."""
    async with house.database.reading() as connection:
        row = await find_match(connection, id)
        if row is None:
            raise Refusal(NO_MATCH)
        found = (await pages_of(connection, [row], user, spoken(lang)))[0]
    await waits(house, row, user)
    return found


@post("/matches/{id:str}/seats/{seat:int}", status_code=200)
async def sit(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[SitDown], house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> MatchPage:
    """Take a free seat."""
    return match_page(await take_seat(house, id, seat, user, data.name, data.deck, data.program), user, spoken(lang))


@delete("/matches/{id:str}", status_code=204)
async def leave_table(id: FromPath[str], house: TheHouse, user: Known) -> None:
    """Before a match has begun: take one's table away, or get up from that of somebody else."""
    await leave_waiting(house, id, user)


@post("/matches/{id:str}/ready", status_code=200)
async def ready(id: FromPath[str], data: JSONBody[Ready], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> MatchPage:
    """Between two games of a series: play on with these cards in deck and side deck."""
    return match_page(await be_ready(house, id, data.seat, user, data.deck, data.side), user, spoken(lang))


def api() -> Router:
    handlers: list[ControllerRouterHandler] = [
        me,
        all_games,
        set_up,
        my_setups,
        my_matches,
        open_matches,
        matches_under_way,
        one_match,
        sit,
        leave_table,
        ready,
        *RECORDS,
        *STANDINGS,
        *STUDIES,
        *FORESIGHT,
        *RULES,
        *RULINGS,
        *REPORTS,
        *LESSONS,
        *PUZZLES,
        *CARDS,
        *DECKS,
        *DESKS,
        *OWN,
        *TRIALS,
        *ACCOUNTS,
        *ENTRANCE,
        *BELLS,
        *HOLIDAYS,
        *PUSHES,
        *PEOPLE,
        *BOT_SCALE,
        *LOBBY_FEED,
        *MEETING,
        *REPORTING,
        *COMING_BACK,
        CONTESTS,
    ]
    return Router(
        "/api",
        route_handlers=handlers,
        guards=[permitted],
        dependencies={"house": Provide(provide_house, sync_to_thread=False), "user": Provide(provide_user)},
        exception_handlers={Refusal: refused, SQLAlchemyError: unavailable, OSError: unavailable},
    )
