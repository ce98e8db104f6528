"""Every message to a seat of a match is the same when the cards that the seat never saw were dealt otherwise: a little of
`python -m tests.server.twins`."""

import asyncio
from pathlib import Path

import pytest
from tests.conformance.walking import decks_of
from tests.server.inside import template
from tests.server.twins import KINDS, Kind, compared, tried, written

from grimoire.magenoir.game import Game
from grimoire.server.evened import BEAT, held_back
from grimoire.table.matches import MatchRow, Seat

SEED = 1
ACTS = {"magenoir": 30, "anima": 24}
SEATS = {"open lists": None, "Anima": None}  # with these from every seat, with others from one


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_message_is_the_same_from_another_deal(tmp_path: Path, kind: Kind) -> None:
    acts = ACTS[kind.game]
    assert tried(kind, SEED, tmp_path, acts, SEATS.get(kind.name, 0)) > acts, "the twin could not be followed far"


def test_a_card_that_shows_to_a_seat_is_noticed(tmp_path: Path) -> None:
    kind = KINDS[0]
    lab = kind.lab()
    template(tmp_path)
    script = asyncio.run(written(tmp_path, kind, lab, SEED, 4))
    start = lab.begin(decks_of(lab, SEED), SEED)
    other = start.clone()
    assert isinstance(other, Game)
    other.unshare()
    other.known[min(lab.unseen(other, 0))] |= 1
    with pytest.raises(AssertionError, match="cannot see"):
        asyncio.run(compared(tmp_path, kind, lab, SEED, (start, other), script, 0))


def test_how_long_a_bot_thinks_is_not_told_among_people() -> None:
    """Much or nothing to choose from: it answers on the same beat."""
    seats = [Seat(0, "ann"), Seat(1, "bob"), Seat(2, bot="eager")]
    among = MatchRow("match", "anima", "ann", 1, seats=seats)
    whole = {round((taken + held_back(among, taken)) / BEAT, 6) for taken in (0.001, 0.2, BEAT - 0.001)}
    assert whole == {1.0}
    alone = MatchRow("match", "anima", "ann", 1, seats=[Seat(0, "ann"), Seat(1, "ann"), seats[2]])
    assert held_back(alone, 0.2) == 0.0, "nobody else is there to be told"
