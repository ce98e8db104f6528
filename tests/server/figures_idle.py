"""What a server needs for people who only wait: `python -m tests.server.figures_idle [HOW MANY]`, 2,000 unless it is said.

A server in a process of its own, as `grimoire serve` starts it. Each of so many guests has a socket that is open and idle, a
wish for a game that nothing answers, and looks on at one of twenty games, so that it is there by presence. The limit of open
files is raised to what the system allows. Memory is what the process of the server holds (RSS), with code and cards.
"""

import asyncio
import re
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from grimoire.server.protocol import PROTOCOL

PEOPLE = 2000
GAMES = 20
AT_ONCE = 40  # that come at the same time
WAIT = 20.0  # seconds in which nothing is said, while which the server's processor is looked at
SEATS = [{"who": "me", "deck": "burning-wrath"}, {"who": "anybody", "deck": "surging-growth"}]
WANTED = 400  # MB
FILES = 3  # a person: a socket at each end, and something to spare


def raised() -> int:
    """The limit of open files, as high as it may be: the server that is started has it, too."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def memory(process: int) -> float:
    """MB."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text(encoding="utf-8"))
    assert found
    return int(found.group(1)) / 1024


def processor(process: int) -> float:
    """Seconds of it that were used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def guest(address: str) -> str:
    """A cookie. On a busy machine a request may come too slowly for the server, which closes: then it is sent again."""
    while True:
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=120, verify=False) as client:
                (await client.post("/api/session")).raise_for_status()
                return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def asked(address: str, cookie: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    async with httpx.AsyncClient(
        base_url=address, trust_env=False, timeout=120, verify=False, headers={"Cookie": cookie}
    ) as client:
        answer: dict[str, Any] = (await client.post(f"/api{path}", json=body)).raise_for_status().json()
        return answer


async def here(port: int, cookie: str, match: str) -> ClientConnection:
    """At a table where others play."""
    opened = await connect(f"ws://127.0.0.1:{port}/live", additional_headers={"Cookie": cookie}, proxy=None, max_size=None)
    await opened.send(msgspec.json.encode({"type": "hello", "id": 1, "protocol": PROTOCOL, "language": "en"}).decode())
    await opened.send(msgspec.json.encode({"type": "join", "id": 2, "match": match, "seat": -1}).decode())
    while True:
        message = msgspec.json.decode(await asyncio.wait_for(opened.recv(), 120))
        assert message["type"] != "refused", message
        if message["type"] == "done" and message["id"] == 2:
            return opened


def wishes(folder: Path) -> int:
    """A wish for everybody that is known, put where the server keeps them: sent, they would meet each other."""
    at = int(time.time() * 1000)
    with closing(sqlite3.connect(folder / "grimoire.db", timeout=60)) as database:
        people = [row[0] for row in database.execute("SELECT id FROM users")]
        columns = 'user, id, game, "when", deck, rated, made, until, seen, called, met, waits'
        rows = [(id, f"s{id}"[:32], "magenoir", "tonight", "", 0, at, at + 3 * 3_600_000, at, 0, "", "") for id in people]
        database.executemany(f"INSERT INTO seeks ({columns}) VALUES ({', '.join('?' * 12)})", rows)
        database.commit()
    return len(people)


async def measured(people: int) -> None:
    files = raised()
    people = min(people, files // FILES)
    with tempfile.TemporaryDirectory() as path:
        command = [str(Path(sys.executable).with_name("grimoire")), "serve", "--lang", "en", "--thinkers", "1", "--port", "0"]
        server = subprocess.Popen([*command, "--data", path], stdout=subprocess.PIPE, text=True, encoding="utf-8")
        assert server.stdout is not None
        found = re.search(r"http://\S+:(\d+)", server.stdout.readline())
        assert found
        address, port = f"http://127.0.0.1:{found.group(1)}", int(found.group(1))
        try:
            await asyncio.to_thread(answers, address)
            empty = memory(server.pid)
            some = asyncio.Semaphore(AT_ONCE)

            async def come() -> str:
                async with some:
                    return await guest(address)

            cookies = await asyncio.gather(*[come() for _ in range(people)])
            games = []
            for one, other in zip(cookies[:GAMES], cookies[GAMES : 2 * GAMES], strict=True):
                match = (await asked(address, one, "/matches", {"game": "magenoir", "public": True, "seats": SEATS}))["id"]
                await asked(address, other, f"/matches/{match}/seats/1", {})
                games.append(match)

            async def sit(number: int) -> ClientConnection:
                async with some:
                    return await here(port, cookies[number], games[number % GAMES])

            sockets = await asyncio.gather(*[sit(number) for number in range(people)])
            looking = await asyncio.to_thread(wishes, Path(path))
            began, used = time.monotonic(), processor(server.pid)
            await asyncio.sleep(WAIT)
            share = (processor(server.pid) - used) / (time.monotonic() - began)
            held = memory(server.pid)
            told = await asyncio.to_thread(lobby, address)
            print(
                f"{len(sockets)} idle connections at {GAMES} games, {looking} wishes ({told} lines in the feed of the lobby):"
            )
            print(f"  {held:.0f} MB ({WANTED} wanted), {empty:.0f} before anybody came")
            print(f"  {100 * share:.1f} % of a core while nobody says anything")
            for socket in sockets:
                socket.transport.abort()
        finally:
            server.terminate()
            server.wait(60)


def lobby(address: str) -> int:
    return len(httpx.get(f"{address}/api/lobby.json", trust_env=False, timeout=120).json())


def answers(address: str) -> None:
    """The address is said before anybody answers there."""
    for _ in range(600):
        try:
            httpx.get(f"{address}/health", trust_env=False, timeout=5).raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.2)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    asyncio.run(measured(int(sys.argv[1]) if len(sys.argv) > 1 else PEOPLE))
