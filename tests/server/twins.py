"""Twin matches: the same but for cards that a seat never saw. Whatever the server says to that seat must be the same in both.

    python -m tests.server.twins                    all kinds of match, 5 seeds of each, 3 minutes at most
    python -m tests.server.twins --seeds 40 --first 100 --minutes 30

A match is played by chance, by everything that people may do at a table: choices by hand, countdowns that end or are held,
standing orders, offers, words, looking back, illegal choices. Then for each seat it is played again, at once with a twin in
which the cards the seat never saw are others: among each other, or with closed lists from outside of all lists. The same is
done at both, and every message to the seat, and to who looks on, is compared, until a changed card comes to light; and now and
then what plain requests are answered, and what a bot would be given.
"""

import argparse
import asyncio
import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from unittest import mock

import msgspec
from tests.conformance.walking import decks_of
from tests.server.inside import template

from grimoire.kernel.chance import Chance
from grimoire.kernel.event import Event
from grimoire.kernel.position import Position
from grimoire.lab.games import GAMES as TABLES
from grimoire.lab.other_deals import never_seen
from grimoire.lab.secrecy import compare_events
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table as LabTable
from grimoire.library.entries import CHOICE
from grimoire.library.games import GAMES
from grimoire.match.stops import PLACES
from grimoire.seat.earlier import Earlier
from grimoire.seat.foresight import foreseen
from grimoire.seat.looking import WATCHER
from grimoire.seat.seats import Seats
from grimoire.server import own_pools, protocol
from grimoire.server.connection import Connection
from grimoire.server.hall import Hall
from grimoire.server.protocol import ENCODER, PROTOCOL
from grimoire.server.report_pages import report_text
from grimoire.server.seated import Seated
from grimoire.server.standing_pages import last_of
from grimoire.server.storage.clock import HouseClock
from grimoire.server.storage.database import Database
from grimoire.server.storage.matches import add_match
from grimoire.server.storage.own_texts import KNOWN, OwnTexts
from grimoire.server.storage.people import User
from grimoire.server.storage.waiting import due_in
from grimoire.server.table import Table
from grimoire.server.thinkers import Thinkers
from grimoire.table import playback
from grimoire.table.deciding import Due
from grimoire.table.match import Match
from grimoire.table.matches import RUNNING, Clock, MatchRow, Seat
from grimoire.table.play import record_of
from grimoire.table.refusals import Refusal

MATCH: Final = "match"
PRESENCE: Final = '{"type":"presence"'
VARYING: Final = re.compile(r',"(?:gone|at)":\d+|"next":"[^"]*"')  # times on the wall, and names of new matches
ACTING: Final = 300  # milliseconds that each act takes, by the clock of its house
CLOSE: Final = "close"  # the countdown of the open window ends
ASK_EVERY: Final = 9  # acts: what else may be asked
OWN: Final = """
ember-swarm:
  name: {en: Ember swarm, fr: Essaim de braises}
  element: fire
  type: spell
  cost: 1 fire
  effect:
    - damage(2, any)
"""


class Kind(msgspec.Struct, frozen=True):
    """A kind of match."""

    name: str
    game: str
    seats: int
    options: tuple[str, ...] = ()
    closed: bool = False
    clock: Clock = Clock(window=0)
    stops: bool = False  # whether seats say beforehand where they want to be asked
    own: bool = False  # with cards of somebody's own
    again: bool = False  # given up in the end, and a rematch agreed on

    def lab(self) -> LabTable:
        box = GAMES[self.game]
        texts = [("my-cards.yaml", OWN)]
        pool = box.build_pool([*box.shipped_texts(), *texts]) if self.own else box.shipped_pool()
        if self.own:
            KNOWN[pool.digest] = OwnTexts(self.game, texts)
            own_pools.POOLS[pool.digest] = pool
        return TABLES[self.game](box, pool, self.seats, self.options)


KINDS: Final = (
    Kind("open lists", "magenoir", 2),
    Kind("closed lists, a rematch", "magenoir", 2, closed=True, again=True),
    Kind("countdowns and stops", "magenoir", 2, closed=True, clock=Clock(window=5), stops=True),
    Kind("by turns, with stops", "magenoir", 2, clock=Clock(turn=86_400), stops=True, again=True),
    Kind("own cards", "magenoir", 2, closed=True, clock=Clock(whole=1800), own=True),
    Kind("Anima", "anima", 3, clock=Clock(window=5), stops=True, again=True),
    Kind("Anima of five", "anima", 5, ("omega",), clock=Clock(window=5)),
)


