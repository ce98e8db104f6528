"""Measure the tasks that have a name, and write the table of docs/research.md: `python tools/tasks.py --rounds 200`.

Everything follows from seeds, so that the table is the same on every machine.
"""

import argparse
from typing import Final

import grimoire
from grimoire.library.action_words import kept_words

GAMES: Final = 20  # played by chance, to count decisions and options
SEED: Final = 5_000_000
PAIRS: Final = (("eager-1", "random"), ("greedy-1", "eager-1"))  # who is measured, against whom
SURE: Final = 1.96


def counted(task: grimoire.Task) -> tuple[float, float, int]:
    """Decisions of a game, options of a decision, and the most options there were, in games played by chance."""
    decisions = options = most = 0
    for number in range(GAMES):
        game, chance = task.new_game(SEED + number), grimoire.seeded(number)
        made = 0
        while not game.over and made < task.most_choices:
            offered = task.offered(game)
            options += len(offered)
            most = max(most, len(offered))
            made += task.choose(game, chance.below(len(offered)))
            decisions += 1
    return decisions / GAMES, options / decisions, most


def share(task: grimoire.Task, one: str, other: str, rounds: int) -> tuple[float, float]:
    """What the first wins of rounds in which it sits in every seat once, the other in all that are left, on one seed; with half
    the width of its 95% interval, from whole rounds."""
    shares = [won_in(task, one, other, number) for number in range(rounds)]
    mean = sum(shares) / rounds
    spread = (sum((each - mean) ** 2 for each in shares) / (rounds - 1) / rounds) ** 0.5
    return mean, SURE * spread


def won_in(task: grimoire.Task, one: str, other: str, number: int) -> float:
    """What the first wins of one round."""
    won = 0.0
    for seat in range(task.seats):
        game = task.new_game(SEED + number)
        names = [one if place == seat else other for place in range(task.seats)]
        bots = [grimoire.make_bot(name, task.game, number * task.seats + place) for place, name in enumerate(names)]
        grimoire.play(game, bots, task.most_choices)
        won += game.winner == seat
    return won / task.seats


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--rounds", type=int, default=200)
    wanted.add_argument("tasks", nargs="*", default=grimoire.task_names())
    wanted.add_argument("--pair", action="append", help="who is measured and against whom, as eager-1,random")
    given = wanted.parse_args()
    pairs = [tuple(pair.split(",")) for pair in given.pair or []] or PAIRS
    print("| task | cards | observation | option | words | decisions a game | options, mean and most | ", end="")
    print(" | ".join(f"`{one}` against `{other}`" for one, other in pairs), "|")
    print("|---" * (7 + len(pairs)) + "|")
    for name in given.tasks:
        task = grimoire.make_task(name)
        decisions, options, most = counted(task)
        words = len(kept_words(name)) or "by play"
        cells = [f"`{name}`", len(task.cards), task.size, task.width, words, f"{decisions:.0f}", f"{options:.1f}, {most}"]
        for one, other in pairs:
            mean, wide = share(task, one, other, given.rounds)
            cells.append(f"{mean:.1%} ± {wide:.1%}")
        print("|", " | ".join(str(cell) for cell in cells), "|", flush=True)


if __name__ == "__main__":
    main()
