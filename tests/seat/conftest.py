"""Every game, with the fewest players; and one with more of those where more can play."""

import pytest

from grimoire.lab.games import table_of
from grimoire.lab.tables import Table


@pytest.fixture(params=[("magenoir", 2), ("anima", 3)], ids=lambda table: f"{table[0]}-{table[1]}", scope="session")
def table(request: pytest.FixtureRequest) -> Table:
    name, seats = request.param
    return table_of(name, (), seats)
