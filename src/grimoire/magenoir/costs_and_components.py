"""What preparing a spell asks for: components (D2.2.2, D2.3) and Mana (D2.2.3, D2.4)."""

from typing import Final, cast

from grimoire.kernel.dealing import NO_CARDS
from grimoire.kernel.frame import NO_USES, Scope, Use, Uses
from grimoire.magenoir.changed_numbers import fits_user, riders_of
from grimoire.magenoir.component_counts import components, instances
from grimoire.magenoir.definition import NO_ELEMENT, Active
from grimoire.magenoir.expressions import CardsExpr
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.keywords import has_words
from grimoire.magenoir.largest_numbers import MOST_TIMES
from grimoire.magenoir.modifiers import (
    APPLY_TIMES,
    COST,
    EXACTLY,
    EXTRA,
    LESS,
    MAY_ADD,
    MORE,
    NEEDS,
    NUMBERS,
    OPTION,
    PAY_FROM,
    REPEATED_LESS,
    Delta,
    Modifier,
)
from grimoire.magenoir.occurrences import PREPARED_NOW
from grimoire.magenoir.passive_effects import BLANK, is_working, text_of
from grimoire.magenoir.state import PREPARING, STATIC, State
from grimoire.magenoir.triggers import NEXT, Next

NO_CLAUSES: Final[list[Modifier]] = []  # of most cards: shared by all, never changed


def preparing_scope(g: State, seat: int, card: int, uses: Uses) -> Scope:
    return Scope(card, g.stamp[card], seat, PREPARING, g.defs[card], uses)


def clauses(g: State, seat: int, card: int, uses: Uses, query: int) -> list[Modifier]:
    """What a card says of its own preparation, as far as it holds."""
    if not g.definitions[g.defs[card]].clauses:
        return NO_CLAUSES
    found: list[Modifier] = []
    for clause in text_of(g, card).clauses:
        modifier = cast(Modifier, clause)
        if modifier.query == query:
            if clause.condition is None or clause.condition.holds(g, preparing_scope(g, seat, card, uses)):
                found.append(modifier)
    return found


def about_preparing(g: State, active: Active, card: int) -> bool:
    """Whether a modifier speaks of this card while it is being prepared."""
    if active.bound:
        return g.ref(card) in active.bound
    subject = cast(Modifier, active.ability).subject
    return subject is not None and subject.fits(g, active.scope, card) and is_working(g, active)


def clause_times(g: State, card: int) -> int:
    """King of trees: the preparation texts of other Trees count once more."""
    times = 1
    for active in g.mods[APPLY_TIMES]:
        if about_preparing(g, active, card):
            delta = cast(Modifier, active.ability).delta
            if delta is not None:
                amount = delta.amount(g, active.scope)
                times = amount if delta.kind == EXACTLY else times + max(0, amount)
    return min(times, MOST_TIMES)


def slots(g: State, seat: int, card: int, way: Modifier | None, uses: Uses) -> list[int]:
    """The words components are needed for, one entry for each; `way` is another way of preparing it."""
    needed = g.definition(card).need_words[:]
    if way is not None and way.delta is not None:
        s = preparing_scope(g, seat, card, uses)
        needed = [word for word in needed if not way.waives_all and not word & way.delta.word]
        if way.value is not None:
            needed.extend([way.word] * max(0, way.value.of(g, s)))
    if g.mods[NEEDS]:
        for active in sparing(g, card):
            delta = cast(Delta, cast(Modifier, active.ability).delta)
            for word in set_of(needed):
                spared = min(max(0, delta.amount(g, active.scope)), needed.count(word) - 1)
                for _ in range(spared):
                    needed.remove(word)
    return needed


def sparing(g: State, card: int) -> list[Active]:
    """What makes preparing a card ask less often for a word that it asks for repeatedly (Fire mask)."""
    found: list[Active] = []
    for active in g.mods[NEEDS]:
        delta = cast(Modifier, active.ability).delta
        if delta is not None and delta.kind == REPEATED_LESS and about_preparing(g, active, card):
            found.append(active)
    return found


def set_of(numbers: list[int]) -> list[int]:
    found: list[int] = []
    for n in numbers:
        if n not in found:
            found.append(n)
    return found


