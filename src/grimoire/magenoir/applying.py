"""Applying the effects of a card, and activating a spell. Applying is not activating (judge: dragons 2)."""

from typing import cast

from grimoire.kernel.frame import NO_USES, Frame, Scope, Step, Uses
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.body import Body
from grimoire.magenoir.definition import MAGE_NOIR, QUICKCAST, Active, Given
from grimoire.magenoir.effect_ability import Imperative
from grimoire.magenoir.facts.spells import ActivationAnnounced, ActivationCalledOff, EffectsApplied, SpellActivated
from grimoire.magenoir.leave import BY_ACTIVATION, leave
from grimoire.magenoir.legality import BETWEEN, ORDERED, why_not_go_ahead, why_not_let_activate
from grimoire.magenoir.modifiers import Modifier
from grimoire.magenoir.occurrences import ACTIVATED, APPLIED, NEXT, Next, happen, own_triggers
from grimoire.magenoir.procedure_numbers import ACTIVATE, APPLY, SETTLE
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.queries import BLANK, apply_times, gifts_of, has_keyword, is_working, text_of
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.state import ACTIVATION, APPLICATION, State
from grimoire.magenoir.status import become_mage_noir
from grimoire.magenoir.windows import announce
from grimoire.magenoir.zones import DECK, DISCARD, HAND, SPELL, is_board


def frames_of(g: State, card: int, seat: int, mode: int, lent: Uses) -> list[Frame]:
    """The texts carried out when a card is activated or applied: its own, then what it gained, in order.

    Permanents, Equipment and Rituals have nothing to apply but what was added to them (D4.5). `lent` are components
    whose changes the applying card lends (Knowledge of history).
    """
    frames: list[Frame] = []
    definition = text_of(g, card)
    if definition is BLANK:
        return frames
    uses = g.used.get(card, NO_USES) + lent
    if definition.body is not None and definition.type == SPELL:
        for _ in range(apply_times(g, card)):
            frames.append(frame_for(g, definition.body, card, seat, mode, g.defs[card], uses))
    if mode == ACTIVATION:  # "when activated" is its own effect: before what it gained, with targets named like the others
        for trigger, _ in own_triggers(g, card, ACTIVATED, g.zone[card]):
            frames.append(frame_for(g, trigger.body, card, seat, mode, g.defs[card], uses))
    for gift in g.given.get(card, []):
        if isinstance(gift.ability, Imperative):
            frames.append(frame_for(g, gift.ability.body, card, seat, mode, gift.home, gift.uses + uses))
    for gift in lent_gifts(g, lent):
        if isinstance(gift.ability, Imperative):
            frames.append(frame_for(g, gift.ability.body, card, seat, mode, gift.home, gift.uses + uses))
    for active in waiting_gifts(g, card, seat):
        given = cast(Modifier, cast(Next, active.ability).given[0])
        home = active.scope.home
        body = g.definitions[home].body
        if given.own_effects and body is not None:
            frames.append(frame_for(g, body, card, seat, mode, home, active.scope.uses + uses))
    return frames


def frame_for(g: State, body: Step[State], card: int, seat: int, mode: int, home: int, uses: Uses) -> Frame:
    scope = Scope(card, g.stamp[card], seat, mode, home, uses)
    scope.began = g.happened
    scope.losses = g.losses
    return Frame(body, scope, [])


def lent_gifts(g: State, lent: Uses) -> list[Given]:
    from_uses: list[Given] = []
    for use in lent:
        from_uses.extend(gifts_of(g, use))
    return from_uses


def waiting_gifts(g: State, card: int, seat: int) -> list[Active]:
    """Effects promised to the next card that applies its own (Wave of lightning)."""
    found: list[Active] = []
    for active in g.listeners[NEXT + APPLIED]:
        pattern = cast(Next, active.ability).pattern
        if pattern.matches(g, active.scope, card, seat, -1, 0, 0) and is_working(g, active):
            found.append(active)
    return found


def take_up(g: State, card: int, seat: int) -> None:
    """This card begins to apply its effects: what was promised to the next one is used up."""
    found = waiting_gifts(g, card, seat)
    if found:
        g.listeners[NEXT + APPLIED] = [active for active in g.listeners[NEXT + APPLIED] if active not in found]


