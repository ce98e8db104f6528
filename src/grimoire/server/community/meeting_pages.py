"""Finding a game: the wish for one, seats that are kept for one, whom one follows, and whom one does not want to meet."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final, Literal

import msgspec
from litestar import delete, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.library.messages import FALLBACK
from grimoire.server.community.people_pages import account_named
from grimoire.server.community.seeking import answer, look_for, new_seek
from grimoire.server.house import House
from grimoire.server.match_pages import MatchPage, pages_of
from grimoire.server.storage import circle, seeks
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import find_match, find_matches
from grimoire.server.storage.people import User, names_of
from grimoire.server.storage.seeks import Seek
from grimoire.server.storage.talk import apart_from, mute
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.table.refusals import NO_MATCH, NO_PERSON, TOO_OFTEN, Refusal

LONGEST_DECK: Final = 20_000
Deck = Annotated[str, msgspec.Meta(max_length=LONGEST_DECK)]
Millis = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
Name = Annotated[str, msgspec.Meta(max_length=60)]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game somebody looks for, with one other person."""

    game: str
    when: Literal["now", "tonight", "turns"]
    deck: Deck = ""  # as at a table; empty: a shipped one by chance
    rated: bool = False  # it counts if the other wants it as well
    until: Millis = 0  # of "tonight": milliseconds since 1970


