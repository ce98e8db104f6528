"""Processes that think for bots. One that takes too long or ends is replaced, and whoever asked may ask again."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from typing import Final

import msgspec

from grimoire.library.games import GAMES
from grimoire.server.engine import Engine
from grimoire.server.worker import LENGTH, Answer, Cards, Problem

SECONDS: Final = 30.0  # for one decision
MEGABYTES: Final = 2048
WORKER: Final = "grimoire.server.worker"
LOADING: Final = 60.0  # until it begins to think: the first problem waits for the cards to be read
OURS: Final = Engine()


class GaveUp(Exception):
    """No answer: the process ended, took too long, or its bot failed."""


class Hung(GaveUp):
    """It thought for as long as it may, and would again."""


class Thinker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process, compiled: bool = False) -> None:
        self.process = process
        self.compiled = compiled  # later than the server itself
        self.is_new = True  # nothing was heard of it yet

    @classmethod
    async def started(
        cls, module: str = WORKER, own_bots: tuple[str, ...] = (), engine: Engine = OURS, compiled: bool = False
    ) -> "Thinker":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            str(MEGABYTES),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the server, which then ends its thinkers
            env=engine.environment(compiled),
        )
        assert process.stdin is not None  # it is a pipe
        cards = msgspec.msgpack.encode(Cards({game: box.shipped_texts() for game, box in GAMES.items()}, list(own_bots)))
        process.stdin.write(LENGTH.pack(len(cards)) + cards)  # waited for with the first problem
        return cls(process, compiled)

    async def think(self, problem: Problem, seconds: float) -> Answer:
        """Time runs from when it thinks: reading cards is not counted."""
        answer = msgspec.msgpack.decode(await self.heard(LOADING, msgspec.msgpack.encode(problem)), type=Answer)
        if answer.begins:
            answer = msgspec.msgpack.decode(await self.heard(seconds), type=Answer)
        if answer.fault:
            raise GaveUp(answer.fault)
        return answer

    async def heard(self, seconds: float, said: bytes = b"") -> bytes:
        """What it says next, after something was said to it. Raises GaveUp."""
        source, target = self.process.stdout, self.process.stdin
        assert source is not None and target is not None  # both are pipes
        try:
            async with asyncio.timeout(seconds):
                if said:
                    target.write(LENGTH.pack(len(said)) + said)
                    await target.drain()
                head = await source.readexactly(LENGTH.size)
                answer = await source.readexactly(LENGTH.unpack(head)[0])
        except TimeoutError:
            raise Hung(f"nothing was heard for {seconds:.0f} seconds") from None
        except (OSError, asyncio.IncompleteReadError) as error:
            raise GaveUp(f"{type(error).__name__}") from None
        self.is_new = False
        return answer

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()


class Thinkers:
    """A number of processes at most, started when they are needed."""

    def __init__(self, most: int, seconds: float = SECONDS, own_bots: tuple[str, ...] = (), engine: Engine = OURS) -> None:
        self.seconds = seconds
        self.own_bots = own_bots
        self.engine = engine
        self.room = asyncio.Semaphore(most)
        self.free: list[Thinker] = []
        self.all: set[Thinker] = set()
        self.closed = False

    async def think(self, problem: Problem) -> str:
        """The form that a bot chooses. Raises GaveUp."""
        return (await self.answer(problem)).form

    async def answer(self, problem: Problem) -> Answer:
        """All that a bot says. Raises GaveUp."""
        async with self.room:
            thinker = await self.take()
            try:
                return await self.ask(thinker, problem)
            except GaveUp:
                if not (thinker.compiled and thinker.is_new):
                    raise
            self.engine.failed()
            return await self.ask(await self.take(), problem)

    async def ask(self, thinker: Thinker, problem: Problem) -> Answer:
        kept = False
        try:
            answer = await thinker.think(problem, self.seconds)
            kept = True
            return answer
        finally:
            if kept and not self.closed:
                self.free.append(thinker)
            else:  # also when the asking was cancelled: its answer would come to the next one
                self.all.discard(thinker)
                await asyncio.shield(thinker.end())

    async def take(self) -> Thinker:
        compiled = self.engine.is_compiled
        while self.free:
            thinker = self.free.pop()
            if thinker.is_alive and thinker.compiled == compiled:
                return thinker
            self.all.discard(thinker)
            await thinker.end()
        try:
            thinker = await Thinker.started(own_bots=self.own_bots, engine=self.engine, compiled=compiled)
        except OSError as error:  # no more processes, or no memory for one
            raise GaveUp(str(error)) from None
        self.all.add(thinker)
        return thinker

    async def close(self) -> None:
        self.closed = True
        for thinker in list(self.all):
            await thinker.end()
        self.all.clear()
        self.free.clear()
