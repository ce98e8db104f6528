"""Whatever is chosen at a decision looks the same in the game and in what a seat takes to be the game."""

from grimoire.kernel.chance import Chance
from grimoire.kernel.position import Position
from grimoire.lab.secrecy import compare_after, compare_asked


def check_beside_samples(position: Position, seats: int, chance: Chance) -> None:
    """Try every option, in a copy and in a sample of each seat. Raises Broken."""
    for seat in range(seats):
        for option in position.options:
            sample = position.sample(seat, chance)
            compare_asked(position, sample, seat)
            if any(there.form == option.form for there in sample.options):  # another seat may not have it there
                true = position.clone()
                true.choose_form(option.form)
                sample.choose_form(option.form)
                compare_after(true, sample, seat)
