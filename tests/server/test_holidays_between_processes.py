"""Two processes on one PostgreSQL: a holiday is counted once, by both alike, and no request gets round another."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.clocks import DAY, HOUR, OwnTime
from tests.server.postgres import MISSING, is_there, postgres
from tests.server.serving import running
from tests.server.test_holidays import PEOPLE, TURN
from tests.server.test_meeting import person
from tests.server.test_time_between_processes import closed, left, opened, seat
from tests.server.test_turns import duel

from grimoire.library.card_files import Texts
from grimoire.server.hall import Hall
from grimoire.server.storage import own_texts
from grimoire.server.storage.database import now
from grimoire.server.storage.holidays import Holiday, holidays_of
from grimoire.server.storage.own_texts import OwnTexts, forget_dropped, keep_texts
from grimoire.server.storage.waiting import due_in
from grimoire.table.deciding import FLAG

pytestmark = pytest.mark.skipif(not is_there(), reason=MISSING)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgres() as address:
        yield address


def at_two(address: str, story: Callable[[OwnTime, Hall, Hall, str], Awaitable[None]]) -> None:
    """A game by turns, with a table of it in each of two processes that share the time."""

    async def play() -> None:
        time = OwnTime()
        one, two = await opened(address, time), await opened(address, time)
        try:
            row = duel(TURN)
            await seat(one, row)
            for hall in (one, two):
                await hall.table(row.id).seen()
            await story(time, one, two, row.id)
        finally:
            await closed(two, one)

    asyncio.run(play())


async def choose(hall: Hall, match: str) -> None:
    table = hall.table(match)
    await table.change(lambda play: play.choose(play.thinking, play.number, play.match.position.options[0].form))


def test_a_holiday_of_one_is_never_thought_of_the_other(address: str) -> None:
    async def story(time: OwnTime, one: Hall, two: Hall, match: str) -> None:
        late = one.table(match).shown.thinking
        away = PEOPLE[late]
        await one.table(match).stand_still(away, one.clock.now() + 14 * DAY)
        assert await left(two, match) == 3 * DAY
        time.passes(HOUR)
        await choose(one, match)
        before = await left(one, match)
        assert (await left(two, match), two.table(match).shown.timer.away(two.clock.now())) == (before, 0)
        await choose(two, match)
        assert sum(two.table(match).shown.timer.spent) < HOUR
        assert await left(one, match) == await left(two, match)

    at_two(address, story)


def test_two_who_see_a_holiday_at_once_put_the_end_off_once(address: str) -> None:
    async def story(time: OwnTime, one: Hall, two: Hall, match: str) -> None:
        away = PEOPLE[one.table(match).shown.thinking]
        until = one.clock.now() + 14 * DAY
        async with one.database.reading() as connection:
            [before] = [row.at for row in await due_in(connection, match) if row.kind == FLAG]
        await asyncio.gather(*[hall.table(match).stand_still(away, until) for hall in (one, two)])
        async with one.database.reading() as connection:
            [after] = [row.at for row in await due_in(connection, match) if row.kind == FLAG]
        assert after - before == until - one.clock.now()
        time.passes(15 * DAY)
        await one.table(match).stand_still(away, one.clock.now() + 2 * DAY)  # and once more in the same question
        for hall in (one, two):
            assert await left(hall, match) == 2 * DAY

    at_two(address, story)


def test_who_asks_many_times_at_once_is_away_for_fourteen_days(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slowly(connection: AsyncConnection, user: str) -> list[Holiday]:
        found = await holidays_of(connection, user)
        await asyncio.sleep(0.1)  # the others read meanwhile, if they may
        return found

    monkeypatch.setattr("grimoire.server.community.holiday_pages.holidays_of", slowly)
    with running(tmp_path, database=address) as server:
        ann = person(server, "Ann of Many")
        at = now()
        wanted = [{"begins": at + (20 + 20 * which) * DAY, "days": 14} for which in range(8)]
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(lambda one: ann.http.post("/api/me/holidays", json=one), wanted))
        assert [answer.status_code for answer in answers].count(200) == 1
        assert sum(line["days"] for line in ann.http.get("/api/me/holidays").json()["holidays"]) == 14
        ann.close()


def test_two_who_begin_with_the_same_text_at_once_both_do_and_it_is_forgotten_with_the_last(address: str) -> None:
    digest = "0123456789abcdef"
    texts: Texts = [("my-cards.yaml", "id: x")]

    async def play() -> None:
        time = OwnTime()
        one, two = await opened(address, time), await opened(address, time)
        own_texts.KNOWN[digest] = OwnTexts("magenoir", texts)
        try:
            async with one.database.writing() as first:
                await keep_texts(first, digest, 1)

                async def other() -> None:
                    async with two.database.writing() as second:
                        await keep_texts(second, digest, 2)

                waiting = asyncio.create_task(other())
                while not (await first.execute(text("select count(*) from pg_locks where not granted"))).scalar_one():
                    await asyncio.sleep(0.01)
            await waiting
            async with one.database.writing() as connection:
                await forget_dropped(connection)
                assert digest in own_texts.KNOWN
                assert await own_texts.drop_unused(connection, 3) == 1
                await forget_dropped(connection)
                assert digest in own_texts.KNOWN, "it may be about to be kept"
                await forget_dropped(connection)
                assert digest not in own_texts.KNOWN
        finally:
            own_texts.KNOWN.pop(digest, None)
            await closed(two, one)

    asyncio.run(play())
