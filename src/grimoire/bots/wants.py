"""What a hand wants: Mana of which elements, components for which words."""

from typing import Final

from grimoire.bots.worth import powers
from grimoire.kernel.frame import NO_USES
from grimoire.magenoir.game import Game
from grimoire.magenoir.queries import components, words
from grimoire.magenoir.requirements import missing, preparation_cost, slots
from grimoire.magenoir.zones import HAND, ZONES

LATER: Final = 0.45  # how much a card counts for each component it still lacks
PARTLY: Final = 0.5  # how much half-paid Mana counts


class Wish:
    """One card in hand: what it costs now, what it is worth, how many components it lacks."""

    __slots__ = ("card", "cost", "lack", "power", "total", "weight")

    def __init__(self, card: int, cost: list[int], power: float, lack: int) -> None:
        self.card = card
        self.cost = cost
        self.total = sum(cost)
        self.power = power
        self.lack = lack
        self.weight = power * LATER**lack


class Wants:
    """The wishes of a seat's own hand, the most pressing first. Read from a view or a sample: nothing hidden is used."""

    __slots__ = ("demand", "needed", "seat", "wishes")

    def __init__(self, g: Game, seat: int) -> None:
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
                needs = slots(g, seat, card, None)
                lack = lacking(held, needs)
                if lack:  # counts that are more than one a card are looked up only where they could matter
                    lack = missing(g, seat, needs)[0]
                if lack:
                    for word in dict.fromkeys(needs):
                        self.needed.append((word, needs.count(word) - held_of(held, word), power))
            self.wishes.append(Wish(card, preparation_cost(g, seat, card, NO_USES), power, lack))
        self.wishes.sort(key=by_weight)
        self.demand = list_demand(g, seat)

    def wants_word(self, bits: int) -> float:
        """How much power waits in hand for a component that has these words."""
        return sum([power for word, count, power in self.needed if count > 0 and bits & word == word])

    def value(self, reserve: list[int]) -> float:
        """What Mana is worth to this hand: the cards it pays, each Mana counted once, and a little for what is left."""
        left = reserve[:]
        value = 0.0
        for wish in self.wishes:
            cost = wish.cost
            if not wish.total:
                continue
            paid = 0
            for e in range(6):
                n = cost[e]
                if n:
                    paid += n if n <= left[e] else left[e]
            if not paid:
                continue
            if paid == wish.total:
                value += wish.weight
            else:
                value += wish.weight * PARTLY * paid * paid / (wish.total * wish.total)
            for e in range(6):
                if cost[e]:
                    left[e] = left[e] - cost[e] if left[e] > cost[e] else 0
        demand = self.demand
        for e in range(6):
            if left[e]:
                value += (demand[e] + 0.1) * min(left[e], 4)
        return value


def by_weight(wish: Wish) -> tuple[int, float]:
    return (wish.lack > 0, -wish.weight)


def components_by_word(g: Game, seat: int) -> list[int]:
    """The words of each component a seat has."""
    return [words(g, card) for card in components(g, seat)]


def held_of(held: list[int], word: int) -> int:
    return len([bits for bits in held if bits & word == word])


def lacking(held: list[int], needs: list[int]) -> int:
    return sum([max(0, needs.count(word) - held_of(held, word)) for word in dict.fromkeys(needs)])


_DEMANDS: dict[tuple[int, ...], list[float]] = {}


def list_demand(g: Game, seat: int) -> list[float]:
    """Which share of all Mana a seat's list asks for each element is. Lists are open; which card lies where is not used."""
    faces = tuple(sorted([face for card, face in enumerate(g.printed) if g.owner[card] == seat]))
    found = _DEMANDS.get(faces)
    if found is None:
        totals = [0.0] * 6
        for face in faces:
            for e, n in enumerate(g.definitions[face].cost):
                totals[e] += n
        whole = sum(totals) or 1.0
        found = [n / whole for n in totals]
        if len(_DEMANDS) > 1000:
            _DEMANDS.clear()
        _DEMANDS[faces] = found
    return found
