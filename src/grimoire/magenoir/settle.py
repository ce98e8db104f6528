"""What an action sets off (D4.2.1): after each indivisible action its triggers are resolved, before anything else goes on."""

from typing import Final, cast

from grimoire.kernel.frame import BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.animals import Exhaust
from grimoire.magenoir.becoming_mage_noir import heed_rituals
from grimoire.magenoir.body import Body
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.leave import leave
from grimoire.magenoir.likeness import looks_same
from grimoire.magenoir.limits import can_be_discarded, crowd_of, over_limit
from grimoire.magenoir.occurrences import HP_GONE, STATES, Replacement, StateTrigger, replacements, triggered_scope
from grimoire.magenoir.procedure_numbers import CONFLICT, FALL, PROCEDURES, SETTLE
from grimoire.magenoir.procedures import procedure
from grimoire.magenoir.queries import apply_times, is_working, once_key
from grimoire.magenoir.speakers import speaker, speaker_id
from grimoire.magenoir.state import TRIGGER, Pending, State
from grimoire.magenoir.zones import ANIMALS, DISCARD, EQUIPMENT, PERMANENTS, ZONES, is_board


def is_unsettled(g: State) -> bool:
    """Whether something waits: triggers, fallen Permanents, arrivals, or a state that may have come true."""
    return bool(g.pending) or g.hurt or bool(g.arrived) or bool(g.listeners[STATES])


def gather(g: State) -> None:
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
            if is_board(g.zone[card]) and arrival_crowd(g, card)[0]:
                g.pending.append(Pending(PROCEDURES[CONFLICT], g.scope_of(card, TRIGGER)))
    for active in g.listeners[STATES]:
        trigger = cast(StateTrigger, active.ability)
        key = once_key(active.scope.card, trigger)
        if is_working(g, active) and trigger.state.holds(g, active.scope):
            if key not in g.fired:
                g.fired.append(key)
                card = active.scope.card
                g.pending.append(Pending(trigger.body, triggered_scope(g, active, card, -1, 0)))
        elif key in g.fired:
            g.fired.remove(key)


# Steps of Settle.
GATHERING: Final = 0  # what waits becomes a batch
NEXT_OF_BATCH: Final = 1
ORDERED_NEXT: Final = 2


class Settle(Step[State]):
    """One batch after another, until nothing waits. The active player chooses the order (R:simultaneous-effects)."""

    def run(self, g: State, f: Frame) -> None:
        if f.step == GATHERING:
            gather(g)
            if not g.pending:
                g.pop()
                return
            g.batches.append(as_they_lie(g, g.pending))
            g.pending = []
            f.step = NEXT_OF_BATCH
        batch = g.batches[-1]
        if f.step == ORDERED_NEXT:
            f.step = NEXT_OF_BATCH
            launch(g, batch.pop(g.reply))
            return
        if not batch:
            g.batches.pop()
            f.step = GATHERING
            return
        offer = Offer()
        for i, waiting in enumerate(batch):
            if not any([is_same_trigger(g, batch[key], waiting) for key in offer.keys]):
                offer.add(order_option(g, waiting, offer.options), i, speaker(g, waiting.scope))
        if len(offer.keys) == 1:
            launch(g, batch.pop(0))
            return
        g.ask(f, ORDERED_NEXT, g.active, Question("order"), offer)


def as_they_lie(g: State, waiting: list[Pending]) -> list[Pending]:
    """In the order in which their cards lie on the table: which text began first is nothing a table shows."""
    if len(waiting) < 2:
        return waiting
    places: list[tuple[int, int, int, int]] = []
    for i, pending in enumerate(waiting):
        card = speaker(g, pending.scope)
        zone = g.zone[card] if card >= 0 else -1
        if is_board(zone):
            places.append((zone, g.owner[card], g.cards(g.owner[card], zone).index(card), i))
        else:
            places.append((ZONES, 0, 0, i))
    places.sort()
    return [waiting[place[3]] for place in places]


def is_same_trigger(g: State, one: Pending, other: Pending) -> bool:
    """Whether it makes no difference which of two triggers comes first."""
    if one.node is not other.node or one.scope.seat != other.scope.seat:
        return False
    card, second = speaker(g, one.scope), speaker(g, other.scope)
    if card == second:  # two that are gone differ by what was used for them
        return card >= 0 or one.scope.uses == other.scope.uses
    return card >= 0 and second >= 0 and g.defs[card] == g.defs[second] and looks_same(g, card, second)


