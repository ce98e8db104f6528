"""Facts about decks: whether the deck of the position may be played."""

import re

from grimoire.library.decks import Deck, deck_fault
from grimoire.library.scenario_facts import SEAT, Moment, Test, sentence
from grimoire.library.scenario_words import SEATS
from grimoire.magenoir.game import Game
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import DECK, OUTSIDE


@sentence("deck of SEAT is legal|refused [because RULE]", rf"deck of {SEAT} is (?P<how>legal|refused)(?: because (?P<why>.+))?")
def deck_is_legal(pool: Pool, m: re.Match[str]) -> Test:
    seat, legal, why = SEATS.index(m["seat"]), m["how"] == "legal", m["why"] or ""

    def test(now: Moment) -> str | None:
        fault = deck_fault(Deck(SEATS[seat], tuple(whole_deck(now.game, seat))), pool)
        if fault is None:
            return None if legal else "it is legal"
        return None if not legal and why in fault else f"it is refused: {fault}"

    return test


def whole_deck(g: Game, seat: int) -> list[str]:
    """The deck, and what a setup has taken out of it: the hands to choose from, the Animal set aside."""
    return [g.definition(card).id for zone in (DECK, OUTSIDE) for card in g.cards(seat, zone)]
