"""Bots of one's own, named as module:Class. Only whoever runs the program lets one in: a name in a record or in a message of a
client never imports anything."""

import inspect
import os
import re
import sys
from importlib import import_module
from typing import Final

from grimoire.bots.bot import Bot, Maker, Sight
from grimoire.kernel.option import Decision
from grimoire.kernel.unusable import Unusable

OWN: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
ADMITTED: Final[dict[str, Maker]] = {}
PLAYS: Final[dict[str, str]] = {}  # by name, the one game it plays; those that play any are not in it


class UnknownBot(Unusable):
    """A name that no bot has; says which there are."""


class BotFault(Unusable):
    """A bot of one's own failed when it was asked, or answered with what is no place in the list."""


def is_own(name: str) -> bool:
    """Whether a name is one of this kind, let in or not."""
    return OWN.fullmatch(name) is not None


def own_bots(game: str) -> list[str]:
    """Those that were let in and play this game."""
    return [name for name in ADMITTED if PLAYS.get(name, game) == game]


def title_of(name: str) -> str:
    """What such a bot is called at a table."""
    return name.partition(":")[2]


def admit(name: str, game: str = "") -> None:
    """Import a bot and let it play in this process: a class, or a function, that makes a bot of a Chance. Raises UnknownBot.
    `game`: the only one it plays."""
    if name in ADMITTED:
        return
    module, _, wanted = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # as for a script: the command itself lies elsewhere
    try:
        maker = getattr(import_module(module), wanted)
    except ImportError as error:
        raise UnknownBot("bad-own-module", name=module, why=str(error)) from None
    except AttributeError:
        raise UnknownBot("bad-own-class", name=wanted, module=module) from None
    except Exception as error:  # whatever the file of a stranger does when it is read
        raise UnknownBot("bad-own-module", name=module, why=f"{type(error).__name__}: {error}") from None
    if not callable(maker) or (isinstance(maker, type) and not hasattr(maker, "choose")):
        raise UnknownBot("bad-own-bot", name=name)
    if not takes_one(maker):
        raise UnknownBot("bad-own-made", name=name)
    ADMITTED[name] = maker
    if game:
        PLAYS[name] = game


def takes_one(maker: Maker) -> bool:
    """Whether it can be called with a Chance alone; where that cannot be told, it is tried."""
    try:
        inspect.signature(maker).bind(None)
    except TypeError:
        return False
    except ValueError:
        return True
    return True


def answered(name: str, bot: Bot, sight: Sight, decision: Decision) -> int:
    """What a bot chooses. Raises BotFault where one of somebody's own fails or answers what cannot be chosen."""
    if name not in ADMITTED:
        return bot.choose(sight, decision)
    try:
        index = bot.choose(sight, decision)
    except Exception as error:
        raise BotFault("bad-own-failed", name=name, why=f"{type(error).__name__}: {error}", where=where_of(error)) from error
    if type(index) is not int or not 0 <= index < len(decision.options):
        last = len(decision.options) - 1
        raise BotFault("bad-own-answer", name=name, answer=repr(index), question=decision.question.id, last=last)
    return index


def where_of(error: Exception) -> str:
    """File and line at which something failed."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    return "" if at is None else f"{os.path.basename(at.tb_frame.f_code.co_filename)}:{at.tb_lineno}"
