"""What went wrong in a game, as a value."""

import traceback
from pathlib import PurePath
from typing import Final

import msgspec

from grimoire.bots.own_bots import BotFault
from grimoire.lab.tables import Broken
from grimoire.library.messages import FALLBACK
from grimoire.library.reading import in_language

DIED: Final = "the process that played died"


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that went wrong in a game."""

    error: str  # one line
    kind: str  # the same for faults that are likely the same
    after: int = 0  # how many choices
    choice: str = ""  # the last of them, as an option is written
    details: str = ""  # of the machine it was played on; not kept


def described(error: Exception) -> tuple[str, str]:
    """A fault in one line, and its kind."""
    if isinstance(error, Broken):
        return str(error), error.kind
    if isinstance(error, BotFault):
        told = in_language(error, FALLBACK)
        return told, told
    where = traceback.extract_tb(error.__traceback__)[-1]
    kind = f"{type(error).__name__} in {PurePath(where.filename).name}:{where.lineno}"
    return f"{kind}: {error}", kind
