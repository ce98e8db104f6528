"""Anima in the lab: the same plans and summaries as every game, for two to five players, with its own statistics."""

import json

import msgspec
import pytest
from tests.following import follow
from tests.lab.playing import simulate
from typer.testing import CliRunner

from grimoire.anima.facts.cards import CardSeen
from grimoire.anima.facts.turns import PileShuffled
from grimoire.anima.game import Game
from grimoire.anima.state import SETUP
from grimoire.anima.zones import ADVANTAGE_DECK, place_name
from grimoire.cli.main import app
from grimoire.lab.anima.audit import check_shuffled
from grimoire.lab.anima.table import ALONE, FOUGHT, NOBODY, QUEST
from grimoire.lab.bench import measure
from grimoire.lab.games import table_of
from grimoire.lab.pairing import pairings
from grimoire.lab.simulate import Plan, Summary, play_game
from grimoire.lab.streams import stream
from grimoire.lab.tables import Broken
from grimoire.library.games import GAMES
from grimoire.library.records import read_record
from grimoire.library.replay import pool_of, start_of
from grimoire.library.yaml_lines import BadFile


def plan_of(seats: int, games: int, bot: str = "eager", options: tuple[str, ...] = (), check: bool = False) -> Plan:
    table = table_of("anima", (), seats, options)
    return Plan("anima", pairings(table), [bot] * seats, games, 3, 6000, check, options=options)


def summed(plan: Plan) -> Summary:
    summary = Summary()
    for played in simulate(plan, 1):
        summary.add(plan, played)
    summary.close(1.0)
    return summary


def test_there_is_a_table_for_every_game() -> None:
    for name, box in GAMES.items():
        assert table_of(name).seats == box.seats[0]


@pytest.mark.parametrize(
    ("game", "seats", "options", "told"),
    [
        ("anima", 6, (), "2 to 5 can play anima, not 6"),
        ("anima", 5, (), "5 players need the cards of Shadow of Omega"),
        ("anima", 3, ("clock",), "'clock' is no optional rule of anima; there are: tree, open rolls"),
        ("magenoir", 3, (), "2 can play magenoir, not 3"),
        ("magenoir", 2, ("tree",), "'tree' is no optional rule of magenoir; there are: none"),
    ],
)
def test_a_table_that_cannot_be_is_refused(game: str, seats: int, options: tuple[str, ...], told: str) -> None:
    with pytest.raises(BadFile, match=told):
        table_of(game, (), seats, options)


@pytest.mark.parametrize(("seats", "options"), [(2, ()), (4, ("open rolls",)), (5, ("omega", "automatic reveal"))])
def test_a_summary_tells_who_won_how_games_ended_and_what_was_done(seats: int, options: tuple[str, ...]) -> None:
    summary = summed(plan_of(seats, 6, options=options))
    assert summary.games == summary.finished == 6
    assert [(entry.seat, entry.deck) for entry in summary.wins] == [(seat, "") for seat in range(seats)]
    assert sum(entry.wins for entry in summary.wins) + summary.draws == 6
    assert sum(summary.lengths.values()) == 6
    assert sum(turns * games for turns, games in summary.lengths.items()) == summary.turns
    assert sum(games for turns, games in summary.lengths.items() if turns < summary.median) <= 3
    assert sum(games for turns, games in summary.lengths.items() if turns > summary.median) <= 3
    assert set(summary.endings) <= {QUEST, FOUGHT, ALONE, NOBODY}
    assert sum(summary.endings.values()) == 6
    assert summary.endings.get(NOBODY, 0) == summary.draws
    basic = [fate for fate in summary.fates if fate.kind == "basic"]
    final = [fate for fate in summary.fates if fate.kind == "final"]
    assert sum(fate.drawn for fate in basic) == 6 * 2 * seats
    assert sum(fate.drawn for fate in final) == 6
    assert sum(fate.done for fate in final) == 6 - summary.draws
    assert 0 < sum(fate.done for fate in basic) <= sum(fate.drawn for fate in basic)
    again = msgspec.json.decode(msgspec.json.encode(summary))
    assert again["endings"] == summary.endings


@pytest.mark.parametrize(("seats", "options"), [(3, ()), (5, ("omega",))])
def test_a_checked_game_of_bots_holds(seats: int, options: tuple[str, ...]) -> None:
    played = play_game(msgspec.structs.replace(plan_of(seats, 1, options=options, check=True), cap=80), 0)
    assert played.error == ""
    assert played.decisions == 80


