"""What a Party can hope for where it is, and where it could go. In Advantages."""

from typing import Final

from grimoire.anima.areas import guard_of, level_of
from grimoire.anima.bonuses import COMBAT, SKIP_PRELIMINARY, bonus
from grimoire.anima.combat_and_speed import strength_of
from grimoire.anima.definition import CardDefinition
from grimoire.anima.game import Game
from grimoire.anima.hands import hand, room_in_hand
from grimoire.anima.legality import why_not_move
from grimoire.anima.mission_effects import marks_of
from grimoire.anima.missions import missions_of, stands_at, step_key
from grimoire.anima.parties import has_completed, parties_at, party
from grimoire.anima.procedures import text_scope
from grimoire.anima.rewards import why_not_advantage, why_not_recruit
from grimoire.anima.zones import AREA_DECK, AREA_DISCARD, AREAS, FINAL_MISSION, OPEN
from grimoire.bots.adding import added
from grimoire.bots.anima.dangers import combat_odds
from grimoire.bots.anima.tasks import Tasks, tasks_at
from grimoire.bots.anima.worth import CHARACTER, PER_COMBAT, PER_SPEED, number, worth_of_text
from grimoire.language.syntax import Expr, calls

FIRST_MISSION: Final = 14.0
SECOND_MISSION: Final = 6.0
FINAL: Final = 150.0
LAST_DEATH: Final = 1.2  # a new Party begins at once, the hand and the Missions stay
EXPELLED: Final = 0.6
ARCANE: Final = 6.5
REST: Final = 0.9
RESTED_ALREADY: Final = 0.1  # resting twice gives no more than once
RESTED: Final = 2  # Combat
DISCOVERY: Final = 0.6
HOPE: Final = 0.15  # a Party may grow until it gets there
LAST_MARK: Final = 0.6  # of a Mission: the markers before it are the rest
TRYING: Final = 0.35  # the least chance with which a task is worth trying by itself


