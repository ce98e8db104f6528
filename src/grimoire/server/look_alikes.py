"""What a name looks like: whoever reads it takes one that looks the same for the same person."""

import unicodedata
from functools import lru_cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

LONGEST: Final = 120  # of what is kept
# No two letters of the ASCII alphabet look alike but these, small or capital.
SAME: Final = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})


def look_of(name: str) -> str:
    """The same for all names that can be mistaken for each other: of other alphabets, with other capitals, l for I, 0 for O.
    Of a name as it is shown: a capital of another alphabet may look like a letter that its small one does not look like."""
    drawn = prototypes()
    shown = "".join(drawn.get(letter, letter) for letter in unicodedata.normalize("NFKC", name))
    return shown.casefold().translate(SAME).replace("rn", "m")[:LONGEST]


@lru_cache(maxsize=1)
def prototypes() -> dict[str, str]:
    """For each letter of another alphabet the one it looks like, an ASCII letter if there is one. One step and no more: what
    looks like the same letter in another hand does not make two letters look alike."""
    alike = {letter: [entry["c"] for entry in others if len(entry["c"]) == 1] for letter, others in confusables_data.items()}
    found = {}
    for letter, others in alike.items():
        if len(letter) != 1 or letter.isascii() or not others:
            continue
        plain = [other for other in others if other.isascii()]
        if plain:
            found[letter] = min(plain)
        elif len(others) == 1:  # the letter that all of its kind are drawn as; of two alone either
            found[letter] = others[0] if len(alike.get(others[0], ())) > 1 else min(letter, others[0])
    return found
