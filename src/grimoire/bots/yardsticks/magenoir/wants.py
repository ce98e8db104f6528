"""What a hand wants: Mana of which elements, components for which words."""

from typing import Final

from grimoire.bots.adding import added
from grimoire.bots.yardsticks.magenoir.worth import powers
from grimoire.kernel.frame import NO_USES
from grimoire.magenoir.component_counts import components, instances
from grimoire.magenoir.costs_and_components import preparation_cost
from grimoire.magenoir.game import Game
from grimoire.magenoir.keywords import words
from grimoire.magenoir.legality import why_not_prepare
from grimoire.magenoir.modifiers import COUNTS_AS
from grimoire.magenoir.zones import HAND, ZONES

# What a card in hand is worth: so much whatever it is, and a share of its power, more of it when it can be paid.
CARD: Final = 0.6
UNPAID: Final = 0.25
PAID: Final = 0.3
HALF_PAID: Final = 0.6  # a card of which a part is paid
LACKING: Final = 0.5  # for each component it still lacks
WAITING: Final = 0.85  # for each better card that waits too
SPARE: Final = 0.02  # Mana no card in hand asks for
SPARE_WANTED: Final = 0.3  # the same, of the only element the list asks for
MOST_SPARE: Final = 5


class Wish:
    """One card in hand: what it costs now, what it is worth, how many components it lacks."""

    __slots__ = ("card", "cost", "lack", "power", "total", "weight")

    def __init__(self, card: int, cost: list[int], power: float, lack: int) -> None:
        self.card = card
        self.cost = cost
        self.total = sum(cost)
        self.power = power
        self.lack = lack
        self.weight = power * LACKING**lack


class Wants:
    """The wishes of a seat's own hand, the most pressing first. Read from a view or a sample: nothing hidden is used."""

    __slots__ = ("demand", "needed", "seat", "wishes")

    def __init__(self, g: Game, seat: int, demand: list[float] | None = None) -> None:
        self.seat = seat
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
                if lack and why_not_prepare(g, seat, card) is None:
                    lack = 0  # something else helps out: another way, fewer needed
                if lack:
                    for word in dict.fromkeys(definition.need_words):
                        self.needed.append((word, definition.need_words.count(word) - held_of(held, word), power))
            self.wishes.append(Wish(card, preparation_cost(g, seat, card, NO_USES), power, lack))
        self.wishes.sort(key=by_weight)
        self.demand = list_demand(g, seat) if demand is None else demand

    def wants_word(self, bits: int) -> float:
        """How much power waits in hand for a component that has these words."""
        return added([power for word, count, power in self.needed if count > 0 and bits & word == word])

    def value(self, reserve: list[int]) -> float:
        """What this hand is worth with so much Mana: each Mana pays for one card, the best cards first, and the more cards
        wait, the longer the next one waits. Mana that is left counts a little."""
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
            share = 1.0 if paid == total else HALF_PAID * paid * paid / (total * total)
            worth.append(CARD + wish.weight * (UNPAID + PAID * share))
        worth.sort(reverse=True)
        value = 0.0
        turn = 1.0
        for one in worth:
            value += turn * one
            turn *= WAITING
        demand = self.demand
        for e in range(6):
            if left[e]:
                value += (SPARE + SPARE_WANTED * demand[e]) * min(left[e], MOST_SPARE)
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
