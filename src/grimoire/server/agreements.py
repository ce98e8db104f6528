"""What players agree on: a draw, taking back, another game, a bot for whoever has left, and what becomes of a match whose rules
have changed. Whoever has agreed has offered the same; bots have nothing against another game, and are asked nothing else."""

import msgspec

from grimoire.bots.games import bots_for_players
from grimoire.server.away import Away
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import add_match, change_match, change_seat
from grimoire.server.storage.offers import add_offer, drop_offers
from grimoire.server.storage.waiting import renew
from grimoire.server.table import Table, keep_branch
from grimoire.table.branching import gone_on
from grimoire.table.clock import SECOND
from grimoire.table.deciding import due_at_first
from grimoire.table.dice import DICE
from grimoire.table.matches import OVER, RUNNING
from grimoire.table.offers import BOT, DRAW, GO_ON, OF_FROZEN, REMATCH, UNDO, Offered
from grimoire.table.refusals import NOT_ALLOWED, NOT_GONE, NOT_OFFERED, NOT_RUNNING, NOTHING_TO_UNDO, Refusal
from grimoire.table.setting_up import rematch


def people(table: Table) -> list[int]:
    """The seats of people who still play, or of all when the match is over."""
    play = table.shown
    seats = [seat.seat for seat in play.row.seats if seat.user]
    return seats if play.over else [seat for seat in seats if seat in play.match.staying]


def others_of(table: Table, offer: Offered, away: Away) -> list[int]:
    """People who must agree: other seats of the same browser agree by being there, and who has left for good is not waited
    for where it is about who has left."""
    seats = table.shown.row.seats
    others = [other for other in people(table) if other != offer.seat and seats[other].user != seats[offer.seat].user]
    return others if offer.what not in (BOT, *OF_FROZEN) else [other for other in others if not away.for_long(other)]


async def away_from(table: Table, what: str, patience: int) -> Away:
    """By turns no clock runs where a match stands still: who stays away for as long as it gives is not waited for."""
    away = await Away.from_table(table, patience)
    if what in OF_FROZEN:
        away.patience = max(patience, table.shown.row.clock.slowest * SECOND)
    return away


async def take_back(table: Table, seat: int, number: int, patience: int) -> None:
    """Alone where nobody else is touched; else if the others agree."""
    await table.seen()
    play = table.running
    play.check(number)
    if play.match.can_undo(seat):
        await table.change(lambda play: play.undo(seat, number))
    elif play.match.last_action(seat) < 0 or len(people(table)) < 2:
        raise Refusal(NOTHING_TO_UNDO)
    else:
        await offer(table, Offered(UNDO, seat), patience)


async def offer(table: Table, offered: Offered, patience: int) -> None:
    """Raises Refusal where it cannot be offered now."""
    async with table.lock:
        row = await table.caught_up()
        away = await away_from(table, offered.what, patience)
        check(table, offered, away)
        if offered.seat not in people(table):
            raise Refusal(NOT_ALLOWED)
        if offered not in table.offers:
            async with table.writing() as connection:
                await add_offer(connection, row.id, offered, table.shown.number, now())
            others = [old for old in table.offers if (old.what, old.seat) != (offered.what, offered.seat)]
            table.offers = [*others, offered]
    await settle(table, offered, away)
    table.tell()


def check(table: Table, offered: Offered, away: Away) -> None:
    """Whether it can be offered now."""
    play, what = table.shown, offered.what
    if what in OF_FROZEN:
        if not table.frozen or play.row.state != RUNNING:
            raise Refusal(NOT_ALLOWED)
        return
    table.running  # noqa: B018 - nothing else can be agreed on where the rules have changed
    if play.over != (what == REMATCH):
        raise Refusal(NOT_RUNNING if not play.over else NOT_ALLOWED)
    if what == DRAW and any(seat.bot for seat in play.row.seats):
        raise Refusal(NOT_ALLOWED)  # a bot plays on
    if what == REMATCH and play.row.next:
        raise Refusal(NOT_ALLOWED)
    if what == BOT and (offered.about == offered.seat or offered.about not in people(table)):
        raise Refusal(NOT_ALLOWED)
    if what == BOT and not away.for_long(offered.about):
        raise Refusal(NOT_GONE)


async def answer(table: Table, seat: int, what: str, agree: bool, patience: int) -> None:
    await table.seen()
    found = next((old for old in table.offers if old.what == what and old.seat != seat), None)
    if found is None:
        raise Refusal(NOT_OFFERED)
    if agree:
        await offer(table, Offered(what, seat, found.about), patience)
        return
    async with table.lock, table.writing() as connection:
        await drop_offers(connection, table.id, what)
        table.offers = [old for old in table.offers if old.what != what]
    table.tell()


async def settle(table: Table, offered: Offered, away: Away) -> None:
    """Do it, once everybody who must has agreed."""
    same = [old for old in table.offers if (old.what, old.about) == (offered.what, offered.about)]
    if not same or any(seat not in [old.seat for old in same] for seat in others_of(table, same[0], away)):
        return
    if offered.what == DRAW:
        await table.change(lambda play: play.agree_to_draw(same[-1].seat))
    elif offered.what == UNDO:
        await table.change(lambda play: play.undo_agreed(same[0].seat))
    elif offered.what == BOT:
        await give_to_bot(table, offered.about)
    elif offered.what in OF_FROZEN:
        await end_frozen(table, offered.what == GO_ON)
    else:
        await play_again(table)


async def give_to_bot(table: Table, seat: int) -> None:
    """The strongest there is plays on."""
    row = await table.seen()
    bot = bots_for_players(row.game)[-1]
    new = msgspec.structs.replace(row.seats[seat], user=None, bot=bot)
    await table.change(lambda play: play.give(seat, bot), lambda connection: change_seat(connection, row.id, new))


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
        new = rematch(row, DICE, now())
        async with table.writing() as connection:
            await add_match(connection, new)
            await renew(connection, new.id, due_at_first(new, table.clock.now()))
            await change_match(connection, row.id, next=new.id)
            await drop_offers(connection, row.id)
        table.row = table.shown.row = msgspec.structs.replace(row, next=new.id)
        table.offers.clear()
    table.wake(table.clock.now())


async def claim(table: Table, seat: int, other: int, patience: int) -> None:
    """Whoever is asked and has been away for long has lost on time. Raises Refusal."""
    await table.seen()
    if other == seat or other not in people(table):
        raise Refusal(NOT_ALLOWED)
    away = await Away.from_table(table, patience)
    if table.running.thinking != other or not away.for_long(other, table.running.timer.asked_at):
        raise Refusal(NOT_GONE)
    number = table.running.number
    await table.change(lambda play: play.flag(other, number))
