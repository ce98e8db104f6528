"""The page of a person: their ratings and how they went, their games, and, for themselves alone, what their decks are worth."""

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, QueryParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.library.games import GAMES
from grimoire.library.messages import FALLBACK, messages
from grimoire.pages.games import catalogue_of
from grimoire.server.community.bot_scale import BotRating, kept_scale
from grimoire.server.community.contest_places import ContestPlace, places_of
from grimoire.server.community.deck_records import DeckRecord, records_of
from grimoire.server.community.rating import PROVISIONAL, Skill
from grimoire.server.house import House
from grimoire.server.may_open import opened
from grimoire.server.naming import bot_called, deck_called, deck_in, name_in
from grimoire.server.passwords import login_of
from grimoire.server.storage.circle import count_following, followed_by, muted_people, shows_contests
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import find_matches
from grimoire.server.storage.people import User, names_of, user_named, when_made
from grimoire.server.storage.results import (
    Meeting,
    Result,
    beside,
    best_of_game,
    counts_of,
    course_of,
    late_of,
    meetings_of,
    results_of,
)
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.table.matches import MatchRow
from grimoire.table.refusals import NO_GAME, NO_PERSON, Refusal

MOST_GAMES: Final = 200
RECENT: Final = 12
LATELY: Final = 20
POINTS: Final = 120  # of a course, however many games there were
LEADERS: Final = 100
ACTIVE_MS: Final = 90 * 24 * 3600 * 1000
Most = Annotated[int, QueryParameter(ge=1, le=MOST_GAMES, description="How many, the newest first.")]


class RatingLine(msgspec.Struct, frozen=True):
    """What somebody is reckoned to be worth in a game, with how sure that is."""

    game: str
    shown: int
    spread: int  # 19 of 20 cases lie so far around it
    provisional: bool  # too few games to say much
    rated: int  # games that counted


class Point(msgspec.Struct, frozen=True):
    game: str
    at: int  # milliseconds since 1970
    shown: int
    spread: int


class Opponent(msgspec.Struct, frozen=True):
    name: str
    account: bool  # has a page
    bot: bool
    deck: str  # where it may be known


class GameLine(msgspec.Struct, frozen=True):
    """A game that is over, from the side of one seat."""

    match: str
    game: str
    seat: int
    outcome: int  # 1 won, 0 nobody did, -1 lost
    others: list[Opponent]
    deck: str  # where it may be known
    turns: int
    ended: int
    rated: bool
    open: bool  # whether it may be looked at again


class PersonPage(msgspec.Struct, frozen=True):
    name: str
    account: bool
    mine: bool
    since: int  # milliseconds since 1970
    played: dict[str, int]  # games that ended, by game
    ratings: list[RatingLine]
    course: list[Point]
    games: list[GameLine]
    decks: list[DeckRecord]  # of oneself alone
    follows: int  # how many
    followed: int  # by how many
    is_followed: bool  # by whoever asks
    is_blocked: bool  # the same
    lately: int = 0  # of oneself alone: games with people, of the latest
    late: int = 0  # and how many of them one lost because one's time was over
    contests: list[ContestPlace] = []  # in which they play, by the code of a slip; to others only where they want it
    bots: list[BotRating] = []  # of games in which they have a rating, to measure it by


class Leader(msgspec.Struct, frozen=True):
    name: str
    shown: int
    spread: int
    provisional: bool


