"""No situation comes again and again within one turn: what repeats itself must be ended or refused by the rules on loops."""

import hashlib
from typing import Final

from grimoire.kernel.position import Position
from grimoire.lab.tables import Broken

LEAST_ALLOWED: Final = 2


class Circles:
    """Situations of one turn. Comparing them costs much, so only those are compared that look alike at a glance, from the
    second time on: one more is allowed than is seen."""

    def __init__(self) -> None:
        self.turn = -1
        self.glances: set[int] = set()
        self.times: dict[bytes, int] = {}

    def look(self, position: Position, turn: int, glance: int) -> None:
        """`glance` is the same number for the same situation, and cheap."""
        if turn != self.turn:
            self.turn = turn
            self.glances.clear()
            self.times.clear()
        if glance not in self.glances:
            self.glances.add(glance)
            return
        situation = hashlib.blake2b(position.chain_key(), digest_size=16).digest()
        times = self.times.get(situation, 0) + 1
        self.times[situation] = times
        # Nothing is done twice in one situation, so it can come again once for each thing that can be done there.
        allowed = max(LEAST_ALLOWED, 1 + len(position.options))
        if times > allowed:
            raise Broken(f"a turn goes in circles: turn {turn} stands in the same situation more than {allowed} times")
