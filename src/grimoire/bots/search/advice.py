"""What a search advises: each option with the chance to win, how sure that is, and the line expected."""

from typing import Final

from grimoire.bots.adding import added
from grimoire.bots.search.budget import Budget
from grimoire.bots.search.knowledge import Knowledge
from grimoire.bots.search.lines import Moment
from grimoire.bots.search.turn_search import NEVER, TurnSearch
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position

UNKNOWN: Final = -1.0  # a chance that nobody reckoned


class Advice:
    """One option of a decision."""

    __slots__ = ("chance", "line", "option", "samples", "spread", "tally", "told", "value", "was_cut")

    def __init__(self, option: int, value: float, chance: float, spread: float, line: list[str], samples: int) -> None:
        self.option = option  # its place in the decision
        self.value = value  # as the knowledge judges, on average over the samples
        self.chance = chance  # to win
        self.spread = spread  # how far the chance lies apart between samples
        self.line = line  # what the seat would choose in the first sample, this option first
        self.samples = samples
        self.was_cut = False  # whether time ended the thought
        self.tally: dict[str, int] = {}  # what there is to count at the end of the line
        self.told: list[Option] = []  # of the line what may be told, for a hint


def advise(
    samples: list[Position], knowledge: Knowledge, chance: Chance, budget: Budget, known: list[str] | None = None
) -> list[Advice]:
    """The options of a decision, the best first; of equals the first one offered. Known: a line that may win.

    A win that is found in one sample is tried in all, so half of the budget can go to looking for one in the first."""
    count = len(samples[0].options)
    looking = budget.nodes // 2 if knowledge.is_win_near(samples[0]) else 0
    weighing = budget.nodes - looking
    found: list[list[Moment | None]] = []
    thoughts: list[TurnSearch] = []
    for number, sample in enumerate(samples):
        share = budget.nodes - weighing * (len(samples) - 1 - number) // len(samples)
        thought = TurnSearch(knowledge, chance, budget, share)
        found.append(thought.run(sample, looking, known))
        looking -= thought.looked
        if thought.won and thought.won != known:
            known = thought.won
            for earlier in range(number):
                thoughts[earlier].try_line(samples[earlier], known)
        thoughts.append(thought)
        if budget.was_cut:
            break
    advised = [advice_on(option, [best[option] for best in found], knowledge) for option in range(count)]
    advised.sort(key=by_worth)
    return advised


def advice_on(option: int, moments: list[Moment | None], knowledge: Knowledge) -> Advice:
    values = [NEVER if moment is None else moment.value for moment in moments]
    chances = [knowledge.chance_to_win(value) for value in values]
    first = moments[0]
    line = [] if first is None else first.line
    mean = added(values) / len(values)
    advice = Advice(option, mean, added(chances) / len(chances), max(chances) - min(chances), line, len(values))
    if first is not None:
        advice.tally = knowledge.tally(first.position)
    return advice


def seen_ahead(sample: Position, line: list[str], knowledge: Knowledge) -> list[Option]:
    """The part of a line that may be told: after a card is drawn or a die thrown the rest was thought out for a sample."""
    position = sample.clone()
    seen: list[Option] = []
    for form in line:
        while position.asked >= 0 and (position.asked != knowledge.seat or len(position.options) == 1):
            if position.asked == knowledge.seat and position.options[0].form == form:
                break
            if knowledge.is_pause(position):
                return seen
            position.choose(knowledge.answer(position, Chance(1, 1)))
            if any([event.revealed for event in position.events]):
                return seen
        forms = [option.form for option in position.options]
        if position.asked != knowledge.seat or form not in forms:
            return seen
        seen.append(position.options[forms.index(form)])
        position.choose(forms.index(form))
        if any([event.revealed for event in position.events]):
            return seen
    return seen


def in_order(advised: list[Advice], chosen: int) -> list[Advice]:
    """What the bot would choose first, then the others by their chance."""
    first = [advice for advice in advised if advice.option == chosen]
    return first + sorted([advice for advice in advised if advice.option != chosen], key=by_chance)


def by_chance(advice: Advice) -> float:
    return -advice.chance


def by_worth(advice: Advice) -> float:
    return -advice.value
