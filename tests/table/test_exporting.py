"""Moments of games as scenarios: between chains as they are, in the middle of an effect with the choices since."""

import pytest

from grimoire.kernel.chance import seeded
from grimoire.library.entries import CHOICE, HAND, Entry
from grimoire.library.games import load_pool
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import load_deck
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.notations import shipped_notation
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.library.scenario_running import play_through, run_scenario
from grimoire.library.scenarios import read_scenarios
from grimoire.table.exporting import NothingToExport, exported


def played(seed: int, choices: int) -> Record:
    pool = shipped_pool()
    decks = [list(load_deck(name, pool).cards) for name in ("burning-wrath", "surging-growth")]
    record = Record("0.1.0", "magenoir", pool.digest, ["ann", "bob"], decks, seed)
    game = start_of(record, pool)
    chance = seeded(seed)
    while len(record.choices) < choices and not game.over:
        index = chance.below(len(game.options))
        record.entries.append(Entry(CHOICE, game.asked, HAND, game.options[index].form))
        game.choose(index)
    return record


@pytest.mark.parametrize("choices", [30, 55, 81, 107, 140, 173])
@pytest.mark.parametrize("seed", [1, 2])
def test_any_moment_becomes_a_scenario_that_holds(seed: int, choices: int) -> None:
    pool = shipped_pool()
    scenario = read_scenarios(MageNoirNotation(pool), exported(played(seed, choices), pool), "export.yaml")[0]
    result = run_scenario(scenario)
    assert result.passed, result.problems


def test_the_middle_of_an_effect_is_reached_by_the_choices_since() -> None:
    pool = shipped_pool()
    for choices in range(40, 140):
        record = played(3, choices)
        game = start_of(record, pool)
        for form in record.choices:
            game.choose_form(form)
        decision = game.decision()
        if decision is not None and not decision.opens:
            scenario = read_scenarios(MageNoirNotation(pool), exported(record, pool), "export.yaml")[0]
            there = play_through(scenario.play).game
            assert there is not None
            assert there.question == game.question
            assert [option.form for option in there.options] == [option.form for option in game.options]
            return
    pytest.fail("no action was ever under way")


def test_the_first_mana_of_a_game_can_be_exported() -> None:
    pool = shipped_pool()
    record = played(1, 0)
    game = start_of(record, pool)
    while game.question.id != "gather":
        record.entries.append(Entry(CHOICE, game.asked, HAND, game.options[0].form))
        game.choose(0)
    text = exported(record, pool)
    assert "turn: alice, gather" in text or "turn: bob, gather" in text
    scenario = read_scenarios(MageNoirNotation(pool), text, "export.yaml")[0]
    assert run_scenario(scenario).passed
    there = play_through(scenario.play).game  # what was asked, and a first answer
    assert there is not None
    for choice in scenario.play.when:
        game.choose_form(choice.form)
    assert [option.form for option in there.options] == [option.form for option in game.options]


def test_before_the_first_position_there_is_nothing_to_export() -> None:
    with pytest.raises(NothingToExport):
        exported(played(1, 1), shipped_pool())


# -- Anima -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("choices", [40, 91, 150, 222])
def test_any_moment_of_anima_becomes_a_scenario_that_holds(choices: int) -> None:
    notation = shipped_notation("anima")
    pool = load_pool("anima", [])
    record = Record("0.1.0", "anima", pool.digest, ["ann", "bob", "carl"], [], 5)
    game = start_of(record, pool)
    chance = seeded(choices)
    while len(record.choices) < choices and not game.over:
        index = chance.below(len(game.options))
        record.entries.append(Entry(CHOICE, game.asked, HAND, game.options[index].form))
        game.choose(index)
    text = exported(record, pool)
    assert text.splitlines()[2] == "game: anima"
    scenario = read_scenarios(notation, text, "export.yaml")[0]
    assert run_scenario(scenario).problems == []
