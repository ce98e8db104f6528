"""Plans of a position (several choices taken as one), whoever takes them."""

from collections.abc import Callable

from grimoire.kernel.option import Option
from grimoire.kernel.position import Position


def offered(position: Position, most: int) -> list[Option]:
    """Whole plans where this moment has some and not more than so many; else what the rules offer."""
    plans = position.plans(most) if most else []
    return plans if plans else position.options


def take(position: Position, option: Option, place: int, choose: Callable[[int], object]) -> int:
    """Do what was chosen of `offered`: a plan by as many choices as it takes, anything else by its place. Gives how many
    choices were made. A plan that something comes in the way of ends there."""
    seat = position.asked
    left = position.begin_plan(option) if option not in position.options else []
    if not left:
        choose(place)
        return 1
    made = 0
    while position.asked == seat:
        going_on = position.next_of_plan(left)
        if going_on < 0:
            break
        choose(going_on)
        made += 1
    return made
