"""What the strongest bot would do at a seat's question, and what it expects: options with the chance to win, in words.

Made from what the seat is given: nothing in it can tell what the seat may not know, and a line ends where something hidden
would come out.
"""

from typing import Final

import msgspec

from grimoire.bots.bot import Sight
from grimoire.bots.games import advised
from grimoire.kernel.chance import seeded
from grimoire.seat.presenter import Look, Presenter
from grimoire.seat.words import Words, spans

MOST: Final = 3  # options worth telling


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option, the best first."""

    form: str
    words: Words
    chance: float = -1.0  # to win, from 0 to 1; -1: the bot reckons no chances
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
    for advice in advised(presenter.wording.game, sight, decision, seeded(look.number))[:MOST]:
        line = [spans(presenter.wording.option(option)) for option in advice.told[1:]]
        form = decision.options[advice.option].form
        found.append(Hint(form, offered[advice.option], round(advice.chance, 3), round(advice.spread, 3), line, advice.was_cut))
    return found
