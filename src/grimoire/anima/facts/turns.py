"""Events of the frame of the game: setup, turns, phases, dice, the end."""

from typing import Annotated

from msgspec import Meta

from grimoire.kernel.event import Event, Number, OfSeat, Place, Seat, Source, Word


class GameBegan(Event, frozen=True):
    """A game began."""

    players: Annotated[Number, Meta(description="for how many")]


class PileShuffled(Event, frozen=True):
    """A pile was shuffled, or its discard pile under what is left of it: what was known of the cards shuffled ends."""

    pile: Annotated[Place, Meta(description="which")]
    cards: Annotated[Number, Meta(description="how many cards were shuffled")]
    above: Annotated[Number, Meta(description="how many lie above them, as they were")] = 0


class OrderFixed(OfSeat, frozen=True):
    """The order of a turn was fixed; `seat` is first."""

    order: Annotated[tuple[int, ...], Meta(description="the seats in order", extra={"is": "seats"})]


class PhaseBegan(Event, frozen=True):
    """A phase began."""

    phase: Annotated[Word, Meta(description="`reset`, `movement`, `interaction` or `exploration`")]


class GameWon(OfSeat, frozen=True):
    """`seat` won: by the Final Mission, or (`A:crisis`) as the only one who completed a Basic Mission."""


# -- dice --------------------------------------------------------------------------------------------------------------


class DieRolled(OfSeat, frozen=True):
    """A die was rolled; by nobody's seat: for the foe."""

    face: Annotated[Number, Meta(description="what it shows")]
    purpose: Annotated[Word, Meta(description="for what: `combat`, `exploration`, `order`, `check` or `text`")]


class DieTakenBack(OfSeat, frozen=True):
    """A die will be rolled again."""

    player: Annotated[Seat, Meta(description="whose die; -1: the foe's")]
    source: Source


class DieChanged(OfSeat, frozen=True):
    """A die was turned to another face."""

    player: Annotated[Seat, Meta(description="whose die; -1: the foe's")]
    face: Annotated[Number, Meta(description="what it shows now")]
    source: Source


class Checked(OfSeat, frozen=True):
    """A Speed Check."""

    total: Annotated[Number, Meta(description="Speed and die together")]
    difficulty: Annotated[Number, Meta(description="what was needed")]
    source: Source


class CheckPassed(Checked, frozen=True):
    """A Speed Check was passed."""


class CheckFailed(Checked, frozen=True):
    """A Speed Check was failed."""
