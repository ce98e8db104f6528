"""Bots play a game with each other. Compiled like the bots themselves: in games by chance the loop costs as much as they do."""

from collections.abc import Callable
from typing import Any

from grimoire.bots.bot import Bot, Sight
from grimoire.kernel.position import Position

Choose = Callable[[Position, int], None]  # instead of `position.choose`, for whoever watches


def play_on(position: Position, bots: list[Bot], cap: int, choices: list[int], choose: Choose | None, closed: bool) -> None:
    """Let the bots decide until the game is over or this many decisions were made; writes down the chosen places."""
    sights = [Sight(position, seat, closed) for seat in range(len(bots))]
    decision = position.decision()
    while decision is not None and len(choices) < cap:
        seat = position.asked
        bot: Any = bots[seat]  # one's own may answer anything: `choose` refuses what is no place
        index = bot.choose(sights[seat], decision)
        choices.append(index)
        if choose is None:
            position.choose(index)
        else:
            choose(position, index)
        decision = position.decision()
