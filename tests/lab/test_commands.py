"""`grimoire simulate` and `grimoire bench`, as a user meets them."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from grimoire.bots.bot import Sight
from grimoire.bots.games import GAMES as BOTS
from grimoire.cli.bench import bench
from grimoire.cli.simulate import simulate
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision
from grimoire.lab.games import table_of
from grimoire.lab.repeats import Repeats
from grimoire.library.magenoir.decks import shipped_decks
from grimoire.library.saves import load_record

app = typer.Typer()
app.command()(simulate)
app.command()(bench)


class Result:
    def __init__(self, *arguments: str) -> None:
        result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "200"})
        self.code, self.out, self.err = result.exit_code, result.stdout, result.stderr


class FaultyBot:
    def __init__(self, chance: Chance) -> None: ...

    def choose(self, sight: Sight, decision: Decision) -> int:
        raise ZeroDivisionError("by nothing")


def test_simulate_prints_a_summary_as_json() -> None:
    one, two = shipped_decks()[:2]
    result = Result("simulate", "--games", "4", "--seed", "3", "--deck", one, "--against", two, "--json")
    assert (result.code, result.err) == (0, "")
    found = json.loads(result.out)
    assert list(found) == [
        "cards",
        "games",
        "finished",
        "capped",
        "repeating",
        "errors",
        "draws",
        "decisions",
        "turns",
        "seconds",
        "decisions_per_s",
        "compiled",
        "wins",
        "lengths",
        "median",
        "endings",
        "fates",
        "faults",
    ]
    assert [(entry["seat"], entry["deck"]) for entry in found["wins"]] == [(0, one), (1, two)]
    assert found["cards"] == table_of("magenoir").cards_digest()


@pytest.mark.parametrize(("lang", "told"), [("en", "decisions per s"), ("fr", "décisions par s")])
def test_simulate_prints_a_table_for_people(lang: str, told: str) -> None:
    result = Result("simulate", "--games", "2", "--check", "--cap", "20", "--lang", lang)
    assert result.code == 0
    assert told in result.out


def test_decks_by_chance_can_be_shaped() -> None:
    arguments = ["simulate", "--games", "1", "--seed", "4", "--decks", "random", "--json"]
    plain, shaped = Result(*arguments), Result(*arguments, "--deck-size", "60", "--elements", "5")
    assert plain.code == shaped.code == 0
    assert [entry["deck"] for entry in json.loads(shaped.out)["wins"]] == ["random", "random"]
    assert json.loads(plain.out)["decisions"] != json.loads(shaped.out)["decisions"]


def test_the_deck_of_one_seat_goes_before_that_of_both() -> None:
    one, two = shipped_decks()[:2]
    result = Result("simulate", "--games", "1", "--decks", one, "--against", two, "--json")
    assert [entry["deck"] for entry in json.loads(result.out)["wins"]] == [one, two]


def test_coverage_is_told_in_json() -> None:
    result = Result("simulate", "--games", "2", "--deck", "burning-wrath", "--against", "burning-wrath", "--coverage", "--json")
    found = json.loads(result.out)["coverage"]
    assert list(found) == ["cards", "applied", "whole", "texts", "texts_applied", "never", "never_texts"]
    assert 5 < found["applied"] < 40  # no more cards than the deck has
    assert found["applied"] + len(found["never"]) == found["cards"]
    assert "tornado" in found["never"]
    assert "flame" not in found["never"]


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Cards whose texts were carried out: "), ("fr", "Cartes dont un texte a été")]
)
def test_coverage_is_told_in_words(lang: str, told: str) -> None:
    result = Result("simulate", "--games", "1", "--deck", "burning-wrath", "--coverage", "--lang", lang)
    assert told in result.out
    assert ("Tornade" if lang == "fr" else "Tornado") in result.out


@pytest.mark.parametrize(("lang", "told"), [("en", "no situation came twice"), ("fr", "aucune situation n'est revenue")])
def test_a_game_given_up_is_told_with_whether_it_went_in_circles(lang: str, told: str) -> None:
    result = Result("simulate", "--games", "1", "--cap", "10", "--seed", "3", "--lang", lang)
    assert result.code == 0
    assert told in result.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--deck", "nowhere"], "'nowhere' is no deck: neither a file nor one of"),
        (["--against", "nowhere"], "'nowhere' is no deck"),
        (["--bot", "nobody"], "'nobody' is no bot; there are: "),
        (["chess"], "'chess' is no game; there are: anima, magenoir"),
        (["--cards", "nowhere.yaml"], "nowhere.yaml: cannot be read"),
        (["--decks", "random", "--deck-size", "39"], "a deck of 39 cards; decks by chance have 40 to 250"),
        (["--decks", "random", "--elements", "7"], "a deck of 7 elements; there are 6"),
        (["--lang", "de"], "'de' is no language of this program"),
    ],
)
def test_bad_input_is_told_in_one_line(arguments: list[str], told: str) -> None:
    result = Result("simulate", *arguments)
    assert result.code == 2
    assert told in result.err
    assert result.err.startswith("grimoire simulate: ")
    assert result.err.count("\n") == 1
    assert result.out == ""


def test_a_fault_leaves_a_record_and_exit_code_1(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(BOTS["magenoir"], "faulty", FaultyBot)
    arguments = ["--games", "3", "--seed", "9", "--bot", "faulty", "--json", "--records", str(tmp_path), "--lang", "en"]
    result = Result("simulate", *arguments)
    assert result.code == 1
    assert json.loads(result.out)["errors"] == 3
    assert "seed 9, " in result.err
    assert "ZeroDivisionError" in result.err
    assert "again: grimoire simulate magenoir --bot faulty --seed 9 --games 1" in result.err
    assert "3 games went wrong like this, the first with the seed 9" in result.err
    assert [(fault["games"], fault["seed"], fault["after"]) for fault in json.loads(result.out)["faults"]] == [(3, 9, 0)]
    assert [path.name for path in tmp_path.iterdir()] == ["crash-magenoir-9.yaml"]
    assert load_record(tmp_path / "crash-magenoir-9.yaml").seed == 9


def test_who_reads_a_long_run_is_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grimoire.cli.progress.SECONDS_BETWEEN_LINES", 0.0)
    result = Result("simulate", "--games", "3", "--cap", "5", "--lang", "en")
    assert "2 of 3 games, " in result.err
    assert "with faults: 0" in result.err


def test_a_game_in_circles_is_a_fault_where_games_are_checked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    arguments = ["simulate", "--games", "1", "--cap", "10", "--lang", "en", "--records", str(tmp_path)]
    monkeypatch.setattr("grimoire.lab.simulate.repeats_in", lambda *args: Repeats(7, 12, 9))
    assert Result(*arguments, "--check").code == 0
    monkeypatch.setattr("grimoire.lab.simulate.repeats_in", lambda *args: Repeats(7, 12, 9, 2))
    assert Result(*arguments).code == 0
    checked = Result(*arguments, "--check")
    assert checked.code == 1
    assert "a game goes in circles: 7 times where it was before, first after 12 choices" in checked.err


def test_bench_prints_exactly_its_figures_as_json() -> None:
    result = Result("bench", "--games", "1", "--json")
    assert (result.code, result.err) == (0, "")
    found = json.loads(result.out)
    assert list(found) == [
        "decisions_per_s",
        "turns_per_s",
        "games_per_s",
        "decisions_per_turn",
        "options_per_decision",
        "clone_us",
        "bytes_us",
        "view_us",
        "sample_us",
        "compiled",
        "yardstick_us",
        "decisions_per_yardstick",
        "playouts_per_s",
        "first_sample_us",
    ]
    assert all(value > 0 for name, value in found.items() if name != "compiled")


def test_bench_tells_how_one_choice_grows_with_the_board() -> None:
    result = Result("bench", "--growth", "--games", "3", "--json")
    assert (result.code, result.err) == (0, "")
    found = json.loads(result.out)
    assert {row["measure"] for row in found["rows"]} == {"board", "effects", "deck", "turn"}
    for measure in ("board", "effects", "deck", "turn"):
        rows = [row for row in found["rows"] if row["measure"] == measure]
        assert sum(row["choices"] for row in rows) == found["choices"]
        assert rows[0]["times"] == 1
    assert len([row for row in found["rows"] if row["measure"] == "deck"]) == 3
    assert found["worst_us"] >= max(row["us"] for row in found["rows"]) > 0
    shown = Result("bench", "anima", "--growth", "--games", "1")
    assert (shown.code, shown.err) == (0, "")
    assert "the worst single choice" in shown.out
    assert "deck" not in shown.out.replace("decks", "")  # nobody brings one


def test_bench_refuses_a_game_it_does_not_know() -> None:
    assert Result("bench", "chess").code == 2


@pytest.mark.parametrize("command", ["simulate", "bench"])
def test_every_option_has_a_help_text(command: str) -> None:
    click_command = typer.main.get_command(app).commands[command]  # type: ignore[attr-defined]
    for parameter in click_command.params:
        assert getattr(parameter, "help", None), parameter.name
