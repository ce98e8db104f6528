"""Words of the card language that stand for a number: moments, spans, events, what an interruption answers."""

from typing import Final

# How long a change lasts.
THIS_FIGHT: Final = 0
THIS_TURN: Final = 1
NEXT_TURN: Final = 2
LASTING: Final = 3
SPAN_NUMBER: Final[dict[str, int]] = {"fight": THIS_FIGHT, "turn": THIS_TURN, "next_turn": NEXT_TURN, "lasting": LASTING}

# When a card or ability is used.
AT_RESET: Final = 0
AT_MOVEMENT: Final = 1
AT_SEEK: Final = 2
AT_INTERACTION: Final = 3
AT_EXPLORATION: Final = 4
AT_COMBAT: Final = 5
AT_INTERRUPTION: Final = 6
MOMENT_NUMBER: Final[dict[str, int]] = {
    "reset": AT_RESET,
    "movement": AT_MOVEMENT,
    "seek": AT_SEEK,
    "interaction": AT_INTERACTION,
    "exploration": AT_EXPLORATION,
    "combat": AT_COMBAT,
    "interrupt": AT_INTERRUPTION,
}
MOMENTS: Final = tuple(MOMENT_NUMBER)

# What an interruption answers, as bits.
OWN_DEATH: Final = 1
OWN_DIE: Final = 2
ANY_DIE: Final = 4
OWN_CHECK: Final = 8
OWN_EXPLORATION: Final = 16
OWN_ENCOUNTER: Final = 32
USE_OF_ANOTHER: Final = 64
COMBAT_CARDS: Final = 128
TRAP_TURNED_UP: Final = 256
SUBJECT_NUMBER: Final[dict[str, int]] = {
    "own_death": OWN_DEATH,
    "own_die": OWN_DIE,
    "any_die": ANY_DIE,
    "own_check": OWN_CHECK,
    "own_exploration": OWN_EXPLORATION,
    "own_encounter": OWN_ENCOUNTER,
    "advantage_or_ability": USE_OF_ANOTHER,
    "combat_cards": COMBAT_CARDS,
    "trap": TRAP_TURNED_UP,
}

# What a text listens for.
MEET: Final = 0
BEATEN: Final = 1
DEFEATS: Final = 2
WINS: Final = 3
DIES: Final = 4
DEATH: Final = 5
ADVANTAGE_REWARD: Final = 6
REVEALED: Final = 7
SPRUNG: Final = 8
LAYS: Final = 9
EVENT_NUMBER: Final[dict[str, int]] = {
    "meet": MEET,
    "beaten": BEATEN,
    "defeats": DEFEATS,
    "wins": WINS,
    "dies": DIES,
    "death": DEATH,
    "advantage_reward": ADVANTAGE_REWARD,
    "revealed": REVEALED,
    "sprung": SPRUNG,
    "lays": LAYS,
}

# What may be forbidden for as long as a text is in force.
PARTY_COMBAT: Final = 0
ARCANE_RECRUIT: Final = 1
FORBIDDEN_NUMBER: Final[dict[str, int]] = {"party_combat": PARTY_COMBAT, "arcane_recruit": ARCANE_RECRUIT}
