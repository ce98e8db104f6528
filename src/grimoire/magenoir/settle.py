"""What an action sets off: after each indivisible action its triggers are resolved, before anything else goes on."""

from typing import cast

from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.body import Body
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.effects import Exhaust
from grimoire.magenoir.game import TRIGGER, Game, Pending
from grimoire.magenoir.limits import conflicting, over_limit, slot_limit
from grimoire.magenoir.occurrences import HP_GONE, STATES, Replacement, StateTrigger, replacements, triggered_scope
from grimoire.magenoir.offers import card_options, looks_same
from grimoire.magenoir.procedure_numbers import CONFLICT, FALL, LEAVE, PROCEDURES, SETTLE
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.queries import apply_times, is_working, once_key
from grimoire.magenoir.status import heed_rituals
from grimoire.magenoir.zones import ANIMALS, DISCARD, EQUIPMENT, EXILE, PERMANENTS, is_board


def is_unsettled(g: Game) -> bool:
    """Whether something waits: triggers, fallen Permanents, arrivals, or a state that may have come true."""
    return bool(g.pending) or g.hurt or bool(g.arrived) or STATES in g.listeners


def settle(g: Game) -> None:
    if is_unsettled(g):
        start(g, SETTLE, g.active, [])


def gather(g: Game) -> None:
    """Add to the waiting triggers what the state of the board demands."""
    heed_rituals(g)
    if g.hurt:
        g.hurt = False
        for seat in (g.active, 1 - g.active):
            for card in g.cards(seat, PERMANENTS):
                if NO_HP < g.hp[card] <= 0:
                    g.pending.append(Pending(PROCEDURES[FALL], g.scope_of(card, TRIGGER)))
    if g.arrived:
        arrived = g.arrived
        g.arrived = []
        for card in arrived:
            if g.zone[card] == ANIMALS and any([isinstance(frame.node, Exhaust) for frame in g.stack]):
                g.arrived.append(card)  # an ability is not over before its Animal is turned; then the Bees are counted
                continue
            if (is_board(g.zone[card]) and conflicting(g, card)) or (
                g.zone[card] in (ANIMALS, EQUIPMENT) and over_limit(g, g.owner[card])
            ):
                g.pending.append(Pending(PROCEDURES[CONFLICT], g.scope_of(card, TRIGGER)))
    for active in g.listeners.get(STATES, []):
        trigger = cast(StateTrigger, active.ability)
        key = once_key(active.scope.card, trigger)
        if is_working(g, active) and trigger.state.holds(g, active.scope):
            if key not in g.fired:
                g.fired.append(key)
                card = active.scope.card
                g.pending.append(Pending(trigger.body, triggered_scope(g, active, card, -1, 0)))
        elif key in g.fired:
            g.fired.remove(key)


class Settle(Step[Game]):
    """One batch after another, until nothing waits. The active player chooses the order (R:simultaneous-effects)."""

    def run(self, g: Game, f: Frame) -> None:
        if f.step == 0:
            gather(g)
            if not g.pending:
                g.pop()
                return
            g.batches.append(g.pending)
            g.pending = []
            f.step = 1
        batch = g.batches[-1]
        if f.step == 2:
            f.step = 1
            launch(g, batch.pop(g.reply))
            return
        if not batch:
            g.batches.pop()
            f.step = 0
            return
        options: list[Option] = []
        keys: list[int] = []
        for i, waiting in enumerate(batch):
            if not any([is_same_trigger(g, batch[key], waiting) for key in keys]):
                options.append(order_option(g, waiting, options))
                keys.append(i)
        if len(options) == 1:
            launch(g, batch.pop(0))
            return
        g.ask(f, 2, g.active, Question("order"), options, keys)


def is_same_trigger(g: Game, one: Pending, other: Pending) -> bool:
    """Whether it makes no difference which of two triggers comes first."""
    if one.node is not other.node or one.scope.seat != other.scope.seat:
        return False
    card, second = one.scope.card, other.scope.card
    return card == second or (card >= 0 and second >= 0 and g.defs[card] == g.defs[second] and looks_same(g, card, second))