def order_option(g: State, waiting: Pending, before: list[Option]) -> Option:
    name = speaker_id(g, waiting.scope)
    word = "" if waiting.node.home >= 0 else type(waiting.node).__name__.lower()
    ordinal = 1 + len([o for o in before if o.card == name and o.word == word])
    return Option("order", name, "again" if ordinal > 1 else "", ordinal if ordinal > 1 else 0, word=word)


def launch(g: State, waiting: Pending) -> None:
    """Let a trigger resolve; timed effects as often as the card applies them (King of trees)."""
    node = waiting.node
    times = 1
    card = speaker(g, waiting.scope)
    if isinstance(node, Body) and node.timed and card >= 0:
        times = apply_times(g, card)
    for _ in range(times - 1):
        g.stack.append(Frame(node, waiting.scope.clone(), []))
    if times > 0:
        g.stack.append(Frame(node, waiting.scope, []))


class Fall(Step[State]):
    """A Permanent without Health Points is destroyed (R:permanents)."""

    def run(self, g: State, f: Frame) -> None:
        card = f.scope.card
        g.pop()
        if g.stamp[card] != f.scope.stamp or g.zone[card] != PERMANENTS or g.hp[card] > 0:
            return
        found = replacements(g, HP_GONE, card, g.owner[card], PERMANENTS)
        if found:
            replacement = cast(Replacement, found[0].ability)
            g.stack.append(Frame(replacement.body, triggered_scope(g, found[0], card, -1, 0), []))
        else:
            leave(g, f.scope.seat, DISCARD, [g.ref(card)])


# Steps of Conflict: its numbers are the cards that have been spoken of.
KEPT: Final = 1
GIVEN_UP: Final = 2


class Conflict(Step[State]):
    """On arrival: new Equipment makes the older of its slot go; of a Unique spell its controller keeps one; where a card's
    text allows so many only, down to that. What cannot go stays (D3.2.3), until a control check.

    Numbers: what has had its turn: kept, or told to go and perhaps still here.
    """

    def run(self, g: State, f: Frame) -> None:
        card = f.scope.card
        seat = f.scope.seat
        if f.step > BEGIN:
            ref = g.ref(g.reply)
            f.vals.append(ref)
            going = f.step == GIVEN_UP
            f.step = BEGIN
            if going:
                leave(g, seat, DISCARD, [ref])  # an Animal goes into exile for it (D7.4)
                return
        group, most = arrival_crowd(g, card) if g.stamp[card] == f.scope.stamp else ([], 0)
        newest = g.zone[card] == EQUIPMENT and card in group and most > 0  # the latest Equipment is the one that stays
        left = [c for c in group if g.ref(c) not in f.vals and not (newest and c == card)]
        free = [c for c in left if can_be_discarded(g, c)]
        room = most - (len(group) - len(free))
        if room <= 0:
            g.pop()
            leave(g, seat, DISCARD, [g.ref(c) for c in left])  # all of them, so that it is told what cannot go
        elif len(free) <= room:
            g.pop()
        else:
            self.choose(g, f, free, room, newest)

    def choose(self, g: State, f: Frame, free: list[int], room: int, newest: bool) -> None:
        """Who may keep some names what is kept, or, where that is shorter to say, what goes."""
        seat = f.scope.seat
        offer = Offer()
        animals = g.zone[free[0]] == ANIMALS
        keeps = not newest and not animals
        offer.add_cards(g, seat, "keep" if keeps else "exile" if animals else "discard", free)
        if len(offer.keys) == 1 and not animals:
            g.pop()
            leave(g, seat, DISCARD, [g.ref(c) for c in free[: len(free) - room]])
            return
        name = g.definition(f.scope.card).id
        question = Question("keep-one", name) if keeps else Question("too-many") if animals else Question("makes-room", name)
        g.ask(f, 1 if keeps else 2, seat, question, offer)


def arrival_crowd(g: State, card: int) -> tuple[list[int], int]:
    """What a card that has just come makes too many of; a card's text may limit Animals and Equipment."""
    group, most = crowd_of(g, card)
    if not group and g.zone[card] in (ANIMALS, EQUIPMENT):
        for limited in over_limit(g, g.owner[card]):
            return limited
    return group, most


procedure(SETTLE, Settle())
procedure(FALL, Fall())
procedure(CONFLICT, Conflict())