class Apply(Step[State]):
    """Apply the effects of cards, one after the other, for the player of the scope.

    Numbers: how many components the applying card lends, which of its uses they are, the references still to apply.
    """

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        first = 1 + vals[0]
        if f.step == 1:
            ref = g.ref(g.reply)
            vals.remove(ref)
            f.step = 0
        else:
            left = [ref for ref in vals[first:] if g.live(ref) >= 0]
            if not left:
                g.pop()
                return
            if len(left) > 1:  # they enter the chain at the same moment: the active player orders them
                offer = Offer()
                offer.add_cards(g, g.active, "order", [ref % CARD_BITS for ref in left])
                if len(offer.keys) > 1:
                    g.ask(f, 1, g.active, Question("order"), offer)
                    return
            ref = left[0]
            vals.remove(ref)
        card = g.live(ref)
        if card < 0:
            return
        seat = f.scope.seat
        lent = tuple([f.scope.uses[i] for i in vals[1:first]])
        if not [other for other in vals[first:] if g.live(other) >= 0]:
            g.pop()
        g.log(EffectsApplied("D4.2", seat, g.definition(card).id))
        if has_keyword(g, card, MAGE_NOIR):
            become_mage_noir(g, seat, card)
        frames = frames_of(g, card, seat, APPLICATION, lent)
        take_up(g, card, seat)
        happen(g, APPLIED, card, seat)
        begin_now(g, frames)
        g.stack.extend(reversed(frames))


def begin_now(g: State, frames: list[Frame]) -> None:
    """What has happened up to here is not part of the application."""
    for frame in frames:
        frame.scope.began = g.happened
        frame.scope.losses = g.losses


class Activate(Step[State]):
    """R:activate-a-spell: announce with all targets, window, check again, apply, discard, release.

    Numbers: where the announced texts begin in the parked list.
    """

    def run(self, g: State, f: Frame) -> None:
        card = f.scope.card
        seat = f.scope.seat
        vals = f.vals
        if f.step == 0 and f.scope.x == ORDERED and why_not_let_activate(g, card, False) is not None:
            g.log(ActivationCalledOff("D3.2.9", seat, g.definition(card).id))
            g.pop()
            return
        if f.step == 0:
            f.scope.home = g.defs[card]  # whatever becomes of the card while its activation waits
            vals.append(len(g.parked))
            g.parked.extend(frames_of(g, card, seat, ACTIVATION, NO_USES))
            f.step = 1
        if f.step == 1:
            for frame in g.parked[vals[0] :]:
                body = cast(Body, frame.node)
                wanted = body.next_target(g, frame.scope)
                if wanted >= 0:
                    g.stack.append(Frame(body.pickers[wanted], frame.scope, []))
                    return
            f.step = 2
            g.log(ActivationAnnounced("D4.3", seat, g.definition(card).id))
            if f.scope.x != ORDERED and announce(g, seat, f.scope.x == BETWEEN or has_keyword(g, card, QUICKCAST)):
                return
        if f.step == 2:
            frames = g.parked[vals[0] :]
            del g.parked[vals[0] :]
            if g.stamp[card] != f.scope.stamp or why_not_go_ahead(g, seat, card, f.scope.x, False) is not None:
                g.log(ActivationCalledOff("D4.2.2", seat, g.definitions[f.scope.home].id))
                g.pop()
                return
            f.step = 3
            g.log(SpellActivated("R:activate-a-spell", seat, g.definition(card).id))
            take_up(g, card, seat)
            happen(g, APPLIED, card, seat)
            begin_now(g, frames)
            g.stack.extend(reversed(frames))
            return
        if f.step == 3:
            f.step = 4
            happen(g, ACTIVATED, card, seat)
            start(g, SETTLE, g.active, [])
            return
        g.pop()
        # its own effects may have put it into hand or deck: it still goes to the discard pile; exiled it stays exiled
        zone = g.zone[card]
        if is_board(zone) and g.stamp[card] == f.scope.stamp:
            start(g, SETTLE, g.active, [])
            leave(g, seat, DISCARD, [g.ref(card)], BY_ACTIVATION)
        elif zone in (HAND, DECK) and g.stamp[card] == f.scope.stamp + 1:
            leave(g, seat, DISCARD, [g.ref(card)])


procedure(APPLY, Apply())
procedure(ACTIVATE, Activate())
