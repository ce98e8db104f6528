"""Legality is one function for each action, returning a reason; no reason means legal.

Decisions, choices and "why not" all use it.
"""

from typing import Final, cast

from grimoire.kernel.dealing import NO_CARDS
from grimoire.kernel.frame import NO_USES
from grimoire.kernel.offer import REFUSED, Offer, distinct, ordinal_of
from grimoire.kernel.option import Option
from grimoire.kernel.reason import Reason
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.ability_costs import can_pay_mana, is_mana_cost
from grimoire.magenoir.component_counts import components, instances
from grimoire.magenoir.costs_and_components import (
    alters_cost,
    are_there,
    can_pay,
    clauses,
    extra_words,
    is_open,
    missing,
    preparation_cost,
    preparing_scope,
    slots,
)
from grimoire.magenoir.definition import MAIN, MOST_ACTS, ON_HIT, QUICKCAST, SLOWCAST, YOUR_TURN, CardDefinition
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.keywords import has_keyword, has_words
from grimoire.magenoir.mana import reserve_size
from grimoire.magenoir.modifiers import (
    CANNOT,
    COPY,
    COST,
    COUNTS_AS,
    FROM,
    KEYWORD,
    LOSES_WORD,
    NEEDS,
    ONLY,
    SILENCE,
    Modifier,
)
from grimoire.magenoir.moves import definition_now
from grimoire.magenoir.occurrences import ACTIVATED, CHANNELED_NOW, PREPARED_NOW, is_forbidden
from grimoire.magenoir.passive_effects import BLANK, is_working, text_of
from grimoire.magenoir.procedure_numbers import PROCEDURES, USE_ABILITY
from grimoire.magenoir.queries import once_key
from grimoire.magenoir.state import ABILITY, MAIN_PHASE, NEVER, State
from grimoire.magenoir.triggers import NEXT
from grimoire.magenoir.zones import ANIMAL, ANIMALS, DISCARD, HAND, PREPARED, SPELL, ZONES, is_board

ABILITY_KEY: Final = 1 << 20  # keys of abilities lie above those of cards
# how an activation came about, in its scope
AS_CHOSEN: Final = 0  # as an action of the main phase
BETWEEN: Final = 1  # chosen in a window, which takes Quickcast
ORDERED: Final = 2  # by an effect, so there is no window


def may_prepare(g: State, seat: int, card: int) -> bool:
    """The same without a reason: whoever makes options asks this of every card of a hand."""
    return why_not_prepare(g, seat, card, explain=False) is None


def preparable(g: State, seat: int, hand: list[int]) -> list[int]:
    """Those of these cards of a hand that may be prepared: what is the same for all of them is looked at once."""
    mods = g.mods
    if mods[COPY] or g.listeners[NEXT + PREPARED_NOW]:
        return [card for card in hand if may_prepare(g, seat, card)]
    found: list[int] = []
    parts = components(g, seat)
    named = not (mods[SILENCE] or mods[KEYWORD] or mods[LOSES_WORD] or mods[NEEDS])  # by their names, and each as it says
    cheaper = could_be_cheaper(g, parts)
    held = reserve_size(g, seat)
    as_printed = not mods[COST]  # what cards cost, but for what each says of itself
    counted: dict[int, int] = {}  # how often a needed word is there
    definitions = g.definitions
    defs = g.defs
    for card in hand:
        definition = definitions[defs[card]]
        if definition.type == ANIMAL:
            continue
        if definition.clauses:
            may = may_prepare(g, seat, card)
        else:
            dear = as_printed and definition.total_cost > held
            payable = not dear and can_pay(g, seat, card, preparation_cost(g, seat, card, NO_USES))
            if not payable and not cheaper:
                continue
            if not definition.need_words:
                may = payable
            elif named:
                may = has_parts(g, definition, parts)
            else:
                may = are_there(g, seat, slots(g, seat, card, None, NO_USES), counted)
            if may and not payable:  # with components that make it cheaper
                may = may_prepare(g, seat, card)
        if may and not (mods[CANNOT] and is_forbidden(g, PREPARED_NOW, card, seat, HAND)):
            found.append(card)
    return found


