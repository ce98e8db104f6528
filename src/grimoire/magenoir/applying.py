"""Applying the effects of cards, which is not activating them (judge: dragons 2)."""

from typing import Final, cast

from grimoire.kernel.frame import ANSWERED, BEGIN, NO_USES, Frame, Scope, Step, Uses
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.changed_numbers import gifts_of
from grimoire.magenoir.definition import MAGE_NOIR, Active, Given
from grimoire.magenoir.effect_ability import Imperative
from grimoire.magenoir.facts.spells import EffectsApplied
from grimoire.magenoir.keywords import has_keyword
from grimoire.magenoir.modifiers import Modifier
from grimoire.magenoir.occurrences import ACTIVATED, APPLIED
from grimoire.magenoir.passive_effects import BLANK, is_working, text_of
from grimoire.magenoir.procedure_numbers import APPLY
from grimoire.magenoir.procedures import procedure, start_in
from grimoire.magenoir.queries import apply_times
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.rituals_and_mage_noir import become_mage_noir
from grimoire.magenoir.state import ACTIVATION, APPLICATION, State
from grimoire.magenoir.triggers import NEXT, Next, happen, own_triggers
from grimoire.magenoir.zones import SPELL


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


# What the frame of Apply holds.
LENT: Final = 0  # how many components the applying card lends
LENT_USES: Final = 1  # from here on, which of its uses they are; then the cards still to apply, as references


def apply_cards(g: State, s: Scope, lent: list[int], refs: list[int]) -> None:
    """Let the text of `s` apply the effects of these cards; `lent` are uses of its own that act on them too, by place."""
    start_in(g, APPLY, s, [len(lent), *lent, *refs])


class Apply(Step[State]):
    """Apply the effects of cards, one after the other, for the player of the scope."""

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        first = LENT_USES + vals[LENT]
        if f.step == ANSWERED:
            ref = g.ref(g.reply)
            vals.remove(ref)
            f.step = BEGIN
        else:
            left = [ref for ref in vals[first:] if g.live(ref) >= 0]
            if not left:
                g.pop()
                return
            if len(left) > 1:  # they enter the chain at the same moment: the active player orders them
                offer = Offer()
                offer.add_cards(g, g.active, "order", [ref % CARD_BITS for ref in left])
                if len(offer.keys) > 1:
                    g.ask(f, ANSWERED, g.active, Question("order"), offer)
                    return
            ref = left[0]
            vals.remove(ref)
        card = g.live(ref)
        if card < 0:
            return
        seat = f.scope.seat
        lent = tuple([f.scope.uses[i] for i in vals[LENT_USES:first]])
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


procedure(APPLY, Apply())
