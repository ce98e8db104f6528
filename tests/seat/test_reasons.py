"""Why not, because of what, and what the game would choose: on described positions, where the answer is known."""

from typing import Final

import pytest
from tests.seat.described import seated, shown

from grimoire.seat.scene import Fact, Thing, WhyNot
from grimoire.seat.seats import Given
from grimoire.seat.wording import plain


def thing(given: Given, card: str) -> Thing:
    return next(thing for thing in given.scene.things if thing.card == card)


def fact(of: list[Fact], name: str) -> Fact:
    return next(fact for fact in of if fact.name == name)


def said(reasons: list[WhyNot]) -> dict[str, tuple[str, str]]:
    """By what was tried: the few words, and all of them."""
    return {reason.verb: (plain(reason.short), plain(reason.words)) for reason in reasons}


# -- Anima: why not ----------------------------------------------------------------------------------------------------

IN_RESET: Final = (
    "{turn: 'alice, reset', areas: [deimos, maisen],"
    " alice: {party: [samurai], hand: [root-and-stone, unweave], in: deimos}, bob: {party: [executor], in: maisen}}"
)
AMONG_PARTIES: Final = (
    "{turn: 'alice, interaction', areas: [deimos, maisen],"
    " alice: {party: [samurai, seer, priestess], in: deimos}, bob: {party: [executor], in: deimos}}"
)


def test_a_card_of_anima_says_for_each_thing_one_could_try_why_not() -> None:
    given = shown("anima", IN_RESET)
    played = {"play": ("in a Combat", "Root and Stone is for a Combat of your Party. (A:advantage)")}
    assert said(thing(given, "root-and-stone").why_not) == played
    assert said(thing(given, "unweave").why_not)["play"][0] == "as an answer"
    assert said(thing(given, "maisen").why_not)["move"][0] == "in Movement"
    assert said(thing(given, "samurai").why_not)["expel"][1].startswith("A Party cannot give away its last Character.")
    assert all(reason.rule and reason.words for thing in given.scene.things for reason in thing.why_not)


def test_the_same_is_said_in_french() -> None:
    given = shown("anima", IN_RESET, "fr")
    assert said(thing(given, "root-and-stone").why_not)["play"][0] == "en Combat"
    assert said(thing(given, "maisen").why_not)["move"][0] == "au Mouvement"


@pytest.mark.parametrize(
    ("lang", "attack", "trade"),
    [
        ("en", "bob: One of the two Parties is larger", "bob: For a trade"),
        ("fr", "bob : L'un des deux", "bob : Pour commercer"),
    ],
)
def test_what_is_tried_on_no_card_says_why_not_and_with_whom(lang: str, attack: str, trade: str) -> None:
    given = shown("anima", AMONG_PARTIES, lang)
    assert [choice.form for choice in given.ask.choices if choice.form.startswith(("attack", "trade"))] == []
    reasons = said(given.ask.why_not)
    assert reasons["attack"][1].startswith(attack)
    assert reasons["trade"][1].startswith(trade)


# -- because -----------------------------------------------------------------------------------------------------------


def test_a_party_says_what_makes_its_combat_other_than_printed() -> None:
    given = shown(
        "anima",
        "{turn: 'alice, reset', areas: [deimos, maisen],"
        " alice: {party: [samurai: steel, seer: incapacitated], in: deimos}, bob: {party: [executor]}}",
    )
    combat = fact(given.scene.players[0].facts, "combat")
    because = [plain(words) for words in combat.because]
    assert combat.printed is not None and combat.value is not None
    assert "Steel of Karh on Samurai: +1 Combat" in because
    assert any(words.startswith("Seer is incapacitated: \N{MINUS SIGN}") for words in because)
    changes = [int(words.rpartition(": ")[2].split()[0].replace("\N{MINUS SIGN}", "-")) for words in because]
    assert combat.printed + sum(changes) == combat.value
    assert fact(given.scene.players[1].facts, "combat").because == []


def test_a_cost_says_which_cards_changed_it() -> None:
    given = shown("magenoir", "{alice: {equipment: [air-mages-robe], hand: [tornado, flame]}}")
    cost = fact(thing(given, "tornado").facts, "cost")
    assert (cost.printed, cost.value) == (3, 2)
    assert [plain(words) for words in cost.because] == ["Air mage's robe: costs 1 Air less"]
    assert fact(thing(given, "flame").facts, "cost").because == []


