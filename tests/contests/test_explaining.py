"""Why this pairing and not that one, what somebody needs, and what a correction would change: said before anything is done."""

from random import Random

import pytest
from tests.contests.playing import do, opened, pair, play, play_round

from grimoire.contests.consequences import consequences
from grimoire.contests.contest import Contest
from grimoire.contests.entries import Corrected, Dropped, Finished, Games, Paired, Result, Undone
from grimoire.contests.needs import needs
from grimoire.contests.sentence import Sentence
from grimoire.contests.settings import Settings
from grimoire.contests.standings import Standings
from grimoire.contests.why_paired import why, why_not
from grimoire.kernel.unusable import Unusable
from grimoire.library.messages import LANGUAGES, messages


def said(sentence: Sentence) -> str:
    """In both languages, without a gap."""
    for lang in LANGUAGES:
        words = messages(lang)
        text, errors = words.attempt(sentence.id, sentence.facts)
        assert not errors and "{" not in text, (lang, sentence)
    return messages("en").say(sentence.id, **sentence.facts)


def three_rounds(seed: int = 3) -> Contest:
    contest = opened(9, Settings(rounds=3, cut=4), seed)
    chance = Random(seed)
    for _ in range(2):
        play_round(contest, chance)
    pair(contest, seed)
    return contest


def test_every_pairing_of_a_contest_has_an_answer_and_every_other_one_too() -> None:
    ids = set()
    for seed in range(4):
        contest = opened(9, Settings(rounds=3, cut=4), seed)
        play(contest, Random(seed), dropping=0.3)
        for round in contest.rounds:
            seated = [player for table in round.tables for player in (table.first, table.second)] + list(round.byes)
            for player in seated:
                answer = why(contest, round.number, player)
                assert contest.name(player) in said(answer)
                ids.add(answer.id)
                for other in [0, *contest.players]:
                    if other != player:
                        reason = why_not(contest, round.number, player, other)
                        said(reason)
                        ids.add(reason.id)
    assert {"contest-why-same", "contest-why-not-again-us", "contest-why-not-scores", "contest-why-cut"} <= ids
    assert len(ids) > 14


def test_who_has_met_is_told_so() -> None:
    contest = three_rounds()
    one, other = contest.rounds[0].tables[0].first, contest.rounds[0].tables[0].second
    answer = why_not(contest, 3, one, other)
    assert answer.id == "contest-why-not-again-us" and answer.facts["round"] == 1


def test_a_small_field_says_that_a_later_round_decides() -> None:
    found = set()
    for seed in range(12):
        contest = opened(6, Settings(rounds=5, cut=0), seed)
        chance = Random(seed)
        for _ in range(4):
            play_round(contest, chance)
        for number in range(2, 5):
            for player in contest.players:
                for other in contest.players:
                    if player != other:
                        found.add(why_not(contest, number, player, other).id)
    assert "contest-why-not-later" in found


def test_who_is_kept_apart_is_told_so() -> None:
    contest = opened(4, Settings(rounds=2, cut=0, apart=((1, 2),)), 5)
    pair(contest)
    assert why_not(contest, 1, 1, 2).id == "contest-why-not-apart-us"


@pytest.mark.parametrize(("round", "player", "other"), [(9, 1, 2), (1, 99, 2), (1, 1, 99), (1, 1, 1)])
def test_what_cannot_be_asked_is_refused(round: int, player: int, other: int) -> None:
    with pytest.raises(Unusable, match="contest-"):
        why_not(three_rounds(), round, player, other)


def last_round() -> Contest:
    """Six players, top two, the last round open: 1 has won both, 2 meets 1, and nobody else can pass them."""
    contest = opened(6, Settings(rounds=3, cut=2))
    for rows in (((1, 6), (2, 5), (3, 4)), ((1, 5), (2, 4), (3, 6))):
        do(contest, Paired(len(contest.rounds) + 1, "swiss", rows))
        for table in (1, 2, 3):
            do(contest, Result(len(contest.rounds), table, Games(2, 0)))
    do(contest, Paired(3, "swiss", ((1, 2), (3, 5), (4, 6))))
    return contest


def test_what_a_player_needs() -> None:
    contest = last_round()
    # 1 and 2 and 3 have 6 points: whoever of 1 and 2 wins is in; with a draw, 3 can still come past by winning.
    assert [(need.outcome, need.verdict) for need in needs(contest, 1)] == [
        ("win", "sure"),
        ("draw", "possible"),
        ("loss", "possible"),
    ]
    assert {need.verdict for need in needs(contest, 4)} == {"out"}
    do(contest, Result(3, 2, Games(2, 0)))
    do(contest, Result(3, 3, Games(2, 0)))
    # Now 3 has 9: the loser of table 1 is out. Drawn, 1 and 2 have 7 each, and 2 stands before 1, having met 4, who won.
    assert [need.verdict for need in needs(contest, 1)] == ["sure", "out", "out"]
    assert [need.verdict for need in needs(contest, 2)] == ["sure", "sure", "out"]


