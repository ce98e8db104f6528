"""One browser that is connected: what it sends is read strictly, what it is sent is made when it can be sent.

A table that changes three times while a slow client reads is sent once, with the story of all three.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, cast

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from grimoire import __version__
from grimoire.library.messages import FALLBACK, LANGUAGES
from grimoire.server import acts
from grimoire.server.contests.desk import Desk, together
from grimoire.server.hall import Hall
from grimoire.server.may_open import may_open
from grimoire.server.protocol import (
    DECODER,
    ENCODER,
    MOST_BYTES,
    PROTOCOL,
    Chat,
    ClientMessage,
    ContestNews,
    Countdown,
    Done,
    FromServer,
    Hello,
    Join,
    Language,
    Leave,
    Offered,
    OfMatch,
    Ping,
    Refused,
    Standing,
    TableMessage,
    Time,
    Unwatch,
    Watch,
    Welcome,
)
from grimoire.server.readable import has_zero
from grimoire.server.refusing import not_kept, words_of
from grimoire.server.storage.people import User
from grimoire.server.storage.talk import Said, apart_from
from grimoire.server.table import Table
from grimoire.table.matches import WAITING
from grimoire.table.offers import HOLD
from grimoire.table.play import Play
from grimoire.table.refusals import BAD_MESSAGE, NO_LANGUAGE, NO_SESSION, NOT_JOINED, NOT_YOURS, TOO_MUCH, Refusal
from grimoire.table.refusals import PROTOCOL as OTHER_PROTOCOL

WATCHER: Final = -1
MOST_JOINED: Final = 20
MOST_WAITING: Final = 500  # messages for a client that does not read
UNREADABLE: Final = -1


class Connection:
    """Listens to the tables it has joined, each as one seat."""

    def __init__(self, hall: Hall, user: User, send: Callable[[str], Awaitable[None]]) -> None:
        self.hall = hall
        self.user = user
        self.send = send
        self.lang = FALLBACK
        self.greeted = False
        self.joined: dict[tuple[str, int], int] = {}  # match and seat -> the number up to which the story is told
        self.tables: dict[str, Table] = {}  # that were joined: as long as somebody listens, each stays in memory
        self.stale: dict[tuple[str, int], Table] = {}  # what is to be told, in order
        self.waiting: list[FromServer] = []
        self.watched: dict[str, Desk] = {}  # contests
        self.news: dict[str, ContestNews] = {}  # of them, to be told
        self.muted: set[str] = set()  # users whose words are not shown here: either has silenced the other
        self.ready = asyncio.Event()
        self.overrun = False
        self.ended = False  # as soon as what waits is sent
        hall.connections.add(self)

    def end(self) -> None:
        """Whoever it was is signed out: they are told so, and nothing else any more."""
        self.turn_away(Refusal(NO_SESSION))

    def turn_away(self, why: Refusal) -> None:
        self.ended = True
        self.stale.clear()
        self.news.clear()
        self.waiting = [Refused(UNREADABLE, why.reason, words_of(why, self.lang))]
        self.ready.set()

    # -- what is sent ----------------------------------------------------------------------------------------------

    def changed(self, table: Table) -> None:
        for match, seat in self.joined:
            if match == table.id:
                self.stale[match, seat] = table
        self.ready.set()

    def seats_at(self, table: Table) -> list[int]:
        """Who looks at a match that is over through the eyes of another only looks on."""
        sitting = [] if table.row is None else table.row.seats
        mine = [seat.seat for seat in sitting if seat.user == self.user.id]
        return [seat if seat in mine else WATCHER for match, seat in self.joined if match == table.id]

    def came_or_went(self, table: Table) -> None:
        if table.row is not None:
            self.put(acts.presence(table, self.lang, self.hall.patience))

    def heard(self, table: Table, said: Said) -> None:
        if said.user not in self.muted:
            self.put(Chat(table.id, [acts.line(said, table.row, self.lang)]))

    def contest_changed(self, news: ContestNews) -> None:
        """A client that reads slowly is told once of all that happened."""
        self.news[news.contest] = together(self.news.get(news.contest), news)
        self.ready.set()

    def put(self, message: FromServer) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.overrun = True  # it does not read; it may come again
        self.waiting.append(message)
        self.ready.set()

    async def keep_sending(self) -> None:
        """Until the connection is closed, or its client reads no more."""
        while not self.overrun:
            await self.ready.wait()
            self.ready.clear()
            while self.waiting or self.stale or self.news:
                if self.waiting:
                    text = ENCODER.encode(self.waiting.pop(0)).decode()
                elif self.news:
                    text = ENCODER.encode(self.news.pop(next(iter(self.news)))).decode()
                else:
                    key = next(iter(self.stale))
                    text = await self.table_text(self.stale.pop(key), *key)
                if text:
                    await self.send(text)
            if self.ended:
                return

    async def table_text(self, table: Table, match: str, seat: int) -> str:
        """What this seat is given now, made once for all who get the same; nothing before the match has begun."""
        async with table.lock:
            try:
                row = await table.caught_up()
            except Refusal:
                return ""
            play = table.play
            if not acts.is_for(self, row, seat) and not await may_open(table.database, row):
                return ""  # it could be looked at, until they played again
            if row.state == WAITING or play is None or (match, seat) not in self.joined:
                return ""
            since = min(self.joined[match, seat], play.number)
            self.joined[match, seat] = play.number
            key = (seat, self.lang, since)
            if (text := table.made.found(key, table.clock.now())) is not None:
                return text
            given = play.given(seat, self.lang, since)
            message = TableMessage(
                match,
                seat,
                play.number,
                given.scene,
                given.ask,
                given.story,
                offered(table),
                time=time_of(play, table.clock.now()),
                countdown=countdown(table, play, table.clock.now()),
                stops=play.match.stops[seat] if seat >= 0 else None,
                next=row.next,
                frozen=table.why_frozen(self.lang),
            )
            return table.made.keep(key, ENCODER.encode(message).decode())

    # -- what is received ------------------------------------------------------------------------------------------

    async def receive(self, frame: str | bytes) -> None:
        """One message; whatever is wrong with it is told, and changes nothing."""
        if self.ended:
            return
        id = UNREADABLE
        try:
            message = decoded(frame)
            id = message.id
            self.hall.metrics.messages[type(message).__name__] += 1
            await self.act_on(message)
        except Refusal as refusal:
            self.refuse(id, refusal)
        except (SQLAlchemyError, OSError) as error:
            self.refuse(id, not_kept(error))
        else:
            self.put(Done(id))

    def refuse(self, id: int, refusal: Refusal) -> None:
        self.hall.metrics.refusals[refusal.reason] += 1
        self.put(Refused(id, refusal.reason, words_of(refusal, self.lang)))

    async def act_on(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await self.greet(message)
        elif not self.greeted:
            raise Refusal(OTHER_PROTOCOL)
        elif isinstance(message, Language):
            self.speak(message.language)
            for key in self.joined:
                self.joined[key] = -1
                self.stale[key] = self.tables[key[0]]
            for table in self.tables.values():  # bots are called otherwise
                self.came_or_went(table)
            self.ready.set()
        elif isinstance(message, Join):
            await self.join(message)
        elif isinstance(message, Leave):
            self.leave(message.match, message.seat)
        elif isinstance(message, Watch):
            await self.look_on(message.contest)
        elif isinstance(message, Unwatch):
            self.look_away(message.contest)
        elif isinstance(message, OfMatch):
            if (message.match, message.seat) not in self.joined:
                raise Refusal(NOT_JOINED)
            await acts.act(self, self.tables[message.match], message)
        else:
            assert isinstance(message, Ping)

    async def greet(self, message: Hello) -> None:
        if message.protocol != PROTOCOL:
            raise Refusal(OTHER_PROTOCOL)
        self.speak(message.language)
        async with self.hall.database.reading() as connection:
            self.muted = await apart_from(connection, self.user.id)
        self.greeted = True
        self.put(Welcome(PROTOCOL, __version__, self.user.id, self.user.name, self.lang))

    async def hear_anew(self) -> None:
        """Whom somebody does not want to hear has changed, on another page of theirs perhaps."""
        async with self.hall.database.reading() as connection:
            self.muted = await apart_from(connection, self.user.id)

    def speak(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise Refusal(NO_LANGUAGE, languages=", ".join(LANGUAGES))
        self.lang = lang

    async def join(self, message: Join) -> None:
        table = self.hall.table(message.match)
        row = await table.seen()
        if message.seat != WATCHER:
            if not 0 <= message.seat < len(row.seats):
                raise Refusal(NOT_YOURS)
            if not acts.is_for(self, row, message.seat) and not await may_open(table.database, row):
                raise Refusal(NOT_YOURS)
        if len(self.joined) >= MOST_JOINED and (message.match, message.seat) not in self.joined:
            raise Refusal(TOO_MUCH)
        self.joined[message.match, message.seat] = max(-1, message.since)
        self.tables[message.match] = table
        table.listeners.add(self)
        await acts.greeting(self, table)
        self.changed(table)

    async def look_on(self, contest: str) -> None:
        if len(self.watched) >= MOST_JOINED and contest not in self.watched:
            raise Refusal(TOO_MUCH)
        desk = self.watched.get(contest) or self.hall.contests.desk(contest)
        await desk.seen(lambda contest: None)
        self.watched[contest] = desk
        desk.listeners.add(self)

    def look_away(self, contest: str) -> None:
        desk = self.watched.pop(contest, None)
        if desk is not None:
            desk.listeners.discard(self)
        self.news.pop(contest, None)

    def leave(self, match: str, seat: int) -> None:
        self.joined.pop((match, seat), None)
        self.stale.pop((match, seat), None)
        table = self.tables.get(match)
        if table is None:  # it was not joined
            return
        if not any(joined == match for joined, _ in self.joined):
            del self.tables[match]
            table.listeners.discard(self)
        self.hall.presence_changed(table)

    def close(self) -> None:
        self.hall.connections.discard(self)
        for match, seat in list(self.joined):
            self.leave(match, seat)
        for contest in list(self.watched):
            self.look_away(contest)


def time_of(play: Play, at: int) -> Time | None:
    left = play.timer.all_left(play.thinking, at)
    return Time(left, play.thinking, play.timer.begins_in(at), play.timer.away(at)) if left else None


def offered(table: Table) -> list[Standing]:
    return [Standing(cast(Offered, old.what), old.seat, old.about) for old in table.offers if old.what != HOLD]


def countdown(table: Table, play: Play, at: int) -> Countdown | None:
    """The same for everybody: how long the window stays open, and who holds it."""
    if not table.deadline and not table.holding:
        return None
    return Countdown(max(0, table.deadline - at), table.holding, play.may_hold() if table.deadline else [])


def decoded(frame: str | bytes) -> ClientMessage:
    """Raises Refusal."""
    if len(frame) > MOST_BYTES:
        raise Refusal(TOO_MUCH)
    if has_zero(frame):
        raise Refusal(BAD_MESSAGE, detail="\\u0000")
    try:
        message: ClientMessage = DECODER.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal(BAD_MESSAGE, detail=str(error)[:200]) from None
    return message
