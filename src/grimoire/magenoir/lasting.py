"""Effects that last beyond their instruction: for a turn, until your next turn, for the next spell, for good (D4.5.1)."""

from typing import cast

from grimoire.kernel.frame import Frame, Scope
from grimoire.magenoir.definition import Ability, Active
from grimoire.magenoir.expressions import CardsExpr
from grimoire.magenoir.facts.spells import EffectBegan, EffectNotBegun
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.largest_numbers import MOST_LASTING
from grimoire.magenoir.meant_cards import Asking
from grimoire.magenoir.modifiers import COPY, ELEMENT, Modifier
from grimoire.magenoir.moves import attach, change_state, definition_now, detach, list_active
from grimoire.magenoir.references import ELEMENT_SLOT
from grimoire.magenoir.state import STATIC, State
from grimoire.magenoir.triggers import Next
from grimoire.magenoir.values import paid_x
from grimoire.magenoir.zones import ANIMAL, BOARD, CHANNELED, DECK, HAND, PREPARED, ZONES


class Lasting(Effect):
    """Lets abilities work for a duration."""

    def __init__(self, duration: int, abilities: list[Ability]) -> None:
        super().__init__()
        self.duration = duration
        self.abilities = abilities

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        for ability in self.abilities:
            bound: list[int] = []
            if is_laid_on_cards(ability):
                bound = cast(CardsExpr, cast(Modifier, ability).cards).refs(g, s)
                if not bound:
                    continue
            scope = Scope(s.card, s.stamp, s.seat, STATIC, s.home, s.uses)
            scope.x = paid_x(g, s)
            scope.player = s.player
            scope.it = s.it[:]
            scope.picks = {slot: chosen[:] for slot, chosen in s.picks.items()}  # a player chosen as a target stays so
            if isinstance(ability, Modifier) and ability.query == ELEMENT:
                said = s.picks.get(cast(Asking, ability.paid).slot)
                if not said:
                    continue  # no Mana was paid for it: the element stays
                scope.pick(ELEMENT_SLOT, said[:1])
            if lasts_too_often(g, ability, s):
                continue
            list_active(g, ability, Active(ability, scope, self.duration, g.turn, bound))
            g.log(EffectBegan("D4.5.1", s.seat, g.definitions[s.home].id))
            if isinstance(ability, Modifier) and ability.query == COPY:
                copy_all(g, s.seat)


def is_laid_on_cards(ability: Ability) -> bool:
    """Whether a lasting effect speaks of particular cards, and ends with them."""
    return isinstance(ability, Modifier) and ability.cards is not None


def lasts_too_often(g: State, ability: Ability, s: Scope) -> bool:
    """Whether a text has laid this down so often that once more is not done, and telling it if so."""
    lists = [*g.mods, *g.listeners]
    if len([active for actives in lists for active in actives if active.ability is ability]) < MOST_LASTING:
        return False
    g.log(EffectNotBegun("limit", s.seat, g.definitions[s.home].id, most=MOST_LASTING))
    return True


def copy_all(g: State, seat: int) -> None:
    """Every spell of a player outside hand and deck becomes the copied card (Wild fire); hidden ones as they appear."""
    for zone in range(ZONES - 1):
        if zone in (HAND, DECK):
            continue
        for card in g.cards(seat, zone)[:]:
            if g.definition(card).type == ANIMAL:
                continue
            if zone in BOARD:
                detach(g, card)
            g.defs[card] = definition_now(g, card)
            g.hp[card] = g.definition(card).hp
            if zone in BOARD:
                if zone in (PREPARED, CHANNELED):
                    attach(g, card)
                else:
                    change_state(g, card, PREPARED)


class Promise(Effect):
    """Something for the next matching occurrence, used up by it."""

    def __init__(self, duration: int, promise: Next) -> None:
        super().__init__()
        self.duration = duration
        self.promise = promise
        self.about: CardsExpr | None = None  # the card the text spoke of, where what is done later is done to that

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        bound: list[int] = []
        if self.about is not None:
            bound = self.about.last_refs(g, s)
            if not bound:
                return  # it was about a card that is not there
        if lasts_too_often(g, self.promise, s):
            return
        scope = Scope(s.card, s.stamp, s.seat, STATIC, s.home, s.uses)
        scope.x = paid_x(g, s)
        list_active(g, self.promise, Active(self.promise, scope, self.duration, g.turn, bound))
        g.log(EffectBegan("D4.5.1", s.seat, g.definitions[s.home].id))
