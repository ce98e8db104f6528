"""What can happen to cards and players, and the patterns by which abilities listen for it."""

from typing import Final, cast

from grimoire.kernel.frame import Node, Scope
from grimoire.magenoir.expressions import Value
from grimoire.magenoir.filters import Filter
from grimoire.magenoir.modifiers import CANNOT, Modifier
from grimoire.magenoir.passive_effects import is_working
from grimoire.magenoir.players import Who
from grimoire.magenoir.state import State

TURN_START: Final = 1
TURN_END: Final = 2
DRAWN: Final = 3
DISCARDED: Final = 4
ENTERS: Final = 5
LEAVES: Final = 6
PREPARED_NOW: Final = 7
ACTIVATED: Final = 8
APPLIED: Final = 9
CHANNELED_NOW: Final = 10
USED: Final = 11
DAMAGED: Final = 12
LOSES_HP: Final = 13
TRADED: Final = 14
GAINS_HP: Final = 15
HP_GONE: Final = 16
TO_HAND: Final = 17
DRAWING: Final = 18  # the draw phase itself
EXHAUSTED: Final = 19
PHASED: Final = 20
RELEASED: Final = 21
PUT: Final = 22

# Which occurrences an ability can speak of: those that are told to whoever listens, those that something can stand in the
# place of, those that can be forbidden, and those that an effect can wait for.
TOLD: Final = frozenset(range(TURN_START, PUT + 1)) - {GAINS_HP, HP_GONE, DRAWING, RELEASED}
REPLACED: Final = frozenset((DISCARDED, DRAWN, HP_GONE, RELEASED))
FORBIDDEN: Final = frozenset((GAINS_HP, TO_HAND, PREPARED_NOW, ACTIVATED, CHANNELED_NOW, DRAWING))
PROMISED: Final[dict[int, str]] = {PREPARED_NOW: "prepared", APPLIED: "applied", TURN_END: "turn_end"}
WITHOUT_CARD: Final = frozenset((TURN_START, TURN_END, LOSES_HP, TRADED, PHASED, DRAWING))
WITH_AMOUNT: Final = frozenset((DAMAGED, LOSES_HP, PHASED))

BY_PREPARING: Final = 1  # of an exhaustion: it paid for a preparation

OCCURRENCE_NUMBER: Final[dict[str, int]] = {
    "turn_start": TURN_START,
    "turn_end": TURN_END,
    "drawn": DRAWN,
    "discarded": DISCARDED,
    "enters": ENTERS,
    "leaves": LEAVES,
    "prepared": PREPARED_NOW,
    "activated": ACTIVATED,
    "applied": APPLIED,
    "channeled": CHANNELED_NOW,
    "used_as_component": USED,
    "damaged": DAMAGED,
    "loses_hp": LOSES_HP,
    "traded": TRADED,
    "gains_hp": GAINS_HP,
    "hp_gone": HP_GONE,
    "to_hand": TO_HAND,
    "draw_phase": DRAWING,
    "exhausted": EXHAUSTED,
    "phased": PHASED,
    "released": RELEASED,
    "put": PUT,
}


class Pattern(Node):
    """Which occurrences an ability means: of what kind, to whom or what, from where, when."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind
        self.itself = False  # only the card whose text this is
        self.who: Who | None = None
        self.subject: Filter | None = None
        self.source: Filter | None = None
        self.zones = 0  # bit mask of the zones it came from; 0: any
        self.phase = 0  # during this phase
        self.outside = 0  # outside this phase
        self.by: Who | None = None  # done by this player
        self.on_activation = False  # the closing discard of an activation
        self.on_discard = False  # while going to the discard pile
        self.by_preparing = False
        self.place = 0  # of PUT: the place asked for
        self.per: Value | None = None  # counted in groups of so many
        self.element = -1
        self.opposing = False  # the opponent or something of theirs

    def matches(self, g: State, s: Scope, card: int, player: int, source: int, zone: int, elements: int) -> bool:
        if self.opposing:
            if (player if card < 0 else g.owner[card]) == s.seat:
                return False
        elif self.itself:
            if card != s.card:
                return False
        elif self.subject is not None and (card < 0 or not self.subject.matches(g, s, card)):
            return False
        if self.who is not None and player not in self.who.seats(g, s):
            return False
        if self.source is not None and (source < 0 or not self.source.matches(g, s, source)):
            return False
        if self.zones and not self.zones & (1 << zone):
            return False
        if self.by_preparing and zone != BY_PREPARING:
            return False
        if self.by is not None and (source < 0 or g.owner[source] not in self.by.seats(g, s)):
            return False
        if self.phase and not (g.phase == self.phase and g.active == player):
            return False
        if self.outside and g.phase == self.outside and g.active == player:
            return False
        return self.element < 0 or elements & (1 << self.element) != 0


TALLIES: Final = 1000  # in the counts of a turn: patterns that some card counts


def is_forbidden(g: State, kind: int, card: int, player: int, zone: int = 0) -> bool:
    """Whether a working effect says that this cannot happen."""
    for active in g.mods[CANNOT]:
        pattern = cast(Pattern, cast(Modifier, active.ability).pattern)
        if pattern.kind == kind and pattern.matches(g, active.scope, card, player, -1, zone, 0) and is_working(g, active):
            return True
    return False


def is_plain(pattern: Pattern) -> bool:
    """Whether what happened to a player is counted, whatever card it was: that is counted by its kind alone."""
    return pattern.who is not None and pattern.subject is None and not pattern.zones


class Tally(Value):
    """How often something happened this turn, seen from "you"."""

    def __init__(self, index: int, pattern: Pattern) -> None:
        super().__init__()
        self.index = index
        self.pattern = pattern

    def of(self, g: State, s: Scope) -> int:
        pattern = self.pattern
        if is_plain(pattern):
            assert pattern.who is not None
            return sum([g.tally.get(pattern.kind * 2 + seat, 0) for seat in pattern.who.seats(g, s)])
        return g.tally.get((TALLIES + self.index) * 2 + s.seat, 0)
