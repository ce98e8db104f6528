"""What is said of cards that are put in order, where no effects of theirs wait: whose they are, and what becomes of them."""

from tests.seat.described import seated

from grimoire.seat.wording import plain

SANDS = """{alice: {prepared: [desert-fangs: {mana: 1 mineral}], channeled: [fine-sand: {mana: nothing}]},
  bob: {channeled: [fine-sand: {mana: nothing}]}}"""
FAULTS = """{turn: 'alice, start', alice: {equipment: [marss-clipeus: {mana: nothing}, druid-wand: {mana: nothing}]},
  bob: {permanents: [vine-trap: {mana: nothing, fired: [2]}]}}"""


def said(given: str, forms: list[str], lang: str) -> list[tuple[str, str]]:
    seats = seated("magenoir", given)
    for form in forms:
        seats.match.choose(form)
    ask = seats.given(0, lang).ask
    assert ask is not None
    return [(plain(choice.words), plain(choice.details)) for choice in ask.choices]


def test_two_cards_of_one_name_are_told_apart_by_whose_they_are() -> None:
    forms = ["activate desert-fangs", "target opponent"]
    assert said(SANDS, forms, "en") == [
        ("Fine sand first", "yours, channeled, no. 1"),
        ("Fine sand first", "your opponent's, channeled, no. 1"),
    ]
    assert said(SANDS, forms, "fr") == [
        ("Sable fin d'abord", "à vous, canalisé, n° 1"),
        ("Sable fin d'abord", "à votre adversaire, canalisé, n° 1"),
    ]


def test_a_check_of_control_says_what_falls_and_of_what_there_are_too_many_while_effects_wait_beside_it() -> None:
    assert said(FAULTS, ["order controlcheck"], "en") == [
        ("Vine trap falls first", "your opponent's"),
        ("First settle the excess that Mars's clipeus is part of", "yours"),
    ]
