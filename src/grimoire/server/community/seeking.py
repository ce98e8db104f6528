"""Finding a game among few: who looks for one is told of whoever fits, and nobody waits at an empty table.

Who looks now, or over days, begins at once with the first who fits. Who has said "tonight" is somewhere else: they are called
where nobody is there, a seat is kept for them for a while, and whoever looks goes on looking until that game begins.
"""

from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.house import House
from grimoire.server.storage import seeks
from grimoire.server.storage.bells import ASKED, BEGAN, ring
from grimoire.server.storage.circle import drop_waiting, keep_seats
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import add_match, find_match
from grimoire.server.storage.notices import News, announce
from grimoire.server.storage.people import User, is_taken, names_of, new_id
from grimoire.server.storage.seeks import NOW, TONIGHT, TURNS, Seek
from grimoire.server.storage.talk import apart_from
from grimoire.server.storage.waiting import renew
from grimoire.table.deciding import due_at_first
from grimoire.table.dice import DICE
from grimoire.table.matches import Clock, MatchRow
from grimoire.table.refusals import NAME_TAKEN, NO_SEEK, Refusal
from grimoire.table.setting_up import NewMatch, NewSeat, new_match, sitting

MINUTE_MS: Final = 60_000
DAY_MS: Final = 24 * 60 * MINUTE_MS
AGES: Final = {NOW: 20 * MINUTE_MS, TONIGHT: DAY_MS, TURNS: 14 * DAY_MS}  # at most
KEPT_MS: Final = 20 * MINUTE_MS  # a seat for whoever is called
CALLED_EVERY: Final = 10 * MINUTE_MS
CLOCKS: Final = {NOW: Clock(whole=900, added=10), TONIGHT: Clock(whole=900, added=10), TURNS: Clock(turn=3 * 24 * 3600)}


class Found(msgspec.Struct, frozen=True):
    """What came of looking: a match that has begun, or one that waits for whoever was called; or nothing yet."""

    row: MatchRow | None = None
    mine: Seek | None = None


async def look_for(house: House, user: User, wanted: Seek) -> Found:
    """Meet whoever fits, or wait for them. Raises Refusal where the deck cannot be played."""
    new_match(match_for(wanted, wanted.rated), user, DICE, now())  # whether it can be played, before anybody waits for it
    async with house.database.writing() as connection:
        await seeks.take_turns(connection)
        if await is_taken(connection, [user.name], user.id):
            raise Refusal(NAME_TAKEN)
        before = await seeks.seek_of(connection, user.id, now())
        if before is not None and before.met:  # somebody has come meanwhile, and they are not told yet
            row = await find_match(connection, before.met)
            await seeks.drop_met(connection, user.id)
            if row is not None:
                return Found(row)
        if before is not None and (before.game, before.when) == (wanted.game, wanted.when):
            wanted = msgspec.structs.replace(wanted, waits=before.waits)  # whom they wait for comes perhaps
        found, gone = await looked(house, connection, user, wanted)
    house.hall.forget_tables(gone)
    return found


async def looked(house: House, connection: AsyncConnection, user: User, wanted: Seek) -> tuple[Found, list[str]]:
    """What came of it, and tables at which nobody waits any more."""
    apart = await apart_from(connection, user.id)
    others = [one for one in await seeks.open_seeks(connection, now(), alone=True) if one.user not in apart]
    for other in sorted(others, key=lambda one: one.when == TONIGHT):  # whoever is there comes before whoever must be called
        if fits(wanted, other) and may_meet(other):
            row, gone = await met(house, connection, user, wanted, other)
            if row is not None:
                mine = msgspec.structs.replace(wanted, waits=row.id) if other.when == TONIGHT else None
                if mine is not None:
                    await seeks.keep_seek(connection, mine)
                return Found(row, mine), gone
    gone = [] if wanted.waits else await leave(house, connection, [user.id])
    await seeks.keep_seek(connection, wanted)
    return Found(mine=wanted), gone


