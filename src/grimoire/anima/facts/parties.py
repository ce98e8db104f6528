"""Events of Characters and Parties."""

from typing import Annotated

from msgspec import Meta

from grimoire.anima.facts.cards import CardTaken, CardWent
from grimoire.kernel.event import Card, Event, Number, OfCard, OfSeat, Seat, Source, Word

Area = Annotated[Card, Meta(description="the Area")]
Span = Annotated[Word, Meta(description="how long: `fight`, `turn`, `next_turn` or `lasting`")]


class CharacterKept(OfCard, frozen=True):
    """A player begins with this Character."""


class CharacterJoined(CardWent, frozen=True):
    """A Character joined a Party."""

    source: Source = ""


class CharacterTaken(CardTaken, frozen=True):
    """A Character left one Party and joined another."""

    source: Source


class CharacterLeft(CardWent, frozen=True):
    """A Character left a Party for another that takes its place."""

    source: Source


class CharacterExpelled(CardWent, frozen=True):
    """A Character was sent away by its own Party."""


class CharacterDying(OfCard, frozen=True):
    """A Character will die unless somebody saves it."""


class CharacterSaved(OfCard, frozen=True):
    """A Character that was about to die lives."""


class CharacterDied(CardWent, frozen=True):
    """A Character died."""


class CharacterIncapacitated(OfCard, frozen=True):
    """A Character is incapacitated until the next turn."""

    source: Source = ""


class CharacterSpun(OfCard, frozen=True):
    """A Character was spun."""


class SteelGiven(OfCard, frozen=True):
    """A Character has one Combat more as long as it stays."""

    source: Source


class CharacterChanged(OfCard, frozen=True):
    """A number of a Character was changed."""

    owner: Annotated[Seat, Meta(description="whose Character")]
    amount: Annotated[Number, Meta(description="by how much")]
    skill: Annotated[Word, Meta(description="which number")]
    span: Span
    source: Source


class BonusGained(OfSeat, frozen=True):
    """A number of a Party, or of a foe, was changed."""

    player: Annotated[Seat, Meta(description="whose; -1: the foe's")]
    amount: Annotated[Number, Meta(description="by how much")]
    skill: Annotated[Word, Meta(description="which number")]
    span: Span
    source: Source


class PartyReady(Event, frozen=True):
    """All Characters were straightened and woke."""


class PartyFormed(OfCard, frozen=True):
    """A player without a Party began a new one with this Character."""


class PartyDestroyed(OfSeat, frozen=True):
    """A Party was destroyed."""


class PartyRested(OfSeat, frozen=True):
    """A Party rested."""


class AtArea(OfSeat, frozen=True):
    area: Area


class LeaveDeclared(AtArea, frozen=True):
    """A player declared that the Party leaves its Area."""


class PartyLeft(AtArea, frozen=True):
    """A Party left its Area."""


class PartyMoving(AtArea, frozen=True):
    """A Party set out for an Area."""


class PartyArrived(AtArea, frozen=True):
    """A Party is at an Area now."""

    source: Source = ""


class PartyStayed(AtArea, frozen=True):
    """A Party stayed where it is."""


class PartyExpelled(OfSeat, frozen=True):
    """A Party is out for this turn."""

    area: Annotated[Card, Meta(description="the Area it was expelled from, if it was at one")]
    source: Source = ""
