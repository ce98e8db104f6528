"""Suggestions for moving Mana: legal, the same each time, and in the service of the hand."""

from collections.abc import Iterator
from typing import cast

from grimoire.bots.magenoir.wants import Plans
from grimoire.kernel.chance import seeded
from grimoire.kernel.option import Decision
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import load_deck
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.game import Game
from grimoire.match.magenoir.suggesting import MANA_QUESTIONS, NO_TRADE, is_about_mana, suggested
from grimoire.seat.seats import Seats
from grimoire.table.match import Match


def new_match(decks: list[list[str]]) -> Match:
    pool = shipped_pool()
    record = Record("0.1.0", "magenoir", pool.digest, ["ann", "bob"], decks, 3)
    return Match(start_of(record, pool), record, [None, None])


def suggestion(match: Match, decision: Decision) -> int:
    return suggested(match.position, decision, len(match.record.choices), match.record.closed)


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
            advice = suggestion(match, decision)
            assert advice == suggestion(match, decision)
            assert match.position.digest() == before
            assert advice in range(len(decision.options)) or (advice == NO_TRADE and decision.question.id == "trade-for")
            index = index if advice == NO_TRADE else advice
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


def gathered(hand: str) -> list[str]:
    """The elements that are suggested, for a first turn with this hand."""
    pool = shipped_pool()
    given = f"{{turn: 'alice, gather', right: 1 water, alice: {{hand: [{hand}]}}}}"
    seats = Seats.of_record(Record("0.1.0", "magenoir", pool.digest, ["ann", "bob"], seed=3, given=given), pool)
    return [form.split()[1] for form in seats.suggested(0) if form.startswith("gather ")]


def test_no_mana_is_gathered_for_what_only_a_mage_noir_may_play_unless_a_ritual_is_at_hand() -> None:
    assert "arcane" not in gathered("sulfur-flame, fire-ball, magma-eruption, flame, 2 fire-whip")
    assert "arcane" in gathered("sulfur-flame, flame, crimson-ritual")


def traded(reserve: str, hand: str, larger: str, choices: tuple[str, ...] = ("trade",)) -> list[str]:
    """What is suggested for a trade, to its end."""
    given = f"{{alice: {{reserve: {reserve}, hand: [{hand}]}}, left: 1 vegetal, right: {larger}}}"
    pool = shipped_pool()
    seats = Seats.of_record(Record("0.1.0", "magenoir", pool.digest, ["ann", "bob"], seed=3, given=given), pool)
    for form in choices:
        seats.match.choose(form)
    return seats.suggested(0)


FLAMES = "magma-eruption, flame, sulfur-flame, flame-projectile, fire-ball, tree-in-flames"
LARGER = "1 air 1 water 1 vegetal 1 arcane"


def test_a_trade_is_suggested_that_pays_for_most_and_loses_nothing() -> None:
    """Air pays for two more cards, and of six Fire two are not missed; Vegetal pays for none."""
    air = ["take air right", "give fire", "give fire"]
    assert traded("6 fire 1 mineral 1 arcane", FLAMES, LARGER) == air
    table = "prepared: [solar-burn: {mana: 3 fire}], permanents: [tree-in-flames: {mana: 1 fire 2 vegetal}], channeled: ["
    assert traded(f"6 fire 1 mineral 1 arcane, {table}draconic-flame, radiant-light]", FLAMES, LARGER) == air


def test_what_no_card_of_the_hand_asks_for_is_given_first() -> None:
    assert traded("2 water 2 fire", "fire-ball", LARGER) == ["take air right", "give water", "give water"]


def test_no_trade_is_suggested_where_each_loses_a_card_or_pays_for_none() -> None:
    """Of four Fire, a Mineral and an Arcane each is needed: Air would take Magma eruption or Sulfur flame away."""
    assert traded("4 fire 1 mineral 1 arcane", FLAMES, LARGER) == []
    assert traded("4 fire", "tree-in-flames", LARGER) == []


def test_for_a_trade_that_was_chosen_it_is_suggested_what_to_give() -> None:
    """It is to be paid for: by what leaves most to be paid, whether or not the trade is a good one."""
    chosen = ("trade", "take air right")
    given = traded("4 fire 1 mineral 1 arcane", FLAMES, LARGER, chosen)
    assert sorted(given) in (["give arcane", "give fire"], ["give fire", "give fire"], ["give fire", "give mineral"])
    assert traded("6 fire 1 mineral 1 arcane", FLAMES, LARGER, ("trade", "take water right")) == ["give fire", "give fire"]


def test_the_plan_for_gathering_pays_for_as_many_cards_as_any_other() -> None:
    pool = shipped_pool()
    looked_at = 0
    for names in (("burning-wrath", "surging-growth"), ("crushing-pressure", "whirling-flurry")):
        match = new_match([list(load_deck(name, pool).cards) for name in names])
        chance = seeded(9)
        for _ in range(160):
            decision = match.decision()
            if decision is None:
                break
            if decision.question.id == "gather":
                game = cast(Game, match.position).clone()
                most = max(paid_after(game, plan) for plan in every_plan(game))
                forms: list[str] = []
                while (decision := match.decision()) is not None and decision.question.id in ("gather", "take-pile"):
                    forms.append(decision.options[suggestion(match, decision)].form)
                    match.choose(forms[-1])
                looked_at += 1
                assert paid(cast(Game, match.position), game.asked) == most, forms
            else:
                match.choose(decision.options[chance.below(len(decision.options))].form)
    assert looked_at > 10


def paid(game: Game, seat: int) -> int:
    """How many cards of a hand its reserve pays for, each by itself."""
    reserve = game.reserve[seat * 6 : seat * 6 + 6]
    return Plans(game, seat).paid(reserve)


def every_plan(game: Game) -> Iterator[list[int]]:
    """Every way to lay down what is to be gathered and to take a pile, as places of options."""
    ahead = [(game.clone(), list[int]())]
    while ahead:
        position, made = ahead.pop()
        if position.question.id not in ("gather", "take-pile") or position.asked != game.asked:
            yield made
            continue
        for index in range(len(position.options)):
            further = position.clone()
            further.choose(index)
            ahead.append((further, [*made, index]))


def paid_after(game: Game, plan: list[int]) -> int:
    position = game.clone()
    for index in plan:
        position.choose(index)
    return paid(position, game.asked)
