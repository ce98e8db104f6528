"""Puzzles: what is proved, and what is not because it hangs on an unseen card, on an answer, or on how much may be tried."""

from typing import cast

import pytest

from grimoire.lab.exhausting import WON, Budget, Exhaustion, Proof, TooMuch
from grimoire.lab.magenoir.puzzle_turn import MageNoirTurn
from grimoire.lab.magenoir.puzzles import Found, brings, checked, placed, stubborn_answer, with_life
from grimoire.magenoir.game import Game
from grimoire.magenoir.zones import HAND, ZONES

MOST = 20_000
TRADE = """
left: 1 fire
alice: {hp: 6, reserve: 1 fire 2 air, hand: [draconic-flame, fire-mask], deck: [20 flame]}
bob: {hp: 2, hand: [3 seed], deck: [20 breath]}
"""
DRAWN = """
alice: {hp: 8, rituals: [crimson-ritual], reserve: 1 fire, hand: [%s], channeled: [flame], deck: [%s]}
bob: {hp: %s, hand: [2 seed], deck: [20 seed]}
"""


def proved(given: str) -> bool:
    return checked(given, MOST) is not None


def opened(given: str) -> list[int]:
    """What each first action brings with all cards open."""
    position = placed(given)
    return Exhaustion(MageNoirTurn(position, 0), Budget(MOST)).brings(position, [*range(len(position.options))])


def test_one_first_action_that_wins_is_a_puzzle_with_its_shortest_way() -> None:
    found = checked(TRADE, MOST)
    assert found is not None
    assert found.play[0] == "alice trade"
    assert found.play[-1] == "alice target opponent"
    assert (found.actions, found.own, found.life) == (3, 6, 2)
    assert found.brings == {"end turn": 0}


def test_two_first_actions_that_win_are_none() -> None:
    """The Rite may come before the arrow is prepared or after it."""
    either = """
alice: {hp: 5, reserve: 2 arcane 2 fire, hand: [rite-of-passage, fiery-arrow], channeled: [mental-flame], deck: [20 flame]}
bob: {hp: 4, hand: [2 seed], deck: [20 seed]}
"""
    assert opened(either).count(WON) == 2
    assert not proved(either)


def test_a_win_that_hangs_on_the_card_that_is_drawn_is_not_proved() -> None:
    lucky = DRAWN % ("fire-mask", "draconic-flame, 19 seed", 2)
    assert WON in opened(lucky)
    assert not proved(lucky)
    assert proved(DRAWN % ("fire-mask", "20 draconic-flame", 2))


def test_a_win_whatever_card_is_drawn_is_proved() -> None:
    found = checked(DRAWN % ("fiery-arrow", "10 draconic-flame, 10 seed", 4), MOST)
    assert found is not None
    assert found.play == ["alice use crimson-ritual", "alice prepare fiery-arrow", "alice activate fiery-arrow"]


def test_an_order_that_is_known_is_the_only_one_tried() -> None:
    position = placed(DRAWN % ("fiery-arrow", "seed: {known: alice}, 10 draconic-flame, 9 flame", 4))
    rules = MageNoirTurn(position, 0)
    assert len(rules.orders(position, position.index_of("use crimson-ritual"))) == 1
    position = placed(DRAWN % ("fiery-arrow", "seed, 10 draconic-flame, 9 flame", 4))
    assert len(MageNoirTurn(position, 0).orders(position, position.index_of("use crimson-ritual"))) == 3


def test_an_answer_that_saves_the_opponent_is_found() -> None:
    plain = "alice: {prepared: [zephyr]}\nbob: {hp: %s%s, hand: [2 seed], deck: [20 seed]}\n"
    assert WON in opened(plain % (2, ""))
    assert WON not in opened(plain % (2, ", permanents: [animated-tree]"))


def test_every_card_there_is_lies_in_the_other_hand_in_one_of_the_deals() -> None:
    position = placed(TRADE)
    rules = MageNoirTurn(position, 0)
    deals = [cast(Game, deal) for deal in rules.other_deals(position)]
    held = {deal.defs[card] for deal in deals for card in deal.zones[ZONES + HAND]}
    assert held == set(rules.spells)
    assert all(deal.view(0) == position.view(0) for deal in deals)


def test_a_way_that_looks_otherwise_in_another_deal_is_not_taken() -> None:
    """Somebody who deals from the sleeve: what is opposite has a face nobody saw, and it is seen at once."""
    position = placed(TRADE)
    rules = MageNoirTurn(position, 0)
    proof = Proof(rules, Budget(MOST))
    option = position.index_of("trade")
    assert proof.how_long(position, option) == 3
    assert proof.looks_alike_in_all_deals(position, option, 3, Budget(MOST))
    other = position.clone()
    other.life[1] += 1

    class Sleeve(MageNoirTurn):
        def other_deals(self, position: object) -> list[object]:  # type: ignore[override]
            return [other]

    assert not Proof(Sleeve(position, 0), Budget(MOST)).looks_alike_in_all_deals(position, option, 3, Budget(MOST))


def test_a_win_that_comes_when_the_turn_is_over_is_none_and_spoils_any_other() -> None:
    late = "alice: {prepared: [zephyr]}\nbob: {hp: 1, hand: [2 seed], deck: []}\n"
    assert set(opened(late)) == {WON}  # she has no card to draw: ending the turn wins as well
    assert not proved(late)


def test_where_there_is_more_to_try_than_allowed_nothing_is_said() -> None:
    with pytest.raises(TooMuch):
        checked(TRADE, 20)


def test_health_points_are_set_whether_they_were_stated_or_not() -> None:
    assert with_life("bob:\n  hp: 7\n  mage noir: no\n", 3) == "bob:\n  hp: 3\n  mage noir: no\n"
    assert with_life("alice:\n  hp: 7\nbob:\n  mage noir: no\n", 3) == "alice:\n  hp: 7\nbob:\n  hp: 3\n  mage noir: no\n"


def test_the_opponent_of_a_puzzle_gives_nothing_away() -> None:
    position = placed(
        "alice: {prepared: [zephyr]}\nbob: {hp: 2, permanents: [animated-tree], hand: [2 seed], deck: [20 seed]}\n"
    )
    position.choose_form("activate zephyr")
    assert brings(position, position.index_of("target opponent"), MOST) < WON
    position.choose_form("target opponent")
    assert position.asked == 1
    assert position.options[stubborn_answer(position, MOST)].form == "redirect animated-tree"


def test_grades_count_actions_what_tempts_and_what_comes_into_it() -> None:
    def grade(actions: int, near: int, *play: str, answers: int = 0) -> int:
        tempting = {f"prepare {n}": 5 for n in range(near)}
        brings = {**tempting, "end turn": 5}
        return Found(0, ("", ""), 1, True, "", [f"alice {one}" for one in play], 6, actions, 2, answers, brings, 1).grade

    assert grade(2, 0, "trade") == 1
    assert grade(4, 1, "prepare x") == 2
    assert grade(4, 1, "prepare x", "component y", answers=1) == 3
