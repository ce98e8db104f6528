"""All attacks, as often as wished: `python -m tests.attack.everything --rounds 200`. What breaks is told, and its file kept."""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path

from tests.attack.calls import broken_calls
from tests.attack.files import attack, cuts, keep, sound
from tests.attack.kinds import kinds
from tests.attack.processes import (
    SIGNALS,
    full_disk,
    in_surroundings,
    in_time,
    interrupted_early,
    killed_again_and_again,
    nobody_listens,
    orphans,
    two_at_once,
)
from tests.attack.running import Home

from grimoire.kernel.chance import seeded

BEGIN = ("play", "magenoir", "--seed", "1", "--plain")
REDIRECTIONS = (">/dev/full", ">&-", "<&-", "2>&-", "<&- >&- 2>&-", "| head -c 100", "2>/dev/full", "</dev/zero")
SURROUNDINGS = (
    {"LC_ALL": "C"},
    {"LC_ALL": "fr_FR.ISO-8859-1", "PYTHONIOENCODING": "latin-1"},
    {"LC_ALL": "xx", "PYTHONIOENCODING": "ascii"},
    {"LANG": "", "LC_ALL": "", "TERM": ""},
    {"COLUMNS": "1"},
    {"COLUMNS": "0", "LINES": "0"},
)


def broken_by_files(rounds: int, keep_in: Path, seed: int) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder))
        number = count(1)
        for kind in kinds(home):
            print(f"{kind.name}: {rounds} damaged files", flush=True)
            found = [*sound(home, kind), *cuts(home, kind, max(1, 20 * len(kind.sound) // rounds))]
            for i in range(rounds):
                found += attack(home, kind, seed + i)
            for fault in found:
                path = keep(keep_in, next(number), fault)
                yield f"{' '.join(fault.command)} with {path}: {fault.what}"


def broken_by_calls() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        print("every command with values that nobody wants", flush=True)
        yield from broken_calls(Home(Path(folder)))


def broken_by_the_system(rounds: int, seed: int) -> Iterator[str]:
    for i in range(rounds):
        print(f"the system, round {i + 1}", flush=True)
        chance = seeded(seed + i)
        with tempfile.TemporaryDirectory() as folder:
            yield in_time(killed_again_and_again, Path(folder), chance, 10)
        for signal in SIGNALS:
            with tempfile.TemporaryDirectory() as folder:
                yield in_time(killed_again_and_again, Path(folder), chance, 3, signal)
            with tempfile.TemporaryDirectory() as folder:
                yield in_time(orphans, Path(folder), signal)
        with tempfile.TemporaryDirectory() as folder:
            yield in_time(full_disk, Path(folder), chance)
        with tempfile.TemporaryDirectory() as folder:
            yield in_time(two_at_once, Path(folder))
    with tempfile.TemporaryDirectory() as folder:
        for call in (BEGIN, ("cards", "show", "flame"), ("simulate", "--games", "2", "--jobs", "2")):
            yield in_time(interrupted_early, Path(folder), call, 40)
        for redirection in REDIRECTIONS:
            for args in (BEGIN, ("cards", "list"), ("deck", "show", "burning-wrath")):
                yield in_time(nobody_listens, Path(folder), args, redirection)
        for surroundings in SURROUNDINGS:
            for args in (BEGIN, ("cards", "show", "flame"), ("deck", "show", "burning-wrath")):
                yield in_time(in_surroundings, Path(folder), args, b"1\n\xff\xfe\n\x00\n\x1b[A\nexport \x00\n", **surroundings)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50, help="damaged files of each kind")
    parser.add_argument("--system", type=int, default=1, help="rounds of ending and starving the program")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build/attack"), help="where files that break something are kept")
    wished = parser.parse_args()
    faults = 0
    for fault in chain(
        broken_by_calls(),
        broken_by_files(wished.rounds, wished.keep, wished.seed),
        broken_by_the_system(wished.system, wished.seed),
    ):
        if fault:
            faults += 1
            print(f"BROKEN: {fault}", flush=True)
    print(f"{faults} broken")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
