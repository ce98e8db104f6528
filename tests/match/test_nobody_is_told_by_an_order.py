"""Standing orders: among people who is asked must not tell what anybody holds."""

from collections import Counter

import pytest

from grimoire.bots.games import make_bot
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.lab.tables import exchange
from grimoire.library.entries import HAND, ORDER
from grimoire.library.records import Record
from grimoire.library.replay import pool_of, start_of
from grimoire.match.games import GAMES
from grimoire.match.stops import ABLE, SHOWN, Stops, usual_stops
from grimoire.table.match import Match


def match_of(people: int, seed: int = 4) -> Match:
    record = Record("0.1.0", "anima", table_of("anima").cards_digest(), ["Ann", "Bob", "Eve"], seed=seed)
    bots = [None if seat < people else make_bot("random", stream(seat, "bot"), "anima") for seat in range(3)]
    return Match(start_of(record, pool_of(record)), record, bots)


def test_against_bots_one_is_not_asked_where_one_can_do_nothing_and_among_people_everybody_is() -> None:
    assert match_of(1).stops == [Stops()] * 3
    assert match_of(2).stops == [Stops(SHOWN)] * 3
    assert usual_stops([None, None]) == Stops(SHOWN)


def asked_at(match: Match, seed: int, most: int) -> list[tuple[int, str]]:
    """Who was asked what by hand, whatever they could answer: they pass where they can."""
    asked: list[tuple[int, str]] = []
    chance = stream(seed, "people")
    match.go_on()
    while (decision := match.decision()) is not None and len(asked) < most:
        asked.append((decision.seat, decision.question.id))
        forms = [option.form for option in decision.options]
        match.choose("pass" if "pass" in forms else forms[chance.below(len(forms))])
        match.go_on()
    return asked


def test_who_is_asked_does_not_depend_on_what_the_others_hold() -> None:
    """The same table with other cards in the hands of two seats: as long as all pass, the third sees the same asked."""
    one = match_of(3)
    two = match_of(3)
    for match in (one, two):
        asked_at(match, 1, 6)  # the setup
    first, second = one.position, two.position
    assert first.digest() == second.digest()
    second.unshare()
    g: object = second
    hidden = sorted(table_of("anima").unseen(second, 0))
    advantages = [card for card in hidden if g.definition(card).category == 6]  # type: ignore[attr-defined]
    exchange(g.zones, [g.zone, g.known], advantages, stream(2, "hands"))  # type: ignore[attr-defined]
    second.asked = -1
    second.advance()
    assert first.digest() != second.digest()
    forms: list[tuple[int, str]] = []
    for _ in range(40):
        decisions = [match.decision() for match in (one, two)]
        assert decisions[0] is not None
        assert decisions[1] is not None
        assert (decisions[0].seat, decisions[0].question.id) == (decisions[1].seat, decisions[1].question.id)
        shared = {option.form for option in decisions[0].options} & {option.form for option in decisions[1].options}
        quiet = sorted(form for form in shared if form.split()[0] in ("arrive", "enter", "explore", "pass", "end", "rest"))
        form = "pass" if "pass" in quiet else quiet[-1] if quiet else ""
        if not form:
            break
        forms.append((decisions[0].seat, form))
        for match in (one, two):
            match.choose(form)
            match.go_on()
    assert len(forms) > 3


def combat_questions(match: Match, most: int) -> list[tuple[bool, str, bool]]:
    """Of each question for Combat cards: whether there was nothing to use, who answers, and whether a countdown runs."""
    found: list[tuple[bool, str, bool]] = []
    chance = stream(9, "people")
    while (next := match.next()) is not None and len(found) < most:
        decision = next.decision
        if decision.question.id == "combat-cards":
            found.append((len(decision.options) == 1, next.by, next.countdown))
        match.take(next.index if next.by == ORDER else chance.below(len(decision.options)), next.by)
    return found


def test_nobody_is_asked_for_combat_cards_who_has_none_and_nobody_can_tell_by_the_time() -> None:
    """Whoever might hold one has the same countdown, with or without; an order waits for its end."""
    match = match_of(3)
    match.stops = [Stops()] * 3
    asked = combat_questions(match, 90)
    nothing = [(by, counts) for alone, by, counts in asked if alone]
    something = [(by, counts) for alone, by, counts in asked if not alone]
    assert (ORDER, True) in nothing
    assert {by for by, _ in nothing} == {ORDER}
    assert (HAND, True) in something
    assert (ORDER, True) in something  # where nothing it holds would change anything


def test_who_has_passed_often_is_still_asked_for_combat_cards() -> None:
    match = match_of(3)
    match.stops = [Stops()] * 3
    match.passes = [99] * 3
    chance = stream(9, "people")
    while (next := match.next()) is not None:
        decision = next.decision
        if decision.question.id == "combat-cards" and len(decision.options) > 1:
            if GAMES["anima"].is_idle(match.position.clone()):
                assert next.by == ORDER
            else:
                assert next.by == HAND
                return
        match.take(next.index if next.by == ORDER else chance.below(len(decision.options)), next.by)
        match.passes = [99] * 3
    raise AssertionError("nobody had anything to use")


def test_who_passes_the_rest_of_a_turn_passes_whatever_the_hand_holds() -> None:
    match = match_of(3)
    asked_at(match, 1, 6)
    match.stops[match.position.asked] = Stops(SHOWN, resting=True)
    assert Stops(SHOWN, resting=True) in match.stops
    turn = match.position.view(0).turn
    while match.decision() is not None and match.position.view(0).turn == turn:
        decision = match.decision()
        assert decision is not None
        match.choose(decision.options[-1].form)
        match.go_on()
    assert match.stops == [Stops(SHOWN)] * 3


@pytest.mark.parametrize("is_noticed", [False, True])
def test_where_no_countdown_hides_it_one_is_asked_whatever_one_holds(is_noticed: bool) -> None:
    """In a game by turns a pass that came at once would tell that there was nothing to answer with."""
    match, chance = match_of(3), stream(1, "people")
    match.stops = [Stops(ABLE)] * 3
    match.is_noticed = is_noticed
    answered: Counter[str] = Counter()
    for _ in range(300):
        coming = match.next()
        if coming is None:
            break
        if coming.countdown and len(coming.decision.options) == 1:
            answered[coming.by] += 1
        match.take(coming.index if coming.by == ORDER else chance.below(len(coming.decision.options)), coming.by)
    assert set(answered) == {HAND if is_noticed else ORDER}
