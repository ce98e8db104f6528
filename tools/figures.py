"""Measure every figure of docs/research.md and docs/leaderboard.md anew, in one go, and write them there: `make figures`.

It wants a quiet machine of two cores for about an hour; speeds come last, with nothing beside them. What
was finished is kept in build/figures: a run that was cut off goes on with what is missing (--anew forgets it, --only NAME does
one step).
Every step and how long it took is printed.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "figures"
PAGE: Final = ROOT / "docs" / "research.md"
PICTURE: Final = ROOT / "docs" / "pictures" / "learning.svg"
PYTHON: Final = ROOT / "build" / "research" / "bin" / "python"
ROUNDS: Final = 200
MINUTES: Final = 10
SEEDS: Final = (1, 2, 3)
TASKS: Final = (
    "magenoir-mini",
    "magenoir-pairing",
    "magenoir-plans",
    "magenoir-decks",
    "magenoir-random",
    "anima-2",
    "anima-3",
    "anima-4",
    "anima-5",
)
ENTRIES: Final = (  # by task: who is entered, against both frozen bots
    *[("magenoir-pairing", name) for name in ("random", "eager-1", "greedy-1", "greedy", "novice", "apprentice")],
    *[("magenoir-random", name) for name in ("eager-1", "greedy-1", "greedy")],
    *[("anima-3", name) for name in ("random", "eager-1", "greedy-1", "greedy", "novice", "apprentice")],
    *[(task, name) for task in ("anima-2", "anima-4", "anima-5") for name in ("greedy-1", "greedy")],
)
CARD: Final = """\
planted-card:
  name: {en: Planted card, fr: Carte plantée}
  element: fire
  cost: 1 fire
  set: lab
  effect:
    - damage(2, any)
"""
PASSED: Final = re.compile(r"^(pass|FAIL)  (\w+): (.*?)  (.*)\((\d+\.\d) s\)$", re.MULTILINE)


def tool(name: str, *args: object) -> list[str]:
    return [str(PYTHON), str(ROOT / "tools" / name), *map(str, args)]


def start(command: list[str], out: str) -> "subprocess.Popen[bytes]":
    """In build/figures, on the compiled package, with one thread; what it prints is kept in a file."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "build" / "compiled"), "PYTHONUNBUFFERED": "1", "OMP_NUM_THREADS": "1"}
    return subprocess.Popen(command, cwd=KEPT, env=env, stdout=(KEPT / out).open("wb"), stderr=subprocess.STDOUT)


def run(command: list[str], out: str) -> str:
    began = start(command, out)
    code = began.wait()
    said = (KEPT / out).read_text(encoding="utf-8")
    if code:
        sys.exit(f"{' '.join(command)} ended with {code}:\n{said[-2000:]}")
    return said


# -- the steps ---------------------------------------------------------------------------------------------------------


def train() -> None:
    """Two at a time, each on one core, and beside the last one what else is to be played. The bar is measured apart, on seeds
    none of them has seen."""
    left = [seed for seed in SEEDS if not (KEPT / f"learned{seed}.policy").exists()]
    while left:
        now, left = left[:2], left[2:]
        train = [str(PYTHON), str(ROOT / "examples" / "train.py"), "--minutes", str(MINUTES), "--rounds", "0"]
        going = [start([*train, "--seed", str(seed), "--out", f"learned{seed}"], f"train{seed}.log") for seed in now]
        if len(now) == 1:
            tasks(1)
        if any([one.wait() for one in going]):
            sys.exit(f"training did not end well: see {KEPT}")
    curves = [f"learned{seed}.jsonl" for seed in SEEDS]
    run([str(PYTHON), str(ROOT / "examples" / "curve.py"), *curves, "--out", str(PICTURE)], "curve.log")


def enter() -> None:
    jobs = os.cpu_count() or 1
    for seed in SEEDS:
        called, made = f"PPO, {MINUTES} minutes, seed {seed}", f"`examples/train.py --minutes {MINUTES} --seed {seed}`"
        entry = tool("leaderboard.py", f"learned{seed}:Learned", "--called", called, "--made", made, "--jobs", jobs)
        print(run(entry, f"entry-learned{seed}.log"), end="", flush=True)
    for task, name in ENTRIES:
        print(run(tool("leaderboard.py", name, "--task", task, "--jobs", jobs), f"entry-{task}-{name}.log"), end="", flush=True)


