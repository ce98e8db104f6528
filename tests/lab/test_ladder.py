"""Rounds of bots on the same luck: who meets whom with what, what rounds come to, and going on from a file."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from grimoire.bots.own_bots import admit
from grimoire.cli.ladder import ladder
from grimoire.lab.games import table_of
from grimoire.lab.in_turn import decks_in_turn
from grimoire.lab.ladder import arms_of, found_in, ladder_of
from grimoire.lab.ratings import Line, fit, interval, ratings, standing
from grimoire.lab.results import Results
from grimoire.lab.rounds import DRAWN, LOST, WON, Round, rounds_of
from grimoire.lab.spread import Processes
from grimoire.lab.studies import Study, play_line, play_study
from grimoire.lab.thinking import Thinking
from grimoire.library.yaml_lines import BadFile

DECKS = table_of("magenoir").deck_names()


def duel(one: str = "eager-1", other: str = "random", rounds: int = 3, seed: int = 7, *more: str) -> Study:
    return ladder_of(table_of("magenoir"), arms_of([other, one, *more], ""), DECKS, seed, rounds, cap=200)


app = typer.Typer()
app.command()(ladder)


def rounds(*scores: tuple[int, ...]) -> list[Round]:
    return [Round("a", "b", number, results, (1,) * len(results), (1,) * len(results)) for number, results in enumerate(scores)]


def played(study: Study, path: Path | None = None, jobs: int = 1) -> Results:
    results = Results(study.terms, path)
    results.begin()
    for _ in play_study(study, results, Processes(jobs)):
        pass
    results.write_whole()
    return results


# -- who meets whom ----------------------------------------------------------------------------------------------------


def test_every_deck_is_once_in_each_seat_in_as_many_rounds_as_there_are_decks() -> None:
    assert len(DECKS) == 14
    for first in (0, 14, 182):
        dealt = [decks_in_turn(DECKS, 2, number) for number in range(first, first + 14)]
        assert sorted(one for one, _ in dealt) == sorted(other for _, other in dealt) == sorted(DECKS)


def test_every_pairing_of_decks_comes_once_in_as_many_rounds_as_there_are_pairings() -> None:
    assert len({tuple(decks_in_turn(DECKS, 2, number)) for number in range(196)}) == 196
    assert [one == other for one, other in (decks_in_turn(DECKS, 2, number) for number in range(182))].count(True) == 0


def test_in_a_round_the_one_bot_sits_in_every_seat_and_luck_stays_the_same() -> None:
    there, back = played(duel(rounds=1)), played(duel("random", "eager-1", rounds=1))
    one, other = rounds_of(there, 0, {})[0], rounds_of(back, 0, {})[0]
    assert len(one.results) == 2
    assert one.decisions == other.decisions[::-1], "the bots changed places and nothing else did"
    assert [WON - result for result in one.results] == list(other.results)[::-1]
    trio = ladder_of(table_of("anima", (), 3), arms_of(["random", "eager-1"], ""), [], 7, 1, cap=100)
    assert trio.terms.games == 3 and trio.terms.turns == []


def test_each_meets_the_one_before_or_all_meet_one() -> None:
    named = ["a", "b", "c"]
    assert [(arm.bot, arm.other) for arm in arms_of(named, "")] == [("b", "a"), ("c", "b")]
    assert [(arm.bot, arm.other) for arm in arms_of(named, "b")] == [("a", "b"), ("c", "b")]


# -- what rounds come to -----------------------------------------------------------------------------------------------


def test_a_standing_counts_games_and_rounds_won_and_lost_as_a_whole() -> None:
    found = standing("a", "b", 2, rounds((WON, WON), (WON, LOST), (LOST, LOST), (DRAWN, WON)))
    assert (found.rounds, found.games, found.won, found.drawn, found.all_won, found.none_won) == (4, 8, 4, 1, 1, 1)
    assert found.share == pytest.approx(4.5 / 8)
    assert found.low < found.share < found.high


def test_among_three_one_is_what_an_even_bot_wins() -> None:
    assert standing("a", "b", 3, rounds((WON, LOST, LOST), (LOST, WON, LOST))).share == pytest.approx(1.0)
    assert standing("a", "b", 3, rounds((WON, WON, LOST))).share == pytest.approx(2.0)


def test_intervals_are_those_of_rounds() -> None:
    split = interval([0.5] * 100, 0.5)
    whole = interval([1.0, 0.0] * 50, 0.5)
    assert split[1] - split[0] < 0.06, "where luck decided every round nothing is left to chance between the bots"
    assert 0.18 < whole[1] - whole[0] < 0.21, "a hundred rounds won or lost as a whole are a hundred throws, not two hundred"


def test_few_rounds_that_went_one_way_make_nothing_certain() -> None:
    low, high = interval([1.0] * 3, 0.5)
    assert (low < 0.55, high) == (True, 1.0)


def test_elo_follows_the_share_won_whatever_the_number_of_seats() -> None:
    three_quarters = fit(2, 1, [Line(0, 1, 2, [0.75] * 4000)])
    assert three_quarters[0] - three_quarters[1] == pytest.approx(191, abs=1)
    assert fit(2, 1, [Line(0, 1, 3, [1 / 3] * 50)]) == pytest.approx([1500, 1500], abs=0.5)
    chain = fit(3, 0, [Line(1, 0, 2, [0.75] * 4000), Line(2, 1, 2, [0.75] * 4000)])
    assert chain == pytest.approx([1500, 1691, 1882], abs=2)


def test_who_won_every_round_has_an_elo_and_it_may_be_off() -> None:
    found = ratings(["a", "b"], "b", {("a", "b"): rounds(*[(WON, WON)] * 10)}, 2)
    assert [rating.bot for rating in found] == ["a", "b"]
    assert 1550 < found[0].low < found[0].elo <= found[0].high < 2200


def test_times_are_added_up_with_their_spread() -> None:
    one, other = Thinking(spread={}), Thinking(spread={})
    for _ in range(95):
        one.note(0.001)
    for _ in range(5):
        other.note(0.5)
    one.add(other)
    assert (one.decisions, one.longest) == (100, 0.5)
    assert 0.001 <= one.within(0.95) < 0.0013
    assert 0.4 < one.within(0.99) <= 0.5


# -- all processors, and going on --------------------------------------------------------------------------------------


def test_rounds_are_the_same_for_any_number_of_processes_and_in_one_go_or_two(tmp_path: Path) -> None:
    whole = played(duel(rounds=2), tmp_path / "whole")
    file = tmp_path / "ladder.jsonl"
    played(duel(rounds=1), file)
    file.open("a").write('{"number":2,"wo')  # killed while it wrote
    played(duel(rounds=2), file, jobs=2)
    assert file.read_bytes() == (tmp_path / "whole").read_bytes()
    assert len(rounds_of(whole, 0, {})) == 2


def test_more_rounds_and_more_bots_go_on_from_what_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    first = played(duel(rounds=1), file)
    more = duel("eager-1", "random", 2, 7, "novice")
    results = Results(more.terms, file)
    results.begin()
    assert results.missing() == [2, 3, 4, 5, 6, 7], "the two games of the first round are there under their numbers"
    assert rounds_of(results, 0, {})[0] == rounds_of(first, 0, {})[0]
    fewer = Results(duel(rounds=1).terms, file)
    with pytest.raises(BadFile, match="on other terms"):
        fewer.begin()  # nobody's games are thrown away


def test_how_long_bots_think_is_told_of_this_run_and_not_kept(tmp_path: Path) -> None:
    study = duel(rounds=1)
    done = play_line(study, 0)
    assert done.times[0].decisions > 5
    kept = played(study, tmp_path / "kept")
    assert b"seconds" not in (tmp_path / "kept").read_bytes()
    assert [rating.decisions for rating in found_in(kept).ratings] == [0, 0]
    assert all(rating.decisions for rating in found_in(kept, {0: done.times, 1: done.times}).ratings)


def test_a_file_of_other_terms_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    Results(duel().terms, file).begin()
    for other in (duel(seed=8), duel("novice")):
        with pytest.raises(BadFile, match="on other terms"):
            Results(other.terms, file).begin()
    file.write_text("something else\n", encoding="utf-8")
    with pytest.raises(BadFile, match="no file of games"):
        Results(duel().terms, file).begin()


OWN = """
class Mine:
    def __init__(self, chance):
        pass

    def choose(self, sight, decision):
        return PLACE
