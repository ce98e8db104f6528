"""What somebody at a table can do: each message of the protocol, and who may send it."""

from typing import TYPE_CHECKING

from grimoire.server import protocol
from grimoire.server.refusals import NOT_ALLOWED, NOT_YOURS, Refusal
from grimoire.server.table import Table

if TYPE_CHECKING:
    from grimoire.server.connection import Connection


async def act(connection: "Connection", table: Table, message: protocol.OfMatch) -> None:
    """Raises Refusal, and then nothing has changed."""
    seat = message.seat
    if seat < 0:
        raise Refusal(NOT_YOURS)
    match message:
        case protocol.Choose():
            await table.change(lambda play: play.choose(seat, message.number, message.form, lang=connection.lang))
        case protocol.Undo():
            await table.change(lambda play: play.undo(seat, message.number))
        case protocol.Concede():
            await table.change(lambda play: play.concede(seat))
        case _:
            raise Refusal(NOT_ALLOWED)


async def greeting(connection: "Connection", table: Table) -> None:
    """What somebody who joins is told besides the table."""
    presence_changed(table)


def presence_changed(table: Table) -> None:
    if table.row is not None:
        table.tell_all(presence(table))


def presence(table: Table) -> protocol.Presence:
    row = table.row
    assert row is not None  # it was joined
    joined = {seat for listener in table.listeners for seat in listener.seats_at(table)}
    sitting = [protocol.Sitting(seat.seat, seat.name, seat.bot, bool(seat.bot) or seat.seat in joined) for seat in row.seats]
    watching = sum(listener.seats_at(table) == [-1] for listener in table.listeners)
    return protocol.Presence(row.id, sitting, watching)