class Act(msgspec.Struct, frozen=True):
    """What somebody does, or what happens by itself."""

    seat: int
    what: Any  # a message, or CLOSE


class Watch(HouseClock):
    """The clock of a house, put forward by hand: what both say of times is compared to the millisecond."""

    def __init__(self) -> None:
        self.time = 1_000_000
        super().__init__(lambda: self.time, lambda: self.time)


class House:
    """One match, begun from a position of our own, with everybody connected."""

    def __init__(self, empty: Path, path: Path, kind: Kind, lab: LabTable, start: Position, decks: list[list[str]]) -> None:
        for ending in ("-wal", "-shm"):
            path.with_name(path.name + ending).unlink(missing_ok=True)
        shutil.copy(empty, path)
        self.start = start
        self.kind = kind
        self.watch = Watch()
        self.database = Database(f"sqlite+aiosqlite:///{path}", self.watch)
        self.hall = Hall(self.database, Thinkers(1))
        brought = decks if any(decks) else [[] for _ in range(kind.seats)]
        seats = [Seat(seat, f"user {seat}", name=f"Player {seat}", deck=deck) for seat, deck in enumerate(brought)]
        self.row = MatchRow(MATCH, lab.name, "user 0", 1, RUNNING, version="", seed="1", seats=seats, clock=kind.clock)
        self.row = msgspec.structs.replace(
            self.row, closed=kind.closed, options=list(kind.options), cards=lab.pool.digest if kind.own else ""
        )
        self.play = Seated(self.row)
        stops = self.play.match.stops
        self.play.match = Match(start.clone(), record_of(self.row), [None] * kind.seats)
        self.play.match.stops = stops
        names = [seat.name for seat in seats]
        self.play.seats = Seats(self.play.match, self.play.pool, names)
        self.play.earlier = Earlier(self.play.seats)
        self.sent: dict[int, list[str]] = {}
        self.connections: dict[int, Connection] = {}

    @property
    def table(self) -> Table:
        return self.hall.tables[MATCH]

    async def open(self) -> None:
        async with self.database.writing() as connection:
            await add_match(connection, self.row)
        table = self.kept = self.hall.table(MATCH)
        table.row, table.play, table.is_fresh = self.row, self.play, True
        self.play.timer.asked_at = self.hall.clock.now()
        for seat in (*range(len(self.row.seats)), WATCHER):
            await self.connect(seat)
        await table.change(lambda play: None)  # what is due is noted

    async def connect(self, seat: int) -> None:
        sent = self.sent[seat] = []

        async def send(text: str) -> None:
            sent.append(text)

        self.connections[seat] = Connection(self.hall, User(f"user {seat}", f"Player {seat}"), send)
        await self.do(Act(seat, protocol.Hello(1, PROTOCOL, "fr" if seat == 1 else "en")))
        await self.do(Act(seat, protocol.Join(2, MATCH, seat)))

    async def do(self, act: Act) -> None:
        if act.what == CLOSE:
            table = self.table
            self.watch.time = max(self.watch.time, table.deadline)
            number = table.running.number
            await table.change(lambda play: play.close_window(number, table.holding))
        else:
            self.watch.time += ACTING
            await self.connections[act.seat].receive(ENCODER.encode(act.what))
        await asyncio.gather(*self.hall.tasks)  # who is there is told beside it

    async def told(self, seat: int) -> list[str]:
        """Everything this seat was sent since it was asked last."""
        connection = self.connections[seat]
        sending = asyncio.create_task(connection.keep_sending())
        while connection.waiting or connection.stale or connection.ready.is_set():
            await asyncio.sleep(0)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        sent = [VARYING.sub("", message) for message in self.sent[seat]]
        self.sent[seat].clear()
        # Who is there is told beside everything else: when it comes between two others hangs on the machine.
        there = [message for message in sent if message.startswith(PRESENCE)]
        return [message for message in sent if not message.startswith(PRESENCE)] + there[-1:]

    async def comes(self) -> list[Due]:
        """What happens by itself, and when."""
        async with self.database.reading() as connection:
            return await due_in(connection, MATCH)

    def asked_beside(self, seat: int, number: int) -> list[Any]:
        """What plain requests of this seat are answered, and what a bot of this seat would be given."""
        play = self.play
        with mock.patch.object(playback, "start_of", lambda record, pool: self.start.clone()):
            try:
                report = report_text(play, seat, "", "en")
            except Refusal as refusal:
                report = refusal.reason
        given = play.seats.given(WATCHER, "en", play.number, suggest=False)
        found: list[Any] = [report, ENCODER.encode(last_of(play.seats, given.scene, "en")), play.thought(seat)]
        if play.match.position.asked == seat and not play.over:
            forms = [option.form for option in play.match.position.options]
            found.append(ENCODER.encode(foreseen(play.seats, play.seats.look(seat), forms[number % len(forms) :][:1])))
        return found

    async def close(self) -> None:
        for task in list(self.hall.tasks):
            task.cancel()
        await self.database.close()


