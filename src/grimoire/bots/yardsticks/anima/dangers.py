"""What waits in Areas: how likely a Party overcomes an Encounter, a fight, a whole exploration."""

from functools import lru_cache
from typing import Final

from grimoire.anima.combat_and_speed import speed_of, strength_of
from grimoire.anima.conditions import FoeIs
from grimoire.anima.continuous_texts import COMBAT, OURS, in_force
from grimoire.anima.definition import CardDefinition
from grimoire.anima.game import Game
from grimoire.anima.pool import Pool
from grimoire.anima.zones import CREATURE, ENCOUNTER, KIND_NUMBER
from grimoire.bots.adding import added
from grimoire.bots.yardsticks.anima.odds import beats, dies, passes_check
from grimoire.bots.yardsticks.anima.worth import number
from grimoire.language.syntax import CALL, Expr, calls

OMEGA: Final = "omega"
Chances = tuple[float, float]  # to get through, to lose a Character on the way


class Strength:
    """A Party as its foes see it: Combat, what it has more against some kinds, Speed."""

    def __init__(self, g: Game, seat: int, more: int = 0) -> None:
        self.combat = strength_of(g, seat) + more
        self.speed = speed_of(g, seat)
        self.against: list[tuple[int, int]] = []  # kinds and amount
        for card in in_force(g, seat):
            for text in g.definition(card).standing:
                if text.query == COMBAT and text.subject == OURS and isinstance(text.condition, FoeIs):
                    self.against.append((text.condition.kind, text.amount))

    def combat_against(self, kinds: int) -> int:
        return self.combat + sum([amount for kind, amount in self.against if kind & kinds])

    def key(self) -> tuple[int, ...]:
        return (self.combat, self.speed, *[n for pair in self.against for n in pair])


class Dangers:
    """Chances of one Party; the same questions come again and again within a thought."""

    def __init__(self, g: Game, strength: Strength) -> None:
        self.pool = g.pool
        self.omega = g.rules.omega
        self.strength = strength
        self.by_level: dict[int, Chances] = {}

    def fight(self, combat: int, kinds: int, dice: int = 1) -> Chances:
        ahead = self.strength.combat_against(kinds) - combat
        return beats(ahead, dice), dies(ahead)

    def creature(self, definition: CardDefinition) -> Chances:
        if definition.combat_is_x:
            return beats(0), dies(0)
        return self.fight(definition.combat, definition.kinds)

    def met(self, definition: CardDefinition, level: int) -> Chances:
        """A known Encounter at an Area of this Level."""
        if definition.level > level:
            return 1.0, 0.0
        return self.creature(definition) if definition.type == CREATURE else self.event(definition)

    def event(self, definition: CardDefinition) -> Chances:
        if definition.good:
            return 1.0, 0.0
        checks = [call for line in definition.lines for call in calls(line, "check")]
        through = passes_check(self.strength.speed, number(checks[0].args[0])) if checks else 1.0
        return through, 0.15 if any([calls(line, "kill") for line in definition.lines]) else 0.0

    def unknown(self, level: int) -> Chances:
        """Any Encounter of the deck."""
        found = self.by_level.get(level)
        if found is None:
            cards = encounters(self.pool, self.omega)
            chances = [self.met(card, level) for card in cards]
            found = (added([c[0] for c in chances]) / len(cards), added([c[1] for c in chances]) / len(cards))
            self.by_level[level] = found
        return found

    def exploration(self, area: CardDefinition, level: int) -> Chances:
        """The die, and everything it may bring."""
        through = death = 0.0
        for faces, line in area.table_lines:
            weight = faces_in(faces) / 6.0
            p, d = self.text(line, level)
            through += weight * p
            death += weight * d
        return through, death

    def text(self, e: Expr, level: int) -> Chances:
        """What a table says: Encounters, a check, a fight."""
        if e.kind == CALL and e.text == "encounter":
            at = number(e.args[1]) if len(e.args) > 1 else level
            return repeated(self.unknown(at), number(e.args[0]))
        if e.kind == CALL and e.text == "check":
            return passes_check(self.strength.speed, number(e.args[0])), 0.0
        if e.kind == CALL and e.text == "fight":
            return self.fight(number(e.args[0]), kinds_of(e))
        return 1.0, 0.0


def repeated(once: Chances, times: int) -> Chances:
    through, death = once
    whole, dead = 1.0, 0.0
    for _ in range(times):
        dead += whole * death
        whole *= through
    return whole, dead


def kinds_of(fight: Expr) -> int:
    bits = 0
    for arg in fight.args[1:]:
        bits |= KIND_NUMBER.get(arg.text, 0)
    return bits


def faces_in(text: str) -> int:
    low, _, high = text.partition("-")
    return int(high or low) - int(low) + 1


@lru_cache(maxsize=8)
def encounters(pool: Pool, omega: bool) -> list[CardDefinition]:
    """The Encounters of the set, each as often as it is there."""
    return [
        definition
        for definition in pool.definitions
        if definition.category == ENCOUNTER and (omega or definition.set != OMEGA)
        for _ in range(definition.copies)
    ]
