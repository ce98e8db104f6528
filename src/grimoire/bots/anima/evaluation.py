"""How good a position is for a seat, from what is public and its own hand. In Advantages; no card is known by name."""

from typing import Final

from grimoire.anima.bonuses import AMOUNT, COMBAT, COMBAT_ROLLS, FROM, NEVER_ENDS, ROW, SEAT, SPEED, UNTIL, WHAT
from grimoire.anima.continuous_texts import final_mission
from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.mission_effects import marks_of
from grimoire.anima.missions import steps_taken
from grimoire.anima.parties import has_completed, party
from grimoire.anima.state import CRISIS, DOWN, EXPLORATION, RESET, SETUP, SPUN, STEEL, UP
from grimoire.anima.zones import COMPLETED, FACTION, MISSIONS, ORGANIZATION
from grimoire.bots.anima.prospects import EXPELLED, FIRST_MISSION, SECOND_MISSION, Prospects
from grimoire.bots.anima.worth import PER_COMBAT, PER_SPEED, worth_in_hand, worth_of_card

WIN: Final = 1000.0
ABILITY: Final = 0.5  # a Character that can do something
SPUN_COST: Final = 0.15
DOWN_COST: Final = 0.5
FOR_NOW: Final = 0.3  # of a change that ends with this turn or the next
OUT_COST: Final = 1.0
UNKNOWN_CARD: Final = 0.9
RIVAL: Final = 0.35  # how much a rival's good is one's own harm
LATER: Final = 0.35  # of what a place offers, once this turn's exploration is over
CHANCE: Final = 0.25  # of a Mission that could be done
QUEST: Final = 60.0  # a sure Final Mission
ARMING: Final = 0.7  # more for each point of Combat, once the last fight is near
LAST_BUT_ONE: Final = 2  # the crisis die in the turn before the Crisis


class Evaluation:
    """Judges positions for one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def of(self, g: Game) -> float:
        if g.over:
            return 0.0 if g.winner < 0 else WIN if g.winner == self.seat else -WIN
        value = standing_value(g, self.seat, True) + self.prospects(g)
        for other in range(g.seats):
            if other != self.seat and not g.gone[other]:
                value -= RIVAL * standing_value(g, other, False)
        return value

    def prospects(self, g: Game) -> float:
        """What this Party can hope for: where it is, and with its Missions."""
        seat = self.seat
        if g.phase in (SETUP, CRISIS) or g.gone[seat]:
            return 0.0
        ahead = Prospects(g, seat)
        value = 0.0
        if g.out[seat]:
            value -= OUT_COST if g.phase <= EXPLORATION else 0.0
        elif g.leaving[seat]:
            value += ahead.elsewhere(g.place[seat])
        elif g.place[seat] >= 0:
            value += ahead.here(g.place[seat]) * (LATER if g.phase == EXPLORATION else 1.0)
        elif g.phase == RESET:
            value += ahead.elsewhere(-1)
        for mission in g.own(seat, MISSIONS):
            value += CHANCE * ahead.tasks.whole(mission) * ahead.mission_value(g.definition(mission))
        final = final_mission(g)
        if final >= 0 and has_completed(g, seat):
            value += QUEST * max(ahead.tasks.whole(final), 0.5 * ahead.tasks.crisis(final))
            value += ARMING * (ahead.dangers.strength.combat + ahead.tasks.reserve + in_the_crisis(g, seat))
        return value

    def at_risk(self, g: Game) -> float:
        """What this Party would lose of its position by being expelled, beyond what every lost Combat costs."""
        place = g.place[self.seat]
        here = Prospects(g, self.seat).here(place) * LATER if place >= 0 and g.phase == EXPLORATION else 0.0
        return here + OUT_COST - EXPELLED


def in_the_crisis(g: Game, seat: int) -> int:
    """Combat that begins next turn and will still hold when the Crisis comes."""
    if g.timer != LAST_BUT_ONE:
        return 0
    rows = g.bonuses
    return sum(
        [
            rows[i + AMOUNT]
            for i in range(0, len(rows), ROW)
            if rows[i + SEAT] == seat and rows[i + WHAT] in (COMBAT, COMBAT_ROLLS) and rows[i + FROM] == g.turn + 1
        ]
    )


def standing_value(g: Game, seat: int, own: bool) -> float:
    """What a player has: Party, hand, Missions. `own`: whether the hand may be looked at."""
    skills = 0
    value = 0.0
    for card in party(g, seat):
        definition = g.definition(card)
        skills |= definition.skills
        value += PER_COMBAT * definition.combat + PER_SPEED * definition.speed
        if definition.lines:
            value += ABILITY
        state = g.state[card]
        if state & STEEL:
            value += PER_COMBAT
        if state & DOWN:
            value -= DOWN_COST
        elif state & SPUN:
            value -= SPUN_COST
    rows = g.bonuses
    for i in range(0, len(rows), ROW):
        if rows[i + SEAT] == seat and rows[i + FROM] <= g.turn + 1:
            each = PER_COMBAT if rows[i + WHAT] in (COMBAT, COMBAT_ROLLS) else PER_SPEED if rows[i + WHAT] == SPEED else 0.0
            value += each * rows[i + AMOUNT] * (1.0 if rows[i + UNTIL] == NEVER_ENDS else FOR_NOW)
    for card in hand(g, seat):
        value += worth_in_hand(g.definition(card), skills) if own else UNKNOWN_CARD
    for zone in (FACTION, ORGANIZATION):
        for card in g.own(seat, zone):
            value += 1.2 * worth_of_card(g.definition(card)) + 0.3
    return value + mission_progress(g, seat)


def mission_progress(g: Game, seat: int) -> float:
    completed = len(g.own(seat, COMPLETED))
    value = (FIRST_MISSION if completed else 0.0) + SECOND_MISSION * max(0, completed - 1)
    whole = SECOND_MISSION if completed else FIRST_MISSION
    for mission in g.own(seat, MISSIONS):
        definition = g.definition(mission)
        if definition.marks:
            value += 0.7 * whole * marks_of(g, mission) / definition.marks
            if definition.task_line is None and g.state[mission] & UP:
                value += 0.5  # only an open tally counts
        elif definition.step_lines:
            value += 0.5 * whole * steps_taken(g, seat, mission) / len(definition.step_lines)
    final = final_mission(g)
    if final >= 0 and g.definition(final).step_lines:
        value += 10.0 * g.final_steps[seat]
    return value
