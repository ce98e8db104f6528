"""All procedures of the rules; importing this makes every one of them known."""

from grimoire.magenoir import (
    activating,
    applying,
    completing_preparation,
    damage,
    drawing,
    leave,
    main_phase,
    mana,
    paying,
    preparing,
    settle,
    setup,
    trading,
    turn,
    using,
    validity,
    windows,
)
from grimoire.magenoir.procedure_numbers import PROCEDURES

__all__ = [
    "PROCEDURES",
    "activating",
    "applying",
    "completing_preparation",
    "damage",
    "drawing",
    "leave",
    "main_phase",
    "mana",
    "paying",
    "preparing",
    "settle",
    "setup",
    "trading",
    "turn",
    "using",
    "validity",
    "windows",
]
