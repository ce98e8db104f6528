"""What the chance to win is reckoned from: numbers of the table, of a seat and of its rivals, each about one.

Positions are samples: of the others' hands and Missions there is a guess in them, and the weights were fitted on such guesses.
"""

from typing import Final

from grimoire.anima.bonuses import AMOUNT, COMBAT, COMBAT_ROLLS, FROM, NEVER_ENDS, ROW, SEAT, UNTIL, WHAT
from grimoire.anima.combat_and_speed import speed_of, strength_of
from grimoire.anima.continuous_texts import final_mission
from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.mission_effects import marks_of
from grimoire.anima.missions import stands_at, steps_taken
from grimoire.anima.parties import has_arcane, has_completed, party, players
from grimoire.anima.zones import AREAS, COMPLETED, MISSIONS
from grimoire.bots.adding import added
from grimoire.bots.anima.tasks import Tasks
from grimoire.bots.anima.worth import worth_in_hand

LAST_TURNS: Final = 2  # the crisis die when there is no time for anything else
GROWN: Final = 4  # Combat that a Party may gain with a Character or two: what it could do then

# Where a number of a seat stands in its row.
DONE: Final = 0
STRENGTH: Final = 1
SPEED: Final = 2


def numbers(g: Game, seat: int) -> list[float]:
    """Of the table, of the seat, of the rivals on average, and the most of any of them."""
    final = final_mission(g)
    mine = of_seat(g, seat, final)
    rows = [of_seat(g, rival, final) for rival in players(g) if rival != seat]
    if not rows:
        rows = [[0.0] * len(mine)]
    most = [max([row[i] for row in rows]) for i in range(len(mine))]
    found = [1.0, g.turn / 10.0]
    found += of_table(mine, most) if final < 0 else of_race(g, final, mine, rows, most)
    found += mine
    if len(rows) == 1 and g.seats == 2:
        return found + rows[0]
    found += [added([row[i] for row in rows]) / len(rows) for i in range(len(mine))]
    return found + most


def of_table(mine: list[float], most: list[float]) -> list[float]:
    """Who alone may reveal the Final Mission, and how strong those are who may."""
    return [
        mine[DONE] * (1.0 - most[DONE]),
        most[DONE] * (1.0 - mine[DONE]),
        mine[DONE] * mine[STRENGTH],
        most[DONE] * most[STRENGTH],
    ]


def of_race(g: Game, final: int, mine: list[float], rows: list[list[float]], most: list[float]) -> list[float]:
    """Once the Final Mission lies open: who may attempt it, for how long, and who would be first in the Crisis."""
    left = g.timer / 5.0
    done = mine[DONE]
    rivals = added([row[DONE] for row in rows])
    alone = done if rivals == 0.0 else 0.0
    first = 1.0 if all([mine[SPEED] > row[SPEED] for row in rows if row[DONE] > 0.0]) else 0.0
    return [
        left,
        done * left,
        alone,
        alone * left,
        done * first * (1.0 - alone),
        alone * most[STRENGTH],
        0.0 if rivals == 0.0 else 1.0 - done,
        1.0 if lies_there(g, final) else 0.0,
    ]


def of_seat(g: Game, seat: int, final: int) -> list[float]:
    tasks, grown = Tasks(g, seat), Tasks(g, seat, GROWN)
    done = 1.0 if has_completed(g, seat) else 0.0
    missions = of_missions(g, seat, tasks, grown) if done == 0.0 else [0.0] * 6
    skills = able = 0
    for card in party(g, seat):
        definition = g.definition(card)
        skills |= definition.skills
        able += 1 if definition.lines else 0
    found = [
        done,
        strength_of(g, seat) / 10.0,
        speed_of(g, seat) / 10.0,
        passing(g, seat) / 5.0,
        len(party(g, seat)) / 3.0,
        1.0 if has_arcane(g, seat) else 0.0,
        able / 3.0,
        bin(skills).count("1") / 3.0,
        len(hand(g, seat)) / 5.0,
        added([worth_in_hand(g.definition(card), skills) for card in hand(g, seat)]) / 5.0,
        tasks.reserve / 5.0,
        1.0 if len(g.own(seat, COMPLETED)) > 1 else 0.0,
        1.0 if g.place[seat] < 0 else 0.0,
    ]
    found += missions
    return found if final < 0 else found + at_the_end(g, seat, final, tasks, grown, done)


def passing(g: Game, seat: int) -> int:
    """Combat that a Party has only for now."""
    rows = g.bonuses
    return sum(
        [
            rows[i + AMOUNT]
            for i in range(0, len(rows), ROW)
            if rows[i + SEAT] == seat
            and rows[i + WHAT] in (COMBAT, COMBAT_ROLLS)
            and rows[i + FROM] <= g.turn
            and rows[i + UNTIL] != NEVER_ENDS
        ]
    )


def of_missions(g: Game, seat: int, tasks: Tasks, grown: Tasks) -> list[float]:
    """The likeliest, the likeliest whose place lies there, whose place one is at; the other one; once grown; the furthest."""
    nearest = reachable = here = other = soon = begun = 0.0
    place = g.place[seat]
    for mission in g.own(seat, MISSIONS):
        definition = g.definition(mission)
        whole = tasks.whole(mission)
        soon = max(soon, grown.whole(mission))
        other = max(other, min(whole, nearest))
        nearest = max(nearest, whole)
        if definition.any_area or lies_there(g, mission):
            reachable = max(reachable, whole)
        if place >= 0 and stands_at(g, definition, place):
            here = max(here, whole)
        if definition.marks:
            begun = max(begun, marks_of(g, mission) / definition.marks)
        elif definition.step_lines:
            begun = max(begun, steps_taken(g, seat, mission) / len(definition.step_lines))
    return [nearest, reachable, here, other, soon, begun]


def at_the_end(g: Game, seat: int, final: int, tasks: Tasks, grown: Tasks, done: float) -> list[float]:
    """The odds at the Final Mission."""
    quest, crisis = tasks.whole(final), tasks.crisis(final)
    is_there = g.place[seat] >= 0 and stands_at(g, g.definition(final), g.place[seat])
    return [
        done * quest,
        done * quest if lies_there(g, final) else 0.0,
        done * quest if is_there else 0.0,
        done * crisis,
        done * crisis if g.timer <= LAST_TURNS else 0.0,
        g.final_steps[seat] / 3.0,
        (1.0 - done) * max(quest, crisis),
        grown.whole(final),
        grown.crisis(final),
    ]


def lies_there(g: Game, mission: int) -> bool:
    definition = g.definition(mission)
    return any([stands_at(g, definition, area) for area in g.zones[AREAS]])
