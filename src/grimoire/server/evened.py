"""How long a bot seems to think: among people it answers on a beat, for the time it took tells what it had to choose from."""

from typing import Final

from grimoire.table.matches import MatchRow

BEAT: Final = 0.5  # seconds


def held_back(row: MatchRow, seconds: float) -> float:
    """For how long the answer of a bot that has thought so long is kept. Whoever plays against bots alone need not wait."""
    people = {seat.user for seat in row.seats if seat.user}
    return -seconds % BEAT if len(people) > 1 else 0.0
