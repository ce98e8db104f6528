"""Games played for tests."""

from collections.abc import Iterator

from grimoire.lab.simulate import Plan, Played, died_in_game, play_game
from grimoire.lab.spread import Work, spread


def simulate(plan: Plan, jobs: int) -> Iterator[Played]:
    """The games of a plan one after the other."""
    return spread(Work(plan, play_game, died_in_game), range(plan.games), jobs)
