"""Names as they are pasted, contests as other programs read them, and what may be changed when."""

import csv
import io
from random import Random

import msgspec
import pytest
from tests.contests.playing import do, opened, pair, play

from grimoire.contests.contest import Contest
from grimoire.contests.entries import Changed, DeckGiven, Dropped, Entered, Entry, Games, Opened, Paired, Reported, Result
from grimoire.contests.exporting import TABLES, as_csv, as_json, from_json
from grimoire.contests.names import clean_name, names_pasted
from grimoire.contests.rounds import DISPUTED, HALF, MISSING, STANDS
from grimoire.contests.settings import PRESETS, Settings
from grimoire.contests.standings import final_order
from grimoire.kernel.unusable import Unusable


def test_names_are_pasted_one_a_line_with_whatever_stands_before_them() -> None:
    names, wrong = names_pasted(
        "\ufeff1. Ondine\r\n 2) Noé \r\n- Maëlle\n\n\u2022\tJean  Paul\nnoe\u0301\n…\n\u202eevil\n3\tŁukasz\n007\n2 Kings"
    )
    assert names == ["Ondine", "Noé", "Maëlle", "Jean Paul", "Łukasz", "007", "2 Kings"]
    assert [(line, error.wrong) for line, error in wrong] == [
        (6, "contest-name-pasted-twice"),
        (7, "contest-name-empty"),
        (8, "contest-name-letter"),
    ]


def test_names_come_from_a_table_whose_first_line_says_where_they_stand() -> None:
    contest = opened(3)
    do(contest, Entered(4, '=Zoë, the "Fox"'))
    names, wrong = names_pasted("\ufeff" + as_csv(contest, "players"))
    assert names == [player.name for player in contest.players.values()] and wrong == []
    names, wrong = names_pasted("Prénom\tNom\tDeck\r\nA\tÉloi\tAir\r\nB\t\tFire\r\nC\téloi\t\r\nD")
    assert names == ["Éloi"]
    assert [(line, error.wrong) for line, error in wrong] == [(4, "contest-name-pasted-twice")]
    assert names_pasted('Nom;Ville\nMaëlle;Lyon\n"Wim\n2";Gand\nZoë;Nancy\nZoë;Nancy')[0] == ["Maëlle", "Wim 2", "Zoë"]
    assert names_pasted("Nom,Deck") == ([], [])
    assert names_pasted('Nom,Deck\n"' + "x" * 140_000)[0] == ["Nom,Deck"]  # a cell without an end: no table
    assert names_pasted("Name,\n't Hooft,")[0] == ["'t Hooft"]
    # A list in which somebody has two names is no table.
    assert names_pasted("Moreau, Isaure\nPlayer, Piano")[0] == ["Moreau, Isaure", "Player, Piano"]


@pytest.mark.parametrize("name", ["", "   ", "a" * 41, "a\u200bb", "a\nb\x00", "\u202eabc", "…", "\udcff"])
def test_names_nobody_could_read_are_refused(name: str) -> None:
    with pytest.raises(Unusable, match="contest-name"):
        clean_name(name)


def test_two_names_that_look_alike_are_one() -> None:
    contest = opened(1)
    with pytest.raises(Unusable, match="contest-name-taken"):
        do(contest, Entered(2, "PLAYER 1"))
    with pytest.raises(Unusable, match="contest-name-taken"):
        do(contest, Entered(2, "Player １"))


def test_a_contest_goes_out_as_one_file_and_comes_in_again() -> None:
    contest = opened(7, Settings(rounds=3, cut=4), 5)
    play(contest, Random(5), dropping=0.3)
    again = Contest.of(from_json(as_json(contest)))
    assert final_order(again) == final_order(contest)
    assert [round.tables for round in again.rounds] == [round.tables for round in contest.rounds]


@pytest.mark.parametrize(
    "text",
    [b"", b"{}", b"[]", b"\xff", b'{"contest":"x","entries":[],"version":7}', b'{"contest":"x","entries":[{"number":3}]}'],
)
def test_a_file_that_is_no_contest_is_refused(text: bytes) -> None:
    with pytest.raises(Unusable, match="contest-"):
        from_json(text)


def test_a_log_that_was_tampered_with_is_refused() -> None:
    contest = opened(4)
    pair(contest)
    broken = msgspec.structs.replace(contest.log[-1], act=Paired(1, "swiss", ((1, 2), (3, 3))))
    with pytest.raises(Unusable, match="contest-seated-twice"):
        Contest.of([*contest.log[:-1], broken])
    with pytest.raises(Unusable, match="contest-log-gap"):
        Contest.of([contest.log[0], *contest.log[2:]])


