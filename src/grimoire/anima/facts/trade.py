"""Events of trading."""

from typing import Annotated

from msgspec import Meta

from grimoire.anima.facts.cards import CardWent
from grimoire.kernel.event import Number, OfCard, OfSeat, Place, Seat, Seers, Word

Partner = Annotated[Seat, Meta(description="with whom")]


class Bargained(OfSeat, frozen=True):
    """A step of a trade between two players."""

    partner: Partner


class Proposed(Bargained, frozen=True):
    given: Annotated[Number, Meta(description="how many cards `seat` would give")]
    wanted: Annotated[Number, Meta(description="how many it would get")]


class TradeOffered(Proposed, frozen=True):
    """A trade was offered."""


class TradeCountered(Proposed, frozen=True):
    """Another trade was offered in answer."""


class TradeShown(OfCard, frozen=True):
    """A card of an offer."""

    partner: Partner
    side: Annotated[Word, Meta(description="`given` by `seat`, or `wanted`")]
    seen: Seers = -1


class TradeAccepted(Bargained, frozen=True):
    """A trade was accepted."""


class TradeRefused(Bargained, frozen=True):
    """A trade was refused."""


class TradeAbandoned(Bargained, frozen=True):
    """A trade was given up."""


class TradeGiven(CardWent, frozen=True):
    """A card changed hands in a trade."""

    partner: Annotated[Seat, Meta(description="to whom")]
    destination: Annotated[Place, Meta(description="the place of `partner` it came to")]
    seen: Seers = -1

    @property
    def taker(self) -> int:
        return self.partner
