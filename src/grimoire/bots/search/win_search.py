"""A win in one's own turn, looked for in one sampled position. Nothing else counts here, so nothing else is weighed: what lies
nearest to a win is gone on from first, and what can be done again and again is done until it comes to something.
"""

from heapq import heappop, heappush
from typing import Final

from grimoire.bots.search.budget import Budget
from grimoire.bots.search.knowledge import Knowledge
from grimoire.bots.search.lines import Finishing, Moment, opened_by
from grimoire.kernel.chance import Chance
from grimoire.kernel.position import Position

MOST_AGAIN: Final = 12  # times the same is done in a row
LONGEST: Final = 200  # questions on the way along a line that is known
MOST_WAYS: Final = 16  # of finishing one action: more than elsewhere, for nothing is weighed and equal ones fall together


class WinSearch:
    """One look in one sample."""

    def __init__(self, knowledge: Knowledge, chance: Chance, budget: Budget, share: int) -> None:
        self.knowledge = knowledge
        self.chance = chance
        self.budget = budget
        self.share = share  # of the budget that is used up when this look must end
        self.finishing = Finishing(knowledge, chance, MOST_WAYS, True)
        self.seen: set[object] = set()
        self.waiting: list[tuple[float, int, Moment]] = []  # nearest to a win first; the number keeps the order of equals
        self.number = 0
        self.won: Moment | None = None

    def run(self, position: Position) -> Moment | None:
        """The win that was found."""
        if self.knowledge.goes_on(position):
            self.seen.add(self.knowledge.key(position))
        self.go_on_from(Moment(position, [], -1, 0.0, 0.0))
        while self.waiting and not self.is_over():
            self.go_on_from(heappop(self.waiting)[2])
        return self.won

    def go_on_from(self, moment: Moment) -> None:
        for option in self.knowledge.ways_to_win(moment.position):
            if self.is_over():
                break
            self.act(moment, option)

    def is_over(self) -> bool:
        return self.won is not None or self.budget.is_spent(self.share)

    def act(self, before: Moment, option: int) -> None:
        position = before.position
        opened = opened_by(position, option)
        first = option if before.first < 0 else before.first
        cost = before.cost + self.knowledge.cost(position, option)
        ahead = position.clone()
        ahead.choose(option)
        for reached, line in self.finishing.every_way(ahead, [*before.line, position.options[option].form]):
            if self.is_over():
                break
            moment = self.arrive(reached, line, first, cost)
            if moment is None:
                continue
            if position.opened is None and self.knowledge.is_repeatable(opened):
                self.again(moment, line[len(before.line) :], cost - before.cost)
            for going_on in self.knowledge.continuations(opened, reached):
                if not self.is_over():
                    self.act(moment, going_on)

    def arrive(self, position: Position, line: list[str], first: int, cost: float) -> Moment | None:
        """The moment, if one can go on from there and has not been there."""
        knowledge = self.knowledge
        self.budget.spend()
        if position.over and position.winner == knowledge.seat:
            self.won = Moment(position, line, first, knowledge.value(position) - cost, cost)
        if not knowledge.goes_on(position):
            return None
        key = knowledge.key(position)
        if key in self.seen:
            return None
        self.seen.add(key)
        moment = Moment(position, line, first, 0.0, cost)
        self.number += 1
        heappush(self.waiting, (-knowledge.nearness(position), self.number, moment))
        return moment

    def again(self, moment: Moment, way: list[str], cost: float) -> None:
        """Do at once what was just done, in the same way, until that leads nowhere new or more is asked than before."""
        reached: Moment | None = moment
        for _ in range(MOST_AGAIN):
            if reached is None or self.is_over():
                return
            ahead = followed(reached.position, way, self.knowledge, self.chance)
            if ahead is None:
                return
            before = reached
            reached = None
            finished = self.finishing.every_way(ahead, [*before.line, *way])
            for position, line in finished:
                after = self.arrive(position, line, before.first, before.cost + cost)
                if len(finished) == 1:
                    reached = after


def followed(position: Position, line: list[str], knowledge: Knowledge, chance: Chance) -> Position | None:
    """Where this line leads in a position, up to the next choice of the seat; None where it is not possible any more."""
    ahead = position.clone()
    at = 0
    for _ in range(LONGEST):
        if ahead.asked < 0:
            break
        if ahead.asked != knowledge.seat or len(ahead.options) == 1:
            if at == len(line) and knowledge.is_pause(ahead):
                break
            ahead.choose(knowledge.answer(ahead, chance))
            continue
        if at == len(line):
            break
        forms = [option.form for option in ahead.options]
        if line[at] not in forms:
            return None
        ahead.choose(forms.index(line[at]))
        at += 1
    return ahead
