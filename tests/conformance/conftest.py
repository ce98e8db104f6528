"""Every game there is, each with a few games by chance: the suite knows nothing else about them."""

import pytest

from grimoire.lab.games import GAMES, table_of
from grimoire.lab.tables import Table


@pytest.fixture(params=sorted(GAMES), scope="session")
def table(request: pytest.FixtureRequest) -> Table:
    return table_of(request.param)
