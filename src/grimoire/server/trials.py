"""Cards that people try in many games: one after another, in a process of its own that lives as long as the page that asked.

Whoever does not look any more wants nothing any more: then it ends, whatever the browser said or could not say.
"""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

import msgspec

from grimoire.server.card_lab import Trial, Tried
from grimoire.server.engine import Engine
from grimoire.server.thinkers import LOADING, OURS, GaveUp, Thinker
from grimoire.table.refusals import TOO_MUCH, Refusal

LAB: Final = "grimoire.server.card_lab"
MOST_WAITING: Final = 5
GONE: Final = 10.0  # seconds in which a page that is there has asked
LOOK: Final = 0.5
SECONDS: Final = 120.0  # of the processor, for one card
SILENT: Final = 120.0  # seconds without a word: it gives way to everything else
MOST_KEPT: Final = 200

log = logging.getLogger("grimoire.server")


class Asked:
    """What somebody asked for, and how it stands."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.tried = Tried(all=trial.games)
        self.seen = time.monotonic()
        self.running = False
        self.failed = False
        self.ended = False  # nothing more comes of it

    @property
    def is_wanted(self) -> bool:
        return not self.ended and time.monotonic() - self.seen < GONE


class Trials:
    def __init__(self, engine: Engine = OURS) -> None:
        self.engine = engine
        self.asked: dict[str, Asked] = {}  # by person, in the order they asked; each has one
        self.task: asyncio.Task[None] | None = None

    def ask(self, user: str, trial: Trial) -> Asked:
        """Instead of what this person asked for before. Raises Refusal."""
        others = [one for who, one in self.asked.items() if who != user and one.is_wanted]
        if len(others) >= MOST_WAITING:
            raise Refusal(TOO_MUCH)
        self.stop(user)
        while len(self.asked) >= MOST_KEPT:
            self.asked.pop(next(iter(self.asked)))
        asked = self.asked[user] = Asked(trial)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())
        return asked

    def look(self, user: str) -> Asked | None:
        """How it stands. Whoever looks is there."""
        asked = self.asked.get(user)
        if asked is not None:
            asked.seen = time.monotonic()
        return asked

    def stop(self, user: str) -> None:
        asked = self.asked.pop(user, None)
        if asked is not None:
            asked.ended = True

    def before(self, asked: Asked) -> int:
        """How many come first."""
        wanted = [one for one in self.asked.values() if one.is_wanted]
        return wanted.index(asked) if asked in wanted else 0

    async def work(self) -> None:
        """As long as anybody waits."""
        while asked := next((one for one in self.asked.values() if one.is_wanted), None):
            asked.running = True
            playing = asyncio.create_task(self.play(asked))
            try:
                while not playing.done():
                    await asyncio.wait({playing}, timeout=LOOK)
                    if not asked.is_wanted:
                        playing.cancel()
            finally:
                playing.cancel()
                with suppress(asyncio.CancelledError):
                    await playing
                asked.ended = True

    async def play(self, asked: Asked) -> None:
        compiled = self.engine.is_compiled
        try:
            player = await Thinker.started(LAB, engine=self.engine, compiled=compiled)
        except OSError as error:  # no more processes, or no memory for one
            log.warning("a card cannot be tried", extra={"why": str(error)})
            asked.failed = True
            return
        said = msgspec.msgpack.encode(asked.trial)
        try:
            while not asked.tried.over:
                asked.tried = msgspec.msgpack.decode(await player.heard(SILENT if not said else LOADING, said), type=Tried)
                said = b""
                if asked.tried.fault:
                    raise GaveUp(asked.tried.fault)
        except GaveUp as error:
            log.warning("a card cannot be tried", extra={"why": str(error)})
            asked.failed = True
            if compiled and player.is_new:
                self.engine.failed()
        finally:
            await asyncio.shield(player.end())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
