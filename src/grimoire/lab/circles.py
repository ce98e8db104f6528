"""No situation comes again and again: what repeats itself must be ended or refused by the rules on loops."""

import hashlib
from typing import Final

from grimoire.kernel.position import Position
from grimoire.lab.tables import Broken

MOST_TIMES: Final = 2


class Situations:
    """How often each situation came: the only place that says when two are the same, and how often one may come.

    What is offered belongs to a situation. The rules on loops refuse where a turn came back to what led back from there, so
    the same table with the same offers comes no third time, however many different ways lead back to it.
    """

    def __init__(self) -> None:
        self.times: dict[bytes, int] = {}

    def come(self, position: Position) -> bytes:
        """This situation came once more; which one it is."""
        offered = " ".join([option.form for option in position.options])
        situation = digest(position.chain_key()) + digest(offered.encode())
        self.times[situation] = self.times.get(situation, 0) + 1
        return situation

    def came_too_often(self, situation: bytes) -> bool:
        return self.times[situation] > MOST_TIMES


def digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()


class Circles:
    """Situations of one turn. Comparing them costs much, so only those are compared that look alike at a glance, from the
    second time on: one more is allowed than is seen."""

    def __init__(self) -> None:
        self.turn = -1
        self.glances: set[int] = set()
        self.situations = Situations()

    def look(self, position: Position, turn: int, glance: int) -> None:
        """`glance` is the same number for the same situation, and cheap."""
        if turn != self.turn:
            self.turn = turn
            self.glances.clear()
            self.situations = Situations()
        if glance not in self.glances:
            self.glances.add(glance)
            return
        situation = self.situations.come(position)
        if self.situations.came_too_often(situation):
            raise Broken(f"a turn goes in circles: turn {turn} stands in the same situation more than {MOST_TIMES} times")
