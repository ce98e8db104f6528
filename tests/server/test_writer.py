"""Transactions of SQLite that are kept together: each as a whole or not at all, and none is said to be kept before it is."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from grimoire.server.storage.database import Database
from grimoire.server.storage.writer import Lost


class Kept:
    """A table of numbers, and how often something was committed."""

    def __init__(self, path: Path) -> None:
        self.database = Database(f"sqlite+aiosqlite:///{path / 'numbers.db'}")
        self.commits = 0
        self.full = False

        def counted(connection: Any) -> None:
            if self.full:
                raise OperationalError("COMMIT", {}, OSError("the disk is full"))
            self.commits += 1

        event.listen(self.database.engine.sync_engine, "commit", counted)

    async def keep(self, number: int, fault: Exception | None = None, before: str = "") -> None:
        async with self.database.writing() as connection:
            await connection.exec_driver_sql("INSERT INTO numbers VALUES (?)", (number,))
            if before:
                await connection.exec_driver_sql(before)
            if fault is not None:
                raise fault

    async def numbers(self) -> list[int]:
        async with self.database.reading() as connection:
            return [row[0] for row in await connection.exec_driver_sql("SELECT n FROM numbers ORDER BY n")]


def tried(path: Path, act: Callable[[Kept], Awaitable[None]]) -> None:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Kept]:
        kept = Kept(path)
        async with kept.database.writing() as connection:
            await connection.exec_driver_sql("CREATE TABLE numbers (n INTEGER PRIMARY KEY)")
        kept.commits = 0
        yield kept
        await kept.database.close()

    async def run() -> None:
        async with opened() as kept:
            await act(kept)

    asyncio.run(run())


def test_whoever_waits_for_the_disk_at_the_same_time_waits_for_it_once(tmp_path: Path) -> None:
    async def act(kept: Kept) -> None:
        await asyncio.gather(*(kept.keep(number) for number in range(50)))
        assert await kept.numbers() == list(range(50))
        assert kept.commits == 1
        await kept.keep(50)
        assert kept.commits == 2 and len(await kept.numbers()) == 51

    tried(tmp_path, act)


def test_one_that_fails_takes_nothing_of_the_others_with_it(tmp_path: Path) -> None:
    async def act(kept: Kept) -> None:
        faults = [ValueError("no") if number % 3 == 1 else None for number in range(9)]
        came = await asyncio.gather(*(kept.keep(n, fault) for n, fault in enumerate(faults)), return_exceptions=True)
        assert came == faults
        assert await kept.numbers() == [0, 2, 3, 5, 6, 8]
        assert kept.commits == 1

    tried(tmp_path, act)


def test_nobody_is_told_that_theirs_is_kept_where_the_disk_is_full(tmp_path: Path) -> None:
    async def act(kept: Kept) -> None:
        kept.full = True
        came = await asyncio.gather(*(kept.keep(number) for number in range(5)), return_exceptions=True)
        assert [type(each) for each in came] == [Lost] * 5
        kept.full = False
        assert await kept.numbers() == []
        await kept.keep(7)
        assert await kept.numbers() == [7]

    tried(tmp_path, act)


@pytest.mark.parametrize("says_so", [True, False])
def test_where_sqlite_gives_up_a_transaction_all_in_it_are_lost(tmp_path: Path, says_so: bool) -> None:
    """A full disk lets it go back to before the first of them, whether or not the one who met it raises."""

    async def act(kept: Kept) -> None:
        fault = ValueError("full") if says_so else None
        first, second = kept.keep(1), kept.keep(2, fault, before="ROLLBACK")
        came = await asyncio.gather(first, second, kept.keep(3), return_exceptions=True)
        assert isinstance(came[0], Lost) and isinstance(came[1], ValueError if says_so else OperationalError)
        assert came[2] is None, "it comes after, with a connection of its own"
        assert await kept.numbers() == [3]

    tried(tmp_path, act)


def test_what_nobody_waits_for_any_more_is_kept_or_not_but_holds_nobody_up(tmp_path: Path) -> None:
    async def act(kept: Kept) -> None:
        for rounds in range(20):
            tasks = [asyncio.create_task(kept.keep(10 * rounds + i)) for i in range(4)]
            for _ in range(rounds):
                await asyncio.sleep(0)
            tasks[rounds % 4].cancel()
            came = await asyncio.gather(*tasks, return_exceptions=True)
            there = await kept.numbers()
            for i, each in enumerate(came):
                assert isinstance(each, asyncio.CancelledError | Lost) or 10 * rounds + i in there
            assert sum(each is None for each in came) >= 3 or any(isinstance(each, Lost) for each in came)
        await kept.keep(1000)
        assert 1000 in await kept.numbers()

    tried(tmp_path, act)
