"""The order of play: by Speed, ties by dice (A:game-turn-and-phases). Made once a turn (A:changes-to-the-speed)."""

from grimoire.anima.combat_and_speed import speed_of
from grimoire.anima.dice import HIGHEST, throw
from grimoire.anima.facts.turns import DieRolled
from grimoire.anima.state import State


def in_speed_order(g: State, seats: list[int]) -> list[int]:
    """The fastest first; those who tie roll a die each until they no longer tie."""
    speeds = [speed_of(g, seat) if seat in seats else -1 for seat in range(g.seats)]
    left = sorted(seats)
    order: list[int] = []
    while left:
        most = -1
        for seat in left:
            if speeds[seat] > most:
                most = speeds[seat]
        order += untied(g, [seat for seat in left if speeds[seat] == most])
        left = [seat for seat in left if speeds[seat] < most]
    return order


def untied(g: State, seats: list[int]) -> list[int]:
    if len(seats) < 2:
        return seats
    faces: list[int] = []
    for seat in seats:
        face = throw(g)
        faces.append(face)
        g.log(DieRolled("A:game-turn-and-phases", seat, face=face, purpose="order", revealed=True))
    order: list[int] = []
    for face in range(HIGHEST, 0, -1):
        if face in faces:
            order += untied(g, [seats[i] for i in range(len(seats)) if faces[i] == face])
    return order