# -- one match ---------------------------------------------------------------------------------------------------------


class Script(msgspec.Struct):
    """What was done in a match, and the choices that came of it."""

    acts: list[Act]
    forms: list[str]


async def written(folder: Path, kind: Kind, lab: LabTable, seed: int, most: int) -> Script:
    """A match by chance."""
    decks = decks_of(lab, seed)
    house = House(folder / "empty.db", folder / "script", kind, lab, lab.begin(decks, seed), decks)
    chance = stream(seed, "script")
    acts: list[Act] = []
    try:
        await house.open()
        while len(acts) < most and not house.play.over:
            acts.append(act_by_chance(house, chance, len(acts)))
            await house.do(acts[-1])
            for connection in house.connections.values():
                connection.waiting.clear()
        forms = [entry.form for entry in house.play.record.entries if entry.kind == CHOICE]
        assert not any(entry.kind == "undo" for entry in house.play.record.entries)
        return Script([*acts, *(ending(kind) if kind.again and not house.play.over else [])], forms)
    finally:
        await house.close()


def act_by_chance(house: House, chance: Chance, id: int) -> Act:
    play = house.play
    number, asked, seats = play.number, play.match.position.asked, house.kind.seats
    by, luck = chance.below(seats), chance.below(100)
    if house.table.deadline and luck < 55:
        return Act(-1, CLOSE)
    if house.table.deadline and luck < 70:
        holds = play.may_hold()[-1]
        return Act(holds, protocol.Hold(id, MATCH, holds, number))
    if house.kind.stops and luck >= 90:
        where = PLACES[chance.below(len(PLACES))]
        return Act(by, protocol.SetStops(id, MATCH, by, where, chance.below(4) == 0, chance.below(3) == 0))
    if luck == 89:
        return Act(by, protocol.Offer(id, MATCH, by, "draw"))
    if luck == 88:
        return Act(by, protocol.Phrase(id, MATCH, by, "hello"))
    if luck in (86, 87):
        return Act(by, protocol.Look(id, MATCH, by, chance.below(number + 1), luck == 87))
    if luck in (84, 85):
        return Act(by, protocol.Choose(id, MATCH, by, number, ("activate no-such-card", "pass")[luck - 84]))
    options = play.match.position.options
    return Act(asked, protocol.Choose(id, MATCH, asked, number, options[chance.below(len(options))].form))


def ending(kind: Kind) -> Iterator[Act]:
    """All but one give up, another game is agreed on, and somebody tries to see what the others had."""
    last = kind.seats - 1
    for seat in range(last):
        yield Act(seat, protocol.Concede(1, MATCH, seat))
    yield Act(0, protocol.Offer(2, MATCH, 0, "rematch"))
    for seat in range(1, kind.seats):
        yield Act(seat, protocol.Answer(3, MATCH, seat, "rematch", True))
    if kind.closed:
        for seat in (*range(kind.seats), WATCHER):
            yield Act(seat, protocol.Join(4, MATCH, (max(seat, 0) + 1) % kind.seats))
            yield Act(seat, protocol.Look(5, MATCH, seat, 1, True))


