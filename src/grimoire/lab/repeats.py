"""Whether a game that did not end went round in circles or was merely long."""

import msgspec

from grimoire.lab.circles import Situations
from grimoire.lab.tables import Table


class Repeats(msgspec.Struct, frozen=True):
    """How often a game stood where it had stood before, what merely counts left out."""

    times: int = 0
    first: int = -1  # after this many choices it first came back to an earlier situation
    since: int = -1  # and that was the situation after this many choices
    circles: int = 0  # this many of these times the situation had come as often as it may


def repeats_in(table: Table, decks: list[list[str]], seed: int, choices: list[int]) -> Repeats:
    """Plays the choices again, so that games that end pay nothing for it."""
    position = table.begin(decks, seed)
    met: dict[bytes, int] = {}
    situations = Situations()
    times, first, since, circles = 0, -1, -1, 0
    for number in range(len(choices) + 1):
        situation = situations.come(position)
        if situation in met:
            times += 1
            circles += situations.came_too_often(situation)
            if first < 0:
                first, since = number, met[situation]
        else:
            met[situation] = number
        if number < len(choices):
            position.choose(choices[number])
    return Repeats(times, first, since, circles)
