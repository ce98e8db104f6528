"""What a player can choose: a decision is a question to one seat and the list of its options."""

import msgspec
from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One choice, as structure. Which physical card is meant is told by card id, place and ordinal."""

    verb: str  # what is done: prepare, activate, target, end
    card: str = ""  # the id of the card it is about
    place: str = ""  # where the card lies; only where two in reach differ
    ordinal: int = 0  # which of several there, from 1; 0: no need to say
    player: str = ""  # you or opponent
    element: str = ""  # the element of a Mana
    pile: str = ""  # left or right
    amount: int = -1  # a number; -1: none
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
class Question(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What is asked: a message id and its arguments, never a sentence."""

    id: str  # a message id: main, choose, pile
    card: str = ""  # the card that asks
    amount: int = -1  # a number the question speaks of; -1: none
    word: str = ""  # a word it speaks of


@mypyc_attr(native_class=False)
class Decision(msgspec.Struct, frozen=True, gc=False):
    """Who must decide, what is asked, and among what.

    `opened` is the option that opened the running action; there is none where this decision opens one.
    """

    seat: int  # who must decide
    question: Question  # what is asked
    options: list[Option]  # among what; `position.choose(i)` takes the i-th
    opened: Option | None = None  # the option that opened the running action

    @property
    def action(self) -> str:
        """The form of the option that opened the running action, empty where there is none."""
        return "" if self.opened is None else self.opened.form

    @property
    def opens(self) -> bool:
        return self.opened is None
