"""What was known of a deck ends when it is shuffled: nobody knows a card of it but by what was told since."""

from typing import Final

from grimoire.kernel.event import Event
from grimoire.lab.magenoir.before import Before
from grimoire.lab.tables import Broken
from grimoire.magenoir.facts.cards import CardWent
from grimoire.magenoir.game import Game
from grimoire.magenoir.state import SETUP
from grimoire.magenoir.zones import DECK, PLACES

SHUFFLED: Final = "DeckShuffled"
TELLING: Final = frozenset(("CardSeen", "CardLookedAt", "CardShown"))


def check_shuffles(g: Game, before: Before) -> None:
    for seat in (0, 1):
        last = max((i for i, event in enumerate(g.events) if event.kind == SHUFFLED and event.seat == seat), default=-1)
        if last >= 0 and before.phase != SETUP:
            check_shuffled(g, seat, g.events[last + 1 :])


def check_shuffled(g: Game, seat: int, since: list[Event]) -> None:
    """The cards of a deck that somebody knows, against what was told since it was shuffled."""
    known = [card for card in g.cards(seat, DECK) if g.known[card]]
    told = [event for event in since if event.kind in TELLING or (event.seat == seat and goes_into_deck(event))]
    for card in known:
        name = g.definitions[g.printed[card]].id
        named = next((event for event in told if event.card == name), None)
        if named is None:
            raise Broken(f"a shuffled deck is still known: {name} in the deck of seat {seat}")
        told.remove(named)


def goes_into_deck(event: Event) -> bool:
    return isinstance(event, CardWent) and event.destination == PLACES[DECK]
