"""All tables of this process, and what happens at them by itself."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from typing import Final, Protocol
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from grimoire.library.entries import BOT as BY_BOT
from grimoire.server.community.ringing import call_again
from grimoire.server.contests.desks import Desks
from grimoire.server.evened import held_back
from grimoire.server.heartbeat import Heartbeat
from grimoire.server.metrics import Metrics
from grimoire.server.own_pools import own_texts
from grimoire.server.rates import Rate
from grimoire.server.storage import presence
from grimoire.server.storage.database import Database
from grimoire.server.storage.notices import Ears, News, announce
from grimoire.server.storage.people import User
from grimoire.server.storage.sessions import ended
from grimoire.server.storage.talk import one_said
from grimoire.server.storage.waiting import claim, drop, keep, next_time, release
from grimoire.server.table import Table
from grimoire.server.thinkers import GaveUp, Hung, Thinkers
from grimoire.server.worker import Problem
from grimoire.table.deciding import BOT, CALLS, FLAG, ORDER, Due
from grimoire.table.play import Play
from grimoire.table.refusals import ILLEGAL, NO_ROOM, STALE, UNAVAILABLE, Refusal

MOST_KEPT: Final = 100  # tables in memory at which nothing happens and nobody is, for whoever may come again
MOST_SAID: Final = 10  # lines of one person
SAID_WITHIN: Final = 10.0  # seconds
MOST_AT_ONCE: Final = 50
CLAIM_MS: Final = 10_000  # what is claimed is claimed again as long as it takes: whoever is killed at it does not hold it up
LOOK_AT_SESSIONS: Final = 2.0  # seconds
LOOK_EVERY: Final = 30.0  # seconds; another process may have left something
AFTER_FAILURE: Final = 1.0
FOREVER: Final = 1 << 62
TRIES: Final = 2  # of a bot that fails, for one decision; one that hangs has had its time
CHANCES: Final = 2  # decisions of a match that a bot may fail at, until nobody waits for it any more

log = logging.getLogger("grimoire.server")


class Connected(Protocol):
    """A browser that is connected."""

    @property
    def user(self) -> User: ...

    def end(self) -> None: ...

    async def hear_anew(self) -> None: ...


class Hall:
    def __init__(self, database: Database, thinkers: Thinkers, patience: int = 120) -> None:
        self.database = database
        self.clock = database.clock
        self.heart = Heartbeat(database, self.left)
        self.patience = patience * 1000  # milliseconds: how long somebody may be away
        self.thinkers = thinkers
        self.metrics = Metrics()
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()  # as long as anybody has to do with them
        self.kept: dict[str, Table] = {}  # and a little longer: the latest last
        self.connections: set[Connected] = set()
        self.contests = Desks(database)
        self.saying = Rate(MOST_SAID, SAID_WITHIN)
        self.something = asyncio.Event()  # may be due
        self.looks_at = 0  # when it is looked at what is due, if nothing comes before
        self.tasks: set[asyncio.Task[None]] = set()
        self.watch: asyncio.Task[None] | None = None

    def table(self, id: str) -> Table:
        """The one table of a match, whether there is one or not: as long as anybody holds it, there is no second."""
        table = self.tables.get(id)
        if table is None:
            table = self.tables[id] = Table(id, self.database, self.wake, self.metrics, self.keep)
        return table

    def forget_tables(self, ids: Iterable[str]) -> None:
        """These matches are no more."""
        for id in ids:
            if (table := self.tables.get(id)) is not None:
                table.forget()

    def keep(self, table: Table) -> None:
        """There is such a match, and somebody asked for it."""
        self.kept.pop(table.id, None)
        self.kept[table.id] = table
        while len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]

    def wake(self, at: int) -> None:
        """Something is due then. Most of it is a clock that will be stopped long before."""
        if at < self.looks_at:
            self.something.set()

    async def hear_anew(self, *people: str) -> None:
        """Who does not want to hear whom has changed among these; their next lines in other processes know of it when they come
        again."""
        for connection in [one for one in self.connections if one.user.id in people]:
            await connection.hear_anew()

    def disconnect(self, user: str, but: str = "") -> None:
        """End every connection of somebody, or every one of another session."""
        self.turn_out(lambda other: other.id == user and other.session != but)

    def disconnect_sessions(self, sessions: Collection[str]) -> None:
        self.turn_out(lambda other: other.session in sessions)

    def turn_out(self, meant: Callable[[User], bool]) -> None:
        for connection in [connection for connection in self.connections if meant(connection.user)]:
            connection.end()

    async def keep_doors(self) -> None:
        """Whoever was signed out or banned elsewhere (by another process, by whoever runs the server) plays no longer."""
        while True:
            await asyncio.sleep(LOOK_AT_SESSIONS)
            with suppress(SQLAlchemyError, OSError):
                held = {connection.user.session for connection in self.connections}
                async with self.database.reading() as connection:
                    over = await ended(connection, held)
                self.disconnect_sessions(over)

    # -- news from other processes ---------------------------------------------------------------------------------

    def heard(self, news: News) -> None:
        if news.origin == self.database.origin:
            return
        if news.time:
            self.heart.heard(news.time)
        if news.asks:
            self.begin(self.heart.beat())
        if news.due:
            self.wake(news.due)
        if news.contest and (desk := self.contests.all.get(news.contest)) is not None:
            self.begin(desk.look())
        table = self.tables.get(news.match)
        if table is None:
            return
        if news.here:
            self.presence_changed(table)
            return
        if news.said:
            self.begin(self.pass_on(table, news.said))
        table.tell(news.seat)

    def missed(self) -> None:
        """Something may have happened anywhere."""
        self.something.set()
        for table in list(self.tables.values()):
            table.tell()
        for desk in list(self.contests.all.values()):
            self.begin(desk.look())

    async def pass_on(self, table: Table, number: int) -> None:
        with suppress(SQLAlchemyError, OSError):
            async with self.database.reading() as connection:
                said = await one_said(connection, table.id, number)
            if said is not None:
                table.tell_said(said)

    # -- who is there ----------------------------------------------------------------------------------------------

    def presence_changed(self, table: Table) -> None:
        """Somebody came or went, here or elsewhere."""
        self.begin(self.note_presence(table))

    async def note_presence(self, table: Table) -> None:
        async with table.door:
            counts = table.here()
            new = {seat: counts[seat] for seat in {*counts, *table.noted} if counts[seat] != table.noted.get(seat, 0)}
            try:
                if new:
                    async with self.database.writing() as connection:
                        await presence.note(connection, table.id, self.database.origin, new, self.clock.now())
                        await announce(connection, News(self.database.origin, table.id, here=True))
                async with self.database.reading() as connection:
                    table.present = await presence.present(connection, table.id)
            except (SQLAlchemyError, OSError) as error:
                log.warning("who is there cannot be kept", extra={"match": table.id, "why": str(error)})
            else:
                table.noted = dict(counts)
        table.tell_presence()

    def left(self, match: str) -> None:
        """Somebody was connected to a process that runs no longer."""
        table = self.tables.get(match)
        if table is not None:
            self.presence_changed(table)

    def begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- what is due -----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        others = await self.heart.begin()
        if self.database.is_sqlite:  # no other process can be at anything
            async with self.database.writing() as connection:
                await release(connection)
                await presence.leave_all(connection, self.clock.now())
        else:
            ears = Ears(self.database, self.heard, self.missed)
            self.begin(ears.listen())
            if others:
                await ears.open.wait()
                await self.heart.ask()
        self.begin(self.heart.keep_beating())
        self.begin(self.keep_doors())
        self.begin(self.metrics.keep_measuring())
        self.watch = asyncio.create_task(self.keep_watch())

    async def close(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            with suppress(asyncio.CancelledError):
                await self.watch
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.heart.end()
        await self.thinkers.close()

    async def keep_watch(self) -> None:
        while True:
            self.something.clear()
            self.looks_at = FOREVER  # what comes meanwhile may not be among what is read
            try:
                wait = await self.do_what_is_due()
            except (SQLAlchemyError, OSError) as error:
                log.error("what is due cannot be read", extra={"why": str(error)})
                wait = AFTER_FAILURE
            self.looks_at = self.clock.now() + int(wait * 1000)
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.something.wait()

    async def do_what_is_due(self) -> float:
        """Begin it, and say how long to wait for more."""
        async with self.database.reading() as connection:
            soonest = await next_time(connection)
        at = self.clock.now()
        if soonest is None:
            return LOOK_EVERY
        if soonest > at:
            return min(LOOK_EVERY, (soonest - at) / 1000)
        async with self.database.writing() as connection:
            rows = await claim(connection, at, at + CLAIM_MS, MOST_AT_ONCE)
        for row in rows:
            self.begin(self.do(row))
        return 0.0

    async def do(self, row: Due) -> None:
        try:
            if row.kind == BOT:
                await self.let_think(row)
            elif row.kind == ORDER:
                table = self.table(row.match)
                await table.change(lambda play: play.close_window(row.number, table.holding))
            elif row.kind == FLAG:
                await self.table(row.match).change(lambda play: play.flag(row.seat, row.number))
            elif row.kind in CALLS:
                await self.call(row)
        except Refusal as refusal:
            log.debug("what was due is not done", extra={"match": row.match, "kind": row.kind, "why": refusal.reason})
            if refusal.reason not in (UNAVAILABLE, NO_ROOM):  # somebody was quicker, or the match cannot go on
                await self.let_be(row)
        except GaveUp as error:
            self.metrics.given_up += 1
            log.warning("a bot gave up", extra={"match": row.match, "seat": row.seat, "tries": row.tries, "why": str(error)})
            await self.again(row)

    async def call(self, row: Due) -> None:
        """Somebody's time goes by: they are told, once for each reason."""
        table = self.table(row.match)
        async with table.lock:  # nobody chooses meanwhile
            await table.caught_up()
            play = table.running
            play.check(row.number)
            async with table.writing() as connection:
                await call_again(connection, play, row.seat)
                await drop(connection, row)

    async def let_think(self, row: Due) -> None:
        table = self.table(row.match)
        await table.seen()
        play = table.running
        play.check(row.number)
        if table.failed[row.seat] >= CHANCES:
            await self.replace(table, row)
            return
        problem = Problem(
            play.row.game,
            play.bot_of(row.seat),
            row.seat,
            play.thought(row.seat),
            play.row.closed,
            secrets.randbits(63),
            own_texts(play.row.cards),
            play.row.cards,
        )
        began = time.monotonic()
        keeping = asyncio.create_task(self.keep_claim(row))
        try:
            form = await self.thinkers.think(problem)
            taken = time.monotonic() - began
            self.metrics.thinking.add(taken)
            await asyncio.sleep(held_back(play.row, taken))
            await chosen(table, row, form)
        except GaveUp as error:
            if row.tries < TRIES and not isinstance(error, Hung):
                raise
            log.warning("a bot is replaced", extra={"match": row.match, "seat": row.seat, "why": str(error)})
            self.metrics.given_up += 1
            table.failed[row.seat] += 1
            await self.replace(table, row)
        finally:
            keeping.cancel()

    async def replace(self, table: Table, row: Due) -> None:
        """Somebody must choose, and at once: chance does, here, for there is nothing to think about."""
        self.metrics.replaced += 1
        decision = table.running.match.position.decision()
        if decision is None:
            raise Refusal(STALE)
        await chosen(table, row, secrets.choice(decision.options).form)

    async def keep_claim(self, row: Due) -> None:
        """As long as a bot thinks, no other process lets one think about the same."""
        while True:
            await asyncio.sleep(CLAIM_MS / 3000)
            with suppress(SQLAlchemyError, OSError):
                async with self.database.writing() as connection:
                    await keep(connection, row, self.clock.now() + CLAIM_MS)

    async def let_be(self, row: Due) -> None:
        with suppress(SQLAlchemyError, OSError):
            async with self.database.writing() as connection:
                await drop(connection, row)

    async def again(self, row: Due) -> None:
        """The decision is asked again, at once."""
        with suppress(SQLAlchemyError, OSError):
            async with self.database.writing() as connection:
                await release(connection, row)
        self.something.set()


async def chosen(table: Table, row: Due, form: str) -> None:
    """Raises GaveUp where a bot says what cannot be chosen."""
    try:
        await table.change(chosen_by_bot(row, form))
    except Refusal as refusal:
        if refusal.reason != ILLEGAL:
            raise
        raise GaveUp(f"'{form}' cannot be chosen") from None


def chosen_by_bot(row: Due, form: str) -> Callable[[Play], None]:
    def choose(play: Play) -> None:
        play.choose(row.seat, row.number, form, BY_BOT)

    return choose
