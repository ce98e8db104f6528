"""A whole gathering as one choice: what is laid on each pile, in whatever order (R:mana-gathering-phase, R:available-ether).

The rules ask for one Mana after the other. Who learns may rather choose all of it at once: here are the ways there are, and the
single choices each of them stands for. Everybody at the table sees all of what they follow from.
"""

from itertools import combinations_with_replacement
from typing import Final

from grimoire.kernel.option import Option
from grimoire.magenoir.elements import ELEMENT_NUMBER, ELEMENTS
from grimoire.magenoir.mana import LEFT, PILE_NAMES, RIGHT, forced_of, left_to_add
from grimoire.magenoir.state import State

VERB: Final = "gather"
LEAST: Final = 2  # Mana that are worth a plan: one is a choice by itself
MOST: Final = 8  # beyond this, ways are not even counted
WAYS: Final[list[list[tuple[int, ...]]]] = [[*combinations_with_replacement(range(6), many)] for many in range(MOST // 2 + 1)]
MADE: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], Option]] = {}


def gathering_plans(g: State, most: int) -> list[Option]:
    """Every way to lay all that is still to be gathered; none where one Mana is left, or where there are more than so many."""
    if g.asked < 0 or g.question.id != VERB:
        return []
    amount = left_to_add(g.stack[-1])
    if not LEAST <= amount <= MOST:
        return []
    forced = forced_of(g.stack[-1])
    found: list[Option] = []
    for first in firsts(g, amount):
        on_first = WAYS[(amount + 1) // 2]
        on_other = WAYS[amount // 2]
        if len(found) + len(on_first) * len(on_other) > most and not any(forced):
            return []
        for one in on_first:
            for other in on_other:
                if any(forced) and not has(one, other, forced):
                    continue
                found.append(plan_of(one, other) if first == LEFT else plan_of(other, one))
                if len(found) > most:
                    return []
    return found


def firsts(g: State, amount: int) -> list[int]:
    """The piles that may come first; where both get as much in the end, it makes no difference which."""
    piles = [pile for pile in (LEFT, RIGHT) if any([option.pile == PILE_NAMES[pile] for option in g.options])]
    return piles if amount % 2 else piles[:1]


def has(one: tuple[int, ...], other: tuple[int, ...], forced: list[int]) -> bool:
    """Whether what must be gathered is in it, as far as there is room."""
    lacking = 0
    for e in range(6):
        lacking += max(0, forced[e] - one.count(e) - other.count(e))
    room = len(one) + len(other)
    return lacking <= max(0, sum(forced) - room)


def plan_of(left: tuple[int, ...], right: tuple[int, ...]) -> Option:
    """Named as it is told: `gather air air left fire right`."""
    plan = MADE.get((left, right))
    if plan is None:
        parts = [
            f"{' '.join([ELEMENTS[e] for e in laid])} {PILE_NAMES[pile]}" for pile, laid in enumerate((left, right)) if laid
        ]
        plan = Option(VERB, word=" ".join(parts))
        MADE[left, right] = plan
    return plan


def laid_by(plan: Option) -> list[int]:
    """How much Mana of each element a plan lays on the left pile, then on the right one."""
    found = [0] * 12
    waiting: list[int] = []
    for word in plan.word.split():
        if word in PILE_NAMES:
            for e in waiting:
                found[PILE_NAMES.index(word) * 6 + e] += 1
            waiting = []
        else:
            waiting.append(ELEMENT_NUMBER[word])
    return found


def next_of_plan(g: State, left: list[int]) -> int:
    """The place of the option that goes on with what is left of a plan, which is then one Mana less; -1 where none does."""
    sizes = [sum(left[:6]), sum(left[6:])]
    if g.question.id != VERB:
        return -1
    either = g.options[0].pile != g.options[-1].pile
    for place, option in enumerate(g.options):
        pile = PILE_NAMES.index(option.pile)
        at = pile * 6 + ELEMENT_NUMBER[option.element]
        if left[at] > 0 and not (either and sizes[pile] < sizes[1 - pile]):
            left[at] -= 1
            return place
    return -1
