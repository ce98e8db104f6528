"""Tournaments: who meets whom, in which seat, and what the table says of it."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from grimoire.bots.bot import Sight
from grimoire.bots.games import GAMES as BOTS
from grimoire.cli.tournament import tournament
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision
from grimoire.lab.simulate import Fault, Played
from grimoire.lab.spread import simulate
from grimoire.lab.tournament import Meeting, Tournament, plan_of, seatings
from grimoire.library.deck_lists import Deck

A, B, C = (Deck(name, ()) for name in "ABC")
PRINTED = ("burning-wrath", "crushing-pressure", "whirling-flurry")

app = typer.Typer()
app.command()(tournament)


class Result:
    def __init__(self, *arguments: str) -> None:
        result = CliRunner().invoke(app, [*arguments, "--bot", "random"], env={"COLUMNS": "200"})
        self.code, self.out, self.err = result.exit_code, result.stdout, result.stderr


class FaultyBot:
    def __init__(self, chance: Chance) -> None: ...

    def choose(self, sight: Sight, decision: Decision) -> int:
        raise ZeroDivisionError("by nothing")


def options(*decks: str) -> list[str]:
    return [part for deck in decks for part in ("--deck", deck)]


def won(seed: int, pairing: int, winner: int) -> Played:
    return Played(seed, pairing, 1, 1, True, winner)


def test_each_two_decks_meet_both_ways_round_and_none_meets_itself() -> None:
    assert seatings([A, B, C], []) == [(A, B), (B, A), (A, C), (C, A), (B, C), (C, B)]


def test_with_opponents_the_decks_meet_only_these() -> None:
    assert seatings([A, B], [C]) == [(A, C), (C, A), (B, C), (C, B)]


@pytest.mark.parametrize("seed", [0, 5])
def test_every_pairing_has_its_games_and_both_seats_the_same_share(seed: int) -> None:
    pairings = seatings([A, B, C], [])
    plan = plan_of("magenoir", pairings, ["random"] * 2, 4, seed, 1, ())
    played = [pairing for game in simulate(plan, 1) for pairing in [game.pairing]]
    assert sorted(played) == sorted([*range(6)] * 2)


def test_a_win_counts_for_the_deck_and_not_for_the_seat() -> None:
    plan = plan_of("magenoir", seatings([A, B], []), ["random"] * 2, 4, 0, 100, ())
    found = Tournament("random", 4, 0, ["A", "B"], ["A", "B"], [])
    for played in (won(0, 0, 0), won(1, 1, 1), won(2, 0, 1), won(3, 1, -1)):
        found.add(plan, played)
    found.add(plan, Played(4, 0, 100, 9, False))
    found.add(plan, Played(5, 0, 3, 0, False, faults=(Fault("broken", "broken", 3),)))
    assert found.meeting("A", "B") == Meeting("A", "B", games=6, wins=2, losses=1, draws=1, unfinished=2)
    assert found.meeting("B", "A") == Meeting("B", "A", games=6, wins=1, losses=2, draws=1, unfinished=2)
    assert found.total("A").rate == 2 / 6


def test_the_total_of_a_deck_leaves_out_games_against_itself() -> None:
    found = Tournament("random", 2, 0, ["A"], ["A", "B"], [Meeting("A", "A", 4, 2, 2), Meeting("A", "B", 4, 3, 1)])
    assert found.total("A").rate == 0.75


def test_the_most_one_sided_meeting_comes_first_told_by_its_winner() -> None:
    meetings = [
        Meeting("A", "B", 10, 4, 6),
        Meeting("B", "A", 10, 6, 4),
        Meeting("A", "C", 10, 9, 1),
        Meeting("C", "A", 10, 1, 9),
    ]
    found = Tournament("random", 10, 0, ["A", "B", "C"], ["A", "B", "C"], meetings)
    assert [(m.deck, m.against) for m in found.by_distance()] == [("A", "C"), ("B", "A")]


def test_the_json_has_every_meeting_from_both_sides() -> None:
    result = Result(*options(*PRINTED), "--games", "2", "--json")
    assert (result.code, result.err) == (0, "")
    found = json.loads(result.out)
    assert found["decks"] == found["opponents"] == list(PRINTED)
    assert {(m["deck"], m["against"]) for m in found["meetings"]} == {(a, b) for a in PRINTED for b in PRINTED if a != b}
    assert {m["games"] for m in found["meetings"]} == {2}
    assert sum(m["wins"] + m["losses"] + m["draws"] for m in found["meetings"]) == 12


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Burning wrath", "won", "6 games, 2 a pairing", "Furthest apart")),
        ("fr", ("Colère ardente", "gagné", "6 parties, 2 par rencontre", "Le plus grand écart")),
    ],
)
def test_the_table_has_a_row_and_a_column_for_each_deck(lang: str, words: tuple[str, ...]) -> None:
    result = Result(*options(*PRINTED), "--games", "2", "--lang", lang)
    lines = result.out.splitlines()
    assert lines[0].split()[-3:] == ["1", "2", "3"]
    for number in (1, 2, 3):
        assert lines[number].split()[0] == str(number)
        assert lines[number].split()[-4 + number] == "–"
    for word in words:
        assert word in result.out


def test_decks_that_only_are_met_are_columns_with_letters() -> None:
    result = Result(
        "--deck", PRINTED[0], "--against", PRINTED[1], "--against", PRINTED[2], "--games", "2", "--markdown", "--lang", "en"
    )
    lines = result.out.splitlines()
    assert lines[0] == "|  | Deck | won | A | B |"
    assert lines[2].startswith("| 1 | Burning wrath | ")
    assert "Columns: A Crushing pressure, B Whirling flurry." in lines


def test_a_game_that_goes_wrong_leaves_a_record_and_exit_code_1(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(BOTS["magenoir"], "random", FaultyBot)
    result = Result(*options(*PRINTED[:2]), "--games", "2", "--records", str(tmp_path), "--lang", "en")
    assert result.code == 1
    assert "ZeroDivisionError" in result.err
    assert "Draws: 0. Not finished: 2." in result.out
    assert [path.name for path in tmp_path.iterdir()] == ["crash-magenoir-0.yaml"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--deck", "nowhere"], "'nowhere' is no deck"),
        (["--deck", PRINTED[0]], "burning-wrath has nobody to meet; name a second deck"),
        (options(PRINTED[0], PRINTED[0]), "burning-wrath is there twice"),
        (["--games", "7"], "7 games cannot be shared evenly between the seats; take 8"),
        (["chess"], "'chess' is no game"),
        (["--lang", "xx"], "'xx' is no language"),
    ],
)
def test_bad_input_is_told_in_one_line(arguments: list[str], told: str) -> None:
    result = Result(*arguments)
    assert result.code == 2
    assert told in result.err
    assert result.err.startswith("grimoire lab tournament: ")
    assert result.err.count("\n") == 1
    assert result.out == ""


def test_every_option_has_a_help_text() -> None:
    for parameter in typer.main.get_command(app).params:
        assert getattr(parameter, "help", None), parameter.name
