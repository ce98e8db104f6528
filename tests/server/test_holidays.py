"""Who is away is not lost by the clock, in both games, by a clock of the test's own; and nobody gains time by it."""

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.clocks import DAY, HOUR, MINUTE, OwnHouse
from tests.server.serving import Browser, Running
from tests.server.test_meeting import person
from tests.server.test_turns import duel, with_house

from grimoire.server.community.standing_still import stand_still
from grimoire.server.connection import time_of
from grimoire.server.storage.bells import bells_of
from grimoire.server.storage.database import now
from grimoire.server.storage.holidays import add_holiday, end_holiday, holidays_of
from grimoire.server.storage.log import read_log
from grimoire.server.storage.people import User
from grimoire.server.storage.schema import users
from grimoire.table.dice import DICE
from grimoire.table.matches import Clock, MatchRow
from grimoire.table.play import Play, Timer
from grimoire.table.setting_up import NewMatch, NewSeat, new_match, sitting

TURN = Clock(turn=3 * 24 * 3600)
MOVE = Clock(move=3 * 24 * 3600)
PEOPLE = ("ann", "bob")


def anima(clock: Clock) -> MatchRow:
    row = new_match(NewMatch("anima", [NewSeat("me"), NewSeat("anybody")], clock=clock), User("ann", "Ann"), DICE, now())
    row = sitting(row, 1, User("bob", "Bob"), "", "", DICE, now())
    return msgspec.structs.replace(row, commitment="", secret="", seed="1")


GAMES = {"magenoir": duel, "anima": anima}


class Away:
    """A game by turns, of which one player says that they are away."""

    def __init__(self, house: OwnHouse, match: str) -> None:
        self.house = house
        self.match = match

    async def play(self) -> Play:
        table = self.house.hall.table(self.match)
        await table.seen()
        return table.shown

    async def asked(self) -> str:
        return PEOPLE[(await self.play()).thinking]

    async def goes(self, user: str, begins: int, days: int) -> None:
        """In so many milliseconds from now."""
        at = self.house.hall.clock.wall() + begins
        async with self.house.database.writing() as connection:
            await add_holiday(connection, user, at, at + days * DAY)
        await stand_still(self.house.hall)

    async def comes_back(self, user: str) -> None:
        async with self.house.database.writing() as connection:
            [one] = await holidays_of(connection, user)
            await end_holiday(connection, one.id, self.house.hall.clock.wall())
        await stand_still(self.house.hall, ended=user)

    async def passes(self, milliseconds: int) -> None:
        await self.house.passes(milliseconds)
        await stand_still(self.house.hall)

    async def left(self) -> int:
        play = await self.play()
        return play.timer.left(play.thinking, play.thinking, self.house.hall.clock.now())

    async def is_over(self) -> bool:
        return (await self.play()).over

    async def choose(self) -> None:
        table = self.house.hall.table(self.match)
        play = await self.play()
        decision = play.match.position.decision()
        assert decision is not None
        await table.change(lambda play: play.choose(decision.seat, play.number, decision.options[0].form))

    async def until_asked(self, user: str) -> None:
        while await self.asked() != user:
            await self.choose()


def away(path: Path, game: str, clock: Clock, story: Callable[[Away], Awaitable[None]]) -> None:
    async def run(house: OwnHouse) -> None:
        async with house.database.writing() as connection:
            for name in PEOPLE:
                await connection.execute(users.insert().values(id=name, name=name, banned=False, created=0, seen=1 << 60))
        row = GAMES[game](clock)
        await house.seat(row)
        await story(Away(house, row.id))

    with_house(path, run)


@pytest.mark.parametrize("game", GAMES)
def test_a_clock_that_runs_stands_while_its_player_is_away_and_then_goes_on(tmp_path: Path, game: str) -> None:
    async def story(here: Away) -> None:
        late = await here.asked()
        other = PEOPLE[1 - PEOPLE.index(late)]
        await here.passes(DAY)
        await here.goes(other, 0, 14)
        await here.passes(HOUR)
        assert await here.left() == 2 * DAY - HOUR, "the clock of whoever is here runs on"
        await here.goes(late, 0, 5)
        for _ in range(5):
            assert await here.left() == 2 * DAY - HOUR
            time = time_of(await here.play(), here.house.hall.clock.now())
            assert time is not None and time.away == time.begins > 0, "whoever plays them is told until when"
            await here.passes(DAY)
        time = time_of(await here.play(), here.house.hall.clock.now())
        assert time is not None and time.away == 0
        await here.passes(2 * DAY - HOUR - 1)
        assert not await here.is_over()
        await here.passes(1)
        assert await here.is_over(), "and not a moment later"

    away(tmp_path, game, TURN, story)


