"""What programs give a position, looked at where it comes in: inside nobody asks again, and errors there would tell nothing."""

from typing import Final

from grimoire.kernel.chance import Chance
from grimoire.kernel.reason import NoSeat

SPECTATOR: Final = -1


def check_seat(seat: object, seats: int) -> None:
    if type(seat) is not int or not 0 <= seat < seats:
        raise NoSeat(seat, seats)


def check_onlooker(seat: object, seats: int) -> None:
    """A seat, or a spectator."""
    if type(seat) is not int or not SPECTATOR <= seat < seats:
        raise NoSeat(seat, seats, True)


def check_text(text: object, what: str) -> None:
    if not isinstance(text, str):
        raise TypeError(f"{what} is a text, not {text!r}")


def check_chance(chance: object) -> None:
    if not isinstance(chance, Chance):
        raise TypeError(f"a Chance is needed, for example seeded(1), not {chance!r}")
