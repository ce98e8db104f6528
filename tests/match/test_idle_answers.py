"""A window in which nothing one could do would change anything is passed by order, and nobody can tell it by the time."""

from typing import Final

import pytest

from grimoire.anima.game import Game
from grimoire.library.anima.cards import shipped_pool
from grimoire.library.entries import HAND, ORDER
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.match.anima import idle_answers, question_traits
from grimoire.match.stops import ABLE, Stops
from grimoire.table.match import Match

OTHERS: Final = "bob: {party: [gravedigger, seer], in: %s, hand: [old-debt]}, carol: {party: [executor], in: deimos}"
CHECK: Final = (
    "{turn: 'alice, movement', turn number: 8, areas: [karh: {traps: [pit-of-stakes: carol]}, deimos], dice: %s,"
    " alice: {party: [%s], in: karh, hand: [%s]}, " + OTHERS % "karh" + "}"
)
FIGHT: Final = (
    "{turn: 'alice, exploration', turn number: 9, areas: [karh, deimos], encounter deck: [%s], dice: [%s],"
    " alice: {party: [%s], in: karh, hand: [%s]}, " + OTHERS % "deimos" + "}"
)
MEETS: Final = ("explore", *["pass"] * 4)


def at(given: str, *forms: str) -> Match:
    """Three people, who let the table ask where something of theirs is touched; what can be done is chosen as it is asked."""
    pool = shipped_pool()
    record = Record("0", "anima", pool.digest, ["Ann", "Bob", "Cleo"], seed=1, given=given)
    match = Match(start_of(record, pool), record, [None] * 3)
    match.stops = [Stops()] * 3
    wanted = list(forms)
    while wanted:
        decision = match.decision()
        assert decision is not None
        offered = [option.form for option in decision.options]
        match.take(offered.index(wanted.pop(0)), HAND)
    return match


def asks(match: Match, seat: int = 0) -> tuple[str, list[str]]:
    """Who answers the next window in which this seat could do something, and what it could."""
    while (next := match.next()) is not None:
        forms = [option.form for option in next.decision.options]
        if next.decision.seat == seat and len(forms) > 1:
            return next.by, forms
        match.take(forms.index("pass") if "pass" in forms else 0, next.by)
    raise AssertionError("nothing was asked")


@pytest.mark.parametrize(("rolled", "by"), [(5, ORDER), (2, ORDER), (1, HAND)])
def test_a_speed_check_is_asked_about_only_where_another_die_could_help(rolled: int, by: str) -> None:
    """Speed 6 against 8: with a 2 it is passed, and no other die passes it more."""
    match = at(CHECK % (f"[{rolled}, 5]", "samurai, priestess", "coin-lands-again"), "stay", "stay")
    found, forms = asks(match)
    assert sorted(forms) == ["pass", "play coin-lands-again"]
    assert found == by


SAMURAI: Final = "samurai, priestess"


@pytest.mark.parametrize(
    ("party", "foe", "by"),
    [
        (f"{SAMURAI}, kagami", "thornhound", ORDER),  # 12 against 5: no dice lose
        (f"{SAMURAI}, cartographer", "thornhound", HAND),  # 9 against 5: a 1 against a 6 does
        (f"{SAMURAI}, cartographer", "iron-sow", HAND),  # 9 against 8: equal dice win, a 1 against a 3 does not
        (SAMURAI, "iron-sow", HAND),  # 7 against 8
    ],
)
def test_who_cannot_lose_is_not_asked_before_the_dice_and_who_can_is(party: str, foe: str, by: str) -> None:
    match = at(FIGHT % (f"{foe}, weeping-doll", "2, 4, 2", party, "root-and-stone"), "explore")
    assert asks(match)[0] == by


def test_what_would_take_too_long_to_find_out_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Party that cannot lose, whatever the dice: but so many choices are tried for it, and no more."""
    sure = FIGHT % ("thornhound, weeping-doll", "2, 4, 2", f"{SAMURAI}, kagami", "root-and-stone")
    assert asks(at(sure, "explore"))[0] == ORDER
    tried: list[int] = []
    choose = Game.choose
    monkeypatch.setattr(Game, "choose", lambda g, index: tried.append(index) or choose(g, index))  # type: ignore[func-returns-value]
    monkeypatch.setattr(idle_answers, "MOST_TRIED", 50)
    match = at(sure, "explore")
    found: list[int] = []
    is_idle = idle_answers.is_idle

    def counted(g: Game) -> bool:
        tried.clear()
        idle = is_idle(g)
        found.append(len(tried))
        return idle

    monkeypatch.setattr(question_traits, "is_idle", counted)
    assert asks(match)[0] == HAND
    assert found and max(found) <= 50 + 2 * len(match.position.options)


def test_each_difference_of_two_dice_is_tried_first_and_no_pair_is_left_out() -> None:
    first = idle_answers.AGAINST[:11]
    assert len({one - other for one, other in first}) == 11 and len(set(idle_answers.AGAINST)) == 36


def test_the_die_of_an_exploration_is_always_worth_asking_about() -> None:
    match = at(FIGHT % ("iron-sow, thornhound", "3, 4, 2", "samurai, priestess", "coin-lands-again"), "explore")
    assert asks(match)[0] == HAND


def test_who_wants_to_be_asked_wherever_they_could_act_is() -> None:
    match = at(CHECK % ("[5, 5]", "samurai, priestess", "coin-lands-again"), "stay", "stay")
    match.stops = [Stops(ABLE)] * 3
    assert asks(match)[0] == HAND


def test_the_others_cannot_tell_by_the_time_whether_it_would_have_made_a_difference() -> None:
    """The same table; only the card in the hand is one that helps, or one that does not."""
    waits: set[tuple[str, bool, bool]] = set()
    for dice in ("[5, 5]", "[1, 5]"):
        match = at(CHECK % (dice, "samurai, priestess", "coin-lands-again"), "stay", "stay")
        while (next := match.next()) is not None and not (next.decision.seat == 0 and len(next.decision.options) > 1):
            forms = [option.form for option in next.decision.options]
            match.take(forms.index("pass") if "pass" in forms else 0, next.by)
        assert next is not None
        waits.add((next.by, next.countdown, next.own))
    assert waits == {(ORDER, True, True), (HAND, True, True)}
