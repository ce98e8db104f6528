"""Fit the chance to win in Anima to the positions that tools/outlook.py kept, and write what bots/anima/outlook.py reads.

python tools/outlook_fitting.py GAMES

A network with one layer between the numbers and the chance, and the numbers directly: minibatches, Adam, a small penalty.
First on the many quick games, then from there on the fewer good ones. A tenth of the games is held out to tell how good it is.
This alone needs numpy; nothing that is installed for players or developers does.
"""

import argparse
import importlib
import json
import math
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).parent.parent / "src" / "grimoire" / "data" / "anima" / "outlook.json"
UNITS: Final = 16
BATCH: Final = 512
PENALTY: Final = 1e-4
STAGES: Final = (("quick", 12, 3e-3), ("greedy", 6, 6e-4))  # whose games, how often all are gone through, how fast
DIGITS: Final = 4
LEAST: Final = 1e-6
FURTHEST: Final = 30.0

np: Any = None  # numpy, once it is needed


class Fit:
    """Numbers are first brought to a common measure; `plain` gives the weights for them as they are."""

    def __init__(self, middle: Any, width: Any, seed: int, units: int = UNITS) -> None:
        many = len(middle)
        chance = np.random.default_rng(seed)
        self.middle, self.width = middle, width
        self.values = [
            np.zeros(many),
            np.zeros(1),
            chance.normal(0.0, 1.0 / math.sqrt(many), (many, units)),
            np.zeros(units),
            chance.normal(0.0, 0.1, units),
        ]
        self.slopes = [np.zeros_like(value) for value in self.values]
        self.squares = [np.zeros_like(value) for value in self.values]
        self.steps = 0

    def measured(self, rows: Any) -> Any:
        return (rows - self.middle) / self.width

    def chances(self, rows: Any) -> Any:
        direct, base, units, bases, counts = self.values
        logit = rows @ direct + base + np.maximum(rows @ units + bases, 0.0) @ counts
        return 1.0 / (1.0 + np.exp(-np.clip(logit, -FURTHEST, FURTHEST)))

    def step(self, rows: Any, shares: Any, rate: float) -> None:
        """One minibatch: by how much the log-loss falls with each weight, and Adam's step."""
        direct, base, units, bases, counts = self.values
        inner = rows @ units + bases
        above = np.maximum(inner, 0.0)
        logit = np.clip(rows @ direct + base + above @ counts, -FURTHEST, FURTHEST)
        off = (1.0 / (1.0 + np.exp(-logit)) - shares) / len(rows)
        back = np.outer(off, counts) * (inner > 0.0)
        found = [rows.T @ off, np.array([off.sum()]), rows.T @ back, back.sum(axis=0), above.T @ off]
        self.steps += 1
        for i, slope in enumerate(found):
            slope = slope + PENALTY * self.values[i]
            self.slopes[i] = 0.9 * self.slopes[i] + 0.1 * slope
            self.squares[i] = 0.999 * self.squares[i] + 0.001 * slope * slope
            first = self.slopes[i] / (1.0 - 0.9**self.steps)
            second = self.squares[i] / (1.0 - 0.999**self.steps)
            self.values[i] = self.values[i] - rate * first / (np.sqrt(second) + 1e-8)

    def plain(self) -> dict[str, Any]:
        """The first number is always one: what is added to every sum goes there."""
        direct, base, units, bases, counts = self.values
        straight = direct / self.width
        straight[0] += base[0] - (direct * self.middle / self.width).sum()
        inner = units / self.width[:, None]
        inner[0] += bases - (units * (self.middle / self.width)[:, None]).sum(axis=0)
        return {
            "direct": [round(float(weight), DIGITS) for weight in straight],
            "units": [[round(float(weight), DIGITS) for weight in unit] for unit in inner.T],
            "counts": [round(float(weight), DIGITS) for weight in counts],
        }


def positions(folder: Path, by: str, seats: int, name: str) -> Any:
    """All rows of one part: whether it is held out, the share won, the numbers. A file begins with how wide its rows are."""
    found = []
    for file in sorted(folder.glob(f"{by}-{seats}-{name}-*")):
        values = np.fromfile(file, dtype=np.float32)
        found.append(values[1:].reshape(-1, int(values[0])))
    return np.concatenate(found).astype(np.float64) if found else None


def log_loss(chances: Any, shares: Any) -> float:
    sure = np.clip(chances, LEAST, 1.0 - LEAST)
    return float(-(shares * np.log(sure) + (1.0 - shares) * np.log(1.0 - sure)).mean())


def network(task: tuple[Path, int, str, int]) -> tuple[dict[str, Any], str]:
    global np
    np = importlib.import_module("numpy")
    folder, seats, name, only = task
    made: Fit | None = None
    told: list[str] = []
    for by, times, rate in STAGES[:only]:
        rows = positions(folder, by, seats, name)
        if rows is None:
            continue
        held, kept = rows[rows[:, 0] > 0.5], rows[rows[:, 0] < 0.5]
        if made is None:
            width = kept[:, 2:].std(axis=0)
            made = Fit(kept[:, 2:].mean(axis=0) * (width > LEAST), np.where(width > LEAST, width, 1.0), seats)
        before = log_loss(made.chances(made.measured(held[:, 2:])), held[:, 1])
        train(made, made.measured(kept[:, 2:]), kept[:, 1], times, rate)
        after = log_loss(made.chances(made.measured(held[:, 2:])), held[:, 1])
        even = log_loss(np.full(len(held), kept[:, 1].mean()), held[:, 1])
        told.append(f"{by} {len(kept)} positions, log-loss held out {even:.4f} even, {before:.4f} before, {after:.4f} after")
    if made is None:
        raise SystemExit(f"no games of {seats} players in {folder}")
    return made.plain(), "; ".join(told)


def train(made: Fit, rows: Any, shares: Any, times: int, rate: float) -> None:
    chance = np.random.default_rng(7)
    many = max(1, len(rows) // BATCH)
    for time in range(times):
        order = chance.permutation(len(rows))
        for number, batch in enumerate(np.array_split(order, many)):
            part = (time + number / many) / times
            made.step(rows[batch], shares[batch], rate * (0.5 + 0.5 * math.cos(math.pi * part)))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--stages", type=int, default=len(STAGES), help="1: the quick games alone")
    asked = parser.parse_args(arguments)
    tasks = [(asked.folder, seats, name, asked.stages) for seats in (2, 3, 4) for name in ("before", "since")]
    found: dict[str, dict[str, Any]] = {}
    with ProcessPoolExecutor(asked.jobs) as pool:
        for (_, seats, name, _), (net, told) in zip(tasks, pool.map(network, tasks), strict=True):
            print(f"{seats} players, {name}: {told}", flush=True)
            found.setdefault(str(seats), {})[name] = net
    asked.file.write_text(json.dumps(found) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
