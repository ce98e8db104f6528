"""Calling browsers in which no page is open: a worker of its own, after what they are called for was kept. No choice waits for
it, and what cannot be sent is let be: the notice stands in the page and in the feed."""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from grimoire.library.messages import messages
from grimoire.library.yaml_lines import BadFile
from grimoire.server.community.notices import BellLine, line_of
from grimoire.server.metrics import Metrics
from grimoire.server.rates import Rate
from grimoire.server.storage.bells import ASKED, SOON, Bell
from grimoire.server.storage.circle import kept_seats
from grimoire.server.storage.database import Database, now
from grimoire.server.storage.matches import find_matches
from grimoire.server.storage.pushes import Push, PushCall, drop_push, some_wait, take_calls
from grimoire.table.matches import MatchRow

if TYPE_CHECKING:
    from grimoire.server.community.push_sending import PushSender

EVERY: Final = 2.0  # seconds
MOST_TAKEN: Final = 50
STALE_MS: Final = 24 * 3600 * 1000  # a server that stood still for longer calls nobody for what was then
CALLS_AN_HOUR: Final = 60  # to one browser
HOUR: Final = 3600.0
DECLARED: Final = 8030  # by which a browser knows a notice that it may show without a program of ours
GONE: Final = (404, 410)
TAKEN: Final = (200, 201, 202, 204)

log = logging.getLogger("grimoire.server")


def push_sender(key: bytes, contact: str, chosen: bool = True) -> "PushSender | None":
    """None where the extra `push` is not installed: nothing else needs it. Raises BadFile where nobody is reached by the
    contact; one that nobody chose (a name within a house) leaves out push alone."""
    try:
        from grimoire.server.community.push_sending import PushSender
    except ModuleNotFoundError:
        return None
    try:
        return PushSender(key, contact)
    except BadFile:
        if chosen:
            raise
        log.warning("no browser is called: push services cannot reach us by the first name", extra={"contact": contact})
        return None


class Pushing:
    """`sender`: none where this installation has no push."""

    def __init__(self, database: Database, metrics: Metrics, sender: "PushSender | None") -> None:
        self.database = database
        self.metrics = metrics
        self.sender = sender
        self.calling = Rate(CALLS_AN_HOUR, HOUR)

    async def keep_sending(self) -> None:
        """As long as the server runs, whatever goes wrong with what somebody else gave."""
        while self.sender is not None:
            try:
                await self.send_what_waits()
            except (SQLAlchemyError, OSError) as error:
                log.warning("who waits to be called cannot be read", extra={"why": str(error)})
            except Exception:
                log.exception("calling browsers failed")
            await asyncio.sleep(EVERY)

    async def send_what_waits(self) -> None:
        async with self.database.reading() as connection:
            if not await some_wait(connection):
                return
        async with self.database.writing() as connection:
            calls = await take_calls(connection, MOST_TAKEN, now() - STALE_MS)
        wanted = [call for call in calls if call.wanted and self.calling.take(call.push.id)]
        async with self.database.reading() as connection:
            rows = await find_matches(connection, {call.bell.match for call in wanted})
            kept = await kept_seats(connection, {call.bell.match for call in wanted if call.bell.kind == ASKED})
        seats = {(one.match, one.user): one.seat for one in kept}
        told = [call for call in wanted if call.bell.match in rows]
        sending = (self.send(call, rows[call.bell.match], seats.get((call.bell.match, call.bell.user), -1)) for call in told)
        answers = await asyncio.gather(*sending)
        await self.note([call.push for call in told], answers)

    async def send(self, call: PushCall, row: MatchRow, kept: int) -> int:
        """The number of the answer; 0: there was none. Address and keys are somebody's own: whatever is wrong with them, it
        is the call of that browser alone which fails."""
        assert self.sender is not None
        try:
            return await self.sender.send(call.push, text_of(call, row, kept), topic_of(call.bell), call.bell.kind == SOON)
        except Exception as error:
            log.warning("a browser cannot be called", extra={"why": type(error).__name__})
            return 0

    def close(self) -> None:
        if self.sender is not None:
            self.sender.close()

    async def note(self, called: Sequence[Push], answers: Sequence[int]) -> None:
        """Whom its maker knows no longer is forgotten; of everything else only the number is kept."""
        gone = {push.id for push, answer in zip(called, answers, strict=True) if answer in GONE}
        for answer in answers:
            self.metrics.pushes["sent" if answer in TAKEN else "gone" if answer in GONE else "failed"] += 1
        if any(answer not in (*TAKEN, *GONE) for answer in answers):
            log.warning("browsers could not be called", extra={"answers": sorted({*answers} - {*TAKEN, *GONE})})
        if gone:
            async with self.database.writing() as connection:
                for id in gone:
                    await drop_push(connection, id)


def topic_of(bell: Bell) -> str:
    """By which a push service keeps the latest of two calls alone, and learns nothing: no two people have the same."""
    return hashlib.blake2b(f"{bell.user} {bell.match} {bell.kind}".encode(), digest_size=16, person=b"topic").hexdigest()


def text_of(call: PushCall, row: MatchRow, kept: int) -> bytes:
    """What it is about and in which game, and neither with whom nor how it went: a phone shows it to whoever stands beside
    it. The page says the rest."""
    lang, bell = call.push.lang, call.bell
    line = line_of(bell, row, bell.user, lang, kept)
    say = messages(lang).say
    game = say(f"game-{row.game}-title")
    told: dict[str, Any] = {
        "title": game,
        "body": say(f"push-{bell.kind}", game=game),
        "lang": lang,
        "navigate": page_of(call.push.base, line),
        "tag": bell.match,
    }
    return msgspec.json.encode({"web_push": DECLARED, "notification": told})


def page_of(base: str, line: BellLine) -> str:
    return f"{base}/#/table/{line.match}/{line.seat}"
