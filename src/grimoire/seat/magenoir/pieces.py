"""Parts of a scene of Mage Noir that are the same at table after table: each is made once for its language.

Whoever is given one does not change it.
"""

from functools import lru_cache
from typing import Final

from grimoire.kernel.reason import Reason
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.state import PHASES
from grimoire.magenoir.zones import PLACES
from grimoire.match.magenoir.prospects import Prospect
from grimoire.seat.magenoir.places import PILES
from grimoire.seat.magenoir.table import status
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.scene import Fact, Phase, WhyNot
from grimoire.seat.words import Words, spans

TURN: Final = PHASES[1:]
MOST_KEPT: Final = 4096  # of each kind
MOST_LANGUAGES: Final = 16


class Pieces:
    def __init__(self, wording: MageNoirWording) -> None:
        self.wording = wording
        self.phases = [Phase(phase, self.said(f"phase-{phase}"), self.said(f"phase-short-{phase}")) for phase in TURN]
        self.places = {name: self.said(f"place-{name}") for name in PLACES}
        self.reserve = self.said("label-reserve")
        self.piles = {id: self.said(f"label-{id.removeprefix('ether.')}") for id in PILES}
        self.unknown = self.said("a-card")
        self.names = {id: spans(wording.card(id)) for id in wording.names}
        self.mana = lru_cache(MOST_KEPT)(self.make_mana)
        self.cost = lru_cache(MOST_KEPT)(self.make_cost)
        self.left_in_deck = lru_cache(MOST_KEPT)(self.make_left_in_deck)
        self.why_not = lru_cache(MOST_KEPT)(self.make_why_not)

    def said(self, id: str, **args: str | int) -> Words:
        return self.wording.words(id, **args)

    def make_mana(self, *amounts: int) -> list[Fact]:
        parts = {ELEMENTS[e]: n for e, n in enumerate(amounts) if n}
        return [Fact("mana", spans(self.wording.mana(amounts)), sum(amounts), parts=parts)]

    def make_cost(self, id: str, *amounts: int) -> list[Fact]:
        """What a card of the hand costs, where that is what it prints."""
        words = spans(self.wording.cost(amounts, self.wording.definition(id)))
        parts = {ELEMENTS[e]: n for e, n in enumerate(amounts) if n}
        return [Fact("cost", words, sum(amounts), None, parts)]

    def make_left_in_deck(self, *unseen: str) -> list[Fact]:
        """Of cards in a fixed order."""
        wording = self.wording
        parts = {id: unseen.count(id) for id in sorted(set(unseen), key=lambda id: wording.names[id])}
        words = ", ".join(wording.card(id) if n == 1 else f"{n}× {wording.card(id)}" for id, n in parts.items())
        return [Fact("left", spans(words), len(unseen), parts=parts)]

    def make_why_not(self, verb: str, reason: Reason, *lacks: int) -> WhyNot:
        """Why a card cannot be played; `lacks`: the Mana that is not there to prepare it."""
        short = status(self.wording, Prospect(verb, reason.card, reason, lacks=list(lacks))) if verb == "prepare" else ""
        return WhyNot(verb, spans(short), spans(self.wording.reason(reason)), reason.rule)


@lru_cache(MOST_LANGUAGES)
def pieces_of(wording: MageNoirWording) -> Pieces:
    return Pieces(wording)
