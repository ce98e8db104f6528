"""How likely a Party does what a Mission asks for: fights one after the other, checks, Encounters, prices."""

from typing import Final

from grimoire.anima.definition import CardDefinition
from grimoire.anima.game import DOWN, Game
from grimoire.anima.missions import steps_taken
from grimoire.anima.queries import hand, party, spinners
from grimoire.anima.standing import COMBAT, FOES, sum_of_card
from grimoire.anima.zones import ICON_NUMBER
from grimoire.bots.anima.dangers import Dangers, kinds_of, repeated
from grimoire.bots.anima.odds import passes_check
from grimoire.bots.anima.worth import number
from grimoire.language.syntax import CALL, STEPS, Expr

TALLY_CHANCE: Final = 0.9  # a marker is nearly always to be had
MANY: Final = 4


class Tasks:
    """Chances of one seat at its Missions, with the Combat its hand can add."""

    def __init__(self, g: Game, seat: int, dangers: Dangers) -> None:
        self.g = g
        self.seat = seat
        self.dangers = dangers

    def task(self, mission: int) -> float:
        """The task of an objective, the Quest of the Final Mission, or the next marker of a tally."""
        line = self.g.definition(mission).task_line
        return 0.0 if line is None else self.chance(line, mission)

    def step(self, mission: int) -> float:
        """The next step of a resistance."""
        definition = self.g.definition(mission)
        taken = min(steps_taken(self.g, self.seat, mission), len(definition.step_lines) - 1)
        return self.chance(definition.step_lines[taken], mission)

    def whole(self, mission: int) -> float:
        """Everything that is still to be done."""
        definition = self.g.definition(mission)
        if definition.step_lines:
            taken = min(steps_taken(self.g, self.seat, mission), len(definition.step_lines) - 1)
            whole = 1.0
            for line in definition.step_lines[taken:]:
                whole *= self.chance(line, mission)
            return whole
        return self.task(mission) if definition.task_line is not None else tally_chance(definition)

    def crisis(self, mission: int) -> float:
        line = self.g.definition(mission).crisis_line
        return 0.0 if line is None else self.chance(line, mission)

    def chance(self, line: Expr, mission: int) -> float:
        g = self.g
        weaker = self.weakest_first()
        lost = 0  # Combat of Characters incapacitated on the way
        dice = 1
        whole = 1.0
        foes_more = sum_of_card(g, COMBAT, self.seat, mission, FOES)
        for part in line.args if line.kind == STEPS else [line]:
            if part.kind != CALL:
                continue
            if part.text == "fight":
                combat = number(part.args[0]) + foes_more + lost
                whole *= self.dangers.fight(combat, kinds_of(part), dice)[0]
            elif part.text == "check":
                whole *= self.check(part)
            elif part.text == "encounter":
                level = number(part.args[1]) if len(part.args) > 1 else 1
                whole *= repeated(self.dangers.unknown(level), number(part.args[0]))[0]
            elif part.text == "incapacitate" and weaker:
                lost += weaker.pop(0)
            elif part.text == "best_of":
                dice = number(part.args[0])
            elif part.text == "discard":
                whole *= 1.0 if len(hand(g, self.seat)) >= number(part.args[0]) else 0.0
            elif part.text == "spin_icons":
                icons = [ICON_NUMBER.get(arg.text, 0) for arg in part.args]
                whole *= 1.0 if all([spinners(g, self.seat, icon) for icon in icons]) else 0.0
        return whole

    def check(self, part: Expr) -> float:
        """Failing a check that only makes the rest harder is no failure."""
        passed = passes_check(self.dangers.strength.speed, number(part.args[0]))
        return passed if any([arg.kind == CALL and "lose_turn" in str(arg) for arg in part.args]) else 0.5 + 0.5 * passed

    def weakest_first(self) -> list[int]:
        g = self.g
        return sorted([g.definition(card).combat for card in party(g, self.seat) if not g.state[card] & DOWN])[:MANY]


def tally_chance(definition: CardDefinition) -> float:
    return TALLY_CHANCE / max(1, definition.marks) * 2
