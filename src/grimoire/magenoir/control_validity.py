"""The control validity check: what may not stay as it is at the beginning of a turn (D10.7)."""

from typing import Final, cast

from msgspec.structs import replace

from grimoire.kernel.frame import BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.indestructible import can_be_discarded
from grimoire.magenoir.leaving_and_discarding import QUIET, leave
from grimoire.magenoir.passive_effects import is_working
from grimoire.magenoir.procedure_numbers import CONTROL_CHECK, PROCEDURES
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.state import Pending, State
from grimoire.magenoir.triggers import STATES, StateTrigger
from grimoire.magenoir.unique_and_equipment_limits import crowds
from grimoire.magenoir.zenith import procedure_scope
from grimoire.magenoir.zones import DISCARD, PERMANENTS


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


# Steps of ControlCheck.
KEPT: Final = 1  # one of those of which there are too many
ORDERED_NEXT: Final = 2
# What its options say of a card, as where such things are put in order with others.
FALLS: Final = "fall"
IS_ONE_OF_TOO_MANY: Final = "conflict"


class ControlCheck(Step[State]):
    """D10.7: only the discard, none of the card's own text; one card or group after the other, as the active player orders.

    Numbers: what has had its turn in a group: kept, or told to go and perhaps still here. What has fallen, though something
    else may have gone for it, is `looked` of the scope, what is being checked `it`.
    """

    def run(self, g: State, f: Frame) -> None:
        if f.step == KEPT:
            f.vals.append(g.ref(g.reply))
        elif f.step == ORDERED_NEXT:
            f.scope.it = [g.ref(g.reply)]
        f.step = BEGIN
        falling = [c for c in fallen(g) if g.ref(c) not in f.scope.looked and can_be_discarded(g, c)]
        card = f.scope.it[0] % CARD_BITS if f.scope.it else -1
        groups: list[list[int]] = []
        rooms: list[int] = []
        for seat in (g.active, 1 - g.active):
            for group, most in crowds(g, seat):
                free = [c for c in group if g.ref(c) not in f.vals and can_be_discarded(g, c)]
                free = [c for c in free if c not in falling] + [c for c in free if c in falling]  # the first stands for all
                if card in group and card not in falling:  # still at it, whoever of them was named first
                    card = free[0] if free else -1
                    f.scope.it = [g.ref(c) for c in free[:1]]
                if free:
                    groups.append(free)
                    rooms.append(most - (len(group) - len(free)))
        firsts = list(dict.fromkeys(falling + [group[0] for group in groups]))
        if not firsts:
            g.pop()
            return
        if card not in firsts:
            offer = Offer()
            offer.add_cards(g, g.active, "order", firsts)
            if len(offer.keys) > 1:
                words = [FALLS if key in falling else IS_ONE_OF_TOO_MANY for key in offer.keys]
                offer.options = [replace(option, word=word) for option, word in zip(offer.options, words, strict=True)]
                g.ask(f, ORDERED_NEXT, g.active, Question("order"), offer)
                return
            card = offer.keys[0]
        if card in falling:
            f.scope.looked = [*f.scope.looked, g.ref(card)]
            f.scope.it = []  # a group it may be one of too has its own turn
            leave(g, g.owner[card], DISCARD, [g.ref(card)], QUIET)
            return
        at = [group[0] for group in groups].index(card)
        self.thin_out(g, f, groups[at], rooms[at])

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
        g.ask(f, KEPT, seat, question, offer)


procedure(CONTROL_CHECK, ControlCheck())
