"""Stops: where a person is asked, and what orders answer; both games, from described positions."""

import pytest
from msgspec.structs import replace

from grimoire import __version__
from grimoire.bots.random import RandomBot
from grimoire.kernel.chance import seeded
from grimoire.library.entries import BOT, HAND, ORDER
from grimoire.library.games import box_of
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import load_deck
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.match.magenoir.suggesting import PAYMENTS
from grimoire.match.stops import ABLE, NEVER, SHOWN, TOUCHED, Stops, Where, usual_stops
from grimoire.table.match import Match


def duel(given: str, stops: Stops, people: int = 2) -> Match:
    """Bob has the stops; Alice, whose turn it is, is a person whom nothing answers for."""
    pool = box_of("magenoir").shipped_pool()
    record = Record(__version__, "magenoir", pool.digest, ["alice", "bob"], seed=5, given=given)
    bots = [None if people == 2 else RandomBot(seeded(1)), None]
    match = Match(start_of(record, pool), record, bots)
    match.stops = [Stops(SHOWN), stops]
    match.go_on()
    return match


def asked(match: Match) -> tuple[int, str]:
    decision = match.decision()
    assert decision is not None
    return decision.seat, decision.question.id


READY = "bob: {prepared: [stunning-thunder]"


@pytest.mark.parametrize(
    ("alice", "bob", "chosen", "touched"),
    [
        ("prepared: [flame]", "}", ["activate flame", "target opponent"], True),  # a target
        ("prepared: [flame]", "}", ["activate flame", "target you"], False),
        ("prepared: [seed]", "}", ["activate seed"], False),
        (
            "prepared: [draconic-flame]",
            ", permanents: [animated-tree]}",
            ["activate draconic-flame", "target animated-tree"],
            True,
        ),
        ("hand: [seed], reserve: 1 vegetal", "}", ["prepare seed"], False),
        ("prepared: [seed]", "}", ["channel seed"], False),
    ],
)
def test_by_default_one_is_asked_where_something_of_ones_own_is_touched(
    alice: str, bob: str, chosen: list[str], touched: bool
) -> None:
    given = f"alice: {{{alice}}}\n{READY}{bob}"
    stopped_at: dict[Where, bool] = {TOUCHED: touched, ABLE: True, SHOWN: True, NEVER: False}
    for where, stopped in stopped_at.items():
        match = duel(given, Stops(where))
        for form in chosen:
            match.choose(form)
        match.go_on()
        assert (asked(match) == (1, "window")) == stopped, where


def test_what_names_nobody_touches_whom_it_would_hurt() -> None:
    match = duel("alice: {prepared: [fiery-arrow]}\n" + READY + "}", Stops(TOUCHED))
    match.choose("activate fiery-arrow")
    match.go_on()
    assert asked(match) == (1, "window")


@pytest.mark.parametrize(("where", "times"), [(TOUCHED, 1), (NEVER, 0), (ABLE, 1)])
def test_the_end_of_an_opponents_turn_is_a_stop(where: Where, times: int) -> None:
    match = duel(READY + "}", Stops(where))
    match.choose("end turn")
    match.go_on()
    stops = 0
    while asked(match) == (1, "window") and match.position.view(1).active == 0:
        stops += 1
        match.choose("pass")
        match.go_on()
    assert stops == times


def test_a_turn_that_is_not_stopped_in_is_passed_whatever_comes_and_the_next_one_is_as_before() -> None:
    match = duel("alice: {prepared: [2 flame]}\n" + READY + "}", Stops(resting=True))
    for _ in range(2):
        match.choose("activate flame")
        match.choose("target opponent")
        match.go_on()
        assert asked(match) == (0, "main")
    match.choose("end turn")
    match.go_on()
    assert match.stops[1] == Stops()


def test_what_orders_answered_is_said_in_the_record() -> None:
    match = duel("alice: {prepared: [seed]}\n" + READY + "}", Stops())
    match.choose("activate seed")
    match.go_on()
    assert [(entry.seat, entry.by, entry.form) for entry in match.record.entries[-2:]] == [(1, ORDER, "pass")] * 2


