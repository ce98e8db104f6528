"""Whole games are played from a seat's JSON alone: whatever a client needs is in it, and nothing else is asked."""

import json
import re
from typing import Any

from tests.seat.playing import played, received, sat_down, seed_of_a_short_game

from grimoire.lab.streams import stream
from grimoire.lab.tables import Table
from grimoire.library.messages import LANGUAGES
from grimoire.seat.ask import Choice
from grimoire.seat.looking import WATCHER
from grimoire.seat.scene import Scene
from grimoire.seat.seats import Given
from grimoire.seat.wording import MARKS, Words, plain

SEED = 7
OTHERS_EVERY = 9  # decisions after which those who are not asked look too
MESSAGE_ID = re.compile(r"^[a-z]+(-[A-Za-z]+)+$")  # an id without a message would be shown as it is


def handles(scene: Scene) -> set[str]:
    return {thing.handle for thing in scene.things}


def check_words(words: Words) -> None:
    text = plain(words)
    assert text.strip()
    assert not any(mark in text for mark in MARKS)
    assert not MESSAGE_ID.match(text), text


def check_scene(given: Given, seat: int) -> None:
    scene = given.scene
    assert scene.seat == seat
    places = {place.id for place in scene.places}
    assert len(places) == len(scene.places)
    assert len(handles(scene)) == len(scene.things), "two things have one handle"
    assert [thing.place for thing in scene.things if thing.place not in places] == []
    for place in scene.places:
        shown = [thing for thing in scene.things if thing.place == place.id and thing.kind in ("card", "area")]
        assert len(shown) <= place.count or place.kind == "final"
    for thing in scene.things:
        check_words(thing.name)
        assert bool(thing.card) or thing.handle == f"{thing.place}:{thing.index}" or thing.kind != "card"


def check_choice(choice: Choice, scene: Scene) -> None:
    check_words(choice.words)
    check_words(choice.verb)
    assert set(choice.things) <= handles(scene)
    assert set(choice.places) <= {place.id for place in scene.places}
    assert choice.player in (-1, *[player.seat for player in scene.players])
    assert {span.thing for span in choice.words} - {""} <= handles(scene)


def test_whole_games_are_played_from_what_a_seat_is_given(table: Table) -> None:
    """Decode, pick a form by chance, send it back. Every seat is asked, and all of it can be read in both languages."""
    seed = seed_of_a_short_game(table)
    seats = sat_down(table, seed)
    chance = stream(seed, "walk")
    told = dict.fromkeys([*range(table.seats), WATCHER], 0)
    asked: set[int] = set()
    while True:
        lang = LANGUAGES[seats.number % 2]
        now = [seat for seat in told if seat == seats.position.asked or seats.number % OTHERS_EVERY == 0]
        forms: list[str] = []
        for seat in now or [WATCHER]:
            _, given = received(seats, seat, lang, told[seat])
            told[seat] = given.scene.number
            check_scene(given, seat)
            check_words(given.ask.question)
            for step in given.story.steps:
                check_words(step.words)
            for choice in given.ask.choices:
                check_choice(choice, given.scene)
            assert set(given.ask.suggested[:1]) <= {choice.form for choice in given.ask.choices}
            if given.ask.choices:
                assert given.ask.asked == seat
                asked.add(seat)
                forms = [choice.form for choice in given.ask.choices]
        if given.scene.over:
            break
        assert len(set(forms)) == len(forms) > 0
        seats.match.choose(forms[chance.below(len(forms))])
    assert asked == set(range(table.seats))


def test_options_that_name_a_card_can_be_taken_on_it(table: Table) -> None:
    """Nine of ten at least: what is chosen out of a deck lies nowhere a seat could point at."""
    naming = pointing = 0
    for seats in played(table, SEED + 1):
        if seats.number % 3:
            continue
        _, given = received(seats, seats.position.asked, "en")
        for choice, option in zip(given.ask.choices, seats.position.options, strict=True):
            if option.card:
                naming += 1
                pointing += bool(choice.things or choice.places)
        if seats.number > 400:
            break
    assert naming > 50
    assert pointing >= 0.9 * naming


def test_no_number_of_a_physical_card_leaves(table: Table) -> None:
    """Everything that travels is words, ids, handles and numbers of the game; nothing refers to a card by its number."""
    fields: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, dict):
            for name, inner in value.items():
                if isinstance(inner, int) and not isinstance(inner, bool):
                    fields.add(name)
                look(inner)
        elif isinstance(value, list):
            for inner in value:
                look(inner)

    for seats in played(table, SEED):
        if seats.number > 120:
            break
        if seats.number % 20 == 0:
            for seat in range(table.seats):
                story = {"change"}
                look(json.loads(received(seats, seat, "en")[0]))
    counted = {"number", "seat", "turn", "active", "asked", "index", "owner", "count", "value", "printed", "winner", "player"}
    counted |= {"depth", "since", "first", "last", "made", "most", "way"}
    counted |= {
        "who",
        "face",
        "dice",
        "amount",
        "strength",
        "kept",
        "total",
        "lead",
        "win",
        "tie",
        "lose",
        "combat",
        "speed",
    }  # of dice and Combats, and of who fought in them
    elements = {"air", "fire", "water", "vegetal", "mineral", "arcane"}
    cards = set(table.pool.numbers)
    changes = {name for name in fields if name.startswith(("player.", "c"))} - counted - cards
    assert fields - counted - elements - cards - changes - story == set()
    assert all(re.fullmatch(r"player\.\d|c\d+", name) for name in changes)
