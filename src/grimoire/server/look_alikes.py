"""What a name looks like: whoever reads it takes one that looks the same for the same person."""

import unicodedata
from functools import lru_cache

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]


def look_of(name: str) -> str:
    """The same for all names that can be mistaken for each other: of other alphabets, with other capitals, l for I, 0 for O."""
    alike, several = classes()
    plain = unicodedata.normalize("NFKC", name).casefold()
    shown = "".join(alike.get(letter, letter) for letter in plain)
    for letters, one in several:
        shown = shown.replace(letters, one)
    return shown


@lru_cache(maxsize=1)
def classes() -> tuple[dict[str, str], list[tuple[str, str]]]:
    """For each letter one that stands for all that look like it, small or capital; and letters in a row that look like one."""
    above: dict[str, str] = {}

    def top(letter: str) -> str:
        while (higher := above.get(letter, letter)) != letter:
            letter = higher
        return letter

    def join(one: str, other: str) -> None:
        lower, higher = sorted((top(one), top(other)))
        above[higher] = lower

    several = []
    for letter, others in confusables_data.items():
        for other in [entry["c"] for entry in others]:
            if len(letter) == len(other) == 1:
                join(letter, other)
            elif len(letter) == 1 and letter.isascii() and other.isascii() and other.isalpha():
                several.append((other, letter))
        if len(letter) == len(letter.lower()) == 1:
            join(letter, letter.lower())
    for number in range(128):  # letters that nothing else looks like
        join(chr(number), chr(number).lower())
    found = {letter: top(letter) for letter in above}
    rows = ("".join(found.get(each, each) for each in letters) for letters, _ in several)
    return found, list(zip(rows, [found.get(one, one) for _, one in several], strict=True))
