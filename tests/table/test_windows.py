"""Windows among several people: each of whom it touches has a countdown of their own, and who is asked later may hold too."""

from random import Random

import pytest
from tests.table.hosts import Kept
from tests.table.test_hosted import Loaded, Watch

from grimoire.library.entries import HAND, ORDER
from grimoire.library.games import GAMES
from grimoire.match.stops import NEVER, SHOWN, Stops
from grimoire.server.storage.people import User
from grimoire.table.hosted import Hosted
from grimoire.table.matches import SECOND, Clock
from grimoire.table.refusals import NOT_ALLOWED, Refusal
from grimoire.table.setting_up import NewMatch, NewSeat, new_match, sitting

WINDOW = 5 * SECOND
NAMES = ("Bob", "Cleo")


class Three:
    """A world of three people, played by chance, who answer nothing by hand in a window that counts down."""

    def __init__(self, seed: int, stops: Stops) -> None:
        row = new_match(
            NewMatch("anima", [NewSeat("me"), NewSeat("anybody"), NewSeat("anybody")], clock=Clock(window=5)),
            User("ann", "Ann"),
            Loaded(),
            1,
        )
        for seat, name in enumerate(NAMES, 1):
            row = sitting(row, seat, User(name.lower(), name), "", "", Loaded(), 2)
        self.watch, self.chance = Watch(), Random(seed)
        self.hosted = Hosted(row, GAMES["anima"].shipped_pool(), Kept(), self.watch, Loaded())
        for seat in range(3):
            self.hosted.act(lambda play, seat=seat: play.stop_at(seat, stops))  # type: ignore[misc]

    @property
    def asked(self) -> int:
        return self.hosted.play.match.position.asked

    def choose(self, form: str = "") -> None:
        position, number, seat = self.hosted.play.match.position, self.hosted.play.number, self.asked
        chosen = form or self.chance.choice(position.options).form
        self.hosted.act(lambda play: play.choose(seat, number, chosen))

    def run_out(self) -> None:
        self.watch.at = self.hosted.deadline
        self.hosted.do_what_is_due()

    def come_to(self, later: int) -> bool:
        """To a window in which so many more are asked after the first; False where none comes."""
        while not self.hosted.play.over and self.hosted.play.number < 600:
            if self.hosted.deadline and len(self.hosted.play.may_hold()) > later:
                return True
            if self.hosted.deadline:
                self.run_out()
            else:
                self.choose()
        return False


def at_a_window(stops: Stops, later: int = 1) -> Three:
    for seed in range(40):
        three = Three(seed, stops)
        if three.come_to(later):
            return three
    raise AssertionError("nobody is asked after another")


def test_whoever_says_nothing_passes_only_for_themselves_where_the_next_is_to_be_asked() -> None:
    three = at_a_window(Stops(SHOWN))
    first, later = three.hosted.play.may_hold()[:2]
    assert three.asked == first and three.hosted.deadline == three.watch.now() + WINDOW
    number = three.hosted.play.number
    three.run_out()
    assert [(entry.seat, entry.by, entry.form) for entry in three.hosted.play.record.entries[number:]] == [
        (first, ORDER, "pass")
    ]
    assert three.asked == later
    assert three.hosted.deadline == three.watch.now() + WINDOW, "a whole one of their own"


def test_whoever_passes_by_hand_takes_no_time_from_the_next() -> None:
    three = at_a_window(Stops(SHOWN))
    later = three.hosted.play.may_hold()[1]
    three.watch.at += WINDOW - 1
    three.choose("pass")
    assert three.asked == later and three.hosted.deadline == three.watch.now() + WINDOW


def test_who_wants_to_be_asked_nowhere_passes_with_the_first_whatever_they_hold() -> None:
    three = at_a_window(Stops(NEVER))
    seats = three.hosted.play.may_hold()
    number = three.hosted.play.number
    three.run_out()
    passed = three.hosted.play.record.entries[number : number + len(seats)]
    assert [(entry.seat, entry.by) for entry in passed] == [(seat, ORDER) for seat in seats]


def test_who_is_asked_later_may_hold_while_the_first_is_asked_and_is_asked_then() -> None:
    three = at_a_window(Stops(NEVER))
    first, later = three.hosted.play.may_hold()[:2]
    end = three.hosted.deadline
    three.hosted.hold(later, three.hosted.play.number)
    assert three.asked == first and three.hosted.deadline == end, "the first has as long as before"
    three.run_out()
    assert three.asked == later and three.hosted.holding == [later] and not three.hosted.deadline
    number = three.hosted.play.number
    three.watch.at += 10 * WINDOW
    three.hosted.do_what_is_due()
    assert three.hosted.play.number == number, "nothing answers for who holds"
    three.choose("pass")
    assert three.hosted.play.record.entries[number].by == HAND and later not in three.hosted.holding


def test_nobody_holds_a_window_in_which_they_are_not_asked() -> None:
    three = at_a_window(Stops(NEVER), later=0)
    strangers = {0, 1, 2} - set(three.hosted.play.may_hold())
    assert strangers
    for seat in strangers:
        with pytest.raises(Refusal) as refused:
            three.hosted.hold(seat, three.hosted.play.number)
        assert refused.value.reason == NOT_ALLOWED


def test_who_may_hold_is_whoever_would_be_asked_if_all_passed() -> None:
    """What the table says beforehand, and what then comes."""
    windows = 0
    for seed in range(3):
        three = Three(seed, Stops(NEVER))
        while three.come_to(0):
            expected = three.hosted.play.may_hold()
            asked: list[int] = []
            play = three.hosted.play
            while len(asked) < len(expected):
                asked.append(play.match.position.asked)
                three.choose("pass")
            assert asked == expected
            windows += len(expected) > 1
    assert windows > 1
