"""The Mana gathering phase reckoned out: what to lay on which pile, with the pile in mind that will be taken."""

from itertools import combinations_with_replacement
from typing import Final

from grimoire.bots.magenoir.evaluation import mana_for
from grimoire.bots.magenoir.wants import Wants, list_demand
from grimoire.bots.magenoir.weights import AS_GREEDY, Weights
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.game import Game
from grimoire.magenoir.mana import LEFT, PILE_NAMES, RIGHT, left_to_add

LEFT_BEHIND: Final = 0.1  # what the pile left behind is still worth to oneself


class Gathering:
    """One thought about the piles, for the seat that gathers."""

    def __init__(self, g: Game, weights: Weights = AS_GREEDY) -> None:
        self.g = g
        self.seat = g.asked
        self.weights = weights
        self.wants = Wants(g, self.seat, None, weights)
        self.demands = [list_demand(g, 0), list_demand(g, 1)]
        self.reserve = g.reserve[self.seat * 6 : self.seat * 6 + 6]

    def choose(self) -> int:
        """The option that begins the best way to lay down all that is still to be gathered."""
        g = self.g
        amount = left_to_add(g.stack[-1])
        best = -1e9
        chosen = 0
        for first in (LEFT, RIGHT):
            offered = [option for option in g.options if option.pile == PILE_NAMES[first]]
            if not offered:
                continue
            sizes = [0, 0]
            sizes[first] = (amount + 1) // 2
            sizes[1 - first] = amount // 2
            for taken in (LEFT, RIGHT):
                value, laid = self.best_for(first, taken, sizes, [ELEMENTS.index(option.element) for option in offered])
                if value > best:
                    best = value
                    chosen = g.options.index(next(o for o in offered if o.element == ELEMENTS[laid]))
        return chosen

    def best_for(self, first: int, taken: int, sizes: list[int], allowed: list[int]) -> tuple[float, int]:
        """The value of taking a pile after laying this many on each, and what to lay first."""
        keep_value, keep = self.best_kept(taken, sizes[taken])
        leave_value, leave = self.best_left(1 - taken, sizes[1 - taken])
        laid = [e for e in (keep if first == taken else leave) if e in allowed]
        return keep_value + leave_value, laid[0] if laid else allowed[0]

    def best_kept(self, pile: int, count: int) -> tuple[float, list[int]]:
        """What to add to the pile that will be taken."""
        at = pile * 6
        together = [n + self.g.piles[at + e] for e, n in enumerate(self.reserve)]
        best = -1e9
        chosen: list[int] = []
        for added in combinations_with_replacement(range(6), count):
            mana = together[:]
            for e in added:
                mana[e] += 1
            value = self.wants.value(mana)
            if value > best:
                best = value
                chosen = list(added)
        return best, chosen

    def best_left(self, pile: int, count: int) -> tuple[float, list[int]]:
        """What to add to the pile left to the opponent: what they can use least, and oneself most."""
        at = pile * 6
        best = -1e9
        chosen: list[int] = []
        for added in combinations_with_replacement(range(6), count):
            mana = self.g.piles[at : at + 6]
            for e in added:
                mana[e] += 1
            value = LEFT_BEHIND * mana_for(self.demands[self.seat], mana)
            value -= self.weights.ether * mana_for(self.demands[1 - self.seat], mana)
            if value > best:
                best = value
                chosen = list(added)
        return best, chosen
