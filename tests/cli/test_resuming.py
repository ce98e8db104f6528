"""Going on with games: whichever game it is of, from a ruling, after leaving a game of three, in one window at a time."""

import subprocess
import time
from pathlib import Path

import pytest
from tests.cli.running import COMMAND, environment, run, save_of

from grimoire.library.saves import load_record

PARTY = ("play", "anima", "--against", "random,random", "--seed", str(10**18), "--plain")


def test_a_save_says_itself_which_game_it_is_of(tmp_path: Path) -> None:
    assert run(tmp_path, "1\n", *PARTY, "--lang", "en").returncode == 0
    for args in ((str(save_of(tmp_path)),), (), ("anima",), ("anima", str(save_of(tmp_path)))):
        again = run(tmp_path, "", "play", "--resume", *args, "--plain", "--lang", "en")
        assert again.returncode == 0, again.stderr
        assert "The game goes on where it was left" in again.stdout
    assert load_record(save_of(tmp_path)).seed == 10**18


def test_a_game_of_three_that_was_left_is_gone_on_with_to_its_end(tmp_path: Path) -> None:
    assert run(tmp_path, "1\nconcede\nyes\n", *PARTY, "--lang", "en").returncode == 0
    path = save_of(tmp_path)
    before, left, after = path.read_text().partition("- 0 hand concede\n")
    path.write_text(before + left + "".join(after.splitlines(keepends=True)[:20]))  # as if killed while bots went on
    record = load_record(save_of(tmp_path))
    assert record.conceded and not record.result
    done = run(tmp_path, "", "play", "--resume", "--plain", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert load_record(save_of(tmp_path)).result


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "is being played in another window"), ("fr", "en cours dans une autre fenêtre")]
)
def test_a_second_window_is_told(tmp_path: Path, lang: str, words: str) -> None:
    first = subprocess.Popen(
        [*COMMAND, *PARTY, "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        env=environment(tmp_path),
    )
    for _ in range(600):
        if list((tmp_path / "grimoire" / "saves").glob("*.yaml")):
            break
        time.sleep(0.1)
    time.sleep(0.5)
    done = run(tmp_path, "", "play", "--resume", "--plain", "--lang", lang)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
    first.kill()  # whoever dies lets go
    first.communicate()
    assert run(tmp_path, "", "play", "--resume", "--plain", "--lang", lang).returncode == 0


def test_a_game_begins_from_a_ruling_of_the_library_and_goes_on(tmp_path: Path) -> None:
    ruling = tmp_path / "puzzle.yaml"
    ruling.write_text(
        "- ruling: Win this turn\n  cites: [R:main-phase]\n"
        "  given: {turn: 'alice, main', left: 3 fire, alice: {hp: 2, hand: [flame]}, bob: {hp: 1}}\n  then: [bob hp is 1]\n"
    )
    done = run(tmp_path, "1\n", "play", "--from", str(ruling), "--against", "random", "--plain", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "Flame" in done.stdout
    ruling.unlink()
    record = load_record(save_of(tmp_path))
    assert "bob" in record.given and not record.decks
    assert run(tmp_path, "", "play", "--resume", "--plain").returncode == 0
    assert run(tmp_path, "", "replay", str(save_of(tmp_path)), "--plain").returncode == 0


@pytest.mark.parametrize("more", [("--deck", "burning-wrath"), ("--best-of", "3"), ("--players", "3"), ("--seed", "1" * 1001)])
def test_what_does_not_go_with_a_position_is_one_line(tmp_path: Path, more: tuple[str, ...]) -> None:
    (tmp_path / "x.yaml").write_text("- ruling: X\n  cites: [R:main-phase]\n  then: [bob hp is 20]\n")
    done = run(tmp_path, "", "play", "--from", "x.yaml", "--plain", *more)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