def test_components_say_how_many_are_needed_of_each_and_which_cards_spare_some() -> None:
    hand = "hand: [magma-eruption, tree-in-flames, flame]"
    given = shown("magenoir", f"{{alice: {{hp: 10, mage noir: yes, equipment: [fire-mask], {hand}}}}}")
    repeated = fact(thing(given, "magma-eruption").facts, "needs")
    assert (repeated.printed, repeated.value, repeated.parts) == (3, 2, {"Flame": 2})
    assert [plain(words) for words in repeated.because] == ["Fire mask: asks for fewer components"]
    paying = "channeled: [flame, mental-flame], reserve: 3 fire 1 mineral"
    seats = seated("magenoir", f"{{alice: {{equipment: [fire-mask], {paying}, {hand}}}}}")
    seats.match.choose("prepare magma-eruption")
    assert fact(thing(seats.given(0, "en"), "magma-eruption").facts, "needs") == repeated  # also on its way
    assert all(fact.name != "named" for fact in thing(seats.given(0, "en"), "magma-eruption").facts)
    any_one = fact(thing(given, "tree-in-flames").facts, "needs")
    assert (any_one.printed, any_one.value, any_one.parts) == (2, 1, {"Tree": 1, "Flame": 1})
    assert [plain(words) for words in any_one.because] == ["Tree in flames: asks for fewer components"]


def test_a_card_that_is_prepared_says_how_many_components_were_named_to_who_prepares_it_alone() -> None:
    ready = "channeled: [flame, mental-flame, draconic-flame], reserve: 3 fire 1 mineral, hand: [magma-eruption]"
    seats = seated("magenoir", f"{{alice: {{equipment: [fire-mask], {ready}}}}}")
    seats.match.choose("prepare magma-eruption")
    seats.match.choose("component flame")
    named = fact(thing(seats.given(0, "en"), "magma-eruption").facts, "named")
    assert (named.value, plain(named.words)) == (1, "1 component named")
    assert all(fact.name != "named" for fact in thing(seats.given(1, "en"), "magma-eruption").facts)


@pytest.mark.parametrize(("lang", "words", "by"), [("en", "6 damage", "its component"), ("fr", "6 dégâts", "son composant")])
def test_a_text_reads_with_its_numbers_as_they_now_are_and_says_which_component_changed_them(
    lang: str, words: str, by: str
) -> None:
    prepared = "{alice: {prepared: [surging-wave: {used: [century]}, zephyr], hand: [surging-wave]}}"
    given = shown("magenoir", prepared, lang)
    changed = next(thing for thing in given.scene.things if thing.place == "0.prepared" and thing.card == "surging-wave")
    assert words in "".join(plain(line) for line in changed.text)
    (because,) = fact(changed.facts, "text").because
    assert by in plain(because)
    others = [thing for thing in given.scene.things if thing is not changed]
    assert [thing.text for thing in others] == [[] for _ in others]  # they read as printed


# -- what the game would choose ----------------------------------------------------------------------------------------


def test_who_is_spun_for_a_card_of_anima_is_suggested_and_may_be_taken_unasked() -> None:
    seats = seated(
        "anima",
        "{turn: 'alice, exploration', areas: [deimos, maisen], encounter deck: [thornhound], dice: [2, 1, 1],"
        " alice: {party: [seer, priestess], hand: [2 ember-script], in: deimos}, bob: {party: [executor], in: maisen}}",
    )
    seats.match.choose("explore")
    while seats.position.question.id != "combat-cards":
        seats.match.choose("pass")
    seats.match.choose("play ember-script")
    ask = seats.given(0, "en").ask
    assert ask.id == "spin-for"
    assert ask.routine
    assert len(ask.suggested) == 1
    assert ask.suggested[0] in [choice.form for choice in ask.choices]


def test_which_advantage_goes_is_suggested_and_left_to_the_player() -> None:
    seats = seated(
        "anima",
        "{turn: 'alice, reset', areas: [deimos], bob: {party: [executor]}, alice: {party: [samurai],"
        " hand: [unweave, ember-script, old-debt, quiet-roads, abel, stillness]}}",
    )
    ask = seats.given(0, "en").ask
    assert (ask.id, ask.routine) == ("hand-limit", False)
    assert ask.suggested
    seats.match.choose(ask.suggested[0])


@pytest.mark.parametrize(("lang", "said"), [("en", "Instead: “"), ("fr", "« ")])
def test_whether_something_happens_instead_of_a_discard_quotes_the_text_that_would_do_it(lang: str, said: str) -> None:
    seats = seated("magenoir", "{alice: {permanents: [oasis], prepared: [biting-arrow: {mana: nothing}], reserve: 2 water}}")
    seats.match.choose("activate biting-arrow")
    seats.match.choose("target opponent")
    (yes, _) = seats.given(0, lang).ask.choices
    assert seats.position.question.id == "instead"
    assert said in plain(yes.words)
    assert "1" in plain(yes.words)  # the Mana it costs
