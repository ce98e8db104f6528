"""Chances of having what one wishes for: exactly, with the choice between two hands. No card of any game is known here.

A deck is told as kinds of cards that do not differ for the wish: how many there are of each. Whoever chooses between hands
keeps the one that leads to the wish more often, and draws on from all that is left, shuffled.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import comb

import msgspec

Counts = tuple[int, ...]  # cards by kind


class Wish(msgspec.Struct, frozen=True):
    """At least this many cards of these kinds together."""

    kinds: tuple[int, ...]
    amount: int = 1

    def holds(self, cards: Counts) -> bool:
        return sum([cards[kind] for kind in self.kinds]) >= self.amount


class Hands(msgspec.Struct, frozen=True):
    """Two hands to choose from, and what would be drawn after keeping each. Cards are ids."""

    hands: list[list[str]]
    draws: list[list[str]]


def taken(deck: Counts, amount: int) -> Iterator[tuple[Counts, int]]:
    """Every way in which this many cards of a deck can fall on its kinds, and how many hands that are."""
    if len(deck) == 1:
        if amount <= deck[0]:
            yield (amount,), comb(deck[0], amount)
        return
    for first in range(min(deck[0], amount) + 1):
        for rest, ways in taken(deck[1:], amount - first):
            yield (first, *rest), comb(deck[0], first) * ways


def minus(deck: Counts, cards: Counts) -> Counts:
    return tuple([all_of - some for all_of, some in zip(deck, cards, strict=True)])


def plus(cards: Counts, more: Counts) -> Counts:
    return tuple([one + other for one, other in zip(cards, more, strict=True)])


def after_drawing(deck: Counts, hand: Counts, draws: int, wishes: Sequence[Wish]) -> Fraction:
    """With this hand kept and the rest of the deck shuffled: how often all wishes come true within this many draws."""
    rest = minus(deck, hand)
    draws = min(draws, sum(rest))
    good = sum([ways for drawn, ways in taken(rest, draws) if all(wish.holds(plus(hand, drawn)) for wish in wishes)])
    return Fraction(good, comb(sum(rest), draws))


def chance(deck: Counts, hands: tuple[int, int], draws: int, wishes: Sequence[Wish]) -> Fraction:
    """How often all wishes come true by hand and draws, if the better of two hands of these sizes is kept."""

    @cache
    def worth(hand: Counts) -> Fraction:
        return after_drawing(deck, hand, draws, wishes)

    first, second = hands
    found = Fraction(0)
    for one, ways in taken(deck, first):
        for other, more in taken(minus(deck, one), second):
            found += ways * more * max(worth(one), worth(other))
    return found / (comb(sum(deck), first) * comb(sum(deck) - first, second))
