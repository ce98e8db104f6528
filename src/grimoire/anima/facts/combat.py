"""Events of Combat."""

from typing import Annotated

from msgspec import Meta

from grimoire.kernel.event import Card, Number, OfCard, OfSeat, Seat, Source, Word

Foe = Annotated[Card, Meta(description="the card one fights; empty: another Party")]
Rival = Annotated[Seat, Meta(description="the other Party; -1: none")]


class CombatDeclared(OfSeat, frozen=True):
    """A Party attacked another."""

    rival: Rival


class CombatBegan(OfSeat, frozen=True):
    """A Combat began."""

    card: Foe
    rival: Rival
    combat: Annotated[Number, Meta(description="the Combat of the foe")]


class CombatCounted(OfSeat, frozen=True):
    """The dice of a Combat were counted."""

    rival: Rival
    total: Annotated[Number, Meta(description="Combat and dice of `seat`")]
    against: Annotated[Number, Meta(description="Combat and dice of the foe or rival")]


class CombatWon(OfSeat, frozen=True):
    """`seat` won a Combat."""

    card: Foe
    rival: Annotated[Seat, Meta(description="the Party that lost; -1: none")]


class CombatLost(OfSeat, frozen=True):
    """A Party lost against a foe."""

    card: Foe


class CombatTied(OfSeat, frozen=True):
    """A Combat ended even, and nothing happens."""

    rival: Rival


class CombatEscaped(OfSeat, frozen=True):
    """A Party escaped from a Combat."""

    card: Foe


class DiceAdded(OfSeat, frozen=True):
    """More dice are rolled in this Combat, and the best counts."""

    dice: Annotated[Number, Meta(description="how many")]
    source: Source


class FoeCombatSet(OfCard, frozen=True):
    """The foe has another Combat now."""

    combat: Annotated[Number, Meta(description="which")]


class KillMarginSet(OfCard, frozen=True):
    """Whoever loses this Combat by this much loses a Character."""

    margin: Annotated[Number, Meta(description="by how much")]


class CardsForbidden(OfCard, frozen=True):
    """No cards of a skill may be used in this Combat."""

    skill: Annotated[Word, Meta(description="which")]
