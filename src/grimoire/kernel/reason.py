"""Why something may not be done: a value, turned into words only when somebody asks."""

from typing import Final

import msgspec
from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Reason(msgspec.Struct, frozen=True, gc=False):
    """A message id, the rule it rests on (nothing, where no rule says it), and what the message needs."""

    id: str
    rule: str
    card: str = ""
    word: str = ""
    amount: int = 0

    def __str__(self) -> str:
        detail = " ".join([part for part in (self.card, self.word, str(self.amount) if self.amount else "") if part])
        return f"{self.id}{': ' + detail if detail else ''}{f' ({self.rule})' if self.rule else ''}"


NO_OPTION: Final = Reason("not-an-option", "")  # no rule forbids what nobody offers


class IllegalChoice(Exception):
    """A choice that is not among the options; carries the reason as a value."""

    def __init__(self, reason: Reason, form: str) -> None:
        super().__init__(f"'{form}' cannot be chosen: {reason}")
        self.reason = reason
        self.form = form


class NoSeat(ValueError):
    """What is no seat of the game: says which there are."""

    def __init__(self, seat: object, seats: int, watching: bool = False) -> None:
        spectator = ", and -1 for a spectator" if watching else ""
        super().__init__(f"{seat!r} is no seat: this game has seats 0 to {seats - 1}{spectator}")


class CorruptBytes(Exception):
    """Bytes that are not a position, or of another game, cards or version."""


class BadBuffer(ValueError):
    """A buffer that numbers cannot be written into: says what is needed and what was given."""
