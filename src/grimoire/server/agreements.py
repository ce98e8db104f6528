"""What players agree on (`table.agreements`), kept: offers, and what comes of them once everybody has agreed."""

import msgspec

from grimoire.server.away import Away
from grimoire.server.own_pools import own_texts
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import add_match, change_match, change_seat
from grimoire.server.storage.offers import add_offer, drop_offers
from grimoire.server.storage.waiting import renew
from grimoire.server.table import Table, keep_branch
from grimoire.table import agreements
from grimoire.table.branching import gone_on
from grimoire.table.deciding import due_at_first
from grimoire.table.dice import DICE
from grimoire.table.matches import OVER, RUNNING, SECOND
from grimoire.table.offers import BOT, DRAW, GO_ON, OF_FROZEN, UNDO, Offered
from grimoire.table.refusals import NOT_ALLOWED, NOT_GONE, Refusal
from grimoire.table.setting_up import rematch


async def round_of(table: Table, what: str, patience: int) -> agreements.Round:
    """By turns no clock runs where a match stands still: who stays away for as long as it gives is not waited for."""
    away = await Away.from_table(table, patience)
    play = table.shown
    if what in OF_FROZEN:
        away.patience = max(patience, play.row.clock.slowest * SECOND)
    gone = frozenset(seat.seat for seat in play.row.seats if away.for_long(seat.seat))
    return agreements.Round(play, list(table.offers), gone, table.frozen is not None)


async def take_back(table: Table, seat: int, number: int, patience: int) -> None:
    """Alone where nobody else is touched; else if the others agree."""
    await table.seen()
    offered = agreements.taking_back(table.running, seat, number)
    if offered is None:
        await table.change(lambda play: play.undo(seat, number))
    else:
        await offer(table, offered, patience)


async def offer(table: Table, offered: Offered, patience: int) -> None:
    """Raises Refusal where it cannot be offered now."""
    async with table.lock:
        row = await table.caught_up()
        round = await round_of(table, offered.what, patience)
        agreements.check(round, offered)
        if offered not in table.offers:
            async with table.writing() as connection:
                await add_offer(connection, row.id, offered, table.shown.number, now())
            table.offers = agreements.with_offer(table.offers, offered)
        round = agreements.Round(round.play, list(table.offers), round.gone, round.is_frozen)
    await settle(table, agreements.agreed(round, offered))
    table.tell()


async def answer(table: Table, seat: int, what: str, agree: bool, patience: int) -> None:
    await table.seen()
    offered = agreements.answering(table.offers, seat, what)
    if agree:
        await offer(table, offered, patience)
        return
    async with table.lock, table.writing() as connection:
        await drop_offers(connection, table.id, what)
        table.offers = [old for old in table.offers if old.what != what]
    table.tell()


async def settle(table: Table, agreed: list[Offered]) -> None:
    """Do it, once everybody who must has agreed."""
    if not agreed:
        return
    first = agreed[0]
    if first.what in (DRAW, UNDO):
        await table.change(lambda play: agreements.carry_out(play, agreed))
    elif first.what == BOT:
        await table.change(
            lambda play: agreements.carry_out(play, agreed),
            lambda connection: change_seat(connection, table.id, table.running.row.seats[first.about]),
        )
    elif first.what in OF_FROZEN:
        await end_frozen(table, first.what == GO_ON)
    else:
        await play_again(table)


async def end_frozen(table: Table, on: bool) -> None:
    """Nobody has won it; its players go on in a match of its own, or not."""
    async with table.lock:
        row = await table.caught_up()
        if row.state != RUNNING:
            return
        branch = gone_on(table.shown, DICE, now()) if on else None
        if branch is not None and branch.begun().over:  # what is left of it is its end
            branch = None
        async with table.writing() as connection:
            if branch is not None:
                await keep_branch(connection, branch, table.clock.now())
            ended = {"state": OVER, "ended": now(), "next": branch.row.id if branch is not None else ""}
            await change_match(connection, row.id, **ended)
            await drop_offers(connection, row.id)
            await renew(connection, row.id, [])
        table.forget()
        await table.caught_up()
    table.wake(table.clock.now())


async def play_again(table: Table) -> None:
    """The same match once more: the same people, decks, rules and clock."""
    async with table.lock:
        row = await table.caught_up()
        if row.next:
            return
        pool = table.shown.pool
        own = pool if own_texts(row.cards) and pool.digest == row.cards else None
        new = rematch(row, DICE, now(), own)
        async with table.writing() as connection:
            await add_match(connection, new)
            await renew(connection, new.id, due_at_first(new, table.clock.now(), own))
            await change_match(connection, row.id, next=new.id)
            await drop_offers(connection, row.id)
        table.row = table.shown.row = msgspec.structs.replace(row, next=new.id)
        table.offers.clear()
    table.wake(table.clock.now())


async def claim(table: Table, seat: int, other: int, patience: int) -> None:
    """Whoever is asked and has been away for long has lost on time. Raises Refusal."""
    await table.seen()
    if other == seat or other not in agreements.people(table.running):
        raise Refusal(NOT_ALLOWED)
    away = await Away.from_table(table, patience)
    play = table.running
    if not away.for_long(other, play.timer.asked_at):
        raise Refusal(NOT_GONE)
    agreements.check_claim(play, seat, other, frozenset([other]))
    number = play.number
    await table.change(lambda play: play.flag(other, number))