def has_parts(g: State, definition: CardDefinition, parts: list[int]) -> bool:
    """Whether the components a spell asks for are among these cards, where nothing at work changes words or needs."""
    definitions = g.definitions
    defs = g.defs
    needed = definition.need_numbers
    counted = bool(g.mods[COUNTS_AS])
    for i in range(len(needed)):
        number = needed[i]
        lacking = 0
        for other in needed:
            if other == number:
                lacking += 1
        for card in parts:
            part = definitions[defs[card]]
            serves = part.serves[number]
            if not serves and (part.extras or card in g.given):
                serves = has_words(g, card, definition.need_words[i])
            if serves:
                lacking -= instances(g, card, definition.need_words[i], True) if counted else 1
                if lacking <= 0:
                    break
        if lacking > 0:
            return False
    return True


def why_not_prepare(g: State, seat: int, card: int, free: bool = False, explain: bool = True) -> Reason | None:
    """D2.2: from the hand, with its components and its Mana. `free`: an effect has it prepared from where it lies, without
    these; what forbids preparing it forbids this too. Without `explain` every refusal is REFUSED."""
    if not g.mods[COPY]:
        return why_not_prepare_as_is(g, seat, card, free, explain)
    shown = g.defs[card]
    g.defs[card] = definition_now(g, card)  # what it becomes in transition, where cost and components are asked
    reason = why_not_prepare_as_is(g, seat, card, free, explain)
    g.defs[card] = shown
    return reason


def why_not_prepare_as_is(g: State, seat: int, card: int, free: bool, explain: bool) -> Reason | None:
    definition = g.definitions[g.defs[card]]
    if g.owner[card] != seat or (not free and g.zone[card] != HAND and not is_open_source(g, seat, card)):
        return Reason("not-in-hand", "R:prepare-a-spell", definition.id) if explain else REFUSED
    if g.mods[CANNOT] and is_forbidden(g, PREPARED_NOW, card, seat, g.zone[card]):
        return Reason("cannot-be-prepared", "R:the-main-rule", definition.id) if explain else REFUSED
    if definition.type == ANIMAL:
        return Reason("animal-is-no-spell", "S:additional-notes", definition.id) if explain else REFUSED
    if definition.clauses:
        for clause in text_of(g, card).clauses:
            if cast(Modifier, clause).query == ONLY:
                condition = clause.condition
                if condition is not None and not condition.holds(g, preparing_scope(g, seat, card, NO_USES)):
                    return Reason("only-mage-noir", "R:becoming-a-mage-noir", definition.id) if explain else REFUSED
    if free:
        return None
    cost = preparation_cost(g, seat, card, NO_USES)
    payable = can_pay(g, seat, card, cost)
    if payable and not definition.clauses:
        # nothing but what is missing can stand in the way, and no component makes others dispensable
        return why_missing(g, seat, card, explain) if definition.need_words else None
    # most refusals are plain: no Mana, and nothing on the board or on the card that could change what it costs
    hopeless = not payable and not definition.clauses and not could_be_cheaper(g, components(g, seat))
    if not hopeless and is_open(g, seat, card, NO_USES, extra_words(g, seat, card)):
        return None
    if not explain:
        return REFUSED
    if not payable:
        for e in range(6):
            lack = cost[e] - g.reserve[seat * 6 + e]
            if lack > 0:
                return Reason("needs-mana", "D2.2.3", definition.id, ELEMENTS[e], lack)
    return why_missing(g, seat, card) or Reason("cannot-pay-preparation", "D2.2.3", definition.id)


def could_be_cheaper(g: State, cards: list[int]) -> bool:
    """Whether one of these components lays something on its user that changes what it costs."""
    for card in cards:
        if alters_cost(g, card):
            return True
    return False


def why_missing(g: State, seat: int, card: int, explain: bool = True) -> Reason | None:
    """Whether the components a spell asks for are there."""
    short, which = missing(g, seat, slots(g, seat, card, None, NO_USES), NO_CARDS)
    if not short:
        return None
    return Reason("needs-component", "D2.2.2", g.definition(card).id, word_name(g, which), short) if explain else REFUSED


