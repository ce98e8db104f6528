"""A bot that tries every action out in sampled positions and takes the one that leaves it best off."""

from typing import Final, cast

from grimoire.bots.adding import added
from grimoire.bots.bot import Sight
from grimoire.bots.magenoir.answers import answer
from grimoire.bots.magenoir.evaluation import Evaluation
from grimoire.bots.magenoir.gathering import Gathering
from grimoire.bots.magenoir.pace import FREE, REPEATABLE, Pace
from grimoire.bots.search.budget import CEILING, NO_LIMIT, PROCESSOR_TIME, Budget, Clock
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision, Option
from grimoire.magenoir.game import Game

SAMPLES: Final = 2
GAIN: Final = 0.1  # by this much an action must better the position, else the turn ends
USE_GAIN: Final = 0.3  # and this much an action that could be repeated: nothing goes on for ever
MOST_LEAVES: Final = 10  # ways of finishing an action that are looked at
MOST_STEPS: Final = 60  # questions answered on the way to the end of an action

PAUSES: Final = ("main", "gather", "take-pile")  # the questions at which an action is over
SETUP: Final = ("choose-hand", "who-begins")
ROUTINE: Final = ("place-mana", "order", "window", "leaving-order", "trade-give", "hand-limit")  # answered without branching
OPEN: Final = ("place-mana", "trade-for", "trade-give", "share-mana", "take-mana", "take-pile")  # nothing hidden matters
NEVER: Final = -1e9
FOLLOWED: Final = ("activate", "channel")


class GreedyBot:
    """At each decision: every option in every sample, finished in the best way found, and the best on average."""

    def __init__(self, chance: Chance, clock: Clock = PROCESSOR_TIME) -> None:
        self.chance = chance
        self.clock = clock
        self.pace = Pace()
        self.was_cut = False  # whether time ended a thought; the choice may be another one on another machine

    def choose(self, sight: Sight, decision: Decision) -> int:
        self.was_cut = False
        options = decision.options
        if len(options) == 1:
            return 0
        first = cast(Game, sight.sample(self.chance))
        forced = self.pace.forced(first.turn, decision, self.chance)
        if forced != FREE:
            return forced
        question = decision.question.id
        if question in SETUP:
            return answer(first, self.chance)
        if question == "gather":
            return Gathering(first).choose()
        samples = [first]
        if question not in OPEN:
            samples += [cast(Game, sight.sample(self.chance)) for _ in range(SAMPLES - 1)]
        scores = self.scores(samples)
        for i, option in enumerate(options):
            if self.pace.is_used_up(option.form):
                scores[i] = NEVER
        chosen = scores.index(max(scores))
        self.pace.note(decision, chosen)
        return chosen

    def scores(self, samples: list[Game]) -> list[float]:
        """What each option comes to, summed over the samples; one that time cut short counts only if it was the first."""
        seat = samples[0].asked
        budget = Budget(NO_LIMIT, CEILING, self.clock)
        found: list[list[float]] = []
        for sample in samples:
            scores = Thought(seat, self.chance, budget).scores(sample)
            if not found or not budget.was_cut:
                found.append(scores)
            if budget.was_cut:
                break
        self.was_cut = budget.was_cut
        return [added(list(column)) for column in zip(*found, strict=True)]


class Thought:
    """Trying out the options of one decision in one sampled position."""

    def __init__(self, seat: int, chance: Chance, budget: Budget) -> None:
        self.seat = seat
        self.chance = chance
        self.budget = budget
        self.evaluation = Evaluation(seat)
        self.leaves = 0

    def scores(self, g: Game) -> list[float]:
        """How well each option leaves this seat off. Doing nothing is scored as the position is, with a little added."""
        found: list[float] = []
        quiet = GAIN + self.evaluation.of(g) if g.question.id in ("main", "window") else 0.0
        for i, option in enumerate(g.options):
            if option.verb in ("end turn", "pass"):
                found.append(quiet)
                continue
            if self.budget.was_cut:
                found.append(NEVER)
                continue
            ahead = g.clone()
            ahead.choose(i)
            self.leaves = MOST_LEAVES
            opened = option if g.opened is None else g.opened
            value = self.finished(ahead, opened)
            found.append(value - USE_GAIN if option.verb in REPEATABLE else value)
        return found

    def finished(self, g: Game, opened: Option) -> float:
        """The value after the running action: its other questions are answered in the best way found."""
        for _ in range(MOST_STEPS):
            if g.asked < 0 or (g.opened is None and g.question.id in PAUSES):
                break
            if g.asked == self.seat and g.question.id not in ROUTINE and self.leaves > len(g.options) > 1:
                return self.best_way(g, opened)
            g.choose(answer(g, self.chance))
        self.leaves -= 1
        self.budget.spend()
        value = self.evaluation.of(g)
        if opened.verb == "prepare" and g.question.id == "main" and g.asked == self.seat:
            value = max(value, self.followed(g, opened.card))
        return value

    def best_way(self, g: Game, opened: Option) -> float:
        best = NEVER
        for i in range(len(g.options)):
            if self.budget.was_cut and i:
                break
            ahead = g.clone()
            ahead.choose(i)
            best = max(best, self.finished(ahead, opened))
        return best

    def followed(self, g: Game, card: str) -> float:
        """A spell is prepared to be activated or channeled: the value of doing so at once."""
        best = NEVER
        for i, option in enumerate(g.options):
            if option.card == card and option.verb in FOLLOWED:
                ahead = g.clone()
                ahead.choose(i)
                best = max(best, self.finished(ahead, option))
        return best
