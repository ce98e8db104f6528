"""Words for a person, in one language, with what stands behind them: a card to hover, a rule to open, Mana to draw."""

from collections.abc import Sequence

import msgspec


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a sentence. At most one of the other fields says what the text stands for."""

    text: str
    card: str = ""  # the id of a card that is named
    thing: str = ""  # the handle of the thing that is meant, where the reader can see it
    element: str = ""  # Mana of this element, so that a client can draw it instead
    rule: str = ""  # a section of the rules
    seat: int = -1  # a player


Words = list[Span]


def plain(words: Sequence[Span]) -> str:
    """The sentence alone, for a terminal or a screen reader."""
    return "".join([span.text for span in words])
