"""Lines of one's own turn: the moments between two actions, and the ways to finish an action that was opened."""

from typing import Final

from grimoire.bots.search.knowledge import Knowledge
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position

MOST_STEPS: Final = 80  # questions answered on the way to the end of an action
MOST_WAYS: Final = 8  # of finishing one action


class Moment:
    """A position between two actions, and how the seat got there."""

    __slots__ = ("cost", "first", "line", "position", "value")

    def __init__(self, position: Position, line: list[str], first: int, value: float, cost: float) -> None:
        self.position = position
        self.line = line  # forms chosen by the seat
        self.first = first  # the option of the decision that is thought about
        self.value = value  # less what the actions cost
        self.cost = cost


def opened_by(position: Position, option: int) -> Option:
    """The action that is under way after this choice: a thought may begin inside one."""
    return position.options[option] if position.opened is None else position.opened


class Finishing:
    """How actions are finished within one thought: the own questions that are worth it are answered in every way."""

    def __init__(self, knowledge: Knowledge, chance: Chance, ways: int, for_win: bool = False) -> None:
        self.knowledge = knowledge
        self.chance = chance
        self.ways = ways
        self.for_win = for_win

    def every_way(self, position: Position, line: list[str]) -> list[tuple[Position, list[str]]]:
        """Where an action that was opened comes to, with the line that leads there."""
        finished: list[tuple[Position, list[str]]] = []
        self.finish(position, line, finished)
        return finished

    def finish(self, position: Position, line: list[str], finished: list[tuple[Position, list[str]]]) -> None:
        knowledge = self.knowledge
        seat = knowledge.seat
        for _ in range(MOST_STEPS):
            if position.asked < 0 or knowledge.is_pause(position):
                break
            count = len(position.options)
            mine = position.asked == seat and count > 1
            if mine and len(finished) + count <= self.ways and knowledge.is_open_question(position, self.for_win):
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
