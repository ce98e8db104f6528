"""Let a player that cheats meet greedy-1 in Mage Noir, and tell how far it got: the ceiling of docs/opponents.md.

python tools/ceiling.py FILE --rounds 196 --jobs 4

FILE keeps a line for each round, and only rounds that are not there are played: with fewer rounds than it has, nothing is
played and the tables are told. A game takes about twenty seconds of a core, compiled (PYTHONPATH=build/compiled).
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final

from grimoire.bots.bot import Bot
from grimoire.bots.yardsticks.magenoir.greedy import GreedyBot as Greedy1
from grimoire.lab.games import table_of
from grimoire.lab.in_turn import decks_in_turn
from grimoire.lab.magenoir.cheating import Cheat
from grimoire.lab.play import play
from grimoire.lab.ratings import interval
from grimoire.lab.streams import stream

SEED: Final = 4_000_000
MOST_CHOICES: Final = 10_000
EVEN: Final = 0.5

Row = dict[str, Any]  # n: the round; decks by seat; res: of the cheat in each seat; s: seconds


def play_round(number: int) -> Row:
    """Both seats once, on one seed."""
    table = table_of("magenoir", (), 2, ())
    decks = decks_in_turn(table.deck_names(), 2, number)
    seed = SEED + number
    began = time.process_time()
    results: list[float] = []
    for place in (0, 1):
        position: Any = table.begin([list(table.deck(name).cards) for name in decks], seed)
        bots: list[Bot] = [Greedy1(stream(seed, f"bot {seat}")) for seat in (0, 1)]
        bots[place] = Cheat(stream(seed, f"bot {place}"), position)
        play(position, bots, MOST_CHOICES, [])
        results.append(EVEN if not position.over or position.winner < 0 else float(position.winner == place))
    return {"n": number, "decks": list(decks), "res": results, "s": round(time.process_time() - began, 2)}


def rows_in(path: Path) -> list[Row]:
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]


def play_missing(path: Path, rounds: int, jobs: int) -> None:
    there = {row["n"] for row in rows_in(path)}
    left = [number for number in range(rounds) if number not in there]
    if not left:
        return
    with Pool(jobs) as pool, path.open("a", encoding="utf-8") as file:
        for row in pool.imap_unordered(play_round, left):
            file.write(json.dumps(row) + "\n")
            file.flush()


def told(rows: list[Row]) -> list[str]:
    """The whole, and a table by the deck of the cheat and by the deck it met."""
    scores = [sum(row["res"]) / len(row["res"]) for row in rows]
    low, high = interval(scores, EVEN)
    share = sum(scores) / len(scores)
    lines = [
        f"{len(rows)} rounds: {share:.1%} ({low:.1%} to {high:.1%}), half of the way from even {(EVEN + share) / 2:.1%}",
        f"rounds all won {scores.count(1.0)}, none won {scores.count(0.0)}",
        "",
        "| deck | won with it | won against it |",
        "|---|---|---|",
    ]
    own = by_deck(rows, lambda place: place)
    met = by_deck(rows, lambda place: 1 - place)
    return [*lines, *[f"| {deck} | {said(own[deck])} | {said(met[deck])} |" for deck in sorted(own)]]


def by_deck(rows: list[Row], seat_of: Callable[[int], int]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for row in rows:
        for place, result in enumerate(row["res"]):
            found.setdefault(row["decks"][seat_of(place)], []).append(result)
    return found


def said(results: list[float]) -> str:
    return f"{sum(results):g} of {len(results)} ({sum(results) / len(results):.0%})"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=196)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    play_missing(asked.file, asked.rounds, asked.jobs)
    print("\n".join(told(rows_in(asked.file))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
