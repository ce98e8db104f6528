"""A series: its score, the swaps with the side deck, and who says who begins (D1.4, R:determine-the-first-player)."""

from collections import Counter
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimoire.kernel.reason import IllegalChoice
from grimoire.library.deck_lists import Deck
from grimoire.library.entries import END, Entry
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.deck_faults import deck_faults
from grimoire.library.magenoir.formats import find_format
from grimoire.library.replay import start_of
from grimoire.library.series_records import SeriesRecord, read_series, series_text
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.game import Game
from grimoire.table.played_series import BACK, KEEP, Series, won_by
from grimoire.table.series import NOBODY

POOL = shipped_pool()
KINDS = ("seed", "flame", "breath", "zephyr", "droplet", "tornado", "wave-echo", "water-drop", "fire-ball", "century")
DECK = [card for card in KINDS for _ in range(4)]
SIDE = ["tide", "tide", "chaos", "fox"]


def new_series(
    best_of: int = 3,
    sides: tuple[list[str], list[str]] = (SIDE, SIDE),
    decks: tuple[list[str], list[str]] = (DECK, DECK),
    format: str = "competitive",
    bots: tuple[bool, bool] = (False, False),
) -> Series:
    record = SeriesRecord(
        "0.1.0", "magenoir", POOL.digest, ["Ann", "Bob"], [list(deck) for deck in decks], list(sides), 7, best_of, format
    )
    return Series(record, POOL, find_format(format, POOL), bots)


def again(series: Series) -> Series:
    """The same series through its text, as after the program was killed."""
    record = read_series(series_text(series.record), "series.yaml")
    return Series.resumed(record, POOL, series.format, series.bots)


def keep_decks(series: Series) -> None:
    while series.decision() is not None:
        series.choose(KEEP)


def forms(series: Series) -> list[str]:
    decision = series.decision()
    assert decision is not None
    return [option.form for option in decision.options]


# -- the score ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("best_of", "winners", "score"),
    [
        (1, [0], [1, 0]),
        (3, [1, 1], [0, 2]),
        (3, [1, 0, 0], [2, 1]),
        (5, [1, 0, 1, 0, 1], [2, 3]),
        (5, [0, 0, 0], [3, 0]),
        (3, [NOBODY, 0, NOBODY, NOBODY, 0], [2, 0]),
    ],
)
def test_whoever_wins_most_of_the_games_wins_the_series(best_of: int, winners: list[int], score: list[int]) -> None:
    series = new_series(best_of)
    for number, winner in enumerate(winners, 1):
        assert not series.over
        assert series.winner == NOBODY
        assert series.record.result == ""
        keep_decks(series)
        assert series.number == number
        series.finish(winner)
    assert series.over
    assert series.score == score
    assert series.winner == winners[-1]
    assert series.record.result == ("Ann", "Bob")[winners[-1]]
    assert series.decision() is None
    with pytest.raises(IllegalChoice):
        series.finish(0)


def test_a_drawn_game_counts_for_nobody() -> None:
    series = new_series()
    series.finish(NOBODY)
    assert series.score == [0, 0]
    assert series.number == 2


def test_no_game_ends_while_decks_are_being_changed() -> None:
    series = new_series()
    series.finish(0)
    with pytest.raises(IllegalChoice):
        series.finish(0)
    assert series.score == [1, 0]


# -- who says who begins -----------------------------------------------------------------------------------------------


def test_in_the_first_game_chance_draws_who_says_who_begins() -> None:
    assert new_series().game().decides == ""


@pytest.mark.parametrize(
    ("winners", "decides"),
    [([0], "Bob"), ([1], "Ann"), ([0, 1], "Ann"), ([NOBODY], ""), ([0, NOBODY], "Bob"), ([0, NOBODY, 1], "Ann")],
)
def test_later_the_loser_of_the_last_game_that_was_not_drawn(winners: list[int], decides: str) -> None:
    series = new_series(9, ([], []))
    for winner in winners:
        series.finish(winner)
    assert series.game().decides == decides
    assert again(series).game().decides == decides


def test_the_game_asks_whom_the_series_names_and_nothing_is_left_to_chance() -> None:
    for winner in (0, 1):
        for seed in range(6):
            series = new_series(3, ([], []))
            series.record.seed = seed
            series.finish(winner)
            game = start_of(series.game(), POOL)
            game.choose_form("hand 1")
            game.choose_form("hand 1")
            decision = game.decision()
            assert decision is not None
            assert (decision.question.id, decision.seat) == ("who-begins", 1 - winner)
            game.choose_form("first opponent")
            assert cast(Game, game).active == winner