ORDERED = """\
turn: alice, start
bob: {BOB}
alice:
  reserve: 1 fire
  ALICE
  channeled: [mental-flame]
"""


def ordering(stops: Stops, alice: str = "hand: []", bob: str = "", people: int = 1) -> Match:
    """The beginning of a turn at which a channeled spell may go: before Zenith is checked, or after."""
    given = ORDERED.replace("ALICE", alice).replace("BOB", bob)
    pool = box_of("magenoir").shipped_pool()
    record = Record(__version__, "magenoir", pool.digest, ["alice", "bob"], seed=5, given=given)
    match = Match(start_of(record, pool), record, [None, RandomBot(seeded(1)) if people == 1 else None])
    match.stops = [stops, stops]
    match.go_on()
    return match


def forms(match: Match) -> list[str]:
    decision = match.decision()
    assert decision is not None
    return [option.form for option in decision.options]


def was_ordered_by_rule(match: Match) -> bool:
    return any(entry.form == "order zenithcheck" and entry.by == ORDER for entry in match.record.entries)


SOLAR = "hand: [solar-winds]"


@pytest.mark.parametrize("alice", ["hand: []", SOLAR, "discard: [solar-winds]"])
@pytest.mark.parametrize("by_hand", [False, True])
def test_zenith_is_not_ordered_where_nothing_in_play_has_it(alice: str, by_hand: bool) -> None:
    """What lies in a hand does not count: to be asked for it would tell of it."""
    match = ordering(Stops(by_hand=by_hand), alice)
    assert asked(match) == (0, "do-or-else")
    assert not was_ordered_by_rule(match)


def test_zenith_is_ordered_by_rule_where_no_card_of_who_gains_by_it_is_in_sight() -> None:
    """Bob's Zenith goes by Bob's spells."""
    bob = "animals: [lion]"
    match = ordering(Stops(), "hand: []", bob)
    assert asked(match) == (0, "do-or-else")
    assert was_ordered_by_rule(match)
    assert "order zenithcheck" in forms(ordering(Stops(by_hand=True), "hand: []", bob))


def test_what_the_opponent_forbids_at_zenith_can_be_forestalled() -> None:
    """Under Bob's Biting sun Alice may do first what Zenith could forbid: by hand it is asked, by rule it comes first."""
    bob = "permanents: [biting-sun]"
    match = ordering(Stops(), "hand: []", bob)
    assert asked(match) == (0, "do-or-else")
    assert not was_ordered_by_rule(match)
    assert "order zenithcheck" in forms(ordering(Stops(by_hand=True), "hand: []", bob))


def test_zenith_is_checked_first_where_nothing_that_waits_could_change_what_it_finds() -> None:
    """Animated tree fetches spells of Alice; the Zenith of Bob, who has a card for it, goes by his own."""
    alice = "discard: [seed, seed]\n  permanents: [animated-tree, enchanted-forest, enchanted-forest]"
    match = ordering(Stops(), alice, "rituals: [zenith-ritual]")
    assert was_ordered_by_rule(match)
    assert "order zenithcheck" not in forms(match)


def test_zenith_is_ordered_where_a_card_in_sight_speaks_of_it() -> None:
    assert "order zenithcheck" in forms(ordering(Stops(), "permanents: [biting-sun]"))


@pytest.mark.parametrize("people", [1, 2])
def test_what_an_order_may_know_is_what_everybody_sees_where_others_are_there(people: int) -> None:
    """Alice holds a card with Zenith while Bob's Animal has it; if she were asked for it, Bob would know."""
    match = ordering(Stops(), SOLAR, "animals: [lion]", people)
    assert was_ordered_by_rule(match) == (people == 2)
    assert ("order zenithcheck" in forms(match)) == (people == 1)


@pytest.mark.parametrize("people", [1, 2])
def test_a_single_answer_is_taken_where_nobody_is_there_to_notice_and_asked_for_among_people(people: int) -> None:
    pool = box_of("magenoir").shipped_pool()
    record = Record(__version__, "magenoir", pool.digest, ["alice", "bob"], seed=5, given="alice: {hand: [tornado]}")
    match = Match(start_of(record, pool), record, [None, RandomBot(seeded(1)) if people == 1 else None])
    match.stops = [Stops(), Stops()]
    match.go_on()
    decision = match.decision()
    assert decision is not None
    assert (decision.question.id == "main" and len(decision.options) == 1) == (people == 2)


