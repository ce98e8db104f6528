"""Play checked games of every game in every way, for as long as you like, and go on another time where you stopped.

    make soak ARGS="--games 20000"                  # compiled; stopped by Ctrl-C or a signal, called again it goes on
    make soak ARGS="--first 20000 --games 5000"     # after what docs/simulating.md says was played
    make soak ARGS="--games 20000 --jobs 16"        # on many cores
    make soak ARGS="--only 4711"                    # one game again
    make soak ARGS="--again"                        # those that went wrong
    make soak ARGS="--table"                        # what was played so far

Games are numbered, and everything follows from the number (grimoire/lab/soaking.py). What each came to is a line of
build/soak/games.jsonl, and each game that went wrong leaves a record beside it. Ends with 1 if one did.
"""

import argparse
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from grimoire.lab.crash import write_crash
from grimoire.lab.simulate import Played
from grimoire.lab.soaking import Log, Soaked, game_of, page, soak_all


def numbers(given: argparse.Namespace, log: Log) -> Iterator[int]:
    if given.only is not None:
        yield given.only
    elif given.again:
        yield from log.faulty()
    else:
        end = time.monotonic() + given.minutes * 60
        number = log.next_after(given.first)
        while number < given.first + given.games and time.monotonic() < end:
            yield number
            number = log.next_after(number + 1)


def keep(game: Soaked, played: Played, log: Log) -> bool:
    """Writes down what a game came to; says whether it went well."""
    log.add(game)
    if not game.faults:
        return True
    way, plan = game_of(game.number)
    path = write_crash(log.path.parent, plan.game, played.seed, played.record) if played.record else "-"
    for fault in played.faults:
        print(f"game {game.number} ({way}), after {fault.after} choices ({fault.choice}): {fault.error}; record: {path}")
        print(fault.details, flush=True)
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=sys.maxsize, help="how many, from --first on; without end if left out")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--first", type=int, default=0, help="the number to begin with; what the log has is not played again")
    parser.add_argument("--only", type=int, help="this one alone")
    parser.add_argument("--again", action="store_true", help="those that went wrong")
    parser.add_argument("--table", action="store_true", help="only tell what was played")
    parser.add_argument("--log", type=Path, default=Path("build/soak/games.jsonl"))
    parser.add_argument("--jobs", type=int, default=1, help="processes that play at the same time")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    log = Log(given.log)
    well = True
    try:
        for game, played in soak_all(numbers(given, log), given.jobs) if not given.table else ():
            well = keep(game, played, log) and well
    except KeyboardInterrupt:
        print(f"stopped; the next is {log.next_after(given.first)}")
    print(page(log))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
