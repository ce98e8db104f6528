"""An answer that was given beforehand tells nobody that it was: twin games, in one of which it is given, and what the opponent
and who looks on are sent in both."""

import asyncio
import json
import random
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from tests.server.clocks import HOUR, MINUTE, OwnHouse, OwnTime
from tests.server.test_holidays import GAMES

from grimoire.library.entries import HAND, ORDER, Entry
from grimoire.match.stops import Stops
from grimoire.server import hall
from grimoire.server.acts import stop
from grimoire.server.connection import Connection
from grimoire.server.protocol import ENCODER, PROTOCOL, FromClient, Hello, Join
from grimoire.server.storage.people import User
from grimoire.server.table import Table
from grimoire.table.matches import Clock, MatchRow
from grimoire.table.play import Play

BY_TURNS = Clock(turn=3 * 24 * 3600)
ANN, BOB, CLEO = User("ann", "Ann"), User("bob", "Bob"), User("cleo", "Cleo")
STEPS = 40
SEEDS = (1, 3)
ANSWERS = {  # Bob has something to answer with in each window of this turn and the next; in the other game the first turns do
    "magenoir": "alice: {prepared: [flame, seed, fiery-arrow, draconic-flame], hand: [seed, flame], reserve: 1 vegetal}\n"
    "bob: {prepared: [stunning-thunder], permanents: [animated-tree], hand: [tornado, seed]}"
}
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

    async def hasten(self, entries: list[Entry], most: int) -> None:
        """What is in this log by order is answered by hand, up to so many entries, before anybody is told anything."""
        while (number := self.table.running.number) < min(len(entries), most) and self.table.running.thinking == 1:
            assert (entries[number].by, entries[number].seat) == (ORDER, 1)
            await self.table.change(partial(Play.choose, seat=1, number=number, form=entries[number].form))

    async def asked(self) -> int:
        await self.table.seen()
        return self.table.running.thinking

    def options(self) -> int:
        decision = self.table.running.match.position.decision()
        return 0 if decision is None else len(decision.options)

    def lively(self) -> list[int]:
        """What Ann does gives Bob something to answer, where there is such a thing."""
        decision = self.table.running.match.position.decision()
        options = [] if decision is None else decision.options
        acts = [i for i, option in enumerate(options) if option.form.startswith("activate")]
        return acts if acts and self.table.running.thinking == 0 else list(range(len(options)))

    async def close(self) -> None:
        for connection in self.others:
            connection.close()
        await self.house.kill()


def row_of(game: str, seed: int) -> MatchRow:
    return msgspec.structs.replace(GAMES[game](BY_TURNS), seed=str(seed))


def answering(game: str, clock: Clock, seed: int) -> MatchRow:
    row = msgspec.structs.replace(GAMES[game](clock), seed=str(seed))
    if game not in ANSWERS:
        return row
    seats = [msgspec.structs.replace(seat, deck=[]) for seat in row.seats]
    return msgspec.structs.replace(row, seats=seats, given=ANSWERS[game])


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


# -- used --------------------------------------------------------------------------------------------------------------

BANK = Clock(whole=12 * 3600, added=600, move=24 * 3600)
USED = {
    "not at all": Stops("never"),
    "not this turn": Stops("shown", resting=True),
    "where touched": Stops("touched", pays=True),
}


class Told(NamedTuple):
    """Of a game: what the others were sent, its log, and how long that was whenever they were told."""

    sent: list[str]
    entries: list[Entry]
    lengths: list[int]


async def steps_with(path: Path, row: MatchRow, seed: int, before: Stops, by_hand: Told | None = None) -> Told:
    """A game in which Bob has said this. Where `by_hand` is given, it is that game again: what orders answered there, and do
    not here, Bob answers by hand at the very moment."""
    twin = await Twin(path, row).open()
    chance, lengths = random.Random(seed), list[int]()

    async def flush() -> None:
        if by_hand is not None:
            await twin.hasten(by_hand.entries, by_hand.lengths[len(lengths)])
        await twin.flush()
        lengths.append(twin.table.running.number)

    for _ in range(STEPS):
        await stop(twin.table, 1, before)  # not this turn is said anew in each
        await flush()
        if await twin.asked() < 0:
            break
        await twin.house.passes(MINUTE)
        await twin.choose(chance.choice(twin.lively()))
        await flush()
        if twin.table.running.over:
            break
    await twin.close()
    return Told(twin.sent, twin.table.shown.record.entries[:], lengths)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("clock", "said"), [*((BY_TURNS, said) for said in USED), (BANK, "not at all")])
def test_a_window_passed_beforehand_looks_like_one_passed_by_hand(tmp_path: Path, game: str, clock: Clock, said: str) -> None:
    uses = 0
    for seed in SEEDS:
        row = answering(game, clock, seed)
        given = asyncio.run(steps_with(tmp_path / f"{seed}-given.db", row, seed, USED[said]))
        plain = asyncio.run(steps_with(tmp_path / f"{seed}-plain.db", row, seed, Stops("shown"), given))
        differ = [(one, other) for one, other in zip(given.entries, plain.entries, strict=True) if one.by != other.by]
        assert all(one.by == ORDER and other.by == HAND and one.seat == 1 for one, other in differ)
        uses += len(differ)
        assert given.lengths == plain.lengths
        same(given.sent, plain.sent)
    assert uses > 0, "orders were used"
