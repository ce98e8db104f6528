"""A little of `python -m tests.load`: many at once, and nobody is refused anything."""

import asyncio
from pathlib import Path

import pytest
from tests.load.players import Measures, end, played
from tests.server.serving import Running, running

MATCHES = 8


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_matches_played_at_once_go_on_without_an_error(tmp_path: Path, game: str) -> None:
    async def play_on(server: Running) -> Measures:
        measures = Measures(MATCHES)
        measures.measures = True
        tasks = await played(server, measures, MATCHES, game, every=0.02, warm=0.2)
        while len(measures.waits) < 10 * MATCHES and not any(task.done() for task in tasks):
            await asyncio.sleep(0.05)
        await end(tasks, measures)
        return measures

    with running(tmp_path) as server:
        found = asyncio.run(play_on(server))
    assert not found.errors
    assert len(found.waits) >= 10 * MATCHES
