"""A bot of whoever runs the server: offered to everybody, played against, and the only ones that are imported."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.serving import Browser, play_to_the_end, running
from typer.testing import CliRunner

from grimoire.bots.own_bots import ADMITTED, PLAYS
from grimoire.cli.main import app

LAST = """
from pathlib import Path


class Last:
    def __init__(self, chance):
        pass

    def choose(self, sight, decision):
        print("thinking aloud")  # must not come among the answers of its process
        with Path("asked").open("a") as asked:
            asked.write("*")
        return len(decision.options) - 1
"""
OTHER = "from pathlib import Path\n\nPath('imported').touch()\n\n\nclass Other:\n    pass\n"
OWN = "last_bot:Last"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "last_bot.py").write_text(LAST)
    (tmp_path / "other_bot.py").write_text(OTHER)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [path for path in sys.path if path])
    yield tmp_path
    ADMITTED.clear()
    PLAYS.clear()


def test_it_is_offered_in_its_game_named_in_both_languages_and_plays(folder: Path) -> None:
    with running(folder / "data", bots=(OWN,), bots_game="magenoir") as server:
        ann = Browser(server, "Ann")
        for lang, about in (
            ("en", "A bot of whoever runs this server."),
            ("fr", "Un robot de la personne qui tient ce serveur."),
        ):
            games = {game["id"]: game for game in ann.http.get(f"/api/games?lang={lang}").raise_for_status().json()}
            assert games["magenoir"]["own_bots"] == [{"id": OWN, "title": "Last", "about": about}]
            assert "own_bots" not in games["anima"]
        match = ann.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "bot", "bot": OWN}], seed=3)
        assert [seat["name"] for seat in match["seats"]] == ["Ann", "Last"]
        play_to_the_end(ann.connect(), match["id"], until=12)
        assert len((folder / "asked").read_text()) > 0, "nobody else answered for it"
        refused = ann.http.post("/api/matches", json={"game": "anima", "seats": [{"who": "me"}, {"who": "bot", "bot": OWN}]})
        assert refused.is_client_error
        ann.close()


def test_a_name_in_a_message_imports_nothing(folder: Path) -> None:
    with running(folder / "data", bots=(OWN,)) as server:
        ann = Browser(server, "Ann")
        seats = [{"who": "me"}, {"who": "bot", "bot": "other_bot:Other"}]
        refused = ann.http.post("/api/matches", json={"game": "magenoir", "seats": seats})
        assert refused.is_client_error and OWN in refused.text
        assert not (folder / "imported").exists()
        ann.close()


@pytest.mark.parametrize(("lang", "said"), [("en", "no_such_bot"), ("fr", "no_such_bot")])
def test_what_is_no_bot_is_said_before_the_server_begins(folder: Path, lang: str, said: str) -> None:
    call = ["serve", "--port", "0", "--data", str(folder / "data"), "--bot", "no_such_bot:Bot", "--lang", lang]
    done = CliRunner().invoke(app, call, env={"LC_ALL": "C.UTF-8"})
    assert done.exit_code == 2 and said in done.output
    assert done.output.count("\n") == 1
