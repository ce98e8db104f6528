"""The places of Mage Noir and the cards in them, as one seat sees them."""

from collections.abc import Iterator
from typing import Final

from grimoire.kernel.event import Event
from grimoire.magenoir.facts.cards import CardWent
from grimoire.magenoir.game import Game
from grimoire.magenoir.zones import ANIMALS, DECK, HAND, PLACES, ZONES
from grimoire.seat.places import UNSEEN, Laid

WATCHER: Final = 4  # the bit of whoever only looks on
PILES: Final = ("ether.left", "ether.right")


def place_id(owner: int, zone: int) -> str:
    return f"{owner}.{PLACES[zone]}"


def laid_out(g: Game, seat: int) -> list[Laid]:
    """Every place that holds a card. Another's hand is in no order: first what one knows, by name."""
    bit = WATCHER if seat < 0 else 1 << seat
    found: list[Laid] = []
    for owner in (0, 1):
        for zone in range(ZONES):
            cards = [card if g.known[card] & bit else UNSEEN for card in g.cards(owner, zone)]
            if zone == HAND and owner != seat:
                known = sorted(
                    [card for card in cards if card != UNSEEN], key=lambda card: (g.definition(card).id, g.known[card], card)
                )
                cards = known + [UNSEEN] * (len(cards) - len(known))
            if cards:
                found.append(Laid(place_id(owner, zone), cards))
    return found


def way_of(event: Event) -> tuple[str, str]:
    """From which place to which a card went, by what was told; empty where it did not say so."""
    if not isinstance(event, CardWent):
        return "", ""
    # A drawn Animal goes straight to the board.
    return f"{event.seat}.{event.origin}", f"{event.seat}.{event.destination or PLACES[ANIMALS]}"


def lost_cards(g: Game, events: list[Event]) -> Iterator[int]:
    """Cards that went into a deck that was shuffled then: whoever sees one again cannot tell that it is the same."""
    for owner in {event.seat for event in events if event.kind == "DeckShuffled"}:
        moves = [event for event in events if isinstance(event, CardWent) and event.seat == owner]
        gone = {event.card for event in moves if event.destination == PLACES[DECK]}
        for card, of in enumerate(g.owner):
            if of == owner and (g.zone[card] == DECK or g.definition(card).id in gone):
                yield card
