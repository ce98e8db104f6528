"""Tournaments: who meets whom, in which seat, and what the table says of it."""

import json
from pathlib import Path

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from grimoire.bots.bot import Sight
from grimoire.bots.games import GAMES as BOTS
from grimoire.cli.tournament import tournament
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision
from grimoire.lab.faults import Fault
from grimoire.lab.results import Arm, Line, Results
from grimoire.lab.statistics import Share
from grimoire.lab.studies import study_of
from grimoire.lab.tournament import Meeting, Tournament, arms_of, found_in
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


def results_of(arms: list[Arm], lines: dict[tuple[int, int, int], Line]) -> Results:
    """Games of rounds, arms and seats, that went so."""
    results = Results(study_of("tournament", "magenoir", arms, [()], 0, 9).terms)
    for where, line in lines.items():
        results.add(msgspec.structs.replace(line, number=results.terms.number_of(*where)))
    return results


WON, LOST, DRAWN = ({"won": won, "winner": winner} for won, winner in ((1.0, 0), (0.0, 1), (0.5, -1)))


def line(how: dict[str, float], place: int) -> Line:
    """As the studied side tells it from this seat."""
    winner = int(how["winner"])
    return Line(0, how["won"], winner if winner < 0 else (place + winner) % 2)


def meeting(deck: str, against: str, rate: float) -> Meeting:
    return Meeting(deck, against, 10, round(10 * rate), 10 - round(10 * rate), 0, 0, Share(rate, 0.0, 1.0, 5))


def test_each_two_decks_meet_once_and_none_meets_itself() -> None:
    assert [arm.name for arm in arms_of([A, B, C], [], "random")] == ["A / B", "A / C", "B / C"]


def test_the_name_of_a_deck_may_hold_what_stands_between_two() -> None:
    decks = [Deck("Fire / Water", ()), Deck("Air", ())]
    found = found_in(results_of(arms_of(decks, [], "random"), {(0, 0, 0): line(WON, 0), (0, 0, 1): line(WON, 1)}))
    assert found.decks == ["Fire / Water", "Air"]
    assert [(one.deck, one.against, one.wins) for one in found.once()] == [("Fire / Water", "Air", 2)]


def test_with_opponents_the_decks_meet_only_these() -> None:
    assert [arm.name for arm in arms_of([A, B], [C], "random")] == ["A / C", "B / C"]


def test_a_win_counts_for_the_deck_and_not_for_the_seat_and_what_nobody_won_half() -> None:
    lines = {(0, 0, 0): line(WON, 0), (0, 0, 1): line(WON, 1), (1, 0, 0): line(LOST, 0), (1, 0, 1): line(DRAWN, 1)}
    lines |= {(2, 0, 0): line(WON, 0), (2, 0, 1): Line(0, 0.5, over=False)}
    lines |= {(3, 0, 0): line(WON, 0), (3, 0, 1): Line(0, over=False, faults=[Fault("broken", "broken")])}
    lines |= {(4, 0, 0): line(WON, 0)}  # half a round is none
    found = found_in(results_of(arms_of([A, B], [], "random"), lines))
    one, other = found.meetings
    assert (one.games, one.wins, one.losses, one.draws, one.unfinished, one.wrong) == (6, 3, 1, 1, 1, 1)
    assert (other.games, other.wins, other.losses, other.draws, other.unfinished) == (6, 1, 3, 1, 1)
    assert one.rate == pytest.approx((1 + 0.25 + 0.75) / 3) and other.rate == pytest.approx(1 - one.rate)
    assert other.won.low == pytest.approx(1 - one.won.high)
    assert found.totals[0].value == pytest.approx(one.rate)


def test_the_total_of_a_deck_leaves_out_games_against_itself() -> None:
    arms = arms_of([A], [A, B], "random")
    lines = {(round, arm, seat): line(WON, seat) for round in (0, 1) for arm in (0, 1) for seat in (0, 1)}
    found = found_in(results_of(arms, lines))
    assert (found.decks, found.opponents) == (["A"], ["A", "B"])
    assert [total.many for total in found.totals] == [2]
    assert {(met.deck, met.against) for met in found.meetings} == {("A", "A"), ("A", "B"), ("B", "A")}


def test_the_most_one_sided_meeting_comes_first_told_by_its_winner() -> None:
    meetings = [meeting("A", "B", 0.4), meeting("B", "A", 0.6), meeting("A", "C", 0.9), meeting("C", "A", 0.1)]
    found = Tournament("random", 10, 0, ["A", "B", "C"], ["A", "B", "C"], meetings, [])
    assert [(m.deck, m.against) for m in found.by_distance()] == [("A", "C"), ("B", "A")]


def test_the_json_has_every_meeting_from_both_sides() -> None:
    result = Result(*options(*PRINTED), "--games", "2", "--json")
    assert (result.code, result.err) == (0, "")
    found = json.loads(result.out)
    assert found["decks"] == found["opponents"] == list(PRINTED)
    assert {(m["deck"], m["against"]) for m in found["meetings"]} == {(a, b) for a in PRINTED for b in PRINTED if a != b}
    assert {m["games"] for m in found["meetings"]} == {2}
    assert sum(m["wins"] + m["losses"] + m["draws"] + m["unfinished"] for m in found["meetings"]) == 12


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
    assert "Rounds that went wrong, not counted: 1." in result.out
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
