"""What happened in Mage Noir: routine left out, Mana that moves one by one put together."""

from collections.abc import Sequence
from typing import Final, Self

import msgspec

from grimoire.kernel.event import Event
from grimoire.magenoir.elements import ELEMENT_NUMBER, ELEMENTS
from grimoire.magenoir.facts.cards import CardDiscarded, CardsSwapped, CardWent
from grimoire.magenoir.facts.health import DamageInflicted, HealthGained, HealthLost, HealthTouched
from grimoire.magenoir.facts.mana import ManaLocked, ManaShared, ManaSwapped, ManaTaken, ManaTraded, ManaWent
from grimoire.magenoir.zones import PLACES, TRANSITION, ZONE_NUMBER, is_board
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.presenter import Telling
from grimoire.seat.tracing import NO_TRACE, Trace
from grimoire.seat.wording import NONE

OUTCOMES = {
    "PreparationAnnounced": ("SpellPrepared", "PreparationCalledOff"),
    "ActivationAnnounced": ("SpellActivated", "ActivationCalledOff"),
    "AbilityAnnounced": ("AbilityUsed", "AbilityCalledOff"),
}
PREPARED_RULE = "D2.2.4"  # entering by being prepared is told as that
PAID_RULE = "D2.2.3"  # and so is the Mana put under a card to prepare it
BY: Final = "-by"  # the message that begins with what brought it about
SAID_WAYS: Final = ("fall", "too-many", "control", "hand-limit", "forge")  # rules that take a card away: that is said with it
ASIDE: Final = ("ManaGathered",)  # told with what is chosen
# What says by itself which card acts now: what follows from it need not name that again.
NAMING: Final = ("SpellActivated", "AbilityUsed", "SpellPrepared", "EffectsApplied", "ActivationAnnounced", "AbilityAnnounced")


class MageNoirTelling(Telling):
    wording: MageNoirWording

    def __init__(self, wording: MageNoirWording, seat: int, names: Sequence[str] = (), told_all: bool = False) -> None:
        super().__init__(wording, seat, names, told_all)
        self.just_named = ""  # the card that acts, as was told last
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

    def sentence(self, told: list[Event], variant: str = "", trace: Trace = NO_TRACE) -> str:
        """Less than no damage heals, and is told so. What was lost or won without a blow names its cause first; the numbers,
        who changed them, and the cause of what moved stand at the end."""
        first = told[0]
        if isinstance(first, DamageInflicted) and first.amount < 0:
            first = HealthGained(**{**msgspec.structs.asdict(first), "amount": -first.amount})
        if isinstance(first, HealthLost | HealthGained) and (first.source or trace.card):
            first = msgspec.structs.replace(first, source=first.source or trace.card)
            variant = BY
        said = super().sentence([first, *told[1:]], variant, trace)
        more = self.aftermath(first, said, trace)
        if first.kind in ASIDE or not more:
            return said
        return self.wording.say("told-with", said=said.removesuffix("."), more=", ".join(more))

    def aftermath(self, event: Event, said: str, trace: Trace) -> list[str]:
        """What is told behind the sentence: numbers before and after, who changed them, what moved something."""
        say = self.wording.say
        found: list[str] = []
        if trace.before is not None and trace.after is not None and trace.before != trace.after:
            lost = isinstance(event, HealthLost | HealthGained)
            kind = "number" if lost else "health" if isinstance(event, HealthTouched) else "reserve"
            found.append(say(f"told-{kind}", before=trace.before, after=trace.after))
        for card, amount in trace.changed.items():
            way = "more" if amount > 0 else "less" if amount < 0 else "text"
            found.append(say("told-changed", way=way, amount=abs(amount), card=self.wording.card(card)))
        if isinstance(event, CardWent | ManaWent | ManaSwapped | CardsSwapped):
            if trace.card and self.wording.names[trace.card] not in said and trace.card != self.just_named:
                found.append(say("told-by", card=self.wording.card(trace.card)))
            elif trace.way in SAID_WAYS:
                found.append(say(f"cause-{trace.way}"))
        if event.card and event.kind in NAMING:
            self.just_named = event.card
        return found

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
