"""What preparing a spell asks for: components (D2.2.2, D2.3) and Mana (D2.2.3, D2.4)."""

from typing import cast

from grimoire.kernel.frame import NO_USES, Scope, Use
from grimoire.magenoir.body import Effect
from grimoire.magenoir.definition import Active
from grimoire.magenoir.game import PREPARING, STATIC, Game
from grimoire.magenoir.modifiers import (
    APPLY_TIMES,
    COST,
    EXACTLY,
    LESS,
    MAY_ADD,
    MORE,
    NEEDS,
    OPTION,
    REPEATED_LESS,
    SILENCE,
    Modifier,
)
from grimoire.magenoir.occurrences import NEXT, PREPARED_NOW, Next
from grimoire.magenoir.queries import (
    NO_ACTIVES,
    components,
    fits_user,
    instances,
    is_silenced,
    is_working,
    riders_of,
    words,
)

CARDS_SLOT = -1  # in the picks of a preparation: the designated cards, in order
WORDS_SLOT = -2  # and the word each was designated for


def preparing_scope(g: Game, seat: int, card: int, uses: list[Use]) -> Scope:
    return Scope(card, g.stamp[card], seat, PREPARING, g.defs[card], uses)


def clauses(g: Game, seat: int, card: int, uses: list[Use], query: int) -> list[Modifier]:
    """What a card says of its own preparation, as far as it holds."""
    found: list[Modifier] = []
    definition = g.definition(card)
    if not definition.clauses or (SILENCE in g.mods and is_silenced(g, card)):
        return found
    s = preparing_scope(g, seat, card, uses)
    for clause in definition.clauses:
        modifier = cast(Modifier, clause)
        if modifier.query == query and (clause.condition is None or clause.condition.holds(g, s)):
            found.append(modifier)
    return found


def about_preparing(g: Game, active: Active, card: int) -> bool:
    """Whether a modifier speaks of this card while it is being prepared."""
    if active.bound:
        return g.ref(card) in active.bound
    subject = cast(Modifier, active.ability).subject
    return subject is not None and subject.fits(g, active.scope, card) and is_working(g, active)


def clause_times(g: Game, card: int) -> int:
    """King of trees: the preparation texts of other Trees count once more."""
    times = 1
    for active in g.mods.get(APPLY_TIMES, NO_ACTIVES):
        if about_preparing(g, active, card):
            delta = cast(Modifier, active.ability).delta
            if delta is not None:
                amount = delta.amount(g, active.scope)
                times = amount if delta.kind == EXACTLY else times + max(0, amount)
    return times


def slots(g: Game, seat: int, card: int, way: Modifier | None) -> list[int]:
    """The words components are needed for, one entry for each; `way` is another way of preparing it."""
    needed = g.definition(card).need_words[:]
    if way is not None and way.delta is not None:
        s = preparing_scope(g, seat, card, NO_USES)
        needed = [word for word in needed if way.delta.word and not word & way.delta.word]
        if way.value is not None:
            needed.extend([way.word] * max(0, way.value.of(g, s)))
    if NEEDS in g.mods:
        for active in g.mods[NEEDS]:
            delta = cast(Modifier, active.ability).delta
            if delta is None or delta.kind != REPEATED_LESS or not about_preparing(g, active, card):
                continue
            for word in set_of(needed):
                for _ in range(max(0, delta.amount(g, active.scope))):
                    if needed.count(word) > 1:
                        needed.remove(word)
    return needed


def set_of(numbers: list[int]) -> list[int]:
    found: list[int] = []
    for n in numbers:
        if n not in found:
            found.append(n)
    return found


def droppable(g: Game, seat: int, card: int, uses: list[Use]) -> int:
    """How many components fewer are needed, whichever the player leaves out (Tree in flames)."""
    total = 0
    for clause in clauses(g, seat, card, uses, NEEDS):
        delta = clause.delta
        if delta is not None and delta.kind == LESS:
            total += max(0, delta.amount(g, preparing_scope(g, seat, card, uses))) * clause_times(g, card)
    return total


