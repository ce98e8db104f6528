"""What may not stay as it is at the beginning of a turn: the checks of Zenith (D3.2.6) and of validity (D10.7)."""

from typing import cast

from grimoire.kernel.frame import Frame, Scope, Step
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.conditions import Zenith
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.game import TRIGGER, Game
from grimoire.magenoir.keyword_ability import KeywordAbility
from grimoire.magenoir.limits import can_be_discarded, conflicting
from grimoire.magenoir.occurrences import (
    STATES,
    StateTrigger,
)
from grimoire.magenoir.offers import card_options
from grimoire.magenoir.procedure_numbers import (
    CONTROL_CHECK,
    LEAVE,
    ZENITH_CHECK,
)
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.queries import NO_ACTIVES, is_working
from grimoire.magenoir.zones import (
    BOARD,
    CHANNELED,
    DISCARD,
    PERMANENTS,
    PREPARED,
    SPELL,
)


def hangs_on_zenith(g: Game, card: int) -> bool:
    """Whether Zenith decides if this card can be discarded, so that it matters which check comes first."""
    abilities = [*g.definition(card).extras, *[gift.ability for gift in g.given.get(card, [])]]
    return any([isinstance(a, KeywordAbility) and isinstance(a.condition, Zenith) for a in abilities])


def procedure_scope(g: Game) -> Scope:
    return Scope(-1, 0, g.active, TRIGGER, -1, [])


def check_zenith(g: Game) -> None:
    """D3.2.6: as many prepared as channeled spells. Permanents, Equipment and Rituals do not count."""
    for seat in (g.active, 1 - g.active):
        prepared = len([c for c in g.cards(seat, PREPARED) if g.definition(c).type == SPELL])
        channeled = len([c for c in g.cards(seat, CHANNELED) if g.definition(c).type == SPELL])
        g.zenith[seat] = 1 if prepared == channeled else 0


class ZenithCheck(Step[Game]):
    def run(self, g: Game, f: Frame) -> None:
        check_zenith(g)
        g.pop()


def violations(g: Game) -> list[int]:
    """Cards that may not stay as they are (D10.7): the control validity check would act on them."""
    found: list[int] = []
    for seat in (g.active, 1 - g.active):
        for card in g.cards(seat, PERMANENTS):
            if NO_HP < g.hp[card] <= 0:
                found.append(card)
        for zone in BOARD:
            for card in g.cards(seat, zone):
                if conflicting(g, card) and card not in found:
                    found.append(card)
    for active in g.listeners.get(STATES, NO_ACTIVES):
        trigger = cast(StateTrigger, active.ability)
        card = active.scope.card
        if trigger.discards_itself and card not in found and is_working(g, active) and trigger.state.holds(g, active.scope):
            found.append(card)
    return found


class ControlCheck(Step[Game]):
    """D10.7: only the discard, none of the card's own text."""

    def run(self, g: Game, f: Frame) -> None:
        if f.step == 1:
            f.vals.append(g.ref(g.reply))
            f.step = 0
        for card in violations(g):
            if g.ref(card) in f.vals:
                continue
            group = conflicting(g, card)
            if not group or (NO_HP < g.hp[card] <= 0 and g.zone[card] == PERMANENTS):
                f.vals.append(g.ref(card))
                if can_be_discarded(g, card):
                    start(g, LEAVE, g.owner[card], [DISCARD, 1, 0, g.ref(card)])
                return
            fixed = [c for c in group if not can_be_discarded(g, c)]
            kept = [c for c in group if g.ref(c) in f.vals]
            if not fixed and not kept:
                options: list[Option] = []
                keys: list[int] = []
                card_options(g, g.owner[card], "keep", group, options, keys)
                g.ask(f, 1, g.owner[card], Question("keep-one", g.definition(card).id), options, keys)
                return
            f.vals.extend([g.ref(c) for c in group])
            gone = [g.ref(c) for c in group if c not in fixed and c not in kept]
            if gone:
                start(g, LEAVE, g.owner[card], [DISCARD, 1, 0, *gone])
            return
        g.pop()


procedure(ZENITH_CHECK, ZenithCheck())
procedure(CONTROL_CHECK, ControlCheck())
