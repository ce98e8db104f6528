"""Facts about decks: whether the deck of the position may be played, in a format and with a side deck."""

import re
from typing import Final

from grimoire.library.deck_box import USUAL
from grimoire.library.deck_lists import Deck
from grimoire.library.magenoir.deck_faults import DeckFault, deck_faults, told
from grimoire.library.magenoir.formats import find_format, shipped_formats
from grimoire.library.magenoir.words import SEAT, SEATS, Now, sentence
from grimoire.library.messages import LANGUAGES
from grimoire.library.notation import Notation
from grimoire.library.scenario_facts import Found, Test
from grimoire.library.scenario_words import BadWords, read_cards
from grimoire.magenoir.game import Game
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import DECK, OUTSIDE

BETWEEN: Final = {"en": "; ", "fr": " ; "}


def all_told(faults: list[DeckFault], pool: Pool) -> dict[str, str]:
    """All that is wrong with a deck, in each language."""
    return {lang: BETWEEN[lang].join([told(fault, pool).words(lang) for fault in faults]) for lang in LANGUAGES}


@sentence(
    "deck of SEAT [with side deck [CARDS]] is legal|refused [in FORMAT] [because RULE]",
    rf"deck of {SEAT}(?: with side deck (?P<side>\[.*\]))? is (?P<how>legal|refused)"
    r"(?: in (?P<format>[a-z0-9-]+))?(?: because (?P<why>.+))?",
)
def deck_is_legal(notation: Notation, m: re.Match[str]) -> Test:
    seat, legal, why = SEATS.index(m["seat"]), m["how"] == "legal", m["why"] or ""
    side = tuple(read_cards(notation.cards, m["side"] or ""))
    name = m["format"] or USUAL
    if name not in shipped_formats():
        raise BadWords("bad-format-fact", name=name, formats=", ".join(shipped_formats()))

    def test(now: Now) -> Found | None:
        pool = now.game.pool
        format = find_format(name, pool)
        faults = deck_faults(Deck(SEATS[seat], tuple(whole_deck(now.game, seat)), side), pool, format)
        if not faults:
            return None if legal else Found("found-legal")
        refused = not why or any(fault.rule == why for fault in faults)
        return None if not legal and refused else Found("found-deck-refused", why=all_told(faults, pool))

    return test


def whole_deck(g: Game, seat: int) -> list[str]:
    """The deck, and what a setup has taken out of it: the hands to choose from, the Animal set aside."""
    return [g.definition(card).id for zone in (DECK, OUTSIDE) for card in g.cards(seat, zone)]
