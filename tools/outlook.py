"""Fit the chance to win in Anima, as bots/anima/outlook.py reckons it, to games that are played for it.

python tools/outlook.py            plays the games and writes src/grimoire/data/anima/outlook.json
python tools/outlook.py --games 20 --file /tmp/outlook.json

Games are played as bots/anima/playing_on.py plays on inside a thought, one choice in twenty a careless one, so that positions
come up which good play avoids. At each turn every seat's numbers are taken from a sample, as a bot has them. Logistic
regression with a small penalty, by Newton's method; a fifth of the games is held out to tell how good it is. Takes some
minutes, compiled (PYTHONPATH=build/compiled); nothing but Python is needed.
"""

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any, Final

from grimoire.anima.continuous_texts import final_mission
from grimoire.bots.anima.answers import answer
from grimoire.bots.anima.outlook import numbers
from grimoire.bots.anima.playing_on import TURN_BEGINS, PlayingOn
from grimoire.bots.search.budget import NO_LIMIT, Budget
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream

FILE: Final = Path(__file__).parent.parent / "src" / "grimoire" / "data" / "anima" / "outlook.json"
GAMES: Final = {2: 2500, 3: 1200, 4: 700}
FIRST_SEED: Final = 10_000_000  # times the number of seats: no contest begins there
CARELESS: Final = 20
LONGEST: Final = 6000
NO_CEILING: Final = 1e9
PENALTY: Final = 3.0
STEPS: Final = 12
HELD_OUT: Final = 5  # one game in so many

Row = tuple[int, bool, float, list[float]]  # the game, whether the Final Mission lies open, the share won, the numbers


def rows_of_game(seats: int, seed: int) -> list[Row]:
    position: Any = table_of("anima", (), seats, ()).begin([[] for _ in range(seats)], seed)
    chance = stream(seed, "outlook")
    playing = PlayingOn(chance, Budget(NO_LIMIT, NO_CEILING))
    taken: list[tuple[int, bool, list[float]]] = []
    turn = -1
    for _ in range(LONGEST):
        if position.over:
            break
        if position.turn != turn and position.question.id in TURN_BEGINS:
            turn = position.turn
            taken += [
                (seat, final_mission(position) >= 0, numbers(position.sample(seat, chance), seat)) for seat in range(seats)
            ]
        position.choose(answer(position, chance) if chance.below(CARELESS) == 0 else playing.choice(position))
    shares = [1.0 / seats if position.winner < 0 else float(position.winner == seat) for seat in range(seats)]
    return [(seed, is_open, shares[seat], row) for seat, is_open, row in taken]


def fitted(rows: list[Row]) -> list[float]:
    """The weights with which the chances are most likely."""
    many = len(rows[0][3])
    weights = [0.0] * many
    for _ in range(STEPS):
        slope = [-PENALTY * weight for weight in weights]
        bend = [[PENALTY if i == j else 0.0 for j in range(many)] for i in range(many)]
        for _, _, share, row in rows:
            chance = chance_by(weights, row)
            heavy = chance * (1.0 - chance)
            at = [i for i in range(many) if row[i]]
            for i in at:
                slope[i] += row[i] * (share - chance)
                part, line = heavy * row[i], bend[i]
                for j in at:
                    line[j] += part * row[j]
        step = solved(bend, slope)
        weights = [weight + more for weight, more in zip(weights, step, strict=True)]
        if max(abs(more) for more in step) < 1e-4:
            break
    return weights


def chance_by(weights: list[float], row: list[float]) -> float:
    logit = sum([weight * number for weight, number in zip(weights, row, strict=True)])
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, logit))))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The x with matrix x = right, by elimination; the matrix is positive definite."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    many = len(rows)
    for i in range(many):
        for j in range(i + 1, many):
            factor = rows[j][i] / rows[i][i]
            if factor:
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * many
    for i in reversed(range(many)):
        found[i] = (rows[i][many] - sum([rows[i][j] * found[j] for j in range(i + 1, many)])) / rows[i][i]
    return found


def log_loss(weights: list[float], rows: list[Row]) -> float:
    chances = [(share, chance_by(weights, row)) for _, _, share, row in rows]
    return -sum([share * math.log(c) + (1.0 - share) * math.log(1.0 - c) for share, c in chances]) / len(rows)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=0, help="so many for each number of seats, instead of thousands")
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args(arguments)
    found: dict[str, dict[str, list[float]]] = {}
    for seats, usual in GAMES.items():
        first = FIRST_SEED * seats
        rows = [row for seed in range(first, first + (asked.games or usual)) for row in rows_of_game(seats, seed)]
        found[str(seats)] = {}
        for name, is_open in (("before", False), ("since", True)):
            those = [row for row in rows if row[1] == is_open]
            tried = fitted([row for row in those if row[0] % HELD_OUT])
            loss = log_loss(tried, [row for row in those if row[0] % HELD_OUT == 0])
            print(f"{seats} players, {name}: {len(those)} positions, log-loss {loss:.3f} on the games held out", flush=True)
            found[str(seats)][name] = [round(weight, 3) for weight in fitted(those)]
    asked.file.write_text(json.dumps(found) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
