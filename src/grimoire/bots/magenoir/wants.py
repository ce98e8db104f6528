"""What a hand wants: Mana of which elements, components for which words."""

from typing import Final

from grimoire.bots.magenoir.weights import AS_GREEDY, Weights
from grimoire.bots.magenoir.worth import powers
from grimoire.kernel.frame import NO_USES
from grimoire.magenoir.component_counts import components, instances
from grimoire.magenoir.costs_and_components import preparation_cost
from grimoire.magenoir.game import Game
from grimoire.magenoir.keywords import words
from grimoire.magenoir.legality import may_prepare
from grimoire.magenoir.modifiers import COUNTS_AS
from grimoire.magenoir.zones import HAND, ZONES

MOST_SPARE: Final = 5


class Wish:
    """One card in hand: what it costs now, what it is worth, how many components it lacks."""

    __slots__ = ("card", "cost", "lack", "power", "total", "weight")

    def __init__(self, card: int, cost: list[int], power: float, lack: int, weight: float) -> None:
        self.card = card
        self.cost = cost
        self.total = sum(cost)
        self.power = power
        self.lack = lack
        self.weight = weight


class Wants:
    """The wishes of a seat's own hand, the most pressing first. Read from a view or a sample: nothing hidden is used."""

    __slots__ = ("demand", "needed", "seat", "weights", "wishes")

    def __init__(self, g: Game, seat: int, demand: list[float] | None = None, weights: Weights = AS_GREEDY) -> None:
        self.seat = seat
        self.weights = weights
        worth = powers(g)
        self.wishes: list[Wish] = []
        self.needed: list[tuple[int, int, float]] = []  # word, how many are lacking, for how much power
        held = components_by_word(g, seat)
        for card in g.zones[seat * ZONES + HAND]:
            definition = g.definitions[g.defs[card]]
            lack = 0
            power = worth[definition.index]
            if definition.need_words:
                lack = lacking(held, definition.need_words)
                if lack and may_prepare(g, seat, card):
                    lack = 0  # something else helps out: another way, fewer needed
                if lack:
                    for word in dict.fromkeys(definition.need_words):
                        self.needed.append((word, definition.need_words.count(word) - held_of(held, word), power))
            weight = power
            if lack:
                weight *= weights.lacking**lack
                if weights.served:
                    weight += weights.served * (power - weight) * self.served(g, card, held, definition.need_words) / lack
            self.wishes.append(Wish(card, preparation_cost(g, seat, card, NO_USES), power, lack, weight))
        self.wishes.sort(key=by_weight)
        self.demand = list_demand(g, seat) if demand is None else demand

    def served(self, g: Game, card: int, held: list[int], needs: list[int]) -> int:
        """How many of the components it lacks other cards in hand could be."""
        found = 0
        others = [g.definitions[g.defs[other]].words for other in g.zones[self.seat * ZONES + HAND] if other != card]
        for word in dict.fromkeys(needs):
            found += min(max(0, needs.count(word) - held_of(held, word)), held_of(others, word))
        return found

    def wants_word(self, bits: int) -> float:
        """How much power waits in hand for a component that has these words."""
        return sum([power for word, count, power in self.needed if count > 0 and bits & word == word])

    def value(self, reserve: list[int]) -> float:
        """What this hand is worth with this much Mana: each Mana pays for one card, the best cards first, and the more cards
        wait, the longer the next one waits. Mana that is left counts a little."""
        weights = self.weights
        left = reserve[:]
        worth: list[float] = []
        for wish in self.wishes:
            total = wish.total
            paid = 0
            if total:
                cost = wish.cost
                for e in range(6):
                    n = cost[e]
                    if n:
                        if n > left[e]:
                            n = left[e]
                        paid += n
                        left[e] -= n
            share = 1.0 if paid == total else weights.half_paid * paid * paid / (total * total)
            worth.append(weights.card + wish.weight * (weights.unpaid + weights.paid * share))
        worth.sort(reverse=True)
        value = 0.0
        turn = 1.0
        for one in worth:
            value += turn * one
            turn *= weights.waiting
        demand = self.demand
        for e in range(6):
            if left[e]:
                value += (weights.spare + weights.spare_wanted * demand[e]) * min(left[e], MOST_SPARE)
        return value


def by_weight(wish: Wish) -> tuple[int, float]:
    return (wish.lack > 0, -wish.weight)


def components_by_word(g: Game, seat: int) -> list[int]:
    """The words of each component a seat has, as often as it counts."""
    cards = components(g, seat)
    if not g.mods[COUNTS_AS]:
        return [words(g, card) for card in cards]
    held: list[int] = []
    for card in cards:
        bits = words(g, card)
        held.extend([bits] * instances(g, card, bits, True))
    return held


def held_of(held: list[int], word: int) -> int:
    return len([bits for bits in held if bits & word == word])


def lacking(held: list[int], needs: list[int]) -> int:
    return sum([max(0, needs.count(word) - held_of(held, word)) for word in dict.fromkeys(needs)])


def list_demand(g: Game, seat: int) -> list[float]:
    """Which share of all Mana a seat's list asks for each element is. Lists are open; which card lies where is not used."""
    totals = [0] * 6
    definitions = g.definitions
    for card, owner in enumerate(g.owner):
        if owner == seat:
            for e, n in enumerate(definitions[g.printed[card]].cost):
                totals[e] += n
    whole = sum(totals) or 1
    return [n / whole for n in totals]
