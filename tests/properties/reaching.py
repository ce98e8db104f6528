"""Positions for properties: reached by play from the setup, or laid out as described ones."""

from typing import cast

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from grimoire.lab.games import table_of
from grimoire.lab.mage_noir import MageNoirTable
from grimoire.lab.streams import stream
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.game import Game
from grimoire.magenoir.placing import MOMENTS, PlacedCard, PlacedSeat, Placement, place
from grimoire.magenoir.zones import (
    ANIMAL,
    ANIMALS,
    CHANNELED,
    DECK,
    DISCARD,
    EQUIPMENT,
    EXILE,
    HAND,
    PERMANENTS,
    PREPARED,
    RITUALS,
    SPELL,
    STANDING_ZONE,
)

TABLE = cast(MageNoirTable, table_of("magenoir"))
SPELLS = [d for d in TABLE.pool.definitions if d.type != ANIMAL]
FURTHEST = 400  # decisions; more than half of a game

# The same examples on every machine, and no time limit on one: a test must not depend on how fast it runs. Failing
# examples are not shrunk: that takes minutes, and a seed and a number of choices are short already.
quick = settings(
    max_examples=120,
    derandomize=True,
    deadline=None,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow],
)


class Reached:
    """A position and how it was come by."""

    def __init__(self, seed: int, moves: int) -> None:
        self.seed = seed
        self.decks = [TABLE.random_deck(stream(seed, f"deck {seat}")) for seat in (0, 1)]
        self.position, self.forms = play_on(cast(Game, TABLE.begin(self.decks, seed)), seed, moves)

    def __repr__(self) -> str:
        return f"Reached({self.seed}, {len(self.forms)})"


def play_on(position: Game, seed: int, moves: int) -> tuple[Game, list[str]]:
    """So many choices by chance, or as many as leave somebody to be asked."""
    chance = stream(seed, "moves")
    forms: list[str] = []
    for _ in range(moves):
        index = chance.below(len(position.options))
        ahead = position.clone()
        ahead.choose(index)
        if ahead.over:
            break
        forms.append(position.options[index].form)
        position = ahead
    return position, forms


def reached() -> st.SearchStrategy[Reached]:
    return st.builds(Reached, st.integers(0, 10_000), st.integers(0, FURTHEST))


# -- described positions -----------------------------------------------------------------------------------------------

mana = st.lists(st.integers(0, 4), min_size=6, max_size=6)


def cards_of(definitions: list[CardDefinition], most: int, least: int = 0) -> st.SearchStrategy[list[PlacedCard]]:
    ids = st.sampled_from([d.id for d in definitions])
    return st.lists(ids, min_size=least, max_size=most).map(lambda found: [PlacedCard(id) for id in found])


def of_type(type: int) -> list[CardDefinition]:
    return [d for d in TABLE.pool.definitions if d.type == type]


@st.composite
def placed_seats(draw: st.DrawFn) -> PlacedSeat:
    seat = PlacedSeat()
    seat.life = draw(st.integers(1, 20))
    seat.reserve = draw(mana)
    seat.zones[DECK] = draw(cards_of(SPELLS, 12, least=2))
    seat.zones[HAND] = draw(cards_of(SPELLS, 8))
    seat.zones[DISCARD] = draw(cards_of(SPELLS, 6))
    seat.zones[EXILE] = draw(cards_of(SPELLS, 2))
    for zone in (PREPARED, CHANNELED):
        seat.zones[zone] = draw(cards_of(of_type(SPELL), 4))
    for zone in (PERMANENTS, EQUIPMENT, RITUALS, ANIMALS):
        seat.zones[zone] = draw(cards_of(of_type(STANDING_ZONE.index(zone)), 1 if zone in (RITUALS, ANIMALS) else 3))
    return seat


@st.composite
def placed(draw: st.DrawFn) -> Game:
    """A described position, at its first decision."""
    placement = Placement()
    placement.seats = [draw(placed_seats()), draw(placed_seats())]
    placement.active = draw(st.sampled_from((0, 1)))
    placement.moment = draw(st.sampled_from(sorted(MOMENTS)))
    placement.left = draw(mana)
    placement.right = draw(mana)
    placement.seed = draw(st.integers(0, 1_000))
    position = place(TABLE.pool, placement)
    position.advance()
    return position


@st.composite
def placed_and_played(draw: st.DrawFn) -> Game:
    """A described position some choices later; nobody is asked where the game is over."""
    position = draw(placed().filter(lambda g: not g.over))
    return play_on(position, draw(st.integers(0, 1_000)), draw(st.integers(0, 30)))[0]


def positions() -> st.SearchStrategy[Game]:
    """Both kinds; somebody must decide."""
    return st.one_of(reached().map(lambda r: r.position), placed_and_played())


__all__ = ["TABLE", "Reached", "placed", "positions", "quick", "reached"]
