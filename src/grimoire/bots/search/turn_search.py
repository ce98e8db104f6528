"""Whole lines of one's own turn, tried out in one sampled position, the most promising first.

A line is a list of actions, and an action is finished before it is judged: its other questions are answered in every way
that is worth trying, and what is only a beginning (a spell that is prepared) is looked at together with what it is a
beginning of. What a first choice is worth is the best moment that any line beginning with it came to.
"""

from heapq import heappop, heappush
from typing import Final

from grimoire.bots.search.budget import Budget
from grimoire.bots.search.knowledge import Knowledge
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position

NEVER: Final = -1e9
MOST_STEPS: Final = 80  # questions answered on the way to the end of an action
MOST_WAYS: Final = 8  # of finishing one action


class Moment:
    """A position between two actions, and how the seat got there."""

    __slots__ = ("cost", "first", "is_done", "line", "position", "value")

    def __init__(self, position: Position, line: list[str], first: int, value: float, cost: float) -> None:
        self.position = position
        self.line = line  # forms chosen by the seat
        self.first = first  # the option of the decision that is thought about
        self.value = value  # less what the actions cost
        self.cost = cost
        self.is_done = False  # gone on from


class TurnSearch:
    """One thought in one sample."""

    def __init__(self, knowledge: Knowledge, chance: Chance, budget: Budget, share: int, ways: int = MOST_WAYS) -> None:
        self.knowledge = knowledge
        self.chance = chance
        self.budget = budget
        self.share = share  # of the budget that is used up when this thought must end
        self.ways = ways
        self.seen: dict[object, float] = {}
        self.best: list[Moment | None] = []
        self.waiting: list[tuple[float, int, Moment]] = []  # moments to go on from; the number keeps the order of equals
        self.nearest: list[tuple[float, int, Moment]] = []  # the same, those nearest to a win first; empty where none is near
        self.number = 0
        self.is_win_near = False
        self.is_won = False

    def run(self, position: Position) -> list[Moment | None]:
        """The best moment found for each option of the open decision."""
        self.best = [None] * len(position.options)
        self.is_win_near = self.knowledge.is_win_near(position)
        if self.knowledge.goes_on(position):
            self.seen[self.knowledge.key(position)] = self.knowledge.value(position)
        for option in range(len(position.options)):
            if self.budget.was_cut:
                break  # what was not looked at stays without a moment
            self.act(Moment(position, [], option, 0.0, 0.0), option)
        turn = 0
        while self.waiting and not self.budget.is_spent(self.share):
            turn += 1
            moment = heappop(self.nearest if self.nearest and turn % 2 == 0 else self.waiting)[2]
            if moment.is_done:
                continue
            moment.is_done = True
            for option in range(len(moment.position.options)):
                if not self.budget.was_cut:
                    self.act(moment, option)
            if self.is_won:
                break  # nothing is better
        return self.best

    def act(self, before: Moment, option: int) -> None:
        """Open an action, finish it in every way worth trying, and note where that leads."""
        position = before.position
        opened = position.options[option]
        cost = before.cost + self.knowledge.cost(position, option)
        line = [*before.line, opened.form]
        if option == len(position.options) - 1 and self.knowledge.goes_on(position):
            # The end of the turn is judged as it stands: what the next turns bring by themselves the value knows.
            self.note(Moment(position, line, before.first, self.knowledge.value(position) - cost, cost))
            return
        ahead = position.clone()
        ahead.choose(option)
        finished: list[tuple[Position, list[str]]] = []
        self.finish(ahead, line, finished)
        for reached, way in finished:
            if self.budget.was_cut and self.best[before.first] is not None:
                break
            self.arrive(reached, way, before.first, cost, opened)

    def finish(self, position: Position, line: list[str], finished: list[tuple[Position, list[str]]]) -> None:
        knowledge = self.knowledge
        seat = knowledge.seat
        for _ in range(MOST_STEPS):
            if position.asked < 0 or knowledge.is_pause(position):
                break
            count = len(position.options)
            mine = position.asked == seat and count > 1
            if mine and len(finished) + count <= self.ways and knowledge.is_open_question(position):
                for option in range(count):
                    ahead = position.clone()
                    ahead.choose(option)
                    self.finish(ahead, [*line, position.options[option].form], finished)
                return
            option = knowledge.answer(position, self.chance)
            if mine:
                line = [*line, position.options[option].form]
            position.choose(option)
        finished.append((position, line))

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
        if self.is_win_near:
            heappush(self.nearest, (-self.knowledge.nearness(position), self.number, moment))

    def note(self, moment: Moment) -> None:
        best = self.best[moment.first]
        if best is None or moment.value > best.value:
            self.best[moment.first] = moment
        if moment.position.over and moment.position.winner == self.knowledge.seat:
            self.is_won = True