async def compared(
    folder: Path, kind: Kind, lab: LabTable, seed: int, starts: tuple[Position, Position], script: Script, seat: int
) -> int:
    """How many messages were the same, until a changed card came to light. Raises AssertionError."""
    decks = decks_of(lab, seed)
    one, two = (House(folder / "empty.db", folder / str(n), kind, lab, start, decks) for n, start in enumerate(starts))
    messages = 0
    try:
        await one.open()
        await two.open()
        for number, act in enumerate(script.acts):
            if is_possible(one, act) and not is_possible(two, act):
                return messages  # another seat played what it does not have here
            before = one.play.number
            for house in (one, two):
                await house.do(act)
            if came_to_light(one, two, before, seat):
                return messages
            for eyes in (seat, WATCHER):
                mine, yours = await one.told(eyes), await two.told(eyes)
                assert mine == yours, f"{kind.name}: after {number} acts seat {eyes} is told what {seat} cannot see: {act}"
                messages += len(mine)
            assert await one.comes() == await two.comes(), f"{kind.name}: after {number} acts something is due at another time"
            if number % ASK_EVERY == 0 and not one.play.over:
                assert one.asked_beside(seat, number) == two.asked_beside(seat, number), f"{kind.name}: after {number} acts"
        return messages
    finally:
        await one.close()
        await two.close()


def is_possible(house: House, act: Act) -> bool:
    return not isinstance(act.what, protocol.Choose) or any(
        option.form == act.what.form for option in house.play.match.position.options
    )


def came_to_light(one: House, two: House, before: int, seat: int) -> bool:
    """Whether what happened since so many entries showed the seat a changed card. Raises AssertionError where something
    followed by itself in one of them alone."""
    mine, yours = (house.play.record.entries for house in (one, two))
    for at in range(before, min(len(mine), len(yours))):
        assert (mine[at].kind, mine[at].seat, mine[at].by) == (yours[at].kind, yours[at].seat, yours[at].by)
        if mine[at].kind == CHOICE:
            mine_told, yours_told = (told_of(house, at + 1) for house in (one, two))
            if compare_events(mine_told, yours_told, seat, until_different=True):
                return True
    assert len(mine) == len(yours), "more followed by itself in one of them"
    return False


def told_of(house: House, number: int) -> list[Event]:
    """What came of an entry."""
    return next(happened.events for happened in house.play.match.happened if happened.number == number)


def tried(kind: Kind, seed: int, folder: Path, most: int = 120, only: int | None = None) -> int:
    """One match against its twins, for every seat or one; how many messages were compared. Raises AssertionError."""
    lab = kind.lab()
    template(folder)
    script = asyncio.run(written(folder, kind, lab, seed, most))
    decks = decks_of(lab, seed)
    chance = stream(seed, "other deals")
    named = {word for form in script.forms for word in form.split()}
    messages = 0
    for seat, unseen in enumerate(never_seen(lab, decks, seed, script.forms)):
        for foreign in (False, True)[: 1 + kind.closed] if only in (None, seat) else ():
            start = lab.begin(decks, seed)
            other = lab.deal_anew(start, seat, sorted(unseen), named, chance, foreign=foreign)
            if other is not None:
                messages += asyncio.run(compared(folder, kind, lab, seed, (start, other), script, seat))
    return messages


def main() -> None:
    parser = argparse.ArgumentParser(description="Twin matches: is every message the same?")
    parser.add_argument("--seeds", type=int, default=5, help="of each kind of match")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=3.0, help="no match is begun after")
    parser.add_argument("--acts", type=int, default=120)
    wanted = parser.parse_args()
    until = time.monotonic() + wanted.minutes * 60
    told = dict.fromkeys((kind.name for kind in KINDS), 0)
    matches = 0
    for seed in range(wanted.first, wanted.first + wanted.seeds):
        for kind in KINDS:
            if time.monotonic() < until:
                with tempfile.TemporaryDirectory() as folder:
                    told[kind.name] += tried(kind, seed, Path(folder), wanted.acts)
                matches += 1
    for name, messages in told.items():
        print(f"{name}: {messages} messages, none differs")
    print(f"{matches} matches from seed {wanted.first} on")


if __name__ == "__main__":
    main()
