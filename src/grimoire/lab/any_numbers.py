"""Numbers of cards mean nothing: a position whose cards have other numbers looks the same and goes on in the same way.

Samples number cards by what their seat may know. Whatever keeps a number and is not renumbered with the others would mean
another card there; here it does so at once.
"""

from grimoire.kernel.chance import Chance
from grimoire.kernel.position import Position
from grimoire.lab.tables import Broken

SPECTATOR = -1


def other_numbers(position: Position, chance: Chance) -> list[int]:
    numbers = list(range(position.count_cards()))
    chance.shuffle(numbers)
    return numbers


def check_any_numbers(position: Position, index: int, seats: int, chance: Chance) -> None:
    """Make a choice in a position, and beside it in a copy with other numbers. Raises Broken."""
    numbers = other_numbers(position, chance)
    one, two = position, position.renumbered(numbers)
    if two.decision() != one.decision():
        raise Broken("with other numbers of cards something else is asked")
    for seat in (SPECTATOR, *range(seats)):
        if two.view(seat) != one.view(seat):
            raise Broken(f"with other numbers of cards seat {seat} sees something else")
    one.choose(index)
    two.choose(index)
    if two.events != one.events:
        raise Broken("with other numbers of cards something else happens")
    created = list(range(len(numbers), one.count_cards()))  # by this choice, with the same numbers in both
    if two.count_cards() != one.count_cards():
        raise Broken("with other numbers of cards there are more or fewer of them")
    plain = two.renumbered(list(range(two.count_cards())))
    if one.renumbered(numbers + created).to_bytes() != plain.to_bytes():
        raise Broken("with other numbers of cards the game went another way")
