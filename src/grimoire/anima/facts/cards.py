"""Events of cards that move, are used, or come into sight."""

from typing import Annotated

from msgspec import Meta

from grimoire.kernel.event import Card, Destination, OfCard, OfSeat, Origin, Place, Seat, Seers, Source, Word


class CardWent(OfCard, frozen=True):
    """A card went from one place to another."""

    origin: Origin
    destination: Destination

    @property
    def giver(self) -> int:
        """Whose place it left, where it is one each player has."""
        return self.seat

    @property
    def taker(self) -> int:
        """Whose place it came to, where it is one each player has."""
        return self.seat


class CardTaken(CardWent, frozen=True):
    """A card left a place of another player."""

    owner: Annotated[Seat, Meta(description="from whom")]
    origin: Annotated[Place, Meta(description="the place of `owner` it left")]

    @property
    def giver(self) -> int:
        return self.owner


class CardDealt(CardWent, frozen=True):
    """A card was dealt at the beginning."""

    category: Annotated[Word, Meta(description="`character`, `basic-mission` or `advantage`")]
    seen: Seers = -1


class CardDiscarded(CardWent, frozen=True):
    """A card was discarded."""

    source: Source = ""


class CardMoved(CardWent, frozen=True):
    """A card went from one place to another in no other way that has a name: one that was used is laid aside, one is taken
    from a pile to be looked at, an Encounter is drawn face down. Of shared places `seat` is who moved it."""

    seen: Seers = -1


class PickedUp(CardWent, frozen=True):
    """A player picked up what somebody else discarded. Of a Character the `destination` is empty: that it joined is told
    next."""


class CardSeen(OfCard, frozen=True):
    """`seat` looked at a card."""

    seen: Seers = -1


class CardPutUnder(OfSeat, frozen=True):
    """A player put a card under a pile."""


# -- Advantages --------------------------------------------------------------------------------------------------------


class AdvantageDrawn(CardWent, frozen=True):
    """An Advantage was drawn."""

    source: Source = ""
    seen: Seers = -1


class AdvantageTaken(CardTaken, frozen=True):
    """An Advantage went from one hand to another."""

    seen: Seers = -1


class AdvantageRetrieved(CardWent, frozen=True):
    """An Advantage came back from the discard pile."""

    source: Source = ""


class CombatCardTaken(CardWent, frozen=True):
    """A card that was used in this Combat went into a hand."""

    source: Source = ""


class AdvantageUsed(CardWent, frozen=True):
    """An Advantage was played."""


class AbilityUsed(OfCard, frozen=True):
    """An ability of a card in play was used."""


class UseCancelled(OfCard, frozen=True):
    """What a player used has no effect."""

    player: Annotated[Seat, Meta(description="whose use it was")]
    source: Source
    seen: Seers = -1


class TrapLaid(OfCard, frozen=True):
    """A Trap was laid on an Area; it stays there if nobody interrupts, which is told next."""

    area: Annotated[Card, Meta(description="on which Area")]
    seen: Seers = -1


class TrapSprung(OfCard, frozen=True):
    """A Trap was sprung."""

    area: Annotated[Card, Meta(description="on which Area")]


class FactionJoined(CardWent, frozen=True):
    """A Party belongs to a Faction now."""


class OrganizationJoined(CardWent, frozen=True):
    """A Party belongs to an Organization now."""


class IncidentBegan(CardWent, frozen=True):
    """An Incident holds until the end of the turn."""
