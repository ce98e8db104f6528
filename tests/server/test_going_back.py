"""Upgrading and going back: a copy made while people play lets an older version go on from there."""

import contextlib
import sqlite3
import subprocess
from pathlib import Path

from tests.server.inside import template
from tests.server.killing import PROGRAM
from tests.server.serving import Browser, running
from tests.server.test_together import table

from grimoire.server.administration import backup, restore
from grimoire.server.settings import Settings

SEATS = [{"who": "me"}, {"who": "me", "name": "Other"}]


def run(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([PROGRAM, *words, "--data", str(folder)], capture_output=True, text=True, check=False, timeout=120)


def newer(folder: Path) -> None:
    """As a version from the future would leave the database."""
    with contextlib.closing(sqlite3.connect(folder / "grimoire.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")


def test_an_old_program_on_a_new_database_says_so_in_one_line(tmp_path: Path) -> None:
    template(tmp_path).rename(tmp_path / "grimoire.db")
    newer(tmp_path)
    for lang, said in (("en", "a newer version"), ("fr", "une version plus récente")):
        begun = run(tmp_path, "serve", "--port", "0", "--lang", lang)
        assert (begun.returncode, begun.stdout, begun.stderr.count("\n")) == (2, "", 1), begun.stderr
        assert said in begun.stderr
    asked = run(tmp_path, "admin", "password", "Alice")
    assert asked.returncode == 2 and asked.stderr.count("\n") == 1 and "Traceback" not in asked.stderr


def test_a_game_that_runs_outlives_an_upgrade_and_going_back(tmp_path: Path) -> None:
    settings, copy = Settings(tmp_path / "data"), tmp_path / "copy.db"
    with running(settings.folder) as server:
        ann = Browser(server, "Ann").connect()
        match = ann.set_up(game="anima", seats=SEATS)["id"]
        ann.send("join", match=match, seat=0)
        before = table(ann)
        backup(settings, copy)
        ann.close()
    newer(settings.folder)
    assert run(settings.folder, "serve", "--port", "0").returncode == 2
    restore(settings, copy)
    with running(settings.folder) as server:
        again = Browser(server, cookies=ann.http.cookies).connect()
        again.send("join", match=match, seat=0)
        after = table(again)
        assert after["scene"] == before["scene"] and after["ask"] == before["ask"]
        again.close()
