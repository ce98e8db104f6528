"""A match: bots answer, the record grows, actions can be taken back, standing orders answer."""

from typing import Any

import pytest

from grimoire.bots.bot import Sight
from grimoire.bots.random import RandomBot
from grimoire.kernel.chance import seeded
from grimoire.kernel.option import Decision
from grimoire.library.entries import Entry
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.match.stops import Stops
from grimoire.table.match import Match


def new_match(people: int = 1, seed: int = 3) -> Match:
    pool = shipped_pool()
    decks = [["flame"] * 30 + ["breath"] * 10] * 2  # something to prepare and to channel from the first turn on
    record = Record("0.1.0", "magenoir", pool.digest, ["ann", "bob"], decks, seed)
    bots = [None, None if people == 2 else RandomBot(seeded(9))]
    return Match(start_of(record, pool), record, bots)


class Kept:
    """Keeps what it is given, and how much of it was settled."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.settled = 0

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)

    def settle(self) -> None:
        self.settled = len(self.entries)


def to_main(match: Match, seat: int = 0) -> Decision:
    """Go on with first options until a seat stands at the beginning of its main phase."""
    while True:
        match.go_on()
        decision = match.decision()
        assert decision is not None
        if decision.seat == seat and decision.question.id == "main":
            return decision
        form = "end turn" if decision.question.id == "main" else decision.options[0].form
        match.choose(form)


def choose_first(match: Match, verb: str) -> str:
    decision = match.decision()
    assert decision is not None
    form = next(option.form for option in decision.options if option.verb == verb)
    match.choose(form)
    return form


def test_bots_answer_until_a_person_must_decide() -> None:
    match = new_match()
    match.go_on()
    decision = match.decision()
    assert decision is not None
    assert decision.seat == 0
    match.choose("hand 1")
    match.go_on()
    decision = match.decision()
    assert decision is not None
    assert decision.seat == 0
    assert len(match.record.choices) >= 2


def test_every_choice_is_kept_as_soon_as_it_is_made() -> None:
    match = new_match()
    match.keeper = kept = Kept()
    to_main(match)
    assert kept.entries == match.record.entries
    assert kept.settled == len(kept.entries)


def test_a_whole_action_is_taken_back() -> None:
    match = new_match()
    to_main(match)
    before = match.position.digest()
    choices = list(match.record.choices)
    choose_first(match, "prepare")
    assert match.position.digest() != before
    assert match.undo(0)
    assert match.position.digest() == before
    assert match.record.choices == choices


def test_an_action_under_way_is_taken_back_from_its_middle() -> None:
    match = new_match()
    decision = to_main(match)
    while not any(option.verb == "trade" for option in decision.options):
        match.choose("end turn")
        decision = to_main(match)
    before = match.position.digest()
    match.choose("trade")
    choose_first(match, "take")
    assert match.undo(0)
    assert match.position.digest() == before


def test_several_actions_are_taken_back_one_after_the_other() -> None:
    match = new_match()
    to_main(match)
    start = match.position.digest()
    choose_first(match, "prepare")
    choose_first(match, "channel")
    assert match.undo(0)
    assert match.undo(0)
    assert match.position.digest() == start


def test_nothing_is_taken_back_past_something_hidden_that_came_out() -> None:
    match = new_match()
    match.go_on()
    match.choose("hand 1")  # the deck is shuffled
    assert not match.undo(0)


def test_nothing_is_taken_back_past_a_choice_of_another_player() -> None:
    match = new_match(people=2)
    match.choose("hand 1")
    to_main(match, 0)
    choose_first(match, "prepare")
    match.choose("end turn")  # the next turn draws a card, and somebody else chooses
    decision = match.decision()
    assert decision is not None and decision.seat == 1
    match.choose(decision.options[0].form)
    assert not match.undo(0)


def test_the_other_seat_cannot_take_back_what_is_not_its_own() -> None:
    match = new_match(people=2)
    to_main(match, 0)
    choose_first(match, "prepare")
    assert not match.undo(1)
    assert match.undo(0)


def test_a_match_goes_on_from_its_record() -> None:
    match = new_match()
    to_main(match)
    choose_first(match, "prepare")
    record = match.record
    resumed = Match.resumed(record, start_of(record, shipped_pool()), match.bots)
    assert resumed.position.digest() == match.position.digest()
    assert resumed.record.choices == record.choices
    assert resumed.record.digests == record.digests
    assert resumed.events_since(0, 0) == match.events_since(0, 0)


def test_conceding_ends_the_match_and_is_in_the_record() -> None:
    match = new_match()
    to_main(match)
    match.concede(0)
    assert match.over
    assert match.winner == 1
    assert match.decision() is None
    resumed = Match.resumed(match.record, start_of(match.record, shipped_pool()), match.bots)
    assert resumed.over
    assert resumed.winner == 1


def test_a_whole_game_between_bots_ends_with_a_result() -> None:
    match = new_match()
    match.bots = [RandomBot(seeded(5)), RandomBot(seeded(6))]
    match.go_on()
    assert match.over
    assert match.record.result in ("ann", "bob", "draw")


def test_events_hide_what_the_seat_may_not_know() -> None:
    match = new_match()
    to_main(match)
    drawn = [event for event in match.events_since(0, 0) if event.kind == "CardDrawn" and event.seat == 1]
    assert all(event.card == "" or event.rule == "S:drawing-your-animal" for event in drawn)


def test_passing_this_turn_ends_with_the_turn() -> None:
    match = new_match()
    to_main(match)
    match.stops[0] = Stops(resting=True)
    match.choose("end turn")
    match.go_on()
    assert match.stops[0] == Stops()


def test_whoever_empties_a_list_of_events_changes_no_log() -> None:
    match = new_match()
    to_main(match)
    told = match.events_since(0, 0)
    assert told
    match.events_since(0, 0).clear()
    match.position.events.clear()
    assert match.events_since(0, 0) == told


class Onlooker:
    """Takes the first option, and notes which cards of the other its samples have."""

    def __init__(self) -> None:
        self.assumed: set[str] = set()

    def choose(self, sight: Sight, decision: Decision) -> int:
        sample: Any = sight.sample(seeded(5))
        faces = [face for card, face in enumerate(sample.printed) if sample.owner[card] != sight.seat]
        self.assumed |= {sample.definitions[face].id for face in faces}
        return 0


@pytest.mark.parametrize("closed", [False, True])
def test_a_bot_knows_the_list_of_the_other_only_where_lists_are_open(closed: bool) -> None:
    pool = shipped_pool()
    decks = [["flame"] * 40, ["breath"] * 40]
    record = Record("0.1.0", "magenoir", pool.digest, ["ann", "bob"], decks, 3, closed=closed)
    bot = Onlooker()
    match = Match(start_of(record, pool), record, [None, bot])
    match.go_on()
    while not bot.assumed:
        decision = match.decision()
        assert decision is not None
        match.choose(decision.options[0].form)
        match.go_on()
    assert (bot.assumed == {"flame"}) == (not closed)
    assert Match.resumed(record, start_of(record, pool), [None, bot]).record.closed == closed
