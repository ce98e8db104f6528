"""A table that one process hosts alone: bots, clocks and countdowns happen when their time has come, and not before."""

from random import Random

import pytest
from tests.table.hosts import Kept

from grimoire.bots.games import make_bot
from grimoire.kernel.chance import seeded
from grimoire.kernel.secret_chance import SECRET_BYTES
from grimoire.library.entries import BOT, CLOCK, CONCEDE, ORDER
from grimoire.library.games import GAMES
from grimoire.server.storage.people import User
from grimoire.table.dice import SystemDice
from grimoire.table.hosted import Hosted
from grimoire.table.hosts import Thinker
from grimoire.table.matches import SECOND, Clock
from grimoire.table.refusals import NOT_ALLOWED, Refusal
from grimoire.table.setting_up import NewMatch, NewSeat, new_match, sitting


class Watch:
    def __init__(self) -> None:
        self.at = 1000

    def now(self) -> int:
        return self.at


class Loaded(SystemDice):
    """Dice that fall as they fell before, so that every run meets the same game."""

    def seed(self) -> int:
        return 7

    def secret(self) -> bytes:
        return bytes(SECRET_BYTES)


class Hosting:
    def __init__(self, other: NewSeat, clock: Clock, best_of: int = 1) -> None:
        seats = [NewSeat("me", deck="burning-wrath"), other]
        row = new_match(NewMatch("magenoir", seats, clock=clock, best_of=best_of), User("ann", "Ann"), Loaded(), 1)
        if other.who == "anybody":
            row = sitting(row, 1, User("bob", "Bob"), "", "", Loaded(), 2)
        self.watch, self.log, self.chance = Watch(), Kept(), Random(1)
        bots: dict[int, Thinker] = {1: make_bot("novice", seeded(1), "magenoir")} if other.who == "bot" else {}
        self.hosted = Hosted(row, GAMES["magenoir"].shipped_pool(), self.log, self.watch, Loaded(), bots)

    def choose(self) -> None:
        position, number = self.hosted.play.match.position, self.hosted.play.number
        seat, form = position.asked, self.chance.choice(position.options).form
        self.hosted.act(lambda play: play.choose(seat, number, form))


def test_a_bot_chooses_when_it_is_let_and_by_itself_until_a_person_is_asked() -> None:
    hosting = Hosting(NewSeat("bot", bot="novice", deck="surging-growth"), Clock(window=0))
    hosted = hosting.hosted
    while hosted.play.match.position.asked != 1:
        hosting.choose()
    before = len(hosting.log.entries)
    assert [due.seat for due in hosted.due] == [1] and 0 < hosted.wakes_at() <= hosting.watch.now()
    hosted.do_what_is_due()
    assert hosted.play.thinking == 0 and not hosted.wakes_at()
    made = hosting.log.entries[before:]
    assert made and {entry.by for entry in made if entry.seat == 1} == {BOT}


def test_whose_time_is_over_has_lost_and_not_a_moment_before() -> None:
    hosting = Hosting(NewSeat("anybody", deck="surging-growth"), Clock(move=10, window=0))
    hosted = hosting.hosted
    seat = hosted.play.thinking
    assert hosted.wakes_at() == 1000 + 10 * SECOND
    hosting.watch.at = hosted.wakes_at() - 1
    hosted.do_what_is_due()
    before = list(hosting.log.entries)
    hosting.watch.at += 1
    hosted.do_what_is_due()
    assert CONCEDE not in [entry.kind for entry in before]
    assert hosted.play.over and hosted.play.match.winner == 1 - seat
    assert [entry.by for entry in hosting.log.entries if entry.kind == CONCEDE] == [CLOCK]


def at_a_window() -> Hosting:
    """Played by chance up to the first window that has a countdown."""
    for seed in range(100):
        hosting = Hosting(NewSeat("anybody", deck="surging-growth"), Clock(window=5))
        hosting.chance.seed(seed)
        while not hosting.hosted.play.over and not hosting.hosted.deadline:
            hosting.choose()
        if hosting.hosted.deadline:
            return hosting
    raise AssertionError("no window opened in any game")


def test_nobody_holds_what_is_not_open() -> None:
    hosted = Hosting(NewSeat("anybody", deck="surging-growth"), Clock(window=5)).hosted
    with pytest.raises(Refusal) as refused:
        hosted.hold(0, hosted.play.number)
    assert refused.value.reason == NOT_ALLOWED


def test_a_window_closes_by_itself_unless_somebody_holds_it() -> None:
    hosting = at_a_window()
    hosted = hosting.hosted
    asked = hosted.play.match.position.asked
    assert hosted.deadline == hosting.watch.now() + 5 * SECOND
    hosting.watch.at = hosted.deadline - 1
    before = hosted.play.number
    hosted.do_what_is_due()
    assert hosted.play.number == before
    hosted.hold(asked, before)
    assert not hosted.due, "who holds it is waited for"
    hosting.watch.at += SECOND
    hosted.do_what_is_due()
    assert hosted.play.number == before
    hosted.holding.clear()
    hosted.act(lambda play: play.close_window(before, hosted.holding))
    assert [entry.by for entry in hosting.log.entries[before:]][:1] == [ORDER]


def test_a_window_does_not_wait_for_what_was_shown_in_windows_before_it() -> None:
    hosting = at_a_window()
    hosted = hosting.hosted
    met: set[int] = set()
    for _ in range(100):
        if hosted.play.over:
            break
        if not hosted.deadline:
            hosting.choose()
            continue
        assert hosted.deadline == hosting.watch.now() + 5 * SECOND
        met.add(hosted.play.shown)
        hosting.watch.at = hosted.deadline
        hosted.do_what_is_due()
    assert len(met) > 1, "more is shown in some than in others"


def test_the_next_game_of_a_series_is_part_of_what_comes_of_the_last_choice() -> None:
    hosting = Hosting(NewSeat("anybody", deck="surging-growth"), Clock(window=0), best_of=3)
    hosting.hosted.act(lambda play: play.concede(1))
    following = hosting.hosted.next
    assert following is not None and following.results == [0] and following.decides == 1