# -- the side deck -----------------------------------------------------------------------------------------------------


def test_the_first_game_is_played_with_the_registered_decks() -> None:
    series = new_series()
    assert series.decision() is None
    assert series.game().decks == [DECK, DECK]
    for form in ("swap in tide", KEEP):
        with pytest.raises(IllegalChoice):
            series.choose(form)


def test_each_player_with_a_side_deck_is_asked_before_the_next_game() -> None:
    series = new_series()
    series.finish(0)
    asked: list[int] = []
    while (decision := series.decision()) is not None:
        asked.append(decision.seat)
        series.choose(KEEP)
    assert asked == [0, 1]
    only_one = new_series(3, ([], SIDE))
    only_one.finish(0)
    decision = only_one.decision()
    assert decision is not None and decision.seat == 1
    nobody = new_series(3, ([], []))
    nobody.finish(0)
    assert nobody.decision() is None


def test_a_swap_takes_one_card_in_and_one_out() -> None:
    series = new_series()
    series.finish(0)
    assert forms(series) == [KEEP, "swap in tide", "swap in chaos", "swap in fox"]
    series.choose("swap in tide")
    assert forms(series) == [*[f"swap out {card}" for card in KINDS], BACK]
    series.choose("swap out flame")
    assert Counter(series.decks[0]) == Counter(DECK) + Counter(["tide"]) - Counter(["flame"])
    assert Counter(series.sides[0]) == Counter(SIDE) + Counter(["flame"]) - Counter(["tide"])
    assert series.decks[1] == DECK
    keep_decks(series)
    assert Counter(series.game().decks[0])["tide"] == 1
    assert series.game().decks[1] == DECK


def test_a_card_is_not_swapped_for_another_copy_of_itself() -> None:
    series = new_series(3, (["tide", "chaos"], []), ([*DECK, "tide"], DECK))
    series.finish(0)
    series.choose("swap in tide")
    assert "swap out tide" not in forms(series)
    series.choose(BACK)
    series.choose("swap in chaos")
    assert "swap out tide" in forms(series)


def test_a_card_taken_in_can_be_left_after_all() -> None:
    series = new_series()
    series.finish(0)
    series.choose("swap in tide")
    series.choose(BACK)
    assert forms(series)[0] == KEEP
    assert (series.decks[0], series.sides[0]) == (DECK, SIDE)


def test_a_changed_deck_is_what_the_next_changes_begin_with() -> None:
    series = new_series(5)
    series.finish(0)
    for form in ("swap in tide", "swap out flame"):
        series.choose(form)
    keep_decks(series)
    series.finish(1)
    assert "swap in flame" in forms(series)
    for form in ("swap in flame", "swap out tide"):
        series.choose(form)
    keep_decks(series)
    assert Counter(series.game().decks[0]) == Counter(DECK)


def test_a_deck_that_may_be_played_stays_one(tmp_path: Path) -> None:
    """Where forty cards are wanted besides the Animal, the Fox cannot come in for one of forty spells."""
    casual = new_series(format="casual")
    casual.finish(0)
    assert "swap in fox" in forms(casual)
    club = tmp_path / "club.yaml"
    club.write_text(
        "title: {en: Club, fr: Club}\ndeck: {least: 40, rule: club}\nside deck: {most: 10, rule: club}\n"
        "copies: {most: 4, rule: club}\nanimals: {most: 1, count: no, rule: club}\n",
        encoding="utf-8",
    )
    beside = new_series(format=str(club))
    beside.finish(0)
    assert "swap in fox" not in forms(beside)
    more = new_series(format=str(club), decks=([*DECK, "tide"], DECK))
    more.finish(0)
    assert "swap in fox" in forms(more)


@pytest.mark.parametrize("form", ["swap in flame", "swap out flame", "keep", "won Ann", "", "swap in no-such-card"])
def test_what_is_not_offered_cannot_be_chosen_and_changes_nothing(form: str) -> None:
    series = new_series()
    series.finish(0)
    before = series_text(series.record)
    with pytest.raises(IllegalChoice):
        series.choose(form)
    assert series_text(series.record) == before
    assert (series.decks[0], series.sides[0]) == (DECK, SIDE)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 30), max_size=60), st.sampled_from(["casual", "competitive"]))
