"""Suggestions for moving Mana: legal, the same each time, and in the service of the hand."""

from grimoire.kernel.chance import seeded
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import load_deck
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.magenoir.elements import ELEMENTS
from grimoire.match.magenoir.suggesting import MANA_QUESTIONS, is_about_mana, suggestion
from grimoire.match.session import Match


def new_match(decks: list[list[str]]) -> Match:
    pool = shipped_pool()
    record = Record("0.1.0", "magenoir", pool.digest, ["ann", "bob"], decks, 3)
    return Match(start_of(record, pool), record, [None, None])


def test_a_hand_of_one_element_gets_that_element() -> None:
    match = new_match([["draconic-flame"] * 40] * 2)  # each costs 2 Fire
    gathered: list[str] = []
    while len(gathered) < 3:
        decision = match.decision()
        assert decision is not None
        index = suggestion(match, decision) if is_about_mana(decision) else 0
        if decision.question.id == "gather":
            gathered.append(decision.options[index].element)
        match.choose(decision.options[index].form)
    decision = match.decision()
    assert decision is not None and decision.question.id == "take-pile"
    assert gathered.count("fire") >= 2
    match.choose(decision.options[suggestion(match, decision)].form)
    reserve = match.position.view(decision.seat).players[decision.seat].reserve
    assert reserve[ELEMENTS.index("fire")] == 2


def test_suggestions_are_legal_and_change_nothing_through_a_whole_game() -> None:
    pool = shipped_pool()
    match = new_match([list(load_deck(name, pool).cards) for name in ("crushing-pressure", "whirling-flurry")])
    chance = seeded(5)
    asked: set[str] = set()
    for _ in range(3000):
        decision = match.decision()
        if decision is None:
            break
        index = chance.below(len(decision.options))
        if is_about_mana(decision):
            asked.add(decision.question.id)
            before = match.position.digest()
            index = suggestion(match, decision)
            assert index == suggestion(match, decision)
            assert match.position.digest() == before
        match.choose(decision.options[index].form)
    assert {"gather", "take-pile", "place-mana"} <= asked <= MANA_QUESTIONS


def begun(given: str) -> Match:
    pool = shipped_pool()
    record = Record("0.1.0", "magenoir", pool.digest, ["ann", "bob"], seed=3, given=given)
    return Match(start_of(record, pool), record, [None, None])


def followed(match: Match) -> list[str]:
    """What can be prepared after the suggestions for gathering and taking."""
    while (decision := match.decision()) is not None and is_about_mana(decision):
        match.choose(decision.options[suggestion(match, decision)].form)
    assert decision is not None and decision.question.id == "main"
    return [option.card for option in decision.options if option.verb == "prepare"]


def test_mana_is_gathered_for_what_can_be_played_this_turn_rather_than_for_a_part_of_something_great() -> None:
    """A Seed for one Mana can be played at once, a great Tree in three turns."""
    seeds = "{turn: 'alice, gather', alice: {hand: [2 sprouted-seed, prodigious-sowing, druid-ring, animated-tree]}}"
    assert "sprouted-seed" in followed(begun(seeds))


def test_mana_that_lies_there_is_completed_to_what_plays_most() -> None:
    desert = "hand: [sirocco, desert-wall, desert-meteor, desert-rose, quicksand], channeled: [shifting-sands, fine-sand]"
    match = begun(f"{{turn: 'alice, gather', right: 2 vegetal, alice: {{reserve: 1 air 1 water 2 vegetal, {desert}}}}}")
    assert followed(match)