def droppable(g: State, seat: int, card: int, uses: Uses) -> int:
    """How many components fewer are needed, whichever the player leaves out (Tree in flames)."""
    total = 0
    for clause in clauses(g, seat, card, uses, NEEDS):
        delta = clause.delta
        if delta is not None and delta.kind == LESS:
            total += max(0, delta.amount(g, preparing_scope(g, seat, card, uses))) * clause_times(g, card)
    return total


def extra_words(g: State, seat: int, card: int) -> list[int]:
    """Additional components that may be used for this preparation, one entry for each (Delayed fate)."""
    found: list[int] = []
    for active in g.listeners[NEXT + PREPARED_NOW]:
        promise = cast(Next, active.ability)
        if not next_fits(g, active, card, seat):
            continue
        for given in promise.given:
            delta = cast(Modifier, given).delta
            if delta is not None and delta.kind == MAY_ADD:
                for _ in range(max(0, delta.amount(g, active.scope))):
                    found.append(delta.word)
    return found


def next_fits(g: State, active: Active, card: int, seat: int) -> bool:
    subject = cast(Next, active.ability).pattern.subject
    return (subject is None or subject.fits(g, active.scope, card)) and is_working(g, active)


def other_ways(g: State, seat: int, card: int, uses: Uses) -> list[Modifier]:
    """Other ways of preparing this card: without some component, for a price, or with others instead."""
    return clauses(g, seat, card, uses, OPTION)


def can_go(g: State, seat: int, card: int, way: Modifier | None, uses: Uses) -> bool:
    """Whether this way is open: its price can be paid, its components are there, beside those used already."""
    s = preparing_scope(g, seat, card, uses)
    if way is not None and way.price is not None and not cast(Effect, way.price).can_be_done(g, s):
        return False
    for extra in clauses(g, seat, card, uses, EXTRA):
        if not cast(Effect, extra.price).can_be_done(g, s):
            return False
    needed = slots(g, seat, card, way, uses)
    if not needed:
        return True
    taken = [use.card for use in uses]
    return missing(g, seat, needed, taken)[0] <= droppable(g, seat, card, uses)


def available(g: State, seat: int, word: int, taken: list[int]) -> int:
    """How often a word is there among a player's components; one card may serve several words, so words are counted
    apart from each other. `taken` are cards that serve elsewhere already."""
    total = 0
    for card in components(g, seat):
        if card not in taken and has_words(g, card, word):
            total += instances(g, card, word, True)
    return total


def are_there(g: State, seat: int, needed: list[int], counted: dict[int, int]) -> bool:
    """Whether nothing of this is missing; `counted` has how often a word is there, for whoever asks of many spells."""
    for word in needed:
        if word not in counted:
            counted[word] = available(g, seat, word, NO_CARDS)
        if needed.count(word) > counted[word]:
            return False
    return True


def missing(g: State, seat: int, needed: list[int], taken: list[int]) -> tuple[int, int]:
    """How many components are missing, and a word of which one is."""
    short = 0
    which = 0
    for word in set_of(needed):
        lack = needed.count(word) - available(g, seat, word, taken)
        if lack > 0:
            short += lack
            which = word
    return short, which


def is_open(g: State, seat: int, card: int, uses: Uses, extras: list[int]) -> bool:
    """Whether the preparation can be completed with these additional components, or with more of them.

    Components are the only thing that can change the numbers of a preparation, so only those that do are tried.
    """
    ways: list[Modifier | None] = [None, *other_ways(g, seat, card, uses)]
    for way in ways:
        if can_go(g, seat, card, way, uses):
            needed = slots(g, seat, card, way, uses)
            if can_complete(g, seat, card, uses, needed, way):
                return True
    taken = [use.card for use in uses]
    for i, word in enumerate(extras):
        if word in extras[:i]:
            continue
        for other in components(g, seat):
            if other in taken or not alters_cost(g, other) or not has_words(g, other, word):
                continue
            if is_open(g, seat, card, (*uses, use_of(g, other, word)), extras[:i] + extras[i + 1 :]):
                return True
    return False


# -- Mana --------------------------------------------------------------------------------------------------------------


def preparation_cost(g: State, seat: int, card: int, uses: Uses, way: Modifier | None = None) -> list[int]:
    """Printed cost; then "cost 0"; then all increases and reductions together; then at least 0 of each element (D10.3).

    A printed cost with an X in it stays as it is (D2.4)."""
    definition = g.definitions[g.defs[card]]
    if not definition.clauses and not g.mods[COST] and not uses and not g.listeners[NEXT + PREPARED_NOW]:
        return definition.cost
    deltas = cost_changes(g, seat, card, uses, way)
    if not deltas:
        return definition.cost
    cost = definition.cost[:]
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
        elements = 1 << definition.element if delta.own_element else delta.elements
        for e in range(6):
            if elements & (1 << e):
                cost[e] += amount if delta.kind == MORE else -amount
    return [max(0, n) for n in cost]