def test_whatever_is_swapped_no_card_is_lost_and_the_size_stays(choices: list[int], format: str) -> None:
    series = new_series(99, format=format)
    for choice in choices:
        decision = series.decision()
        if decision is None:
            series.finish(choice % 3 - 1)
        else:
            series.choose(decision.options[choice % len(decision.options)].form)
        for seat in (0, 1):
            deck = Deck("mine", tuple(series.decks[seat]), tuple(series.sides[seat]))
            assert len(deck.cards) == len(DECK)
            assert Counter(deck.together) == Counter([*DECK, *SIDE])
            assert deck_faults(deck, POOL, find_format(format, POOL)) == []
    resumed = again(series)
    assert (resumed.decks, resumed.sides, resumed.score) == (series.decks, series.sides, series.score)
    assert resumed.decision() == series.decision()


# -- going on ----------------------------------------------------------------------------------------------------------


def test_a_series_goes_on_at_every_moment_as_it_was() -> None:
    series = new_series(5)
    for entry in ("won Ann", "swap in tide", "swap out flame", KEEP, "swap in fox", BACK, KEEP, "drawn", KEEP, KEEP, "won Bob"):
        series.choose(entry)
        resumed = again(series)
        assert resumed.record.choices == series.record.choices
        assert (resumed.decks, resumed.sides, resumed.score) == (series.decks, series.sides, series.score)
        assert (resumed.number, resumed.decides) == (series.number, series.decides)
        assert resumed.decision() == series.decision()
        assert resumed.game() == series.game()


def test_every_choice_is_kept_as_soon_as_it_is_made() -> None:
    series = new_series()
    kept: list[int] = []
    series.keep = lambda record: kept.append(len(record.choices))
    series.finish(0)
    series.choose("swap in tide")
    series.choose("swap out flame")
    keep_decks(series)
    assert kept == [1, 2, 3, 4, 5]


def test_games_of_a_series_differ() -> None:
    series = new_series(3, ([], []))
    first = series.game()
    series.finish(0)
    assert series.game().seed != first.seed


def test_an_entry_that_cannot_have_happened_is_named_with_its_line() -> None:
    series = new_series()
    series.finish(0)
    series.record.choices.append("swap in king-of-trees")
    text = series_text(series.record)
    line = text.splitlines().index("- swap in king-of-trees") + 1
    with pytest.raises(BadFile, match=rf"^series.yaml:{line}: 'swap in king-of-trees' cannot have happened here"):
        Series.resumed(read_series(text, "series.yaml"), POOL, series.format)


def test_a_card_that_no_longer_exists_is_named() -> None:
    series = new_series()
    series.record.side_decks[1] = ["gone"]
    with pytest.raises(BadFile, match="there is no card 'gone'"):
        Series.resumed(series.record, POOL, series.format)


def test_the_winner_is_read_from_the_record_of_a_game() -> None:
    game = new_series().game()
    for result, winner in (("Ann", 0), ("Bob", 1), ("draw", NOBODY)):
        game.entries = [Entry(END, winner)]
        assert (game.result, won_by(game)) == (result, winner)


# -- bots --------------------------------------------------------------------------------------------------------------

FIRE = ["flame"] * 4 + ["fiery-arrow"] * 4 + ["flame-projectile"] * 4 + ["fire-ball"] * 4 + ["draconic-flame"] * 4
FIRE += ["magma-eruption"] * 4 + ["mental-flame"] * 4 + ["sulfur-flame"] * 4 + ["fission"] * 4 + ["condensation"] * 4


def test_a_bot_that_lost_swaps_what_does_not_fit_and_keeps_after_a_win() -> None:
    for winner, swapped in ((0, 1), (1, 0), (NOBODY, 0)):
        series = new_series(3, ([], ["fire-whip", "tornado"]), (DECK, FIRE), bots=(False, True))
        series.finish(winner)
        series.go_on()
        assert series.decision() is None
        assert series.decks[1].count("fire-whip") == swapped
        assert series.decks[1].count("tornado") == 0


def test_a_bot_does_not_decide_for_a_person() -> None:
    series = new_series(bots=(False, True))
    series.finish(0)
    series.go_on()
    decision = series.decision()
    assert decision is not None and decision.seat == 0
    series.choose(KEEP)
    series.go_on()
    assert series.decision() is None


def test_a_bot_that_was_stopped_in_the_middle_of_a_swap_goes_on() -> None:
    series = new_series(3, ([], ["fire-whip", "tornado"]), (DECK, FIRE), bots=(False, True))
    series.finish(0)
    series.choose("swap in tornado")
    resumed = again(series)
    resumed.go_on()
    assert resumed.decision() is None
    assert resumed.decks[1].count("tornado") == 0
