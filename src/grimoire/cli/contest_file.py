"""A contest in a file: a line for each entry, added at the end and nowhere else, so that whoever dies loses nothing.

A last line that is not whole was never answered, and is left out. Several terminals may write: each reads what the others
have added before it adds its own.
"""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from grimoire.contests.contest import Contest
from grimoire.contests.entries import AnyAct, Entry
from grimoire.kernel.unusable import Unusable
from grimoire.library.reading import BadFile, system_fault
from grimoire.library.writing import Busy, cannot_write, create, lock, sync, write_all

LARGEST: Final = 64 * 1024 * 1024  # bytes
PATIENCE: Final = 5.0  # seconds that another terminal may take to write its entry
PAUSE: Final = 0.003

Step = tuple[AnyAct, str]  # an act and its reason


def entries_in(data: bytes, where: str) -> tuple[list[Entry], int]:
    """The entries, and how many bytes hold them. Raises BadFile."""
    end = data.rfind(b"\n") + 1
    decode = msgspec.json.Decoder(Entry).decode
    entries: list[Entry] = []
    for number, line in enumerate(data[:end].split(b"\n")[:-1], 1):
        try:
            entries.append(decode(line))
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            wrong = Unusable("contest-no-json", why=str(error))
            raise BadFile("contest-line", where, line=number, what=wrong) from None
    if not entries:
        raise BadFile("contest-empty-file", where)
    return entries, end


def line_of(entry: Entry) -> bytes:
    return msgspec.json.encode(entry) + b"\n"


def followed(entries: list[Entry], where: str) -> Contest:
    contest = Contest()
    try:
        contest.follow(entries)
    except Unusable as error:
        raise BadFile("contest-line", where, line=contest.number + 1, what=error) from None
    return contest


class ContestFile:
    def __init__(self, path: Path, by: str, clock: Callable[[], float] = time.time) -> None:
        self.path = path
        self.by = by
        self.clock = clock

    def begin(self, steps: list[Step]) -> Contest:
        """A new file with these. Raises BadFile and Unusable."""
        contest = Contest()
        lines = self.added(contest, steps)
        try:
            os.close(create(self.path, lines.decode()))
        except FileExistsError:
            raise BadFile("contest-there", str(self.path)) from None
        except (OSError, ValueError) as error:  # ValueError: a name that cannot be one
            raise BadFile("bad-unwritten", str(self.path), why=system_fault(error)) from None
        return contest

    def read(self) -> Contest:
        """Raises BadFile."""
        handle = self.opened(os.O_RDONLY)
        try:
            return followed(entries_in(self.bytes_of(handle), str(self.path))[0], str(self.path))
        finally:
            os.close(handle)

    def do(self, make: Callable[[Contest], list[Step]]) -> Contest:
        """Add what `make` makes of the contest as it now is. Raises BadFile and Unusable; then nothing was added."""
        handle = self.opened(os.O_RDWR)
        try:
            self.wait_for(handle)
            entries, end = entries_in(self.bytes_of(handle), str(self.path))
            contest = followed(entries, str(self.path))
            lines = self.added(contest, make(contest))
            self.write(handle, end, lines)
            return contest
        finally:
            os.close(handle)

    def added(self, contest: Contest, steps: list[Step]) -> bytes:
        lines = b""
        for act, reason in steps:
            entry = Entry(contest.number + 1, act, int(self.clock()), self.by, reason)
            contest.follow([entry])
            lines += line_of(entry)
        return lines

    def write(self, handle: int, end: int, lines: bytes) -> None:
        """At the end of what is whole. Where there is no room for all of it, none of it stays."""
        if not lines:
            return
        try:
            os.ftruncate(handle, end)
            os.lseek(handle, end, os.SEEK_SET)
            write_all(handle, lines)
            sync(handle)
        except OSError as error:
            os.ftruncate(handle, end)
            raise cannot_write(self.path, error) from None

    def opened(self, how: int) -> int:
        try:
            handle = os.open(self.path, how | getattr(os, "O_NONBLOCK", 0))  # a pipe is not waited for
        except (OSError, ValueError) as error:
            raise BadFile("bad-unread", str(self.path), why=system_fault(error)) from None
        if not self.path.is_file():
            os.close(handle)
            raise BadFile("bad-no-file", str(self.path))
        return handle

    def bytes_of(self, handle: int) -> bytes:
        os.lseek(handle, 0, os.SEEK_SET)
        data = b""
        while piece := os.read(handle, 1 << 20):
            data += piece
            if len(data) > LARGEST:
                raise BadFile("bad-too-large", str(self.path))
        return data

    def wait_for(self, handle: int) -> None:
        """Be the only one who writes. Raises Busy where somebody has been for too long."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                lock(handle, self.path)
                return
            except Busy:
                if time.monotonic() > until:
                    raise
                time.sleep(PAUSE)


def told_by_others(contest: Contest, me: str) -> list[Entry]:
    """What others have added since the last entry of one's own."""
    mine = max([entry.number for entry in contest.log if entry.by == me], default=0)
    return [entry for entry in contest.log if entry.number > mine and entry.by != me] if mine else []
