"""What can happen to cards and players, and the patterns by which abilities listen for it."""

from typing import Final, cast

from grimoire.kernel.conditions import Condition
from grimoire.kernel.dealing import NO_CARDS
from grimoire.kernel.frame import NO_USES, Node, Scope, Step
from grimoire.magenoir.definition import Ability, Active
from grimoire.magenoir.expressions import CardsExpr, Value
from grimoire.magenoir.filters import Filter
from grimoire.magenoir.modifiers import CANNOT, Modifier
from grimoire.magenoir.players import Who
from grimoire.magenoir.queries import is_working, once_key, text_of
from grimoire.magenoir.state import TRIGGER, Pending, State

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


class Trigger(Ability):
    """An automatic effect: it waits for an occurrence and then enters the chain."""

    def __init__(self, patterns: list[Pattern], body: Step[State]) -> None:
        super().__init__()
        self.patterns = patterns
        self.body = body


class StateTrigger(Ability):
    """ "As soon as": fires when its state comes true, once until it was false again (D9.2)."""

    def __init__(self, state: "Condition[State]", body: Step[State]) -> None:
        super().__init__()
        self.state = state
        self.body = body
        self.on_loss = False  # only when the last Mana goes, not where there was none from the start
        self.discards_itself = False  # read by the control validity check (D10.7.2)


class Replacement(Ability):
    """ "Instead": stands in the place of an occurrence that then never happened."""

    def __init__(self, pattern: Pattern, body: Step[State]) -> None:
        super().__init__()
        self.pattern = pattern
        self.body = body
        self.optional = False  # the controller may use it or not
        self.anywhere = False  # works wherever the card is
        self.to_hand = False  # it takes the card to a hand


class Next(Ability):
    """An ability bound to the next matching occurrence, and used up by it."""

    def __init__(self, pattern: Pattern) -> None:
        super().__init__()
        self.pattern = pattern
        self.given: list[Ability] = []  # modifiers for the card it happens to
        self.body: Step[State] | None = None  # or what to do then
        self.cards: CardsExpr | None = None


TALLIES: Final = 1000  # in the counts of a turn: patterns that some card counts

# Kinds of listeners beside the occurrences themselves.
STATES: Final = PUT + 1
INSTEAD_OF: Final = STATES  # plus the occurrence
NEXT: Final = INSTEAD_OF + PUT  # plus the occurrence


def listens_for(ability: Ability) -> list[int]:
    """Under which kinds an ability is listed while it works."""
    if isinstance(ability, Trigger):
        return [pattern.kind for pattern in ability.patterns]
    if isinstance(ability, StateTrigger):
        return [STATES]
    if isinstance(ability, Replacement):
        return [INSTEAD_OF + ability.pattern.kind]
    if isinstance(ability, Next):
        return [NEXT + ability.pattern.kind]
    return []


def happen(
    g: State, kind: int, card: int, player: int, amount: int = 0, source: int = -1, zone: int = 0, elements: int = 0
) -> None:
    """Something happened: count it, and let every ability that listens for it join the waiting triggers."""
    g.happened += 1
    if player >= 0:
        key = kind * 2 + player
        g.tally[key] = g.tally.get(key, 0) + 1
    for i in g.pool.tallied.get(kind, NO_CARDS):
        pattern = cast(Pattern, g.pool.tallies[i])
        for seat in (0, 1):
            if pattern.matches(g, Scope(-1, 0, seat, TRIGGER, -1, NO_USES), card, player, source, zone, elements):
                key = (TALLIES + i) * 2 + seat
                g.tally[key] = g.tally.get(key, 0) + 1
    for active in g.listeners[kind]:
        trigger = cast(Trigger, active.ability)
        for pattern in trigger.patterns:
            if pattern.kind == kind and pattern.matches(g, active.scope, card, player, source, zone, elements):
                if pattern.itself and kind == ACTIVATED:
                    break  # carried out with the spell's other effects
                if (
                    (is_working(g, active) or (pattern.itself and kind == EXHAUSTED))  # it speaks of exactly that moment
                    and hears(g, active, pattern)
                ):
                    g.pending.append(Pending(trigger.body, triggered_scope(g, active, card, player, amount)))
                break


def triggered_scope(g: State, active: Active, card: int, player: int, amount: int) -> Scope:
    of = active.scope
    scope = Scope(of.card, of.stamp, of.seat, TRIGGER, of.home, of.uses)
    if active.bound:
        scope.it = active.bound[:]
    elif card >= 0:
        scope.it = [g.ref(card)]
    scope.player = player
    scope.amount = amount
    scope.began = g.happened
    scope.losses = g.losses
    return scope


def is_forbidden(g: State, kind: int, card: int, player: int, zone: int = 0) -> bool:
    """Whether a working effect says that this cannot happen."""
    for active in g.mods[CANNOT]:
        pattern = cast(Pattern, cast(Modifier, active.ability).pattern)
        if pattern.kind == kind and pattern.matches(g, active.scope, card, player, -1, zone, 0) and is_working(g, active):
            return True
    return False


def replacements(g: State, kind: int, card: int, player: int, zone: int) -> list[Active]:
    """The "instead" effects that could stand in the place of this occurrence."""
    found: list[Active] = []
    for active in g.listeners[INSTEAD_OF + kind]:
        replacement = cast(Replacement, active.ability)
        if replacement.pattern.matches(g, active.scope, card, player, -1, zone, 0) and is_working(g, active):
            found.append(active)
    return found


def own_triggers(g: State, card: int, kind: int, zone: int) -> list[tuple[Trigger, int]]:
    """Triggers of a card about itself, wherever it is: their numbers in the list of its abilities."""
    found: list[tuple[Trigger, int]] = []
    s = g.scope_of(card, TRIGGER)
    for i, ability in enumerate(text_of(g, card).triggers):
        trigger = cast(Trigger, ability)
        for pattern in trigger.patterns:
            if pattern.kind == kind and pattern.itself and pattern.matches(g, s, card, -1, -1, zone, 0):
                found.append((trigger, i))
                break
    return found


def hears(g: State, active: Active, pattern: Pattern) -> bool:
    """Where a text counts in groups ("when 1 card is discarded"), only every so many occurrences set it off."""
    if pattern.per is None:
        return True
    size = pattern.per.of(g, active.scope)
    key = once_key(active.scope.card, active.ability)
    times = g.heard.pop(key, 0) + 1
    if times >= size:
        return True
    g.heard[key] = times
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
