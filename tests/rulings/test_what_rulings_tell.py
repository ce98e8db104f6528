"""What must always hold between two decisions holds on the way through every ruling: among other things a card that moved was
told, from where to where. Rulings come to cards and to players beside whom games by chance seldom come."""

import pytest
from tests.rulings.library import shipped

from grimoire.kernel.position import Position
from grimoire.lab.games import table_of
from grimoire.lab.tables import Broken, Table
from grimoire.library.games import GAMES
from grimoire.library.scenario_running import play_through
from grimoire.library.scenarios import Play


def fault_on_the_way(table: Table, play: Play) -> str:
    audit = table.audit()

    def looked_at(position: Position) -> Position:
        audit.look(position)
        return position

    try:
        looked_at(play_through(play, looked_at).game)
    except Broken as broken:
        return str(broken)
    return ""


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_is_told_as_it_happens(game: str) -> None:
    table = table_of(game)
    plays = [(one.ruling, play) for one in shipped(game)[0] for play in (one.play, one.contrast) if play is not None]
    found = [f"{ruling}: {fault}" for ruling, play in plays if (fault := fault_on_the_way(table, play))]
    assert found == []