@pytest.mark.parametrize("game", GAMES)
def test_a_question_that_is_put_meanwhile_begins_to_count_when_they_are_back(tmp_path: Path, game: str) -> None:
    async def story(here: Away) -> None:
        first = await here.asked()
        other = PEOPLE[1 - PEOPLE.index(first)]
        await here.goes(other, 0, 3)
        await here.until_asked(other)
        before = await here.left()
        await here.passes(3 * DAY)
        assert (await here.left(), await here.is_over()) == (before, False)
        shown = (await here.play()).shown
        await here.passes(HOUR)
        assert await here.left() in (before - HOUR, before - HOUR + shown)

    away(tmp_path, game, MOVE, story)


def test_a_holiday_that_is_said_beforehand_begins_by_itself_and_reminders_wait_with_the_clock(tmp_path: Path) -> None:
    async def story(here: Away) -> None:
        late = await here.asked()
        await here.goes(late, DAY, 4)
        soon: list[int] = []
        for hour in range(1, 7 * 24):
            await here.passes(HOUR)
            async with here.house.database.reading() as connection:
                rung = [bell.id for bell in await bells_of(connection, late) if bell.kind == "soon"]
            if rung and rung[0] not in soon:
                soon.append(rung[0])
                assert hour in (36 + 96, 58 + 96, 70 + 96), "half, a fifth (57.6 h) and two hours, four days later"
        assert len(soon) == 3 and not await here.is_over()
        await here.passes(HOUR)
        assert await here.is_over()

    away(tmp_path, "magenoir", MOVE, story)


def test_who_answers_while_away_has_thought_only_what_was_thought_before(tmp_path: Path) -> None:
    async def story(here: Away) -> None:
        late = await here.asked()
        await here.passes(HOUR)
        await here.goes(late, 0, 2)
        await here.passes(DAY)
        await here.choose()
        async with here.house.database.reading() as connection:
            assert (await read_log(connection, here.match))[0][1] == HOUR
        await here.until_asked(late)
        assert (await here.play()).timer.away(here.house.hall.clock.now()) == DAY, "they are away still"

    away(tmp_path, "magenoir", MOVE, story)


def test_who_is_back_early_has_the_clock_they_left(tmp_path: Path) -> None:
    async def story(here: Away) -> None:
        late = await here.asked()
        await here.passes(2 * DAY)
        await here.goes(late, 0, 10)
        await here.passes(DAY + HOUR)
        await here.comes_back(late)
        assert await here.left() == DAY
        await here.passes(DAY - 1)
        assert not await here.is_over()
        await here.passes(1)
        assert await here.is_over()
        async with here.house.database.reading() as connection:
            assert [one.days for one in await holidays_of(connection, late)] == [2], "a day that was begun counts"

    away(tmp_path, "magenoir", MOVE, story)


@pytest.mark.parametrize(
    ("gone", "away_still", "rest"),
    [(DAY, 2 * DAY - HOUR, 2 * DAY), (4 * DAY, 0, DAY), (-DAY, 3 * DAY - HOUR, 2 * DAY)],
)
def test_time_in_which_nothing_runs_is_time_of_the_holiday_first(tmp_path: Path, gone: int, away_still: int, rest: int) -> None:
    async def story(here: Away) -> None:
        late = await here.asked()
        await here.passes(DAY)
        await here.goes(late, 0, 3)
        await here.passes(HOUR)
        for times in range(2):
            await here.house.kill(gone if times == 0 else 0)
            await here.house.open()
            await here.passes(0)
        play, at = await here.play(), here.house.hall.clock.now()
        assert abs(play.timer.away(at) - away_still) < MINUTE
        assert abs(await here.left() - rest) < MINUTE

    away(tmp_path, "magenoir", TURN, story)


