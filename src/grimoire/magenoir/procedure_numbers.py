"""The procedures of the rules by number, so that bytes can name them."""

from typing import Any, Final

from grimoire.kernel.frame import NO_STEP, Step

TURN: Final = 1
SETUP_GAME: Final = 2
MAIN_ACTIONS: Final = 3
SETTLE: Final = 4
WINDOW: Final = 5
PREPARE: Final = 6
ACTIVATE: Final = 7
USE_ABILITY: Final = 8
ADD_MANA: Final = 9
TRADE: Final = 10
DAMAGE: Final = 11
LEAVE: Final = 12
DRAW: Final = 13
FALL: Final = 14
CONFLICT: Final = 15
ZENITH_CHECK: Final = 16
CONTROL_CHECK: Final = 17
HAND_LIMIT: Final = 18
APPLY: Final = 19
FORGE_AWAY: Final = 20
TAKE_MANA: Final = 22
NOTE_SPENT: Final = 23
RELEASE_UP_TO: Final = 24
CHANNEL: Final = 25
PUT_BACK: Final = 26
PAY: Final = 27

PROCEDURES: Final[list[Step[Any]]] = [NO_STEP] * (PAY + 1)  # entered as the rules are read
