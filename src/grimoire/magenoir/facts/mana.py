"""Events of Mana: from where, to where, how much of which element."""

from typing import Annotated

from msgspec import Meta

from grimoire.kernel.event import About, Card, Doer, Event, Number, OfSeat, Place, Word

Element = Annotated[Word, Meta(description="the element")]
Amount = Annotated[Number, Meta(description="how much Mana")]
Pile = Annotated[Place, Meta(description="which pile of the Available Ether: `left` or `right`")]
More = Annotated[Number, Meta(description="how many parts of the same addition are still to come")]
Holder = Annotated[Card, Meta(description="the card it is, or was, under")]


class ManaWent(OfSeat, frozen=True):
    """Mana of one element."""

    element: Element
    amount: Amount


class ManaAdded(ManaWent, frozen=True):
    """Mana came into the Available Ether, one by one."""

    pile: Pile
    more: More


class ManaGathered(ManaAdded, frozen=True):
    """Mana came from the Infinite Ether into the Available Ether."""


class ManaPaid(ManaAdded, frozen=True):
    """Mana went from a reserve into the Available Ether."""


class ManaReleased(ManaAdded, frozen=True):
    """Mana went from under a card into the Available Ether."""

    card: Holder


class ManaLocked(ManaWent, frozen=True):
    """Mana was put under a card."""

    card: Holder
    origin: Annotated[Place, Meta(description="`reserve`, `infinite`, or `card`")]
    under: Annotated[Card, Meta(description="the card it was under before, if it was under one")] = ""


class ManaShared(ManaWent, frozen=True):
    """Mana went from under a card under another, or into the reserve."""

    holder: Annotated[Card, Meta(description="the card it was under")]
    card: Annotated[Card, Meta(description="the card it is under now; empty: it went into the reserve")]


class ManaReturned(ManaWent, frozen=True):
    """Mana went from under a card into its player's reserve."""

    card: Holder


class ManaTaken(ManaWent, frozen=True):
    """Mana went into a reserve."""

    origin: Annotated[Place, Meta(description="a pile (`left` or `right`), or `infinite`")]


class ManaTraded(OfSeat, frozen=True):
    """Mana of a reserve was traded for one Mana of the Available Ether."""

    given: Annotated[Number, Meta(description="how much was given")]
    element: Annotated[Element, Meta(description="the element of what was taken")]
    pile: Pile


class ManaSwapped(Event, frozen=True):
    """Mana under a card went into the reserve of `seat`, and as much of the reserve took its place."""

    seat: Doer
    card: About
    element: Annotated[Element, Meta(description="the element that went into the reserve")]
    amount: Amount


class PileTaken(OfSeat, frozen=True):
    """A whole pile of the Available Ether went into a reserve."""

    pile: Pile
    amount: Amount