def is_open_source(g: State, seat: int, card: int) -> bool:
    """Whether a card may be prepared from where it lies, by its own text (Temporal blast)."""
    for active in g.mods[FROM]:
        modifier = cast(Modifier, active.ability)
        if active.scope.seat == seat and modifier.cards is not None and is_working(g, active):
            if modifier.cards.means(g, active.scope, card):
                return True
    for way in clauses(g, seat, card, NO_USES, FROM):
        if way.once and once_key(card, way) in g.once:
            continue
        if way.subject is not None and way.subject.matches(g, preparing_scope(g, seat, card, NO_USES), card):
            return True
    return False


def word_name(g: State, bits: int) -> str:
    for word, bit in g.pool.word_bits.items():
        if bit & bits:
            return word
    return ""


def may_activate(g: State, seat: int, card: int) -> bool:
    return why_not_activate(g, seat, card, False) is None


def why_not_activate(g: State, seat: int, card: int, explain: bool = True) -> Reason | None:
    """R:activate-a-spell: a prepared spell of one's own; with Slowcast not on the turn it was prepared."""
    if g.zone[card] != PREPARED or g.owner[card] != seat:
        return Reason("not-prepared", "R:activate-a-spell", g.definition(card).id) if explain else REFUSED
    if g.prepared[card] == g.turn and has_keyword(g, card, SLOWCAST):
        return Reason("slowcast", "D3.2.9", g.definition(card).id) if explain else REFUSED
    if g.mods[CANNOT] and is_forbidden(g, ACTIVATED, card, seat, PREPARED):
        return Reason("cannot-be-activated", "R:the-main-rule", g.definition(card).id) if explain else REFUSED
    return None


def why_not_go_ahead(g: State, seat: int, card: int, how: int, explain: bool = True) -> Reason | None:
    """Asked when an announced activation is reached: an answer may have taken what made it possible."""
    if how == ORDERED:
        return why_not_let_activate(g, card, explain)
    if how == BETWEEN and not has_keyword(g, card, QUICKCAST):
        return Reason("not-your-main-phase", "R:main-phase", g.definition(card).id) if explain else REFUSED
    return why_not_activate(g, seat, card, explain)


def why_not_let_activate(g: State, card: int, explain: bool = True) -> Reason | None:
    """Whether an effect may have this card activated, channeled or standing as it is."""
    name = g.definition(card).id
    if not is_board(g.zone[card]):
        return Reason("not-prepared", "R:activate-a-spell", name) if explain else REFUSED
    if g.prepared[card] == g.turn and has_keyword(g, card, SLOWCAST):
        return Reason("slowcast", "D3.2.9", name) if explain else REFUSED
    if g.mods[CANNOT] and is_forbidden(g, ACTIVATED, card, g.owner[card], g.zone[card]):
        return Reason("cannot-be-activated", "R:the-main-rule", name) if explain else REFUSED
    return None


def may_channel(g: State, seat: int, card: int) -> bool:
    return why_not_channel(g, seat, card, False) is None


def why_not_channel(g: State, seat: int, card: int, explain: bool = True) -> Reason | None:
    definition = g.definition(card)
    if g.zone[card] != PREPARED or g.owner[card] != seat:
        return Reason("not-prepared", "R:channel-a-spell", definition.id) if explain else REFUSED
    if definition.type != SPELL:
        return (
            Reason("cannot-be-channeled", "R:using-permanents-and-equipment-as-components", definition.id)
            if explain
            else REFUSED
        )
    if g.mods[CANNOT] and is_forbidden(g, CHANNELED_NOW, card, seat, PREPARED):
        return Reason("cannot-be-channeled", "R:the-main-rule", definition.id) if explain else REFUSED
    return None


def may_use(g: State, seat: int, card: int, act: Act) -> bool:
    return why_not_use(g, seat, card, act, False) is None


