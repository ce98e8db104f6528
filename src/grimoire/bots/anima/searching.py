"""A bot that weighs as greedy does, and plays on where that leaves it in doubt.

Odds are reckoned wherever dice decide at once. Of ways that come out about alike each is played on, from the same deals, into
the next turn, and what it comes to is judged by the chance to win there. Whether to reveal the Final Mission, and with what to
begin, is decided by playing on for some turns each way.
"""

from typing import Final, cast

from grimoire.anima.game import Game
from grimoire.bots.anima.answers import answer
from grimoire.bots.anima.greedy import QUICK, SAMPLES, Thought
from grimoire.bots.anima.outlook import chance_to_win
from grimoire.bots.anima.pace import SLOTS
from grimoire.bots.anima.paced import PacedBot
from grimoire.bots.anima.playing_on import PlayingOn
from grimoire.bots.anima.race import Race
from grimoire.bots.bot import Sight
from grimoire.bots.search.advice import UNKNOWN, Advice, in_order
from grimoire.bots.search.budget import CEILING, NO_LIMIT, PROCESSOR_TIME, Budget, Clock
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision

REVEALING: Final = "reveal-final"
REWARD: Final = "reward"
BEGINNING: Final = ("keep-character", "return-advantage")
PICKING: Final = (  # what is settled at once, without dice
    "recruit-keep",
    "recruit-discards",
    "who-dies",
    "who-ascends",
    "choose-character",
    "choose-party",
    "choose-effect",
    "discard",
    "hand-limit",
    "pick-up",
    "retrieve",
)
DEALS: Final = 16  # from which ways are played on
WORTH: Final = 25.0  # of a sure win, in the Advantages that greedy reckons in
ALIKE: Final = 3.0  # Advantages by which ways may lie apart and still be in doubt
MOST_WAYS: Final = 3
ADVISED_DEALS: Final = 24  # for every option, so that all have a chance to win
TELLING: Final = ("show",)  # what mostly tells others something, and never looks better than it is by playing on
BLOCK: Final = 8  # deals between two looks at which ways are still in doubt
NEXT: Final = 1  # turns that are played on
TO_REVEAL: Final = (4, 64)  # turns and deals for a reveal
TO_BEGIN: Final = (3, 32)  # the same for what one begins with
LIKELY: Final = 0.2  # Advantages by which the likely one is ahead where all are played on


class SearchBot(PacedBot):
    def __init__(self, chance: Chance, clock: Clock = PROCESSOR_TIME) -> None:
        super().__init__(chance)
        self.clock = clock

    def think(self, sight: Sight, seen: Game, decision: Decision) -> int:
        budget = Budget(NO_LIMIT, CEILING, self.clock)
        chosen = self.decided(sight, seen, decision, budget)
        self.was_cut = budget.was_cut
        return chosen

    def decided(self, sight: Sight, seen: Game, decision: Decision, budget: Budget) -> int:
        question = decision.question.id
        if question in BEGINNING:
            return self.by_chance(sight, decision, answer(seen, self.chance), TO_BEGIN, budget)
        if question in QUICK:
            return answer(seen, self.chance)
        scores = self.reckoned(sight, seen, decision, budget)
        if question == REVEALING:
            return self.by_chance(sight, decision, scores.index(max(scores)), TO_REVEAL, budget)
        if question in SLOTS or question == REWARD or question in PICKING:
            return self.by_turns(sight, decision, scores, budget)
        return scores.index(max(scores))

    def advise(self, sight: Sight, decision: Decision) -> list[Advice]:
        """What it would choose, then the others by their chances: each option is played on from the same deals."""
        budget = Budget(NO_LIMIT, CEILING, self.clock)
        many = len(decision.options)
        seen = cast(Game, sight.sample(self.chance))
        chosen = self.decided(sight, seen, decision, budget) if many > 1 else 0
        race = Race(list(range(many)), [0.0] * many, 1.0)
        self.play_on(race, sight, decision.seat, NEXT, ADVISED_DEALS, budget)
        found: list[Advice] = []
        for i, option in enumerate(decision.options):
            advice = Advice(i, race.value(i), race.value(i), race.reach(i), [option.form], len(race.chances[i]))
            if not advice.samples:
                advice.chance = UNKNOWN
            advice.told = [option]
            advice.was_cut = budget.was_cut
            found.append(advice)
        self.was_cut = budget.was_cut
        return in_order(found, chosen)

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

    def by_turns(self, sight: Sight, decision: Decision, scores: list[float], budget: Budget) -> int:
        """The ways that are reckoned about alike, into the next turn; what was reckoned counts too."""
        ways = best_first(scores)
        ways = [way for way in ways if scores[way] > scores[ways[0]] - ALIKE]
        ways = [way for way in ways if way == ways[0] or decision.options[way].verb not in TELLING][:MOST_WAYS]
        race = Race(ways, [scores[way] for way in ways], WORTH)
        self.play_on(race, sight, decision.seat, NEXT, DEALS, budget, True)
        return race.best()

    def by_chance(self, sight: Sight, decision: Decision, likely: int, depth: tuple[int, int], budget: Budget) -> int:
        """By playing every way on for some turns alone; where that is undecided, the likely one."""
        turns, deals = depth
        ways = list(range(len(decision.options)))
        race = Race(ways, [LIKELY if way == likely else 0.0 for way in ways], WORTH)
        self.play_on(race, sight, decision.seat, turns, deals, budget, True)
        return race.best()

    def play_on(
        self, race: Race, sight: Sight, seat: int, turns: int, deals: int, budget: Budget, until_clear: bool = False
    ) -> None:
        """Every way from the same deals; until one is clearly the best, where that is all that is asked."""
        playing = PlayingOn(self.chance, budget)
        for number in range(deals):
            if until_clear and len(race.left) < 2:
                return
            deal = cast(Game, sight.sample(self.chance))
            chances: list[float] = []
            for at in race.left:
                ahead = deal.clone()
                ahead.choose(race.ways[at])
                playing.until(ahead, deal.turn + turns)
                chances.append(chance_to_win(ahead, seat))
            if budget.was_cut:
                return  # a deal that was not played through for all ways says nothing
            race.note(chances)
            if until_clear and number % BLOCK == BLOCK - 1:
                race.drop()


def best_first(scores: list[float]) -> list[int]:
    return sorted(range(len(scores)), key=lambda i: -scores[i])
