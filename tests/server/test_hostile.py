"""Frames that no client of ours would send. `python -m tests.server.hostile` sends ten thousand; here are a few of them."""

import asyncio
import random
from pathlib import Path

from tests.server.hostile import attacked, frame
from tests.server.inside import template
from tests.server.serving import Browser, Running
from websockets.exceptions import ConnectionClosed

HOT_SEAT = [{"who": "me", "name": "One"}, {"who": "me", "name": "Other"}]


def test_every_hostile_frame_is_answered_once_and_changes_nothing(tmp_path: Path) -> None:
    template(tmp_path)
    refused, done = asyncio.run(attacked(tmp_path, 300, seed=2))
    assert refused > 200 and refused + done == 300


def test_a_server_goes_on_whatever_comes_over_its_socket(server: Running, ann: Browser) -> None:
    match = ann.set_up(game="magenoir", seats=HOT_SEAT)["id"]
    chance = random.Random(5)
    for _ in range(3):
        mallory = Browser(server, "Mallory").connect()
        assert mallory.socket is not None
        try:
            for _ in range(25):
                mallory.socket.send(frame(chance, match))
            mallory.ask("ping")
        except (ConnectionClosed, OSError):
            pass  # what is too long ends the connection
        mallory.http.close()
    ann.send("join", match=match, seat=0)
    assert ann.wait(lambda m: m["type"] == "table")["number"] == 0
