"""Suggestions for what is a price and no plan (Anima): who is spun, which Advantage is missed least."""

from typing import Final, cast

from grimoire.anima.game import Game
from grimoire.bots.anima.answers import answer
from grimoire.kernel.chance import seeded
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position

SPINNING: Final = frozenset(("spin-for", "spin-icons"))
# Which cards are let go is a choice of the game: suggested when asked, never done unasked.
ONLY_WHEN_ASKED: Final = frozenset(("pay-discard", "discard", "hand-limit", "exchange-give", "trade-give"))
PRICES: Final = SPINNING | ONLY_WHEN_ASKED


def is_price(decision: Decision, asked: bool = True) -> bool:
    """Whether a suggestion is to be had; `asked`: the player wants one for this very question."""
    return decision.question.id in (PRICES if asked else SPINNING)


def suggested(position: Position, number: int) -> int:
    """The option for the seat that is asked, from a sample for it; `number` of the choices that led there."""
    return answer(cast(Game, position), seeded(number))
