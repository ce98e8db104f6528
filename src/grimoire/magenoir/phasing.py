"""Phase shift: cards from the bottom of a deck go to the discard pile (D3.2.8)."""

from typing import cast

from grimoire.kernel.frame import Frame
from grimoire.magenoir.expressions import Value
from grimoire.magenoir.facts.cards import PhasedOut
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.leaving_and_discarding import leave
from grimoire.magenoir.modifiers import PHASE_AMOUNT, Modifier
from grimoire.magenoir.occurrences import PHASED
from grimoire.magenoir.passive_effects import concerns_player, is_working
from grimoire.magenoir.players import Who
from grimoire.magenoir.references import CARD_BITS, PHASED_SLOT
from grimoire.magenoir.state import State
from grimoire.magenoir.text_source import speaker
from grimoire.magenoir.triggers import happen
from grimoire.magenoir.zones import DECK, DISCARD


class PhaseOut(Effect):
    """One effect, whatever the number; 0 and less discard nothing and still count as phasing out."""

    def __init__(self, who: Who, amount: Value) -> None:
        super().__init__()
        self.who = who
        self.amount = amount

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        for seat in self.who.seats(g, s):
            amount = max(0, self.amount.of(g, s)) + increase(g, s.seat)
            deck = g.cards(seat, DECK)
            refs = [g.ref(card) for card in deck[: max(0, amount)]]
            s.pick(PHASED_SLOT, [ref + CARD_BITS for ref in refs])
            g.log(PhasedOut("D3.2.8", s.seat, player=seat, cards=amount))
            happen(g, PHASED, -1, seat, amount, speaker(g, s))
            leave(g, seat, DISCARD, refs)


def increase(g: State, seat: int) -> int:
    total = 0
    for active in g.mods[PHASE_AMOUNT]:
        delta = cast(Modifier, active.ability).delta
        if delta is not None and concerns_player(g, active, seat) and is_working(g, active):
            total += delta.amount(g, active.scope)
    return total
