"""Effects on dice: rolled again, changed by one, and texts that hang on a roll."""

from typing import Final

from grimoire.anima.combat_and_speed import speed_of
from grimoire.anima.common_options import GO_DOWN, GO_UP, UP_DOWN
from grimoire.anima.dice import (
    FOR_CHECK,
    FOR_TEXT,
    HIGHEST,
    LOWEST,
    change_die,
    dice_of,
    last_face_of,
    side_of,
    start_roll,
    throw_one,
)
from grimoire.anima.facts.turns import CheckFailed, CheckPassed, DieChanged, DieTakenBack
from grimoire.anima.interruptible import answered_by
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.state import State
from grimoire.anima.text_parts import Effect
from grimoire.anima.word_numbers import ANY_DIE, OWN_CHECK, OWN_DIE, OWN_EXPLORATION
from grimoire.kernel.frame import BEGIN, Frame
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question


def open_dice(g: State, roll: Frame, seat: int, answers: int) -> list[int]:
    """The dice of a roll that a seat may answer."""
    own = OWN_DIE | OWN_CHECK | OWN_EXPLORATION
    found: list[int] = []
    for die in range(dice_of(roll)):
        if answers & ANY_DIE or (answers & own and side_of(roll, die) == seat):
            found.append(die)
    return found


# Steps of OnDie and what is made of it.
DIE_CHOSEN: Final = 1
ON_DIE: Final = 2
WAY_CHOSEN: Final = 3
DIE: Final = 0  # what its frame holds: which die of the roll


class OnDie(Effect):
    """An effect on one die of the roll it answers; which one is asked where there are several."""

    def __init__(self, answers: int) -> None:
        super().__init__()
        self.answers = answers

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        roll = answered_by(g, s)
        if roll is None:
            g.pop()
            return
        if f.step == DIE_CHOSEN:
            f.vals = [g.reply]
            f.step = ON_DIE
        dice = open_dice(g, roll, s.seat, self.answers)
        if f.step == BEGIN:
            if len(dice) > 1:
                g.ask(
                    f,
                    DIE_CHOSEN,
                    s.seat,
                    Question("choose-die", g.definitions[s.home].id),
                    Offer(die_options(roll, dice), dice),
                )
                return
            f.vals = dice
            f.step = ON_DIE
        if not f.vals:
            g.pop()
            return
        self.on_die(g, f, roll, f.vals[DIE])

    def on_die(self, g: State, f: Frame, roll: Frame, die: int) -> None:
        g.pop()


def die_options(roll: Frame, dice: list[int]) -> list[Option]:
    """`die p1`, `die foe`; numbered where a side rolls several."""
    sides = [side_of(roll, die) for die in range(dice_of(roll))]
    options: list[Option] = []
    for die in dice:
        side = sides[die]
        name = SEAT_NAMES[side] if side >= 0 else "foe"
        number = sides[: die + 1].count(side) if sides.count(side) > 1 else -1
        options.append(Option("die", player=name, amount=number))
    return options


class Reroll(OnDie):
    def on_die(self, g: State, f: Frame, roll: Frame, die: int) -> None:
        g.pop()
        source = g.definitions[f.scope.home].id
        g.log(DieTakenBack(f"card:{source}", f.scope.seat, player=side_of(roll, die), source=source))
        throw_one(g, roll, die, f"card:{source}")


class Nudge(OnDie):
    """Up or down by one; of a chain of open rolls the last face."""

    def on_die(self, g: State, f: Frame, roll: Frame, die: int) -> None:
        last = last_face_of(roll, die)
        if f.step == ON_DIE:
            open_to = [way for way in (GO_UP, GO_DOWN) if (last < HIGHEST if way == GO_UP else last > LOWEST)]
            offer = Offer([UP_DOWN[way] for way in open_to], open_to)
            g.ask(f, WAY_CHOSEN, f.scope.seat, Question("nudge", amount=last), offer)
            return
        g.pop()
        change_die(roll, die, 1 if g.reply == GO_UP else -1)
        source = g.definitions[f.scope.home].id
        g.log(
            DieChanged(f"card:{source}", f.scope.seat, player=side_of(roll, die), face=last_face_of(roll, die), source=source)
        )


ROLLED: Final = 1  # the step of Check and RollFor after their die


class Check(Effect):
    """A Speed Check: the Party's Speed and a die against a number; equal is enough (A:speed-checks)."""

    def __init__(self, difficulty: int, passed: Effect | None, failed: Effect | None) -> None:
        super().__init__()
        self.difficulty = difficulty
        self.passed = passed
        self.failed = failed

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:
            f.step = ROLLED
            start_roll(g, s.seat, FOR_CHECK, [s.seat])
            return
        g.pop()
        total = speed_of(g, s.seat) + g.rolled[0]
        success = total >= self.difficulty
        kind = CheckPassed if success else CheckFailed
        source = g.definitions[s.home].id
        g.log(kind("A:speed-checks", s.seat, total, self.difficulty, source))
        effect = self.passed if success else self.failed
        if effect is not None:
            g.stack.append(Frame(effect, s, []))


class RollFor(Effect):
    """A die; a number or less is low."""

    def __init__(self, most: int, low: Effect | None, high: Effect | None) -> None:
        super().__init__()
        self.most = most
        self.low = low
        self.high = high

    def run(self, g: State, f: Frame) -> None:
        if f.step == BEGIN:
            f.step = ROLLED
            start_roll(g, f.scope.seat, FOR_TEXT, [f.scope.seat])
            return
        g.pop()
        effect = self.low if g.rolled[0] <= self.most else self.high
        if effect is not None:
            g.stack.append(Frame(effect, f.scope, []))
