"""All contests this process has to do with."""

from typing import Final

from grimoire.server.contests.desk import Desk
from grimoire.server.contests.pairer import Pairer
from grimoire.server.storage.clock import HouseClock
from grimoire.server.storage.database import Database

MOST_KEPT: Final = 50  # at which nobody looks on


class Desks:
    def __init__(self, database: Database) -> None:
        self.database = database
        # The time of contests is that of the wall when the server began, counted on: putting a clock forward or back during a
        # round changes no round.
        self.clock = HouseClock()
        self.pairer = Pairer()
        self.all: dict[str, Desk] = {}

    def desk(self, id: str) -> Desk:
        """The one desk of a contest, whether there is one or not."""
        desk = self.all.pop(id, None) or Desk(id, self.database, self.clock)
        self.all[id] = desk  # the latest last
        if len(self.all) > MOST_KEPT:
            self.clear()
        return desk

    def clear(self) -> None:
        """Those nobody has asked for longest, and at which nobody writes or listens."""
        older = list(self.all.items())[:-1]
        idle = [id for id, desk in older if not desk.listeners and not desk.lock.locked() and desk.news is None]
        idle.sort(key=lambda id: bool(self.all[id].contest.log))  # first those that are no contests at all
        for id in idle[: max(0, len(self.all) - MOST_KEPT)]:
            del self.all[id]

    def forget(self, id: str) -> None:
        """It is no more, or was rewritten: read it anew."""
        desk = self.all.get(id)
        if desk is not None:
            desk.forget()
