"""Kills a process that adds entries to a contest in a file, at any moment: nothing that was answered is lost, nothing is twice.

python -m tests.contests.killing --times 200
"""

import argparse
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from grimoire.cli.contest_file import ContestFile, Step
from grimoire.contests.contest import Contest
from grimoire.contests.entries import Dropped, Entered, Opened, Returned
from grimoire.contests.settings import Settings

# Players come and go, each entry answered with its number once it is kept.
WRITER = """
import sys
import time
from pathlib import Path
from tests.contests.killing import one_more
from grimoire.cli.contest_file import ContestFile
file = ContestFile(Path(sys.argv[1]), sys.argv[2])
while True:
    print(file.do(one_more).number, flush=True)
    time.sleep(0.002)  # a person is slower: without a pause the other would hardly ever come to it
"""


def one_more(contest: Contest) -> list[Step]:
    number = contest.number % 7 + 1
    if number > len(contest.players):
        return [(Entered(len(contest.players) + 1, f"P{len(contest.players) + 1}"), "")]
    return [(Dropped(number) if contest.players[number].active else Returned(number), "")]


def kill_writers(folder: Path, times: int, chance: random.Random, writers: int = 2) -> tuple[int, int]:
    """Two write at once and are killed; how many entries there were in all, and how many of them were answered."""
    path = folder / "evening.contest"
    ContestFile(path, "first").begin([(Opened("Killed", Settings(), 1), "")])
    answered_in_all = 0
    for _ in range(times):
        going = [
            subprocess.Popen([sys.executable, "-c", WRITER, str(path), f"writer {at}"], stdout=subprocess.PIPE, text=True)
            for at in range(writers)
        ]
        answered: list[tuple[int, str]] = []  # and by whom it was written
        for at, process in enumerate(going):
            assert process.stdout is not None
            answered.append((int(process.stdout.readline()), f"writer {at}"))  # it has begun
        time.sleep(chance.uniform(0, 0.03))
        for at, process in enumerate(going):
            process.kill()
            assert process.stdout is not None
            whole = process.stdout.read().split("\n")[:-1]  # its last line may be cut off
            answered += [(int(line), f"writer {at}") for line in whole]
            process.wait()
        contest = ContestFile(path, "reader").read()  # refuses gaps, and what cannot be
        written = {(entry.number, entry.by) for entry in contest.log}
        assert len(answered) == len({number for number, _ in answered}), "a number was answered twice"
        assert set(answered) <= written, "an entry that was answered is lost, or somebody else's"
        answered_in_all += len(answered)
    return contest.number, answered_in_all


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--times", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    args = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        entries, answered = kill_writers(Path(folder), args.times, random.Random(args.seed))
    print(f"killed {args.times} times: {entries} entries, {answered} answered, none lost, none twice")


if __name__ == "__main__":
    main()
