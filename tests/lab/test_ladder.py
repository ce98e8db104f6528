"""Bouts of bots on the same luck: who meets whom with what, what rounds come to, and going on from a file."""

import json
from pathlib import Path

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from grimoire.bots.own_bots import admit
from grimoire.cli.ladder import ladder
from grimoire.lab.bout import DRAWN, LOST, WON, Bout, Round, Thinking, play_round
from grimoire.lab.games import table_of
from grimoire.lab.ladder import Kept, Ladder, bouts_of
from grimoire.lab.ratings import Line, fit, interval, ratings, standing
from grimoire.library.yaml_lines import BadFile

DECKS = tuple(table_of("magenoir").deck_names())
DUEL = Bout("magenoir", "eager-1", "random", 2, 4, 7, DECKS, 400)
TRIO = Bout("anima", "eager-1", "random", 3, 1, 7, (), 400)

app = typer.Typer()
app.command()(ladder)


def rounds(*scores: tuple[int, ...]) -> list[Round]:
    return [Round("a", "b", number, results, (1,) * len(results), (1,) * len(results)) for number, results in enumerate(scores)]


def plain(played: dict[tuple[str, str, int], Round]) -> list[Round]:
    """Without the times, which are those of the machine."""
    return [msgspec.structs.replace(played[key], times=()) for key in sorted(played)]


# -- who meets whom ----------------------------------------------------------------------------------------------------


def test_every_deck_is_once_in_each_seat_in_as_many_rounds_as_there_are_decks() -> None:
    assert len(DECKS) == 14
    for first in (0, 14, 182):
        dealt = [DUEL.decks_of(number) for number in range(first, first + 14)]
        assert sorted(one for one, _ in dealt) == sorted(other for _, other in dealt) == sorted(DECKS)


def test_every_pairing_of_decks_comes_once_in_as_many_rounds_as_there_are_pairings() -> None:
    assert len({DUEL.decks_of(number) for number in range(196)}) == 196
    assert [one == other for one, other in (DUEL.decks_of(number) for number in range(182))].count(True) == 0


def test_in_a_round_the_one_bot_sits_in_every_seat_and_luck_stays_the_same() -> None:
    played = play_round(DUEL, 1)
    assert (len(played.results), len(play_round(TRIO, 0).results)) == (2, 3)
    swapped = play_round(msgspec.structs.replace(DUEL, one="random", other="eager-1"), 1)
    assert played.decisions == swapped.decisions[::-1], "the bots changed places and nothing else did"
    assert [WON - result for result in played.results] == list(swapped.results)[::-1]


def test_each_meets_the_one_before_or_all_meet_one() -> None:
    named = ["a", "b", "c"]
    assert [(c.one, c.other) for c in bouts_of(named, "", DUEL)] == [("b", "a"), ("c", "b")]
    assert [(c.one, c.other) for c in bouts_of(named, "b", DUEL)] == [("a", "b"), ("c", "b")]


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
    alone = Ladder([DUEL], "random")
    list(alone.play(1))
    begun = Ladder([msgspec.structs.replace(DUEL, rounds=1)], "random")
    file = Kept(tmp_path / "ladder.jsonl")
    assert file.begin(begun) == 0
    list(begun.play(1, file))
    (tmp_path / "ladder.jsonl").open("a").write('{"one":"eager-1","oth')  # killed while it wrote
    gone_on = Ladder([DUEL], "random")
    assert file.begin(gone_on) == 1
    assert len(list(gone_on.play(2, file))) == DUEL.rounds - 1
    assert plain(gone_on.rounds) == plain(alone.rounds)
    whole = Ladder([DUEL], "random")
    assert file.begin(whole) == DUEL.rounds


def test_a_file_of_other_terms_is_refused(tmp_path: Path) -> None:
    file = Kept(tmp_path / "ladder.jsonl")
    file.begin(Ladder([DUEL], "random"))
    with pytest.raises(BadFile, match="on other terms"):
        file.begin(Ladder([msgspec.structs.replace(DUEL, seed=8)], "random"))
    (tmp_path / "ladder.jsonl").write_text("something else\n", encoding="utf-8")
    with pytest.raises(BadFile, match="no file of a ladder"):
        file.begin(Ladder([DUEL], "random"))


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
    kept = Kept(tmp_path / "ladder.jsonl")
    bout = msgspec.structs.replace(DUEL, one=name, other="random", rounds=1)
    ladder = Ladder([bout], "random")
    kept.begin(ladder)
    assert len(list(ladder.play(1, kept))) == 1
    assert kept.begin(Ladder([bout], "random")) == 1
    assert kept.begin(Ladder([bout, DUEL], "random")) == 1  # others may be added
    file.write_text(OWN.replace("PLACE", "len(decision.options) - 1"))
    with pytest.raises(BadFile, match="another game, seed, deck, card or bot"):
        kept.begin(Ladder([bout], "random"))
    file.write_text(OWN.replace("PLACE", "0"))
    assert kept.begin(Ladder([bout], "random")) == 1
    (tmp_path / "bot_that_changes.policy").write_bytes(b"other weights")
    with pytest.raises(BadFile, match="another game, seed, deck, card or bot"):
        kept.begin(Ladder([bout], "random"))


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
