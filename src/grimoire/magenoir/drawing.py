"""Drawing cards, in the draw phase (R:draw-phase) and by texts."""

from typing import Final, cast

from grimoire.kernel.frame import Frame, Scope, Step
from grimoire.magenoir.facts.cards import CardDrawn, DrawIgnored
from grimoire.magenoir.modifiers import CANNOT
from grimoire.magenoir.moves import enter, put_down, take_out
from grimoire.magenoir.occurrences import DRAWN, TO_HAND, is_forbidden
from grimoire.magenoir.procedure_numbers import DRAW
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.state import TRIGGER, State
from grimoire.magenoir.triggers import INSTEAD_OF, Replacement, happen, replacements
from grimoire.magenoir.victory import lose_by_empty_deck
from grimoire.magenoir.zones import ANIMAL, ANIMALS, DECK, HAND, OPEN


def draw(g: State, seat: int, amount: int) -> None:
    if amount > 0:
        start(g, DRAW, seat, [amount])


LEFT_TO_DRAW: Final = 0  # the one number the frame of Draw holds


class Draw(Step[State]):
    """One card at a time. Having to draw from an empty deck loses the game (R:victory-conditions). An Animal enters play
    instead of the hand (S:drawing-your-animal)."""

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        if f.vals[LEFT_TO_DRAW] <= 0:
            g.pop()
            return
        f.vals[LEFT_TO_DRAW] -= 1
        if g.listeners[INSTEAD_OF + DRAWN]:
            found = replacements(g, DRAWN, -1, seat, DECK)
            if found:
                of = found[0].scope
                scope = Scope(of.card, of.stamp, of.seat, TRIGGER, of.home, of.uses)
                g.stack.append(Frame(cast(Replacement, found[0].ability).body, scope, []))
                return
        if g.mods[CANNOT] and is_forbidden(g, TO_HAND, -1, seat, DECK):
            g.log(DrawIgnored("card:zeuss-thunder/2", seat))
            return
        deck = g.cards(seat, DECK)
        if not deck:
            lose_by_empty_deck(g, seat)
            return
        card = deck[-1]
        take_out(g, card)
        if g.definition(card).type == ANIMAL:  # drawn, but never in the hand: that it enters tells where it went
            g.log(CardDrawn("S:drawing-your-animal", seat, g.definition(card).id, "deck", "", revealed=True))
            enter(g, card, ANIMALS, DECK, "S:drawing-your-animal")
        else:
            put_down(g, card, HAND)
            seen = -1 if g.known[card] == OPEN else g.known[card]
            name = g.definition(card).id  # what it is in hand: on its way it may have been something else (Wild fire)
            g.log(CardDrawn("R:draw-phase", seat, name, origin="deck", destination="hand", seen=seen, revealed=True))
            happen(g, TO_HAND, card, seat, zone=DECK)
        happen(g, DRAWN, card, seat)


procedure(DRAW, Draw())
