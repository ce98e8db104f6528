"""`grimoire verify`: the secret fits the commitment, and the game follows from it."""

from pathlib import Path

import pytest
from tests.cli.running import run

from grimoire.bots.games import make_bot
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.library.record_chance import commit
from grimoire.library.records import Record, record_text
from grimoire.library.replay import pool_of, start_of
from grimoire.match.session import Match

KEY = bytes(range(16))


def finished(secret: bool = True) -> Record:
    table = table_of("magenoir")
    decks = [list(table.deck(name).cards) for name in table.measured_decks()[:2]]
    record = Record("0.1.0", "magenoir", table.cards_digest(), ["Ann", "Zoé"], decks, 7)
    if secret:
        commit(record, KEY)
    bots = [make_bot("random", stream(seat, "bot"), "magenoir") for seat in (0, 1)]
    match = Match(start_of(record, pool_of(record)), record, bots)
    match.go_on()
    assert match.over
    return record


@pytest.mark.parametrize(("lang", "words"), [("en", "The secret is the one"), ("fr", "Le secret est bien celui")])
def test_a_game_that_was_kept_honest_is_verified(tmp_path: Path, lang: str, words: str) -> None:
    record = finished()
    (tmp_path / "game.yaml").write_text(record_text(record), encoding="utf-8")
    done = run(tmp_path, "", "verify", "game.yaml", "--plain", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert words in done.stdout
    assert record.commitment in done.stdout.replace("\n", "")


def test_a_game_from_a_seed_says_so(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(record_text(finished(secret=False)), encoding="utf-8")
    done = run(tmp_path, "", "verify", "game.yaml", "--plain", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "seed 7" in done.stdout


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("- secret 00", "- secret 01", "committed to"),
        ("- secret ", "# ", "not shown before it is over"),
        ("hand 1", "hand 2", "departs"),
    ],
)
def test_what_was_changed_afterwards_is_found(tmp_path: Path, old: str, new: str, why: str) -> None:
    text = record_text(finished())
    assert old in text
    (tmp_path / "game.yaml").write_text(text.replace(old, new, 1), encoding="utf-8")
    done = run(tmp_path, "", "verify", "game.yaml", "--plain", "--lang", "en")
    assert done.returncode == 1
    assert why in done.stderr


def test_two_people_see_the_commitment_before_the_first_card(tmp_path: Path) -> None:
    done = run(tmp_path, "\n", "play", "magenoir", "--hot-seat", "--names", "Ann,Zoé", "--plain", "--lang", "en")
    saves = tmp_path / "grimoire" / "saves"
    text = next(saves.glob("*.yaml")).read_text(encoding="utf-8")
    commitment = next(line for line in text.splitlines() if line.startswith("commitment:")).split('"')[1]
    assert commitment in done.stdout.replace("\n", "").replace(" ", "")
    assert "\nseed:" not in text
    secret = next(saves.glob("*.secret")).read_text(encoding="utf-8").strip()
    assert secret not in text + done.stdout


def test_whoever_types_a_seed_gets_the_game_of_that_seed(tmp_path: Path) -> None:
    run(tmp_path, "\n", "play", "magenoir", "--hot-seat", "--names", "Ann,Zoé", "--seed", "5", "--plain")
    text = next((tmp_path / "grimoire" / "saves").glob("*.yaml")).read_text(encoding="utf-8")
    assert "seed: 5" in text
    assert "commitment" not in text
