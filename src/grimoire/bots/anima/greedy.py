"""A bot that weighs every action: by the odds where dice decide, else by trying it out in sampled positions."""

from typing import Final, cast

from grimoire.anima.game import Game
from grimoire.bots.anima.answers import answer
from grimoire.bots.anima.evaluation import Evaluation
from grimoire.bots.anima.fighting import Use, at_stake, combat_value, left, to_be_won, use_of
from grimoire.bots.anima.paced import PacedBot
from grimoire.bots.anima.weighing import Weighing
from grimoire.bots.bot import Sight
from grimoire.bots.search.budget import CEILING, NO_LIMIT, PROCESSOR_TIME, Budget, Clock
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision

SAMPLES: Final = {"interrupt": 5, "choose-die": 5}  # dice may still change: one throw tells little
MOST_STEPS: Final = 60  # questions answered on the way to the end of an action
GAIN: Final = 0.1  # by this much an action must better the position

PAUSES: Final = ("reset", "movement", "interaction", "exploration", "reveal-final")  # the questions at which an action is over
QUICK: Final = (  # quick answers are good enough
    "keep-character",
    "return-advantage",
    "trade-offer",
    "trade-answer",
    "trade-give",
    "spin-for",
    "nudge",
)
IN_COMBAT: Final = "combat-cards"
ROLLED: Final = "DieRolled"
NEVER: Final = -1e9


class GreedyBot(PacedBot):
    def __init__(self, chance: Chance, clock: Clock = PROCESSOR_TIME) -> None:
        super().__init__(chance)
        self.clock = clock

    def think(self, sight: Sight, seen: Game, decision: Decision) -> int:
        question = decision.question.id
        if question in QUICK:
            return answer(seen, self.chance)
        samples = [seen]
        samples += [cast(Game, sight.sample(self.chance)) for _ in range(SAMPLES.get(question, 1) - 1)]
        budget = Budget(NO_LIMIT, CEILING, self.clock)
        thought = Thought(decision.seat, self.chance, budget)
        scores = [0.0] * len(decision.options)
        for sample in samples:
            for i, score in enumerate(thought.scores(sample)):
                scores[i] += score
            if budget.was_cut:
                break
        self.was_cut = budget.was_cut
        return scores.index(max(scores))


class Thought:
    """What each option comes to in a position."""

    def __init__(self, seat: int, chance: Chance, budget: Budget) -> None:
        self.seat = seat
        self.chance = chance
        self.budget = budget
        self.evaluation = Evaluation(seat)

    def scores(self, g: Game) -> list[float]:
        """How much better each option is than doing nothing: by odds what they tell, by trying the rest."""
        if g.question.id == IN_COMBAT:
            return self.in_combat(g, at_stake(g, self.seat))
        known = Weighing(g, self.seat).scores()
        now = self.evaluation.of(g)
        found: list[float] = []
        for i, option in enumerate(g.options):
            if option.form in known:
                found.append(known[option.form])
            elif option.verb == "end" and g.question.id in PAUSES:
                found.append(GAIN)
            elif self.budget.was_cut:
                found.append(NEVER)
            else:
                found.append(self.tried(g, i) - now)
        return found

    def tried(self, g: Game, index: int) -> float:
        """The value after an action. If the same slot goes on, what it still offers is part of it."""
        self.budget.spend()
        ahead = self.finished(g, index)
        value = self.evaluation.of(ahead) + self.unfinished(ahead)
        if ahead.asked == self.seat and ahead.question.id == g.question.id:
            value += max(Weighing(ahead, self.seat).scores().values(), default=0.0)
        return value

    def unfinished(self, g: Game) -> float:
        """A Combat that waits for its cards has not happened yet, and is not harmless: what hangs on it, by the odds, with
        the best of the cards one could use."""
        if g.asked < 0 or g.question.id != IN_COMBAT or g.fights[-1].side_of(self.seat) < 0:
            return 0.0
        risk = self.evaluation.at_risk(g)
        stake = to_be_won(g, self.seat) + risk
        if g.asked == self.seat:
            value = max(self.in_combat(g, stake))
        else:
            value = combat_value(g, self.seat, stake, Use())
        return value - risk - left(g, self.seat, -1)  # the hand is part of the position already

    def in_combat(self, g: Game, stake: float) -> list[float]:
        """What is used must be worth more than what is left of the hand without it."""
        found: list[float] = []
        for option in g.options:
            if option.verb == "pass":
                found.append(combat_value(g, self.seat, stake, Use()))
            else:
                found.append(self.used(g, len(found), stake) - 0.05)
        return found

    def used(self, g: Game, index: int, stake: float) -> float:
        """A card or ability tried out. Where the dice fall at once, they tell little: it is judged by what it says."""
        ahead = g.clone()
        ahead.choose(index)
        while not is_told(ahead, ROLLED) and ahead.asked >= 0 and ahead.question.id != IN_COMBAT:
            if ahead.question.id in PAUSES:
                return self.evaluation.of(ahead) - self.evaluation.of(g)  # the Combat is over: somebody escaped
            ahead.choose(answer(ahead, self.chance))
        if not is_told(ahead, ROLLED) and ahead.fights:
            return combat_value(ahead, self.seat, stake, Use())
        return combat_value(g, self.seat, stake, use_of(g, self.seat, g.options[index]))

    def finished(self, g: Game, index: int) -> Game:
        """An action carried through: its other questions are answered quickly."""
        ahead = g.clone()
        ahead.choose(index)
        for _ in range(MOST_STEPS):
            if ahead.asked < 0 or ahead.question.id in PAUSES or ahead.question.id == IN_COMBAT:
                break
            ahead.choose(answer(ahead, self.chance))
        return ahead


def is_told(g: Game, kind: str) -> bool:
    return any([event.kind == kind for event in g.events])
