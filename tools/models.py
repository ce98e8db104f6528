"""Play a language model, or what stands in for one, against bots, and write a table.

python tools/models.py reader --against random,eager-1 --games 20
python tools/models.py mine:answer --task magenoir-mini     (a function from a text to an answer, in mine.py)
"""

import argparse
import re
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

from grimoire.envs.text import TextGame

Model = Callable[[str], str]
CHOICE: Final = re.compile(r"^(\d+)\. .*\[(.+)\]$", re.MULTILINE)
GOOD: Final = (
    "activate",
    "prepare",
    "use",
    "attack",
    "reward",
    "yes",
    "channel",
    "trade",
    "recruit",
)  # what a reader likes, in order
WRONG: Final = 3  # answers that are no choice, until the first is chosen for it


class Row(msgspec.Struct):
    """Games against one bot."""

    against: str
    games: int = 0
    won: int = 0
    asked: int = 0
    wrong: int = 0
    letters: int = 0


def first(text: str) -> str:
    """Answers the first choice, whatever is asked."""
    return "1"


def reader(text: str) -> str:
    """Reads the choices, and takes the first that does something."""
    choices = CHOICE.findall(text)
    for verb in GOOD:
        for number, form in choices:
            if form.partition(" ")[0] == verb:
                return str(number)
    return str(choices[-1][0]) if choices else "1"


def model_called(name: str) -> Model:
    stubs: dict[str, Model] = {"first": first, "reader": reader}
    if name in stubs:
        return stubs[name]
    sys.path.insert(0, str(Path.cwd()))
    module, _, function = name.partition(":")
    found: Model = getattr(import_module(module), function)
    return found


def played(model: Model, task: str, bot: str, games: int, seed: int) -> Row:
    """In each seat in turn, two games on one seed."""
    row = Row(bot)
    for number in range(games):
        game = TextGame(task, bot, seat=number % 2, seed=seed + number // 2)
        text = game.look()
        wrong = 0
        while not game.over:
            made = game.match.made
            row.asked += 1
            row.letters += len(text)
            text = game.choose("1" if wrong == WRONG else model(text))
            wrong = 0 if game.match.made > made else wrong + 1
            row.wrong += wrong > 0
        row.games += 1
        row.won += game.match.winner == game.seat
    return row


def table(name: str, rows: list[Row]) -> str:
    lines = [
        f"| {name} against | games | won | questions a game | no choice | letters a question |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        asked, letters = row.asked / row.games, row.letters / max(row.asked, 1)
        lines.append(f"| {row.against} | {row.games} | {row.won} | {asked:.0f} | {row.wrong} | {letters:.0f} |")
    return "\n".join(lines)


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("model")
    wanted.add_argument("--task", default="magenoir-pairing")
    wanted.add_argument("--against", default="random,eager-1")
    wanted.add_argument("--games", type=int, default=20)
    wanted.add_argument("--seed", type=int, default=0)
    given = wanted.parse_args()
    model = model_called(given.model)
    rows = [played(model, given.task, bot, given.games, given.seed) for bot in given.against.split(",")]
    print(table(given.model, rows))


if __name__ == "__main__":
    main()
