"""SQLite has one writer at a time, and waiting for the disk is most of what it does: transactions that come meanwhile are kept
together, with one wait for all of them.

Each of them is kept as a whole or not at all (a savepoint), and nobody is told that theirs is kept before the disk has it.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

WRITES: Final = "grimoire_writes"  # an execution option: the transaction is going to write
BEGIN_ONE: Final = "SAVEPOINT one"
KEEP_ONE: Final = "RELEASE one"
UNDO_ONE: Final = "ROLLBACK TO one"


class Lost(OSError):
    """What was to be kept together is not."""


class Together:
    """What is kept with one commit."""

    def __init__(self) -> None:
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.kept.add_done_callback(noticed)


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # Whoever waits does so here, and not inside the library with a timeout. First come, first served: whoever has begun
        # what is kept together asks for another turn at once, to commit it, and gets it after all who were waiting by then.
        self.turn = asyncio.Lock()
        self.connection: AsyncConnection | None = None
        self.together: Together | None = None  # what is open
        self.committing: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: when the block is left everything in it is kept, or nothing."""
        async with self.turn:
            connection, together = await self.begun()
            await connection.exec_driver_sql(BEGIN_ONE)
            try:
                yield connection
                await connection.exec_driver_sql(KEEP_ONE)
            except BaseException as error:
                await self.undo_one(connection, error)
                raise
        await asyncio.shield(together.kept)  # it is kept also where nobody waits for it any more

    async def begun(self) -> tuple[AsyncConnection, Together]:
        """The transaction of all, which whoever comes first begins."""
        try:
            if self.connection is None:
                self.connection = await self.engine.connect()
                await self.connection.execution_options(**{WRITES: True})
            if self.together is None:
                await self.connection.begin()
        except BaseException as error:
            await self.give_up(error)
            raise
        if self.together is None:
            self.together = Together()
            task = asyncio.create_task(self.commit())
            self.committing.add(task)
            task.add_done_callback(self.committing.discard)
        return self.connection, self.together

    async def undo_one(self, connection: AsyncConnection, error: BaseException) -> None:
        """Where SQLite itself has given up the transaction of all (a full disk), there is no savepoint any more, and nothing of
        the others' is kept either. To commit then would succeed, and keep nothing."""
        try:
            await connection.exec_driver_sql(UNDO_ONE)
            await connection.exec_driver_sql(KEEP_ONE)
        except BaseException:
            await self.give_up(error)

    async def commit(self) -> None:
        async with self.turn:
            together, self.together = self.together, None
            if together is None or self.connection is None:  # it was given up
                return
            try:
                await self.connection.commit()
            except BaseException as error:
                self.together = together
                await self.give_up(error)
                if not isinstance(error, SQLAlchemyError | OSError):
                    raise
            else:
                together.kept.set_result(None)

    async def give_up(self, error: BaseException) -> None:
        """The next one begins with a new connection, whatever was wrong with this."""
        together, self.together = self.together, None
        if together is not None:
            lost = Lost(str(error))
            lost.__cause__ = error
            together.kept.set_exception(lost)
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.invalidate()  # to give it back would not end a transaction whose commit has failed
            await connection.close()

    async def close(self) -> None:
        async with self.turn:  # after what is to be committed
            if self.connection is not None:
                await self.connection.close()
                self.connection = None


def noticed(kept: asyncio.Future[None]) -> None:
    """Whoever began it may have been cancelled, and then nobody asks what came of it."""
    if not kept.cancelled():
        kept.exception()
