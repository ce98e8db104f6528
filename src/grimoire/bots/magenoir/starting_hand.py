"""Which of two hands to begin with: both are played out quickly, from the same deals, and the one that wins more is kept."""

from typing import Final

from grimoire.bots.magenoir.answers import answer
from grimoire.bots.search.budget import Budget
from grimoire.kernel.chance import Chance
from grimoire.magenoir.game import Game

DEALS: Final = 30
LONGEST: Final = 1500  # choices; a game that is not over then is nobody's


def wins_of_hands(deals: list[Game], chance: Chance, budget: Budget) -> list[float]:
    """For each option how many of the deals it won; what a deal was begun with is finished for all options or not counted."""
    seat = deals[0].asked
    total = [0.0] * len(deals[0].options)
    for deal in deals:
        won: list[float] = []
        for option in range(len(total)):
            ahead = deal.clone()
            ahead.choose(option)
            won.append(played_out(ahead, seat, chance, budget))
        if budget.was_cut:
            break
        for option, one in enumerate(won):
            total[option] += one
    return total


def played_out(g: Game, seat: int, chance: Chance, budget: Budget) -> float:
    for _ in range(LONGEST):
        if g.over or budget.was_cut:
            break
        budget.spend()
        g.choose(answer(g, chance))
    return 0.5 if g.winner < 0 else 1.0 if g.winner == seat else 0.0
