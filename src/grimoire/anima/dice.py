"""Dice: rolled together, open to interruptions, then read (A:interruption, A:open-rolls)."""

from typing import Final

from grimoire.anima.facts.turns import DieRolled
from grimoire.anima.procedure_numbers import ROLL, WINDOW
from grimoire.anima.procedures import procedure, start
from grimoire.anima.state import State
from grimoire.kernel.frame import Frame, Step

# What a roll is for.
FOR_FIGHT: Final = 0
FOR_EXPLORATION: Final = 1
FOR_CHECK: Final = 2
FOR_TEXT: Final = 3
PURPOSES: Final = ("combat", "exploration", "check", "text")

# The numbers of a roll: settled (never), purpose, then for each die its seat (-1: the foe), total, and last face.
PURPOSE: Final = 1
DICE: Final = 2
PER_DIE: Final = 3

HIGHEST: Final = 6


def start_roll(g: State, seat: int, purpose: int, sides: list[int]) -> None:
    """Roll a die for each of these sides. The totals are then in `g.rolled`, in the same order."""
    vals = [0, purpose]
    for side in sides:
        vals.extend([side, 0, 0])
    start(g, ROLL, seat, vals)


def throw(g: State) -> int:
    if g.dice:
        return g.dice.pop(0)
    return g.chance.below(HIGHEST) + 1


def throw_one(g: State, f: Frame, die: int, rule: str) -> None:
    """Roll one die of a roll, or roll it again: a whole chain where rolls are open."""
    at = DICE + die * PER_DIE
    side = f.vals[at]
    last = throw(g)
    total = last
    tell_die(g, side, last, f.vals[PURPOSE], rule)
    while g.rules.open_rolls and last == HIGHEST and f.vals[PURPOSE] == FOR_FIGHT:
        last = throw(g)
        total += last
        tell_die(g, side, last, f.vals[PURPOSE], "A:open-rolls")
    f.vals[at + 1] = total
    f.vals[at + 2] = last


def tell_die(g: State, side: int, face: int, purpose: int, rule: str) -> None:
    g.log(DieRolled(rule, side, face=face, purpose=PURPOSES[purpose], revealed=True))


def dice_of(f: Frame) -> int:
    return (len(f.vals) - DICE) // PER_DIE


class Roll(Step[State]):
    def run(self, g: State, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            rule = ("A:combat", "A:explore", "A:speed-checks", "A:special-rewards")[f.vals[PURPOSE]]
            for die in range(dice_of(f)):
                throw_one(g, f, die, rule)
            start(g, WINDOW, f.scope.seat, [len(g.stack) - 1, 0])
            return
        g.rolled = [f.vals[DICE + die * PER_DIE + 1] for die in range(dice_of(f))]
        g.pop()


procedure(ROLL, Roll())
