"""Setting up a match and sitting down at one, kept."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.community.ringing import people
from grimoire.server.house import House
from grimoire.server.may_open import check_open
from grimoire.server.own_pools import own_pool
from grimoire.server.passwords import login_of
from grimoire.server.seated import Seated
from grimoire.server.storage.bells import ASKED, BEGAN, ring
from grimoire.server.storage.circle import asked_by, keep_seats, kept_seats
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import add_match, change_match, change_seat, drop_match, find_match, lock_match, values_of
from grimoire.server.storage.notices import News, announce
from grimoire.server.storage.people import User, is_taken, keep_setup, user_named
from grimoire.server.storage.presence import note
from grimoire.server.storage.seeks import drop_live_seeks
from grimoire.server.storage.talk import apart_from
from grimoire.server.storage.waiting import renew
from grimoire.server.table import keep_branch
from grimoire.table.branching import Branch, played_on
from grimoire.table.deciding import due_at_first, due_of
from grimoire.table.dice import DICE
from grimoire.table.matches import RUNNING, WAITING, MatchRow
from grimoire.table.refusals import (
    HAS_BEGUN,
    NAME_TAKEN,
    NO_MATCH,
    NO_PERSON,
    NOT_RUNNING,
    NOT_YOURS,
    TAKEN,
    TOO_OFTEN,
    Refusal,
)
from grimoire.table.series import swapped
from grimoire.table.setting_up import NewMatch, left_free, new_match, sitting

MOST_BETWEEN: Final = 3  # tables of one person that wait for another
MOST_ASKED: Final = 30  # tables that wait for one person
CHALLENGE_MS: Final = 14 * 24 * 3600 * 1000  # so long a seat is kept for somebody


async def open_match(house: House, wanted: NewMatch, user: User) -> MatchRow:
    row = new_match(wanted, user, DICE, now())
    named = [(number, seat.name) for number, seat in enumerate(wanted.seats) if seat.who == "named"]
    async with house.database.reading() as connection:
        await check_names(connection, row, user.id)
        guests = await challenged(connection, user, named)
    if guests and not house.meeting.take(user.id):
        raise Refusal(TOO_OFTEN)

    async def beside(connection: AsyncConnection) -> None:
        if guests:
            await keep_seats(connection, row.id, guests, now() + CHALLENGE_MS)
            await ring(connection, row.id, ASKED, [other for _, other, unwanted in guests if not unwanted], now())
        else:
            await keep_setup(connection, user.id, wanted.game, msgspec.to_builtins(wanted))

    await keep_new(house, row, beside)
    return row


async def challenged(connection: AsyncConnection, user: User, named: list[tuple[int, str]]) -> list[tuple[int, str, bool]]:
    """For whom seats are kept; who does not want to meet them is not asked, and they are not told. Raises Refusal."""
    found: list[tuple[int, str, bool]] = []
    apart = await apart_from(connection, user.id) if named else set()
    for seat, name in named:
        account = await user_named(connection, login_of(name))
        if account is None or account[0].id in (user.id, *(other for _, other, _ in found)):
            raise Refusal(NO_PERSON)
        mine, whoevers = await asked_by(connection, user.id, account[0].id, now())
        if mine >= MOST_BETWEEN or (whoevers >= MOST_ASKED and account[0].id not in apart):
            raise Refusal(TOO_OFTEN)
        found.append((seat, account[0].id, account[0].id in apart))
    return found


async def check_names(connection: AsyncConnection, row: MatchRow, user: str, only: int = -1) -> None:
    """Nobody sits down under a name that is somebody else's. Raises Refusal."""
    names = [seat.name for seat in row.seats if seat.user == user and only in (-1, seat.seat)]
    if await is_taken(connection, names, user):
        raise Refusal(NAME_TAKEN)


Beside = Callable[[AsyncConnection], Awaitable[None]]


async def keep_new(house: House, row: MatchRow, beside: Beside | None = None) -> None:
    """A new match; what is due in it is kept with it, and what else belongs to it, or nothing of it."""
    due = due_of(Seated(row), house.database.clock.now()) if row.state == RUNNING else []  # with own cards, too
    async with house.database.writing() as connection:
        await add_match(connection, row)
        await renew(connection, row.id, due)
        if beside is not None:
            await beside(connection)
    house.hall.wake(house.database.clock.now())


async def play_on(house: House, id: str, number: int, seat: int, bot: str, user: User) -> MatchRow:
    """From a moment of a match that is over. Raises Refusal."""
    table = house.hall.table(id)
    row = await table.seen()
    await check_open(house.database, row)
    branch = await asyncio.to_thread(played_on, table.shown, number, seat, bot, user, DICE, now())
    await keep_begun(house, branch)
    return branch.row


