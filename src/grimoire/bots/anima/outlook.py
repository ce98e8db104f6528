"""How likely a seat is to win, from a few numbers of the position: fitted to games, and good for any seat.

Positions are samples: of the others' hands and Missions there is a guess in them, and the weights were fitted on such
guesses. A game that nobody wins counts as shared.
"""

import math
from typing import Final

from grimoire.anima.combat_and_speed import speed_of, strength_of
from grimoire.anima.continuous_texts import final_mission
from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.mission_effects import marks_of
from grimoire.anima.missions import stands_at, steps_taken
from grimoire.anima.parties import has_completed, party, players
from grimoire.anima.zones import AREAS, COMPLETED, MISSIONS
from grimoire.bots.anima.outlook_weights import weights
from grimoire.bots.anima.tasks import Tasks

LAST_TURNS: Final = 2  # the crisis die when there is no time for anything else
FURTHEST: Final = 30.0

# Where a number of a seat stands in its row.
DONE: Final = 0
STRENGTH: Final = 1
SPEED: Final = 2


def chance_to_win(g: Game, seat: int) -> float:
    if g.over:
        return 1.0 / g.seats if g.winner < 0 else 1.0 if g.winner == seat else 0.0
    if g.gone[seat]:
        return 0.0
    logit = 0.0
    for weight, number in zip(weights(g.seats, final_mission(g) >= 0), numbers(g, seat), strict=True):
        logit += weight * number
    return 1.0 / (1.0 + math.exp(-max(-FURTHEST, min(FURTHEST, logit))))


def numbers(g: Game, seat: int) -> list[float]:
    """What the chance is reckoned from: of the table, of the seat, of the rivals on average, and the most of any of them."""
    final = final_mission(g)
    mine = of_seat(g, seat, final)
    rows = [of_seat(g, rival, final) for rival in players(g) if rival != seat]
    if not rows:
        rows = [[0.0] * len(mine)]
    average = [sum([row[i] for row in rows]) / len(rows) for i in range(len(mine))]
    most = [max([row[i] for row in rows]) for i in range(len(mine))]
    found = [1.0, g.turn / 10.0]
    found += of_table(mine, most) if final < 0 else of_race(mine, rows, most, g.timer / 5.0)
    found += mine + average
    return found + most if g.seats > 2 else found


def of_table(mine: list[float], most: list[float]) -> list[float]:
    """Who alone may reveal the Final Mission, and how strong those are who may."""
    return [
        mine[DONE] * (1.0 - most[DONE]),
        most[DONE] * (1.0 - mine[DONE]),
        mine[DONE] * mine[STRENGTH],
        most[DONE] * most[STRENGTH],
    ]


def of_race(mine: list[float], rows: list[list[float]], most: list[float], left: float) -> list[float]:
    """Once the Final Mission lies open: who may attempt it, for how long, and who would be first in the Crisis."""
    done = mine[DONE]
    rivals = sum([row[DONE] for row in rows])
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
    ]


def of_seat(g: Game, seat: int, final: int) -> list[float]:
    tasks = Tasks(g, seat)
    done = 1.0 if has_completed(g, seat) else 0.0
    nearest = reachable = begun = 0.0  # of its Missions the likeliest, the likeliest whose place lies there, the furthest
    for mission in g.own(seat, MISSIONS):
        definition = g.definition(mission)
        whole = tasks.whole(mission)
        nearest = max(nearest, whole)
        if definition.any_area or any([stands_at(g, definition, area) for area in g.zones[AREAS]]):
            reachable = max(reachable, whole)
        if definition.marks:
            begun = max(begun, marks_of(g, mission) / definition.marks)
        elif definition.step_lines:
            begun = max(begun, steps_taken(g, seat, mission) / len(definition.step_lines))
    found = [
        done,
        strength_of(g, seat) / 10.0,
        speed_of(g, seat) / 10.0,
        len(party(g, seat)) / 3.0,
        len(hand(g, seat)) / 5.0,
        tasks.reserve / 5.0,
        1.0 if len(g.own(seat, COMPLETED)) > 1 else 0.0,
        (1.0 - done) * nearest,
        (1.0 - done) * reachable,
        (1.0 - done) * begun,
        1.0 if g.place[seat] < 0 else 0.0,
    ]
    return found if final < 0 else found + at_the_end(g, seat, final, tasks, done)


def at_the_end(g: Game, seat: int, final: int, tasks: Tasks, done: float) -> list[float]:
    """The odds at the Final Mission."""
    definition = g.definition(final)
    quest, crisis = tasks.whole(final), tasks.crisis(final)
    lies_there = any([stands_at(g, definition, area) for area in g.zones[AREAS]])
    is_there = g.place[seat] >= 0 and stands_at(g, definition, g.place[seat])
    return [
        done * quest,
        done * quest if lies_there else 0.0,
        done * crisis,
        done * quest if is_there else 0.0,
        g.final_steps[seat] / 3.0,
        done * crisis if g.timer <= LAST_TURNS else 0.0,
        (1.0 - done) * max(quest, crisis),
    ]
