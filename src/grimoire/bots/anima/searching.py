"""A bot that weighs as greedy does, and plays on where that leaves it in doubt.

Odds are reckoned wherever dice decide at once. Of ways that come out about alike each is played on, from the same deals, into
the next turn, and what it comes to is judged by the chance to win there. Whether to reveal the Final Mission is decided by
playing on alone.
"""

import math
import time
from typing import Final, cast

from grimoire.anima.game import Game
from grimoire.bots.anima.answers import answer
from grimoire.bots.anima.greedy import IN_COMBAT, QUICK, SAMPLES, Thought
from grimoire.bots.anima.outlook import chance_to_win
from grimoire.bots.anima.pace import FREE, SLOTS, Pace
from grimoire.bots.anima.playing_on import PlayingOn
from grimoire.bots.bot import Sight
from grimoire.bots.search.budget import CEILING, NO_LIMIT, Budget, Clock
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision

REVEALING: Final = "reveal-final"
REWARD: Final = "reward"
BLOCK: Final = 8  # deals between two looks at which ways are still in doubt
SURE: Final = 2.0  # standard errors
THE_END: Final = 1_000_000  # turns


class Depth:
    """How much is thought about."""

    def __init__(
        self,
        deals: int = 24,
        turns: int = 1,
        worth: float = 25.0,
        alike: float = 3.0,
        ways: int = 3,
        everything: bool = False,
        ends: bool = False,
    ) -> None:
        self.deals = deals
        self.turns = turns  # that are played on
        self.worth = worth  # of a sure win, in the Advantages that greedy reckons in
        self.alike = alike  # Advantages by which ways may lie apart and still be in doubt
        self.ways = ways
        self.everything = everything
        self.ends = ends


class SearchBot:
    def __init__(self, chance: Chance, clock: Clock = time.thread_time, depth: Depth | None = None) -> None:
        self.chance = chance
        self.clock = clock
        self.depth = Depth() if depth is None else depth
        self.pace = Pace()
        self.was_cut = False  # whether time ended a thought; the choice may be another one on another machine

    def choose(self, sight: Sight, decision: Decision) -> int:
        self.was_cut = False
        if len(decision.options) == 1:
            return 0
        first = cast(Game, sight.sample(self.chance))
        forced = self.pace.forced(first.turn, decision)
        if forced != FREE:
            return forced
        question = decision.question.id
        if question in QUICK:
            return answer(first, self.chance)
        budget = Budget(NO_LIMIT, CEILING, self.clock)
        scores = self.reckoned(sight, first, decision, budget)
        if self.is_played_on(question):
            chosen = self.by_playing(sight, decision, scores, budget)
        else:
            chosen = scores.index(max(scores))
        self.was_cut = budget.was_cut
        return chosen

    def is_played_on(self, question: str) -> bool:
        if question in SLOTS or question == REWARD or question == REVEALING:
            return True
        return self.depth.everything and question != IN_COMBAT

    def reckoned(self, sight: Sight, first: Game, decision: Decision, budget: Budget) -> list[float]:
        """As greedy has it, a sample on average."""
        thought = Thought(decision.seat, self.chance, budget)
        many = SAMPLES.get(decision.question.id, 1)
        scores = thought.scores(first)
        looked_at = 1
        while looked_at < many and not budget.was_cut:
            more = thought.scores(cast(Game, sight.sample(self.chance)))
            scores = [one + other for one, other in zip(scores, more, strict=True)]
            looked_at += 1
        return [score / looked_at for score in scores]

    def by_playing(self, sight: Sight, decision: Decision, scores: list[float], budget: Budget) -> int:
        depth = self.depth
        is_reveal = decision.question.id == REVEALING
        ways = sorted(range(len(scores)), key=lambda i: -scores[i])
        if not is_reveal:
            ways = [way for way in ways if scores[way] > scores[ways[0]] - depth.alike][: depth.ways]
        race = Race(ways, [0.0 if is_reveal else scores[way] for way in ways], depth.worth)
        turns = depth.turns if not is_reveal else THE_END if depth.ends else depth.turns + 1
        deals = depth.deals * (2 if is_reveal else 1)
        playing = PlayingOn(self.chance, budget)
        for number in range(deals):
            if len(race.left) < 2:
                break
            deal = cast(Game, sight.sample(self.chance))
            chances: list[float] = []
            for at in race.left:
                ahead = deal.clone()
                ahead.choose(race.ways[at])
                playing.until(ahead, deal.turn + turns)
                chances.append(chance_to_win(ahead, decision.seat))
            if budget.was_cut:
                break  # a deal that was not played through for all ways says nothing
            race.note(chances)
            if number % BLOCK == BLOCK - 1:
                race.drop()
        return race.best()


class Race:
    """Ways that are played on from the same deals until one is clearly better than the others."""

    def __init__(self, ways: list[int], scores: list[float], worth: float) -> None:
        self.ways = ways
        self.scores = scores
        self.worth = worth
        self.chances: list[list[float]] = [[] for _ in ways]
        self.left = list(range(len(ways)))

    def note(self, chances: list[float]) -> None:
        for at, chance in zip(self.left, chances, strict=True):
            self.chances[at].append(chance)

    def value(self, at: int) -> float:
        chances = self.chances[at]
        return self.scores[at] + (self.worth * sum(chances) / len(chances) if chances else 0.0)

    def drop(self) -> None:
        """Leave out what is clearly behind the best."""
        best = self.best_place()
        self.left = [at for at in self.left if at == best or self.value(at) + self.doubt(at, best) > self.value(best)]

    def doubt(self, one: int, other: int) -> float:
        gaps = [a - b for a, b in zip(self.chances[one], self.chances[other], strict=True)]
        many = len(gaps)
        middle = sum(gaps) / many
        spread = sum([(gap - middle) * (gap - middle) for gap in gaps]) / (many - 1)
        return SURE * self.worth * math.sqrt(spread / many)

    def best_place(self) -> int:
        best = self.left[0]
        for at in self.left[1:]:
            if self.value(at) > self.value(best):
                best = at
        return best

    def best(self) -> int:
        return self.ways[self.best_place()]