def tasks(at_once: int = 2) -> None:
    if (KEPT / "tasks.done").exists():
        return
    halves = [[name for name in TASKS if name.startswith(game)] for game in ("magenoir", "anima")]
    if at_once == 1:
        for i, half in enumerate(halves):
            run(tool("tasks.py", "--rounds", ROUNDS, *half), f"tasks{i}.log")
    else:
        going = [start(tool("tasks.py", "--rounds", ROUNDS, *half), f"tasks{i}.log") for i, half in enumerate(halves)]
        if any([one.wait() for one in going]):
            sys.exit(f"tools/tasks.py did not end well: see {KEPT}")
    lines = [(KEPT / f"tasks{i}.log").read_text(encoding="utf-8").splitlines() for i in (0, 1)]
    write("tasks", "\n".join([*lines[0], *lines[1][2:]]))
    (KEPT / "tasks.done").write_text("")


def conformance() -> None:
    found = PASSED.findall(run(tool("research.py"), "conformance.log"))
    rows = [
        f"| {library} | {name} | {note.strip() or '–'} | {'pass' if how == 'pass' else 'fails'} |"
        for how, library, name, note, _ in found
    ]
    write("conformance", "\n".join(["| library | test | | |", "|---|---|---|---|", *rows]))


def planted() -> None:
    """Whether the lab flags what it should, and how long it takes for it."""
    said = run(tool("planted.py", "--jobs", os.cpu_count() or 1), "planted.log").splitlines()
    rows = [line for line in said if line.startswith(("planted: ", "equal: "))]
    card = KEPT / "planted.yaml"
    card.write_text(CARD, encoding="utf-8")
    lab = [str(ROOT / ".venv" / "bin" / "python"), "-c", "from grimoire.cli.program import run; run()", "lab"]
    for what, command in (
        ("`lab card`, 2,000 games of `eager`", ["card", str(card), "planted-card", "--rounds", "1000"]),
        ("`lab matrix`, 14 decks, 200 games each", ["matrix", "--rounds", "100"]),
    ):
        began = time.monotonic()
        run([*lab, *command], f"lab-{command[0]}.log")
        took = time.monotonic() - began
        rows.append(f"{what}: {took:.0f} s on {os.cpu_count()} cores")
        if command[0] == "card":  # games know nothing of each other, so that cores add up
            rate = 2000 / took / (os.cpu_count() or 1)
            rows.append(f"a thousand such cores, reckoned from that: {1000 * rate:,.0f} games of `eager` in a second")
    table = "\n".join(["| | |", "|---|---|", *[f"| {row.replace(': ', ' | ', 1)} |" for row in rows]])
    write("planted", table, ROOT / "docs" / "simulating.md")


def speed() -> None:
    said = run(tool("research.py", "speed", 3), "speed.log").splitlines()
    rows = [line.removesuffix(" steps/s").rsplit(maxsplit=1) for line in said if line.endswith("steps/s")]
    write("speed", "\n".join(["| | steps in a second |", "|---|---|", *[f"| {name} | {number} |" for name, number in rows]]))


def write(name: str, table: str, page: Path = PAGE) -> None:
    """Put a table where the page has its place."""
    text = page.read_text(encoding="utf-8")
    begin, end = f"<!-- measured: {name} -->\n", "<!-- so far -->"
    before, there, rest = text.partition(begin)
    if not there:
        sys.exit(f"{page} has no place for '{name}'")
    after = rest[rest.index(end) :]
    page.write_text(f"{before}{begin}\n{table}\n\n{after}", encoding="utf-8")


STEPS: Final[dict[str, Callable[[], None]]] = {
    "train": train,
    "enter": enter,
    "tasks": tasks,
    "conformance": conformance,
    "planted": planted,
    "speed": speed,  # last: nothing runs beside it
}


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--anew", action="store_true")
    wanted.add_argument("--only", choices=list(STEPS), action="append")
    given = wanted.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    for name, step in STEPS.items():
        done = KEPT / f"{name}.done"
        if given.anew:
            done.unlink(missing_ok=True)
        if (given.only and name not in given.only) or (done.exists() and not given.only):
            continue
        if name == "train" and given.anew:
            for seed in SEEDS:
                (KEPT / f"learned{seed}.policy").unlink(missing_ok=True)
        print(f"== {name}", flush=True)
        began = time.monotonic()
        step()
        done.write_text("")
        print(f"   {(time.monotonic() - began) / 60:.1f} minutes", flush=True)


if __name__ == "__main__":
    main()
