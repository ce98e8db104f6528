"""What may come first of what waits at the same moment, without anything being lost: tried out, within a budget (Mage Noir)."""

from collections.abc import Callable
from typing import Final

from grimoire.magenoir.game import Game
from grimoire.magenoir.zenith import check_zenith
from grimoire.magenoir.zones import HAND, ZONES

MOST_TRIED: Final = 60  # choices on the way, in all orders together; where more would be needed, it matters
ORDER: Final = "order"  # the question what comes first of what waits
OVER: Final = ("main", "gather", "take-pile", "window")  # the questions at which all of it is done


def ways(g: Game, zenith_of: frozenset[int]) -> list[set[bytes]]:
    """For each option the tables it can lead to, whatever is answered on the way; nothing where the budget does not reach.
    Zenith is part of a table only for these seats: nothing is there that asks for that of others."""
    trial = Trial(len(g.stack), lambda end: outcome(end, zenith_of))
    found: list[set[bytes]] = []
    for i in range(len(g.options)):
        tables = trial.after(g, i)
        if tables is None:
            return []
        found.append(tables)
    return found


def may_change_zenith(g: Game, option: int, seats: frozenset[int]) -> bool:
    """Whether what this option does, on its own, could change what the check of Zenith finds for these seats."""
    found = Trial(len(g.stack), lambda end: zenith_found(end, seats), alone=True).after(g, option)
    return found is None or found != {zenith_found(g, seats)}


def zenith_found(g: Game, seats: frozenset[int]) -> bytes:
    copy = g.clone()
    check_zenith(copy)
    return bytes(copy.zenith[seat] for seat in sorted(seats))


class Trial:
    """All ways to the end of what a frame of this depth does; alone: to the end of what one option does there."""

    def __init__(self, depth: int, seen: Callable[[Game], bytes], alone: bool = False) -> None:
        self.depth = depth
        self.seen = seen
        self.alone = alone
        self.left = MOST_TRIED

    def after(self, g: Game, option: int) -> set[bytes] | None:
        """What is seen at the end of every way after this option; None where the budget does not reach."""
        found: set[bytes] = set()
        copy = g.clone()
        copy.choose(option)
        return found if self.follow(copy, found) else None

    def follow(self, g: Game, found: set[bytes]) -> bool:
        """Note where everything leads from here. False where the budget does not reach."""
        if self.is_over(g):
            found.add(self.seen(g))
            return True
        for i in range(len(g.options)):
            self.left -= 1
            if self.left < 0:
                return False
            copy = g.clone()
            copy.choose(i)
            if not self.follow(copy, found):
                return False
        return True

    def is_over(self, g: Game) -> bool:
        if g.over or len(g.stack) < self.depth or g.question.id in OVER:
            return True
        return self.alone and len(g.stack) == self.depth and g.question.id == ORDER


def outcome(g: Game, zenith_of: frozenset[int]) -> bytes:
    """The table, and what is remembered: not how it came about."""
    zenith = [g.zenith[seat] for seat in sorted(zenith_of)]
    table = (g.defs, g.zone, g.hp, g.mana, g.known, sorted(g.exhausted), g.reserve, g.piles, g.life, g.mage_noir, zenith)
    zones = [sorted(zone) if i % ZONES == HAND else zone for i, zone in enumerate(g.zones)]
    memory = (sorted(g.once), sorted(g.fired), sorted(g.shield.items()), sorted(g.tally.items()), sorted(g.paid_x.items()))
    at_work = [(kind, len(actives)) for kinds in (g.mods, g.listeners) for kind, actives in enumerate(kinds) if actives]
    now = (g.asked, g.question.id, [option.form for option in g.options], len(g.stack), g.over, g.winner)
    return repr((table, zones, memory, at_work, g.chance.numbers(), now)).encode()
