"""Games that are over, looked at again one after another in a process of its own, for a seat each; what is found is kept."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from grimoire.library.records import record_text
from grimoire.server.analyst import Judgements, Report, Study
from grimoire.server.engine import Engine
from grimoire.server.own_pools import own_texts
from grimoire.server.storage.database import Database, now
from grimoire.server.storage.studied import find_study, keep_study
from grimoire.server.table import Table
from grimoire.server.thinkers import OURS, GaveUp, Thinker
from grimoire.table.refusals import TOO_MUCH, Refusal

ANALYST: Final = "grimoire.server.analyst"
MOST_WAITING: Final = 50
MOST_OF_ONE: Final = 3  # that one person waits for
SECONDS: Final = 120.0  # for one decision: a thought is short, but gives way to everything else
LONGEST: Final = 1800.0  # seconds for one match, and no more
TRIES: Final = 2
MOST_FAILED: Final = 1000  # remembered

log = logging.getLogger("grimoire.server")

Place = tuple[str, int]  # a match, and a seat of it


class Wanted:
    """What somebody asked about."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.done = 0
        self.all = 0


class Studies:
    def __init__(self, database: Database, table: Callable[[str], Table], engine: Engine = OURS) -> None:
        self.database = database
        self.engine = engine
        self.table = table
        self.waiting: dict[Place, Wanted] = {}  # in the order they are looked at; the first is being looked at
        self.failed: dict[Place, int] = {}  # how often
        self.task: asyncio.Task[None] | None = None

    async def found(self, place: Place) -> Judgements | None:
        """What is known of the decisions of a seat; None: nothing yet."""
        async with self.database.reading() as connection:
            text = await find_study(connection, *place)
        return None if text is None else msgspec.json.decode(text, type=Judgements)

    def ask(self, place: Place, user: str) -> None:
        """Let a match be looked at for a seat, once those before it are. Raises Refusal."""
        if place in self.waiting or self.failed.get(place, 0) >= TRIES:
            return
        if len(self.waiting) >= MOST_WAITING or sum(one.user == user for one in self.waiting.values()) >= MOST_OF_ONE:
            raise Refusal(TOO_MUCH)
        self.waiting[place] = Wanted(user)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())

    def before(self, place: Place) -> int:
        """How many come first."""
        return list(self.waiting).index(place)

    async def work(self) -> None:
        """As long as anything waits."""
        analyst: Thinker | None = None
        try:
            while self.waiting:
                place, wanted = next(iter(self.waiting.items()))
                try:
                    if analyst is None or not analyst.is_alive:
                        analyst = await Thinker.started(ANALYST, engine=self.engine, compiled=self.engine.is_compiled)
                    await self.study(place, wanted, analyst)
                    self.failed.pop(place, None)
                except (GaveUp, Refusal, SQLAlchemyError, OSError) as error:
                    log.warning("a match cannot be looked at again", extra={"match": place[0], "why": str(error)})
                    if analyst is not None and analyst.compiled and analyst.is_new:
                        self.engine.failed()
                    self.note_failure(place)
                    if analyst is not None:  # what it would still say is not for the next one
                        await asyncio.shield(analyst.end())
                        analyst = None
                finally:
                    self.waiting.pop(place, None)
        finally:
            if analyst is not None:
                await asyncio.shield(analyst.end())

    def note_failure(self, place: Place) -> None:
        if len(self.failed) >= MOST_FAILED:
            self.failed.clear()
        self.failed[place] = self.failed.get(place, 0) + 1

    async def study(self, place: Place, wanted: Wanted, analyst: Thinker) -> None:
        table = self.table(place[0])
        await table.seen()
        play = table.shown
        text = await asyncio.to_thread(record_text, play.record)
        said = msgspec.msgpack.encode(Study(text, place[1], own_texts(play.row.cards)))
        until = time.monotonic() + LONGEST
        while True:
            left = until - time.monotonic()
            if left <= 0:
                raise GaveUp("it takes too long")
            report = msgspec.msgpack.decode(await analyst.heard(min(SECONDS, left), said), type=Report)
            said = b""
            if report.fault:
                raise GaveUp(report.fault)
            wanted.done, wanted.all = report.done, report.all
            if report.found is not None:
                async with self.database.writing() as connection:
                    await keep_study(connection, *place, msgspec.json.encode(report.found).decode(), now())
                return

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