def order_option(g: Game, waiting: Pending, before: list[Option]) -> Option:
    card = waiting.scope.card
    name = g.definition(card).id if card >= 0 else ""
    word = "" if waiting.node.home >= 0 else type(waiting.node).__name__.lower()
    ordinal = 1 + len([o for o in before if o.card == name and o.word == word])
    return Option("order", name, "again" if ordinal > 1 else "", ordinal if ordinal > 1 else 0, word=word)


def launch(g: Game, waiting: Pending) -> None:
    """Let a trigger resolve; timed effects as often as the card applies them (King of trees)."""
    node = waiting.node
    times = 1
    if isinstance(node, Body) and node.timed and waiting.scope.card >= 0:
        times = apply_times(g, waiting.scope.card)
    for _ in range(times - 1):
        g.stack.append(Frame(node, waiting.scope.clone(), []))
    if times > 0:
        g.stack.append(Frame(node, waiting.scope, []))


class Fall(Step[Game]):
    """A Permanent without Health Points is destroyed (R:permanents)."""

    def run(self, g: Game, f: Frame) -> None:
        card = f.scope.card
        g.pop()
        if g.stamp[card] != f.scope.stamp or g.zone[card] != PERMANENTS or g.hp[card] > 0:
            return
        found = replacements(g, HP_GONE, card, g.owner[card], PERMANENTS)
        if found:
            replacement = cast(Replacement, found[0].ability)
            g.stack.append(Frame(replacement.body, triggered_scope(g, found[0], card, -1, 0), []))
        else:
            start(g, LEAVE, f.scope.seat, [DISCARD, 0, 0, g.ref(card)])


class Conflict(Step[Game]):
    """New Equipment: the older of its slot goes. A second Unique: its controller keeps one. Too many: down to the limit."""

    def run(self, g: Game, f: Frame) -> None:
        card = f.scope.card
        seat = f.scope.seat
        if f.step == 1:
            keep = g.reply
            group = conflicting(g, card)
            g.pop()
            start(g, LEAVE, seat, [DISCARD, 0, 0, *[g.ref(c) for c in group if c != keep]])
            return
        if f.step == 3:
            f.step = 0
            start(g, LEAVE, seat, [DISCARD, 0, 0, g.ref(g.reply)])
            return
        if f.step == 2:
            f.step = 0  # there may be more than one too many
            start(g, LEAVE, seat, [EXILE, 0, 0, g.ref(g.reply)])
            return
        group = conflicting(g, card) if g.stamp[card] == f.scope.stamp else []
        if group:
            slot = g.definition(card).slot
            if slot:
                older = [c for c in group if c != card]
                most = slot_limit(g, seat, slot)
                if most == 1:
                    g.pop()
                    start(g, LEAVE, seat, [DISCARD, 0, 0, *[g.ref(c) for c in older]])
                    return
                worn: list[Option] = []  # room for some of the older ones: their wearer picks which goes
                worn_keys: list[int] = []
                card_options(g, seat, "discard", older, worn, worn_keys)
                g.ask(f, 3, seat, Question("too-many", g.definition(card).id), worn, worn_keys)
                return
            options: list[Option] = []
            keys: list[int] = []
            card_options(g, seat, "keep", group, options, keys)
            if len(options) == 1:
                g.pop()
                start(g, LEAVE, seat, [DISCARD, 0, 0, *[g.ref(c) for c in group[:-1]]])
                return
            g.ask(f, 1, seat, Question("keep-one", g.definition(card).id), options, keys)
            return
        crowded = over_limit(g, seat)
        if crowded and g.zone[crowded[0][0][0]] == EQUIPMENT and not crowded[0][1]:
            g.pop()  # none of these may be worn
            start(g, LEAVE, seat, [DISCARD, 0, 0, *[g.ref(c) for c in crowded[0][0]]])
            return
        if not crowded or g.zone[crowded[0][0][0]] == EQUIPMENT:
            g.pop()
            return
        options = []
        keys = []
        card_options(g, seat, "exile", crowded[0][0], options, keys)
        g.ask(f, 2, seat, Question("too-many"), options, keys)


procedure(SETTLE, Settle())
procedure(FALL, Fall())
procedure(CONFLICT, Conflict())
