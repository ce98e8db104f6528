"""Write the action words of the tasks that come with a list of them, found by play. A list is only ever added to, at its end,
so that a number keeps its meaning: `python tools/action_words.py`.
"""

import sys
from pathlib import Path
from typing import Final

import grimoire
from grimoire.library.action_words import SUFFIX, kept_words

FOLDER: Final = Path(__file__).resolve().parent.parent / "src" / "grimoire" / "data" / "research"
LISTED: Final = {
    "magenoir-mini": 300,
    "magenoir-pairing": 600,
    "magenoir-plans": 300,
    "magenoir-decks": 800,
}  # games played for each
SEED: Final = 1_000_000


def main() -> None:
    wanted = sys.argv[1:] or list(LISTED)
    for name in wanted:
        kept = kept_words(name)
        found = grimoire.vocabulary(grimoire.make_task(name), LISTED[name], SEED).words
        words = kept + [word for word in found if word not in set(kept)]
        (FOLDER / f"{name}{SUFFIX}").write_text("".join(f"{word}\n" for word in words), encoding="utf-8")
        print(f"{name}: {len(words)} words, {len(words) - len(kept)} of them new")


if __name__ == "__main__":
    main()
