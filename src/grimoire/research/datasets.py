"""Games as data to learn from without playing: a file of JSON lines, the terms first, then a game in each line.

A decision holds what its seat could know (its view), what it was asked, what it could choose and what it chose; a game holds
how it ended. Nothing a seat could not know is in its decisions; with its seed a game can be played again.
"""

import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from grimoire import __version__
from grimoire.bots.bot import Sight
from grimoire.library.lines import lines_of, new_file
from grimoire.library.reading import BadFile
from grimoire.research.arguments import is_list, is_number
from grimoire.research.playing import make_bot
from grimoire.research.task import Task

FORM: Final = "grimoire dataset 1"


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the games of a file have in common."""

    form: str
    version: str  # of the program
    game: str
    task: str  # its name; empty: one of somebody's own
    cards: str  # the digest of all card files
    bots: list[str]  # by seat
    seed: int  # of the first game; each further game has the next one
    games: int


class Decided(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision as its seat met it."""

    seat: int
    question: str
    view: dict[str, Any]  # docs/views.md
    options: list[str]  # their forms
    chosen: int  # the place of one


class PlayedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in the order of its decisions."""

    seed: int
    decks: list[list[str]]
    decisions: list[Decided]
    winner: int  # a seat; -1: nobody
    over: bool  # else it was given up
    rewards: list[float]


def write_dataset(file: str | Path, task: Task, bots: Sequence[str], games: int, seed: int = 0) -> None:
    """Play games of a task between these bots, one for each seat, and write them down; a name that ends in .gz is packed.
    Raises BadFile, also where there is such a file already."""
    names = is_list(bots, "bots")
    if len(names) != task.seats:
        raise BadFile("bad-bots-amount", amount=len(names), players=task.seats)
    for name in names:
        make_bot(name, task.game)
    terms = Terms(
        FORM, __version__, task.game, task.name, task.pool.digest, names, is_number(seed, "seed"), is_number(games, "games")
    )
    with new_file(Path(file)) as raw:
        packed: IO[bytes] | gzip.GzipFile = gzip.GzipFile("", "wb", fileobj=raw, mtime=0) if str(file).endswith(".gz") else raw
        packed.write(msgspec.json.encode(terms) + b"\n")
        for number in range(games):
            packed.write(msgspec.json.encode(played(task, names, seed + number)) + b"\n")
        if packed is not raw:
            packed.close()


def played(task: Task, names: Sequence[str], seed: int) -> PlayedGame:
    record = task.record(seed, names)
    game = task.begun(record)
    bots = [make_bot(name, task.game, seed * task.seats + place) for place, name in enumerate(names)]
    sights = [Sight(game, place) for place in range(task.seats)]
    decisions: list[Decided] = []
    while (decision := game.decision()) is not None and len(decisions) < task.most_choices:
        seat = decision.seat
        view = msgspec.to_builtins(game.view(seat))
        chosen = bots[seat].choose(sights[seat], decision)
        decisions.append(Decided(seat, decision.question.id, view, [option.form for option in decision.options], chosen))
        game.choose(chosen)
    return PlayedGame(seed, record.decks, decisions, game.winner, game.over, task.rewards(game))


class Dataset:
    """A file of games: its terms, and the games one after the other, read as they are asked for."""

    def __init__(self, file: str | Path) -> None:
        self.path = Path(file)
        try:
            self.terms = msgspec.json.decode(next(lines_of(self.path), b""), type=Terms)
        except msgspec.DecodeError:
            raise BadFile("bad-dataset", str(self.path)) from None
        if self.terms.form != FORM:
            raise BadFile("bad-dataset", str(self.path))

    def __iter__(self) -> Iterator[PlayedGame]:
        """Raises BadFile at the first line that is no game."""
        decoder = msgspec.json.Decoder(PlayedGame)
        for number, line in enumerate(lines_of(self.path)):
            if number:
                try:
                    yield decoder.decode(line)
                except msgspec.DecodeError:
                    raise BadFile("bad-dataset", f"{self.path}:{number + 1}") from None


def read_dataset(file: str | Path) -> Dataset:
    """The games of a file that `write_dataset` wrote. Raises BadFile."""
    return Dataset(file)