def cost_changes(g: State, seat: int, card: int, uses: Uses, way: Modifier | None = None) -> list[tuple[Modifier, Scope]]:
    """Everything that changes what preparing a card costs, each with the scope of the text that says so."""
    definition = g.definitions[g.defs[card]]
    kind = NEXT + PREPARED_NOW
    deltas: list[tuple[Modifier, Scope]] = []
    if definition.x_element != NO_ELEMENT:  # D2.4: nothing raises or lowers a cost of X, in any element
        return deltas
    if definition.clauses:
        own = preparing_scope(g, seat, card, uses)
        for clause in clauses(g, seat, card, uses, COST):
            for _ in range(clause_times(g, card)):
                deltas.append((clause, own))
        if way is not None and way.delta is not None and way.delta.kind == LESS:
            deltas.append((way, own))
    for active in g.mods[COST]:
        if about_preparing(g, active, card):
            deltas.append((cast(Modifier, active.ability), active.scope))
    for active in g.listeners[kind]:
        if next_fits(g, active, card, seat):
            for given in cast(Next, active.ability).given:
                if cast(Modifier, given).query == COST:
                    deltas.append((cast(Modifier, given), active.scope))
    for use in uses:
        for rider in riders_of(g, use):
            modifier = cast(Modifier, rider.ability)
            if modifier.query == COST and fits_user(g, modifier, card):
                deltas.append((modifier, Scope(use.card, use.stamp, use.seat, STATIC, rider.home, rider.uses)))
    return deltas


def lenders(g: State, seat: int, card: int) -> list[int]:
    """Cards whose Mana may pay for this preparation (Desert fangs)."""
    found: list[int] = []
    for clause in clauses(g, seat, card, NO_USES, PAY_FROM):
        if clause.lenders is not None:
            found.extend(cast(CardsExpr, clause.lenders).numbers(g, preparing_scope(g, seat, card, NO_USES)))
    return found


def can_pay(g: State, seat: int, card: int, cost: list[int]) -> bool:
    reserve = g.reserve
    at = seat * 6
    for e in range(6):
        if cost[e] > reserve[at + e]:
            break
    else:
        return True
    if not g.definitions[g.defs[card]].clauses:
        return False
    lent = lenders(g, seat, card)
    if not lent:
        return False
    for e in range(6):
        if cost[e] > reserve[at + e] + sum([g.mana[other * 6 + e] for other in lent]):
            return False
    return True


def alters_cost(g: State, card: int) -> bool:
    """Whether using this card as a component can change what the spell costs."""
    riders = g.definitions[g.defs[card]].riders
    for rider in riders:
        query = cast(Modifier, rider).query
        if query == COST or query == NUMBERS:
            return text_of(g, card) is not BLANK
    if card in g.used:  # what those lay on it, it may lay on its user in turn
        for given in riders_of(g, use_of(g, card, 0)):
            if given.ability not in riders:
                return True
    return False


def use_of(g: State, card: int, word: int) -> Use:
    """The record of a component that is used now."""
    blank = text_of(g, card) is BLANK
    return Use(card, g.stamp[card], g.defs[card], g.owner[card], word, g.used.get(card, NO_USES), blank)


def can_complete(g: State, seat: int, card: int, uses: Uses, open_words: list[int], way: Modifier | None = None) -> bool:
    """Whether the Mana suffices with these components, or with others that may still be named for the open words."""
    if can_pay(g, seat, card, preparation_cost(g, seat, card, uses, way)):
        return True
    if not open_words:
        return False
    named = [use.card for use in uses]
    helpful = [other for other in components(g, seat) if alters_cost(g, other) and other not in named]
    if not helpful:
        return False
    for i, word in enumerate(open_words):
        if word in open_words[:i]:
            continue
        rest = open_words[:i] + open_words[i + 1 :]
        for other in helpful:
            if has_words(g, other, word) and can_complete(g, seat, card, (*uses, use_of(g, other, word)), rest, way):
                return True
    return False
