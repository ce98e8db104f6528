"""A study: the same rounds played in several ways (arms), by as many processes as there are, kept and gone on with."""

import hashlib
import traceback
from collections.abc import Generator, Sequence
from pathlib import Path

import msgspec

from grimoire import __version__
from grimoire.bots.bot import Bot
from grimoire.bots.games import make_bot, wanted_bot
from grimoire.bots.playing import play_on
from grimoire.lab.games import table_of
from grimoire.lab.ladder import digest_of_bots, digests_of_own
from grimoire.lab.observing import OBSERVERS, Watching
from grimoire.lab.results import FORM, Arm, Line, Results, Terms
from grimoire.lab.spread import Work, spread
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table

CAP = 10_000


class Study(msgspec.Struct, frozen=True):
    """Terms, and where the cards of one's own lie here: what a process is handed to play any of its games."""

    terms: Terms
    files: tuple[tuple[str, ...], ...]  # of each set of cards


def study_of(
    study: str,
    game: str,
    arms: Sequence[Arm],
    files: Sequence[Sequence[str]],
    seed: int,
    rounds: int,
    seats: int | None = None,
    options: Sequence[str] = (),
    cap: int = CAP,
    about: str = "",
    watched: bool = False,
) -> Study:
    """Everything that can be wrong is found here, before the first game. Raises BadFile, UnknownBot."""
    sets = tuple(tuple(each) for each in files) or ((),)
    tables = [table_of(game, each, seats, tuple(options)) for each in sets]
    for arm in arms:
        for name in (arm.bot, arm.other):
            wanted_bot(name, game)
    terms = Terms(
        FORM,
        study,
        __version__,
        tables[0].name,
        tables[0].seats,
        list(options),
        [table.cards_digest() for table in tables],
        [{Path(file).name: digest_of_file(file) for file in each} for each in sets],
        list(arms),
        digest_of_bots(),
        digests_of_own([name for arm in arms for name in (arm.bot, arm.other)]),
        seed,
        rounds,
        cap,
        about,
        [observer.__name__.lower() for observer in OBSERVERS] if watched else [],
    )
    return Study(terms, sets)


def digest_of_file(file: str) -> str:
    """Of a file or of all files of a folder: its content, wherever it lies."""
    path = Path(file)
    parts = sorted(path.glob("**/*.yaml")) if path.is_dir() else [path]
    return hashlib.blake2b(b"\0".join([part.read_bytes() for part in parts]), digest_size=8).hexdigest()


def play_study(study: Study, results: Results, jobs: int, part: int = 0, parts: int = 1) -> Generator[Line, None, None]:
    """The games that are missing, in their order, each kept at once; `part` of `parts` plays every so many-th."""
    for line in spread(Work(study, play_line, died), results.missing(part, parts), jobs):
        results.add(line)
        yield line


def play_line(study: Study, number: int) -> Line:
    """One game; what goes wrong comes back as a value."""
    try:
        return played(study, number)
    except Exception:  # a fault of the engine or of a bot must not stop the other games
        return Line(number, over=False, error=traceback.format_exc(limit=3).splitlines()[-1])


def died(study: Study, number: int) -> Line:
    return Line(number, over=False, error="the process that played died")


def played(study: Study, number: int) -> Line:
    terms = study.terms
    round, which, place = terms.place_of(number)
    arm, seed = terms.arms[which], terms.seed + round
    table = table_of(terms.game, study.files[arm.cards], terms.seats, tuple(terms.options))
    decks = [arm.deck if seat == place else arm.against for seat in range(terms.seats)]
    position = table.begin(decks, seed)
    watching = Watching(place) if terms.watched else None
    choices: list[int] = []
    bots = bots_of(table, arm, place, seed)
    play_on(position, bots, terms.cap, choices, None if watching is None else watching.choose, False)
    over = position.over
    won = 0.0 if over and position.winner >= 0 else 1 / terms.seats
    return Line(
        number,
        1.0 if over and position.winner == place else won,
        over,
        table.turns(position),
        len(choices),
        table.ending(position) if over else "",
        table.first_seat(position) == place,
        {} if watching is None else watching.told(position),
    )


def bots_of(table: Table, arm: Arm, place: int, seed: int) -> list[Bot]:
    names = [arm.bot if seat == place else arm.other for seat in range(table.seats)]
    for name in names:
        wanted_bot(name, table.name)  # one's own is let in again in each process
    return [make_bot(name, stream(seed, f"bot {seat}"), table.name) for seat, name in enumerate(names)]
