"""The procedures of the rules by number, so that bytes can name them."""

from typing import Any, Final

from grimoire.kernel.frame import NO_STEP, Step

TURN: Final = 1
SETUP_GAME: Final = 2
RESET_SLOT: Final = 3
MOVE_SLOT: Final = 4
INTERACTION_SLOT: Final = 5
EXPLORATION_SLOT: Final = 6
WINDOW: Final = 7
USE: Final = 8
ROLL: Final = 9
CHECK: Final = 10
FIGHT: Final = 11
COMBAT_CARDS: Final = 12
DIE: Final = 13
ENCOUNTER: Final = 14
ENCOUNTERS: Final = 15
SEEK: Final = 16
REMOVE_AREA: Final = 17
ARRIVE: Final = 18
SPRING_TRAPS: Final = 19
SPRING: Final = 20
TRADE: Final = 21
REWARD: Final = 22
RECRUIT: Final = 23
ATTEMPT: Final = 24
COMPLETE: Final = 25
CRISIS: Final = 26
PICK_UP: Final = 27
DISCARD: Final = 28
HAND_LIMIT: Final = 29
WIN_OR_LOSE: Final = 30
TELL: Final = 31
PAY_ARCANE: Final = 32

PROCEDURES: Final[list[Step[Any]]] = [NO_STEP] * (PAY_ARCANE + 1)  # entered as the rules are read
