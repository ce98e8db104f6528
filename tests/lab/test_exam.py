"""Exams: every position can be played well and badly, and a bot is told where it went wrong."""

import json

import pytest
import typer
from typer.testing import CliRunner

from grimoire.cli.exam import exam
from grimoire.lab.exam import one_try, sit, wrong_with
from grimoire.library.exams import KINDS, Exam, read_exams, shipped_exams
from grimoire.library.games import box_of
from grimoire.library.notation import Notation
from grimoire.library.yaml_lines import BadFile

app = typer.Typer()
app.command()(exam)

READY = """
- position: ready
  kind: lethal
  why: {en: It lies ready., fr: Il est prêt.}
  given: {alice: {prepared: [flame]}, bob: {hp: 1}}
  then: [game is won by alice]
  good: [alice activate flame, alice target opponent]
  blunder: [alice end turn]
"""


def notation(game: str) -> Notation:
    return box_of(game).notation(box_of(game).shipped_pool())


ALL = [one for game in KINDS for one in shipped_exams(notation(game))]


@pytest.mark.parametrize("one", ALL, ids=[one.name for one in ALL])
def test_the_good_way_leads_there_and_the_blunder_does_not(one: Exam) -> None:
    assert wrong_with(one) == []


def test_there_are_enough_positions_of_every_kind_each_with_a_name_of_its_own() -> None:
    assert len({one.name for one in ALL}) == len(ALL)
    assert len(ALL) >= 120
    for game, kinds in KINDS.items():
        asked = [one.kind for one in ALL if one.game == game]
        assert {kind: asked.count(kind) for kind in kinds if asked.count(kind) < 6} == {}


def test_a_bot_that_sees_it_solves_it_and_one_that_does_not_is_told_why() -> None:
    ready = read_exams(notation("magenoir"), READY, "test")[0]
    assert sit(ready, "greedy-1").solved
    by_chance = sit(ready, "random", 12)
    assert 0 < by_chance.good < by_chance.tries
    assert not by_chance.solved
    assert by_chance.missed.startswith("expected 'game is won by alice'")
    assert by_chance.played


def test_a_try_is_the_same_for_the_same_number_and_ends_with_the_turn() -> None:
    ready = read_exams(notation("magenoir"), READY, "test")[0]
    forms, wrong = one_try(ready, "random", 3)
    assert (forms, wrong) == one_try(ready, "random", 3)
    assert forms.count("end turn") <= 1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (READY.replace("kind: lethal", "kind: deadly"), "deadly"),
        (READY.replace("  blunder: [alice end turn]\n", ""), "blunder"),
        (READY.replace(", fr: Il est prêt.", ""), "fr"),
        (READY.replace("game is won by alice", "game is a joy"), "joy"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(wrong: str, said: str) -> None:
    with pytest.raises(BadFile, match=said):
        read_exams(notation("magenoir"), wrong, "test")


def test_a_position_whose_blunder_is_none_is_noticed() -> None:
    same = READY.replace("blunder: [alice end turn]", "blunder: [alice activate flame, alice target opponent]")
    assert wrong_with(read_exams(notation("magenoir"), same, "test")[0]) == ["the blunder comes to the same"]


def test_the_command_scores_a_bot_and_refuses_what_there_is_not() -> None:
    runner = CliRunner()
    asked = ["magenoir", "--bot", "eager-1", "--kind", "animal", "--tries", "1"]
    found = json.loads(runner.invoke(app, [*asked, "--json"]).stdout)
    animals = [one.name for one in ALL if one.kind == "animal"]
    assert (found["bot"], [one["position"] for one in found["positions"]]) == ("eager-1", animals)
    assert "eager-1" in runner.invoke(app, [*asked, "--lang", "fr"], env={"COLUMNS": "120"}).stdout
    for wrong in (["--bot", "nobody"], ["--kind", "nothing"], ["chess"]):
        assert runner.invoke(app, wrong).exit_code == 2
