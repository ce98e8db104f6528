"""What is said of an Encounter that waits before an Area."""

import pytest
from tests.seat.described import seated

from grimoire.seat.wording import plain

GIVEN = """{turn: 'alice, movement', areas: [deimos: {encounter: the-gate}, maisen: {encounter: iron-sow}],
  alice: {party: [seer], hand: [ember-script]}, bob: {party: [samurai]}}"""


@pytest.mark.parametrize(
    ("area", "english", "french"),
    [
        ("deimos", "The Gate waits here", "la Porte y attend"),
        ("maisen", "Iron Sow waits here, Combat 8", "la Laie de fer y attend, Combat 8"),
    ],
)
def test_only_a_creature_has_combat(area: str, english: str, french: str) -> None:
    seats = seated("anima", GIVEN)
    seats.match.choose(f"move {area}")
    for lang, said in (("en", english), ("fr", french)):
        places = seats.given(0, lang).scene.places
        assert said in [plain(fact.words) for place in places for fact in place.facts]


def test_a_creature_that_is_fought_has_its_article_inside_the_sentence() -> None:
    seats = seated("anima", GIVEN)
    seats.match.choose("move maisen")
    said = [plain(fact.words) for place in seats.given(0, "fr").scene.places for fact in place.facts]
    assert "vous (2) contre la Laie de fer (8)" in said
