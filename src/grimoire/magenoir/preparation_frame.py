"""A preparation under way: its steps, what its frame holds, and what has been decided so far."""

from typing import Final

from grimoire.kernel.frame import Frame, Scope, Use, Uses
from grimoire.magenoir.costs_and_components import (
    other_ways,
    use_of,
)
from grimoire.magenoir.modifiers import Modifier
from grimoire.magenoir.procedure_numbers import PREPARE
from grimoire.magenoir.procedures import start
from grimoire.magenoir.references import CARD_BITS, CARDS_SLOT, WORDS_SLOT
from grimoire.magenoir.state import State

# Steps of Prepare.
DECLARING: Final = 0
GOING_AHEAD: Final = 1
EXTRA_COMPONENT: Final = 2
EXTRA_NAMED: Final = 3
CHOOSING_WAY: Final = 4
WAY_CHOSEN: Final = 5
NEXT_COMPONENT: Final = 6
COMPONENT_NAMED: Final = 7
CHOOSING_PAYMENT: Final = 8
PAYING_PRICES: Final = 9
X_CHOSEN: Final = 10
COMPLETING: Final = 11
SURCHARGE_ANSWERED: Final = 12
MANA_CHOSEN: Final = 13
# What its frame holds.
DECIDED: Final = 0  # how many components are decided, of those asked for now
LEFT_OUT: Final = 1  # how many of them were left out
WAY: Final = 2  # which other way of preparing is taken
X: Final = 3
SURCHARGED: Final = 4  # whether more Mana is paid for something
FREE: Final = 5  # whether it is prepared without cost and components
ORIGIN: Final = 6  # the zone it is prepared from

PLAIN_WAY: Final = -1
NOT_CHOSEN: Final = -1
NOT_ASKED: Final = 0
PAID: Final = 1
NOT_PAID: Final = 2


def prepare(g: State, seat: int, card: int, free: bool = False) -> None:
    """Prepare a spell; `free`: by an effect, without cost and components."""
    start(g, PREPARE, seat, [0, 0, PLAIN_WAY, NOT_CHOSEN, NOT_ASKED, 1 if free else 0, g.zone[card]], card)


def is_free(f: Frame) -> bool:
    return f.vals[FREE] != 0


def way_taken(g: State, f: Frame) -> Modifier | None:
    """The other way of preparing that was chosen."""
    s = f.scope
    return None if f.vals[WAY] == PLAIN_WAY else other_ways(g, s.seat, s.card, s.uses)[f.vals[WAY]]


def uses_of(g: State, s: Scope) -> Uses:
    """The record of the designated components, in order of designation; each used card is used once."""
    uses: list[Use] = []
    cards = s.picks[CARDS_SLOT]
    for i, ref in enumerate(cards):
        word = s.picks[WORDS_SLOT][i]
        card = ref % CARD_BITS
        for j, use in enumerate(uses):
            if use.card == card:
                uses[j] = Use(use.card, use.stamp, use.home, use.seat, use.words | word, use.uses, use.blank)
                break
        else:
            uses.append(use_of(g, card, word))
    return tuple(uses)
