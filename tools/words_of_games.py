"""The verbs of options and the ids of questions of every game, as a table in the package, made from what the engine has.

    python tools/words_of_games.py     # after an option or a question was added

A word keeps its place: a new one comes last, and one that is gone stays, so that what was trained with their numbers fits.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.forms import PARTS, forms

from grimoire.library.games import GAMES
from grimoire.library.messages import messages
from grimoire.research import words_of_games

FILE: Final = Path(words_of_games.__file__)
ARGUMENT: Final = re.compile(rf" (?:{'|'.join(PARTS.values())}|to CARD)\b.*")
HEAD: Final = '''"""The verbs of options and the ids of questions, by game: made by tools/words_of_games.py, only added to."""

from typing import Final
'''


def verbs_of(game: str) -> set[str]:
    return {ARGUMENT.sub("", form) for form in forms(game)}


def questions_of(game: str) -> set[str]:
    written = messages("en", game).written
    return {id.removeprefix("question-") for id in written if id.startswith("question-")}


def grown(before: Iterable[str], now: set[str]) -> tuple[str, ...]:
    kept = tuple(before)
    return (*kept, *sorted(now - set(kept)))


def table(name: str, rows: dict[str, tuple[str, ...]]) -> str:
    lines = [f"{name}: Final[dict[str, tuple[str, ...]]] = {{"]
    for game, words in rows.items():
        lines += [f'    "{game}": (', *[f'        "{word}",' for word in words], "    ),"]
    return "\n".join([*lines, "}"])


def page() -> str:
    verbs = {game: grown(words_of_games.VERBS.get(game, ()), verbs_of(game)) for game in GAMES}
    questions = {game: grown(words_of_games.QUESTIONS.get(game, ()), questions_of(game)) for game in GAMES}
    return "\n".join([HEAD, table("VERBS", verbs), table("QUESTIONS", questions), ""])


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
