"""A ladder: bouts of bots, played by all processors, kept in a file from which they go on, and what came of them."""

import hashlib
import sys
from collections.abc import Generator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from grimoire.bots.own_bots import is_own
from grimoire.build_kind import is_compiled
from grimoire.lab.bout import Bout, Round, died, play_round
from grimoire.lab.games import table_of
from grimoire.lab.ratings import Rating, Standing, ratings, standing
from grimoire.lab.spread import Work, spread
from grimoire.library.reading import system_fault
from grimoire.library.writing import cannot_write
from grimoire.library.yaml_lines import BadFile

KEEPING: Final = 1  # the form of the file


class Terms(msgspec.Struct, frozen=True):
    """On what terms rounds are played: rounds played on others do not belong together."""

    game: str
    seats: int
    seed: int
    cap: int
    decks: tuple[str, ...]
    options: tuple[str, ...]
    closed: bool
    cards: str  # a short name of the cards
    players: str  # and of the sources of all bots: a bot that was changed is another one
    form: int = KEEPING
    own: dict[str, str] = {}  # of bots of one's own, by name: of their files


class Found(msgspec.Struct):
    """What a ladder comes to; the fields are those of `--json`."""

    game: str
    seats: int
    seed: int
    decks: tuple[str, ...]
    cards: str
    players: str
    compiled: bool
    anchor: str
    ratings: list[Rating]
    standings: list[Standing]
    errors: list[str]


class Ladder:
    """Bouts on the same terms. The rounds are the same for any number of processes, in one go or in several."""

    def __init__(self, bouts: list[Bout], anchor: str) -> None:
        first = bouts[0]
        self.bouts = bouts
        self.anchor = anchor
        table = table_of(first.game, (), first.seats, first.options)
        self.terms = Terms(
            first.game,
            first.seats,
            first.seed,
            first.cap,
            first.decks,
            first.options,
            first.closed,
            table.cards_digest(),
            digest_of_bots(),
            own=digests_of_own([name for bout in bouts for name in (bout.one, bout.other)]),
        )
        self.rounds: dict[tuple[str, str, int], Round] = {}

    @property
    def wanted(self) -> int:
        return sum([bout.rounds for bout in self.bouts])

    def play(self, jobs: int, kept: "Kept | None" = None) -> Generator[Round, None, None]:
        """All rounds that are not there yet, as they are played; each is kept at once."""
        for bout in self.bouts:
            left = [n for n in range(bout.rounds) if (bout.one, bout.other, n) not in self.rounds]
            for played in spread(Work(bout, play_round, died), left, jobs):
                self.rounds[played.one, played.other, played.number] = played
                if kept is not None:
                    kept.add(played)
                yield played

    def found(self) -> Found:
        by_bout = {
            (bout.one, bout.other): [
                self.rounds[bout.one, bout.other, n] for n in range(bout.rounds) if (bout.one, bout.other, n) in self.rounds
            ]
            for bout in self.bouts
        }
        seats = self.terms.seats
        bots = list(dict.fromkeys([bot for pair in by_bout for bot in pair]))
        return Found(
            self.terms.game,
            seats,
            self.terms.seed,
            self.terms.decks,
            self.terms.cards,
            self.terms.players,
            is_compiled(),
            self.anchor,
            ratings(bots, self.anchor, by_bout, seats),
            [standing(one, other, seats, rounds) for (one, other), rounds in by_bout.items()],
            [
                f"{one} against {other}, seed {self.terms.seed + played.number}: {played.error}"
                for (one, other), rounds in by_bout.items()
                for played in rounds
                if played.error
            ],
        )


def bouts_of(bots: Sequence[str], against: str, like: Bout) -> list[Bout]:
    """Each bot against the one named before it, or all against one."""
    if against:
        pairs = [(bot, against) for bot in bots if bot != against]
    else:
        pairs = [(bot, below) for below, bot in pairwise(bots)]
    return [msgspec.structs.replace(like, one=one, other=other) for one, other in pairs]


def digest_of_bots() -> str:
    """A short name of the sources all bots are made of."""
    texts = sorted(sources(files("grimoire") / "bots", ""))
    return hashlib.blake2b(repr(texts).encode(), digest_size=8).hexdigest()


def digests_of_own(names: Sequence[str]) -> dict[str, str]:
    """Short names of the files that bots of one's own are made of: the one they are in, and those of its name beside it, as the
    weights of something that was trained."""
    found: dict[str, str] = {}
    for name in names:
        module = sys.modules.get(name.partition(":")[0]) if is_own(name) else None
        file = getattr(module, "__file__", None)
        if file is None:
            continue
        path = Path(file)
        beside = sorted(other for other in path.parent.iterdir() if other.stem == path.stem and other.is_file())
        found[name] = hashlib.blake2b(b"".join([other.read_bytes() for other in beside]), digest_size=8).hexdigest()
    return found


def differing(there: dict[str, str], now: dict[str, str], rounds: Sequence[Round]) -> bool:
    """Whether a bot of one's own is another one than that of the same name which played these rounds."""
    played = {name for each in rounds for name in (each.one, each.other) if name in now}
    return any(there.get(name) != now[name] for name in played)


def sources(folder: Traversable, at: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += sources(entry, f"{at}{entry.name}/")
        elif entry.name.endswith(".py"):
            found.append((at + entry.name, entry.read_text(encoding="utf-8")))
    return found


class Kept:
    """The file of a ladder: its terms, and a line for each round. A last line that was not written to its end is no line."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, ladder: Ladder) -> int:
        """Take over the rounds that are there; how many. Raises BadFile where they were played on other terms."""
        try:
            text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        except (OSError, UnicodeDecodeError) as error:
            why = system_fault(error) if isinstance(error, OSError) else str(error)
            raise BadFile("bad-unread", str(self.path), why=why) from None
        lines = text[: text.rfind("\n") + 1].splitlines()
        try:
            there = msgspec.json.decode(lines[0], type=Terms) if lines else ladder.terms
            terms = msgspec.structs.replace(ladder.terms, own=ladder.terms.own | there.own)  # bots may be added
            if msgspec.structs.replace(there, own=terms.own) != terms:
                raise BadFile("bad-ladder-terms", str(self.path))
            found = [msgspec.json.decode(line, type=Round) for line in lines[1:]]
            if differing(there.own, ladder.terms.own, found):
                raise BadFile("bad-ladder-terms", str(self.path))
        except msgspec.DecodeError as error:
            raise BadFile("bad-ladder-file", str(self.path), why=str(error)) from None
        for played in found:
            if not played.error:  # what went wrong is tried again
                ladder.rounds[played.one, played.other, played.number] = played
        header = msgspec.json.encode(terms).decode()
        self.write("".join([f"{line}\n" for line in (header, *lines[1:])]), "w")
        return len(ladder.rounds)

    def add(self, played: Round) -> None:
        self.write(msgspec.json.encode(played).decode() + "\n", "a")

    def write(self, text: str, mode: str) -> None:
        try:
            with self.path.open(mode, encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise cannot_write(self.path, error) from None
