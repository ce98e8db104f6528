"""The chain of events (D4.2.1): after each indivisible action its triggers are resolved, before anything else goes on."""

from typing import Final

from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.animals import Exhaust
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.indivisible_actions import Body
from grimoire.magenoir.procedure_numbers import CONFLICT, FALL, LEAVE, PROCEDURES, SETTLE
from grimoire.magenoir.procedures import procedure, settle
from grimoire.magenoir.queries import apply_times
from grimoire.magenoir.rituals_and_mage_noir import heed_rituals
from grimoire.magenoir.simultaneous_effects import as_they_lie, is_same_trigger, order_option
from grimoire.magenoir.state import TRIGGER, Pending, State
from grimoire.magenoir.surplus_cards import arrival_crowds
from grimoire.magenoir.text_source import speaker
from grimoire.magenoir.triggers import STATES, heed_states, still_speaks
from grimoire.magenoir.zones import ANIMALS, PERMANENTS, is_board


def is_unsettled(g: State) -> bool:
    """Whether something waits: triggers, fallen Permanents, arrivals, or a state that may have come true."""
    return bool(g.pending) or g.hurt or bool(g.arrived) or bool(g.listeners[STATES])


def is_within_a_discard(g: State) -> bool:
    """Whether a card is just leaving: nothing interrupts that, neither what it does on its way nor what is done instead
    (D4.1, D6.5). What these set off waits until the action they are part of is over."""
    leaving = PROCEDURES[LEAVE]
    for frame in g.stack:
        if frame.node is leaving:
            return True
    return False


def waits_to_fall(g: State, card: int) -> bool:
    """Whether the fall of a Permanent is in a batch that is interrupted: it comes when that goes on."""
    falling = PROCEDURES[FALL]
    for batch in g.batches:
        for waiting in batch:
            if waiting.node is falling and waiting.scope.card == card and waiting.scope.stamp == g.stamp[card]:
                return True
    return False


def gather(g: State) -> None:
    """Add to the waiting triggers what the state of the board demands."""
    heed_rituals(g)
    if g.hurt:
        g.hurt = False
        for seat in (g.active, 1 - g.active):
            for card in g.cards(seat, PERMANENTS):
                if NO_HP < g.hp[card] <= 0 and not waits_to_fall(g, card):
                    g.pending.append(Pending(PROCEDURES[FALL], g.scope_of(card, TRIGGER)))
    if g.arrived:
        arrived = g.arrived
        g.arrived = []
        for card in arrived:
            if g.zone[card] == ANIMALS and any([isinstance(frame.node, Exhaust) for frame in g.stack]):
                g.arrived.append(card)  # an ability is not over before its Animal is turned; then the Bees are counted
                continue
            if is_board(g.zone[card]) and arrival_crowds(g, card):
                g.pending.append(Pending(PROCEDURES[CONFLICT], g.scope_of(card, TRIGGER)))
    heed_states(g)


# Steps of Settle.
GATHERING: Final = 0  # what waits becomes a batch
NEXT_OF_BATCH: Final = 1
ORDERED_NEXT: Final = 2


class Settle(Step[State]):
    """One batch after another, until nothing waits. The active player chooses the order (R:simultaneous-effects), at the
    beginning of a turn as ever (R:turn-start)."""

    def run(self, g: State, f: Frame) -> None:
        if f.step == GATHERING:
            if is_within_a_discard(g):
                g.pop()
                return
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
        offer = Offer()
        for i, waiting in enumerate(batch):
            if is_timed(waiting) and not still_speaks(g, waiting):
                continue
            for key in offer.keys:
                if is_same_trigger(g, batch[key], waiting):
                    break
            else:
                offer.add(order_option(g, waiting, offer.options), i, speaker(g, waiting.scope))
        if not offer.keys:
            g.batches.pop()
            f.step = GATHERING
            return
        if len(offer.keys) == 1:
            launch(g, batch.pop(offer.keys[0]))
            return
        g.ask(f, ORDERED_NEXT, g.active, Question("order"), offer)


def is_timed(waiting: Pending) -> bool:
    """Whether this is an effect of the beginning or the end of a turn."""
    return isinstance(waiting.node, Body) and waiting.node.timed


def launch(g: State, waiting: Pending) -> None:
    """Let a trigger resolve; timed effects as often as the card applies them (King of trees)."""
    node = waiting.node
    times = 1
    card = speaker(g, waiting.scope)
    if not isinstance(node, Body):
        settle(g)  # a text settles after each of its actions; what the rules do is an action too
    elif node.timed and card >= 0:
        times = apply_times(g, card)
    for _ in range(times - 1):
        g.stack.append(Frame(node, waiting.scope.clone(), []))
    if times > 0:
        g.stack.append(Frame(node, waiting.scope, []))


procedure(SETTLE, Settle())
