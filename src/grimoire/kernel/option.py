"""What a player can choose: a decision is a question to one seat and the list of its options."""

import msgspec
from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice, as structure. Which physical card is meant is told by card id, place and ordinal."""

    verb: str
    card: str = ""
    place: str = ""  # where the card lies; only where two in reach differ
    ordinal: int = 0
    player: str = ""  # you or opponent
    element: str = ""
    pile: str = ""  # left or right
    amount: int = -1
    word: str = ""  # the word a component is named for, the part of a card that is meant

    @property
    def form(self) -> str:
        """The stable text of this option, used by records, scenarios and tests."""
        parts = [self.verb]
        if self.card:
            parts.append(self.card)
        if self.place:
            parts.append(f"{self.place}.{self.ordinal}" if self.ordinal else self.place)
        if self.player:
            parts.append(self.player)
        if self.word:
            parts.append(self.word)
        if self.amount >= 0:
            parts.append(str(self.amount))
        if self.element:
            parts.append(self.element)
        if self.pile:
            parts.append(self.pile)
        return " ".join(parts)


@mypyc_attr(native_class=False)
class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked: a message id and its arguments, never a sentence."""

    id: str
    card: str = ""  # the card that asks
    amount: int = -1
    word: str = ""


@mypyc_attr(native_class=False)
class Decision(msgspec.Struct, frozen=True):
    """Who must decide, what is asked, and among what.

    `action` is the form of the option that opened the running action; it is empty where this decision opens one.
    """

    seat: int
    question: Question
    options: list[Option]
    action: str = ""

    @property
    def opens(self) -> bool:
        return not self.action