async def keep_begun(house: House, branch: Branch) -> None:
    async with house.database.writing() as connection:
        await keep_branch(connection, branch, house.database.clock.now())
    house.hall.wake(house.database.clock.now())


async def take_seat(house: House, id: str, seat: int, user: User, name: str, deck: str, program: bool) -> MatchRow:
    """Sit down on a free seat; with the last one the match begins. Raises Refusal."""

    def sat_down(row: MatchRow) -> MatchRow:
        if not 0 <= seat < len(row.seats):
            raise Refusal(NO_MATCH)
        if row.state != WAITING:
            raise Refusal(NOT_RUNNING)
        if not row.seats[seat].is_free:
            raise Refusal(TAKEN)
        own = own_pool(row.game, row.cards)
        return sitting(row, seat, user, name, deck, DICE, now(), program, own)

    async with house.database.reading() as connection:
        row = await find_match(connection, id)
        if row is not None and not await without_apart(connection, [row], user):
            raise Refusal(TAKEN)  # for them: who does not want to play with whom is told to nobody
        kept = [one for one in await kept_seats(connection, [id]) if one.seat == seat]
        if any(one.user != user.id or one.until <= now() for one in kept):
            raise Refusal(TAKEN)
    return await changed(house, id, seat, sat_down)


async def waits(house: House, row: MatchRow, user: User) -> None:
    """Whoever sits at a table that waits, and looks at it, is there; kept now and then, for the lobby."""
    mine = next((seat.seat for seat in row.seats if seat.user == user.id), -1)
    if row.state != WAITING or mine < 0 or not house.looking.take(f"{row.id} {mine}"):
        return
    async with house.database.writing() as connection:
        await note(connection, row.id, house.database.origin, {mine: 0}, house.database.clock.now())


async def without_apart(connection: AsyncConnection, rows: list[MatchRow], user: User) -> list[MatchRow]:
    """Without tables of those one has silenced, or by whom one was."""
    apart = await apart_from(connection, user.id)
    return [row for row in rows if not any(seat.user in apart for seat in row.seats)]


async def leave_waiting(house: House, id: str, user: User) -> None:
    """Whoever opened a table that waits for somebody takes it away; whoever sat down at it since gets up. Raises Refusal."""
    table = house.hall.table(id)
    async with table.lock:
        async with house.database.writing() as connection:
            await lock_match(connection, id)
            row = await find_match(connection, id)
            if row is None:
                raise Refusal(NO_MATCH)
            if row.state != WAITING or not any(seat.is_free for seat in row.seats):
                raise Refusal(HAS_BEGUN)
            mine = [seat for seat in row.seats if seat.user == user.id]
            if row.owner == user.id:
                await drop_match(connection, id)
            elif mine:
                for seat in mine:
                    await change_seat(connection, id, left_free(row, seat, DICE))
            else:
                raise Refusal(NOT_YOURS)
            await announce(connection, News(house.database.origin, id))
        table.forget()


async def be_ready(house: House, id: str, seat: int, user: User, deck: list[str], side: list[str]) -> MatchRow:
    """Somebody has swapped their cards, or keeps them. Raises Refusal."""
    return await changed(house, id, seat, lambda row: swapped(row, seat, user, deck, side, DICE, now()))


async def changed(house: House, id: str, seat: int, make: Callable[[MatchRow], MatchRow]) -> MatchRow:
    """A seat of a match that waits is another one; if nobody is waited for any more, it begins."""
    table = house.hall.table(id)
    async with table.lock:
        async with house.database.writing() as connection:
            await lock_match(connection, id)
            row = await find_match(connection, id)
            if row is None:
                raise Refusal(NO_MATCH)
            row = make(row)
            await check_names(connection, row, row.seats[seat].user or "", seat)
            await change_seat(connection, id, row.seats[seat])
            if row.state == RUNNING:
                changed = {key: value for key, value in values_of(row).items() if key != "id"}
                await change_match(connection, id, **changed)
                await renew(connection, id, due_at_first(row, house.database.clock.now(), own_pool(row.game, row.cards)))
                others = [old for old in row.seats if old.user != row.seats[seat].user]
                away = [old for old in others if old.seat not in table.seen_by(house.database.clock.now())]
                await ring(connection, id, BEGAN, people(away), now())
                if not row.clock.by_turns:
                    await drop_live_seeks(connection, people(row.seats))
            await announce(connection, News(house.database.origin, id))
        table.forget()
        await table.caught_up()
    house.hall.wake(house.database.clock.now())
    table.tell_presence()
    table.tell()
    return row
