"""SQLite near at hand: a statement runs where it is asked for, and only what may wait for a disk or a lock goes to a thread.

The library sends every cursor, statement and fetch through a thread of its own, a dozen journeys for one entry of a log: those
take longer than what is done at their end.
"""

import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import aiosqlite

AT_ONCE: Final = frozenset(("cursor", "fetchall", "rollback"))
# They find what they need in memory, or nearly so.
STATEMENTS: Final = ("SELECT", "INSERT", "UPDATE", "DELETE", "SAVEPOINT", "RELEASE", "ROLLBACK TO")
PLAIN_BEGIN: Final = "BEGIN"  # waits for nobody, as BEGIN IMMEDIATE would
ROWS_AT_ONCE: Final = 64


class Near(aiosqlite.Connection):
    """One connection. What was begun in the thread comes first, also where nobody waits for it any more."""

    def __init__(self, file: str) -> None:
        super().__init__(partial(sqlite3.connect, file, check_same_thread=False), ROWS_AT_ONCE)
        self._thread.daemon = True
        self.under_way: list[str] = []  # in the thread

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self.under_way or self.may_wait(fn, args):
            self.under_way.append(fn.__name__)
            return await super()._execute(self.in_thread, fn, *args, **kwargs)  # type: ignore[no-untyped-call]
        return fn(*args, **kwargs)

    def may_wait(self, fn: Callable[..., Any], args: tuple[Any, ...]) -> bool:
        name = fn.__name__
        if name in AT_ONCE:
            return False
        if name == "close":
            return fn == self._conn.close  # that of a cursor waits for nothing
        is_statement = name in ("execute", "executemany") and (args[0] == PLAIN_BEGIN or args[0].startswith(STATEMENTS))
        return not is_statement

    def in_thread(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        try:
            return fn(*args, **kwargs)
        finally:
            self.under_way.pop()


def near(file: str) -> Callable[[], Awaitable[aiosqlite.Connection]]:
    """What makes connections to a database file."""

    async def connect() -> aiosqlite.Connection:
        return await Near(file)

    return connect
