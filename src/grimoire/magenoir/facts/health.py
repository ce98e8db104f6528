"""Events of damage and Health Points."""

from typing import Annotated

from msgspec import Meta

from grimoire.kernel.event import Card, Doer, Number, OfCard, OfSeat, Seat, Source


class HealthTouched(OfSeat, frozen=True):
    """Something about the Health Points of a player or of a card: one of `player` and `target` is set."""

    amount: Annotated[Number, Meta(description="how many Health Points")]
    player: Annotated[Seat, Meta(description="the player it happened to; -1: it was a card")] = -1
    target: Annotated[Card, Meta(description="the card it happened to; empty: it was a player")] = ""
    source: Source = ""


class DamageInflicted(HealthTouched, frozen=True):
    """Damage was inflicted. Less than none heals."""

    seat: Annotated[Doer, Meta(description="whose source of damage it was")]


class HealthLost(HealthTouched, frozen=True):
    """Health Points were lost without damage."""


class HealthGained(HealthTouched, frozen=True):
    """Health Points were gained."""


class DamageRedirected(OfCard, frozen=True):
    """Damage will be inflicted to this card instead."""


class HealthCounted(OfSeat, frozen=True):
    """A card that counts its Health Points came into play."""

    target: Annotated[Card, Meta(description="the card")]
    health: Annotated[Number, Meta(description="with how many")]
