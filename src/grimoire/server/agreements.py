"""What players agree on: a draw, taking back, another game. Whoever has agreed has offered the same; bots have nothing against
another game, and are not asked for the rest."""

from typing import Final

import msgspec

from grimoire.server.play import Play
from grimoire.server.refusals import NOT_ALLOWED, NOT_OFFERED, NOT_RUNNING, NOTHING_TO_UNDO, Refusal
from grimoire.server.setting_up import again, begun
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import add_match, change_match
from grimoire.server.storage.offers import add_offer, drop_offers
from grimoire.server.storage.waiting import renew
from grimoire.server.table import Table, due_of

DRAW: Final = "draw"
UNDO: Final = "undo"
REMATCH: Final = "rematch"


def people(table: Table) -> list[int]:
    """The seats of people who still play, or of all when the match is over."""
    play = table.running
    seats = [seat.seat for seat in play.row.seats if seat.user]
    return seats if play.over else [seat for seat in seats if seat in play.match.staying]


def others_of(table: Table, seat: int) -> list[int]:
    """People who must agree: other seats of the same browser agree by being there."""
    own = table.running.row.seats[seat].user
    return [other for other in people(table) if other != seat and table.running.row.seats[other].user != own]


async def take_back(table: Table, seat: int, number: int) -> None:
    """Alone where nobody else is touched; else if the others agree."""
    await table.seen()
    play = table.running
    play.check(number)
    if play.match.can_undo(seat):
        await table.change(lambda play: play.undo(seat, number))
    elif play.match.last_action(seat) < 0 or len(people(table)) < 2:
        raise Refusal(NOTHING_TO_UNDO)
    else:
        await offer(table, seat, UNDO)


async def offer(table: Table, seat: int, what: str) -> None:
    async with table.lock:
        await table.caught_up()
        play = table.running
        check(play, what)
        if seat not in people(table):
            raise Refusal(NOT_ALLOWED)
        if (what, seat) not in table.offers:
            async with table.writing() as connection:
                await add_offer(connection, table.id, what, seat, play.number, now())
            table.offers.append((what, seat))
    await settle(table, what)
    table.tell()


def check(play: Play, what: str) -> None:
    """Whether it can be offered now."""
    if play.over != (what == REMATCH):
        raise Refusal(NOT_RUNNING if not play.over else NOT_ALLOWED)
    if what == DRAW and any(seat.bot for seat in play.row.seats):
        raise Refusal(NOT_ALLOWED)  # a bot plays on
    if what == REMATCH and play.row.next:
        raise Refusal(NOT_ALLOWED)


async def answer(table: Table, seat: int, what: str, agree: bool) -> None:
    await table.seen()
    if not any(kind == what and other != seat for kind, other in table.offers):
        raise Refusal(NOT_OFFERED)
    if agree:
        await offer(table, seat, what)
        return
    async with table.lock, table.writing() as connection:
        await drop_offers(connection, table.id, what)
        table.offers = [(kind, other) for kind, other in table.offers if kind != what]
    table.tell()


async def settle(table: Table, what: str) -> None:
    """Do it, once everybody who must has agreed."""
    agreed = [seat for kind, seat in table.offers if kind == what]
    first = agreed[0] if agreed else -1
    if first < 0 or any(seat not in agreed for seat in others_of(table, first)):
        return
    if what == DRAW:
        await table.change(lambda play: play.agree_to_draw(agreed[-1]))
    elif what == UNDO:
        await table.change(lambda play: play.undo_agreed(table.offering(UNDO)))
    else:
        await play_again(table)


async def play_again(table: Table) -> None:
    """The same match once more: the same people, decks, rules and clock."""
    async with table.lock:
        row = await table.caught_up()
        if row.next:
            return
        new = begun(msgspec.structs.replace(again(row), results=[], decides=-1))
        async with table.writing() as connection:
            await add_match(connection, new)
            await renew(connection, new.id, due_of(Play(new), new.created))
            await change_match(connection, row.id, next=new.id)
            await drop_offers(connection, row.id)
        table.row = msgspec.structs.replace(row, next=new.id)
        table.offers.clear()
    table.wake()
