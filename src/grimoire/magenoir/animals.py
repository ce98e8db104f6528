"""Animals turned face down and up again: to exhaust one is what it does to pay (S:exhausting-as-a-cost)."""

from grimoire.kernel.frame import Frame, Scope
from grimoire.magenoir.expressions import CardsExpr
from grimoire.magenoir.facts.spells import AnimalExhausted, AnimalRested
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.meant_cards import Selection
from grimoire.magenoir.occurrences import BY_PREPARING, EXHAUSTED
from grimoire.magenoir.state import PREPARING, State
from grimoire.magenoir.triggers import happen
from grimoire.magenoir.zones import ANIMALS


class Exhaust(Effect):
    """Turn an Animal face down: what it does to pay (S:exhausting-as-a-cost)."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        g.pop()
        for card in self.cards.numbers(g, f.scope):
            if g.zone[card] == ANIMALS and card not in g.exhausted:
                g.exhausted.append(card)
                g.log(AnimalExhausted("S:using-your-animal", g.owner[card], g.definition(card).id))
                by_preparing = BY_PREPARING if f.scope.mode == PREPARING else 0
                happen(g, EXHAUSTED, card, g.owner[card], zone=by_preparing)

    def can_be_done(self, g: State, s: Scope) -> bool:
        if isinstance(self.cards, Selection) and self.cards.slot not in s.picks:
            return len(self.cards.candidates(g, s, [])) >= max(0, self.cards.count.of(g, s))
        return all([g.zone[c] == ANIMALS and c not in g.exhausted for c in self.cards.numbers(g, s)])


class RestAnimals(Effect):
    """Turn Animals face up."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        g.pop()
        for card in self.cards.numbers(g, f.scope):
            if card in g.exhausted:
                g.exhausted.remove(card)
                g.arrived.append(card)
                g.log(AnimalRested("S:exhausted-animals", g.owner[card], g.definition(card).id))
