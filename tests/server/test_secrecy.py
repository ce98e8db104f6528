"""Every message to a seat of a match is the same when the cards that the seat never saw were dealt otherwise."""

import asyncio
import re
from pathlib import Path

import pytest
from tests.conformance.walking import decks_of
from tests.seat.test_secrecy import forms_of

from grimoire.kernel.position import Position
from grimoire.lab.games import table_of
from grimoire.lab.other_deals import never_seen
from grimoire.lab.secrecy import compare_events
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table as LabTable
from grimoire.match.session import Match
from grimoire.seat.looking import WATCHER
from grimoire.seat.seats import Seats
from grimoire.server.connection import Connection
from grimoire.server.hall import Hall
from grimoire.server.play import Play, record_of
from grimoire.server.protocol import ENCODER, PROTOCOL, Choose, FromClient, Hello, Join, Look
from grimoire.server.storage.database import Database
from grimoire.server.storage.matches import RUNNING, Clock, MatchRow, Seat, add_match
from grimoire.server.storage.people import User
from grimoire.server.thinkers import Thinkers

SEED = 2
MATCH = "match"
PRESENCE = '{"type":"presence"'
GONE = re.compile(r',"gone":\d+')  # for how long somebody is away, by the clock on the wall


class House:
    """One match, begun from a position of our own, with everybody connected."""

    def __init__(self, folder: Path, lab: LabTable, start: Position) -> None:
        self.database = Database(f"sqlite+aiosqlite:///{folder}")
        self.hall = Hall(self.database, Thinkers(1))
        seats = [Seat(seat, f"user {seat}", name=f"Player {seat}") for seat in range(lab.seats)]
        self.row = MatchRow(MATCH, lab.name, "user 0", 1, RUNNING, version="", seed="1", seats=seats, clock=Clock(window=0))
        decks = decks_of(lab, SEED) if lab.name == "magenoir" else [[] for _ in seats]
        for seat, deck in zip(seats, decks, strict=True):
            seat.deck.extend(deck)
        self.play = Play(self.row)
        self.play.match = Match(start.clone(), record_of(self.row), [None] * lab.seats)
        self.play.seats = Seats(lab.name, self.play.pool, [seat.name for seat in seats], start.clone)
        self.sent: dict[int, list[str]] = {}
        self.connections: dict[int, Connection] = {}

    async def open(self) -> None:
        await self.database.open()
        async with self.database.writing() as connection:
            await add_match(connection, self.row)
        table = self.hall.table(MATCH)
        table.row, table.play, table.is_fresh = self.row, self.play, True
        for seat in (*range(len(self.row.seats)), WATCHER):
            await self.connect(seat)

    async def connect(self, seat: int) -> None:
        sent = self.sent[seat] = []

        async def send(text: str) -> None:
            sent.append(text)

        self.connections[seat] = Connection(self.hall, User(f"user {seat}", f"Player {seat}"), send)
        await self.do(seat, Hello(1, PROTOCOL, "fr" if seat == 1 else "en"))
        await self.do(seat, Join(2, MATCH, seat))

    async def do(self, seat: int, message: FromClient) -> None:
        await self.connections[seat].receive(ENCODER.encode(message))
        await asyncio.gather(*self.hall.tasks)  # who is there is told beside it

    async def told(self, seat: int) -> list[str]:
        """Everything this seat was sent since it was asked last."""
        connection = self.connections[seat]
        sending = asyncio.create_task(connection.keep_sending())
        while connection.waiting or connection.stale or connection.ready.is_set():
            await asyncio.sleep(0)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        sent = [GONE.sub("", message) for message in self.sent[seat]]
        self.sent[seat].clear()
        # Who is there is told beside everything else: when it comes between two others hangs on the machine.
        there = [message for message in sent if message.startswith(PRESENCE)]
        return [message for message in sent if not message.startswith(PRESENCE)] + there[-1:]


async def followed(folder: Path, lab: LabTable, start: Position, other: Position, forms: list[str], seat: int) -> int:
    """How many choices every message was the same in both, until a changed card came to light."""
    one, two = House(folder / f"{lab.name}-{seat}-one", lab, start), House(folder / f"{lab.name}-{seat}-two", lab, other)
    messages = 0
    try:
        await one.open()
        await two.open()
        for number, form in enumerate(forms):
            asked = one.play.match.position.asked
            if number % 7 == 0:
                for house in (one, two):
                    await house.do(seat, Choose(3, MATCH, seat, number, "activate no-such-card"))
                    await house.do(seat, Look(4, MATCH, seat, number // 2))
            mine, yours = await one.told(seat), await two.told(seat)
            assert mine == yours, f"{lab.name}: after {number} choices a message tells seat {seat} what it cannot see"
            messages += len(mine)
            if all(option.form != form for option in two.play.match.position.options):
                return messages
            for house in (one, two):
                await house.do(asked, Choose(5, MATCH, asked, number, form))
            if compare_events(one.play.match.position.events, two.play.match.position.events, seat, until_different=True):
                return messages
        return messages
    finally:
        await one.database.close()
        await two.database.close()


@pytest.mark.parametrize(("game", "seats", "choices"), [("magenoir", 2, 40), ("anima", 3, 30)])
def test_every_message_is_the_same_from_another_deal(tmp_path: Path, game: str, seats: int, choices: int) -> None:
    lab = table_of(game, (), seats)
    forms = forms_of(lab)[:choices]
    decks = decks_of(lab, SEED)
    chance = stream(SEED, "other deals")
    named = {word for form in forms for word in form.split()}
    messages = 0
    for seat, unseen in enumerate(never_seen(lab, decks, SEED, forms)):
        start = lab.begin(decks, SEED)
        other = lab.deal_anew(start, seat, sorted(unseen), named, chance, foreign=False)
        if other is not None:
            messages += asyncio.run(followed(tmp_path, lab, start, other, forms, seat))
    assert messages > choices, "other deals could not be followed far"
