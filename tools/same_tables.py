"""Whether another build gives everybody at a table the same, byte for byte: what each is told, records, and what undo does.

    python tools/same_tables.py --against ../other/src     # 1,000 games of chance, golden games, lessons, puzzles
    python tools/same_tables.py --against ../other/src --games 40 --jobs 2
    python tools/same_tables.py --against ../other/src --first 41 --games 200 --only-games   # on from there
    python tools/same_tables.py --games 5                                 # only what this build gives, a line for each

Games of both kinds are played by chance, with people at every seat: choices, standing orders, taking back alone and with the
others' leave, giving up, draws. At every act of some games, and now and then in the others, all seats and who looks on are
asked what they are given, in one language or the other; when it is over also for the whole story, and for earlier moments in no
order. One line for each game says what all of it comes to; where two builds differ in one, what they give differs.
"""

import argparse
import hashlib
import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from random import Random
from typing import Any, Final

import msgspec

from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.library.entries import HAND
from grimoire.library.games import GAMES
from grimoire.library.lessons import lessons_of
from grimoire.library.magenoir.decks import load_deck
from grimoire.library.records import Record, record_text
from grimoire.library.replay import pool_of, start_of
from grimoire.match.stops import PLACES, Stops
from grimoire.seat.seats import Seats
from grimoire.seat.teaching import course_of, seats_of, teaching

FOLLOWS: Final = find_spec("grimoire.table.match") is not None  # before, seats kept a position of their own
MATCH: Final[Any] = import_module("grimoire.table.match" if FOLLOWS else "grimoire.match.session").Match
SHOWN: Final[Any] = import_module("grimoire.table.puzzle" if FOLLOWS else "grimoire.match.puzzle").Shown

WATCHER: Final = -1
MOST: Final = 2500  # acts of a game
FULL: Final = 10  # one of so many games is asked for at every act, the others at one act of so many
NAMES: Final = ("Alice", "Bob", "Cleo", "Dan", "Eve")
GOLDEN: Final = (
    ("whirling-flurry", "burning-wrath", 1),
    ("surging-growth", "crushing-pressure", 2),
    ("burning-wrath", "surging-growth", 3),
    ("crushing-pressure", "whirling-flurry", 4),
)
ENCODER: Final = msgspec.json.Encoder()


class Sum:
    """All that was given, as one number; and how much it was."""

    def __init__(self) -> None:
        self.hash = hashlib.blake2b(digest_size=10)
        self.given = self.acts = self.undone = 0

    def add(self, *found: Any) -> None:
        for one in found:
            self.hash.update(one if isinstance(one, bytes) else ENCODER.encode(one))
        self.given += len(found)

    def __str__(self) -> str:
        return f"{self.hash.hexdigest()} {self.acts} acts {self.undone} taken back {self.given} given"


def seats_at(match: Any, pool: Any) -> Any:
    make: Any = Seats if FOLLOWS else Seats.of_record
    return make(match if FOLLOWS else match.record, pool)


def caught_up(seats: Any, match: Any) -> None:
    if not FOLLOWS:
        seats.catch_up(match.record)


def earlier(seats: Any, match: Any, pool: Any, numbers: list[int]) -> list[Any]:
    """What a seat was given after so many entries, in the order asked for."""
    if FOLLOWS:
        looking = import_module("grimoire.seat.earlier").Earlier(seats)
        return [looking.at(number).given(number % 2, "en", number - 1, suggest=False) for number in numbers]
    found: list[Any] = []
    for number in numbers:
        record = msgspec.structs.replace(match.record, entries=match.record.entries[:number])
        found.append(Seats.of_record(record, pool).given(number % 2, "en", number - 1, suggest=False))
    return found


def act(match: Any, chance: Random, sum: Sum) -> None:
    """Somebody does something."""
    drawn = chance.random()
    seats = range(len(match.bots))
    if drawn < 0.04:
        able = [seat for seat in seats if match.can_undo(seat)]
        if able:
            sum.undone += match.undo(able[0])
            return
    elif drawn < 0.06:
        seat = max(seats, key=match.last_action)
        sum.undone += match.undo_agreed(seat)
        return
    elif drawn < 0.0605:
        match.agree_to_draw(chance.choice(match.staying))
        return
    elif drawn < 0.0615:
        match.concede(chance.choice(match.staying))
        return
    elif drawn < 0.0625:
        match.give(chance.choice(match.staying), "random")
        return
    match.take(chance.randrange(len(match.position.options)), HAND)


def game(kind: str, seed: int) -> str:
    chance = Random(seed)
    players = 2 if kind == "magenoir" else 2 + seed % 3
    table = table_of(kind, (), players)
    decks = [table.random_deck(stream(seed, f"deck {seat}")) for seat in range(players)] if GAMES[kind].has_decks else []
    record = Record("", kind, table.cards_digest(), list(NAMES[:players]), decks, seed, closed=bool(seed % 2))
    return str(played(record, chance, seed))


