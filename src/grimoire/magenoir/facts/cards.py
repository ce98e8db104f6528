"""Events of cards that move, or come into sight."""

from typing import Annotated

from msgspec import Meta

from grimoire.kernel.event import Card, Destination, Number, OfCard, OfSeat, Origin, Place, Seat, Seers


class CardWent(OfCard, frozen=True):
    """A card of `seat` left one zone for another, or its place in one."""

    origin: Origin
    destination: Destination
    seen: Seers = -1


class CardEntered(CardWent, frozen=True):
    """A card came into play."""


class CardDiscarded(CardWent, frozen=True):
    """A card was discarded."""


class CardExiled(CardWent, frozen=True):
    """A card was exiled."""


class CardMoved(CardWent, frozen=True):
    """A card went from one zone to another in no other way that has a name."""


class SpellChanneled(CardWent, frozen=True):
    """A spell was channeled: it is a component now."""


class CardDrawn(CardWent, frozen=True):
    """A card was drawn. An Animal never comes into the hand: its `destination` is empty, and that it entered is told next."""


class CardsSwapped(OfCard, frozen=True):
    """Two cards of `seat` changed places within a zone."""

    other: Annotated[Card, Meta(description="the other card")]
    place: Annotated[Place, Meta(description="the zone")]


class DeckShuffled(OfSeat, frozen=True):
    """A deck was shuffled: what was known of it ends."""


class CardShown(OfCard, frozen=True):
    """Everybody has seen a card of `seat`."""


class CardLookedAt(OfCard, frozen=True):
    """`seat` looked at a card."""

    seen: Seers = -1


class CardSeen(OfCard, frozen=True):
    """`seat`, who may look at any time, can now see the card on top of a deck."""

    seen: Seers = -1


class LookedInVain(OfCard, frozen=True):
    """A text of `card` looked at a card, and it was not what it asks for."""


class DiscardPrevented(OfCard, frozen=True):
    """A card would have been discarded and stayed."""


class DrawIgnored(OfSeat, frozen=True):
    """`seat` did not draw: an effect keeps cards out of its hand."""


class PhasedOut(OfSeat, frozen=True):
    """The bottom cards of a deck are phased out; each is told as it goes."""

    player: Annotated[Seat, Meta(description="whose deck")]
    cards: Annotated[Number, Meta(description="how many")]


class CardsRanOut(OfCard, frozen=True):
    """No more copies of `card` come into the game: it holds as many cards as it may."""

    most: Annotated[Number, Meta(description="how many that is")]