def test_among_people_at_one_screen_everybody_is_asked_where_the_table_shows_it() -> None:
    assert usual_stops([None, None]) == Stops(SHOWN)
    assert usual_stops([None, RandomBot(seeded(1))]) == Stops(TOUCHED)


def test_a_window_tells_whether_a_hidden_hand_could_matter_in_it() -> None:
    match = duel("alice: {prepared: [seed]}\n" + READY + "}", Stops(SHOWN))
    match.choose("activate seed")
    coming = match.next()
    assert coming is not None and (coming.by, coming.countdown) == (HAND, False)
    match.stops[1] = replace(match.stops[1], where=NEVER)
    coming = match.next()
    assert coming is not None and (coming.by, coming.index) == (ORDER, 0)


@pytest.mark.parametrize(("hp", "stopped"), [(20, False), (7, True)])
def test_after_six_passes_in_a_turn_one_is_asked_again_only_where_all_would_be_lost(hp: int, stopped: bool) -> None:
    """Each Flame takes one Health Point."""
    match = duel("alice: {prepared: [8 flame]}\n" + READY + f", hp: {hp}}}", Stops())
    for n in range(7):
        match.choose("activate flame")
        match.choose("target opponent")
        match.go_on()
        if n < 6:
            assert asked(match) == (1, "window")
            match.choose("pass")
            match.go_on()
    assert (asked(match) == (1, "window")) == stopped


def test_an_order_that_was_kept_for_just_these_comes_first_also_by_hand() -> None:
    """The latest one counts, and none that leaves one of them out."""
    bob = "permanents: [biting-sun]"
    for by_hand in (False, True):
        kept = [["order zenithcheck", "mental-flame"], ["mental-flame", "order zenithcheck"], ["order zenithcheck", "seed"]]
        match = ordering(Stops(by_hand=by_hand, orders=kept), "hand: []", bob)
        first = next(entry for entry in match.record.entries if entry.form.startswith("order "))
        assert (first.form, first.by) == ("order mental-flame", ORDER)
        assert "order zenithcheck" in forms(ordering(Stops(by_hand=True, orders=kept[2:]), "hand: []", bob))


def played_out(stops: Stops) -> list[tuple[str, str]]:
    """The questions of a duel by chance that Alice was asked: which, and who answered."""
    pool = shipped_pool()
    decks = [list(load_deck(name, pool).cards) for name in ("crushing-pressure", "whirling-flurry")]
    record = Record(__version__, "magenoir", pool.digest, ["alice", "bob"], decks, seed=3)
    match = Match(start_of(record, pool), record, [None, RandomBot(seeded(1))])
    match.stops = [stops, stops]
    chance = seeded(5)
    found: list[tuple[str, str]] = []
    while len(found) < 400 and (next := match.next()) is not None:
        if next.by == BOT:
            match.take(chance.below(len(next.decision.options)), BOT)
            continue
        found.append((next.decision.question.id, next.by))
        match.take(next.index if next.by == ORDER else chance.below(len(next.decision.options)), next.by)
    return found


def test_payments_are_made_as_suggested_for_whoever_wants_that_and_nothing_else_is() -> None:
    """What shapes a turn, and what a trade is for, is asked all the same."""
    asked = [question for question, by in played_out(Stops(NEVER, pays=True)) if by == HAND]
    assert {"gather", "main"} <= set(asked)
    assert not PAYMENTS & set(asked)
    assert PAYMENTS & {question for question, by in played_out(Stops(NEVER)) if by == HAND}


def test_what_an_order_answers_settles_as_much_as_a_hand_where_no_countdown_hides_it() -> None:
    for is_noticed in (False, True):
        match = duel("alice: {prepared: [seed]}\n" + READY + "}", Stops(NEVER))
        match.is_noticed = is_noticed
        match.choose("activate seed")
        match.go_on()
        assert asked(match)[0] == 0 and match.can_undo(0) != is_noticed
