"""Rounds that another program paired: read, and given to ours as they were before each of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from grimoire.contests.criteria import BYE, Digits, Field, drawn, total

ROUNDS: Final = Path(__file__).parent / "rounds.txt"
WORTH: Final = {"1": 2, "=": 1, "0": 0, "+": 2, "-": 0, "U": 2, "F": 2, "H": 1, "Z": 0}  # half points
AS_BYE: Final = "U+F"  # who had one of these is given no bye


def recorded() -> list[list[str]]:
    """Tournaments as their rounds."""
    lines = ROUNDS.read_text(encoding="utf-8").splitlines()
    return [line.split("|")[1:] for line in lines if not line.startswith("#")]


def fields(rounds: list[str]) -> Iterator[tuple[Field, list[tuple[int, int]]]]:
    """What was known before each round, and how it was paired."""
    scores: dict[int, int] = {}
    met: dict[int, dict[int, list[int]]] = {}
    for number, text in enumerate(rounds, 1):
        rows = [row.split(".") for row in text.split()]
        tables = [(int(row[0]), int(row[1])) for row in rows if len(row) == 3]
        tables += [(int(row[0]), BYE) for row in rows if len(row) == 2 and row[1] == "U"]
        seats = sorted(player for table in tables for player in table if player != BYE)
        for player in seats:
            scores.setdefault(player, 0)
            met.setdefault(player, {})
        yield Field(seats, scores, met, seed=number, drawn={player: drawn(number, player) for player in seats}), tables
        for row in rows:
            for at, player in enumerate([int(row[0])] + ([int(row[1])] if len(row) == 3 else [])):
                result = row[-1][at]
                scores[player] = scores.get(player, 0) + WORTH[result]
                if result in AS_BYE:
                    met.setdefault(player, {}).setdefault(BYE, []).append(number)
                elif len(row) == 3 and result in "1=0":
                    met[player].setdefault(int(row[1 - at]), []).append(number)


def what_counts(field: Field, tables: list[tuple[int, int]]) -> Digits:
    """The criteria both programs know: second meetings, second byes, the score of the bye, scores."""
    sums = total(field, tables)
    return sums[1], sums[3], sums[4], sums[5]
