"""Many matches at once, played over WebSocket by scripted clients: how long does a choice take until its table is there?

    python -m tests.server.load --matches 200 --seconds 60

The server is a process of its own. Each match is two seats of one browser, which make one choice every two seconds.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.server.killing import Process
from tests.server.serving import Message, usual
from websockets.asyncio.client import ClientConnection, connect

from grimoire.server.protocol import PROTOCOL

EVERY = 2.0  # seconds
SEATS = [{"who": "me", "name": "One"}, {"who": "me", "name": "Other"}]


class Measures:
    def __init__(self) -> None:
        self.waits: list[float] = []
        self.errors: list[str] = []

    def share(self, part: float) -> float:
        return sorted(self.waits)[min(len(self.waits) - 1, int(len(self.waits) * part))] * 1000


async def play(process: Process, measures: Measures, until: float, begins: float) -> None:
    """One match after another in one browser."""
    await asyncio.sleep(begins)
    async with httpx.AsyncClient(base_url=process.address, trust_env=False, timeout=60) as http:
        await http.post("/api/session")
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        address = f"ws://127.0.0.1:{process.port}/live"
        async with connect(address, additional_headers={"Cookie": cookies}, proxy=None, max_size=None) as socket:
            await socket.send(encoded("hello", 0, protocol=PROTOCOL, language="en"))
            while time.monotonic() < until:
                match = (await http.post("/api/matches", json={"game": "magenoir", "seats": SEATS})).json()["id"]
                await play_match(socket, match, measures, until)


def encoded(type: str, id: int, **fields: Any) -> str:
    return msgspec.json.encode({"type": type, "id": id, **fields}).decode()


async def play_match(socket: ClientConnection, match: str, measures: Measures, until: float) -> None:
    tables: dict[int, Message] = {}
    for seat in (0, 1):
        await socket.send(encoded("join", 1, match=match, seat=seat))
    while time.monotonic() < until:
        ask: Message | None = None
        while ask is None:
            told: Message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 60))
            if told["type"] == "refused":
                measures.errors.append(told["reason"])
            if told["type"] == "table" and told["match"] == match:
                tables[told["seat"]] = told
                if told["scene"].get("over"):
                    return
                asked = told["ask"]["asked"]
                if len(tables) == 2 and all(table["number"] == told["number"] for table in tables.values()):
                    ask = tables[asked]["ask"]
        await asyncio.sleep(EVERY * random.uniform(0.5, 1.5))
        sent = time.monotonic()
        await socket.send(encoded("choose", 2, match=match, seat=ask["asked"], number=ask["number"], form=usual(ask)))
        while True:
            told = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 60))
            if told["type"] == "table" and told["match"] == match:
                tables[told["seat"]] = told
                if told["number"] > ask["number"]:
                    measures.waits.append(time.monotonic() - sent)
                    break
            elif told["type"] == "refused":
                measures.errors.append(told["reason"])
                break
        if any(table["scene"].get("over") for table in tables.values()):
            return


def memory(pid: int) -> int:
    """Megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0


def busy(pid: int) -> float:
    """Seconds of CPU."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / 100


async def measured(process: Process, matches: int, seconds: float) -> Measures:
    measures = Measures()
    warm = min(20.0, matches / 10)
    until = time.monotonic() + warm + seconds
    players = [play(process, measures, until, warm * i / matches) for i in range(matches)]
    for ended in await asyncio.gather(*players, return_exceptions=True):
        if isinstance(ended, BaseException):
            measures.errors.append(repr(ended))
    return measures


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder), "")
        try:
            began, cpu = time.monotonic(), busy(process.process.pid)
            found = asyncio.run(measured(process, wanted.matches, wanted.seconds))
            spent = (busy(process.process.pid) - cpu) / (time.monotonic() - began)
            shares = ", ".join(f"{part:.0%}: {found.share(part):.0f} ms" for part in (0.5, 0.9, 0.99))
            print(f"{wanted.matches} matches, {len(found.waits)} choices, {len(found.errors)} errors {found.errors[:3]}")
            print(f"from choice to table: {shares}; CPU {spent:.0%}; {memory(process.process.pid)} MB")
        finally:
            process.kill()


if __name__ == "__main__":
    main()
