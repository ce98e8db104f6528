"""What happened in Mage Noir: routine left out, Mana that moves one by one put together."""

from collections.abc import Sequence
from typing import Self

import msgspec

from grimoire.kernel.event import Event
from grimoire.magenoir.elements import ELEMENT_NUMBER, ELEMENTS
from grimoire.magenoir.facts.cards import CardDiscarded, CardsSwapped, CardWent
from grimoire.magenoir.facts.health import DamageInflicted, HealthGained, HealthTouched
from grimoire.magenoir.facts.mana import ManaLocked, ManaShared, ManaSwapped, ManaTaken, ManaTraded, ManaWent
from grimoire.magenoir.zones import PLACES, TRANSITION, ZONE_NUMBER, is_board
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.telling import Telling
from grimoire.seat.wording import NONE

OUTCOMES = {
    "PreparationAnnounced": ("SpellPrepared", "PreparationCalledOff"),
    "ActivationAnnounced": ("SpellActivated", "ActivationCalledOff"),
    "AbilityAnnounced": ("AbilityUsed", "AbilityCalledOff"),
}
PREPARED_RULE = "D2.2.4"  # entering by being prepared is told as that
PAID_RULE = "D2.2.3"  # and so is the Mana put under a card to prepare it


class MageNoirTelling(Telling):
    wording: MageNoirWording

    def __init__(self, wording: MageNoirWording, seat: int, names: Sequence[str] = (), told_all: bool = False) -> None:
        super().__init__(wording, seat, names, told_all)
        self.activated: set[tuple[int, str]] = set()  # spells on their way to the discard pile, as everyone knows

    def copy(self) -> Self:
        other = super().copy()
        other.activated = self.activated.copy()
        return other

    def worth_telling(self, events: list[Event]) -> list[Event]:
        return [event for event in events if not self.is_routine(event, events)]

    def is_routine(self, event: Event, events: list[Event]) -> bool:
        kind = event.kind
        if kind in OUTCOMES:  # told only while what was announced has not happened yet
            return any(e.kind in OUTCOMES[kind] and e.card == event.card for e in events)
        if kind == "SpellActivated":
            self.activated.add((event.seat, event.card))
        if isinstance(event, CardDiscarded) and (event.seat, event.card) in self.activated and event.origin == "prepared":
            self.activated.discard((event.seat, event.card))
            return True
        if kind == "CardShown":
            return any(e.kind == "CardDiscarded" and e.card == event.card for e in events)
        if kind == "CardEntered":
            return event.rule == PREPARED_RULE
        if kind == "DeckShuffled":
            return is_setup(events)
        if kind == "ManaGathered":
            return not self.told_all  # chosen one by one; what came of it lies in the Ether
        if kind == "ManaLocked":
            return event.rule == PAID_RULE
        return kind in ("TurnEnded", "HandChosen")

    def belongs(self, before: Event, event: Event) -> bool:
        """Mana moved in a row by the same seat, from and to the same, is told at once."""
        return isinstance(event, ManaWent) and isinstance(before, ManaWent) and moved(before) == moved(event)

    def sentence(self, told: list[Event], variant: str = "") -> str:
        """Less than no damage heals, and is told so."""
        first = told[0]
        if isinstance(first, DamageInflicted) and first.amount < 0:
            told = [HealthGained(**{**msgspec.structs.asdict(first), "amount": -first.amount})]
        return super().sentence(told, variant)

    def arguments(self, told: list[Event]) -> dict[str, str | int]:
        w = self.wording
        event = told[0]
        found = super().arguments(told)
        if isinstance(event, HealthTouched) and event.target:
            found["victim"] = "card"
        elif isinstance(event, ManaWent):
            mana = [0] * len(ELEMENTS)
            for one in told:
                if isinstance(one, ManaWent):
                    mana[ELEMENT_NUMBER[one.element]] += one.amount
            found["mana"] = w.mana(mana)
            if isinstance(event, ManaTaken):
                found["from"] = w.say(f"from-{event.origin}")
            elif isinstance(event, ManaShared) and not event.card:
                found["card"] = NONE
        elif isinstance(event, ManaTraded):
            found["element"] = w.element(event.element)
            found["from"] = w.say(f"from-{event.pile}")
        elif isinstance(event, ManaSwapped):
            found["element"] = w.element(event.element)
        elif isinstance(event, CardsSwapped):
            found["leaving"] = w.say(f"the-{event.place}")
        elif isinstance(event, CardWent):
            found["into"] = w.say(f"to-{event.destination}")
            found["leaving"] = w.say(f"the-{event.origin}")
            found["reaching"] = w.say(f"the-{event.destination}")
            found["moved"] = way_of(event)
        return found


def is_setup(events: list[Event]) -> bool:
    return not events or events[0].kind == "DeckShuffled" or any(e.kind == "HandChosen" for e in events)


def moved(event: ManaWent) -> tuple[str, int, str, str, str]:
    """What is the same of Mana that is told at once."""
    if isinstance(event, ManaLocked):
        return event.kind, event.seat, event.card, event.under, event.origin
    if isinstance(event, ManaShared):
        return event.kind, event.seat, event.card, event.holder, ""
    return event.kind, event.seat, event.card, "", event.origin if isinstance(event, ManaTaken) else ""


def way_of(event: CardWent) -> str:
    """Which sentence tells the way of a card: inside one zone, from one state on the board to another, set aside, away."""
    if event.origin == event.destination:
        return "within"
    if event.destination == PLACES[TRANSITION]:
        return "aside"
    places = (event.origin, event.destination)
    on_board = [place in ZONE_NUMBER and is_board(ZONE_NUMBER[place]) for place in places]
    return "state" if all(on_board) else "away"
