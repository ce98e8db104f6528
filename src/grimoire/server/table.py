"""One table: a match, whoever listens to it, and the one way in which it changes.

A change is made in memory, then committed to the log, then told. If it cannot be committed the memory is thrown away: what
happened is what the log says.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.library.yaml_lines import BadFile
from grimoire.match.faults import EngineFault
from grimoire.server.community.ringing import call_after
from grimoire.server.community.scoring import keep_outcome
from grimoire.server.made_messages import MadeMessages
from grimoire.server.metrics import Metrics
from grimoire.server.refusing import not_kept
from grimoire.server.seated import Seated
from grimoire.server.storage.clock import HouseClock
from grimoire.server.storage.database import Database, now
from grimoire.server.storage.holidays import Pause, away_until, keep_pause, pause_in, put_off
from grimoire.server.storage.log import append, read_log
from grimoire.server.storage.matches import add_match, change_match, find_match, lock_match
from grimoire.server.storage.notices import EVERYBODY, News, announce
from grimoire.server.storage.offers import add_offer, drop_offers, standing_offers
from grimoire.server.storage.presence import Here
from grimoire.server.storage.talk import Said
from grimoire.server.storage.waiting import due_in, renew
from grimoire.table.branching import Branch
from grimoire.table.deciding import asked_at, due_of, end_of_window, held_by, outcome_of, soonest
from grimoire.table.dice import DICE
from grimoire.table.log import Logged, TooLate
from grimoire.table.matches import OVER, WAITING, MatchRow
from grimoire.table.offers import HOLD, Offered
from grimoire.table.play import Acted, Departed, Play
from grimoire.table.refusals import FAULT, FROZEN, NO_MATCH, NOT_RUNNING, STALE, UNAVAILABLE, Refusal

SAME: Final = 60_000  # milliseconds: two clocks never say quite the same of when somebody is back

log = logging.getLogger("grimoire.server")

Also = Callable[[AsyncConnection], Awaitable[None]]


class Listener(Protocol):
    """Somebody who is told of a table."""

    def changed(self, table: "Table") -> None:
        """It is not as it was."""

    def seats_at(self, table: "Table") -> list[int]:
        """As whom they listen."""

    def came_or_went(self, table: "Table") -> None:
        """Others are there than before."""

    def heard(self, table: "Table", said: Said) -> None:
        """Somebody said something to everybody at it."""


class Table:
    def __init__(
        self,
        id: str,
        database: Database,
        wake: Callable[[int], None],
        metrics: Metrics,
        keep: Callable[["Table"], None],
    ) -> None:
        self.id = id
        self.database = database
        self.wake = wake  # something is due at this time
        self.metrics = metrics
        self.keep = keep  # somebody asked for this one, and it is there
        self.lock = asyncio.Lock()
        self.row: MatchRow | None = None
        self.play: Seated | None = None
        self.frozen: Exception | None = None  # why the log cannot be followed to its end
        self.is_fresh = False
        self.offers: list[Offered] = []  # in the order they were made
        self.present: list[Here] = []  # who is connected, wherever
        self.door = asyncio.Lock()  # who comes and goes is noted one by one
        self.noted: dict[int, int] = {}  # connections of each seat here, as noted last
        self.deadline = 0  # when the open window closes
        self.known_since = 0  # when this process first saw that it has begun
        self.failed: Counter[int] = Counter()  # decisions that the bot of a seat did not make
        self.may_be_due = True  # something, for all that is known here
        self.listeners: set[Listener] = set()
        self.made = MadeMessages()

    # -- reading ---------------------------------------------------------------------------------------------------

    async def seen(self) -> MatchRow:
        """The match as it stands. Raises Refusal where there is none."""
        async with self.lock:
            row = await self.caught_up()
        self.keep(self)
        return row

    async def caught_up(self) -> MatchRow:
        """Read what is new; the lock is held. With SQLite nobody else writes, and what is here is what there is."""
        if self.row is not None and self.is_fresh:
            return self.row
        try:
            async with self.database.reading() as connection:
                row = await find_match(connection, self.id)
                if row is None:
                    raise Refusal(NO_MATCH)
                after = self.play.number if self.play is not None else 0
                new = [] if row.state == WAITING else await read_log(connection, self.id, after)
                self.offers = await standing_offers(connection, self.id)
                due = await due_in(connection, self.id)
                pause = await pause_in(connection, self.id) if row.clock.by_turns else None
        except (SQLAlchemyError, OSError):
            raise Refusal(UNAVAILABLE) from None
        self.row = row
        self.deadline = end_of_window(due)
        if row.state != WAITING:
            self.known_since = self.known_since or self.clock.now()
        self.may_be_due = True
        self.is_fresh = self.database.is_sqlite
        if row.state != WAITING and not self.frozen:
            self.follow(row, new)
            if self.play is not None:
                stood, timer = self.play.timer.stands, self.play.timer
                is_open = pause is not None and pause.number == self.play.number  # else it was for a question before
                timer.stands = (pause.since, pause.until) if pause is not None and is_open else (0, 0)
                if new or not timer.asked_at or timer.stands != stood:
                    timer.asked_at = asked_at(self.play, due, self.clock.now())
        return row

    @property
    def clock(self) -> HouseClock:
        return self.database.clock

    def why_frozen(self, lang: str) -> str:
        """Why nobody can play on; empty where they can."""
        if self.frozen is None:
            return ""
        return self.frozen.words(lang) if isinstance(self.frozen, BadFile) else str(self.frozen)

    def follow(self, row: MatchRow, new: list[Logged]) -> None:
        """A log that departs from the rules of this version is followed as far as it goes."""
        before: list[Logged] = []
        try:
            if self.play is None:
                self.play = Seated(row)
            before = [(entry, 0) for entry in self.play.record.entries]
            self.play.follow(new)
            self.play.heed(row)
        except BadFile as error:  # it cannot even begin
            self.frozen = without_trace(error)
        except Departed as departed:  # what led away from it is half done: it stands still before that
            self.frozen = without_trace(departed.why)
            self.play = Seated(row)
            self.play.follow([*before, *new[: departed.followed]])
            self.play.heed(row)

    @property
    def shown(self) -> Seated:
        """The game, to be looked at, as far as it could be followed. Raises Refusal."""
        if self.play is None:
            raise Refusal(FROZEN if self.frozen else NOT_RUNNING)
        return self.play

    @property
    def running(self) -> Seated:
        """The game, to be changed. Raises Refusal."""
        if self.frozen:
            raise Refusal(FROZEN)
        return self.shown

    def forget(self) -> None:
        """Memory and log may differ: read it again."""
        self.play = None
        self.made.clear()
        self.frozen = None
        self.row = None
        self.is_fresh = False

    # -- changing --------------------------------------------------------------------------------------------------

    async def change(self, make: Callable[[Play], None], also: Also | None = None, own: int = EVERYBODY) -> None:
        """Let something happen, and write something beside it. Where nothing has come of it that others could see, `own` is the
        one seat that is told: that somebody has answered beforehand is nobody else's business. Raises Refusal, and then nothing
        has."""
        async with self.lock:
            await self.caught_up()
            play = self.running
            at = self.clock.now()
            try:
                acted = play.act(make, at)
            except EngineFault as fault:
                self.forget()
                raise Refusal(FAULT, detail=str(fault)) from None
            except Refusal:
                raise
            except BaseException:
                self.forget()
                raise
            began = time.monotonic()
            told = own if play.number == acted.before else EVERYBODY
            await self.commit(play, acted, at, also, told)
            self.metrics.keeping.add(time.monotonic() - began)
            self.metrics.entries += play.number - acted.before
            if play.over:
                log.info("a match is over", extra={"match": self.id, "game": play.row.game, "winner": play.match.winner})
        self.tell(told)

    async def commit(self, play: Play, acted: Acted, at: int, also: Also | None, told: int) -> None:
        before = acted.before
        ended = now()
        pause = await self.away_for(play, at) if play.number > before else None
        found = outcome_of(play, before, at, self.holding, self.deadline, DICE, ended)
        new, held, due, new_game = found.entries, found.held, found.due, found.next
        next_id = "" if new_game is None else new_game.id
        try:
            async with self.database.writing() as connection:
                if new:
                    await append(connection, self.id, before, new, ended, acted.thought)
                    if self.offers or not self.is_fresh:
                        await drop_offers(connection, self.id)
                    for seat in held:
                        await add_offer(connection, self.id, Offered(HOLD, seat), play.number, ended)
                    await call_after(connection, play, acted.asked, self.seen_by(at))
                if due or self.may_be_due:
                    await renew(connection, self.id, due)
                if pause is not None:
                    await keep_pause(connection, pause)
                if also is not None:
                    await also(connection)
                await announce(connection, News(self.database.origin, self.id, due=soonest(due), seat=told))
                if found.over:
                    await keep_outcome(connection, play, ended)
                    await change_match(connection, self.id, state=OVER, winner=found.winner, ended=ended, next=next_id)
                if new_game is not None:
                    await add_match(connection, new_game)
                    await renew(connection, new_game.id, found.due_next)
        except TooLate:
            self.forget()
            raise Refusal(STALE) from None
        except (SQLAlchemyError, OSError) as error:
            self.forget()
            raise not_kept(error) from None
        except BaseException:  # cancelled: nobody knows whether it was kept
            self.forget()
            raise
        if new:
            self.offers = [Offered(HOLD, seat) for seat in held]
        self.deadline = end_of_window(due)
        if due:
            self.wake(soonest(due))
        self.may_be_due = bool(due) or not self.is_fresh
        if found.over:
            play.row = msgspec.structs.replace(play.row, state=OVER, winner=found.winner, ended=ended, next=next_id)
        if new_game is not None:
            self.wake(at)
        self.row = play.row

    async def away_for(self, play: Play, at: int) -> Pause | None:
        """By turns: whoever is asked now may have said that they are away, and then their clock stands. Raises Refusal."""
        seat = play.thinking
        user = play.row.seats[seat].user if seat >= 0 and play.row.clock.by_turns else None
        if not user:
            return None
        wall = self.clock.wall()
        try:
            async with self.database.reading() as connection:
                back = await away_until(connection, user, wall)
        except (SQLAlchemyError, OSError) as error:
            self.forget()
            raise not_kept(error) from None
        if not back:
            return None
        play.timer.stand(at, at + back - wall)
        return Pause(self.id, play.number, *play.timer.stands)

    async def stand_still(self, user: str, until: int) -> None:
        """The clock of somebody who is asked stands until then, or goes on, if that is now. Raises Refusal."""
        async with self.lock:
            await self.caught_up()
            play, at = self.running, self.clock.now()
            seat = play.thinking
            stood = play.timer.stands[1]
            same = max(stood, until) <= at or (at < stood and abs(stood - until) < SAME)
            if seat < 0 or play.row.seats[seat].user != user or not play.row.clock.by_turns or same:
                return
            known = play.timer.stands
            later = play.timer.stand(at, until)
            async with self.writing() as connection:
                await lock_match(connection, self.id)
                pause = await pause_in(connection, self.id)
                found = (pause.since, pause.until) if pause is not None and pause.number == play.number else (0, 0)
                if found == known and await put_off(connection, self.id, play.number, later):
                    await keep_pause(connection, Pause(self.id, play.number, *play.timer.stands))
                else:  # another process was first, and put it off for both; or the question is answered
                    self.forget()
            self.wake(at if later < 0 else until)
        self.tell()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction beside the log. Raises Refusal where the database is gone."""
        try:
            async with self.database.writing() as connection:
                yield connection
                await announce(connection, News(self.database.origin, self.id))
        except (SQLAlchemyError, OSError) as error:
            self.forget()
            raise not_kept(error) from None

    @property
    def holding(self) -> list[int]:
        """Seats that want to be asked in the open window."""
        return [offer.seat for offer in self.offers if offer.what == HOLD]

    async def hold(self, seat: int, number: int) -> None:
        """Be asked also after the countdown. Raises Refusal where none runs."""
        async with self.lock:
            await self.caught_up()
            play = self.running
            due = held_by(play, seat, number, self.clock.now(), self.holding, self.deadline)
            if due is not None:
                async with self.writing() as connection:
                    await add_offer(connection, self.id, Offered(HOLD, seat), play.number, now())
                    await renew(connection, self.id, due)
                self.offers.append(Offered(HOLD, seat))
                self.deadline = end_of_window(due)
                self.may_be_due = True
        self.tell()

    def tell_said(self, said: Said) -> None:
        for listener in list(self.listeners):
            listener.heard(self, said)

    def tell(self, seat: int = EVERYBODY) -> None:
        self.made.clear()
        for listener in list(self.listeners):
            if seat == EVERYBODY or seat in listener.seats_at(self):
                listener.changed(self)

    def tell_presence(self) -> None:
        for listener in list(self.listeners):
            listener.came_or_went(self)

    def here(self) -> Counter[int]:
        """How many connections of this process each seat has; -1: who only looks on."""
        return Counter(seat for listener in self.listeners for seat in set(listener.seats_at(self)))

    def seen_by(self, at: int) -> set[int]:
        """Seats whose players are connected, wherever."""
        return {*self.here(), *(row.seat for row in self.present if row.is_here(at))}


def without_trace(error: Exception) -> Exception:
    """What is kept of it may not keep all that was there when it was raised: among that is the table."""
    error.__context__ = error.__cause__ = None
    return error.with_traceback(None)


async def keep_branch(connection: AsyncConnection, branch: Branch, at: int) -> None:
    """A new match that begins with what happened in another one."""
    await add_match(connection, branch.row)
    if branch.entries:
        await append(connection, branch.row.id, 0, branch.entries, branch.row.created)
    await renew(connection, branch.row.id, due_of(branch.begun(), at))
