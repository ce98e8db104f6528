"""Two processes on one PostgreSQL, each on a machine with a clock of its own: they agree on what time it is in the house."""

import asyncio
import random
from collections.abc import Iterator
from functools import partial

import pytest
from tests.server.clocks import DAY, HOUR, MINUTE, SECOND, OwnTime
from tests.server.postgres import MISSING, is_there, postgres
from tests.server.test_holidays import anima
from tests.server.test_turns import BY_TURNS, LIVE, duel

from grimoire.library.entries import HAND, ORDER
from grimoire.match.stops import PASS, Stops
from grimoire.server.acts import stop
from grimoire.server.agreements import claim
from grimoire.server.hall import Hall
from grimoire.server.seated import Seated
from grimoire.server.storage import presence
from grimoire.server.storage.database import Database
from grimoire.server.storage.matches import add_match
from grimoire.server.storage.presence import BEAT
from grimoire.server.storage.waiting import renew
from grimoire.server.table import Table
from grimoire.server.thinkers import Thinkers
from grimoire.table.deciding import due_of
from grimoire.table.matches import MatchRow
from grimoire.table.play import Play
from grimoire.table.refusals import NOT_GONE, Refusal

pytestmark = pytest.mark.skipif(not is_there(), reason=MISSING)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgres() as address:
        yield address


async def opened(address: str, time: OwnTime) -> Hall:
    hall = Hall(Database(address, time.clock()), Thinkers(1))
    await hall.database.open()
    await hall.open()
    while not any(task.get_coro().__name__ == "keep_beating" for task in hall.tasks):  # type: ignore[union-attr]
        await asyncio.sleep(0)
    return hall


async def closed(*halls: Hall) -> None:
    for hall in halls:
        await hall.close()
        await hall.database.close()


async def seat(hall: Hall, row: MatchRow) -> None:
    async with hall.database.writing() as connection:
        await add_match(connection, row)
        await renew(connection, row.id, due_of(Seated(row), hall.clock.now()))


async def left(hall: Hall, match: str) -> int:
    table = hall.table(match)
    await table.seen()
    play = table.shown
    return play.timer.left(play.thinking, play.thinking, hall.clock.now())


def test_whoever_comes_later_goes_by_the_clock_that_runs_whatever_hangs_on_its_wall(address: str) -> None:
    async def play() -> None:
        here, there = OwnTime(), OwnTime()
        one = await opened(address, here)
        live, slow = duel(LIVE), duel(BY_TURNS)
        await seat(one, live)
        await seat(one, slow)
        here.passes(10 * MINUTE)  # and no beat since
        there.on_the_wall += 40 * DAY
        two = await opened(address, there)
        try:
            assert abs(two.clock.now() - one.clock.now()) < SECOND
            assert await left(two, live.id) == 20 * MINUTE and await left(two, slow.id) == 3 * DAY - 10 * MINUTE
            for time in (here, there):
                time.passes(5 * MINUTE)
                time.on_the_wall -= 7 * HOUR
            table = two.table(live.id)
            await table.change(lambda play: play.choose(play.thinking, 0, play.match.position.options[0].form))
            await one.table(live.id).seen()
            for hall in (one, two):
                timer = hall.table(live.id).shown.timer
                assert sum(timer.spent) == 15 * MINUTE, "measured in one process, and the same in both"
        finally:
            await closed(two, one)  # the last to say what hung on its wall is the first of these
        here.on_the_wall += 2 * DAY
        again = await opened(address, here)
        try:
            rest = await left(again, slow.id)
            assert DAY <= rest < 2 * DAY, "when neither ran, the wall counted"
            assert await left(again, live.id) >= 15 * MINUTE - SECOND
        finally:
            await closed(again)

    asyncio.run(play())


def test_nobody_is_gone_because_a_database_was_unreachable_for_a_while(address: str) -> None:
    async def play() -> None:
        time = OwnTime()
        one, two = await opened(address, time), await opened(address, time)
        row = duel(LIVE)
        await seat(one, row)
        table = one.table(row.id)
        await table.seen()
        asked = table.shown.thinking
        async with two.database.writing() as connection:
            await presence.note(connection, row.id, two.database.origin, {asked: 1}, two.clock.now())
        try:
            for _ in range(6):
                time.passes(int(BEAT * SECOND))
                await one.heart.beat()
                await two.heart.beat()
            assert one.clock.hears_all
            time.passes(10 * MINUTE)  # in which no process could say anything
            assert await refused(table, asked) == NOT_GONE
            await one.heart.beat()
            assert await refused(table, asked) == NOT_GONE, "nor before the other had time to say that it is there"
            for _ in range(12):
                time.passes(int(BEAT * SECOND))
                await one.heart.beat()
            assert await refused(table, asked) == "", "but who says nothing while others do is gone"
        finally:
            await closed(one, two)

    asyncio.run(play())


async def refused(table: Table, asked: int) -> str:
    try:
        await claim(table, 1 - asked, asked, 60_000)
    except Refusal as refusal:
        return refusal.reason
    return ""


@pytest.mark.parametrize("resting", [False, True], ids=["never", "not this turn"])
def test_what_is_said_beforehand_here_holds_in_a_process_that_has_the_match_already(address: str, resting: bool) -> None:
    """Bob says it here, Ann plays there."""
    said = Stops("shown", resting=True) if resting else Stops("never")

    async def play() -> None:
        here, there = await opened(address, OwnTime()), await opened(address, OwnTime())
        row = anima(BY_TURNS)
        await seat(here, row)
        mine, hers = here.table(row.id), there.table(row.id)
        passed, chance = 0, random.Random(1)
        try:
            for _ in range(40):
                await hers.seen()
                await stop(mine, 1, said)
                before = hers.running.number
                decision = hers.running.match.position.decision()
                assert decision is not None
                form = decision.options[chance.randrange(len(decision.options))].form
                await hers.change(partial(Play.choose, seat=decision.seat, number=before, form=form))
                await mine.seen()
                assert mine.running.number == hers.running.number
                assert mine.running.match.stops == hers.running.match.stops, "also that a turn is over in which one rested"
                new = hers.running.record.entries[before:]
                passed += sum(entry.seat == 1 and entry.by == ORDER and entry.form == PASS for entry in new)
                coming = hers.running.next()
                assert coming is None or coming.by == HAND, "nobody is asked what they have answered"
        finally:
            await closed(here, there)
        assert passed > 0, "orders were used"

    asyncio.run(play())


def test_what_is_said_beforehand_holds_when_nothing_ran_meanwhile(address: str) -> None:
    async def play() -> None:
        one = await opened(address, OwnTime())
        row = anima(BY_TURNS)
        await seat(one, row)
        await stop(one.table(row.id), 1, Stops("able", resting=True))
        await closed(one)
        again = await opened(address, OwnTime())
        try:
            await again.table(row.id).seen()
            assert again.table(row.id).running.match.stops[1] == Stops("able", resting=True)
        finally:
            await closed(again)

    asyncio.run(play())