def extra_words(g: Game, seat: int, card: int) -> list[int]:
    """Additional components that may be used for this preparation, one entry for each (Delayed fate)."""
    found: list[int] = []
    for active in g.listeners.get(NEXT + PREPARED_NOW, []):
        promise = cast(Next, active.ability)
        if not next_fits(g, active, card, seat):
            continue
        for given in promise.given:
            delta = cast(Modifier, given).delta
            if delta is not None and delta.kind == MAY_ADD:
                for _ in range(max(0, delta.amount(g, active.scope))):
                    found.append(delta.word)
    return found


def next_fits(g: Game, active: Active, card: int, seat: int) -> bool:
    subject = cast(Next, active.ability).pattern.subject
    return (subject is None or subject.fits(g, active.scope, card)) and is_working(g, active)


def other_ways(g: Game, seat: int, card: int) -> list[Modifier]:
    """Other ways of preparing this card: without some component, for a price, or with others instead."""
    return clauses(g, seat, card, NO_USES, OPTION)


def can_go(g: Game, seat: int, card: int, way: Modifier) -> bool:
    """Whether this way is open: its price can be paid, its components are there."""
    if way.price is not None and not cast(Effect, way.price).can_be_done(g, preparing_scope(g, seat, card, NO_USES)):
        return False
    return missing(g, seat, slots(g, seat, card, way))[0] <= droppable(g, seat, card, NO_USES)


def available(g: Game, seat: int, word: int) -> int:
    """How often a word is there among a player's components; one card may serve several words, so words are counted
    apart from each other."""
    total = 0
    for card in components(g, seat):
        if words(g, card) & word == word:
            total += instances(g, card, word, True)
    return total


def missing(g: Game, seat: int, needed: list[int]) -> tuple[int, int]:
    """How many components are missing, and a word of which one is."""
    short = 0
    which = 0
    for word in set_of(needed):
        lack = needed.count(word) - available(g, seat, word)
        if lack > 0:
            short += lack
            which = word
    return short, which


# -- Mana --------------------------------------------------------------------------------------------------------------


def preparation_cost(g: Game, seat: int, card: int, uses: list[Use]) -> list[int]:
    """Printed cost; then "cost 0"; then all increases and reductions together; then at least 0 of each element."""
    definition = g.definition(card)
    if not definition.clauses and COST not in g.mods and not uses:
        return definition.cost
    cost = definition.cost[:]
    deltas: list[tuple[Modifier, Scope]] = []
    own = preparing_scope(g, seat, card, uses)
    for clause in clauses(g, seat, card, uses, COST):
        for _ in range(clause_times(g, card)):
            deltas.append((clause, own))
    for active in g.mods.get(COST, NO_ACTIVES):
        if about_preparing(g, active, card):
            deltas.append((cast(Modifier, active.ability), active.scope))
    for use in uses:
        for rider in riders_of(g, use):
            modifier = cast(Modifier, rider.ability)
            if modifier.query == COST and fits_user(g, modifier, card):
                deltas.append((modifier, Scope(use.card, use.stamp, use.seat, STATIC, rider.home, rider.uses)))
    for modifier, scope in deltas:
        delta = modifier.delta
        if delta is not None and delta.kind == EXACTLY:
            amount = max(0, delta.amount(g, scope))
            cost = [amount if delta.elements & (1 << e) else n for e, n in enumerate(cost)]
    for modifier, scope in deltas:
        delta = modifier.delta
        if delta is None or delta.kind not in (MORE, LESS):
            continue
        amount = max(0, delta.amount(g, scope))
        for e in range(6):
            if delta.elements & (1 << e):
                cost[e] += amount if delta.kind == MORE else -amount
    return [max(0, n) for n in cost]


def can_pay(g: Game, seat: int, cost: list[int]) -> bool:
    reserve = g.reserve
    at = seat * 6
    for e in range(6):
        if cost[e] > reserve[at + e]:
            return False
    return True