@pytest.mark.parametrize("seed", [1, 9, 92000005])  # in the last Betrayal is played
def test_five_players_with_the_pack_are_told_what_happens_to_the_end(seed: int) -> None:
    plan = plan_of(5, 1, options=("omega", "tree", "open rolls") if seed == 9 else ("omega",), check=True)
    played = play_game(msgspec.structs.replace(plan, seed=seed, check_every=1000), 0)
    assert played.error == ""
    assert played.over


def test_who_still_knows_a_shuffled_pile_is_noticed() -> None:
    g = table_of("anima", seats=2).begin([], 1)
    assert isinstance(g, Game)
    chance = stream(1, "choices")
    while g.phase == SETUP:
        g.choose(chance.below(len(g.options)))
    card = g.zones[ADVANTAGE_DECK][3]
    g.known[card] = 1
    name = g.definition(card).id
    shuffled, seen = PileShuffled("toy", place_name(ADVANTAGE_DECK), 9), CardSeen("toy", 0, name)
    g.events = [seen]
    check_shuffled(g)  # nobody shuffled
    g.events = [shuffled, seen]
    check_shuffled(g)  # seen since
    g.events = [seen, shuffled]
    with pytest.raises(Broken, match="a shuffled pile is still known"):
        check_shuffled(g)


def test_two_processes_play_the_same_games_as_one() -> None:
    plan = msgspec.structs.replace(plan_of(3, 4, "random"), cap=60)
    assert list(simulate(plan, 2)) == list(simulate(plan, 1))


def test_a_fault_leaves_a_record_that_leads_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("anima", (), 3, ("tree",))
    monkeypatch.setattr(table, "ending", lambda position: 1 // 0)
    played = play_game(plan_of(3, 1, options=("tree",)), 0)
    assert played.error.startswith("ZeroDivisionError")
    record = read_record(played.record, "crash.yaml")
    assert (record.game, record.seats, record.options) == ("anima", ["eager", "eager 2", "eager 3"], ["tree"])
    position = start_of(record, pool_of(record))
    follow(record, position)
    assert position.over


def test_the_bench_measures_a_game_without_decks() -> None:
    figures = measure(table_of("anima", (), 3), 1, lambda: None)
    assert figures.decisions_per_s > 0
    assert figures.options_per_decision > 2


def test_the_command_tells_it_in_words_and_as_json() -> None:
    args = ["simulate", "anima", "--players", "3", "--bot", "eager", "--games", "3", "--seed", "5"]
    told = CliRunner().invoke(app, [*args, "--lang", "fr"], env={"COLUMNS": "120"})
    assert told.exit_code == 0, told.output
    assert "victoires à la place 3 (eager)" in told.output
    assert "Mission basique" in told.output
    assert f"version des cartes │ {table_of('anima').cards_digest()}" in " ".join(told.output.split())
    shown = json.loads(CliRunner().invoke(app, [*args, "--json"]).output)
    assert shown["games"] == 3
    assert sum(shown["endings"].values()) == 3


def test_a_bot_can_be_named_for_each_seat() -> None:
    args = ["simulate", "anima", "--bot", "eager,random", "--games", "1", "--lang", "en"]
    told = CliRunner().invoke(app, args, env={"COLUMNS": "120"})
    assert told.exit_code == 0, told.output
    assert "wins of seat 1 (eager)" in told.output
    assert "wins of seat 2 (random)" in told.output


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--players", "3", "--bot", "eager,random"), "2 bots are named for 3 players"),
        (("--bot", "deep"), "'deep' is no bot; there are: adept, apprentice, eager, eager-1, expert"),
        (("--deck", "burning-wrath"), "'burning-wrath' is no deck: in Anima all players share the piles"),
        (("--players", "7"), "2 to 5 can play anima, not 7"),
    ],
)
def test_wrong_options_are_one_clear_line(args: tuple[str, ...], told: str) -> None:
    done = CliRunner().invoke(app, ["simulate", "anima", *args])
    assert done.exit_code == 2
    assert told in done.output


def test_there_is_no_tournament_of_decks() -> None:
    done = CliRunner().invoke(app, ["lab", "tournament", "anima"])
    assert done.exit_code == 2
    assert "anima is played without decks" in done.output
