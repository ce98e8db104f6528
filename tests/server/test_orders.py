"""Being asked less: stops kept with the seat, and the one countdown of a window among people."""

import asyncio
import random
from functools import cache
from pathlib import Path

import msgspec
from tests.server.serving import Browser
from tests.server.test_together import table

from grimoire.library.entries import ORDER, Entry
from grimoire.match.stops import Stops
from grimoire.server.acts import stop
from grimoire.server.connection import countdown
from grimoire.server.hall import Hall
from grimoire.server.seated import Seated
from grimoire.server.storage.database import Database, now
from grimoire.server.storage.log import append, read_log
from grimoire.server.storage.matches import add_match, find_match
from grimoire.server.storage.people import User
from grimoire.server.table import Table
from grimoire.server.thinkers import Thinkers
from grimoire.table.dice import DICE
from grimoire.table.matches import Clock, MatchRow
from grimoire.table.orders_kept import orders_in
from grimoire.table.refusals import NOT_ALLOWED, Refusal
from grimoire.table.setting_up import NewMatch, NewSeat, new_match

SEATS = [NewSeat("me", deck="burning-wrath"), NewSeat("me", name="Bob", deck="surging-growth")]
WINDOW = 1  # seconds
MOST = 150  # choices until a window


@cache
def before_a_window() -> tuple[MatchRow, list[Entry]]:
    """A match of two people played by chance up to the first window that has a countdown."""
    return next(found for seed in range(100) if (found := up_to_a_window(seed)) is not None)


def up_to_a_window(seed: int) -> tuple[MatchRow, list[Entry]] | None:
    row = new_match(NewMatch("magenoir", SEATS, clock=Clock(window=WINDOW)), User("ann", "Ann"), DICE, now())
    seats = [row.seats[0], msgspec.structs.replace(row.seats[1], user="bob")]
    row = msgspec.structs.replace(row, seats=seats, commitment="", secret="", seed=str(seed), began=now())
    play = Seated(row)
    chance = random.Random(seed)
    for _ in range(MOST):
        play.follow_orders()
        coming = play.next()
        if coming is None:
            break
        if play.is_counted(coming):
            return row, play.record.entries
        play.match.take(chance.randrange(len(coming.decision.options)), "hand")
    return None


class Opened:
    """A table at which a window has just opened."""

    def __init__(self, folder: Path) -> None:
        self.row, self.entries = before_a_window()
        self.database = Database(f"sqlite+aiosqlite:///{folder / 'x.db'}")
        self.hall = Hall(self.database, Thinkers(1))

    async def __aenter__(self) -> Table:
        await self.database.open()
        await self.hall.open()
        async with self.database.writing() as connection:
            await add_match(connection, self.row)
            await append(connection, self.row.id, 0, self.entries, now())
        table = self.hall.table(self.row.id)
        await stop(table, 1, Stops())  # any change notes what is due
        return table

    async def __aexit__(self, *error: object) -> None:
        await self.hall.close()
        await self.database.close()


async def answered_by_order(table: Table) -> list[Entry]:
    async with table.database.reading() as connection:
        return [entry for entry, _ in await read_log(connection, table.id) if entry.by == ORDER]


def test_orders_answer_when_the_countdown_of_a_window_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with Opened(tmp_path) as table:
            before = table.running.number
            shown = countdown(table, table.running, table.clock.now())
            assert shown is not None and 0 < shown.left <= WINDOW * 1000 and shown.held == []
            assert len(await answered_by_order(table)) == 0, "nobody has answered yet"
            await asyncio.sleep(WINDOW + 0.6)
            assert table.running.number > before
            assert all(entry.form == "pass" for entry in await answered_by_order(table)), "and an order passes"

    asyncio.run(play())


def test_whoever_holds_a_window_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with Opened(tmp_path) as table:
            number, asked = table.running.number, table.running.match.position.asked
            await table.hold(asked, number)
            shown = countdown(table, table.running, table.clock.now())
            assert shown is not None and shown.left == 0 and shown.held == [asked], "everybody sees it"
            await asyncio.sleep(WINDOW + 0.6)
            assert table.running.number == number, "nothing answers for them"
            await table.change(lambda play: play.choose(asked, number, "pass"))
            assert table.running.number > number
            other = countdown(table, table.running, table.clock.now())
            assert table.holding == [], "and who has answered holds it no longer"
            coming = table.running.next()
            if coming is None or not table.running.is_counted(coming):
                assert other is None
                try:
                    await table.hold(asked, table.running.number)
                except Refusal as refusal:
                    assert refusal.reason == NOT_ALLOWED

    asyncio.run(play())


def test_stops_are_kept_with_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with Opened(tmp_path) as table:
            await stop(table, 0, Stops("never", resting=True))
            assert table.running.match.stops[0] == Stops("never", resting=True)
            async with table.database.reading() as connection:
                row = await find_match(connection, table.id)
            assert row is not None and row.seats[0].stops == {"where": "never", "resting": True, "said": table.running.number}
            again, entries = Seated(row), table.running.record.entries
            again.follow([(entry, 0) for entry in entries])
            again.heed(row)
            assert again.match.stops[0] == Stops("never", resting=True)
            assert orders_in(row.seats[0].stops, entries) == Stops("never", resting=True)
            turn = msgspec.structs.replace(entries[-1], digest="a turn began")
            assert orders_in(row.seats[0].stops, [*entries, turn]) == Stops("never"), "for this turn only"

    asyncio.run(play())


def test_a_browser_says_where_it_wants_to_be_asked(ann: Browser) -> None:
    match = ann.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "bot", "bot": "random"}], seed=1)["id"]
    ann.send("join", match=match, seat=0)
    table(ann)
    assert ann.ask("stops", match=match, seat=0, where="shown")["type"] == "done"
    ann.send("join", match=match, seat=0)
    assert table(ann)["stops"] == {"where": "shown"}
    ann.send("stops", match=match, seat=0, where="everywhere")
    assert ann.wait(lambda m: m["type"] == "refused")["reason"] == "badMessage"
    assert ann.ask("hold", match=match, seat=0, number=99)["type"] == "refused"
