"""What may not stay as it is at the beginning of a turn: the checks of Zenith (D3.2.6) and of validity (D10.7)."""

from typing import cast

from grimoire.kernel.frame import ANSWERED, BEGIN, NO_USES, Frame, Scope, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.conditions import Zenith
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.keywords import KeywordAbility
from grimoire.magenoir.leave import QUIET, leave
from grimoire.magenoir.limits import can_be_discarded, crowds
from grimoire.magenoir.modifiers import COST
from grimoire.magenoir.occurrences import (
    STATES,
    StateTrigger,
)
from grimoire.magenoir.procedure_numbers import (
    CONTROL_CHECK,
    PROCEDURES,
    ZENITH_CHECK,
)
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.queries import is_mute, is_working, text_of
from grimoire.magenoir.state import NEVER, TRIGGER, Pending, State
from grimoire.magenoir.zones import (
    ANIMALS,
    CHANNELED,
    DISCARD,
    PERMANENTS,
    PREPARED,
    SPELL,
    ZONES,
)


def hangs_on_zenith(g: State, card: int) -> bool:
    """Whether Zenith decides if this card can be discarded, so that it matters what comes before the check."""
    abilities = [*text_of(g, card).extras, *[gift.ability for gift in g.given.get(card, [])]]
    return any([isinstance(a, KeywordAbility) and isinstance(a.condition, Zenith) for a in abilities])


def works_at_zenith(g: State) -> bool:
    """Whether a continuous text works at Zenith only, and not just on what is prepared: then all that happens at the
    beginning of a turn may differ before and after the check."""
    for query, actives in enumerate(g.mods):
        if query != COST and any([isinstance(a.ability.condition, Zenith) and not is_mute(g, a) for a in actives]):
            return True
    return False


def is_zenith_in_play(g: State) -> bool:
    """Whether a card on the board says something of Zenith now."""
    for first in (0, ZONES):
        for zone in g.zones[first + PREPARED : first + ANIMALS + 1]:
            if any([text_of(g, card).speaks_of_zenith for card in zone]):
                return True
    return False


def procedure_scope(g: State) -> Scope:
    return Scope(-1, 0, g.active, TRIGGER, -1, NO_USES)


def check_zenith(g: State) -> None:
    """D3.2.6: as many prepared as channeled spells. Permanents, Equipment and Rituals do not count."""
    before = g.zenith[:]
    for seat in (g.active, 1 - g.active):
        prepared = len([c for c in g.cards(seat, PREPARED) if g.definition(c).type == SPELL])
        channeled = len([c for c in g.cards(seat, CHANNELED) if g.definition(c).type == SPELL])
        g.zenith[seat] = 1 if prepared == channeled else 0
    if g.zenith != before and is_zenith_in_play(g):
        g.passed = NEVER  # what can be done now may be something else


def await_zenith_check(g: State) -> None:
    """The check is put in order with what else happens at the beginning of the turn."""
    g.pending.append(Pending(PROCEDURES[ZENITH_CHECK], procedure_scope(g)))


class ZenithCheck(Step[State]):
    def run(self, g: State, f: Frame) -> None:
        check_zenith(g)
        g.pop()


def fallen(g: State) -> list[int]:
    """Cards that should have gone by themselves: without Health Points, or by their own condition (D10.7.2)."""
    found: list[int] = []
    for seat in (g.active, 1 - g.active):
        for card in g.cards(seat, PERMANENTS):
            if NO_HP < g.hp[card] <= 0:
                found.append(card)
    for active in g.listeners[STATES]:
        trigger = cast(StateTrigger, active.ability)
        card = active.scope.card
        if trigger.discards_itself and card not in found and is_working(g, active) and trigger.state.holds(g, active.scope):
            found.append(card)
    return found


def violations(g: State) -> list[int]:
    """Cards that may not stay as they are (D10.7): the control validity check would act on them."""
    found = fallen(g)
    for seat in (g.active, 1 - g.active):
        for group, _ in crowds(g, seat):
            found.extend(group)
    return found


def check_control(g: State) -> None:
    start(g, CONTROL_CHECK, g.active, [])


def await_control_check(g: State) -> None:
    """The check is put in order with what else happens at the beginning of the turn."""
    g.pending.append(Pending(PROCEDURES[CONTROL_CHECK], procedure_scope(g)))


class ControlCheck(Step[State]):
    """D10.7: only the discard, none of the card's own text.

    Numbers: what has had its turn: kept, or told to go and perhaps still here.
    """

    def run(self, g: State, f: Frame) -> None:
        if f.step == ANSWERED:
            f.vals.append(g.ref(g.reply))
            f.step = BEGIN
        for card in fallen(g):
            if g.ref(card) not in f.vals:
                f.vals.append(g.ref(card))
                if can_be_discarded(g, card):
                    leave(g, g.owner[card], DISCARD, [g.ref(card)], QUIET)
                    return
        for seat in (g.active, 1 - g.active):
            for group, most in crowds(g, seat):
                free = [c for c in group if g.ref(c) not in f.vals and can_be_discarded(g, c)]
                if free:
                    self.thin_out(g, f, free, most - (len(group) - len(free)))
                    return
        g.pop()

    def thin_out(self, g: State, f: Frame, free: list[int], room: int) -> None:
        """D10.7.1: as many as there is room for stay, of their player's choice, beside what cannot go."""
        seat = g.owner[free[0]]
        if room <= 0:
            f.vals.extend([g.ref(card) for card in free])
            leave(g, seat, DISCARD, [g.ref(card) for card in free], QUIET)
            return
        offer = Offer()
        offer.add_cards(g, seat, "keep", free)
        if len(offer.keys) == 1:
            f.vals.append(g.ref(offer.keys[0]))
            return
        name = g.definition(free[0]).id
        question = Question("keep-one", name) if room == 1 else Question("keep-some", name, room)
        g.ask(f, ANSWERED, seat, question, offer)


procedure(ZENITH_CHECK, ZenithCheck())
procedure(CONTROL_CHECK, ControlCheck())
