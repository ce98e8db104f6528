"""Cards and Mana are conserved: nothing appears, nothing is lost, everything is told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.described import positions
from tests.properties.every_game import Drawn, every_game
from tests.properties.reaching import Reached, quick

from grimoire.lab.magenoir.conservation import MageNoirAudit
from grimoire.lab.streams import stream
from grimoire.lab.tables import Broken
from grimoire.magenoir.facts.mana import ManaGathered
from grimoire.magenoir.game import Game
from grimoire.magenoir.zones import DECK, HAND, ZONES


@quick
@given(every_game(), st.integers(0, 1_000))
def test_nothing_is_lost_and_the_bookkeeping_holds(drawn: Drawn, seed: int) -> None:
    position = drawn.position
    chance = stream(seed, "moves")
    audit = drawn.table.audit()
    audit.look(position)
    for _ in range(60):
        if position.over:
            break
        position.choose(chance.below(len(position.options)))
        audit.look(position)


@quick
@given(positions(), st.sampled_from((0, 1)), st.integers(0, 1_000))
def test_a_sample_holds_the_same_cards_of_each_player(position: Game, seat: int, seed: int) -> None:
    sample = position.sample(seat, stream(seed, "samples"))
    for owner in (0, 1):
        true = sorted(face for face, of in zip(position.printed, position.owner, strict=True) if of == owner)
        dealt = sorted(face for face, of in zip(sample.printed, sample.owner, strict=True) if of == owner)
        assert true == dealt
    MageNoirAudit().look(sample)


@pytest.fixture
def audited() -> tuple[MageNoirAudit, Game]:
    position = Reached(1, 50).position
    audit = MageNoirAudit()
    audit.look(position)
    position.events = []
    return audit, position


def test_the_audit_notices_mana_from_nowhere(audited: tuple[MageNoirAudit, Game]) -> None:
    audit, position = audited
    position.reserve[0] += 1
    with pytest.raises(Broken, match="Mana moved otherwise than told"):
        audit.look(position)


def test_the_audit_notices_mana_that_moves_without_an_event(audited: tuple[MageNoirAudit, Game]) -> None:
    audit, position = audited
    position.piles[0] += 1
    position.piles[6] += 1
    position.events = [
        ManaGathered("R:available-ether", 0, "air", 1, "left", 0),
        ManaGathered("R:available-ether", 0, "air", 1, "left", 0),
    ]
    with pytest.raises(Broken, match="Mana moved otherwise than told"):
        audit.look(position)


def test_the_audit_notices_a_card_in_two_places(audited: tuple[MageNoirAudit, Game]) -> None:
    audit, position = audited
    position.zones[HAND] = [*position.zones[HAND], position.zones[DECK][0]]
    with pytest.raises(Broken, match="lies in deck of seat 0 and in hand of seat 0"):
        audit.look(position)


def test_the_audit_notices_a_lost_card(audited: tuple[MageNoirAudit, Game]) -> None:
    audit, position = audited
    position.zones[ZONES + DECK] = position.zones[ZONES + DECK][:-1]
    with pytest.raises(Broken, match="lies nowhere"):
        audit.look(position)


def test_the_audit_notices_a_hand_its_owner_does_not_know(audited: tuple[MageNoirAudit, Game]) -> None:
    audit, position = audited
    position.known[(position.zones[HAND] + position.zones[ZONES + HAND])[0]] = 0
    with pytest.raises(Broken, match="whose owner does not know it"):
        audit.look(position)
