"""Bots by name: the same names in every game, each with the game's own way of thinking."""

from collections.abc import Callable

from grimoire.bots.anima.absent import AbsentBot
from grimoire.bots.anima.eager import EagerBot as AnimaEagerBot
from grimoire.bots.anima.greedy import GreedyBot as AnimaGreedyBot
from grimoire.bots.bot import Bot
from grimoire.bots.magenoir.eager import EagerBot as MageNoirEagerBot
from grimoire.bots.magenoir.greedy import GreedyBot as MageNoirGreedyBot
from grimoire.bots.random import RandomBot
from grimoire.kernel.chance import Chance

Maker = Callable[[Chance], Bot]

BOTS: dict[str, dict[str, Maker]] = {  # name -> game -> bot
    "random": {"magenoir": RandomBot, "anima": RandomBot},
    "eager": {"magenoir": MageNoirEagerBot, "anima": AnimaEagerBot},
    "greedy": {"magenoir": MageNoirGreedyBot, "anima": AnimaGreedyBot},
}
ABSENT: dict[str, Callable[[], Bot]] = {
    "anima": AbsentBot
}  # game -> who sits where somebody left; where two play there is none


class UnknownBot(Exception):
    """A name that no bot has; says which there are."""


def bots_of_game(game: str) -> list[str]:
    return sorted(name for name, makers in BOTS.items() if game in makers)


def make_bot(name: str, chance: Chance, game: str) -> Bot:
    if game not in BOTS.get(name, {}):
        raise UnknownBot(f"'{name}' is no bot; there are: {', '.join(bots_of_game(game))}")
    return BOTS[name][game](chance)


def make_absent(game: str) -> Bot:
    """Somebody for the seat of a player who left a game that goes on."""
    return ABSENT[game]()


def bot_in(seat: str) -> str:
    """The bot that plays a seat of this name, empty for a person. Several of one name are numbered: greedy, greedy 2."""
    name, _, number = seat.partition(" ")
    return name if name in BOTS and (not number or number.isdecimal()) else ""


def numbered(names: list[str]) -> list[str]:
    """Names of bots as names of seats: of several alike, those after the first get a number."""
    return [f"{name} {n}" if (n := names[: i + 1].count(name)) > 1 else name for i, name in enumerate(names)]
