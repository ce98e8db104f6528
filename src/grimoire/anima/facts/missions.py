"""Events of Missions and the Crisis."""

from typing import Annotated

from msgspec import Meta

from grimoire.anima.facts.cards import CardWent
from grimoire.kernel.event import About, Event, Number, OfCard, OfSeat, Source


class MissionShown(OfCard, frozen=True):
    """Everybody may see a Mission from now on."""


class MissionAttempted(OfCard, frozen=True):
    """A Party tried to complete a Mission."""


class MissionFailed(OfCard, frozen=True):
    """A Party failed in a Mission."""


class MissionMarked(OfCard, frozen=True):
    """Markers were put on a Mission."""

    markers: Annotated[Number, Meta(description="how many")]


class StepTaken(OfCard, frozen=True):
    """A Party held out in a Resistance Mission."""

    turns: Annotated[Number, Meta(description="how many turns by now")]


class ResistanceBroken(OfCard, frozen=True):
    """A Resistance Mission must be begun anew."""


class MissionCompleted(CardWent, frozen=True):
    """A Mission was completed; the Final Mission stays where it is."""


class FinalMissionDue(OfSeat, frozen=True):
    """The Final Mission will be revealed at the beginning of the next turn."""

    source: Source


class FinalMissionRevealed(CardWent, frozen=True):
    """The Final Mission was revealed."""

    turns: Annotated[Number, Meta(description="in how many turns the Crisis comes")]


class TimerChanged(OfSeat, frozen=True):
    """The crisis die was changed."""

    turns: Annotated[Number, Meta(description="what it shows now")]


class CrisisBegan(Event, frozen=True):
    """The Crisis is here."""

    card: About
