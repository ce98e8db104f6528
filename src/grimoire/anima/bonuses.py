"""Changes that last for a time: rows of numbers, kept by the turn they belong to."""

from typing import Final

from grimoire.anima.state import State
from grimoire.anima.word_numbers import LASTING, NEXT_TURN, THIS_FIGHT

# What is changed.
COMBAT: Final = 0
SPEED: Final = 1
LEVEL: Final = 2
HAND_LIMIT: Final = 3
SKIP_PRELIMINARY: Final = 4
BEST_OF: Final = 5  # dice of the foe in the rest of an attempt
COMBAT_ROLLS: Final = 6  # added to the dice of every Combat, no part of the Combat of the Party
BONUS_NAMES: Final[tuple[str, ...]] = ("combat", "speed", "level", "hand-limit", "skip-preliminary", "best-of", "combat-rolls")

# A row: what, how much, whose (a seat, or -1), which card (or -1), first turn, last turn, the card it comes from.
WHAT: Final = 0
AMOUNT: Final = 1
SEAT: Final = 2
CARD: Final = 3
FROM: Final = 4
UNTIL: Final = 5
SOURCE: Final = 6
ROW: Final = 7
NEVER_ENDS: Final = 1 << 30
ATTEMPT: Final = -1  # until: for the rest of the attempt at a task


def add_bonus(g: State, what: int, amount: int, seat: int, card: int, span: int, source: int) -> None:
    """Begin a change. A span of `fight` outside a Combat is for the rest of an attempt."""
    if span == THIS_FIGHT:
        first, last = g.turn, ATTEMPT
    elif span == NEXT_TURN:
        first, last = g.turn + 1, g.turn + 1
    elif span == LASTING:
        first, last = g.turn, NEVER_ENDS
    else:
        first, last = g.turn, g.turn
    g.bonuses.extend([what, amount, seat, card, first, last, source])


def bonus(g: State, what: int, seat: int, card: int) -> int:
    """What all changes at work come to, for a seat or for a card."""
    rows = g.bonuses
    total = 0
    for i in range(0, len(rows), ROW):
        if rows[i] == what and rows[i + SEAT] == seat and rows[i + CARD] == card and rows[i + FROM] <= g.turn:
            total += rows[i + AMOUNT]
    return total


def span_of(g: State, rows: list[int], i: int) -> str:
    """How long a change still lasts, as the card language says it."""
    if rows[i + UNTIL] == NEVER_ENDS:
        return "lasting"
    if rows[i + UNTIL] == ATTEMPT:
        return "fight"
    return "next_turn" if rows[i + FROM] > g.turn else "turn"


def end_bonuses(g: State) -> None:
    """At the end of a turn: what was for this turn is over."""
    keep_rows(g, g.turn + 1, False)


def end_attempt_bonuses(g: State) -> None:
    keep_rows(g, 0, True)


def keep_rows(g: State, turn: int, attempts_end: bool) -> None:
    rows = g.bonuses
    if not rows:
        return
    kept: list[int] = []
    for i in range(0, len(rows), ROW):
        until = rows[i + UNTIL]
        if (until >= turn and until != ATTEMPT) or (until == ATTEMPT and not attempts_end):
            kept.extend(rows[i : i + ROW])
    g.bonuses = kept


def drop_of_seat(g: State, seat: int) -> None:
    """A Party that died takes its passing changes with it; what is for the rest of the game is the player's."""
    rows = g.bonuses
    if not rows:
        return
    kept: list[int] = []
    for i in range(0, len(rows), ROW):
        if rows[i + SEAT] != seat or rows[i + UNTIL] == NEVER_ENDS:
            kept.extend(rows[i : i + ROW])
    g.bonuses = kept


def drop_of_card(g: State, card: int) -> None:
    """A card that leaves its place is new when it comes back."""
    rows = g.bonuses
    for i in range(CARD, len(rows), ROW):
        if rows[i] == card:
            break
    else:
        return  # mostly nothing was laid on it
    kept: list[int] = []
    for i in range(0, len(rows), ROW):
        if rows[i + CARD] != card:
            kept.extend(rows[i : i + ROW])
    g.bonuses = kept
