"""The hosts of a table, each behind the same few words, so that one suite asks all of them: memory, a file as a terminal keeps
it, and the database of a server. Whoever adds a host (a page in a browser) adds it here."""

import shutil
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path

from grimoire.cli.starting import new_match, resumed
from grimoire.kernel.chance import seeded
from grimoire.kernel.reason import IllegalChoice
from grimoire.library.entries import Entry
from grimoire.library.games import GAMES
from grimoire.library.saves import load_record
from grimoire.seat.seats import Given, Seats
from grimoire.server.hall import Hall
from grimoire.server.storage.database import Database
from grimoire.server.storage.log import read_log
from grimoire.server.storage.matches import add_match, find_match
from grimoire.server.thinkers import Thinkers
from grimoire.table.dice import DICE
from grimoire.table.hosted import Hosted
from grimoire.table.match import Match
from grimoire.table.matches import MatchRow
from grimoire.table.play import Play, record_of
from grimoire.table.refusals import Refusal


class Host(ABC):
    """One match, in which people sit at every seat."""

    def __init__(self, row: MatchRow, folder: Path) -> None:
        self.row = row
        self.folder = folder
        self.pool = GAMES[row.game].shipped_pool()

    @abstractmethod
    async def open(self) -> None:
        """Begin, or begin again after everything in memory was lost."""

    @abstractmethod
    async def close(self) -> None: ...

    @property
    @abstractmethod
    def match(self) -> Match: ...

    @abstractmethod
    async def act(self, act: str, seat: int, form: str = "") -> bool:
        """Choose a form, undo, undo with the leave of the others, draw, concede. Whether it was done."""

    @abstractmethod
    async def log(self) -> list[Entry]:
        """As it is kept."""

    @property
    @abstractmethod
    def seats(self) -> Seats: ...

    def given(self, seat: int, lang: str, since: int) -> Given:
        return self.seats.given(seat, lang, since, seat >= 0 and self.match.can_undo(seat), suggest=False)


def doing(act: str, seat: int, number: int, form: str) -> Callable[[Play], None]:
    acts: dict[str, Callable[[Play], None]] = {
        "choose": lambda play: play.choose(seat, number, form),
        "undo": lambda play: play.undo(seat, number),
        "undo agreed": lambda play: play.undo_agreed(seat),
        "draw": lambda play: play.agree_to_draw(seat),
        "concede": lambda play: play.concede(seat),
    }
    return acts[act]


class Kept:
    """A log in memory."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)

    def settle(self) -> None: ...


class Still:
    """No time passes."""

    def now(self) -> int:
        return 1


class InMemory(Host):
    async def open(self) -> None:
        self.kept = getattr(self, "kept", Kept())
        self.hosted = Hosted(self.row, self.pool, self.kept, Still(), DICE, past=self.kept.entries[:])
        self.read = Seats(self.match, self.pool)

    async def close(self) -> None: ...

    @property
    def match(self) -> Match:
        return self.hosted.play.match

    async def act(self, act: str, seat: int, form: str = "") -> bool:
        try:
            self.hosted.act(doing(act, seat, self.match.number, form))
        except Refusal:
            return False
        return True

    async def log(self) -> list[Entry]:
        return self.kept.entries[:]

    @property
    def seats(self) -> Seats:
        return self.read


class InAFile(Host):
    """As a terminal has it."""

    @property
    def path(self) -> Path:
        return self.folder / "match.yaml"

    async def open(self) -> None:
        if self.path.exists():
            _, self.driven, self.save = resumed(self.path, self.pool)
        else:
            self.driven, self.save = new_match(record_of(self.row), self.pool, seeded(1), self.path)
        self.read = Seats(self.driven, self.pool)
        self.driven.go_on()

    async def close(self) -> None:
        self.save.close()

    @property
    def match(self) -> Match:
        return self.driven

    async def act(self, act: str, seat: int, form: str = "") -> bool:
        done = self.done(act, seat, form)
        self.driven.go_on()
        return done

    def done(self, act: str, seat: int, form: str) -> bool:
        match = self.driven
        if match.over:
            return False
        if act == "choose":
            try:
                if match.position.asked == seat:
                    match.choose(form)
                    return True
            except IllegalChoice:
                pass
            return False
        if act.startswith("undo"):
            return match.undo(seat) if act == "undo" else match.undo_agreed(seat)
        if act == "concede" and seat not in match.staying:
            return False
        (match.concede if act == "concede" else match.agree_to_draw)(seat)
        return True

    async def log(self) -> list[Entry]:
        return load_record(self.path).entries

    @property
    def seats(self) -> Seats:
        return self.read


class OnAServer(Host):
    """With its database in SQLite. Listens like a browser."""

    async def open(self) -> None:
        path = self.folder / "server.db"
        begins = not path.exists()
        if begins:
            shutil.copy(EMPTY[0], path)
        self.database = Database(f"sqlite+aiosqlite:///{path}")
        if begins:
            async with self.database.writing() as writing:
                await add_match(writing, self.row)
        self.table = Hall(self.database, Thinkers(1)).table(self.row.id)
        await self.table.seen()

    async def close(self) -> None:
        await self.database.close()

    @property
    def match(self) -> Match:
        return self.table.running.match

    async def act(self, act: str, seat: int, form: str = "") -> bool:
        try:
            await self.table.change(doing(act, seat, self.match.number, form))
        except Refusal:
            return False
        return True

    async def log(self) -> list[Entry]:
        async with self.database.reading() as connection:
            return [entry for entry, _ in await read_log(connection, self.row.id)]

    @property
    def seats(self) -> Seats:
        return self.table.running.seats


class OnTwoServers(OnAServer):
    """Two processes that share a PostgreSQL; whoever acts sits at the other one than whoever acted before."""

    async def open(self) -> None:
        self.databases = [Database(ADDRESS[0]) for _ in range(2)]
        await self.databases[0].open()
        self.database = self.databases[0]
        async with self.database.writing() as writing:
            if await find_match(writing, self.row.id) is None:
                await add_match(writing, self.row)
        self.tables = [Hall(database, Thinkers(1)).table(self.row.id) for database in self.databases]
        self.table = self.tables[0]
        await self.table.seen()

    async def close(self) -> None:
        for database in self.databases:
            await database.close()

    async def act(self, act: str, seat: int, form: str = "") -> bool:
        self.tables.reverse()
        self.table = self.tables[0]
        await self.table.seen()
        return await super().act(act, seat, form)


ADDRESS: list[str] = []  # of a PostgreSQL, where there is one
EMPTY: list[Path] = []  # a database with its tables and nothing in them
HOSTS: dict[str, Callable[[MatchRow, Path], Host]] = {"memory": InMemory, "file": InAFile, "server": OnAServer}