def why_not_use(g: State, seat: int, card: int, act: Act, explain: bool = True) -> Reason | None:
    """Whether an ability may be used now; its moment, its own limits, its cost."""
    name = g.definitions[g.defs[card]].id
    if g.owner[card] != seat or not act.zones & (1 << g.zone[card]):
        return Reason("not-in-play", "D4.4", name) if explain else REFUSED
    if act.timing == ON_HIT:
        return Reason("only-when-damaged", "D5.1", name) if explain else REFUSED
    if act.timing == MAIN and not is_quick_now(g, card, act) and not (g.active == seat and g.phase == MAIN_PHASE):
        return Reason("not-your-main-phase", "R:main-phase", name) if explain else REFUSED
    if act.timing == YOUR_TURN and g.active != seat:
        return Reason("not-your-turn", "R:main-phase", name) if explain else REFUSED
    if g.zone[card] == ANIMALS and card in g.exhausted:
        return Reason("exhausted", "S:exhausted-animals", name) if explain else REFUSED
    if text_of(g, card) is BLANK:
        return Reason("no-effect", "card:waiver-crown/1", name) if explain else REFUSED
    if act.once and once_key(card, act) in g.once:
        return Reason("used-this-turn", "D4.4", name) if explain else REFUSED
    free = act.is_free()
    if free and g.spent and g.spent.get(once_key(card, act), NEVER) == g.happened:
        return Reason("nothing-changed", "loop", name) if explain else REFUSED
    scope = g.scope_of(card, ABILITY)
    if free and not act.body.can_be_done(g, scope):
        return Reason("nothing-to-do", "D4.4", name) if explain else REFUSED
    if act.condition is not None and not act.condition.holds(g, scope):
        return Reason("condition-not-met", "D4.4", name) if explain else REFUSED
    if not can_pay_mana(g, scope, act):
        return Reason("cannot-pay-ability", "D9.1", name) if explain else REFUSED
    for effect in act.cost:
        if not is_mana_cost(effect) and not effect.can_be_done(g, scope):
            return Reason("cannot-pay-ability", "D9.1", name) if explain else REFUSED
    return None


def is_quick_now(g: State, card: int, act: Act) -> bool:
    """An ability that may be used at any time while a condition holds (Tardigrade)."""
    return act.quick_if is not None and act.quick_if.holds(g, g.scope_of(card, ABILITY))


def is_under_way(g: State, card: int) -> bool:
    """Whether an ability of this card is announced and waits for the window to close."""
    for frame in g.stack:
        if frame.scope.card == card and frame.node is PROCEDURES[USE_ABILITY]:
            return True
    return False


def works_in(g: State, card: int, zone: int) -> bool:
    for act in g.definition(card).acts:
        if act.zones & (1 << zone):
            return True
    return False


def ability_options(g: State, seat: int, main: bool, offer: Offer) -> None:
    """Abilities that may be used now: in the main phase those of the main phase, between chains the quick ones."""
    definitions = g.definitions
    defs = g.defs
    first = seat * ZONES
    cards: list[int] = []
    for at in range(first + PREPARED, first + ANIMALS + 1):  # the board
        for card in g.zones[at]:
            if definitions[defs[card]].acts:
                cards.append(card)
    if main:
        for card in g.zones[first + DISCARD]:
            if definitions[defs[card]].acts and works_in(g, card, DISCARD):
                cards.append(card)
    if not cards:
        return
    kept = distinct(g, cards) if len(cards) > 1 else cards
    for card in kept:
        several = len(kept) > 1 and len([c for c in kept if defs[c] == defs[card]]) > 1
        definition = definitions[defs[card]]
        acts = definition.acts
        for i, ability in enumerate(acts):
            act = cast(Act, ability)
            if not main and act.timing == MAIN and not is_quick_now(g, card, act):
                continue
            if not may_use(g, seat, card, act) or (not main and is_under_way(g, card)):
                continue
            if several or len(acts) > 1:
                place = g.place_of(card, seat) if several else ""
                ordinal = ordinal_of(g, card) if several else 0
                option = Option("use", definition.id, place, ordinal, word=str(i + 1) if len(acts) > 1 else "")
            else:
                option = definition.option("use")
            offer.add(option, ABILITY_KEY + card * MOST_ACTS + i, card)
