"""What somebody at a table can do: each message of the protocol, and who may send it."""

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.bots.games import bots_for_players
from grimoire.library.messages import messages
from grimoire.library.reading import UNSEEN
from grimoire.match.stops import Stops
from grimoire.seat.looking import WATCHER
from grimoire.seat.wording import spans
from grimoire.server import agreements, protocol
from grimoire.server.away import patience_of
from grimoire.server.may_open import check_open
from grimoire.server.naming import name_in
from grimoire.server.own_pools import own_texts
from grimoire.server.refusing import SaidRefusal
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import change_seat
from grimoire.server.storage.notices import News, announce
from grimoire.server.storage.people import are_accounts
from grimoire.server.storage.presence import gone_since, is_here, watching
from grimoire.server.storage.talk import Said, everything_said, mute, say
from grimoire.server.table import Table
from grimoire.server.thinkers import GaveUp
from grimoire.server.worker import Problem
from grimoire.table.matches import MatchRow
from grimoire.table.offers import Offered
from grimoire.table.orders_kept import kept_orders
from grimoire.table.refusals import (
    BAD_MESSAGE,
    NO_MOMENT,
    NOT_ALLOWED,
    NOT_ASKED,
    NOT_YOURS,
    TOO_OFTEN,
    UNAVAILABLE,
    WORDS_OF_ACCOUNTS,
    Refusal,
)

if TYPE_CHECKING:
    from grimoire.server.connection import Connection


async def act(connection: "Connection", table: Table, message: protocol.OfMatch) -> None:
    """Raises Refusal, and then nothing has changed."""
    if isinstance(message, protocol.Look):
        connection.put(await moment(connection, table, message))
        return
    row = await table.seen()
    seat = message.seat
    if not 0 <= seat < len(row.seats) or row.seats[seat].user != connection.user.id:
        raise Refusal(NOT_YOURS)
    match message:
        case protocol.Choose():
            await choose(connection, table, message)
        case protocol.Undo():
            await agreements.take_back(table, seat, message.number, connection.hall.patience)
        case protocol.Concede():
            await table.change(lambda play: play.concede(seat))
        case protocol.Offer():
            await agreements.offer(table, Offered(message.what, seat, message.about), connection.hall.patience)
        case protocol.Answer():
            await agreements.answer(table, seat, message.what, message.agree, connection.hall.patience)
        case protocol.Claim():
            await agreements.claim(table, seat, message.other, connection.hall.patience)
        case protocol.Hold():
            await table.hold(seat, message.number)
        case protocol.SetStops():
            await stop(table, seat, Stops(message.where, message.resting, message.by_hand, message.pays, message.orders))
        case protocol.Say():
            await speak(connection, table, seat, message.text)
        case protocol.Phrase():
            await utter(connection, table, seat, "", message.phrase)
        case protocol.Mute():
            await hear(connection, table, message)
        case protocol.Hint():
            connection.put(await advice(connection, table, message))
        case _:
            raise Refusal(NOT_ALLOWED)


async def choose(connection: "Connection", table: Table, message: protocol.Choose) -> None:
    try:
        await table.change(lambda play: play.choose(message.seat, message.number, message.form))
    except Refusal as refusal:
        if refusal.why is None:
            raise
        presenter = table.shown.seats.presenter(connection.lang)
        raise SaidRefusal(refusal.reason, spans(presenter.wording.reason(refusal.why))) from None


async def stop(table: Table, seat: int, stops: Stops) -> None:
    """Kept with the seat, for every process that holds the match."""

    async def keep(connection: AsyncConnection) -> None:
        play = table.running
        kept = kept_orders(play.match.stops[seat], play.number)
        play.row.seats[seat] = msgspec.structs.replace(play.row.seats[seat], stops=kept)
        await change_seat(connection, table.id, play.row.seats[seat])

    await table.change(lambda play: play.stop_at(seat, stops), keep, own=seat)


# -- talking -----------------------------------------------------------------------------------------------------------


async def speak(connection: "Connection", table: Table, seat: int, text: str) -> None:
    """Words of one's own, where everybody who sits there has an account."""
    text = " ".join(text.split())
    if not text or len(text) > protocol.LONGEST_SAY or UNSEEN.search(text):
        raise Refusal(BAD_MESSAGE, detail="text")
    row = await table.seen()
    people = {other.user for other in row.seats if other.user}
    async with table.database.reading() as reading:
        if len(people) > 1 and not await are_accounts(reading, people):  # several at one screen are one
            raise Refusal(WORDS_OF_ACCOUNTS)
    await utter(connection, table, seat, text)


