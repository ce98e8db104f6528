"""What a card of one's own hand asks for now, where that is not what is printed."""

from tests.seat.described import shown

from grimoire.seat.scene import Fact
from grimoire.seat.wording import plain


def needs(given: str, lang: str = "en") -> dict[str, Fact]:
    things = [thing for thing in shown("magenoir", given, lang).scene.things if thing.place == "0.hand"]
    return {thing.card: fact for thing in things for fact in thing.facts if fact.name == "needs"}


def test_a_card_that_asks_for_fewer_components_says_so() -> None:
    given = "{alice: {mage noir: yes, hand: [tree-in-flames, fire-ball]}, bob: {}}"
    found = needs(given)
    assert list(found) == ["tree-in-flames"]
    assert (found["tree-in-flames"].value, found["tree-in-flames"].printed) == (1, 2)
    assert plain(found["tree-in-flames"].words) == "needs 1 component"
    assert plain(needs(given, "fr")["tree-in-flames"].words) == "demande 1 composant"


def test_a_card_as_printed_says_nothing() -> None:
    assert needs("{alice: {hand: [tree-in-flames]}, bob: {}}") == {}
