"""Facts in the past tense. Log, retelling, animation and statistics are all made from these.

Each game declares its kinds of events, one class each, with fields named for what they are. What a field is (a seat, a card,
a place …) is part of its type, so that whoever must treat all kinds alike can: `facts.py` reads the declarations.
"""

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

Seat = Annotated[int, Meta(description="a seat; -1: none", extra={"is": "seat"})]
Card = Annotated[str, Meta(description="the id of a card; empty: none, or hidden", extra={"is": "card"})]
Place = Annotated[str, Meta(description="where a card was or is", extra={"is": "place"})]
Word = Annotated[str, Meta(extra={"is": "word"})]
Number = Annotated[int, Meta(extra={"is": "number"})]

# Fields that mean the same in every kind that has them.
Doer = Annotated[Seat, Meta(description="who did it, or whose it is; -1: nobody")]
About = Annotated[Card, Meta(description="the card it is about; empty for seats that may not know it")]
Origin = Annotated[Place, Meta(description="the place the card left; of places each player has, that of `seat`")]
Destination = Annotated[Place, Meta(description="the place it came to; of places each player has, that of `seat`")]
Source = Annotated[Card, Meta(description="the card that brought it about")]
Seers = Annotated[int, Meta(description="which seats may know the card, as bits; -1: all", extra={"is": "seers"})]


class Told(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True, tag_field="kind", tag=True):
    """What is given by name only. A kind is called like its class."""

    kind: ClassVar[str] = ""
    revealed: Annotated[bool, Meta(description="hidden information or chance came out: undo stops here")] = False

    def __init_subclass__(cls) -> None:
        cls.kind = cls.__name__


class Event(Told, frozen=True):
    """One thing that happened, with the rule that governs it. What happened does not change: whoever is handed one can
    change no log with it. Whose it was, which card, by which card, and who may know that can be asked of every kind;
    one that has no such field answers that there is none."""

    rule: Annotated[str, Meta(description="the rule it rests on")]

    @property
    def seat(self) -> int:
        return -1

    @property
    def card(self) -> str:
        return ""

    @property
    def source(self) -> str:
        return ""

    @property
    def seen(self) -> int:
        return -1

    def seen_by(self, seat: int) -> "Event":
        """The same fact as that seat knows it: at most the card is blanked. A spectator is seat -1."""
        seen = self.seen
        if seen == -1 or (seat >= 0 and seen & (1 << seat)):
            return self
        return msgspec.structs.replace(self, card="", seen=-1)


# -- what many kinds are made of ---------------------------------------------------------------------------------------


class OfSeat(Event, frozen=True):
    seat: Doer


class OfCard(Event, frozen=True):
    seat: Doer
    card: About


# -- the kinds every game has ------------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    """A turn began; where players take turns of their own, that of `seat`."""

    turn: Annotated[Number, Meta(description="its number")]
    seat: Doer = -1


class GameDrawn(Event, frozen=True):
    """The game ended and nobody won. `rule` may be "loop" or "too-long": what was set off does not come to an end."""


class Conceded(OfSeat, frozen=True):
    """A player gave up."""


class SeatGiven(OfSeat, frozen=True):
    """A player has left for good, and a bot plays on in their place."""