async def utter(connection: "Connection", table: Table, seat: int, text: str, phrase: str = "") -> None:
    row = await table.seen()
    if not connection.hall.saying.take(connection.user.id):
        raise Refusal(TOO_OFTEN)
    async with table.writing() as writing:
        said = await say(writing, table.id, connection.user.id, seat, row.seats[seat].name, text, now(), phrase)
        await announce(writing, News(table.database.origin, table.id, said.number))
    table.tell_said(said)


def line(said: Said, row: MatchRow | None, lang: str) -> protocol.Line:
    """Of a program its name says that it is one, as everywhere."""
    seat = row.seats[said.seat] if row is not None and 0 <= said.seat < len(row.seats) else None
    name = messages(lang).say("program-name", name=said.name) if seat is not None and seat.program else said.name
    return protocol.Line(said.number, said.seat, name, said.text, said.at, said.phrase)


async def hear(connection: "Connection", table: Table, message: protocol.Mute) -> None:
    """Not to hear somebody is about the person, wherever they sit."""
    row = await table.seen()
    other = row.seats[message.other].user if 0 <= message.other < len(row.seats) else None
    if other is None or other == connection.user.id:
        raise Refusal(NOT_ALLOWED)
    async with table.writing() as writing:
        await mute(writing, connection.user.id, other, message.muted)
    await connection.hall.hear_anew(connection.user.id, other)


# -- looking -----------------------------------------------------------------------------------------------------------


async def greeting(connection: "Connection", table: Table) -> None:
    """What somebody who joins is told besides the table."""
    connection.hall.presence_changed(table)
    async with table.database.reading() as reading:
        lines = [
            line(said, table.row, connection.lang)
            for said in await everything_said(reading, table.id)
            if said.user not in connection.muted
        ]
    if lines:
        connection.put(protocol.Chat(table.id, lines))


async def moment(connection: "Connection", table: Table, message: protocol.Look) -> protocol.Moment:
    """An earlier moment. From another's seat, or with all hands open, only where all of the match may be."""
    row = await table.seen()
    if not 0 <= message.number <= table.shown.number:
        raise Refusal(NO_MOMENT)
    if message.open or not is_for(connection, row, message.seat):
        await check_open(table.database, row)
    seat = WATCHER if message.open else message.seat
    scene, story = await asyncio.to_thread(table.shown.earlier.moment, message.number, seat, connection.lang, message.open)
    return protocol.Moment(table.id, message.seat, message.number, scene, story)


def is_for(connection: "Connection", row: MatchRow, seat: int) -> bool:
    """Whether somebody may always see what this seat is given: it is their own, or that of who only looks on."""
    return seat == WATCHER or row.seats[seat].user == connection.user.id


async def advice(connection: "Connection", table: Table, message: protocol.Hint) -> protocol.Advice:
    """What a bot would do. Nobody plays against a person with the help of one."""
    play = table.running
    play.check(message.number)
    if any(seat.user and seat.user != connection.user.id for seat in play.row.seats):
        raise Refusal(NOT_ALLOWED)
    if play.match.position.asked != message.seat:
        raise Refusal(NOT_ASKED)
    sample = play.thought(message.seat)
    strongest = bots_for_players(play.row.game)[-1]
    problem = Problem(
        play.row.game,
        strongest,
        message.seat,
        sample,
        play.row.closed,
        secrets.randbits(63),
        own_texts(play.row.cards),
        play.row.cards,
        advises=True,
    )
    try:
        found = await connection.hall.thinkers.answer(problem)
    except GaveUp:
        raise Refusal(UNAVAILABLE) from None
    play.check(message.number)
    why = play.seats.reasons(message.seat, connection.lang, [found.form, *found.line])
    return protocol.Advice(table.id, message.seat, message.number, found.form, why)


# -- who is there ------------------------------------------------------------------------------------------------------


def presence(table: Table, lang: str, patience: int) -> protocol.Presence:
    row = table.row
    assert row is not None  # it was joined
    at = table.clock.now()
    local = table.here()
    sitting = []
    for seat in row.seats:
        here = bool(seat.bot) or local[seat.seat] > 0 or is_here(table.present, seat.seat, at)
        gone = 0 if here or seat.is_free else at - gone_since(table.present, seat.seat, table.known_since, at)
        sitting.append(
            protocol.Sitting(
                seat.seat, name_in(row, seat, lang), seat.bot, here, max(0, gone), seat.guest and not seat.program, seat.program
            )
        )
    return protocol.Presence(row.id, sitting, max(local[WATCHER], watching(table.present, at)), patience_of(row, patience))