async def answer(house: House, user: User, id: str, deck: str) -> Found:
    """Play with one whose wish stands in the lobby. Raises Refusal."""
    async with house.database.writing() as connection:
        await seeks.take_turns(connection)
        if await is_taken(connection, [user.name], user.id):
            raise Refusal(NAME_TAKEN)
        apart = await apart_from(connection, user.id)
        found = [seek for seek in await seeks.open_seeks(connection, now(), alone=True) if seek.id == id]
        if not found or found[0].user in apart or found[0].user == user.id or not may_meet(found[0]):
            raise Refusal(NO_SEEK)
        mine = msgspec.structs.replace(found[0], user=user.id, deck=deck)
        row, gone = await met(house, connection, user, mine, found[0])
    if row is None:  # a wish that nobody can answer is kept no longer
        raise Refusal(NO_SEEK)
    house.hall.forget_tables(gone)
    return Found(row)


def fits(wanted: Seek, other: Seek) -> bool:
    """The same game, and both over days or neither."""
    return wanted.user != other.user and wanted.game == other.game and (wanted.when == TURNS) == (other.when == TURNS)


def may_meet(other: Seek) -> bool:
    """Whoever was called just now is not called again."""
    return other.when != TONIGHT or now() - other.called >= CALLED_EVERY


def match_for(seek: Seek, rated: bool) -> NewMatch:
    return NewMatch(seek.game, [NewSeat("me", deck=seek.deck), NewSeat("anybody")], clock=CLOCKS[seek.when], rated=rated)


async def met(
    house: House, connection: AsyncConnection, user: User, wanted: Seek, other: Seek
) -> tuple[MatchRow | None, list[str]]:
    """The match, and tables at which nobody waits any more. None where the other is nobody any more, or what they wished for
    cannot be played."""
    who = (await names_of(connection, [other.user])).get(other.user)
    if who is None or await is_taken(connection, [who.name], who.id):
        return None, []
    rated = wanted.rated and other.rated and not user.is_guest and not who.is_guest
    if other.when == TONIGHT:
        row = new_match(match_for(wanted, rated), user, DICE, now())
        gone = await leave(house, connection, [user.id])
        await add_match(connection, row)
        await keep_seats(connection, row.id, [(1, other.user, False)], now() + KEPT_MS)
        await ring(connection, row.id, ASKED, [other.user], now())
        await seeks.call(connection, other.user, now())
        await seeks.wait_at(connection, user.id, row.id)
        return row, gone
    try:
        row = new_match(match_for(other, rated), who, DICE, now())
    except Refusal:  # cards are others than when they wished for it
        await seeks.drop_seek(connection, other.user)
        return None, []
    row = sitting(row, 1, user, "", wanted.deck, DICE, now())
    gone = [] if row.clock.by_turns else await leave(house, connection, [user.id, other.user])
    await add_match(connection, row)
    await renew(connection, row.id, due_at_first(row, house.database.clock.now()))
    await ring(connection, row.id, BEGAN, [other.user], now())
    await seeks.meet(connection, other.user, row.id)
    await seeks.drop_answered(connection, user.id, row.clock.by_turns)
    return row, gone


async def leave(house: House, connection: AsyncConnection, users: list[str]) -> list[str]:
    """They wait no longer for whom was called while they looked. Which tables are no more."""
    gone = await drop_waiting(connection, await seeks.waited_at(connection, users))
    for id in gone:
        await announce(connection, News(house.database.origin, id))
    return gone


def new_seek(user: User, game: str, when: str, deck: str, rated: bool, until: int) -> Seek:
    """`until`: how long somebody wants to be called tonight; it is never longer than a day."""
    at = now()
    latest = at + AGES[when]
    ends = min(until, latest) if when == TONIGHT and until > at else latest
    return Seek(user.id, new_id(), game, when, deck, rated, at, ends, at)
