"""Effects that change what a card or a player is: Health Points on arrival, no Mage Noir any more, a spell as it is written."""

from typing import cast

from grimoire.kernel.frame import NO_USES, Frame, Use
from grimoire.magenoir.expressions import CardsExpr
from grimoire.magenoir.facts.play import StatusLost
from grimoire.magenoir.facts.spells import SpellReverted
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.modifiers import ENTER_HP, Modifier
from grimoire.magenoir.moves import attach, detach, tell_health
from grimoire.magenoir.players import Who
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import is_board


class SetHealth(Effect):
    """A Permanent that enters with Health Points counted on arrival (Desert wall)."""

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        card = f.scope.card
        for active in g.mods[ENTER_HP]:
            delta = cast(Modifier, active.ability).delta
            if delta is not None and active.scope.card == card and g.stamp[card] == f.scope.stamp:
                g.hp[card] = delta.amount(g, active.scope)
                g.hurt = True
                tell_health(g, card)


class LoseStatus(Effect):
    """A player is no Mage Noir any more."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        g.pop()
        for seat in self.who.seats(g, f.scope):
            if g.mage_noir[seat]:
                g.mage_noir[seat] = 0
                g.log(StatusLost("R:becoming-a-mage-noir", seat))


def blank_use(use: Use) -> Use:
    """A component that is remembered, and changes nothing any more."""
    return Use(use.card, use.stamp, use.home, use.seat, use.words, use.uses, True)


class Revert(Effect):
    """A spell goes back to what is written on it: changed numbers, gained effects and what was laid on it are gone."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        g.pop()
        for ref in self.cards.refs(g, f.scope):
            card = ref % CARD_BITS
            if not is_board(g.zone[card]):
                continue
            detach(g, card)
            if card in g.used:  # which cards they were it still knows (Materialized sword)
                g.used[card] = tuple([blank_use(use) for use in g.used[card]])
            g.given.pop(card, None)
            for frame in g.parked[:]:  # also where its text is announced already
                if frame.scope.card == card:
                    frame.scope.uses = NO_USES
                    if frame.scope.home != g.defs[card]:
                        g.parked.remove(frame)
            for lists in (g.mods, g.listeners):
                for kind, actives in enumerate(lists):
                    if actives:
                        lists[kind] = [active for active in actives if ref not in active.bound]
            attach(g, card)
            g.log(SpellReverted("card:tardigrade", g.owner[card], g.definition(card).id))
