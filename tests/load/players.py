"""Scripted players over WebSocket, two browsers at each match, and what they measure."""

import asyncio
import random
import time
from contextlib import AsyncExitStack
from itertools import count
from typing import Any

import httpx
import msgspec
from tests.server.serving import Served
from websockets.asyncio.client import ClientConnection, connect

from grimoire.server.protocol import PROTOCOL

PATIENCE = 60.0
# A clock runs, so that something is due at every match. No window stays open by itself: each choice is made by hand.
CLOCK = {"whole": 36_000, "window": 0}


class Choice(msgspec.Struct):
    form: str


class Ask(msgspec.Struct):
    number: int
    asked: int
    choices: list[Choice] = []
    suggested: list[str] = []

    def by_chance(self) -> str:
        """What the game would choose by itself, or anything: who never passed would play a duel of thousands of choices."""
        return self.suggested[0] if self.suggested else random.choice(self.choices).form


class Scene(msgspec.Struct, frozen=True):
    over: bool = False


class Told(msgspec.Struct):
    """A message of the server, as far as it is looked at."""

    type: str
    match: str = ""
    number: int = -1
    scene: Scene = Scene()
    ask: Ask | None = None
    reason: str = ""


DECODER = msgspec.json.Decoder(Told)


class Measures:
    """What was waited for, from the moment on when every match has begun."""

    def __init__(self, matches: int) -> None:
        self.missing = matches  # that have not begun
        self.begun = asyncio.Event()
        self.measures = False
        self.waits: list[float] = []  # from a choice until both tables are there, in seconds
        self.errors: list[str] = []
        self.left = matches  # that have not come to their first end
        self.over = asyncio.Event()
        self.finished = 0

    def began(self) -> None:
        self.missing -= 1
        if self.missing == 0:
            self.begun.set()

    def ended(self, first: bool) -> None:
        """A match is over; `first`: of this pair of players."""
        self.finished += 1
        self.left -= first
        if self.left == 0:
            self.over.set()

    def waited(self, seconds: float) -> None:
        if self.measures:
            self.waits.append(seconds)

    def share(self, part: float) -> float:
        """How many milliseconds this share of all waited at most."""
        return sorted(self.waits)[min(len(self.waits) - 1, int(len(self.waits) * part))] * 1000 if self.waits else 0.0


class Seat:
    """One browser, which sits at one seat of one match after another."""

    def __init__(self, measures: Measures) -> None:
        self.measures = measures
        self.http: httpx.AsyncClient
        self.socket: ClientConnection
        self.ids = 0

    async def arrive(self, server: Served, stack: AsyncExitStack) -> None:
        # A connection that is kept may be closed just when it is used again; a browser would ask anew, this client does not.
        no_keeping = httpx.Limits(max_keepalive_connections=0)
        client = httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=PATIENCE, limits=no_keeping)
        self.http = await stack.enter_async_context(client)
        (await self.http.post("/api/session")).raise_for_status()
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{server.port}/live"
        opening = connect(
            address, additional_headers={"Cookie": cookies}, proxy=None, max_size=None, open_timeout=PATIENCE, ping_timeout=None
        )
        self.socket = await stack.enter_async_context(opening)
        await self.send("hello", protocol=PROTOCOL, language=random.choice(("en", "fr")))

    async def send(self, type: str, **fields: Any) -> None:
        self.ids += 1
        await self.socket.send(msgspec.json.encode({"type": type, "id": self.ids, **fields}).decode())

    async def table(self, match: str, after: int) -> Told:
        """The table of this match as it is after more than this many entries."""
        while True:
            async with asyncio.timeout(PATIENCE):
                told = DECODER.decode(await self.socket.recv())
            if told.type == "refused":
                self.measures.errors.append(told.reason)
            if told.type == "table" and told.match == match and told.number > after:
                return told


async def play(server: Served, measures: Measures, game: str, every: float, begins: float, ahead: int) -> None:
    """One match after another, until it is cancelled. The first one is played on to so many entries at once, and then waits
    until all have begun."""
    await asyncio.sleep(begins)
    async with AsyncExitStack() as stack:
        seats = [Seat(measures), Seat(measures)]
        for seat in seats:
            await seat.arrive(server, stack)
        for played in count():
            match = await set_up(seats, game)
            await play_match(seats, match, measures, every, 0 if played else ahead)
            measures.ended(not played)


async def set_up(seats: list[Seat], game: str) -> str:
    free = [{"who": "me"}, {"who": "anybody"}]
    made = (await seats[0].http.post("/api/matches", json={"game": game, "seats": free, "clock": CLOCK})).raise_for_status()
    match: str = made.json()["id"]
    (await seats[1].http.post(f"/api/matches/{match}/seats/1", json={})).raise_for_status()
    for seat, browser in enumerate(seats):
        await browser.send("join", match=match, seat=seat)
    return match


async def play_match(seats: list[Seat], match: str, measures: Measures, every: float, ahead: int) -> None:
    number = -1
    sent = 0.0
    begins = not measures.begun.is_set()
    while True:
        tables = [await seat.table(match, number) for seat in seats]
        now = time.monotonic()
        if sent:
            measures.waited(now - sent)
        number = tables[0].number
        over = any(table.scene.over for table in tables)
        if begins and (over or number >= ahead):
            begins = False
            measures.began()
            await measures.begun.wait()
            sent = 0.0
        if over:
            return
        asked = tables[0].ask.asked if tables[0].ask is not None else -1
        ask = tables[asked].ask
        assert ask is not None and ask.choices, "whoever is asked has options"
        if not begins:
            await asyncio.sleep(max(0.0, every * random.uniform(0.5, 1.5) - (now - sent if sent else every * random.random())))
        sent = time.monotonic()
        await seats[asked].send("choose", match=match, seat=asked, number=number, form=ask.by_chance())


async def played(
    server: Served, measures: Measures, matches: int, game: str, every: float, warm: float, ahead: int = 0
) -> list[asyncio.Task[None]]:
    """This many matches, begun one after the other, each somewhere in the first `ahead` entries of a game; until all have."""
    warm_each = warm / matches
    starts = [random.randint(0, ahead) for _ in range(matches)]
    tasks = [asyncio.create_task(play(server, measures, game, every, warm_each * i, start)) for i, start in enumerate(starts)]
    gone = asyncio.create_task(asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION))
    begun = asyncio.create_task(measures.begun.wait())
    await asyncio.wait({gone, begun}, return_when=asyncio.FIRST_COMPLETED)
    for waiting in (gone, begun):
        waiting.cancel()
    return tasks


async def end(tasks: list[asyncio.Task[None]], measures: Measures) -> None:
    for task in tasks:
        if not task.done():
            task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, BaseException) and not isinstance(ended, asyncio.CancelledError):
            measures.errors.append(repr(ended))
