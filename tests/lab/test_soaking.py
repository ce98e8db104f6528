"""Checked games by number: every way to play comes as often as every other, and whoever was stopped goes on behind it."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from grimoire.lab import soaking
from grimoire.lab.simulate import play_game
from grimoire.lab.soaking import Log, Soaked, game_of, page, soak, soak_all, ways_of
from grimoire.library.games import GAMES


def test_every_way_to_play_comes_as_often_as_every_other() -> None:
    rounds = len(ways_of("anima"))
    games = [game_of(number) for number in range(len(GAMES) * rounds)]
    anima = Counter(way for way, _ in games if way.game == "anima")
    assert set(anima.values()) == {1}
    assert {(way.seats, "omega" in way.options) for way in anima} == {
        (n, omega) for n in (2, 3, 4) for omega in (True, False)
    } | {(5, True)}
    assert len({way.options for way in anima}) == 16
    mage_noir = Counter(way for way, _ in games if way.game == "magenoir")
    assert max(mage_noir.values()) - min(mage_noir.values()) <= 1
    assert {(way.shape.size, way.shape.elements) for way in mage_noir if way.decks == "random"} == {
        *((0, 0), (60, 0), (0, 5), (60, 5))
    }


def test_no_two_numbers_are_the_same_game() -> None:
    plans = [game_of(number)[1] for number in range(250)]
    assert len({(plan.game, plan.seed) for plan in plans}) == 250
    assert all(plan.check and plan.check_every == soaking.CHECK_EVERY for plan in plans)


def test_a_number_is_a_game_that_can_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soaking, "CAP", 25)
    game, played = soak(5)
    assert (game.number, game.decisions, game.over, game.faults) == (5, 25, False, ())
    assert play_game(game_of(5)[1], 0) == played


def soaked(number: int, *faults: str) -> Soaked:
    return Soaked(number, "0", "cards", True, 100, 1.5, not faults, faults)


def test_whoever_was_stopped_goes_on_behind_the_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "games.jsonl"
    log = Log(path)
    assert log.next_after(0) == 0
    for number in (0, 1, 2, 7):
        log.add(soaked(number))
    with path.open("ab") as file:
        file.write(msgspec.json.encode(soaked(3))[:20])
    again = Log(path)
    assert (again.next_after(0), again.next_after(7)) == (3, 8)
    assert again.ranges() == [(0, 2), (7, 7)]
    again.add(soaked(3))
    assert Log(path).games == {number: soaked(number) for number in (0, 1, 2, 3, 7)}


def test_a_game_played_again_counts_as_it_went_the_last_time(tmp_path: Path) -> None:
    log = Log(tmp_path / "games.jsonl")
    log.add(soaked(1, "a card moved otherwise than told: twice"))
    log.add(soaked(3))
    assert Log(log.path).faulty() == [1]
    assert "| 2 | anima, 2 players, random" not in page(log)
    assert "| 1 | anima, 2 players, random | 100 | 0.0 | 1 | 0 |" in page(log)
    log.add(soaked(1))
    assert Log(log.path).faulty() == []
    assert "Numbers 1 to 1, 3 to 3." in page(Log(log.path))


def test_many_processes_play_what_one_plays() -> None:
    numbers = [1, 3]  # the quickest: duels
    by_two = [(game.number, game.decisions, played) for game, played in soak_all(iter(numbers), 2)]
    assert by_two == [(game.number, game.decisions, played) for game, played in map(soak, numbers)]


def test_a_process_that_dies_of_a_game_is_told_as_its_fault() -> None:
    game, played = soaking.died_here(None, 5)
    assert game.faults == ("the process that played died",) and not game.over
    assert played.seed == game_of(5)[1].seed
