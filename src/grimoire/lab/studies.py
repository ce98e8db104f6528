"""A study: the same rounds played in several ways (arms), by whoever there is to play them, kept and gone on with."""

from collections.abc import Generator, Mapping, Sequence
from typing import Final

import msgspec

from grimoire import __version__
from grimoire.bots.bot import Bot
from grimoire.bots.games import make_bot, wanted_bot
from grimoire.bots.own_bots import is_own
from grimoire.bots.playing import play_on
from grimoire.lab.crash import crash_record
from grimoire.lab.faults import DIED, Fault, described
from grimoire.lab.games import table_of
from grimoire.lab.observing import OBSERVERS, Watching, name_of
from grimoire.lab.results import FORM, Arm, Checks, Line, Results, Terms
from grimoire.lab.sources import digest_of_bots, digest_of_engine, digests_of_cards, digests_of_own
from grimoire.lab.spread import Executor, Work
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table
from grimoire.lab.thinking import Thinking, Timed
from grimoire.library.deck_lists import ANY_SHAPE, DeckShape

CAP: Final = 10_000
EACH_SEAT: Final = 0  # a game of each round from each seat
SIMULATE: Final = "simulate"  # the study whose games are looked into
LADDER: Final = "ladder"
TOURNAMENT: Final = "tournament"


class Study(msgspec.Struct, frozen=True):
    """Terms, and where the cards of one's own lie here: what a process is handed to play any of its games."""

    terms: Terms
    files: tuple[tuple[str, ...], ...]  # of each set of cards
    timed: bool = False  # how long bots think is told too

    @property
    def bots(self) -> list[str]:
        """All bots that play in it, each once."""
        return list(dict.fromkeys(name for arm in self.terms.arms for name in (arm.bot, arm.other, *arm.seated)))


class Done(msgspec.Struct, frozen=True):
    """What a process hands in: the line that is kept, and what is told of this run alone."""

    line: Line
    times: tuple[Thinking, ...] = ()  # of the studied bot and of the others
    record: str = ""  # of a game that went wrong


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
    places: int = EACH_SEAT,
    closed: bool = False,
    decks: Mapping[str, list[str]] | None = None,
    turns: Sequence[Sequence[str]] = (),
    shape: DeckShape = ANY_SHAPE,
    checks: Checks | None = None,
    timed: bool = False,
) -> Study:
    """Everything that can be wrong is found here, before the first game. Raises BadFile, UnknownBot."""
    sets = tuple(tuple(each) for each in files) or ((),)
    tables = [table_of(game, each, seats, tuple(options)) for each in sets]
    names = list(dict.fromkeys(name for arm in arms for name in (*arm.seated, *(() if arm.seated else (arm.bot, arm.other)))))
    for name in names:
        wanted_bot(name, game)
    terms = Terms(
        FORM,
        study,
        __version__,
        digest_of_engine(tables[0].name),
        tables[0].name,
        tables[0].seats,
        [table.cards_digest() for table in tables],
        [digests_of_cards(each) for each in sets],
        list(arms),
        digest_of_bots(),
        digests_of_own(names),
        seed,
        rounds,
        places or tables[0].seats,
        cap,
        list(options),
        closed,
        about,
        [name_of(observer) for observer in OBSERVERS] if watched else [],
        dict(decks or {}),
        [list(each) for each in turns],
        shape,
        checks or Checks(),
    )
    return Study(terms, sets, timed)


def play_study(study: Study, results: Results, execute: Executor, part: int = 0, parts: int = 1) -> Generator[Done, None, None]:
    """The games that are missing, in their order, each kept at once; `part` of `parts` plays every so many-th."""
    for done in execute(Work(study, play_line, died), results.missing(part, parts)):
        results.add(done.line)
        yield done


def play_line(study: Study, number: int) -> Done:
    """One game; what goes wrong comes back as a value."""
    if study.terms.study == SIMULATE:
        from grimoire.lab.simulated import simulated

        return simulated(study, number)
    return played(study, number)


def died(study: Study, number: int) -> Done:
    return Done(Line(number, over=False, faults=[Fault(DIED, DIED)]))


def played(study: Study, number: int) -> Done:
    terms = study.terms
    round, which, place = terms.place_of(number)
    arm, seed = terms.arms[which], terms.seed + round
    table = table_of(terms.game, study.files[arm.cards], terms.seats, tuple(terms.options))
    turn = [terms.decks[name] for name in terms.decks_in(round)]
    decks = turn or [arm.deck if seat == place else arm.against for seat in range(terms.seats)]
    names = [arm.bot if seat == place else arm.other for seat in range(terms.seats)]
    times = (Thinking(spread={}), Thinking(spread={}))
    choices: list[int] = []
    try:
        position = table.begin(decks, seed)
        watching = Watching(place) if terms.watched else None
        bots = bots_of(table, names, seed, [times[seat != place] for seat in range(terms.seats)] if study.timed else None)
        play_on(position, bots, terms.cap, choices, None if watching is None else watching.choose, terms.closed)
        over = position.over
        won = 0.0 if over and position.winner >= 0 else 1 / terms.seats
        line = Line(
            number,
            1.0 if over and position.winner == place else won,
            position.winner if over else -1,
            over,
            table.turns(position),
            len(choices),
            table.ending(position) if over else "",
            table.first_seat(position) == place,
            {} if watching is None else watching.told(position),
        )
        return Done(line, times if study.timed else ())
    except Exception as error:  # a fault of the engine or of a bot must not stop the other games
        brought = [deck for deck in decks if deck]
        forms, record = crash_record(table, names, brought, seed, choices, study.files[arm.cards], terms.closed)
        told, kind = described(error)
        fault = Fault(told, kind, len(choices), forms[-1] if forms else "")
        return Done(Line(number, over=False, decisions=len(choices), faults=[fault]), (), record)


def bots_of(table: Table, names: Sequence[str], seed: int, times: Sequence[Thinking] | None) -> list[Bot]:
    """A bot for each seat, each with chance of its own."""
    found: list[Bot] = []
    for seat, name in enumerate(names):
        wanted_bot(name, table.name)  # one's own is let in again in each process
        bot = make_bot(name, stream(seed, f"bot {seat}"), table.name)
        if times is not None or is_own(name):  # what one's own answers is looked at
            bot = Timed(name, bot, Thinking(spread={}) if times is None else times[seat])
        found.append(bot)
    return found
