"""A position as text, and a game as a record: read again they are the same, now and in what comes of them."""

import yaml
from hypothesis import given
from hypothesis import strategies as st
from tests.following import follow
from tests.properties.described import POOL, described, laid, placements
from tests.properties.reaching import TABLE, Reached, quick, reached

from grimoire import __version__
from grimoire.kernel.chance import Chance
from grimoire.lab.streams import stream
from grimoire.library.entries import BOT, CHOICE, Entry
from grimoire.library.magenoir.export import export_position, position_text
from grimoire.library.magenoir.positions import read_position
from grimoire.library.records import Record, read_record, record_text
from grimoire.library.replay import pool_of, start_of, turn_digest
from grimoire.magenoir.changing_zones import move_card
from grimoire.magenoir.describing import NotBetweenChains
from grimoire.magenoir.game import Game
from grimoire.magenoir.position_from_description import Placement, place
from grimoire.magenoir.zones import DISCARD, EXILE


def read_again(text: str) -> Placement:
    return read_position(POOL, "written", yaml.compose(text))


@quick
@given(placements())
def test_a_described_position_written_down_is_the_same_position(placement: Placement) -> None:
    again = place(POOL, read_again(position_text(placement)))
    assert again.to_bytes() == place(POOL, placement).to_bytes()


def play_to_a_pause(position: Game, chance: Chance) -> str | None:
    """Up to where the position can be written down, if that comes soon: the text."""
    for _ in range(20):
        if position.asked < 0:
            return None
        try:
            return export_position(position)
        except NotBetweenChains:  # in the middle of something
            position.choose(chance.below(len(position.options)))
    return None


@quick
@given(described(), st.integers(0, 1_000))
def test_a_position_written_down_in_a_game_goes_on_in_the_same_way(position: Game, seed: int) -> None:
    chance = stream(seed, "moves")
    text = play_to_a_pause(position, chance)
    if text is None:
        return
    again = laid(read_again(text))
    assert export_position(again) == text
    for _ in range(20):
        assert [again.view(seat) for seat in (-1, 0, 1)] == [position.view(seat) for seat in (-1, 0, 1)]
        if position.asked < 0 or position.refused:  # a description does not tell what led in circles: it is open again
            return
        assert again.decision() == position.decision()
        index = chance.below(len(position.options))
        again.choose(index)
        position.choose(index)
        assert again.events == position.events


def test_animals_rest_in_the_order_they_lie_not_in_the_order_they_were_turned() -> None:
    """A description cannot say which was turned first, and nothing may hang on it."""
    animals = "{dog: {mana: nothing}}, {queen-bee: {mana: nothing}}"
    position = laid(read_again(f"{{alice: {{animals: [{animals}], reserve: 1 mineral 2 vegetal}}}}"))
    for card in ("queen-bee", "dog"):
        position.choose_form(f"use {card}")
        while position.question.id != "main":
            position.choose(0)
    again = laid(read_again(export_position(position)))
    while not [event for event in position.events if event.kind == "AnimalRested"]:
        form = "end turn" if position.question.id == "main" else position.options[0].form
        again.choose_form(form)
        position.choose_form(form)
        assert again.events == position.events


def test_texts_are_put_in_order_as_their_cards_lie_not_as_they_began() -> None:
    """Nor can a description say which text began first."""
    board = "permanents: [manchineel-tree, {foloi-yarrow: {mana: 1 vegetal}}], equipment: [sun-blade]"
    text = f"{{turn: 'alice, start', alice: {{{board}}}}}"
    asked = []
    for backwards in (False, True):
        position = place(POOL, read_again(text))
        if backwards:
            position.listeners = [actives[::-1] for actives in position.listeners]
        position.advance()
        asked.append([option.form for option in position.options])
    assert len(asked[0]) > 1
    assert asked[0] == asked[1]


def continued_alike(position: Game, forms: list[str]) -> Game:
    """Written down, read again, and led on as the position itself is: both must say the same at every step."""
    again = laid(read_again(export_position(position)))
    for form in forms:
        assert again.decision() == position.decision()
        again.choose_form(form)
        position.choose_form(form)
        assert again.events == position.events
    return again


