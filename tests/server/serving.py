"""A real server on this computer for tests, in a thread of its own, and a player who knows only the protocol."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from grimoire.server.app import make_app
from grimoire.server.protocol import PROTOCOL
from grimoire.server.serving import config_of, listening
from grimoire.server.settings import Settings

PATIENCE = 60.0
CHEAP = 64  # kB to look at a password

Message = dict[str, Any]


class Running:
    """A server that listens; `stop` ends it as Ctrl-C would."""

    def __init__(self, settings: Settings) -> None:
        self.listener = listening(settings)
        self.port = self.listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.app = make_app(settings)
        config = config_of(settings, self.app)
        config.timeout_graceful_shutdown = 1
        self.server = uvicorn.Server(config)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive() and time.monotonic() < until, "the server did not start"
            time.sleep(0.01)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[self.listener]))
        self.loop.close()

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.close()


@contextlib.contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Running]:
    server = Running(Settings(folder, port=0, thinkers=1, **{"password_memory": CHEAP, **settings}))
    try:
        yield server
    finally:
        server.stop()


class Served(Protocol):
    port: int
    address: str


class Browser:
    """Somebody with a cookie, and when wanted a WebSocket."""

    def __init__(self, server: Served, name: str = "", cookies: httpx.Cookies | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, trust_env=False, cookies=cookies, timeout=PATIENCE)
        self.me = self.http.post("/api/session").raise_for_status().json()
        if name:
            self.http.patch("/api/me", json={"name": name}).raise_for_status()
        self.open = contextlib.ExitStack()
        self.socket: ClientConnection | None = None
        self.ids = 0
        self.got: list[Message] = []
        self.asked_at = 0  # how many messages there were when something was asked last

    def set_up(self, **match: Any) -> Message:
        answer: Message = self.http.post("/api/matches", json=match).raise_for_status().json()
        return answer

    def connect(self, language: str = "en", **headers: str) -> "Browser":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.server.port}/live"
        opened = connect(address, additional_headers={"Cookie": cookies, **headers}, proxy=None, max_size=None)
        self.socket = self.open.enter_context(opened)
        self.ask("hello", protocol=PROTOCOL, language=language)
        return self

    def send(self, type: str, **fields: Any) -> int:
        assert self.socket is not None
        self.ids += 1
        self.socket.send(msgspec.json.encode({"type": type, "id": self.ids, **fields}).decode())
        return self.ids

    def receive(self, timeout: float = PATIENCE) -> Message:
        assert self.socket is not None
        message: Message = msgspec.json.decode(self.socket.recv(timeout=timeout))
        self.got.append(message)
        return message

    def wait(self, wanted: Callable[[Message], Any]) -> Message:
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def follows(self, wanted: Callable[[Message], Any]) -> Message:
        """What follows from what was asked last: a table may come before the answer as well as after it."""
        there = next((message for message in self.got[self.asked_at :] if wanted(message)), None)
        return self.wait(wanted) if there is None else there

    def ask(self, type: str, **fields: Any) -> Message:
        """Send, and wait for `done` or `refused`."""
        self.asked_at = len(self.got)
        id = self.send(type, **fields)
        return self.wait(lambda message: message["type"] in ("done", "refused") and message["id"] == id)

    def close(self) -> None:
        self.open.close()
        self.http.close()


def play_to_the_end(
    browser: Browser, match: str, seat: int = 0, pick: Callable[[Message], str] | None = None, until: int = 1 << 30
) -> Message:
    """Choose whenever asked: what the game would do by itself, or something that is not passing. Or until there are this many
    entries, and one is asked."""
    browser.send("join", match=match, seat=seat)
    while True:
        table = browser.wait(lambda message: message["type"] == "table" and message["seat"] == seat)
        if table["scene"].get("over"):
            return table
        ask = table["ask"]
        if ask["asked"] == seat:
            if table["number"] >= until:
                return table
            form = pick(table) if pick is not None else usual(ask)
            browser.send("choose", match=match, seat=seat, number=ask["number"], form=form)


def usual(ask: Message) -> str:
    if ask.get("suggested"):
        return str(ask["suggested"][0])
    forms = [choice["form"] for choice in ask["choices"]]
    return str(next((form for form in forms if form != ask.get("optional")), forms[0]))
