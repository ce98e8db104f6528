"""Positions of all games: the same properties hold for each."""

from dataclasses import dataclass

from hypothesis import strategies as st
from tests.properties import anima_described, described
from tests.properties.reaching import TABLE

from grimoire.anima.game import Game as AnimaGame
from grimoire.kernel.position import Position
from grimoire.lab.games import table_of
from grimoire.lab.tables import Table
from grimoire.magenoir.game import Game as MageNoirGame

ANIMA = table_of("anima")  # bytes and audits are the same for any number of players


@dataclass
class Drawn:
    """A position in which somebody must decide, its table, and the seats of it."""

    table: Table
    position: Position
    seats: range

    def move(self, data: st.DataObject) -> int:
        return int(data.draw(st.integers(0, len(self.position.options) - 1)))


def of_mage_noir(position: MageNoirGame) -> Drawn:
    return Drawn(TABLE, position, range(2))


def of_anima(position: AnimaGame) -> Drawn:
    return Drawn(ANIMA, position, range(position.seats))


def every_game() -> st.SearchStrategy[Drawn]:
    return st.one_of(described.positions().map(of_mage_noir), anima_described.positions().map(of_anima))
