"""The small words the scenarios of all games share: seats, numbers, lists, cards by id."""

import re
from difflib import get_close_matches
from typing import Final

from grimoire.library.reading import BadFile

SEATS: Final = ("alice", "bob", "carol", "dave", "erin")
SEAT_WORDS: Final = "|".join(SEATS)
MOST_COPIES: Final = 250  # a position numbers its cards below 1024


class BadWords(BadFile):
    """A text that means nothing; the reader of the file adds where it stands."""


def seat_number(name: str, seats: tuple[str, ...]) -> int:
    if name not in seats:
        raise BadWords("bad-no-seat", name=name, seats=", ".join(seats[:-1]), last=seats[-1])
    return seats.index(name)


def read_number(text: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,6}", text):
        raise BadWords("bad-no-number", text=text)
    return int(text)


def card_id(cards: dict[str, int], text: str) -> str:
    """An id as it is; a wrong one is answered with the nearest."""
    if text in cards:
        return text
    near = get_close_matches(text, list(cards), 1)
    if near:
        raise BadWords("bad-card-missing-near", name=text, meant=near[0])
    raise BadWords("bad-card-missing", name=text)


def counted(text: str) -> tuple[int, str]:
    """`3 seed` is three of them."""
    first, _, rest = text.partition(" ")
    if not re.fullmatch(r"[0-9]+", first) or not rest:
        return 1, text
    times = read_number(first)
    if not 1 <= times <= MOST_COPIES:
        raise BadWords("bad-copies-placed", amount=times, most=MOST_COPIES)
    return times, rest.strip()


def split_list(text: str) -> list[str]:
    """The items of `[a, b]`; a single item may stand without brackets."""
    text = text.strip()
    if text.startswith("[") and text.endswith("]"):
        text = text[1:-1]
    return [item.strip() for item in text.split(",") if item.strip()]


def listed(items: list[str]) -> str:
    return f"[{', '.join(items)}]"


def read_cards(cards: dict[str, int], text: str) -> list[str]:
    """`[seed, 2 flame, ?]`: ids, how many of them, and cards that are not known."""
    found: list[str] = []
    for item in split_list(text):
        times, name = counted(item)
        found.extend([name if name == "?" else card_id(cards, name)] * times)
    return found
