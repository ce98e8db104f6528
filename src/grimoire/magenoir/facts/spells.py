"""Events of what is done with cards: preparing, activating, using, effects that begin."""

from typing import Annotated

from msgspec import Meta

from grimoire.kernel.event import Card, Number, OfCard


class PreparationAnnounced(OfCard, frozen=True):
    """A preparation was announced; it can still be called off."""


class PreparationCalledOff(OfCard, frozen=True):
    """An announced preparation does not happen; nothing was paid."""


class ComponentUsed(OfCard, frozen=True):
    """A card served as a component."""

    user: Annotated[Card, Meta(description="the spell that was prepared with it")]


class SpellPrepared(OfCard, frozen=True):
    """A spell was prepared."""


class ActivationAnnounced(OfCard, frozen=True):
    """An activation was announced; it can still be answered, and called off."""


class ActivationCalledOff(OfCard, frozen=True):
    """An announced activation does not happen."""


class SpellActivated(OfCard, frozen=True):
    """A spell was activated."""


class EffectsApplied(OfCard, frozen=True):
    """The effects of a card were applied without activating it."""


class EffectBegan(OfCard, frozen=True):
    """A text of `card` laid down a lasting effect."""


class EffectNotBegun(OfCard, frozen=True):
    """A text of `card` has laid down so many lasting effects that it lays down no more."""

    most: Annotated[Number, Meta(description="how many that is")]


class AbilityAnnounced(OfCard, frozen=True):
    """The use of an ability was announced; it can still be answered, and called off."""


class AbilityCalledOff(OfCard, frozen=True):
    """An announced ability is not used; nothing was paid."""


class AbilityUsed(OfCard, frozen=True):
    """An ability of a card was used."""


class AnimalExhausted(OfCard, frozen=True):
    """An Animal was turned face down."""


class AnimalRested(OfCard, frozen=True):
    """An exhausted Animal is face up again."""


class SpellReverted(OfCard, frozen=True):
    """A spell is again as it is printed."""
