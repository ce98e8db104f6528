"""Dice: rolled together, open to interruptions, then read (A:interruption, A:open-rolls)."""

from typing import Final

from grimoire.anima.facts.turns import DieRolled
from grimoire.anima.interruptible import open_window
from grimoire.anima.procedure_numbers import ROLL
from grimoire.anima.procedures import procedure, start
from grimoire.anima.state import State
from grimoire.anima.zones import MOST_SEATS
from grimoire.kernel.frame import BEGIN, Frame, Step

# What a roll is for.
FOR_FIGHT: Final = 0
FOR_EXPLORATION: Final = 1
FOR_CHECK: Final = 2
FOR_TEXT: Final = 3
PURPOSES: Final[tuple[str, ...]] = ("combat", "exploration", "check", "text")
PURPOSE_RULES: Final[tuple[str, ...]] = ("A:combat", "A:explore", "A:speed-checks", "A:special-rewards")

READ: Final = 1  # the step of Roll after everybody could answer
# What its frame holds; its first number, whether it is settled, stays 0: a roll is not cancelled.
PURPOSE: Final = 1
DICE: Final = 2  # from here on, for each die:
SIDE: Final = 0  # the seat it is rolled for; -1: the foe
TOTAL: Final = 1
LAST_FACE: Final = 2
PER_DIE: Final = 3

LOWEST: Final = 1
HIGHEST: Final = 6

SIDES: Final = MOST_SEATS + 1  # with the foe
# Every die there is, by purpose, side and face: dice are thrown all the time.
ROLLED: Final = [
    DieRolled(PURPOSE_RULES[purpose], side, face=face, purpose=PURPOSES[purpose], revealed=True)
    for purpose in range(len(PURPOSES))
    for side in range(-1, MOST_SEATS)
    for face in range(LOWEST, HIGHEST + 1)
]


def start_roll(g: State, seat: int, purpose: int, sides: list[int]) -> None:
    """Roll a die for each of these sides. The totals are then in `g.rolled`, in the same order."""
    vals = [0, purpose]
    for side in sides:
        vals.append(side)
        vals.append(0)
        vals.append(0)
    start(g, ROLL, seat, vals)


def throw(g: State) -> int:
    if g.dice:
        return g.dice.pop(0)
    return g.chance.below(HIGHEST) + 1


def throw_one(g: State, f: Frame, die: int, rule: str) -> None:
    """Roll one die of a roll, or roll it again: a whole chain where rolls are open."""
    at = DICE + die * PER_DIE
    side = f.vals[at + SIDE]
    last = throw(g)
    total = last
    tell_die(g, side, last, f.vals[PURPOSE], rule)
    while g.open_rolls and last == HIGHEST and f.vals[PURPOSE] == FOR_FIGHT:
        last = throw(g)
        total += last
        tell_die(g, side, last, f.vals[PURPOSE], "A:open-rolls")
    f.vals[at + TOTAL] = total
    f.vals[at + LAST_FACE] = last


def tell_die(g: State, side: int, face: int, purpose: int, rule: str) -> None:
    if rule == PURPOSE_RULES[purpose]:
        g.log(ROLLED[(purpose * SIDES + side + 1) * HIGHEST + face - 1])
    else:
        g.log(DieRolled(rule, side, face=face, purpose=PURPOSES[purpose], revealed=True))


def dice_of(f: Frame) -> int:
    """How many dice a roll has."""
    return (len(f.vals) - DICE) // PER_DIE


def side_of(f: Frame, die: int) -> int:
    """The seat a die is rolled for; -1: the foe."""
    return f.vals[DICE + die * PER_DIE + SIDE]


def is_rolled_by(f: Frame, seat: int) -> bool:
    """Whether a die of a roll is rolled for this seat."""
    vals = f.vals
    for at in range(DICE + SIDE, len(vals), PER_DIE):
        if vals[at] == seat:
            return True
    return False


def total_of(f: Frame, die: int) -> int:
    """What a die comes to, where rolls are open with all its throws."""
    return f.vals[DICE + die * PER_DIE + TOTAL]


def last_face_of(f: Frame, die: int) -> int:
    return f.vals[DICE + die * PER_DIE + LAST_FACE]


def change_die(f: Frame, die: int, change: int) -> None:
    """Turn a die to another face; of a chain of open rolls the last one."""
    f.vals[DICE + die * PER_DIE + TOTAL] += change
    f.vals[DICE + die * PER_DIE + LAST_FACE] += change


def purpose_of(f: Frame) -> int:
    return f.vals[PURPOSE]


class Roll(Step[State]):
    def run(self, g: State, f: Frame) -> None:
        if f.step == BEGIN:
            f.step = READ
            rule = PURPOSE_RULES[f.vals[PURPOSE]]
            for die in range(dice_of(f)):
                throw_one(g, f, die, rule)
            open_window(g, f.scope.seat)
            return
        g.rolled = [total_of(f, die) for die in range(dice_of(f))]
        g.pop()


procedure(ROLL, Roll())