def test_an_effect_that_lasts_still_comes_from_its_card_when_it_is_read_again() -> None:
    """Tesla coil, Mineral by Ermine and so a Protector, strikes back at Ignition, which lies in the discard pile by then."""
    lasting = "lasting: [ermine: {by: bob, on: [bob tesla-coil permanents.1], x: 4}]"
    alice = "alice: {prepared: [ignition: {mana: nothing}, zephyr: {mana: nothing}]}"
    bob = "bob: {permanents: [tesla-coil], equipment: [lithomancy-ring]}"
    position = laid(read_again(f"{{{lasting}, {alice}, {bob}}}"))
    for form in ("activate ignition", "keep"):
        position.choose_form(form)
    assert "ignition: {by: alice, card: alice ignition discard.1, moved: yes}" in export_position(position)
    again = continued_alike(position, ["activate zephyr", "target opponent", "keep", "redirect tesla-coil"])
    assert again.life[0] == 19


def test_an_effect_laid_on_no_card_does_not_end_with_one() -> None:
    """Favorable winds speaks of a player: a card it is said to lie on is nothing to it."""
    lasting = "lasting: [favorable-winds: {by: alice, on: [alice zephyr prepared.1]}]"
    seats = "alice: {prepared: [zephyr: {mana: nothing}], reserve: 1 air 1 fire}, left: 2 water"
    position = laid(read_again(f"{{{lasting}, {seats}}}"))
    for form in ("activate zephyr", "target opponent"):
        position.choose_form(form)
    continued_alike(position, ["trade", "take water left", "give air"])


def test_a_card_that_has_no_effect_shows_nobody_a_card_while_a_position_is_laid() -> None:
    """Inner fire shows both players the top of a deck, but not while Ice tree has silenced it."""
    seats = "alice: {permanents: [inner-fire], deck: [seed, flame]}, bob: {permanents: [ice-tree]}"
    silent = "lasting: [ice-tree: {by: bob, since: turn 4, on: [alice inner-fire permanents.1]}]"
    known = [laid(read_again(f"{{{text}{seats}}}")).known[:2] for text in ("", f"{silent}, ")]
    assert known == [[0, 3], [0, 0]]


@quick
@given(reached())
def test_a_record_written_down_leads_to_the_same_position(game: Reached) -> None:
    seats = ["random", "random"]
    record = Record(__version__, TABLE.name, TABLE.cards_digest(), seats, game.decks, game.seed)
    position = TABLE.begin(game.decks, game.seed)
    for form in game.forms:
        seat = position.asked
        position.choose_form(form)
        record.entries.append(Entry(CHOICE, seat, BOT, form, turn_digest(TABLE.name, position)))
    again = read_record(record_text(record), "written")
    other = start_of(again, pool_of(again))
    follow(again, other)
    assert other.digest() == game.position.digest()


def test_what_cards_count_this_turn_is_written_down() -> None:
    position = laid(read_again("turn: alice, main\nalice: {hand: [dew-drop, seed], reserve: 1 water 1 vegetal}\n"))
    position.choose_form("prepare seed")
    text = export_position(position)
    assert '"prepared(spell)": 1' in text
    again = laid(read_again(text))
    assert export_position(again) == text
    again.choose_form("prepare dew-drop")
    assert again.life[0] == 20  # Dew drop is the second spell of the turn


def test_a_promise_about_a_card_that_is_gone_is_written_down_and_put_in_order_all_the_same() -> None:
    """Renewal: what lies in the discard pile may have left it before the turn ends, and Kerlochs robe ends then as well."""
    text = """\
turn: alice, gather
turn number: 4
first: alice
alice:
  deck: [punch, punch]
  discard: [rock-wall]
  animals: [scarab]
bob:
  deck: [punch, punch]
lasting: [renewal: {by: alice, on: alice rock-wall discard.1}]
"""
    position = laid(read_again(text))
    card = position.cards(0, DISCARD)[0]
    move_card(position, position.ref(card), EXILE)
    again = laid(read_again(export_position(position)))
    assert again.view(0).lasting == position.view(0).lasting == ["renewal"]
    for _ in range(20):
        assert again.decision() == position.decision()
        if position.question.id == "order":
            break
        again.choose(0)
        position.choose(0)
    assert {option.card for option in position.options} == {"scarab", "renewal"}
