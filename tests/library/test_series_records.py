"""Series as text: written and read again, found among the saves, and clear about what is wrong with them."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimoire.library.entries import END, Entry
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.formats import format_of
from grimoire.library.records import Record
from grimoire.library.saves import Save, SeriesSave, game_save, latest_save, load_series, new_series, series_of
from grimoire.library.series_records import SeriesRecord, read_series, series_text
from grimoire.library.yaml_lines import BadFile

TEXT = """\
grimoire: series
version: 0.1.0
game: magenoir
cards: x
own_cards: []
format: competitive
best_of: 3
seats: [Ann, Zoe]
seed: 7
decks:
- [flame, flame]
- [seed, seed]
side_decks:
- [tide]
- []
choices:
- won Ann
- keep deck
"""


def a_series() -> SeriesRecord:
    return read_series(TEXT, "series.yaml")


def test_a_series_reads_back_as_it_was_written() -> None:
    series = a_series()
    assert series.choices == ["won Ann", "keep deck"]
    assert series.lines == [17, 18]
    assert series.side_decks == [["tide"], []]
    series.own_format = "title: A\n  b\n"
    series.own_cards = ["x:\n  y\n"]
    series.result = "Ann"
    again = read_series(series_text(series), "series.yaml")
    again.lines = series.lines
    assert again == series


SEEN = st.characters(exclude_categories=["Cs", "Cc", "Cf", "Zl", "Zp"])


@given(st.text(SEEN, min_size=1), st.text(SEEN | st.just("\n")))
def test_any_name_and_any_format_that_can_be_seen_survive(name: str, format: str) -> None:
    series = a_series()
    series.seats = [name, f"{name}2"]
    series.own_format = format
    series.choices = [f"won {name}"]
    again = read_series(series_text(series), "series.yaml")
    assert (again.seats, again.own_format, again.choices) == (series.seats, format, series.choices)


@pytest.mark.parametrize("seed", [10**18, 2**64, 10**999])
def test_seeds_of_any_size_are_read_again(seed: int) -> None:
    series = a_series()
    series.seed = seed
    assert read_series(series_text(series), "series.yaml").seed == seed


def changed(before: str, after: str) -> str:
    assert before in TEXT
    return TEXT.replace(before, after)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "series.yaml: is empty, no series of games"),
        ("- 1\n", "series.yaml:1: a series must be a list of 'name: value' lines"),
        ("grimoire: record\n", "series.yaml:1: is no series of games"),
        ("grimoire: series\nversion: [\n", "series.yaml:3: "),
        (changed("seed: 7", "speed: 7"), "series.yaml:9: 'speed' is no part of a series; allowed here: grimoire"),
        (changed("seed: 7\n", ""), "series.yaml: 'seed' is missing; the file is cut off or no series"),
        (changed("seed: 7", "seed: many"), "series.yaml:9: the seed must be a number, not 'many'"),
        (changed("best_of: 3", "best_of: 4"), "series.yaml:7: a series is the best of an odd number of games, not of 4"),
        (changed("best_of: 3", "best_of: 101"), "series.yaml:7: 'best_of' must be a number, not '101'"),
        (changed("[Ann, Zoe]", "[Ann]"), "series.yaml:8: two seats of different names are needed"),
        (changed("[Ann, Zoe]", "[Ann, Ann]"), "series.yaml:8: two seats of different names are needed"),
        (changed("- [seed, seed]\n", ""), "series.yaml:10: two decks are needed, one for each seat"),
        (changed("- []\n", ""), "series.yaml:13: two side_decks are needed, one for each seat"),
        (changed("- won Ann\n- keep deck", "  won: Ann"), "series.yaml:17: choices must be a list"),
    ],
)
def test_a_wrong_file_gets_one_clear_line(text: str, told: str) -> None:
    with pytest.raises(BadFile) as refused:
        read_series(text, "series.yaml")
    assert str(refused.value).startswith(told)
    assert "\n" not in str(refused.value)


def test_a_series_cut_off_anywhere_is_refused_or_shorter() -> None:
    for end in range(len(TEXT)):
        try:
            series = read_series(TEXT[:end], "series.yaml")
        except BadFile as error:
            assert "\n" not in str(error)
        else:
            assert (series.decks, series.side_decks) == (a_series().decks, a_series().side_decks)
            assert all(whole.startswith(cut) for whole, cut in zip(a_series().choices, series.choices, strict=False))


def test_the_format_is_ours_by_name_or_comes_along() -> None:
    pool = shipped_pool()
    series = a_series()
    assert format_of(series, pool).banned
    series.format = "club"
    with pytest.raises(BadFile, match="'club' is no format"):
        format_of(series, pool)
    series.own_format = (
        "title: Club\ndeck: {least: 2, rule: a}\nside deck: {most: 1, rule: a}\n"
        "copies: {most: 2, rule: a}\nanimals: {most: 0, count: no, rule: a}\n"
    )
    assert format_of(series, pool).deck.amount == 2
    series.own_format = "title: Club\n"
    with pytest.raises(BadFile, match=r"series.yaml own_format:1: a format lacks 'deck'"):
        format_of(series, pool)


def test_the_latest_game_or_series_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    save = new_series(a_series())
    path = save.path
    assert load_series(path) == read_series(series_text(a_series()), str(path))
    single = tmp_path / "grimoire" / "saves" / "magenoir-1.yaml"
    game = Record("0.1.0", "magenoir", "x", ["Ann", "Zoe"], [["flame"], ["seed"]], 7)
    Save.begun(single, game).close()
    Save.begun(game_save(path, 2), game).close()
    for file, time in ((path, 1), (single, 2), (game_save(path, 2), 3)):
        os.utime(file, (time, time))
    assert latest_save(["magenoir"]) == path  # its second game is the newest of all
    os.utime(game_save(path, 2), (1, 1))
    assert latest_save(["magenoir"]) == single
    game.entries.append(Entry(END, 0))
    Save.begun(single, game).close()
    assert latest_save(["magenoir"]) == path
    over = a_series()
    over.result = "Ann"
    save.write(over)
    with pytest.raises(BadFile, match="there is no game to go on with"):
        latest_save(["magenoir"])


def test_a_series_is_meant_by_its_file_its_folder_and_its_games(tmp_path: Path) -> None:
    path = tmp_path / "series.yaml"
    SeriesSave(path).write(a_series())
    assert series_of(path) == path
    assert series_of(tmp_path) == path
    assert series_of(game_save(path, 2)) == path
    assert series_of(tmp_path / "other.yaml") is None
    assert series_of(tmp_path / "elsewhere" / "game-1.yaml") is None
