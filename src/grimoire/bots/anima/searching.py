"""A bot that weighs as greedy does, and plays on where that leaves it in doubt.

Odds are reckoned wherever dice decide at once. Of ways to spend a slot that come out about alike each is played on, from the
same deals, until the next turn begins, and judged there too; whether to reveal the Final Mission is decided by playing the
game out both ways.
"""

import time
from typing import Final, cast

from grimoire.anima.game import Game
from grimoire.bots.anima.answers import answer
from grimoire.bots.anima.evaluation import Evaluation
from grimoire.bots.anima.greedy import QUICK, SAMPLES, Thought
from grimoire.bots.anima.pace import SLOTS
from grimoire.bots.anima.paced import PacedBot
from grimoire.bots.bot import Sight
from grimoire.bots.search.budget import CEILING, NO_LIMIT, Budget, Clock
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision

REVEALING: Final = "reveal-final"
MOST_WAYS: Final = 3  # that are played on
ALIKE: Final = 3.0  # Advantages by which ways may lie apart and still be in doubt
DEALS: Final = 12
BY_PLAYING: Final = 0.5  # how much what comes of playing on counts, beside what was reckoned
FURTHEST: Final = 60.0  # what one deal can tell at most: a game won or lost in it is one of many
GAMES: Final = 24  # played to their end for a reveal
CLEARLY: Final = 0.07  # of these games: by this many more an answer must win than the one that was reckoned
LONGEST_TURN: Final = 600  # choices
LONGEST_GAME: Final = 4000
TURN_BEGINS: Final = ("reset", "movement", REVEALING)


class SearchBot(PacedBot):
    def __init__(self, chance: Chance, clock: Clock = time.thread_time) -> None:
        super().__init__(chance)
        self.clock = clock

    def think(self, sight: Sight, seen: Game, decision: Decision) -> int:
        question = decision.question.id
        if question in QUICK:
            return answer(seen, self.chance)
        budget = Budget(NO_LIMIT, CEILING, self.clock)
        scores = self.reckoned(sight, seen, decision, budget)
        chosen = scores.index(max(scores))
        if question == REVEALING:
            chosen = self.by_games(sight, decision, chosen, budget)
        elif question in SLOTS:
            chosen = self.by_turns(sight, decision, scores, budget)
        self.was_cut = budget.was_cut
        return chosen

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

    # -- the rest of the turn --------------------------------------------------------------------------------------

    def by_turns(self, sight: Sight, decision: Decision, scores: list[float], budget: Budget) -> int:
        best = max(scores)
        ways = [i for i in range(len(scores)) if scores[i] > best - ALIKE]
        ways.sort(key=lambda i: -scores[i])
        ways = ways[:MOST_WAYS]
        if len(ways) < 2:
            return ways[0]
        evaluation = Evaluation(decision.seat)
        total = [0.0] * len(ways)
        deals = 0
        for _ in range(DEALS):
            deal = cast(Game, sight.sample(self.chance))
            values: list[float] = []
            for way in ways:
                ahead = deal.clone()
                ahead.choose(way)
                self.play_turn(ahead, deal.turn, budget)
                values.append(max(-FURTHEST, min(FURTHEST, evaluation.of(ahead))))
            if budget.was_cut:
                break  # a deal that was not played through for all ways says nothing
            total = [one + other for one, other in zip(total, values, strict=True)]
            deals += 1
        if not deals:
            return ways[0]
        middle = sum(total) / len(ways)
        worth = [(1.0 - BY_PLAYING) * scores[way] + BY_PLAYING * (total[at] - middle) / deals for at, way in enumerate(ways)]
        return ways[worth.index(max(worth))]

    def play_turn(self, g: Game, turn: int, budget: Budget) -> None:
        for _ in range(LONGEST_TURN):
            if g.over or budget.was_cut or (g.turn > turn and g.question.id in TURN_BEGINS):
                return
            budget.spend()
            g.choose(answer(g, self.chance))

    # -- the rest of the game --------------------------------------------------------------------------------------

    def by_games(self, sight: Sight, decision: Decision, reckoned: int, budget: Budget) -> int:
        won = [0.0] * len(decision.options)
        for _ in range(GAMES):
            deal = cast(Game, sight.sample(self.chance))
            results: list[float] = []
            for option in range(len(won)):
                ahead = deal.clone()
                ahead.choose(option)
                for _ in range(LONGEST_GAME):
                    if ahead.over or budget.was_cut:
                        break
                    budget.spend()
                    ahead.choose(answer(ahead, self.chance))
                results.append(1.0 / ahead.seats if ahead.winner < 0 else 1.0 if ahead.winner == decision.seat else 0.0)
            if budget.was_cut:
                break
            won = [one + other for one, other in zip(won, results, strict=True)]
        best = won.index(max(won))
        return best if won[best] > won[reckoned] + CLEARLY * GAMES else reckoned
