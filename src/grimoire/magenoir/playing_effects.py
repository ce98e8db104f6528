"""Effects that play other cards: they activate them, prepare them for nothing, use abilities of Animals."""

from typing import Final, cast

from grimoire.kernel.frame import ANSWERED, BEGIN, NO_USES, Frame, Scope
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.activating import activate
from grimoire.magenoir.expressions import CardsExpr
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.legality import ORDERED
from grimoire.magenoir.passive_effects import text_of
from grimoire.magenoir.preparation_frame import prepare
from grimoire.magenoir.queries import apply_times
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.state import APPLICATION, State
from grimoire.magenoir.zones import ANIMALS

# Steps of ActivateCards: its numbers are the cards still to activate.
NEXT_CARD: Final = 1
ORDERED_NEXT: Final = 2


class ActivateCards(Effect):
    """A true activation inside the chain: targets now, then apply, discard and release."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:
            if not self.is_ready(g, f):
                return
            f.vals = self.cards.refs(g, s)
            f.step = NEXT_CARD
        left = [ref for ref in f.vals if g.live(ref) >= 0]
        f.vals = left
        if not left:
            g.pop()
            return
        card = left[0] % CARD_BITS
        if f.step == ORDERED_NEXT:
            card = g.reply
            f.step = NEXT_CARD
        elif len(left) > 1:  # at the same moment: the active player orders them
            offer = Offer()
            offer.add_cards(g, g.active, "order", [ref % CARD_BITS for ref in left])
            if len(offer.keys) > 1:
                g.ask(f, ORDERED_NEXT, g.active, Question("order"), offer)
                return
        left.remove(g.ref(card))
        activate(g, s.seat, card, ORDERED)


class PrepareCards(Effect):
    """Prepare a card without paying its costs and without its components."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        g.pop()
        for ref in reversed(self.cards.refs(g, f.scope)):
            prepare(g, f.scope.seat, ref % CARD_BITS, True)


class UseAnimal(Effect):
    """One active ability of an Animal, without its costs, even if it is exhausted."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        cards = [card for card in self.cards.numbers(g, s) if g.zone[card] == ANIMALS and text_of(g, card).acts]
        if f.step == BEGIN and cards:
            acts = g.definition(cards[0]).acts
            if len(acts) > 1:
                name = g.definition(cards[0]).id
                offer = Offer()
                for i in range(len(acts)):
                    offer.add(Option("use", name, word=str(i + 1)), i, cards[0])
                g.ask(f, ANSWERED, s.seat, Question("which-ability", name), offer)
                return
        chosen = g.reply if f.step == ANSWERED else 0
        g.pop()
        if cards:
            card = cards[0]
            act = cast(Act, g.definition(card).acts[chosen])
            for _ in range(apply_times(g, card)):
                scope = Scope(card, g.stamp[card], s.seat, APPLICATION, g.defs[card], g.used.get(card, NO_USES))
                g.stack.append(Frame(act.body, scope, []))
