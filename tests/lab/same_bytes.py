"""The same study in every way it can be played: do the same games come out, byte by byte?

python -m tests.lab.same_bytes               1, 2 and 16 processes, one of them killed, in parts, gone on with
python -m tests.lab.same_bytes --rounds 20   more of it
"""

import argparse
import multiprocessing
import tempfile
from collections.abc import Callable
from pathlib import Path

from grimoire.lab.games import table_of
from grimoire.lab.matrix import matrix_arms
from grimoire.lab.results import Results, merged
from grimoire.lab.spread import Executor, Processes
from grimoire.lab.studies import Study, play_study, study_of

ALONE = Processes(1)


def small_study(rounds: int = 3, bot: str = "random", cap: int = 40) -> Study:
    """Two decks against each other, watched, in games that are soon given up."""
    table = table_of("magenoir")
    decks = [table.deck(name) for name in ("burning-wrath", "surging-growth")]
    return study_of("matrix", "magenoir", matrix_arms(decks, [bot]), [()], 1, rounds, cap=cap, watched=True)


def played(study: Study, path: Path, execute: Executor, part: int = 0, parts: int = 1, kill: bool = False) -> bytes:
    """The file that comes of it; `kill` ends a process for good after the first game has come."""
    results = Results(study.terms, path)
    results.begin()
    for _ in play_study(study, results, execute, part, parts):
        if kill:
            multiprocessing.active_children()[0].kill()
            kill = False
    results.write_whole()
    return path.read_bytes()


def stopped_half_way(study: Study, path: Path) -> bytes:
    """Ended while a line was written, and gone on with."""
    whole = played(study, path, ALONE)
    path.write_bytes(whole[: len(whole) * 2 // 3])
    return played(study, path, ALONE)


def in_parts(study: Study, folder: Path) -> bytes:
    parts = 3
    for part in range(parts):
        played(study, folder / f"part{part}", ALONE, part, parts)
    merged([folder / f"part{part}" for part in (2, 0, 1)], folder / "merged")
    return (folder / "merged").read_bytes()


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--rounds", type=int, default=16)
    study = small_study(wanted.parse_args().rounds)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ways: dict[str, Callable[[], bytes]] = {
            "2 processes": lambda: played(study, folder / "two", Processes(2)),
            "16 processes": lambda: played(study, folder / "sixteen", Processes(16)),
            "4 processes, one killed": lambda: played(study, folder / "killed", Processes(4), kill=True),
            "stopped half way and gone on with": lambda: stopped_half_way(study, folder / "stopped"),
            "in three parts, merged": lambda: in_parts(study, folder),
        }
        whole = played(study, folder / "one", ALONE)
        print(f"{study.terms.games} games, {len(whole)} bytes", flush=True)
        for way, play in ways.items():
            if play() != whole:
                raise SystemExit(f"{way}: other bytes")
            print(f"{way}: the same bytes", flush=True)


if __name__ == "__main__":
    main()
