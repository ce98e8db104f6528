"""Ratings: Plackett-Luce (openskill) for two and for many, with constants of our own.

As openskill comes it does worse than a coin on a game as lucky as ours; these constants were fitted on simulated results. They
bear a number: ratings that were made with others are made anew from the results.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

VERSION: Final = 1
MU: Final = 25.0
SIGMA: Final = 25 / 6
BETA: Final = {"magenoir": 25 / 2, "anima": 25 / 3}
USUAL_BETA: Final = 25 / 2
# As it is shown: a scale people know.
MIDDLE: Final = 1500
STEP: Final = 40
SURE: Final = 1.96  # 19 of 20 cases lie so many sigma around mu
PROVISIONAL: Final = 20  # rated games below which there are too few to say much: sigma hardly falls with so much luck


class Skill(msgspec.Struct, frozen=True):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        return round(MIDDLE + STEP * (self.mu - MU))

    @property
    def spread(self) -> int:
        return round(SURE * STEP * self.sigma)

    @property
    def cautious(self) -> float:
        """What a leaderboard goes by."""
        return self.mu - 2 * self.sigma


@lru_cache
def model_of(game: str) -> Any:
    from openskill.models import PlackettLuce  # takes a moment, and who only serves tables does without

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA.get(game, USUAL_BETA))


def rated_anew(game: str, skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """After a game: rank 1 is the best, level ranks are a draw."""
    model = model_of(game)
    before = [[model.create_rating([skill.mu, skill.sigma])] for skill in skills]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    return [Skill(team[0].mu, team[0].sigma) for team in after]
