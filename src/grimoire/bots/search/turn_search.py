"""Whole lines of one's own turn, tried out in one sampled position, the most promising first.

A line is a list of actions, and an action is finished before it is judged: its other questions are answered in every way
that is worth trying, and what is only a beginning (a spell that is prepared) is looked at together with what it is a
beginning of. What a first choice is worth is the best moment that any line beginning with it came to. Where a win may be in
reach, a part of what may be thought goes to looking for it alone.
"""

from heapq import heappop, heappush
from typing import Final

from grimoire.bots.search.budget import Budget
from grimoire.bots.search.knowledge import Knowledge
from grimoire.bots.search.lines import MOST_WAYS, Finishing, Moment, opened_by
from grimoire.bots.search.win_search import WinSearch, followed
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position

NEVER: Final = -1e9


class TurnSearch:
    """One thought in one sample."""

    def __init__(self, knowledge: Knowledge, chance: Chance, budget: Budget, share: int, ways: int = MOST_WAYS) -> None:
        self.knowledge = knowledge
        self.chance = chance
        self.budget = budget
        self.share = share  # of the budget that is used up when this thought must end
        self.finishing = Finishing(knowledge, chance, ways)
        self.seen: dict[object, float] = {}
        self.best: list[Moment | None] = []
        self.waiting: list[tuple[float, int, Moment]] = []  # moments to go on from; the number keeps the order of equals
        self.number = 0
        self.won: list[str] = []  # the line of a win that was found
        self.looked = 0  # positions that went to looking for it

    def run(self, position: Position, looking: int, known: list[str] | None = None) -> list[Moment | None]:
        """The best moment found for each option of the open decision. Looking: so many positions for a win alone, where it may
        be in reach. Known: a line that may win, to be tried first."""
        self.best = [None] * len(position.options)
        if self.knowledge.goes_on(position):
            self.seen[self.knowledge.key(position)] = self.knowledge.value(position)
        for option in range(len(position.options)):
            if self.budget.was_cut:
                break  # what was not looked at stays without a moment
            self.act(Moment(position, [], option, 0.0, 0.0), option)
        if known:
            self.try_line(position, known)
        if not self.won and self.knowledge.is_win_near(position):
            self.look_for_win(position, looking)
        while self.waiting and not self.won and not self.budget.is_spent(self.share):
            moment = heappop(self.waiting)[2]
            for option in range(len(moment.position.options)):
                if not self.budget.was_cut:
                    self.act(moment, option)
        return self.best

    def try_line(self, position: Position, line: list[str]) -> None:
        """Whether a line that won elsewhere wins here."""
        forms = [option.form for option in position.options]
        if line[0] not in forms:
            return
        self.budget.spend()
        reached = followed(position, line, self.knowledge, self.chance)
        if reached is not None and reached.over:
            self.note(Moment(reached, line, forms.index(line[0]), self.knowledge.value(reached), 0.0))

    def look_for_win(self, position: Position, looking: int) -> None:
        before = self.budget.used
        won = WinSearch(self.knowledge, self.chance, self.budget, min(self.share, before + looking)).run(position)
        self.looked = self.budget.used - before
        if won is not None:
            self.note(won)

    def act(self, before: Moment, option: int) -> None:
        """Open an action, finish it in every way worth trying, and note where that leads."""
        position = before.position
        cost = before.cost + self.knowledge.cost(position, option)
        line = [*before.line, position.options[option].form]
        if option == len(position.options) - 1 and self.knowledge.goes_on(position):
            # The end of the turn is judged as it stands: what the next turns bring by themselves the value knows.
            self.note(Moment(position, line, before.first, self.knowledge.value(position) - cost, cost))
            return
        opened = opened_by(position, option)
        ahead = position.clone()
        ahead.choose(option)
        for reached, way in self.finishing.every_way(ahead, line):
            if self.budget.was_cut and self.best[before.first] is not None:
                break
            self.arrive(reached, way, before.first, cost, opened)

    def arrive(self, position: Position, line: list[str], first: int, cost: float, opened: Option) -> None:
        self.budget.spend()
        if not self.knowledge.goes_on(position):
            self.note(Moment(position, line, first, self.knowledge.value(position) - cost, cost))
            return
        key = self.knowledge.key(position)
        found = self.seen.get(key)
        if found is not None:  # another way to where one has been already: worth as much, and not gone on from
            self.note(Moment(position, line, first, found - cost, cost))
            return
        value = self.seen[key] = self.knowledge.value(position)
        moment = Moment(position, line, first, value - cost, cost)
        self.note(moment)
        for option in self.knowledge.continuations(opened, position):
            if not self.budget.was_cut:
                self.act(moment, option)
        self.number += 1
        heappush(self.waiting, (-moment.value, self.number, moment))

    def note(self, moment: Moment) -> None:
        best = self.best[moment.first]
        if best is None or moment.value > best.value:
            self.best[moment.first] = moment
        if moment.position.over and moment.position.winner == self.knowledge.seat:
            self.won = moment.line