@get("/people/{name:str}")
async def person(name: FromPath[str], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> PersonPage:
    """Somebody who has an account."""
    async with house.database.reading() as connection:
        of = await account_named(connection, name)
        page = await page_of(connection, of, user, spoken(lang))
    return await with_what_is_kept(house, of, page, lang)


@get("/me/page")
async def my_page(house: TheHouse, user: Known, lang: Lang = FALLBACK) -> PersonPage:
    """Oneself, as a guest too."""
    async with house.database.reading() as connection:
        page = await page_of(connection, user, user, spoken(lang))
    return await with_what_is_kept(house, user, page, lang)


async def with_what_is_kept(house: House, of: User, page: PersonPage, lang: str) -> PersonPage:
    """With what does not have to be looked up for each page."""
    contests = await places_of(house, of.id) if page.mine or await tells_contests(house, of) else []
    scales = [await kept_scale(house, rating.game, spoken(lang)) for rating in page.ratings]
    return msgspec.structs.replace(page, contests=contests, bots=[bot for scale in scales for bot in scale.bots])


async def tells_contests(house: House, of: User) -> bool:
    """Whether they want others to know which player of a contest they are."""
    async with house.database.reading() as connection:
        return await shows_contests(connection, of.id)


@get("/people/{name:str}/games")
async def games_of_person(
    name: FromPath[str], house: TheHouse, user: Known, lang: Lang = FALLBACK, most: Most = MOST_GAMES
) -> list[GameLine]:
    """What they have played, as far as whoever asks may know of it."""
    async with house.database.reading() as connection:
        found = await account_named(connection, name)
        return await games_of(connection, found, user, spoken(lang), most)


@get("/leaders/{game:str}")
async def leaders(game: FromPath[str], house: TheHouse, user: Known) -> list[Leader]:
    """Who plays best, of those who have played within three months: by what they are worth at least."""
    if game not in GAMES:
        raise Refusal(NO_GAME, games=", ".join(GAMES))
    async with house.database.reading() as connection:
        rows = await best_of_game(connection, game, now() - ACTIVE_MS, LEADERS)
    skills = [(name, Skill(mu, sigma), games) for name, mu, sigma, games in rows]
    return [Leader(name, skill.shown, skill.spread, games < PROVISIONAL) for name, skill, games in skills]


async def account_named(connection: AsyncConnection, name: str) -> User:
    """Raises Refusal."""
    found = await user_named(connection, login_of(name))
    if found is None:
        raise Refusal(NO_PERSON)
    return found[0]


async def page_of(connection: AsyncConnection, of: User, asker: User, lang: str) -> PersonPage:
    mine = of.id == asker.id
    follows, followed = await count_following(connection, of.id)
    course = await course_of(connection, of.id)
    lately, late = await late_of(connection, of.id, LATELY) if mine else (0, 0)

    def word(game: str, name: str) -> str:
        return catalogue_of(game, GAMES[game].shipped_pool()).word_shown(name, lang)

    return PersonPage(
        of.name,
        not of.is_guest,
        mine,
        await when_made(connection, of.id),
        await counts_of(connection, of.id),
        [rating_of(game, course) for game in GAMES if any(point[0] == game for point in course)],
        [point for game in GAMES for point in thinned([one for one in course if one[0] == game])],
        await games_of(connection, of, asker, lang, RECENT),
        [titled(one, lang) for one in records_of(await told_meetings(connection, of.id), word)] if mine else [],
        follows,
        followed,
        of.id in [id for id, _ in await followed_by(connection, asker.id)],
        of.id in [id for id, _ in await muted_people(connection, asker.id)],
        lately,
        late,
    )


def titled(record: DeckRecord, lang: str) -> DeckRecord:
    """A deck that comes with the program by its title; a list without a name has none."""
    return msgspec.structs.replace(record, name=deck_called(record.name, record.game, lang))


Course = Sequence[tuple[str, int, float, float]]


def rating_of(game: str, course: Course) -> RatingLine:
    own = [point for point in course if point[0] == game]
    skill = Skill(own[-1][2], own[-1][3])
    return RatingLine(game, skill.shown, skill.spread, len(own) < PROVISIONAL, len(own))


def thinned(course: Course) -> list[Point]:
    """The last of every so many, so that the newest is among them."""
    step = -(-len(course) // POINTS) or 1
    kept = list(course)[::-1][::step][::-1]
    return [Point(game, at, Skill(mu, sigma).shown, Skill(mu, sigma).spread) for game, at, mu, sigma in kept]


async def told_meetings(connection: AsyncConnection, user: str) -> list[Meeting]:
    """No kind of a deck whose list is closed while it is played with still."""
    found = await meetings_of(connection, user)
    rows = await find_matches(connection, {one.match for one in found if one.hides})
    may = await opened(connection, list(rows.values()))
    return [one for one in found if not one.hides or one.match in may]


async def games_of(connection: AsyncConnection, of: User, asker: User, lang: str, most: int) -> list[GameLine]:
    """For others: what was rated or stood in the lobby, and what they have played themselves."""
    found = await results_of(connection, of.id, most=most if of.id == asker.id else MOST_GAMES)
    rows = await find_matches(connection, {one.match for one in found})
    seats = await beside(connection, [one.match for one in found])
    may = await opened(connection, list(rows.values()))
    called = await names_of(connection, [seat.user for seat in seats if seat.user])
    lines = []
    for one in found:
        row = rows.get(one.match)
        sat = {seat.user for seat in seats if seat.match == one.match}
        if asker.id == of.id or asker.id in sat or one.rated or (row is not None and row.public):
            others = [seat for seat in seats if seat.match == one.match and seat.seat != one.seat]
            lines.append(game_line(one, row, asker, one.match in may, lang) if row else line_without(one, others, called, lang))
    return lines[:most]


def game_line(one: Result, row: MatchRow, asker: User, open: bool, lang: str) -> GameLine:
    shown = [deck_in(row, seat, lang) if open or not row.closed or seat.user == asker.id else "" for seat in row.seats]
    others = [
        Opponent(name_in(row, seat, lang), bool(seat.user) and not seat.guest, bool(seat.bot), shown[seat.seat])
        for seat in row.seats
        if seat.seat != one.seat
    ]
    return GameLine(one.match, one.game, one.seat, one.outcome, others, shown[one.seat], one.turns, one.ended, one.rated, open)


def line_without(one: Result, beside: Sequence[Result], called: dict[str, User], lang: str) -> GameLine:
    """The match itself was deleted: of it there is its result."""
    nobody = messages(lang).say("forgotten-name")
    people = [(called.get(seat.user or ""), seat.bot) for seat in beside]
    names = [who.name if who else bot_called(bot, one.game, lang) if bot else nobody for who, bot in people]
    others = [Opponent(name, bool(who and who.login), bool(bot), "") for name, (who, bot) in zip(names, people, strict=True)]
    return GameLine(one.match, one.game, one.seat, one.outcome, others, "", one.turns, one.ended, one.rated, False)


PEOPLE: Final[list[BaseRouteHandler]] = [person, my_page, games_of_person, leaders]
