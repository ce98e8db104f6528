"""One contest of this process: its log, read when somebody asks and written before anybody is told.

Whoever writes has the desk to themselves. Another process may write too: whoever inserts a number first was first, and the
other reads what happened and tries again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.contests.contest import Contest
from grimoire.contests.entries import AnyAct, Entry, Reported, Result
from grimoire.kernel.unusable import Unusable
from grimoire.server.contests.permissions import Who
from grimoire.server.protocol import ContestNews
from grimoire.server.storage.clock import HouseClock
from grimoire.server.storage.contests import append_entries, read_entries
from grimoire.server.storage.database import Database
from grimoire.server.storage.notices import News, announce
from grimoire.table.log import TooLate
from grimoire.table.refusals import NO_CONTEST, UNAVAILABLE, Refusal

TRIES: Final = 5  # against another process
TOLD_AFTER: Final = 0.05  # seconds: what happens within them is told at once
MOST_MADE: Final = 400  # pages that are kept as they were made

Step = tuple[AnyAct, str]  # an act and its reason
Made = TypeVar("Made")


class Listener(Protocol):
    """Whoever is told that something has happened."""

    def contest_changed(self, news: ContestNews) -> None: ...


class Desk:
    def __init__(self, id: str, database: Database, clock: HouseClock) -> None:
        self.id = id
        self.database = database
        self.clock = clock
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.contest = Contest()
        self.made: dict[Hashable, Any] = {}  # of the contest as it is now
        self.news: ContestNews | None = None  # that waits to be told

    # -- reading ---------------------------------------------------------------------------------------------------

    async def caught_up(self, connection: AsyncConnection) -> Contest:
        """With what another process has written. Raises Refusal where there is no such contest."""
        new = await read_entries(connection, self.id, self.contest.number)
        if new:
            known = self.contest.number
            self.contest.follow(new)
            if known:  # else it is only read for the first time
                self.changed(new)
        if not self.contest.log:
            raise Refusal(NO_CONTEST)
        return self.contest

    async def seen(self, show: Callable[[Contest], Made]) -> Made:
        """What is shown of the contest as it is now."""
        async with self.lock:
            async with self.database.reading() as connection:
                contest = await self.caught_up(connection)
            return show(contest)

    def kept(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """Made once, until something happens."""
        if key not in self.made:
            if len(self.made) >= MOST_MADE:
                self.made.clear()
            self.made[key] = make()
        found: Made = self.made[key]
        return found

    # -- writing ---------------------------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        """Seconds since 1970 by a clock that nobody can put back: it never comes before what was written."""
        last = self.contest.log[-1].at if self.contest.log else 0
        return max(self.clock.now() // 1000, last)

    async def write(
        self,
        who: Who,
        make: Callable[[Contest], list[Step]],
        with_it: Callable[[AsyncConnection], Awaitable[None]] | None = None,
    ) -> list[Entry]:
        """Add what `make` makes of the contest as it now is; what was added. Raises Unusable and Refusal; then nothing was.
        `with_it` writes something else in the same transaction."""
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await self.written(who, make, with_it)
                except TooLate:
                    self.forget()
            raise Refusal(UNAVAILABLE)

    async def written(
        self,
        who: Who,
        make: Callable[[Contest], list[Step]],
        with_it: Callable[[AsyncConnection], Awaitable[None]] | None,
    ) -> list[Entry]:
        async with self.database.reading() as connection:
            contest = await self.caught_up(connection)
        steps = make(contest)
        before = contest.number
        try:
            new = [self.followed(contest, act, reason, who) for act, reason in steps]
            if new:
                async with self.database.writing() as connection:
                    if with_it is not None:
                        await with_it(connection)
                    await append_entries(connection, self.id, who.user, new)
                    await announce(connection, News(self.database.origin, contest=self.id))
        except BaseException:
            if contest.number != before:  # it was not kept, and so it did not happen
                self.forget()
            raise
        if new:
            self.changed(new)
        return new

    async def begin(self, user: str, entries: list[Entry], with_it: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        """A contest that was not there yet. Raises Unusable; then there is none."""
        async with self.lock:
            try:
                self.contest.follow(entries)
                async with self.database.writing() as connection:
                    await with_it(connection)
                    await append_entries(connection, self.id, user, entries)
            except BaseException:
                self.forget()
                raise

    def followed(self, contest: Contest, act: AnyAct, reason: str, who: Who) -> Entry:
        entry = Entry(contest.number + 1, act, self.now, who.name, reason)
        contest.follow([entry])
        return entry

    def forget(self) -> None:
        """Read it anew from the beginning, when somebody asks next."""
        self.contest = Contest()
        self.made.clear()

    # -- telling ---------------------------------------------------------------------------------------------------

    def changed(self, new: list[Entry]) -> None:
        self.made.clear()
        acts = [entry.act for entry in new]
        tables = {act.table for act in acts if isinstance(act, Result | Reported)}
        whole = any(not isinstance(act, Result | Reported) for act in acts)
        if self.news is None:
            asyncio.get_running_loop().call_later(TOLD_AFTER, self.tell)
        self.news = together(self.news, ContestNews(self.id, new[-1].number, whole, sorted(tables)))

    def tell(self) -> None:
        news, self.news = self.news, None
        if news is not None:
            for listener in list(self.listeners):
                listener.contest_changed(news)

    async def look(self) -> None:
        """Another process has written something."""
        try:
            await self.seen(lambda contest: None)
        except (SQLAlchemyError, OSError, Refusal, Unusable):
            return  # whoever asks next is told why


def together(before: ContestNews | None, news: ContestNews) -> ContestNews:
    """Two of the same contest as one."""
    if before is None:
        return news
    tables = sorted({*before.tables, *news.tables})
    return ContestNews(news.contest, max(before.number, news.number), before.whole or news.whole, tables)