"""


def test_rounds_of_an_own_bot_that_was_changed_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    file = tmp_path / "bot_that_changes.py"
    file.write_text(OWN.replace("PLACE", "0"))
    name = "bot_that_changes:Mine"
    admit(name)
    kept = tmp_path / "ladder.jsonl"
    assert len(played(duel(name, rounds=1), kept).lines) == 2
    Results(duel(name, rounds=1).terms, kept).begin()
    Results(duel(name, "random", 1, 7, "eager-1").terms, kept).begin()  # others may be added
    file.write_text(OWN.replace("PLACE", "len(decision.options) - 1"))
    with pytest.raises(BadFile, match="other cards, decks, bots or seeds"):
        Results(duel(name, "random", 1, 7, "eager-1").terms, kept).begin()
    file.write_text(OWN.replace("PLACE", "0"))
    Results(duel(name, "random", 1, 7, "eager-1").terms, kept).begin()
    (tmp_path / "bot_that_changes.policy").write_bytes(b"other weights")
    with pytest.raises(BadFile, match="other cards, decks, bots or seeds"):
        Results(duel(name, "random", 1, 7, "eager-1").terms, kept).begin()


def test_the_command_prints_figures_and_refuses_bots_there_are_not(tmp_path: Path) -> None:
    runner = CliRunner()
    asked = ["--bots", "random,eager-1", "--rounds", "2", "--jobs", "1", "--cap", "400", "--deck", "burning-wrath"]
    found = json.loads(runner.invoke(app, [*asked, "--json"]).stdout)
    assert [rating["bot"] for rating in found["ratings"]] == ["eager-1", "random"]
    assert (found["standings"][0]["rounds"], found["standings"][0]["games"]) == (2, 4)
    said = runner.invoke(app, [*asked, "--lang", "fr"], env={"COLUMNS": "120"}).stdout
    assert "eager-1 contre random" in said
    for wrong in ("deep-thought,random", "random"):
        assert runner.invoke(app, ["--bots", wrong]).exit_code == 2
