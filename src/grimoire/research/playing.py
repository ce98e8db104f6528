"""Bots by name, and whole games between them."""

from collections.abc import Sequence

from grimoire.bots.bot import Bot, Sight
from grimoire.bots.games import bots_of_game, wanted_bot
from grimoire.bots.games import make_bot as bot_of_game
from grimoire.bots.own_bots import UnknownBot
from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position
from grimoire.library.reading import BadFile

MOST_DECISIONS = 10_000  # a game between bots that goes on for ever is given up


def make_bot(name: str, game: str = "magenoir", seed: int = 0) -> Bot:
    """A bot by its name, or one of yours as module:Class; it decides the same for the same seed. Raises BadFile."""
    try:
        wanted_bot(name, game)
    except UnknownBot as unknown:
        raise BadFile(unknown.wrong, "", **unknown.facts) from None
    return bot_of_game(name, seeded(seed), game)


def bot_names(game: str = "magenoir") -> list[str]:
    return bots_of_game(game)


def play(position: Position, bots: Sequence[Bot], most: int = MOST_DECISIONS, closed: bool = False) -> list[str]:
    """Let a bot for each seat decide until the game is over, or this many decisions were made. Gives what was chosen.

    Each is given its view and samples of what it cannot see; where lists are `closed`, without knowing the decks of others.
    Raises BadFile where there is not one for each seat.
    """
    seats = len(position.view(-1).players)
    if len(bots) != seats:
        raise BadFile("bad-bots-amount", amount=len(bots), players=seats)
    sights = [Sight(position, seat, closed) for seat in range(len(bots))]
    chosen: list[str] = []
    while (decision := position.decision()) is not None and len(chosen) < most:
        index = bots[decision.seat].choose(sights[decision.seat], decision)
        position.choose(index)
        chosen.append(decision.options[index].form)
    return chosen
