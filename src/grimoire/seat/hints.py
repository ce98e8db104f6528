"""What the strongest bot would do at a seat's question, and what it expects: options with the chance to win, in words.

Made from what the seat is given: nothing in it can tell what the seat may not know, and a line ends where something hidden
would come out.
"""

from typing import Final

import msgspec

from grimoire.bots.bot import Sight
from grimoire.bots.games import advised
from grimoire.bots.search.advice import UNKNOWN, Advice
from grimoire.kernel.chance import seeded
from grimoire.seat.looking import Look
from grimoire.seat.presenter import Presenter
from grimoire.seat.wording import Words, spans

MOST: Final = 3  # options worth telling


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option, the best first."""

    form: str
    words: Words
    chance: float = UNKNOWN  # to win, from 0 to 1; -1: the bot reckons none, or does not believe it
    spread: float = 0.0  # how far that lies apart between the positions that were tried
    line: list[Words] = []  # what would follow in the same turn
    cut: bool = False  # time ended the thought: on another machine it may come to something else


def hints(presenter: Presenter, look: Look, closed: bool) -> list[Hint]:
    """For the seat that is asked; nothing for others."""
    decision = look.position.decision()
    if decision is None or decision.seat != look.seat:
        return []
    sight = Sight(look.position, look.seat, closed)
    offered = presenter.offered(look, decision)
    found: list[Hint] = []
    advices = advised(presenter.wording.game, sight, decision, seeded(look.number))[:MOST]
    for advice in advices:
        line = [spans(presenter.wording.option(option)) for option in advice.told[1:]]
        form = decision.options[advice.option].form
        chance, spread = told_chance(advice, advices[0])
        found.append(Hint(form, offered[advice.option], chance, spread, line, advice.was_cut))
    return found


def told_chance(advice: Advice, first: Advice) -> tuple[float, float]:
    """Chance and spread. Where a few deals come to more than the bot itself believes, which would choose another, no number is
    told: it would only puzzle. Numbers are read as percents, so less than one of these puzzles nobody."""
    if first.chance != UNKNOWN and round(100 * advice.chance) > round(100 * first.chance):
        return UNKNOWN, 0.0
    return round(advice.chance, 3), round(advice.spread, 3)
