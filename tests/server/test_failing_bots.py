"""A bot that hangs, dies or answers nonsense is replaced: at once where it hung, after one more try where it died."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.serving import Browser, play_to_the_end, running

from grimoire.bots.own_bots import ADMITTED, PLAYS

FAILING = """
import os
import time
from pathlib import Path


class Failing:
    def __init__(self, chance):
        pass

    def choose(self, sight, decision):
        with Path(type(self).__name__).open("a") as asked:
            asked.write("*")
        return self.fails()


class Hangs(Failing):
    def fails(self):
        time.sleep(3600)


class Dies(Failing):
    def fails(self):
        os._exit(1)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "failing_bots.py").write_text(FAILING)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [path for path in sys.path if path])
    yield tmp_path
    ADMITTED.clear()
    PLAYS.clear()
    sys.modules.pop("failing_bots", None)


@pytest.mark.parametrize(("kind", "asked"), [("Hangs", 2), ("Dies", 4)])
def test_a_match_goes_on_where_its_bot_does_not(folder: Path, kind: str, asked: int) -> None:
    """Twice in a match, each time as often as it may be tried; from then on nobody waits for it any more."""
    bot = f"failing_bots:{kind}"
    with running(folder / "data", bots=(bot,)) as server:
        server.app.state.house.hall.thinkers.seconds = 0.5
        ann = Browser(server, "Ann")
        match = ann.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "bot", "bot": bot}], seed=3)
        play_to_the_end(ann.connect(), match["id"], until=14)
        assert len((folder / kind).read_text()) == asked
        assert server.app.state.house.hall.metrics.replaced > 2
        ann.close()
