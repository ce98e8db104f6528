"""Which tables are in memory: those somebody works on or listens to, always; of all others a few; none of what is not."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert
from tests.server.inside import DECKS, Inside, template

from grimoire.server import hall as halls
from grimoire.server.protocol import Choose, Concede, Look
from grimoire.server.seated import Seated
from grimoire.server.storage.database import now
from grimoire.server.storage.log import read_log
from grimoire.server.storage.matches import add_match
from grimoire.server.storage.people import User
from grimoire.server.storage.schema import entries
from grimoire.server.storage.waiting import renew
from grimoire.server.table import Table
from grimoire.server.worker import Problem
from grimoire.table.deciding import due_of
from grimoire.table.dice import DICE
from grimoire.table.matches import MatchRow
from grimoire.table.moments import marks_of
from grimoire.table.refusals import Refusal
from grimoire.table.setting_up import NewMatch, NewSeat, new_match


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return template(tmp_path_factory.mktemp("empty"))


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing is freed but what nobody refers to."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def inside(empty: Path, folder: Path, work: Callable[[Inside], Awaitable[None]]) -> None:
    async def run() -> None:
        world = Inside(empty, folder / "grimoire.db", 1)
        await world.open()
        try:
            await work(world)
        finally:
            await world.close()

    asyncio.run(run())


def in_memory(kind: type) -> int:
    return sum(isinstance(thing, kind) for thing in gc.get_objects())


def test_a_match_that_is_not_makes_no_table(empty: Path, tmp_path: Path) -> None:
    async def work(world: Inside) -> None:
        before = len(world.hall.tables)
        for n in range(20):
            with pytest.raises(Refusal):
                await world.hall.table(f"no-such-match-{n}").seen()
        assert len(world.hall.tables) == before

    inside(empty, tmp_path, work)


def test_a_table_that_is_dropped_is_freed_at_once(empty: Path, tmp_path: Path, uncollected: None) -> None:
    """Played, looked at from all sides, refused something, listened to and left; whatever was made for it goes with it."""

    async def work(world: Inside) -> None:
        before = in_memory(Table) - 1, in_memory(Seated) - 1
        row = world.row
        for seat in (0, 1):
            await world.send(seat, Choose, seat, 0, "nothing of the kind")
            table = world.hall.table(row.id)
            for lang in ("en", "fr"):
                table.shown.given(seat, lang, -1)
        asked = world.hall.table(row.id).shown.match.position.asked
        decision = world.hall.table(row.id).shown.match.position.decision()
        assert decision is not None
        await world.send(asked, Choose, asked, 0, decision.options[0].form)
        await world.send(0, Concede, 0)
        await world.send(1, Look, 1, 1, True)
        marks_of(world.hall.table(row.id).shown.match)
        del table
        assert in_memory(Table) == before[0] + 1
        for connection in world.connections:
            connection.close()
        await asyncio.gather(*world.hall.tasks)
        world.hall.kept.clear()
        assert (in_memory(Table), in_memory(Seated)) == before

    inside(empty, tmp_path, work)


def test_a_match_that_departs_from_the_rules_is_freed_too(empty: Path, tmp_path: Path, uncollected: None) -> None:
    async def work(world: Inside) -> None:
        for connection in world.connections:
            connection.close()
        await asyncio.gather(*world.hall.tasks)
        world.hall.kept.clear()
        before = in_memory(Table), in_memory(Seated)
        async with world.database.writing() as writing:
            wrong = {"kind": "choice", "seat": 0, "by": "hand", "form": "of other rules", "digest": "", "stays": 0, "at": 1}
            await writing.execute(insert(entries).values(match=world.row.id, number=1, **wrong))
        table = world.hall.table(world.row.id)
        await table.seen()
        assert table.frozen and "of other rules" in table.why_frozen("en")
        del table
        world.hall.kept.clear()
        assert (in_memory(Table), in_memory(Seated)) == before

    inside(empty, tmp_path, work)


def test_only_so_many_are_kept_that_nobody_works_on(
    empty: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, uncollected: None
) -> None:
    monkeypatch.setattr(halls, "MOST_KEPT", 3)
    before = in_memory(Seated)  # of other tests in this process

    async def work(world: Inside) -> None:
        rows = [world.duel() for _ in range(6)]
        async with world.database.writing() as connection:
            for row in rows:
                await add_match(connection, row)
        for row in rows:
            await world.hall.table(row.id).seen()
        assert set(world.hall.tables) == {world.row.id, *(row.id for row in rows[-3:])}, "one is listened to"
        assert in_memory(Seated) == before + 4

    inside(empty, tmp_path, work)


class Slow:
    """A bot that thinks until it is told to answer."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.answers = asyncio.Event()
        self.answer: Callable[[], str] = str

    async def think(self, problem: Problem) -> str:
        self.asked.set()
        await self.answers.wait()
        return self.answer()

    async def close(self) -> None: ...


def test_a_table_a_bot_thinks_about_is_never_dropped(empty: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever joins meanwhile sits at the same table, and is told what the bot does."""
    monkeypatch.setattr(halls, "MOST_KEPT", 1)

    async def work(world: Inside) -> None:
        slow = Slow()
        world.hall.thinkers = slow  # type: ignore[assignment]
        row = against_a_bot(world.people[0])
        rows = [world.duel() for _ in range(3)]
        async with world.database.writing() as connection:
            await add_match(connection, row)
            for other in rows:
                await add_match(connection, other)
            due = due_of(Seated(row), row.created)
            await renew(connection, row.id, due)
        thinking = asyncio.create_task(world.hall.do(due[0]))
        await slow.asked.wait()
        for other in rows:
            await world.hall.table(other.id).seen()
        assert row.id not in world.hall.kept
        joined = world.hall.table(row.id)
        await joined.seen()
        slow.answer = first_of(joined)
        slow.answers.set()
        await thinking
        async with world.database.reading() as connection:
            kept = len(await read_log(connection, row.id))
        assert kept >= 1 and joined.shown.number == kept

    inside(empty, tmp_path, work)


def first_of(table: Table) -> Callable[[], str]:
    def first() -> str:
        decision = table.shown.match.position.decision()
        assert decision is not None
        return decision.options[0].form

    return first


def against_a_bot(user: User) -> MatchRow:
    """In which the bot begins to choose."""
    for seed in range(50):
        seats = [NewSeat("bot", "random", deck=DECKS[0]), NewSeat("me", deck=DECKS[1])]
        row = new_match(NewMatch("magenoir", seats, seed=seed), user, DICE, now())
        if (next := Seated(row).next()) is not None and next.by == "bot":
            return row
    raise AssertionError("the bot never begins")
