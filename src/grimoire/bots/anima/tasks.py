"""How likely a Party does what a Mission asks for: fights one after the other, checks, Encounters, prices."""

from typing import Final

from grimoire.anima.continuous_texts import COMBAT, FOES, sum_of_card
from grimoire.anima.definition import CardDefinition
from grimoire.anima.effect_sequence import NEXT_EFFECT
from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.missions import open_tasks, steps_taken
from grimoire.anima.parties import party, spinners
from grimoire.anima.state import CRISIS, DOWN
from grimoire.anima.zones import ICON_NUMBER
from grimoire.bots.anima.dangers import Dangers, Strength, kinds_of, passes_check, repeated
from grimoire.bots.anima.reserves import bait_in, reserve
from grimoire.bots.anima.worth import number
from grimoire.language.syntax import CALL, STEPS, Expr

TALLY_CHANCE: Final = 0.9  # a marker is nearly always to be had
MANY: Final = 4


class Tasks:
    """Chances of one seat at its Missions; what its hand can add is there once, for all fights of an attempt together."""

    def __init__(self, g: Game, seat: int, more: int = 0) -> None:
        self.g = g
        self.seat = seat
        self.reserve = reserve(g, seat)
        self.dangers = Dangers(g, Strength(g, seat, more))
        self.helped = Dangers(g, Strength(g, seat, more + self.reserve // 2))  # in Encounters cards go where they are needed

    def task(self, mission: int) -> float:
        """The task of an objective, the Quest of the Final Mission, or the next marker of a tally."""
        line = self.g.definition(mission).task_line
        return 0.0 if line is None else self.chance(parts_of(line), mission)

    def step(self, mission: int) -> float:
        """The next step of a resistance."""
        return self.chance(parts_of(self.steps_left(mission)[0]), mission)

    def whole(self, mission: int) -> float:
        """Everything that is still to be done."""
        definition = self.g.definition(mission)
        if definition.step_lines:
            whole = 1.0
            for i, line in enumerate(self.steps_left(mission)):
                whole *= self.chance(parts_of(line), mission, 1 if i == 0 else 2)
            return whole
        return self.task(mission) if definition.task_line is not None else tally_chance(definition)

    def steps_left(self, mission: int) -> list[Expr]:
        lines = self.g.definition(mission).step_lines
        return lines[min(steps_taken(self.g, self.seat, mission), len(lines) - 1) :]

    def crisis(self, mission: int) -> float:
        line = self.g.definition(mission).crisis_line
        return 0.0 if line is None else self.chance(parts_of(line), mission)

    def rest_of_attempt(self, dice: int) -> float:
        """What comes after the fight that is going on, within the attempt it belongs to."""
        g = self.g
        definition = g.definition(g.attempt_card)
        if definition.step_lines and g.phase != CRISIS:
            return 1.0  # one fight a turn
        line, text = definition.task_line, definition.task
        if g.phase == CRISIS:
            line, text = definition.crisis_line, definition.crisis
        if line is None:
            return 1.0
        for frame in g.stack:
            if frame.node is text and frame.vals:
                return self.chance(parts_of(line)[frame.vals[NEXT_EFFECT] :], g.attempt_card, 1, dice)
        return 1.0

    def chance(self, parts: list[Expr], mission: int, share: int = 1, dice: int = 1) -> float:
        """To do these parts in a row, with one part in `share` of what the hand holds."""
        g = self.g
        weaker = self.weakest_first()
        lost = 0  # Combat of Characters incapacitated on the way
        whole = 1.0
        foes_more = sum_of_card(g, COMBAT, self.seat, mission, FOES)
        fights = len([part for part in parts if part.text == "fight"])
        added = max(self.reserve, bait_in(g.definition(mission)) * len(hand(g, self.seat))) // share
        for part in parts:
            if part.kind != CALL:
                continue
            if part.text == "fight":
                help = added // fights
                added, fights = added - help, fights - 1
                combat = number(part.args[0]) + foes_more + lost - help
                whole *= self.dangers.fight(combat, kinds_of(part), dice)[0]
            elif part.text == "check":
                whole *= self.check(part)
            elif part.text == "encounter":
                level = number(part.args[1]) if len(part.args) > 1 else 1
                whole *= repeated(self.helped.unknown(level), number(part.args[0]))[0]
                added //= 2
            elif part.text == "incapacitate" and weaker:
                lost += weaker.pop(0)
            elif part.text == "best_of":
                dice = number(part.args[0])
            elif part.text == "discard":
                whole *= 1.0 if len(hand(g, self.seat)) >= number(part.args[0]) else 0.0
            elif part.text == "spin_icons":
                icons = [ICON_NUMBER.get(arg.text, 0) for arg in part.args]
                whole *= 1.0 if all([spinners(g, self.seat, icon) for icon in icons]) else 0.0
                added //= 2  # whoever is spun for this uses no card
        return whole

    def check(self, part: Expr) -> float:
        """Failing a check that only makes the rest harder is no failure."""
        passed = passes_check(self.dangers.strength.speed, number(part.args[0]))
        return passed if any([arg.kind == CALL and "lose_turn" in str(arg) for arg in part.args]) else 0.5 + 0.5 * passed

    def weakest_first(self) -> list[int]:
        g = self.g
        return sorted([g.definition(card).combat for card in party(g, self.seat) if not g.state[card] & DOWN])[:MANY]


def tasks_at(g: Game, seat: int, area: int) -> list[int]:
    """The Missions whose task a Party could try in an Area, once it is there: some count the Level of the place."""
    place = g.place[seat]
    g.place[seat] = area
    found = open_tasks(g, seat, area)
    g.place[seat] = place
    return found


def parts_of(line: Expr) -> list[Expr]:
    return line.args if line.kind == STEPS else [line]


def tally_chance(definition: CardDefinition) -> float:
    return TALLY_CHANCE / max(1, definition.marks) * 2