class AnswerWith(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: Deck = ""


class SeekLine(msgspec.Struct, frozen=True):
    """Somebody who looks for a game."""

    id: str
    name: str
    guest: bool
    game: str
    when: str  # now, tonight, turns
    rated: bool
    made: int  # milliseconds since 1970
    until: int


class SeekState(msgspec.Struct, frozen=True, omit_defaults=True):
    """One's own wish; and the match that came of it, told once: it has begun, or waits for whoever was called, while whoever
    looks now goes on looking."""

    mine: SeekLine | None = None
    met: MatchPage | None = None


class FollowLine(msgspec.Struct, frozen=True):
    """Somebody one follows."""

    name: str
    match: str  # of the lobby, where they play now; empty: nowhere, or they do not want it known
    game: str


class CirclePage(msgspec.Struct, frozen=True):
    """The people of somebody: for themselves alone."""

    follows: list[FollowLine]
    followed: int  # by how many
    blocked: list[str]
    shy: bool  # who follows is not told at which tables one is
    shows_contests: bool  # on one's page, to others


class AccountName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Shy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shy: bool


class ContestsShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shown: bool


# -- looking for a game ------------------------------------------------------------------------------------------------


@post("/seek", status_code=200)
async def seek(data: JSONBody[Wish], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> SeekState:
    """Look for a game, in the place of what one looked for before. Whoever fits is met at once."""
    check_rate(house, user)
    found = await look_for(house, user, new_seek(user, data.game, data.when, data.deck, data.rated, data.until))
    house.hall.wake(house.database.clock.now())
    async with house.database.reading() as connection:
        return await state(connection, user, spoken(lang), found.mine, found.row.id if found.row else "")


@get("/seek")
async def my_seek(house: TheHouse, user: Known, lang: Lang = FALLBACK) -> SeekState:
    """What one looks for. Who looks for a game now asks every few seconds: it says that they are there still."""
    at = now()
    async with house.database.reading() as connection:
        mine = await seeks.seek_of(connection, user.id, at)
        found = SeekState() if mine is None else await state(connection, user, spoken(lang), mine, mine.met)
    if mine is not None and (mine.met or at - mine.seen >= seeks.SEEN_EVERY):
        async with house.database.writing() as connection:
            await (seeks.drop_met(connection, user.id) if mine.met else seeks.note_looking(connection, user.id, at))
    return found


@delete("/seek", status_code=204)
async def end_seek(house: TheHouse, user: Known) -> None:
    """Look no longer."""
    async with house.database.writing() as connection:
        await seeks.drop_seek(connection, user.id)


@get("/seeks")
async def all_seeks(house: TheHouse, user: Known) -> list[SeekLine]:
    """Who looks for a game, whoever has waited longest first; nobody whom one has blocked, or by whom one was."""
    async with house.database.reading() as connection:
        apart = await apart_from(connection, user.id)
        found = [one for one in await seeks.open_seeks(connection, now()) if one.user not in (user.id, *apart)]
        return await lines_of(connection, found)


@post("/seeks/{id:str}", status_code=200)
async def answer_seek(
    id: FromPath[str], data: JSONBody[AnswerWith], house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> SeekState:
    """Play with somebody who looks for a game."""
    check_rate(house, user)
    found = await answer(house, user, id, data.deck)
    house.hall.wake(house.database.clock.now())
    async with house.database.reading() as connection:
        return await state(connection, user, spoken(lang), None, found.row.id if found.row else "")


def check_rate(house: House, user: User) -> None:
    if not house.meeting.take(user.id):
        raise Refusal(TOO_OFTEN)


async def lines_of(connection: AsyncConnection, found: list[Seek]) -> list[SeekLine]:
    people = await names_of(connection, [one.user for one in found])
    return [line_of(one, people[one.user]) for one in found if one.user in people]


def line_of(one: Seek, who: User) -> SeekLine:
    return SeekLine(one.id, who.name, who.is_guest, one.game, one.when, one.rated, one.made, one.until)


async def state(connection: AsyncConnection, user: User, lang: str, mine: Seek | None, met: str) -> SeekState:
    row = await find_match(connection, met) if met else None
    pages = await pages_of(connection, [row] if row else [], user, lang)
    return SeekState(line_of(mine, user) if mine is not None and not mine.met else None, pages[0] if pages else None)


# -- seats that are kept for one ---------------------------------------------------------------------------------------


@get("/challenges")
async def my_challenges(house: TheHouse, user: Known, lang: Lang = FALLBACK) -> list[MatchPage]:
    """Tables at which a seat is kept for one alone."""
    async with house.database.reading() as connection:
        ids = await circle.kept_for(connection, user.id, now())
        rows = await find_matches(connection, ids)
        apart = await apart_from(connection, user.id)
        wanted = [rows[id] for id in ids if id in rows and rows[id].owner not in apart]
        return await pages_of(connection, wanted, user, spoken(lang))


@delete("/challenges/{match:str}", status_code=204)
async def refuse_challenge(match: FromPath[str], house: TheHouse, user: Known) -> None:
    """Not to want the seat. Whoever keeps it is not told."""
    async with house.database.writing() as connection:
        if not await circle.refuse_seat(connection, match, user.id):
            raise Refusal(NO_MATCH)


# -- one's people ------------------------------------------------------------------------------------------------------


@get("/circle")
async def my_circle(house: TheHouse, user: Known) -> CirclePage:
    """Whom one follows and at which tables they are, and whom one has blocked."""
    async with house.database.reading() as connection:
        apart = await apart_from(connection, user.id)
        followed = [one for one in await circle.followed_by(connection, user.id) if one[0] not in apart]
        tables = await circle.at_tables(connection, [id for id, _ in followed], house.database.clock.now())
        lines = [FollowLine(name, *tables.get(id, ("", ""))) for id, name in followed]
        _, by = await circle.count_following(connection, user.id)
        blocked = [name for _, name in await circle.muted_people(connection, user.id)]
        shown = await circle.shows_contests(connection, user.id)
        return CirclePage(lines, by, blocked, await circle.is_shy(connection, user.id), shown)


@post("/follows", status_code=204)
async def follow(data: JSONBody[AccountName], house: TheHouse, user: Known) -> None:
    """Follow somebody who has an account. They see how many follow them, not who."""
    await change(house, user, data.name, lambda connection, other: circle.follow(connection, user.id, other, True), True)


@delete("/follows/{name:str}", status_code=204)
async def unfollow(name: FromPath[str], house: TheHouse, user: Known) -> None:
    await change(house, user, name, lambda connection, other: circle.follow(connection, user.id, other, False))


@post("/blocks", status_code=204)
async def block(data: JSONBody[AccountName], house: TheHouse, user: Known) -> None:
    """Meet somebody no more: neither sees the other's wishes, tables and words, nor sits down with them. Nobody is told."""

    async def kept(connection: AsyncConnection, other: str) -> None:
        await mute(connection, user.id, other, True)
        await circle.part(connection, user.id, other)

    await change(house, user, data.name, kept)


@delete("/blocks/{name:str}", status_code=204)
async def unblock(name: FromPath[str], house: TheHouse, user: Known) -> None:
    await change(house, user, name, lambda connection, other: mute(connection, user.id, other, False))


Make = Callable[[AsyncConnection, str], Awaitable[None]]


async def change(house: House, user: User, name: str, make: Make, meets: bool = False) -> None:
    """Something between oneself and somebody with an account. `meets`: it is kept only where neither has blocked the other, of
    which nobody is told. Raises Refusal."""
    check_rate(house, user)
    async with house.database.writing() as connection:
        other = await account_named(connection, name)
        if other.id == user.id:
            raise Refusal(NO_PERSON)
        if meets and other.id in await apart_from(connection, user.id):
            return
        await make(connection, other.id)
    await house.hall.hear_anew(user.id, other.id)


@post("/me/shy", status_code=204)
async def be_shy(data: JSONBody[Shy], house: TheHouse, user: Known) -> None:
    """Whether who follows one is told at which table of the lobby one plays."""
    async with house.database.writing() as connection:
        await circle.set_shy(connection, user.id, data.shy)


@post("/me/contests-shown", status_code=204)
async def contests_shown(data: JSONBody[ContestsShown], house: TheHouse, user: Known) -> None:
    """Whether the contests one takes part in stand on one's page for others too."""
    async with house.database.writing() as connection:
        await circle.show_contests(connection, user.id, data.shown)


MEETING: Final[list[BaseRouteHandler]] = [
    seek,
    my_seek,
    end_seek,
    all_seeks,
    answer_seek,
    my_challenges,
    refuse_challenge,
    my_circle,
    follow,
    unfollow,
    block,
    unblock,
    be_shy,
    contests_shown,
]
