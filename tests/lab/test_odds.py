"""Odds are held against every possible deal of small decks, and against many deals by the rules of the game."""

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations

import pytest

from grimoire.lab.magenoir.opening import Opening, Wanted
from grimoire.lab.odds import Wish, chance
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import find_deck
from grimoire.library.magenoir.serving import may_serve_as, serves_as

Goal = Callable[[list[int]], bool]


def by_counting(deck: list[int], hands: tuple[int, int], draws: int, goal: Goal) -> Fraction:
    """Every pair of hands, and after each of the two everything that can be drawn; the better one is kept."""
    cards = range(len(deck))
    chances: list[Fraction] = []
    for first in combinations(cards, hands[0]):
        left = [card for card in cards if card not in first]
        for second in combinations(left, hands[1]):
            chances.append(max(after(deck, list(hand), draws, goal) for hand in (first, second)))
    return sum(chances, Fraction(0)) / len(chances)


def after(deck: list[int], hand: list[int], draws: int, goal: Goal) -> Fraction:
    rest = [card for card in range(len(deck)) if card not in hand]
    found = [goal([deck[card] for card in [*hand, *drawn]]) for drawn in combinations(rest, min(draws, len(rest)))]
    return Fraction(sum(found), len(found))


@pytest.mark.parametrize("draws", [0, 1, 3])
@pytest.mark.parametrize("deck", [[0, 0, 0, 0, 1, 1, 2, 3], [0, 0, 0, 1, 2, 2, 2], [0, 1, 1, 1, 1, 3, 3]])
@pytest.mark.parametrize("hands", [(2, 2), (3, 2)])
def test_odds_are_those_of_every_possible_deal(deck: list[int], draws: int, hands: tuple[int, int]) -> None:
    """Kinds: 0 is nothing, 1 serves the first wish, 2 the second, 3 both."""
    counts = tuple(deck.count(kind) for kind in range(4))
    one, two = Wish((1, 3), 2), Wish((2, 3))
    assert chance(counts, hands, draws, [two]) == by_counting(deck, hands, draws, lambda got: any(k >= 2 for k in got))
    assert chance(counts, hands, draws, [one, two]) == by_counting(
        deck, hands, draws, lambda got: sum(k in (1, 3) for k in got) >= 2 and any(k >= 2 for k in got)
    )


def test_the_choice_between_two_hands_counts() -> None:
    """One of two cards is wished for, each hand has one card: whoever may choose always has it, else half of the time."""
    assert chance((1, 1), (1, 1), 0, [Wish((1,))]) == 1
    assert chance((1, 1), (1, 0), 0, [Wish((1,))]) == Fraction(1, 2)


def test_deals_of_the_game_agree_with_the_odds() -> None:
    """A thousand deals by the rules: the better hand is kept, then the deck is drawn from."""
    pool = shipped_pool()
    deck = find_deck("briar-hunt", pool).cards
    opening = Opening(pool, deck)
    seeds = frozenset(card for card in deck if "seed" in serves_as(pool, pool.definitions[pool.numbers[card]]))
    games, turn = 1000, 4
    there = {0: 0, turn: 0}
    for seed in range(games):
        dealt = opening.sample(seed)
        kept = max((0, 1), key=lambda at: sum(card in seeds for card in dealt.hands[at]))
        for by in there:
            seen = [*dealt.hands[kept], *dealt.draws[kept][: max(0, by - 1)]]
            there[by] += any(card in seeds for card in seen)
    for by, count in there.items():
        expected = float(opening.chance_of([Wanted(seeds)], by, True))
        deviation = (expected * (1 - expected) / games) ** 0.5
        assert abs(count / games - expected) < 3.5 * deviation, (by, count / games, expected)


def test_an_animal_is_the_first_card_drawn() -> None:
    opening = Opening(shipped_pool(), find_deck("briar-hunt", shipped_pool()).cards)
    deer = [Wanted(frozenset(["deer"]))]
    assert opening.animals == ["deer"]
    assert [opening.chance_of(deer, turn, True) for turn in (0, 1, 2)] == [0, 0, 1]
    assert [opening.chance_of(deer, turn, False) for turn in (0, 1)] == [0, 1]
    assert {draws[0] for draws in opening.sample(5).draws} == {"deer"}
    seed = [Wanted(frozenset(["seed"]))]
    assert opening.chance_of(seed, 2, True) == opening.chance_of(seed, 0, True), "the Animal took the place of a card"


def test_conditional_words_are_told_apart() -> None:
    pool = shipped_pool()
    by_id = {card.id: card for card in pool.definitions}
    assert "tree" not in serves_as(pool, by_id["foloi-willow"])
    assert may_serve_as(pool, by_id["foloi-willow"]) == {"tree"}
    assert may_serve_as(pool, by_id["crumbling-rock"]) == {"sand"}, "after something was paid"
    assert may_serve_as(pool, by_id["prodigious-sowing"]) == set(), "it makes others Trees, not itself"
    assert serves_as(pool, by_id["crimson-ritual"]) == set(), "a Ritual is no component"
