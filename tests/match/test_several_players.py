"""A match of more than two: records and saves, leaving, taking back, standing orders (Anima)."""

from pathlib import Path

import msgspec
import pytest
from tests.following import follow

from grimoire.anima.game import Game
from grimoire.bots.games import bot_in, numbered
from grimoire.bots.random import RandomBot
from grimoire.kernel.chance import seeded
from grimoire.kernel.option import Decision
from grimoire.library.anima.cards import shipped_pool
from grimoire.library.games import GAMES, box_of
from grimoire.library.records import Record, read_record, record_text
from grimoire.library.replay import Departure, pool_of, start_of
from grimoire.library.saves import Save, load_record
from grimoire.library.yaml_lines import BadFile
from grimoire.table.match import Match
from grimoire.table.playback import Playback

NAMES = ["ann", "bob", "cem", "dee", "eva"]


def new_record(seats: int = 3, options: list[str] | None = None, seed: int = 7) -> Record:
    return Record("0.1.0", "anima", shipped_pool().digest, NAMES[:seats], seed=seed, options=options or [])


def new_match(people: int, seats: int = 3, seed: int = 7) -> Match:
    record = new_record(seats, seed=seed)
    bots = [None if seat < people else RandomBot(seeded(90 + seat)) for seat in range(seats)]
    return Match(start_of(record, shipped_pool()), record, bots)


def choose_by_chance(match: Match, choices: int, seed: int = 5) -> None:
    chance = seeded(seed)
    for _ in range(choices):
        match.go_on()
        decision = match.decision()
        if decision is None:
            return
        match.choose(decision.options[chance.below(len(decision.options))].form)


def game_of(match: Match) -> Game:
    assert isinstance(match.position, Game)
    return match.position


# -- records -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(2, []), (4, ["tree", "open rolls"]), (5, ["omega", "automatic reveal"])])
def test_a_record_keeps_seats_and_options_and_leads_to_the_same_game(tmp_path: Path, seats: int, options: list[str]) -> None:
    record = new_record(seats, options)
    match = Match(start_of(record, shipped_pool()), record, [RandomBot(seeded(seat)) for seat in range(seats)])
    path = tmp_path / "game.yaml"
    while match.decision() is not None and len(record.choices) < 400:
        decision = match.position.decision()
        assert decision is not None
        match.choose(decision.options[len(record.choices) % len(decision.options)].form)
    Save.begun(path, match.record)
    read = load_record(path)
    assert (read.seats, read.options, read.decks) == (NAMES[:seats], options, [])
    assert len(read.digests) > 2
    again = start_of(read, pool_of(read))
    follow(read, again)
    assert again.digest() == match.position.digest()


def test_a_turn_that_begins_otherwise_is_found_for_any_number_of_seats() -> None:
    match = new_match(0)
    match.go_on()
    record = read_record(record_text(match.record), "save.yaml")
    second = [i for i, entry in enumerate(record.entries) if entry.digest][1]
    record.entries[second] = msgspec.structs.replace(record.entries[second], digest="0" * 16)
    with pytest.raises(Departure, match="the turn after it begins otherwise"):
        follow(record, start_of(record, shipped_pool()))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seats": ["ann"]}, "2 to 5 seats are needed to start a game of anima, not 1"),
        ({"seats": NAMES}, "5 players need the cards of Shadow of Omega"),
        ({"options": ["chess clock"]}, "'chess clock' is no optional rule of anima; there are: tree, open rolls"),
        ({"decks": [["flame"], ["flame"], ["flame"]]}, "no decks are needed to start a game of anima"),
        ({"seed": None}, "a seed is needed to start a game"),
        ({"game": "chess"}, "'chess' is no game; there are: anima, magenoir"),
    ],
)
def test_a_record_that_cannot_begin_a_game_is_refused_in_one_line(change: dict[str, object], told: str) -> None:
    record = new_record()
    for name, value in change.items():
        setattr(record, name, value)
    with pytest.raises(BadFile, match=told) as caught:
        start_of(record, shipped_pool())
    assert "\n" not in str(caught.value)


def test_every_game_is_known_by_its_name_everywhere() -> None:
    for name, box in GAMES.items():
        assert box.name == name
        assert box_of(name) is box
        assert box.shipped_pool().digest
        assert len(box.shipped_texts()) > 1


