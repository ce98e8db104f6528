"""Events of the frame of the game: who begins, turns, status, the end."""

from typing import Annotated

from msgspec import Meta

from grimoire.kernel.event import Number, OfCard, OfSeat, Seat, Word


class ChooserDrawn(OfSeat, frozen=True):
    """Chance named who decides who begins."""


class ChooserNamed(OfSeat, frozen=True):
    """Who decides who begins was known before: the loser of the game before."""


class FirstPlayerChosen(OfSeat, frozen=True):
    """It was decided that `seat` begins."""


class HandChosen(OfSeat, frozen=True):
    """A player kept a starting hand."""

    cards: Annotated[Number, Meta(description="of how many cards")]


class TurnEnded(OfSeat, frozen=True):
    """A player's turn ended."""


class BecameMageNoir(OfCard, frozen=True):
    """A player became a Mage Noir, by this card."""


class StatusLost(OfSeat, frozen=True):
    """A player is no longer a Mage Noir."""


class GameWon(OfSeat, frozen=True):
    """`seat` won."""

    loser: Annotated[Seat, Meta(description="who lost")]
    lack: Annotated[Word, Meta(description="of what the loser had none left: `health`, or `deck` where a card had to be drawn")]
