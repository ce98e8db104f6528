"""The order of play: by Speed, ties by dice (A:game-turn-and-phases). Made once a turn (A:changes-to-the-speed)."""

from typing import Final

from grimoire.anima.combat_and_speed import speed_of
from grimoire.anima.dice import throw
from grimoire.anima.facts.turns import DieRolled
from grimoire.anima.state import State

DONE: Final = -1  # instead of the Speed of a seat that has its place, or gets none


def in_speed_order(g: State, seats: list[int]) -> list[int]:
    """The fastest first; those who tie roll a die each until they no longer tie."""
    speeds = [DONE] * g.seats
    for seat in seats:
        speeds[seat] = speed_of(g, seat)
    return ranked(g, speeds, len(seats))


def ranked(g: State, numbers: list[int], seats: int) -> list[int]:
    """So many seats by their numbers, the highest first."""
    order: list[int] = []
    while len(order) < seats:
        most = DONE
        for number in numbers:
            if number > most:
                most = number
        tied: list[int] = []
        for seat in range(len(numbers)):
            if numbers[seat] == most:
                numbers[seat] = DONE
                tied.append(seat)
        if len(tied) == 1:
            order.append(tied[0])
        else:
            order += ranked(g, rolled_by(g, tied), len(tied))
    return order


def rolled_by(g: State, seats: list[int]) -> list[int]:
    """A die for each of these seats."""
    faces = [DONE] * g.seats
    for seat in seats:
        faces[seat] = throw(g)
        g.log(DieRolled("A:game-turn-and-phases", seat, face=faces[seat], purpose="order", revealed=True))
    return faces