def played(record: Record, chance: Random, seed: int) -> Sum:
    pool = pool_of(record)
    sum = Sum()
    match = MATCH(start_of(record, pool), record, [None] * len(record.seats))
    match.stops = [Stops(chance.choice(PLACES)) for _ in match.bots]
    seats = seats_at(match, pool)
    since = 0
    while not match.over and sum.acts < MOST:
        match.go_on()
        if match.over:
            break
        act(match, chance, sum)
        sum.acts += 1
        caught_up(seats, match)
        for seat in (*range(len(match.bots)), WATCHER):
            if seed % FULL == 0 or sum.acts % FULL == 0:
                lang = ("en", "fr")[(seed + seat) % 2]
                sum.add(seats.given(seat, lang, since, match.can_undo(seat) if seat >= 0 else False, sum.acts % 40 == 0))
        since = len(match.record.entries)
        sum.add(match.position.digest(), [match.last_action(seat) for seat in range(len(match.bots))])
    caught_up(seats, match)
    for seat in (*range(len(match.bots)), WATCHER):
        sum.add(*[seats.given(seat, lang, -1) for lang in ("en", "fr")])
    sum.add(seats.open_scene("en"), record_text(match.record), match.over, match.winner)
    numbers = [chance.randrange(len(match.record.entries)) for _ in range(6)]
    sum.add(*earlier(seats, match, pool, numbers))
    return sum


def golden(which: int) -> str:
    """The golden games, as a match."""
    from grimoire.kernel.chance import seeded

    one, other, seed = GOLDEN[which]
    pool = GAMES["magenoir"].shipped_pool()
    decks = [list(load_deck(name, pool).cards) for name in (one, other)]  # type: ignore[arg-type]
    record = Record("", "magenoir", pool.digest, [one, other], decks, seed)
    match = MATCH(start_of(record, pool), record, [None, None])
    seats = seats_at(match, pool)
    chance, sum = seeded(seed + 1000), Sum()
    while not match.over:
        match.take(chance.below(len(match.position.options)), HAND)
        caught_up(seats, match)
        sum.acts += 1
        sum.add(*[seats.given(seat, "en", len(match.record.entries) - 1) for seat in (0, 1, WATCHER)])
    sum.add(record_text(match.record))
    return str(sum)


def lesson(kind: str, id: str) -> str:
    """A lesson or a puzzle, as it is played by who does what it says."""
    found = next(one for one in lessons_of(kind) if one.id == id)
    pool: Any = GAMES[kind].shipped_pool()
    sum = Sum()
    if found.is_puzzle:
        run: Any = SHOWN(found, pool)
        forms = iter(run.own)
    else:
        run = course_of(found, pool, [])
        forms = iter(())
    while not run.done and run.open:
        seats = seats_of(run, "you")
        for lang in ("en", "fr"):
            given = seats.given(0, lang, -1, suggest=False)
            sum.add(given, teaching(run, seats, given, lang))
        form = next((form for form in forms if form in run.open), "") or run.open[0]
        run.choose(form)
        sum.acts += 1
        if sum.acts == 4 and not found.is_puzzle:  # and back to the beginning of a step
            run.back()
            sum.undone += 1
    sum.add(record_text(run.match.record))
    return str(sum)


def line(job: tuple[str, ...]) -> str:
    kind, *rest = job
    if kind == "game":
        found = game(rest[0], int(rest[1]))
    elif kind == "golden":
        found = golden(int(rest[0]))
    else:
        found = lesson(rest[0], rest[1])
    return f"{' '.join(job)} {found}"


def jobs_of(games: int, first: int, only_games: bool) -> list[tuple[str, ...]]:
    seeds = range(first, first + games // len(GAMES))
    found: list[tuple[str, ...]] = [("game", kind, str(seed)) for seed in seeds for kind in GAMES]
    if only_games:
        return found
    found += [("golden", str(which)) for which in range(len(GOLDEN))]
    return found + [("lesson", kind, one.id) for kind in GAMES for one in lessons_of(kind)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="of both kinds together")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--only-games", action="store_true", help="no golden games, lessons, puzzles")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--against", default="", help="the folder of the sources of another build")
    said = parser.parse_args()
    jobs = jobs_of(said.games, said.first, said.only_games)
    mine: list[str] = []
    with get_context("spawn").Pool(said.jobs) as workers:
        for text in workers.imap(line, jobs):
            mine.append(text)
            if not said.against:
                print(text, flush=True)
            elif sys.stderr.isatty():
                print(f"\r{len(mine)} of {len(jobs)}", end="", file=sys.stderr)
    if not said.against:
        return 0
    command = [sys.executable, __file__, "--games", str(said.games), "--first", str(said.first), "--jobs", str(said.jobs)]
    command += ["--only-games"] if said.only_games else []
    other = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": said.against}, stdout=subprocess.PIPE, text=True, check=True
    )
    theirs = other.stdout.splitlines()
    differ = [f"{one}\n{two}" for one, two in zip(mine, theirs, strict=True) if one != two]
    given = sum(int(text.split()[-2]) for text in mine)
    undone = sum(int(text.split()[-5]) for text in mine)
    print(f"{len(mine)} games, lessons and puzzles; {given} times something was given, {undone} actions were taken back")
    print("\n".join([f"{len(differ)} differ", *differ]))
    return bool(differ)


if __name__ == "__main__":
    sys.exit(main())