def test_nobody_gains_or_loses_by_however_many_holidays() -> None:
    """What is thought is what passed without them, whenever one looks."""
    for seed in range(300):
        chance = random.Random(seed)
        timer = Timer(Clock(move=10**9), 1)
        timer.asked_at = at = 1000
        thought, until = 0, 0
        for _ in range(30):
            step = chance.randrange(1, 50)
            thought += max(0, at + step - max(at, until))
            at += step
            assert timer.thought(0, at) == thought, seed
            assert timer.deadline(0) == max(at, until) - thought + timer.had(0), seed
            if chance.random() < 0.3:
                before = timer.deadline(0)
                until = at + chance.choice([0, 0, 20, 100])
                later = timer.stand(at, until)
                assert before is not None and timer.deadline(0) == before + later


# -- what one may say --------------------------------------------------------------------------------------------------


def test_whole_days_and_fourteen_of_them_a_year(server: Running) -> None:
    ann = person(server, "Ann of Holidays")
    at = now()
    page = ann.http.post("/api/me/holidays", json={"begins": at, "days": 5}).raise_for_status().json()
    assert (page["left"], page["most"], page["holidays"][0]["now"], page["holidays"][0]["days"]) == (9, 14, True, 5)
    wrong = [
        {"begins": at + 4 * DAY, "days": 1},  # within the other
        {"begins": at + 30 * DAY, "days": 10},  # too many
        {"begins": at + 300 * DAY, "days": 10},  # within a year of it
        {"begins": at - DAY, "days": 1},
        {"begins": at + 366 * DAY, "days": 1},
    ]
    for one in wrong:
        answer = ann.http.post("/api/me/holidays", json=one)
        assert answer.json()["reason"] == "badHoliday" and "Of 14 days a year" in answer.json()["words"], one
    for days in (0, 15, -1, 1.5):
        assert ann.http.post("/api/me/holidays", json={"begins": at, "days": days}).status_code == 400
    later = ann.http.post("/api/me/holidays", json={"begins": at + 30 * DAY, "days": 9}).raise_for_status().json()
    assert later["left"] == 0
    coming, running = later["holidays"]
    assert ann.http.delete(f"/api/me/holidays/{coming['id']}").status_code == 204
    assert ann.http.delete(f"/api/me/holidays/{running['id']}").status_code == 204
    assert ann.http.delete(f"/api/me/holidays/{running['id']}").json()["reason"] == "noHoliday"
    page = ann.http.get("/api/me/holidays").json()
    assert page["left"] == 13 and [one["over"] for one in page["holidays"]] == [True], "a day that was begun counts"
    bob = person(server, "Bob of Holidays")
    mine = ann.http.post("/api/me/holidays", json={"begins": at + DAY, "days": 1}).json()["holidays"][0]["id"]
    assert bob.http.delete(f"/api/me/holidays/{mine}").status_code == 404
    assert len(ann.http.get("/api/me/data").json()["holidays"]) == 2 and bob.http.get("/api/me/data").json()["holidays"] == []
    ann.http.delete("/api/me").raise_for_status()
    guest = Browser(server)
    assert guest.http.post("/api/me/holidays", json={"begins": at, "days": 1}).json()["reason"] == "accountAlone"
    for browser in (ann, bob, guest):
        browser.close()


def test_an_opponent_sees_at_the_table_until_when(server: Running) -> None:
    ann, bob = person(server, "Ann at Sea"), person(server, "Bob at Home")
    seats = [{"who": "me"}, {"who": "anybody"}]
    match = ann.set_up(game="anima", clock={"turn": 3 * 24 * 3600}, seats=seats)["id"]
    bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
    asked, other = (ann, bob) if ann.http.get("/api/calls").json()["turns"] else (bob, ann)
    other.connect()
    other.ask("join", match=match, seat=int(other is bob))
    asked.http.post("/api/me/holidays", json={"begins": now(), "days": 2}).raise_for_status()
    table = other.wait(lambda message: message["type"] == "table" and message["time"].get("away"))
    assert 2 * DAY - MINUTE < table["time"]["away"] <= 2 * DAY
    [turn] = asked.http.get("/api/calls").json()["turns"]
    assert 2 * DAY - MINUTE < turn["away"] <= 2 * DAY and turn["left"] <= 3 * DAY
    for one in (ann, bob):
        one.close()
