"""What whoever runs a server does beside it: passwords, bans, copies."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.serving import Browser, running
from typer.testing import CliRunner

from grimoire.cli.main import app
from grimoire.library.writing import Busy
from grimoire.library.yaml_lines import BadFile
from grimoire.server.administration import backup, restore
from grimoire.server.settings import Settings


def admin(*words: str) -> str:
    result = CliRunner().invoke(app, ["admin", *words], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_forgotten_password_is_replaced_and_a_ban_keeps_out(tmp_path: Path) -> None:
    said = admin("password", "Alice", "--data", str(tmp_path))
    password = said.strip().rpartition(" ")[2]
    with closing(sqlite3.connect(tmp_path / "grimoire.db")) as database:
        assert "$m=65536," in database.execute("SELECT password FROM users").fetchone()[0], "as dear to guess as it should be"
    with running(tmp_path) as server:
        alice = Browser(server)
        account = {"name": "alice", "password": password}
        assert alice.http.post("/api/sign-in", json=account).json()["name"] == "Alice"
        admin("ban", "Alice", "--data", str(tmp_path))
        assert alice.http.get("/api/me").status_code == 401
        assert alice.http.post("/api/sign-in", json=account).json()["reason"] == "badPassword"
        admin("ban", "Alice", "--lift", "--data", str(tmp_path))
        assert alice.http.post("/api/sign-in", json=account).status_code == 200
        alice.close()


def test_a_replaced_password_ends_recovery_words(tmp_path: Path) -> None:
    password = admin("password", "Alice", "--data", str(tmp_path)).strip().rpartition(" ")[2]
    with running(tmp_path) as server:
        alice = Browser(server)
        alice.http.post("/api/sign-in", json={"name": "Alice", "password": password}).raise_for_status()
        words = " ".join(alice.http.post("/api/me/recovery", json={"password": password}).raise_for_status().json()["words"])
        admin("password", "Alice", "--data", str(tmp_path))
        wanted = {"name": "Alice", "words": words, "password": "battery staple"}
        assert Browser(server).http.post("/api/recover", json=wanted).json()["reason"] == "badWords"
        alice.close()


def test_a_copy_is_made_while_the_server_runs_and_put_in_place_when_it_does_not(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "data")
    copy = tmp_path / "copy.db"
    with running(settings.folder) as server:
        ann = Browser(server, "Ann")
        before = ann.set_up(game="anima", seats=[{"who": "me"}, {"who": "me", "name": "Other"}])["id"]
        backup(settings, copy)
        after = ann.set_up(game="anima", seats=[{"who": "me"}, {"who": "me", "name": "Other"}])["id"]
        with pytest.raises(Busy):
            restore(settings, copy)
        cookies = ann.http.cookies
        ann.close()
    assert copy.stat().st_mode & 0o077 == 0
    with pytest.raises(FileExistsError):
        backup(settings, copy)
    (tmp_path / "rubbish").write_text("no database")
    with pytest.raises(BadFile):
        restore(settings, tmp_path / "rubbish")
    restore(settings, copy)
    with running(settings.folder) as server:
        ann = Browser(server, cookies=cookies)
        assert ann.http.get(f"/api/matches/{before}").status_code == 200
        assert ann.http.get(f"/api/matches/{after}").status_code == 404
        ann.close()