class Prospects:
    """Of one seat in one position."""

    def __init__(self, g: Game, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.tasks = Tasks(g, seat)
        self.dangers = self.tasks.dangers
        self.known: dict[int, float] = {}
        self.death = death_cost(g, seat)
        self.rest = RESTED_ALREADY if bonus(g, COMBAT, seat, -1) >= RESTED else REST

    # -- Missions --------------------------------------------------------------------------------------------------

    def mission_value(self, definition: CardDefinition) -> float:
        if definition.category == FINAL_MISSION:
            return FINAL
        return SECOND_MISSION if has_completed(self.g, self.seat) else FIRST_MISSION

    def trying(self, mission: int) -> float:
        """What an attempt at a task is worth."""
        definition = self.g.definition(mission)
        value = self.mission_value(definition)
        chance = self.tasks.task(mission)
        if definition.marks:  # the last marker is the Mission
            left = definition.marks - marks_of(self.g, mission)
            value *= LAST_MARK if left <= 1 else 1.0 / definition.marks
        prices = [number(call.args[0]) for call in calls(definition.task_line, "discard")] if definition.task_line else []
        return chance * value - (1.0 - chance) * (EXPELLED + 0.2 * self.death) - sum(prices)

    def resisting(self, mission: int) -> float:
        """What the next step of a resistance is worth: it counts only if the others follow."""
        definition = self.g.definition(mission)
        step, whole = self.tasks.step(mission), self.tasks.whole(mission)
        if whole < TRYING * TRYING and definition.category != FINAL_MISSION:
            return -EXPELLED
        value = self.mission_value(definition)
        return value * (0.7 * whole + 0.3 * step / len(definition.step_lines)) - (1.0 - step) * (EXPELLED + 0.2 * self.death)

    def resistances(self, area: int) -> list[int]:
        return [
            mission
            for mission in missions_of(self.g, self.seat)
            if self.g.definition(mission).step_lines
            and stands_at(self.g, self.g.definition(mission), area)
            and step_key(self.g, self.seat, mission) not in self.g.stepped
        ]

    # -- Areas -----------------------------------------------------------------------------------------------------

    def rewards(self, area: int, level: int) -> dict[str, float]:
        """What each reward of an Area is worth, by the form of its option."""
        g, seat = self.g, self.seat
        found = {"end": 0.0}
        if why_not_advantage(g, seat, area) is None:
            found["reward advantage"] = float(min(level, room_in_hand(g, seat)))
        if why_not_recruit(g, seat, area, False) is None:
            found["reward recruit"] = CHARACTER
        if why_not_recruit(g, seat, area, True) is None:
            found["reward arcane"] = ARCANE
        for mission in tasks_at(g, seat, area):
            found[f"mission {g.definition(mission).id}"] = self.trying(mission)
        for extra in g.definition(area).extras:
            if extra.body.can_be_done(g, text_scope(g, seat, area)):
                found[f"ex {extra.id}"] = worth_of_text(extra.line) - self.too_many(extra.line)
        return found

    def too_many(self, line: Expr) -> int:
        """Of the cards a text lets one draw: those the hand cannot hold."""
        drawn = sum([number(call.args[0]) for call in calls(line, "draw")])
        given = sum([number(call.args[0]) for call in calls(line, "discard")])
        return max(0, drawn - given - room_in_hand(self.g, self.seat))

    def exploring(self, area: int) -> float:
        level = level_of(self.g, area)
        through, death = self.dangers.exploration(self.g.definition(area), level)
        best = max(self.rewards(area, level).values())
        return through * (best + self.notches()) - death * self.death - (1.0 - through) * EXPELLED

    def notches(self) -> float:
        """Fighting itself may be what a Mission counts."""
        for mission in missions_of(self.g, self.seat):
            definition = self.g.definition(mission)
            if definition.marks and definition.task_line is None:
                return 0.5 * self.mission_value(definition) / definition.marks
        return 0.0

    def here(self, area: int) -> float:
        """To be in an Area when Exploration comes: hold out in it, explore it, or neither."""
        found = self.known.get(area)
        if found is None:
            resisting = added([max(0.0, self.resisting(mission)) for mission in self.resistances(area)])
            found = resisting + max(0.0, self.exploring(area)) - self.rivals(area)
            self.known[area] = found
        return found

    def rivals(self, area: int) -> float:
        """Stronger Parties in the same Area may attack."""
        g = self.g
        risk = 0.0
        for rival in parties_at(g, area):
            if rival != self.seat and abs(len(party(g, rival)) - len(party(g, self.seat))) <= 1:
                win, _, _ = combat_odds(strength_of(g, rival) - self.dangers.strength.combat, 1, 1, 5)
                risk += 0.5 * win * (1.0 if hand(g, self.seat) else 0.5)
        return risk

    # -- going there -----------------------------------------------------------------------------------------------

    def arriving(self, area: int) -> float:
        """To set out for an Area in play, past what waits before it."""
        g = self.g
        guard = -1 if g.rules.tree else guard_of(g, area)
        if guard < 0 or bonus(g, SKIP_PRELIMINARY, self.seat, -1):
            return self.here(area)
        level = level_of(g, area)
        if g.known[guard] == OPEN:
            through, death = self.dangers.met(g.definition(guard), level)
        else:
            through, death = self.dangers.unknown(level)
        return through * (self.here(area) + self.notches()) - death * self.death - (1.0 - through) * EXPELLED

    def finding(self, areas: list[int]) -> float:
        """To seek new horizons among these Areas, any of which may come."""
        if not areas:
            return -EXPELLED
        total = 0.0
        for area in areas:
            through, death = self.dangers.unknown(self.g.definition(area).level)
            total += through * self.here(area) - death * self.death - (1.0 - through) * EXPELLED
        return total / len(areas) + self.discovery(areas)

    def discovery(self, areas: list[int]) -> float:
        """What is found stays on the table: the places of one's Missions, where none of them lies there yet."""
        value = 0.0
        for mission in missions_of(self.g, self.seat):
            definition = self.g.definition(mission)
            if definition.any_area and definition.task_line is None:
                continue
            if any([self.serves(mission, area) for area in self.g.zones[AREAS]]):
                continue
            share = len([area for area in areas if self.serves(mission, area)]) / len(areas)
            value += DISCOVERY * share * self.mission_value(definition) * max(HOPE, self.tasks.whole(mission))
        return value

    def serves(self, mission: int, area: int) -> bool:
        """Whether a Mission can be got on with in an Area."""
        definition = self.g.definition(mission)
        return mission in tasks_at(self.g, self.seat, area) if definition.any_area else stands_at(self.g, definition, area)

    def elsewhere(self, current: int) -> float:
        """The best that can be had by leaving an Area, or from outside."""
        g = self.g
        found = [self.rest]
        for area in g.zones[AREAS]:
            if area != current and (current >= 0 or why_not_move(g, self.seat, area) is None):
                found.append(self.arriving(area))
        if not g.rules.tree and not g.sought:  # somebody faster may be the one who seeks
            if g.zones[AREA_DECK]:
                found.append(0.7 * self.finding(g.zones[AREA_DECK]))
            found += [0.7 * self.finding([area]) for area in g.zones[AREA_DISCARD]]
        return max(found)


def death_cost(g: Game, seat: int) -> float:
    """Who dies is the owner's choice: the least of the Party."""
    members = [g.definition(card) for card in party(g, seat)]
    if len(members) < 2:
        return LAST_DEATH
    return min([PER_COMBAT * member.combat + PER_SPEED * member.speed for member in members])
