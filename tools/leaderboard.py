"""Play an entry of docs/leaderboard.md, keep what came of it, and write the page.

python tools/leaderboard.py greedy-1 --task magenoir-pairing --against eager-1
python tools/leaderboard.py learned1:Learned --called "PPO, 10 minutes, seed 1" --made "examples/train.py --minutes 10 --seed 1"
python tools/leaderboard.py --page          writes the page from docs/leaderboard.json alone

An entry that was there before (of one name, task and opponent) is replaced. Everything follows from seeds.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the other file, wherever this is started
sys.path.insert(0, str(Path.cwd()))  # module:Class of somebody's own

from tools.tasks import SEED, SURE, won_in

import grimoire
from grimoire.bots.games import YARDSTICKS

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "docs" / "leaderboard.json"
PAGE: Final = ROOT / "docs" / "leaderboard.md"
LEAST: Final = 200  # rounds
OLDER: Final = "older cards"
AT_ONCE: Final = 5  # rounds that a process plays in a go


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one bot wins of rounds against another on one task."""

    entry: str  # what it is called
    made: str  # how anybody makes it
    task: str
    against: str
    rounds: int
    first: int  # seed of the first round
    won: float  # share of games
    wide: float  # half of its 95% interval, from whole rounds
    version: str  # of the program
    cards: str  # digest of all cards of the game


def fault(entry: Entry) -> str:
    """Why this is no entry; empty where it is one."""
    if entry.rounds < LEAST:
        return f"{entry.rounds} rounds; {LEAST} are the least"
    if entry.against not in YARDSTICKS:
        return f"{entry.against} is not frozen; {', '.join(YARDSTICKS)} are"
    if entry.entry == f"`{entry.against}`":
        return "nobody is measured against themselves"
    if entry.first < SEED:
        return f"seeds begin at {SEED}"
    if entry.task not in grimoire.task_names():
        return f"{entry.task} is no task with a name"
    return ""


def some(task: str, one: str, other: str, at: int, rounds: int) -> list[float]:
    made = grimoire.make_task(task)
    return [won_in(made, one, other, at + number) for number in range(rounds)]


def played(name: str, task: str, other: str, rounds: int, jobs: int) -> tuple[float, float]:
    """The same for any number of processes: each round has a seed of its own."""
    with ProcessPoolExecutor(jobs) as pool:
        parts = [pool.submit(some, task, name, other, at, min(AT_ONCE, rounds - at)) for at in range(0, rounds, AT_ONCE)]
        shares = [share for part in parts for share in part.result()]
    mean = sum(shares) / rounds
    spread = (sum((each - mean) ** 2 for each in shares) / (rounds - 1) / rounds) ** 0.5
    return mean, SURE * spread


def kept() -> list[Entry]:
    return msgspec.json.decode(KEPT.read_bytes(), type=list[Entry]) if KEPT.exists() else []


def keep(entry: Entry) -> None:
    same = (entry.entry, entry.task, entry.against)
    entries = [old for old in kept() if (old.entry, old.task, old.against) != same]
    order = grimoire.task_names()
    entries = sorted([*entries, entry], key=lambda one: (order.index(one.task), one.against, -one.won, one.entry))
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(entries), indent=1) + b"\n")


def is_older(entry: Entry) -> bool:
    """Whether it was played with other cards than are shipped today."""
    return bool(entry.cards != grimoire.make_task(entry.task).pool.digest)


def called(entry: Entry) -> str:
    return f"{entry.entry} *{OLDER}*" if is_older(entry) else entry.entry


def page(entries: list[Entry]) -> str:
    lines = [
        "# Leaderboard",
        "",
        "Who wins how much on the tasks of [research.md](research.md#tasks). `tools/leaderboard.py` writes this page from",
        "leaderboard.json, which has every number of it.",
        "",
        "## What counts as an entry",
        "",
        "A bot by its name and version of the program, or a policy file with the script that made it, and",
        "",
        f"- at least {LEAST} rounds, each of them on one seed with the entry once in every seat;",
        f"- against {' or '.join(f'`{name}`' for name in YARDSTICKS)}, which are frozen: they never change;",
        f"- on seeds from {SEED:,} on, none of which was learned from;",
        "- without what a seat may not know: a bot is given its view and samples, and nothing else;",
        "- on a task with a name, as it is.",
        "",
        "The interval is that of the mean of whole rounds, in 19 of 20 cases. Where n play, a bot as good as the others wins 1",
        "in n.",
        "",
        '    python tools/leaderboard.py mine:Mine --task magenoir-pairing --called "Mine" --made "how anybody makes it"',
        "",
        "plays an entry and puts it here; what is sent in is played again before it is kept.",
    ]
    if any(is_older(entry) for entry in entries):
        lines += [
            "",
            f"What is marked *{OLDER}* was played with an earlier edition of the cards: today's may give other shares.",
        ]
    for task in dict.fromkeys(entry.task for entry in entries):
        lines += ["", f"## {task}", "", "| entry | against | won | rounds | made by |", "|---|---|---|---|---|"]
        lines += [
            f"| {called(one)} | `{one.against}` | {one.won:.1%} ± {one.wide:.1%} | {one.rounds} | {one.made} |"
            for one in entries
            if one.task == task
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("name", nargs="?", default="", help="a bot, or module:Class")
    wanted.add_argument("--task", default="magenoir-pairing")
    wanted.add_argument("--against", default=",".join(YARDSTICKS))
    wanted.add_argument("--rounds", type=int, default=LEAST)
    wanted.add_argument("--called", default="", help="its name on the page; that of the bot if left out")
    wanted.add_argument("--made", default="comes with the program")
    wanted.add_argument("--jobs", type=int, default=1)
    wanted.add_argument("--page", action="store_true", help="only write the page")
    given = wanted.parse_args()
    if not given.page:
        task = grimoire.make_task(given.task)
        name = given.called or f"`{given.name}`"
        for other in given.against.split(","):
            terms = (given.rounds, SEED, 0.0, 0.0, grimoire.__version__, task.pool.digest)
            entry = Entry(name, given.made, given.task, other, *terms)
            if other == given.name:
                continue
            if why := fault(entry):
                sys.exit(f"no entry: {why}")
            won, wide = played(given.name, given.task, other, given.rounds, given.jobs)
            keep(msgspec.structs.replace(entry, won=round(won, 5), wide=round(wide, 5)))
            print(f"{given.task}: {name} against {other}: {won:.1%} ± {wide:.1%} of {given.rounds} rounds", flush=True)
    PAGE.write_text(page(kept()), encoding="utf-8")


if __name__ == "__main__":
    main()
