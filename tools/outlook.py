"""Play games of Anima and keep their positions, for tools/outlook_fitting.py to fit the chance to win to.

python tools/outlook.py GAMES --seats 2 --by quick --jobs 16

Games are played as bots/anima/playing_on.py plays on inside a thought (`quick`), or by `greedy`; one choice in twenty is a
careless one, so that positions come up which good play avoids. At each turn every seat's numbers are taken from a sample, as a
bot has them. Best done compiled (PYTHONPATH=build/compiled); the same games whatever the number of processes.
"""

import argparse
import sys
from array import array
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

from grimoire.anima.continuous_texts import final_mission
from grimoire.bots.anima.answers import answer
from grimoire.bots.anima.greedy import GreedyBot
from grimoire.bots.anima.outlook_numbers import numbers
from grimoire.bots.anima.playing_on import TURN_BEGINS, PlayingOn
from grimoire.bots.bot import Bot, Sight
from grimoire.bots.search.budget import NO_LIMIT, Budget
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream

QUICK: Final = "quick"
GREEDY: Final = "greedy"
GAMES: Final = {QUICK: {2: 36_000, 3: 16_000, 4: 12_000}, GREEDY: {2: 6_000, 3: 2_500, 4: 1_800}}
FIRST_SEED: Final = {QUICK: 10_000_000, GREEDY: 50_000_000}  # and one million more a seat: no bout begins there
A_SEAT: Final = 1_000_000
CARELESS: Final = 20
LONGEST: Final = 6000
NO_CEILING: Final = 1e9
AT_ONCE: Final = 50  # games of a process before its positions are written
HELD_OUT: Final = 10  # one game in so many
NAMES: Final = ("before", "since")  # the Final Mission lies open

Row = tuple[bool, list[float]]  # whether the Final Mission lies open; whether it is held out, the share won, the numbers


def rows_of_game(seats: int, by: str, seed: int) -> list[Row]:
    position: Any = table_of("anima", (), seats, ()).begin([[] for _ in range(seats)], seed)
    chance = stream(seed, "outlook")
    choose = chooser(position, seats, by, seed)
    taken: list[tuple[int, bool, list[float]]] = []
    turn = -1
    for _ in range(LONGEST):
        if position.over:
            break
        if position.turn != turn and position.question.id in TURN_BEGINS:
            turn = position.turn
            is_open = final_mission(position) >= 0
            taken += [(seat, is_open, numbers(position.sample(seat, chance), seat)) for seat in range(seats)]
        position.choose(answer(position, chance) if chance.below(CARELESS) == 0 else choose())
    shares = [1.0 / seats if position.winner < 0 else float(position.winner == seat) for seat in range(seats)]
    held = float(seed % HELD_OUT == 0)
    return [(is_open, [held, shares[seat], *row]) for seat, is_open, row in taken]


def chooser(position: Any, seats: int, by: str, seed: int) -> Callable[[], int]:
    """Who plays."""
    if by == QUICK:
        playing = PlayingOn(stream(seed, "playing on"), Budget(NO_LIMIT, NO_CEILING))
        return lambda: playing.choice(position)
    bots: list[Bot] = [GreedyBot(stream(seed, f"bot {seat}")) for seat in range(seats)]
    sights = [Sight(position, seat) for seat in range(seats)]

    def choose() -> int:
        decision = position.decision()
        seat: int = decision.seat
        return bots[seat].choose(sights[seat], decision)

    return choose


def written(folder: Path, seats: int, by: str, first: int) -> int:
    """Some games of a process; a file for either part of them."""
    found: dict[bool, array[float]] = {False: array("f"), True: array("f")}
    for seed in range(first, first + AT_ONCE):
        for is_open, row in rows_of_game(seats, by, seed):
            if not found[is_open]:
                found[is_open].append(len(row))
            found[is_open].extend(row)
    for is_open, rows in found.items():
        (folder / f"{by}-{seats}-{NAMES[is_open]}-{first}").write_bytes(rows.tobytes())
    return AT_ONCE


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--by", choices=(QUICK, GREEDY), default=QUICK)
    parser.add_argument("--games", type=int, default=0, help="so many, instead of thousands")
    parser.add_argument("--jobs", type=int, default=None)
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    first = FIRST_SEED[asked.by] + A_SEAT * asked.seats
    many = asked.games or GAMES[asked.by][asked.seats]
    with ProcessPoolExecutor(asked.jobs) as pool:
        work = partial(written, asked.folder, asked.seats, asked.by)
        played = sum(pool.map(work, range(first, first + many, AT_ONCE)))
    print(f"{played} games of {asked.seats} players by {asked.by}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
