"""The audit of the lab finds out what is wrong."""

from collections.abc import Callable

import pytest
from tests.anima.laying import laid, seat
from tests.seat.described import seated

from grimoire.anima.facts.turns import PileShuffled
from grimoire.anima.game import Game
from grimoire.anima.zones import ADVANTAGE_DECK, CHARACTER_DISCARD, HAND, OPEN, PARTY, own_zone
from grimoire.lab.anima.audit import AnimaAudit
from grimoire.lab.tables import Broken


def lose_a_card(g: Game) -> None:
    g.zones[own_zone(0, HAND)] = g.own(0, 0)[:-1]


def lay_a_card_twice(g: Game) -> None:
    g.zones[ADVANTAGE_DECK] = [*g.zones[ADVANTAGE_DECK], g.own(0, 0)[0]]


def mark_a_card_elsewhere(g: Game) -> None:
    g.zone[g.own(0, 0)[0]] = ADVANTAGE_DECK


def lay_a_card_where_it_may_not_lie(g: Game) -> None:
    card = g.own(0, 0)[-1]
    g.zones[own_zone(0, HAND)] = g.own(0, 0)[:-1]
    g.zones[CHARACTER_DISCARD] = [*g.zones[CHARACTER_DISCARD], card]
    g.zone[card] = CHARACTER_DISCARD


def hide_a_hand_from_its_owner(g: Game) -> None:
    g.set_known(g.own(0, 0)[0], 2)


def count_hidden_cards_wrongly(g: Game) -> None:
    g.known[g.own(0, 0)[0]] = OPEN


def be_out_and_in_an_area(g: Game) -> None:
    g.out[0] = 1


def have_nobody(g: Game) -> None:
    for card in g.own(0, 1):
        g.zone[card] = CHARACTER_DISCARD
        g.zones[CHARACTER_DISCARD] = [*g.zones[CHARACTER_DISCARD], card]
    g.zones[own_zone(0, PARTY)] = []


FAULTS: dict[Callable[[Game], None], str] = {
    lose_a_card: "lies nowhere",
    lay_a_card_twice: "lies in advantage-deck and in hand",
    mark_a_card_elsewhere: "but is marked advantage-deck",
    lay_a_card_where_it_may_not_lie: "may not lie in character-discard",
    hide_a_hand_from_its_owner: "of a player who does not know it",
    count_hidden_cards_wrongly: "the count of hidden cards is wrong",
    be_out_and_in_an_area: "is where it cannot be",
    have_nobody: "has no Party",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_is_found(fault: Callable[[Game], None]) -> None:
    g = laid("reset", 0, [seat("samurai", "iron-vow", area="deimos"), seat("seer")], "deimos")
    AnimaAudit().look(g)
    fault(g)
    with pytest.raises(Broken, match=FAULTS[fault]):
        AnimaAudit().look(g)


@pytest.mark.parametrize("discards", ["mill-ogre", "mill-ogre, iron-sow, ash-child"])
def test_who_knows_what_lies_above_a_pile_that_is_renewed_still_does(discards: str) -> None:
    """The Seer knows the one Encounter that is left, and looks at one of those that are laid under it too."""
    piles = f"exact: [encounter deck], encounter deck: [thornhound: {{known: alice}}], encounter discard: [{discards}]"
    parties = "alice: {party: [seer], in: deimos}, bob: {party: [executor]}"
    g = seated("anima", f"{{turn: 'alice, exploration', areas: [deimos], {piles}, {parties}}}").position
    audit = AnimaAudit()
    audit.look(g)
    g.choose_form("use seer")
    audit.look(g)
    shuffled = [event for event in g.events if isinstance(event, PileShuffled)]
    assert [(event.cards, event.above) for event in shuffled] == [(1 + discards.count(","), 1)]
