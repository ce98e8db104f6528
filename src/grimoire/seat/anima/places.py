"""The places of Anima and the cards in them, as one seat sees them."""

from collections.abc import Iterator
from typing import Final

from grimoire.anima.facts.cards import CardWent
from grimoire.anima.facts.turns import PileShuffled
from grimoire.anima.game import Game
from grimoire.anima.zones import (
    AREAS,
    GUARDS,
    HAND,
    OWN,
    OWN_PLACES,
    SHARED,
    SHARED_PLACES,
    TRAPS,
    WATCHER,
)
from grimoire.kernel.event import Event
from grimoire.seat.handles import Handles
from grimoire.seat.places import UNSEEN, Laid

AT_AREAS: Final = (GUARDS, TRAPS)  # what lies there lies at an Area


def area_place(area: str) -> str:
    """Where the Encounter before an Area and the Traps on it lie."""
    return f"area.{area}"


def laid_out(g: Game, seat: int) -> list[Laid]:
    """Every place that holds a card. Another's hand is in no order: first what one knows, by name."""
    bit = WATCHER if seat < 0 else 1 << seat
    found: list[Laid] = []
    for at, held in enumerate(g.zones):
        if at in AT_AREAS or not held:
            continue
        cards = [card if g.known[card] & bit else UNSEEN for card in held]
        owner, zone = divmod(at - SHARED, OWN)
        if at >= SHARED and zone == HAND and owner != seat:
            known = sorted(
                [card for card in cards if card != UNSEEN], key=lambda card: (g.definition(card).id, g.known[card], card)
            )
            cards = known + [UNSEEN] * (len(cards) - len(known))
        found.append(Laid(SHARED_PLACES[at] if at < SHARED else f"{owner}.{OWN_PLACES[zone]}", cards))
    for area in g.zones[AREAS]:
        here = [card for at in AT_AREAS for card in g.zones[at] if g.at[card] == area]
        if here:
            found.append(Laid(area_place(g.definition(area).id), [c if g.known[c] & bit else UNSEEN for c in here]))
    return found


def way_of(event: Event) -> tuple[str, str]:
    """From which place to which a card went, by what was told; empty where it did not say so."""
    if not isinstance(event, CardWent) or not event.destination:
        return "", ""
    return placed(event.giver, event.origin), placed(event.taker, event.destination)


def placed(owner: int, place: str) -> str:
    """A place by its name in a scene; what lay at an Area has none of its own in the events."""
    if place in OWN_PLACES:
        return f"{owner}.{place}"
    return "" if place in (SHARED_PLACES[GUARDS], SHARED_PLACES[TRAPS]) else place


def lost_cards(events: list[Event], before: Handles) -> Iterator[int]:
    """Cards of a pile that was shuffled, and of the discard pile it was made of."""
    for event in events:
        if isinstance(event, PileShuffled):
            names = (event.pile, event.pile.replace("-deck", "-discard"))
            for card, place in before.places.items():
                if place in names:
                    yield card
