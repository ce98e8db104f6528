"""Whole games through the command line, plain, in both languages; leaving, being killed, and going on."""

import re
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tests.cli.running import COMMAND, environment, save_of, typed_by_chance
from tests.cli.running import run as run_command

from grimoire.library.saves import load_record

PLAY = ("play", "magenoir")
RAW_ID = re.compile(r"\b(question|option|event|reason|element|phase|zone|place|the|from|to|pile|status)-[a-z]\w*")


def run(tmp_path: Path, typed: str, *args: str) -> subprocess.CompletedProcess[str]:
    return run_command(tmp_path, typed, *PLAY, *args)


@pytest.mark.parametrize(("lang", "won"), [("en", ("won", "lost", "draw")), ("fr", ("gagné", "perdu", "nulle"))])
def test_a_whole_game_is_played_to_its_end(tmp_path: Path, lang: str, won: tuple[str, ...]) -> None:
    done = run(tmp_path, typed_by_chance(1, 9000), "--seed", "7", "--plain", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert any(word in done.stdout.splitlines()[-3] for word in won)
    assert "R:victory-conditions" in done.stdout.splitlines()[-3]
    assert RAW_ID.findall(done.stdout) == []
    assert "\x1b" not in done.stdout
    assert load_record(save_of(tmp_path)).result in ("player", "novice", "draw")


def test_commands_work_at_the_first_prompt(tmp_path: Path) -> None:
    typed = "help\ncard flame\nwhy flame\nlog\nundo\ntable\nnonsense\ncard\nwhy\ncard xyzzy\npass turn\nquit\n"
    done = run(tmp_path, typed, "--seed", "7", "--plain", "--lang", "en")
    assert done.returncode == 0
    for words in (
        "explains the question again",
        "Fire spell",
        "You have no Flame in your hand or in play.",
        "Your deck was shuffled.",
        "nothing of yours that can be taken back",
        'I do not understand "nonsense"',
        "Which card?",
        'There is no card called "xyzzy".',
        "--resume",
    ):
        assert words in done.stdout


def test_french_commands_work_too(tmp_path: Path) -> None:
    done = run(
        tmp_path, "aide\ncarte flamme\npourquoi flamme\njournal\nannuler\nquitter\n", "--seed", "7", "--plain", "--lang", "fr"
    )
    for words in ("explique de nouveau", "sort Feu", "Vous n'avez pas Flamme", "Votre deck a été mélangé.", "--lang fr"):
        assert words in done.stdout


def test_conceding_asks_first_and_ends_the_game(tmp_path: Path) -> None:
    done = run(tmp_path, "concede\nno\nconcede\nyes\n", "--seed", "7", "--plain", "--lang", "en")
    assert done.returncode == 0
    assert "You conceded." in done.stdout
    assert load_record(save_of(tmp_path)).conceded == {"player": len(load_record(save_of(tmp_path)).choices)}


def test_leaving_keeps_the_game_and_it_goes_on(tmp_path: Path) -> None:
    typed = typed_by_chance(2, 60)
    first = run(tmp_path, typed, "--seed", "7", "--plain", "--lang", "en")
    assert first.returncode == 0
    assert "To go on with it: grimoire play --resume" in first.stdout
    choices = load_record(save_of(tmp_path)).choices
    assert len(choices) > 20
    again = run(tmp_path, "", "--resume", "--plain", "--lang", "en")
    assert again.returncode == 0
    assert f"({len(choices)} choices so far)" in again.stdout
    assert load_record(save_of(tmp_path)).choices == choices
    named = run(tmp_path, typed_by_chance(3, 9000), "--resume", str(save_of(tmp_path)), "--plain", "--lang", "fr")
    assert named.returncode == 0
    assert load_record(save_of(tmp_path)).choices[: len(choices)] == choices
    assert load_record(save_of(tmp_path)).result


def test_a_killed_process_loses_no_choice(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, *PLAY, "--seed", "7", "--plain", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("1\n" * 25)
    process.stdin.flush()
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            if len(load_record(save_of(tmp_path)).choices) >= 10:
                break
        except AssertionError:
            pass  # not begun yet
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    choices = load_record(save_of(tmp_path)).choices
    assert len(choices) >= 10
    again = run(tmp_path, "quit\n", "--resume", "--plain", "--lang", "en")
    assert again.returncode == 0
    assert load_record(save_of(tmp_path)).choices[: len(choices)] == choices


def test_an_interrupt_leaves_politely(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, *PLAY, "--seed", "7", "--plain", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**environment(tmp_path), "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "Keep hand 2" in line:
            break
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "--resume" in out
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is empty"),
        ("grimoire: record\nversion: [", "save.yaml:"),
        ("\0\1\2", "save.yaml"),
        ("hello: world\n", "is no record"),
    ],
)
def test_a_corrupt_save_is_one_clear_line_and_stays(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "save.yaml"
    path.write_text(text)
    done = run(tmp_path, "", "--resume", str(path), "--plain")
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--resume",), "there is no game to go on with"),
        (("--deck", "no-such-deck"), "is no deck"),
        (("--against", "nobody"), "is no bot"),
        (("--lang", "de"), "is no language"),
        (("save.yaml",), "one word too many"),
        (("--cards", "no-such-file.yaml"), "cannot be read"),
    ],
)
def test_wrong_options_are_one_clear_line(tmp_path: Path, args: tuple[str, ...], words: str) -> None:
    done = run(tmp_path, "", "--plain", *args)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_cards_of_ones_own_can_be_played_and_the_save_goes_on_without_their_file(tmp_path: Path) -> None:
    cards = tmp_path / "cards.yaml"
    cards.write_text("test-spark:\n  name: {en: Test spark, fr: Essai}\n  element: fire\n  effect:\n    - damage(1, any)\n")
    deck = tmp_path / "deck.txt"
    deck.write_text(
        "4 Test spark\n4 Flame\n"
        + "".join(f"4 {name}\n" for name in ("Breath", "Seed", "Droplet", "Water drop"))
        + "4 Zephyr\n4 Tornado\n4 Draconic flame\n4 Surging wave\n"
    )
    done = run(
        tmp_path, "1\ncard test spark\n", "--cards", str(cards), "--deck", str(deck), "--seed", "1", "--plain", "--lang", "en"
    )
    assert done.returncode == 0, done.stderr
    assert "Deal 1 damage to any target." in done.stdout
    cards.unlink()
    deck.unlink()
    assert run(tmp_path, "", "--resume", "--plain").returncode == 0
