"""An answer that was given beforehand tells nobody that it was: twin games, in one of which it is given, and what the opponent
and who looks on are sent in both."""

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest
from tests.server.clocks import HOUR, OwnHouse, OwnTime
from tests.server.test_holidays import GAMES

from grimoire.match.stops import Stops
from grimoire.server import hall
from grimoire.server.acts import stop
from grimoire.server.connection import Connection
from grimoire.server.protocol import ENCODER, PROTOCOL, FromClient, Hello, Join
from grimoire.server.storage.people import User
from grimoire.server.table import Table
from grimoire.table.matches import Clock, MatchRow

BY_TURNS = Clock(turn=3 * 24 * 3600)
ANN, BOB, CLEO = User("ann", "Ann"), User("bob", "Bob"), User("cleo", "Cleo")
STEPS = 40
GIVEN = [Stops("never", resting=True), Stops("able"), Stops(by_hand=True), Stops("never", pays=True)]


@pytest.fixture(autouse=True)
def nobody_is_signed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """These people have no sessions."""
    monkeypatch.setattr(hall, "LOOK_AT_SESSIONS", 3600.0)


class Twin:
    """A game by turns; of what Ann is sent, and Cleo who looks on, every message is kept."""

    def __init__(self, path: Path, row: MatchRow) -> None:
        self.house = OwnHouse(path, OwnTime())
        self.row = row
        self.sent: list[str] = []

    async def open(self) -> "Twin":
        await self.house.open()
        await self.house.seat(self.row)
        await stop(self.table, 1, Stops())  # as a browser says it when it comes
        self.others = [Connection(self.house.hall, user, self.nothing) for user in (ANN, CLEO)]
        for connection, seat in zip(self.others, (0, -1), strict=True):
            await self.say(connection, Hello(1, PROTOCOL, "en"))
            await self.say(connection, Join(2, self.row.id, seat))
        await asyncio.gather(*(task for task in self.house.hall.tasks if "note_presence" in str(task.get_coro())))
        await self.flush()
        return self

    async def nothing(self, text: str) -> None: ...

    async def say(self, connection: Connection, message: FromClient) -> None:
        await connection.receive(ENCODER.encode(message))

    @property
    def table(self) -> Table:
        return self.house.hall.table(self.row.id)

    async def flush(self) -> None:
        """What waits is sent."""
        for connection in self.others:
            self.sent += [ENCODER.encode(message).decode() for message in connection.waiting]
            connection.waiting.clear()
            while connection.stale:
                key = next(iter(connection.stale))
                self.sent.append(await connection.table_text(connection.stale.pop(key), *key))

    async def choose(self, index: int) -> None:
        await self.table.seen()
        decision = self.table.running.match.position.decision()
        assert decision is not None
        form = decision.options[index].form
        await self.table.change(lambda play: play.choose(decision.seat, play.number, form))

    async def asked(self) -> int:
        await self.table.seen()
        return self.table.running.thinking

    def options(self) -> int:
        decision = self.table.running.match.position.decision()
        return 0 if decision is None else len(decision.options)

    async def close(self) -> None:
        for connection in self.others:
            connection.close()
        await self.house.kill()


def row_of(game: str, seed: int) -> MatchRow:
    return msgspec.structs.replace(GAMES[game](BY_TURNS), seed=str(seed))


def same(given: list[str], plain: list[str]) -> None:
    """What differs is said, and not all that does not."""
    for one, other in zip(given, plain, strict=False):
        if one != other:
            mine, theirs = json.loads(one), json.loads(other)
            assert {key: value for key, value in mine.items() if value != theirs.get(key)} == {
                key: theirs.get(key) for key, value in mine.items() if value != theirs.get(key)
            }
            assert mine.keys() == theirs.keys()
    assert len(given) == len(plain)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_to_give_one_and_to_take_it_back_sends_nobody_anything(tmp_path: Path, game: str, seed: int) -> None:
    row = row_of(game, seed)

    async def played(beforehand: bool) -> list[str]:
        twin = await Twin(tmp_path / f"{beforehand}.db", row).open()
        chance, given = random.Random(seed), 0
        for step in range(STEPS):
            if await twin.asked() < 0:
                break
            if beforehand and await twin.asked() == 0:
                number, count = twin.table.running.number, len(twin.sent)
                for stops in (GIVEN[step % len(GIVEN)], Stops()):
                    await stop(twin.table, 1, stops)
                    await twin.flush()
                given += 1
                assert (twin.table.running.number, len(twin.sent)) == (number, count)
            await twin.house.passes(HOUR)
            await twin.choose(chance.randrange(twin.options()))
            await twin.flush()
        assert given >= 5 or not beforehand, "it was tried"
        await twin.close()
        return twin.sent

    same(asyncio.run(played(True)), asyncio.run(played(False)))
