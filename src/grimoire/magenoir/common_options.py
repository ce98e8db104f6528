"""Options that are the same wherever they are offered, and options for references."""

from typing import Final

from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option
from grimoire.magenoir.players import seat_of
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.state import State

DONE: Final = Option("done")
DONE_KEY: Final = -1000
YES: Final = Option("yes")
NO: Final = Option("no")
PASS: Final = Option("pass")


def ref_options(g: State, seat: int, verb: str, refs: list[int], offer: Offer) -> None:
    """Options for references to cards and players; the key is the reference."""
    for ref in refs:
        if ref < 0:
            offer.add(Option(verb, player="you" if seat_of(ref) == seat else "opponent"), ref)
    cards = [ref % CARD_BITS for ref in refs if ref >= 0]
    if cards:
        start = len(offer.keys)
        offer.add_cards(g, seat, verb, cards)
        for i in range(start, len(offer.keys)):
            offer.keys[i] = g.ref(offer.keys[i])