def test_what_a_player_needs_is_what_comes_true() -> None:
    """Every way the other tables can end: sure never fails, out never succeeds, and possible does both."""
    contest = last_round()
    for player in (1, 2, 3, 5):
        for need in needs(contest, player):
            inside = {inside_after(contest, player, need.outcome, others) for others in range(9)}
            assert inside <= {"sure": {True}, "out": {False}, "possible": {True, False}}[need.verdict]


def inside_after(contest: Contest, player: int, outcome: str, others: int) -> bool:
    tried = Contest.of(contest.log)
    mine = tried.rounds[-1].table_of(player)
    assert mine is not None
    games = {"win": Games(2, 0), "draw": Games(1, 1), "loss": Games(0, 2)}[outcome]
    do(tried, Result(3, mine.number, games if player == mine.first else games.turned()))
    for table in list(tried.rounds[-1].open):
        do(tried, Result(3, table.number, (Games(2, 0), Games(1, 1), Games(0, 2))[others % 3]))
        others //= 3
    return player in Standings(tried).active[:2]


def test_what_is_needed_is_only_asked_when_something_is() -> None:
    contest = opened(6, Settings(rounds=3, cut=2))
    with pytest.raises(Unusable, match="contest-need-when"):
        needs(contest, 1)


def test_a_correction_shows_what_follows_before_it_is_kept() -> None:
    contest = three_rounds()
    table = contest.rounds[1].tables[0]
    assert table.games is not None
    turned = Corrected(2, 1, table.games.turned() if table.games.winner >= 0 else Games(2, 0))
    number = contest.number
    found = consequences(contest, turned)
    assert contest.number == number and contest.rounds[1].tables[0].games == table.games  # nothing is kept
    assert found.round == 3 and {table.first, table.second} <= {move.player for move in found.moves}
    tables = list(contest.rounds[2].tables)
    do(contest, turned, "misread")
    after = Standings(contest, 2)
    for move in found.moves:
        assert after.sheets[move.player].points == move.points_then
    assert contest.rounds[2].tables == tables  # and nothing is paired anew


def test_a_correction_that_changes_no_score_pairs_nothing_otherwise() -> None:
    contest = three_rounds()
    table = next(table for table in contest.rounds[1].tables if table.games in (Games(2, 0), Games(2, 1)))
    other = Games(2, 1) if table.games == Games(2, 0) else Games(2, 0)
    assert consequences(contest, Corrected(2, table.number, other)).otherwise == []


def test_a_correction_of_a_correction_and_its_undo() -> None:
    contest = three_rounds()
    table = contest.rounds[0].tables[0]
    first = table.games
    others = [games for games in (Games(1, 1), Games(0, 2), Games(2, 0)) if games != first]
    before = contest.number
    do(contest, Corrected(1, 1, others[0]), "one")
    do(contest, Corrected(1, 1, others[1]), "two")
    assert table.games == others[1] and table.how == "correction"
    with pytest.raises(Unusable, match="contest-stands-so"):
        do(contest, Corrected(1, 1, others[1]))
    do(contest, Undone(before + 1))
    assert contest.rounds[0].tables[0].games == others[0]
    do(contest, Undone(before))
    assert contest.rounds[0].tables[0].games == first
    assert len(contest.log) == before + 4


def test_a_bracket_that_was_played_on_keeps_its_winners() -> None:
    contest = opened(4, Settings(rounds=1, cut=4), 1)
    play(contest, Random(1))
    semi = contest.rounds[1].tables[0]
    assert semi.games is not None
    with pytest.raises(Unusable, match="contest-correct-cut"):
        do(contest, Corrected(2, 1, semi.games.turned()))
    with pytest.raises(Unusable, match="contest-over"):
        do_after_the_end(contest)


def do_after_the_end(contest: Contest) -> None:
    do(contest, Finished())
    do(contest, Dropped(1))


def test_who_is_alone_with_a_score_is_told_so() -> None:
    """And not that everybody with it has been met."""
    contest = opened(4, Settings(rounds=2, cut=0), 1)
    pair(contest, 1)
    first, second = contest.rounds[0].tables
    do(contest, Result(1, first.number, Games(2, 0)))
    do(contest, Result(1, second.number, Games(1, 1)))
    pair(contest, 1)
    answer = why(contest, 2, first.first)
    assert answer.id == "contest-why-alone" and (answer.facts["points"], answer.facts["theirs"]) == (3, 1)
    assert said(answer).startswith("Nobody else has 3 points, so ")
    assert why(contest, 2, second.first).id != "contest-why-alone"
