"""Adding Mana to the Available Ether (R:available-ether): the smaller pile first, then strictly in turn.

An event says how many parts of its addition are still to come. The cost of an ability is one addition, whatever it is made
of: what is paid for it at once, with nothing told or asked in between, must not be taken apart.
"""

from typing import Final

from grimoire.lab.magenoir.before import Before
from grimoire.lab.tables import Broken
from grimoire.magenoir.facts.mana import ManaAdded
from grimoire.magenoir.game import Game
from grimoire.magenoir.mana import PILE_NAMES
from grimoire.magenoir.modifiers import LEVEL_PILES

ASKED: Final = frozenset(("gather", "place-mana"))  # questions within an addition
TAKEN: Final = frozenset(("PileTaken", "ManaTraded", "ManaTaken"))  # what changes the size of piles beside


class Additions:
    def __init__(self, g: Game) -> None:
        self.begun = g.question.id in ASKED  # before anybody looked
        self.last: ManaAdded | None = None  # what was laid last, as long as more is to come

    def look(self, g: Game, before: Before) -> None:
        sizes: list[int] | None = [sum(before.piles[0:6]), sum(before.piles[6:12])]
        if before.level or g.mods[LEVEL_PILES]:
            sizes = None  # either may be first
        cost = False  # whether what comes now is paid for an ability that was told just now
        paid = False  # whether something was
        for event in g.events:
            last = self.last
            if not isinstance(event, ManaAdded):
                if last is not None:
                    raise Broken(f"an addition of Mana broke off: {event.kind} came before {last.more} more")
                cost = event.kind == "AbilityUsed"
                paid = False
                if event.kind in TAKEN:
                    sizes = None
                continue
            pile = PILE_NAMES.index(event.pile)
            if self.begun:
                self.begun = False
            elif last is not None:
                if last.pile == event.pile or last.more != event.more + 1 or last.seat != event.seat:
                    raise Broken(
                        f"{event.kind} did not alternate: {last.pile} and {event.pile}, {last.more} and {event.more} to come"
                    )
            elif sizes is not None and sizes[pile] > sizes[1 - pile]:
                raise Broken(f"{event.kind} began with the larger pile: {event.pile}, {event.card}")
            elif event.kind == "ManaPaid" and paid:
                raise Broken(f"the cost of an ability was taken apart: {event.element} in an addition of its own")
            if sizes is not None:
                sizes[pile] += event.amount
            self.last = event if event.more else None
            paid = cost and event.kind == "ManaPaid" and not event.more
