"""Words for a person, in one language, with what stands behind them: a card to hover, a rule to open, Mana to draw.

Sentences are made by the messages, as text. What an argument stands for travels through them as marks around it, in characters
no language uses, and comes out as spans.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from grimoire.library.french_names import BEGIN, END, SAID


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a sentence. At most one of the other fields says what the text stands for; a card may also be a thing."""

    text: str
    card: str = ""  # the id of a card that is named
    thing: str = ""  # the handle of the thing that is meant, where the reader can see it
    element: str = ""  # Mana of this element, so that a client can draw it instead
    rule: str = ""  # a section of the rules
    seat: int = -1  # a player
    word: str = ""  # a word of names that makes cards components
    says: str = ""  # the id of a card: the text is what that card says


Words = list[Span]

CARD: Final = "card"
ELEMENT: Final = "element"
RULE: Final = "rule"
SEAT: Final = "seat"
WORD: Final = "word"
SAYS: Final = "says"

MARKS: Final = (BEGIN, SAID, END)
SIGN: Final = re.compile(f"{BEGIN}([^{SAID}]*){SAID}|{END}")
MOST_KEPT: Final = 20_000


def marked(kind: str, meant: str | int, text: str) -> str:
    """A text that remembers what it stands for."""
    return f"{BEGIN}{kind} {meant}{SAID}{text}{END}"


@lru_cache(maxsize=MOST_KEPT)
def spans(text: str) -> Words:
    """A text with marks as spans. Of marks inside each other the inner one counts. The same text gives the same list, for a
    table says most things again and again: nobody changes it."""
    found: Words = []
    open_marks: list[str] = []
    at = 0
    for sign in SIGN.finditer(text):
        add(found, text[at : sign.start()], open_marks)
        if sign[1] is None:
            open_marks.pop()
        else:
            open_marks.append(sign[1])
        at = sign.end()
    add(found, text[at:], open_marks)
    return found


def add(found: Words, piece: str, open_marks: Sequence[str]) -> None:
    if not piece:
        return
    kind, _, meant = open_marks[-1].partition(" ") if open_marks else ("", "", "")
    if kind == CARD:
        found.append(Span(piece, card=meant))
    elif kind == ELEMENT:
        found.append(Span(piece, element=meant))
    elif kind == RULE:
        found.append(Span(piece, rule=meant))
    elif kind == SEAT:
        found.append(Span(piece, seat=int(meant)))
    elif kind == WORD:
        found.append(Span(piece, word=meant))
    elif kind == SAYS:
        found.append(Span(piece, says=meant))
    elif found and found[-1] == Span(found[-1].text):
        found[-1] = Span(found[-1].text + piece)
    else:
        found.append(Span(piece))


def plain(words: Sequence[Span]) -> str:
    """The sentence alone, for a terminal or a screen reader."""
    return "".join([span.text for span in words])


def pointing(words: Words, card: str, thing: str) -> Words:
    """The same words, where the card they name is this thing."""
    return [msgspec.structs.replace(span, thing=thing) if span.card == card else span for span in words]


def capital(text: str) -> str:
    """With a capital letter in front, whether the text begins with a mark or not."""
    at = text.index(SAID) + 1 if text.startswith(BEGIN) else 0
    return f"{text[:at]}{text[at : at + 1].upper()}{text[at + 1 :]}"
