"""The moments of a match, for whoever looks through it."""

from collections.abc import Sequence

import msgspec

from grimoire.kernel.event import Event, TurnBegan
from grimoire.table.match import Match


class Mark(msgspec.Struct, frozen=True):
    """A moment of a match that is over."""

    number: int  # of entries that led there: what `look` and playing on are given
    turn: int  # 0 before the first has begun
    asked: int  # the seat that decides here; -1: the game is over
    opens: bool  # whether no action is under way: who looks action by action stops here


def marks_of(match: Match) -> list[Mark]:
    """The moments that stood in the end, the beginning first."""
    turn = 0
    found: list[Mark] = []
    for happened in match.happened:
        turn = turn_of(happened.events, turn)
        found.append(Mark(happened.number, turn, happened.asks, happened.asks_anew))
    return found


def turn_of(events: Sequence[Event], before: int) -> int:
    began = [event.turn for event in events if isinstance(event, TurnBegan)]
    return began[-1] if began else before
