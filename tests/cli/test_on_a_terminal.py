"""What only a real terminal gets: the question for a deck, colours, and a screen that is cleared between two players."""

import codecs
import io
import os
import pty
import select
import subprocess
from pathlib import Path

import pytest
from tests.cli.running import COMMAND, environment, save_of

from grimoire.cli.screen import Screen
from grimoire.library.saves import load_record

PATIENCE = 60  # seconds without a sign of life
CLEARED = "\x1b[2J"


def on_a_terminal(tmp_path: Path, steps: list[tuple[str, str]], *args: str) -> str:
    """Wait for words on the screen, then type; each step is a pair of both. Gives everything that was shown."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *args],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**environment(tmp_path), "TERM": "xterm-256color", "COLUMNS": "100"},
        cwd=tmp_path,
    )
    os.close(theirs)
    shown = ""
    decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a letter may be cut in two by a read
    try:
        for words, typed in steps:
            at = len(shown)
            while words not in shown[at:]:
                shown += read(ours, decoder, f"waiting for '{words}' after: {shown[-500:]}")
            os.write(ours, f"{typed}\n".encode())
        while True:
            shown += read(ours, decoder, f"waiting for the end after: {shown[-500:]}")
    except OSError:  # the other end is closed: the program has ended
        pass
    finally:
        os.close(ours)
    assert process.wait(60) == 0
    return shown


def read(terminal: int, decoder: codecs.IncrementalDecoder, otherwise: str) -> str:
    ready, _, _ = select.select([terminal], [], [], PATIENCE)
    assert ready, otherwise
    return decoder.decode(os.read(terminal, 65536))


@pytest.mark.parametrize(("typed", "card"), [("surging", "seed"), ("4", "breath"), ("", "flame")])
def test_a_newcomer_is_asked_which_deck_to_play(tmp_path: Path, typed: str, card: str) -> None:
    steps = [("Which deck do you play?", typed), ("Keep hand 2", "quit")]
    shown = on_a_terminal(tmp_path, steps, "play", "magenoir", "--lang", "en", "--seed", "1")
    for title in ("Burning wrath", "Crushing pressure", "Surging growth", "Whirling flurry"):
        assert title in shown
    record = load_record(save_of(tmp_path))
    assert card in record.decks[0]
    assert record.seats == ["player", "novice"]


def test_two_people_give_their_names_and_the_screen_is_cleared_between_them(tmp_path: Path) -> None:
    steps = [
        ("Name of player 1", "Ann"),
        ("Name of player 2", "Zoé"),
        ("Which deck does Ann play?", "1"),
        ("Which deck does Zoé play?", "2"),
        ("Hand over to Ann", ""),
        ("Keep hand 2", "1"),
        ("Hand over to Zoé", ""),
        ("Keep hand 2", "quit"),
    ]
    shown = on_a_terminal(tmp_path, steps, "play", "magenoir", "--hot-seat", "--lang", "en", "--seed", "1")
    assert CLEARED in shown[shown.index("Hand over to Ann") : shown.index("Keep hand 2")]
    before, after = shown.split("Hand over to Zoé", 1)
    assert before.rindex(CLEARED) > before.rindex("Keep hand 2")
    assert CLEARED in after
    assert load_record(save_of(tmp_path)).seats == ["Ann", "Zoé"]


def test_a_replay_waits_for_the_viewer(tmp_path: Path) -> None:
    steps = [("Which deck", ""), ("Keep hand 2", "1"), (">", "quit")]
    on_a_terminal(tmp_path, steps, "play", "magenoir", "--lang", "en", "--seed", "1")
    shown = on_a_terminal(tmp_path, [(" >", ""), (" >", "quit")], "replay", str(save_of(tmp_path)), "--lang", "en")
    assert "Choice 1, Player: Keep hand 1" in shown


@pytest.mark.parametrize(
    ("lang", "hand", "give_up", "sure", "question", "yes", "no"),
    [
        ("en", "Keep hand 2", "concede", "really", "Another game?", "yes", "no"),
        ("fr", "Garder la main 2", "abandonner", "vraiment", "Une autre partie ?", "oui", "non"),
    ],
)
def test_a_game_that_is_over_can_be_played_again_with_the_same_players_and_decks(
    tmp_path: Path, lang: str, hand: str, give_up: str, sure: str, question: str, yes: str, no: str
) -> None:
    steps = [(hand, give_up), (sure, yes), (question, yes), (hand, give_up), (sure, yes), (question, no)]
    decks = ("--deck", "whirling-flurry", "--other-deck", "burning-wrath")
    shown = on_a_terminal(tmp_path, steps, "play", "magenoir", *decks, "--lang", lang, "--against", "random", "--seed", "1")
    assert shown.count(question) == 2
    records = [load_record(path) for path in (tmp_path / "grimoire" / "saves").glob("*.yaml")]
    first, second = sorted(records, key=lambda record: record.seed != 1)
    assert first.seed == 1 and second.seed != 1
    assert (second.seats, second.decks) == (first.seats, first.decks)
    assert [entry.kind for entry in second.entries] == ["concede", "end"]


def test_a_long_question_stands_above_the_line_that_answers_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("non\n"))
    question = "Encore une partie ? (Entrée pour rejouer avec les mêmes decks et les mêmes joueurs, « non » pour arrêter)"
    assert Screen(80).read(f"\n{question} ") == "non"
    lines = capsys.readouterr().out.splitlines()
    assert " ".join(lines[:-1]).split() == question.split() and max(len(line) for line in lines) <= 80
    assert lines[-1] == "> non"
