"""Whatever a seat never saw may have been anything: what the seat is given is the same to the last byte."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.conformance.walking import decks_of
from tests.seat.playing import played, received, sat_down, seats_from

from grimoire.kernel.position import Position
from grimoire.lab.other_deals import never_seen
from grimoire.lab.secrecy import compare_events
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table
from grimoire.seat.looking import WATCHER
from grimoire.seat.seats import Seats

SEED = 2
MOST = 160  # choices
LOOKED_AT_EVERY = 4


def forms_of(table: Table) -> list[str]:
    forms: list[str] = []
    chance = stream(SEED, "walk")
    seats = sat_down(table, SEED)
    while len(forms) < MOST and not seats.over:
        options = seats.position.options
        forms.append(options[chance.below(len(options))].form)
        seats.match.choose(forms[-1])
    return forms


def followed(table: Table, one: Seats, two: Seats, forms: list[str], seat: int) -> int:
    """How many choices the same words were given in both games, until a changed card came to light."""
    told = 0
    for number, form in enumerate(forms):
        if number % LOOKED_AT_EVERY == 0:
            lang = "en" if number % 8 else "fr"
            mine, yours = received(one, seat, lang, told)[0], received(two, seat, lang, told)[0]
            assert mine == yours, f"{table.name}: after {number} choices hidden cards show to seat {seat}"
            told = one.number
        if all(option.form != form for option in two.position.options):
            return number  # another seat played what it does not have here
        one.match.choose(form)
        two.match.choose(form)
        if compare_events(one.position.events, two.position.events, seat, until_different=True):
            return number  # a changed card came out
    return len(forms)


def test_scene_question_and_story_are_the_same_from_another_deal(table: Table) -> None:
    forms = forms_of(table)
    decks = decks_of(table, SEED)
    chance = stream(SEED, "other deals")
    named = {word for form in forms for word in form.split()}
    far = deals = 0
    for seat, unseen in enumerate(never_seen(table, decks, SEED, forms)):
        start = table.begin(decks, SEED)
        other = table.deal_anew(start, seat, sorted(unseen), named, chance, foreign=False)
        if other is None:
            continue
        deals += 1
        far += followed(table, seats_from(table, start), seats_from(table, other), forms, seat)
    assert deals
    assert far > deals * len(forms) // 2, "other deals could not be followed far"


@contextmanager
def shown(seats: Seats, seat: int, sample: Position) -> Iterator[None]:
    """A seat is shown a sample, with its handles for the cards it sees there."""
    true, handles = seats.match.position, seats.handles[seat]
    seats.handles[seat] = handles.in_sample(seats.presenter("en").laid_out(sample, seat))
    seats.match.position = sample
    yield
    seats.match.position = true
    seats.handles[seat] = handles


def test_what_is_given_does_not_depend_on_the_truth_behind_a_sample(table: Table) -> None:
    """A seat that is shown a sample of the game is given the same as from the game itself; so is who only looks on."""
    chance = stream(SEED, "samples")
    compared = 0
    for seats in played(table, SEED):
        if seats.number > MOST:
            break
        if seats.number % 13:
            continue
        true = seats.position
        for seat in range(table.seats):
            mine = received(seats, seat, "en", seats.number)[0]
            with shown(seats, seat, true.sample(seat, chance)):
                assert received(seats, seat, "en", seats.number)[0] == mine
            compared += 1
        mine = received(seats, WATCHER, "en", seats.number)[0]
        sample = true
        for seat in range(table.seats):
            sample = sample.sample(seat, chance)
        with shown(seats, WATCHER, sample):
            assert received(seats, WATCHER, "en", seats.number)[0] == mine
    assert compared > 10


def test_a_card_that_shows_is_noticed(table: Table) -> None:
    seats = sat_down(table, SEED)
    mine = received(seats, 0, "en")[0]
    hidden = min(table.unseen(seats.position, 0))
    seats.position.unshare()
    seats.position.known[hidden] |= 1
    seats.samples.clear()  # of the position as it was
    seats.handles[0] = seats.handles[0].after(seats.presenter("en").laid_out(seats.position, 0))
    assert received(seats, 0, "en")[0] != mine


def test_who_only_looks_on_knows_what_everybody_knows_and_is_asked_nothing(table: Table) -> None:
    shown = 0
    for seats in played(table, SEED):
        if seats.number > MOST:
            break
        if seats.number % 20 == 0:
            _, given = received(seats, WATCHER, "en")
            assert given.ask.choices == []
            known = set(seats.handles[WATCHER].names)
            assert all(known <= set(seats.handles[seat].names) for seat in range(table.seats))
            shown += len([thing for thing in given.scene.things if thing.card])
    assert shown