# -- leaving -----------------------------------------------------------------------------------------------------------


def test_who_leaves_a_game_of_three_is_replaced_and_the_others_go_on() -> None:
    match = new_match(3)
    choose_by_chance(match, 30)
    match.concede(1)
    assert not match.over
    assert match.record.conceded == {"bob": len(match.record.choices)}
    for _ in range(200):
        match.go_on()
        decision = match.decision()
        if decision is None:
            break
        assert decision.seat != 1
        match.choose(decision.options[-1].form)
    assert len(game_of(match).own(1, 1)) == 1 or match.over  # the Party has been sent away but for one


def test_the_last_one_who_stays_has_won() -> None:
    match = new_match(3)
    choose_by_chance(match, 10)
    match.concede(0)
    match.concede(2)
    assert match.over
    assert match.winner == 1
    assert match.record.result == "bob"
    assert match.decision() is None


def test_leaving_is_in_the_record_and_the_game_goes_on_from_it() -> None:
    match = new_match(3)
    choose_by_chance(match, 20)
    match.concede(2)
    choose_by_chance(match, 20, seed=6)
    read = read_record(record_text(match.record), "save.yaml")
    assert read.conceded == match.record.conceded
    resumed = Match.resumed(read, start_of(read, shipped_pool()), [None, None, None])
    assert resumed.position.digest() == match.position.digest()
    assert resumed.bots[0] is None and resumed.bots[2] is not None
    told = [event.kind for event in resumed.events_since(0, 0)]
    assert told.count("Conceded") == 1
    assert told == [event.kind for event in match.events_since(0, 0)]
    playback = Playback(read, shipped_pool())
    assert [event.kind for event in playback.told[read.conceded["cem"]]][-1] == "Conceded"


def test_a_game_is_played_to_its_end_when_only_bots_are_left() -> None:
    match = new_match(1)
    choose_by_chance(match, 5)
    match.concede(0)
    match.go_on()
    assert match.over
    assert match.record.result in ("bob", "cem", "draw")


# -- taking back -------------------------------------------------------------------------------------------------------


def at_reset(match: Match) -> Decision:
    """Go on until the first person may declare to leave an Area."""
    while True:
        match.go_on()
        decision = match.decision()
        assert decision is not None
        forms = [option.form for option in decision.options]
        if decision.seat == 0 and "leave" in forms:
            return decision
        wanted = ("end", "pass", "explore", "stay")
        form = next((form for form in forms if form.startswith("move")), None)
        match.choose(form or next((form for form in wanted if form in forms), forms[-1]))


def test_an_action_is_taken_back_among_several_players() -> None:
    match = new_match(1, seed=3)
    at_reset(match)
    before = match.position.digest()
    match.choose("leave")
    assert match.position.digest() != before
    assert match.undo(0)
    assert match.position.digest() == before


def test_nothing_is_taken_back_past_what_somebody_else_chose() -> None:
    match = new_match(3, seed=3)
    at_reset(match)
    match.choose("leave")
    match.choose("end")
    match.go_on()
    decision = match.decision()
    assert decision is not None and decision.seat != 0
    match.choose(decision.options[-1].form)
    assert not match.undo(0)


# -- standing orders ---------------------------------------------------------------------------------------------------


def test_a_person_is_asked_only_where_there_is_something_to_choose() -> None:
    chance = seeded(2)
    asked = chosen = 0
    for seed in range(11, 15):  # some games end early
        match = new_match(1, seed=seed)
        for _ in range(150):
            match.go_on()
            decision = match.decision()
            if decision is None:
                break
            asked += 1
            assert len(decision.options) > 1
            match.choose(decision.options[chance.below(len(decision.options))].form)
        chosen += len(match.record.choices)
    assert asked > 100
    assert chosen > 2 * asked


# -- names of seats ----------------------------------------------------------------------------------------------------


def test_several_bots_of_one_name_are_numbered_and_known_again() -> None:
    seats = numbered(["greedy", "random", "greedy", "greedy"])
    assert seats == ["greedy", "random", "greedy 2", "greedy 3"]
    assert [bot_in(seat) for seat in seats] == ["greedy", "random", "greedy", "greedy"]
    assert [bot_in(seat) for seat in ("Ann", "greedy friend", "")] == ["", "", ""]
