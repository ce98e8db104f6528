"""What some words of the card language stand for inside the engine."""

from typing import Final

from grimoire.language.syntax import CALL, Expr
from grimoire.magenoir.definition import (
    ANY_TIME,
    FOREVER,
    MAIN,
    ON_HIT,
    THIS_ACTIVATION,
    THIS_DAMAGE,
    THIS_TURN,
    UNTIL_YOUR_TURN,
    WHILE_IN_PLAY,
    YOUR_TURN,
)
from grimoire.magenoir.state import DRAW_PHASE, END, GATHER, MAIN_PHASE, START
from grimoire.magenoir.zones import (
    ANIMALS,
    CHANNELED,
    DISCARD,
    EQUIPMENT,
    EXILE,
    PERMANENTS,
    PREPARED,
    RITUALS,
)

DURATION_NUMBER: Final = {
    "this_turn": THIS_TURN,
    "until_your_turn": UNTIL_YOUR_TURN,
    "while_in_play": WHILE_IN_PLAY,
    "forever": FOREVER,
    "this_damage": THIS_DAMAGE,
    "this_activation": THIS_ACTIVATION,
}
TIMING_NUMBER: Final = {"main": MAIN, "your_turn": YOUR_TURN, "any_time": ANY_TIME, "on_hit": ON_HIT}
PHASE_NUMBER: Final = {
    "start_of_turn": START,
    "draw_phase": DRAW_PHASE,
    "gathering_phase": GATHER,
    "main_phase": MAIN_PHASE,
    "end_of_turn": END,
}
IN_PLAY: Final = 1 << PREPARED | 1 << CHANNELED | 1 << PERMANENTS | 1 << EQUIPMENT | 1 << RITUALS | 1 << ANIMALS
STANDING: Final = 1 << PERMANENTS | 1 << EQUIPMENT | 1 << RITUALS | 1 << ANIMALS
SCOPES: Final = {
    "prepared": 1 << PREPARED,
    "channeled": 1 << CHANNELED,
    "in_play": IN_PLAY,
    "in_discard": 1 << DISCARD,
    "in_exile": 1 << EXILE,
    "anywhere": (1 << 12) - 1,
}


def is_word(e: Expr, word: str) -> bool:
    return e.kind == CALL and e.text == word and not e.args
