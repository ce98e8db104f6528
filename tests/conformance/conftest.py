"""Every game there is, each with a few games by chance: the suite knows nothing else about them."""

import pytest

from grimoire.lab.games import table_of
from grimoire.lab.tables import Table
from grimoire.library.games import GAMES

# The fewest players of each game, and where more can play some more.
TABLES = [(name, seats) for name, box in sorted(GAMES.items()) for seats in sorted({box.seats[0], min(box.seats[-1], 4)})]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}", scope="session")
def table(request: pytest.FixtureRequest) -> Table:
    name, seats = request.param
    return table_of(name, (), seats)
