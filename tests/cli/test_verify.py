"""`grimoire verify`: the secret fits the commitment, and the game follows from it."""

from pathlib import Path

import pytest
from tests.cli.running import run, save_of

from grimoire.bots.games import make_bot
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.library.record_chance import commit
from grimoire.library.records import Record, record_text
from grimoire.library.replay import pool_of, start_of
from grimoire.table.match import Match

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


def test_every_game_of_a_series_among_people_has_a_secret_of_its_own(tmp_path: Path) -> None:
    people = (
        "play",
        "--hot-seat",
        "--names",
        "Ann,Zoé",
        "--best-of",
        "3",
        "--deck",
        "burning-wrath",
        "--plain",
        "--lang",
        "en",
    )
    run(tmp_path, "\nconcede\nyes\n", *people)
    folder = next(path for path in (tmp_path / "grimoire" / "saves").iterdir() if path.is_dir())
    whole = (folder / "series.yaml").read_text(encoding="utf-8")
    assert "chance: secret\nlists: closed\n" in whole
    run(tmp_path, ("1\n" * 6 + "concede\nyes\n") * 2, "play", "--resume", str(folder), "--plain", "--lang", "en")
    games = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("game-*.yaml"))]
    assert len(games) >= 2
    assert len({text.split("commitment:")[1].split("\n")[0] for text in games}) == len(games)
    done = run(tmp_path, "", "verify", str(folder), "--plain", "--lang", "en")
    assert done.returncode == 0
    assert done.stdout.count("the one that was committed to") >= 2
    whole = (folder / "series.yaml").read_text(encoding="utf-8")
    won, lost = ("Ann", "Zoé") if "- won Ann" in whole else ("Zoé", "Ann")
    (folder / "series.yaml").write_text(whole.replace(won, "X").replace(lost, won).replace("X", lost), encoding="utf-8")
    assert run(tmp_path, "", "verify", str(folder), "--plain").returncode == 1


def test_a_game_from_a_position_among_people_has_a_secret_unless_the_position_says_what_comes(tmp_path: Path) -> None:
    given = "given: {turn: 'alice, main', alice: {hand: [flame], deck: [seed, droplet]}, bob: {deck: [seed, droplet]}}"
    (tmp_path / "a.yaml").write_text(f"- ruling: A\n  {given}\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_text(f"- ruling: B\n  {given[:-1]}, seed: 3}}\n", encoding="utf-8")
    people = ("--hot-seat", "--names", "Ann,Zoé", "--plain", "--lang", "en")
    run(tmp_path, "\nconcede\nyes\n", "play", "--from", "a.yaml", *people)
    kept = save_of(tmp_path)
    assert "commitment:" in kept.read_text(encoding="utf-8")
    assert run(tmp_path, "", "verify", str(kept), "--plain").returncode == 0
    kept.unlink()
    run(tmp_path, "\nconcede\nyes\n", "play", "--from", "b.yaml", *people)
    assert "commitment:" not in save_of(tmp_path).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("wanted", "closed"),
    [
        (("--against", "random"), False),
        (("--against", "random", "--lists", "closed"), True),
        (("--hot-seat", "--names", "Ann,Zoé"), True),
        (("--hot-seat", "--names", "Ann,Zoé", "--lists", "open"), False),
    ],
)
def test_lists_are_closed_among_people_and_open_against_bots_unless_one_says_otherwise(
    tmp_path: Path, wanted: tuple[str, ...], closed: bool
) -> None:
    run(tmp_path, "quit\n", "play", "magenoir", *wanted, "--plain")
    assert ("\nlists: closed\n" in save_of(tmp_path).read_text(encoding="utf-8")) == closed


@pytest.mark.parametrize("wanted", [("magenoir", "--lists", "shut"), ("anima", "--lists", "open")])
def test_other_lists_are_refused(tmp_path: Path, wanted: tuple[str, ...]) -> None:
    done = run(tmp_path, "", "play", *wanted)
    assert done.returncode == 2
    assert "lists" in done.stderr
