"""The bots of every game: the same names in each, with the game's own way of thinking."""

from collections.abc import Callable
from typing import Any, Final

from grimoire.bots.bot import ABSENT, Bot, Maker, Sight
from grimoire.bots.own_bots import ADMITTED, UnknownBot, admit, is_own, own_bots
from grimoire.bots.search.advice import UNKNOWN, Advice
from grimoire.kernel.by_game import ByGame
from grimoire.kernel.chance import Chance, seeded
from grimoire.kernel.option import Decision
from grimoire.library.pools import CardPool

Swaps = Callable[[Any, list[str], list[str]], list[tuple[str, str]]]


def mage_noir() -> dict[str, Maker]:
    from grimoire.bots.magenoir.bots import BOTS

    return BOTS


def anima() -> dict[str, Maker]:
    from grimoire.bots.anima.bots import BOTS

    return BOTS


GAMES: Final[ByGame[dict[str, Maker]]] = ByGame(magenoir=mage_noir, anima=anima)


def mage_noir_swaps() -> Swaps:
    from grimoire.bots.magenoir.swapping import swaps

    return swaps


def anima_swaps() -> Swaps:
    return lambda pool, deck, side: []  # nobody brings a deck


SWAPS: Final[ByGame[Swaps]] = ByGame(magenoir=mage_noir_swaps, anima=anima_swaps)


# What a player chooses among, from the weakest to the strongest; each wins at least six of ten games against the one before.
LEVELS: Final = ("novice", "apprentice", "journeyman", "adept", "expert", "master")
YARDSTICKS: Final = ("eager-1", "greedy-1")  # never change, so that others are measured with them; may be played against too


def swaps(game: str, pool: CardPool, deck: list[str], side: list[str]) -> list[tuple[str, str]]:
    """What a bot swaps with its side deck between two games: pairs of a card to take in and one to take out for it."""
    return SWAPS[game](pool, deck, side)


def bots_of_game(game: str) -> list[str]:
    return sorted(name for name in GAMES[game] if name != ABSENT)


def bots_at_hand(game: str) -> list[str]:
    """All that may be named here: those of the game, and those of whoever runs the program, once they are let in."""
    return [*bots_of_game(game), *own_bots(game)]


def bots_for_players(game: str) -> list[str]:
    """Those a player is offered, from the weakest to the strongest; whoever names another bot gets it all the same."""
    return [name for name in LEVELS if name in bots_of_game(game)]


def all_bots() -> list[str]:
    """The names of bots in any game."""
    return sorted({name for game in GAMES for name in bots_of_game(game)})


def wanted_bot(name: str, game: str) -> None:
    """Somebody who runs the program wants this bot: one of the game, or their own, which is let in. Raises UnknownBot."""
    if is_own(name):
        admit(name)
    elif name not in bots_of_game(game):
        raise UnknownBot("bad-bot", name=name, bots=", ".join(bots_of_game(game)))


def make_bot(name: str, chance: Chance, game: str) -> Bot:
    if name in ADMITTED:
        return ADMITTED[name](chance)
    if name not in bots_of_game(game):
        raise UnknownBot("bad-bot", name=name, bots=", ".join(bots_of_game(game)))
    return GAMES[game][name](chance)


def reckons_chances(game: str) -> bool:
    """Whether the strongest bot of a game says what a choice is worth, and not only which it would take."""
    return hasattr(GAMES[game][bots_for_players(game)[-1]](seeded(0)), "advise")


def advised(game: str, sight: Sight, decision: Decision, chance: Chance) -> list[Advice]:
    """What the strongest bot of a game thinks of the options, the best first. One that only chooses gives its choice."""
    bot = GAMES[game][bots_for_players(game)[-1]](chance)
    advise: Callable[[Sight, Decision], list[Advice]] | None = getattr(bot, "advise", None)
    if advise is not None:
        return advise(sight, decision)
    chosen = bot.choose(sight, decision)
    advice = Advice(chosen, 0.0, UNKNOWN, 0.0, [decision.options[chosen].form], 1)
    advice.told = [decision.options[chosen]]
    advice.was_cut = bool(getattr(bot, "was_cut", False))
    return [advice]


def make_absent(game: str) -> Bot:
    """Somebody for the seat of a player who left a game that goes on; where two play there is none."""
    return GAMES[game][ABSENT](seeded(0))


def bot_in(seat: str) -> str:
    """The bot that plays a seat of this name, empty for a person. Several of one name are numbered: greedy, greedy 2."""
    name, _, number = seat.partition(" ")
    return name if (name in ADMITTED or name in all_bots()) and (not number or number.isdecimal()) else ""


def numbered(names: list[str]) -> list[str]:
    """Names of bots as names of seats: of several alike, those after the first get a number."""
    return [f"{name} {n}" if (n := names[: i + 1].count(name)) > 1 else name for i, name in enumerate(names)]
