"""Bots by name, and whole games between them."""

from collections.abc import Sequence

from grimoire.bots.bot import Bot, Sight
from grimoire.bots.games import bots_of_game, wanted_bot
from grimoire.bots.games import make_bot as bot_of_game
from grimoire.bots.own_bots import UnknownBot
from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position
from grimoire.library.games import GAMES, box_of
from grimoire.library.reading import BadFile
from grimoire.research.arguments import is_list, is_number, is_text, unfit

OURS = "grimoire"
MOST_DECISIONS = 10_000  # a game between bots that goes on for ever is given up


def make_bot(name: str, game: str = "magenoir", seed: int = 0) -> Bot:
    """A bot by its name, or one of yours as module:Class; it decides the same for the same seed. Raises BadFile."""
    box_of(is_text(game, "game"))
    is_number(seed, "seed")
    try:
        wanted_bot(is_text(name, "name"), game)
    except UnknownBot as unknown:
        raise BadFile(unknown.wrong, "", **unknown.facts) from None
    return bot_of_game(name, seeded(seed), game)


def bot_names(game: str = "magenoir") -> list[str]:
    return bots_of_game(box_of(is_text(game, "game")).name)


def play(position: Position, bots: Sequence[Bot], most: int = MOST_DECISIONS, closed: bool = False) -> list[str]:
    """Let a bot for each seat decide until the game is over, or this many decisions were made. Gives what was chosen.

    Each is given its view and samples of what it cannot see; where lists are `closed`, without knowing the decks of others.
    Raises BadFile where there is not one for each seat, or one that plays another game.
    """
    if not isinstance(position, Position):
        raise unfit("position", "part-position", position)
    for bot in is_list(bots, "bots"):
        if isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
            raise unfit("bots", "part-bots", bot)
        if game_of(bot) not in ("", game_of(position)):
            raise BadFile("bad-bot-game", name=type(bot).__name__, game=game_of(bot), here=game_of(position))
    is_number(most, "most")
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


def game_of(thing: object) -> str:
    """The game a position or a shipped bot belongs to, by the package it comes from; of what plays any game, nothing."""
    package, *parts = type(thing).__module__.split(".")
    return next((part for part in parts if part in GAMES), "") if package == OURS else ""
