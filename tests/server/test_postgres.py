"""Two processes behind one address: the players of one match sit at different ones."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.postgres import MISSING, is_there, postgres
from tests.server.serving import Browser, running
from tests.server.test_together import duel, playing, table

pytestmark = pytest.mark.skipif(not is_there(), reason=MISSING)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgres() as address:
        yield address


def test_two_players_of_one_match_sit_at_different_processes(tmp_path: Path, address: str) -> None:
    with running(tmp_path, database=address) as one, running(tmp_path, database=address) as two:
        ann, bob = Browser(one, "Ann").connect(), Browser(two, "Bob").connect("fr")
        match = duel(ann, bob)
        playing(match, ann, bob, choices=6)
        number = playing(match, ann, bob, choices=6)
        assert number == 12
        ann.ask("say", match=match, seat=0, text="Hello over there")
        assert bob.wait(lambda m: m["type"] == "chat")["lines"][-1]["text"] == "Hello over there"
        bob.ask("concede", match=match, seat=1)
        assert table(ann, 13)["scene"]["winner"] == 0, "whoever sits elsewhere is told at once"
        ann.close()
        bob.close()


def test_a_bot_moves_whoever_takes_what_is_due(tmp_path: Path, address: str) -> None:
    with running(tmp_path, database=address) as one:
        ann = Browser(one, "Ann").connect()
        match = ann.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "bot", "bot": "random"}], seed=3)["id"]
        ann.send("join", match=match, seat=0)
        for _ in range(6):
            told = ann.wait(lambda m: m["type"] == "table" and m["ask"]["asked"] == 0)
            form = told["ask"]["choices"][0]["form"]
            assert ann.ask("choose", match=match, seat=0, number=told["number"], form=form)["type"] == "done"
        ann.close()
