"""Events of Areas, Encounters and exploring."""

from typing import Annotated

from msgspec import Meta

from grimoire.anima.facts.cards import CardWent
from grimoire.anima.facts.parties import Area, AtArea, Span
from grimoire.kernel.event import Number, OfCard, OfSeat, Seers, Source, Word


class HorizonsSought(OfSeat, frozen=True):
    """A player sought new horizons."""

    pile: Annotated[Word, Meta(description="where: in the `deck` or the `discard` pile")]


class AreaPlaced(CardWent, frozen=True):
    """An Area came into play."""


class AreaNamed(OfCard, frozen=True):
    """An Area was named to leave the table; it can still be saved."""


class AreaSaved(OfCard, frozen=True):
    """`seat` kept an Area on the table."""


class AreaRemoved(CardWent, frozen=True):
    """An Area left the table."""


class WayOpened(OfSeat, frozen=True):
    """A Party may enter an Area past its Encounter."""

    source: Source


class LevelChanged(AtArea, frozen=True):
    """The Level of an Area was changed."""

    amount: Annotated[Number, Meta(description="by how much")]
    span: Span
    source: Source


class EncounterLaid(CardWent, frozen=True):
    """An Encounter was laid face down before an Area."""

    area: Area
    seen: Seers = -1


class EncounterRevealed(OfCard, frozen=True):
    """An Encounter was revealed to a Party."""

    area: Annotated[Area, Meta(description="the Area the Party is at, or wants to enter, if any")]


class EncounterTooHigh(OfCard, frozen=True):
    """An Encounter is discarded, since the Level of the Area is not enough for it."""

    level: Annotated[Number, Meta(description="the Level of the Area")]


class EncounterEvaded(OfCard, frozen=True):
    """An Encounter was evaded."""

    source: Source


class EncounterMet(OfCard, frozen=True):
    """A Party must face this Encounter."""


class Explored(AtArea, frozen=True):
    """A Party explored its Area."""

    face: Annotated[Number, Meta(description="what the die showed")]


class RewardChosen(AtArea, frozen=True):
    """A player chose a reward of an Area."""

    reward: Annotated[Word, Meta(description="`advantage`, `recruit`, `arcane`, or the id of a special one")]
