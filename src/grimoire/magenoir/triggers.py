"""Effects that are set off: "when" and "whenever", "as soon as" (D9.2), "instead", and what waits for the next time."""

from typing import Final, cast

from grimoire.kernel.conditions import Condition
from grimoire.kernel.dealing import NO_CARDS
from grimoire.kernel.frame import NO_USES, Scope, Step
from grimoire.magenoir.definition import Ability, Active
from grimoire.magenoir.expressions import CardsExpr
from grimoire.magenoir.occurrences import ACTIVATED, EXHAUSTED, PUT, TALLIES, TURN_END, TURN_START, Pattern
from grimoire.magenoir.passive_effects import is_working, text_of
from grimoire.magenoir.queries import once_key
from grimoire.magenoir.state import TRIGGER, Pending, State
from grimoire.magenoir.zones import EXILE, PREPARED


class Trigger(Ability):
    """An automatic effect (D4.4): it waits for an occurrence and then enters the chain."""

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


def is_bereft(g: State, active: Active) -> bool:
    """Whether the cards an effect was laid on are gone, and it does nothing any more. A promise is kept all the same: its
    moment comes, and it is put in order with the others, whatever is left of what it spoke of."""
    if not active.bound or isinstance(active.ability, Next):
        return False
    return not any([g.live(ref) >= 0 for ref in active.bound])


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
        for seat in range(2):
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


def from_exile(g: State, card: int) -> list[Trigger]:
    """What a card in exile says of the beginning of a turn, as far as it holds now (Fox)."""
    found: list[Trigger] = []
    for ability in text_of(g, card).triggers:
        trigger = cast(Trigger, ability)
        if not trigger.zones & (1 << EXILE) or trigger.zones & (1 << PREPARED):
            continue
        scope = g.scope_of(card, TRIGGER)
        holds = trigger.condition is None or trigger.condition.holds(g, scope)
        if holds and any([p.matches(g, scope, -1, g.active, -1, 0, 0) for p in trigger.patterns]):
            found.append(trigger)
    return found


def still_speaks(g: State, waiting: Pending) -> bool:
    """Whether an effect of the beginning or the end of a turn can be picked: only then does it enter the chain (D4.2.1), so a
    text whose card has left, was silenced or no longer meets its condition says nothing (R:turn-start, D10.1).

    What an event has set off is another matter: that has happened. So is what a resolved spell has promised.
    """
    of = waiting.scope
    if of.it:
        return True
    for kind in (TURN_START, TURN_END):
        for active in g.listeners[kind]:
            said = active.scope
            if said.card == of.card and said.stamp == of.stamp and cast(Trigger, active.ability).body is waiting.node:
                return is_working(g, active)
    in_exile = of.card >= 0 and g.stamp[of.card] == of.stamp and g.zone[of.card] == EXILE
    return in_exile and any([trigger.body is waiting.node for trigger in from_exile(g, of.card)])


def heed_states(g: State) -> None:
    """Let every "as soon as" whose state has just come true join the waiting triggers (D9.2).

    The last Mana goes once: who was silenced then has missed it, and only the next control check finds it (D10.7.2).
    """
    for active in g.listeners[STATES]:
        trigger = cast(StateTrigger, active.ability)
        key = once_key(active.scope.card, trigger)
        works = is_working(g, active)
        if (works or trigger.on_loss) and trigger.state.holds(g, active.scope):
            if key not in g.fired:
                g.fired.append(key)
                if works:
                    scope = triggered_scope(g, active, active.scope.card, -1, 0)
                    g.pending.append(Pending(trigger.body, scope))
        elif key in g.fired:
            g.fired.remove(key)


def triggered_scope(g: State, active: Active, card: int, player: int, amount: int) -> Scope:
    of = active.scope
    scope = Scope(of.card, of.stamp, of.seat, TRIGGER, of.home, of.uses)
    if active.bound:
        scope.it = active.bound[:]
    elif card >= 0:
        scope.it = [g.ref(card)]
    scope.player = player
    scope.amount = amount
    scope.x = of.x
    scope.began = g.happened
    scope.losses = g.losses
    return scope


def replacements(g: State, kind: int, card: int, player: int, zone: int) -> list[Active]:
    """The "instead" effects that could stand in the place of this occurrence."""
    found: list[Active] = []
    for active in g.listeners[INSTEAD_OF + kind]:
        replacement = cast(Replacement, active.ability)
        if replacement.pattern.matches(g, active.scope, card, player, -1, zone, 0) and is_working(g, active):
            found.append(active)
    return found


def own_triggers(g: State, card: int, kind: int, zone: int) -> list[tuple[Trigger, int]]:
    """Triggers of a card about itself, wherever it is, whose condition holds: their numbers in the list of its abilities."""
    found: list[tuple[Trigger, int]] = []
    abilities = text_of(g, card).triggers
    if not abilities:
        return found
    s = g.scope_of(card, TRIGGER)
    for i, ability in enumerate(abilities):
        trigger = cast(Trigger, ability)
        if trigger.condition is not None and not trigger.condition.holds(g, s):
            continue
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