def test_tables_are_read_by_other_programs_and_hold_no_formula() -> None:
    contest = opened(3, Settings(rounds=2, cut=0))
    do(contest, Entered(4, "=HYPERLINK(1)"))
    play(contest, Random(1))
    for name in TABLES:
        rows = list(csv.reader(io.StringIO(as_csv(contest, name))))
        assert len(rows) >= 5 and len({len(row) for row in rows}) == 1
        assert not any(cell.startswith("=") for row in rows for cell in row)
    assert "'=HYPERLINK(1)" in as_csv(contest, "players")


def test_two_players_say_what_happened() -> None:
    contest = opened(4, Settings(rounds=2, cut=0))
    act = pair(contest)
    one, other = act.tables[0]
    table = contest.rounds[0].tables[0]
    assert table.state == MISSING
    do(contest, Reported(1, 1, one, Games(2, 1)))
    assert table.state == HALF
    do(contest, Reported(1, 1, other, Games(1, 2)))
    assert table.state == DISPUTED and contest.running is not None
    do(contest, Reported(1, 1, one, Games(1, 2)))  # they have thought again
    assert table.state == STANDS and table.winner == other
    with pytest.raises(Unusable, match="contest-stands"):
        do(contest, Reported(1, 1, one, Games(2, 1)))  # a slip used once more
    with pytest.raises(Unusable, match="contest-not-at-table"):
        do(contest, Reported(1, 2, one, Games(2, 1)))


@pytest.mark.parametrize("games", [Games(3, 0), Games(2, 2), Games(-1, 2), Games(0, 0, 10)])
def test_a_series_that_cannot_end_so_is_refused(games: Games) -> None:
    contest = opened(2, Settings(rounds=1, cut=0))
    pair(contest)
    with pytest.raises(Unusable, match="contest-games"):
        do(contest, Result(1, 1, games))


def test_a_drawn_series_does_not_stand_in_a_bracket() -> None:
    contest = opened(2, PRESETS["elimination"])
    pair(contest)
    with pytest.raises(Unusable, match="contest-needs-winner"):
        do(contest, Result(1, 1, Games(1, 1)))


def test_who_comes_late_comes_until_half_of_the_rounds() -> None:
    contest = opened(4, Settings(rounds=4, cut=0))
    chance = Random(1)
    play_until(contest, 1, chance)
    do(contest, Entered(5, "Late"))
    play_until(contest, 2, chance)
    with pytest.raises(Unusable, match="contest-late"):
        do(contest, Entered(6, "Later"))
    assert contest.players[5].entered == 1


def play_until(contest: Contest, rounds: int, chance: Random) -> None:
    while len(contest.rounds) < rounds:
        act = pair(contest, chance.getrandbits(30))
        for table in range(1, len(act.tables) + 1):
            do(contest, Result(act.round, table, Games(2, 0)))


def test_decks_are_locked_when_the_contest_begins() -> None:
    contest = opened(4)
    do(contest, DeckGiven(1, ("40 Flame",)))
    do(contest, DeckGiven(1, ("41 Flame",)))
    pair(contest)
    with pytest.raises(Unusable, match="contest-deck-locked"):
        do(contest, DeckGiven(1, ("40 Flame",)))


def test_what_was_settled_stays_once_a_round_is_paired() -> None:
    contest = opened(4)
    do(contest, Changed(Settings(best_of=1)))
    pair(contest)
    with pytest.raises(Unusable, match="contest-setting-late"):
        do(contest, Changed(Settings(best_of=3)))
    do(contest, Changed(Settings(best_of=1, minutes=60, rounds=4)))
    with pytest.raises(Unusable, match="contest-setting-late"):
        do(contest, Changed(Settings(best_of=1, rounds=2)))


@pytest.mark.parametrize(
    "settings",
    [
        Settings(rounds=-1),
        Settings(cut=3),
        Settings(best_of=2),
        Settings(points=(1, 1, 0)),
        Settings(points=(3, 0, 1)),
        Settings(minutes=9999),
        Settings(apart=((1, 1),)),
        Settings(tiebreaks=("gw", "gw")),
        Settings(system="robin", cut=4),
        Settings(rules="x" * 5000),
    ],
)
def test_settings_no_contest_can_go_by_are_refused(settings: Settings) -> None:
    with pytest.raises(Unusable, match="contest-setting"):
        Contest.of([Entry(1, Opened("x", settings, 1))])


@pytest.mark.parametrize("title", ["", "  ", "x" * 81, "a\nb"])
def test_a_title_is_one_line(title: str) -> None:
    with pytest.raises(Unusable, match="contest-title"):
        Contest.of([Entry(1, Opened(title, Settings(), 1))])


def test_nobody_left_out_nobody_twice() -> None:
    contest = opened(4)
    for tables in (((1, 2),), ((1, 2), (2, 3)), ((1, 2), (3, 9))):
        with pytest.raises(Unusable, match="contest-"):
            do(contest, Paired(1, "swiss", tables))
    do(contest, Dropped(4))
    with pytest.raises(Unusable, match="contest-seated-who"):
        do(contest, Paired(1, "swiss", ((1, 2), (3, 4))))
