"""The process in which a written card is tried in many games: `python -m grimoire.server.card_lab`. It gives way to all else.

While it plays it tells again and again what the games so far come to. It ends by itself when all are played or its time of the
processor is spent.
"""

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from grimoire.lab.card_study import COPIES, card_arms, fitting_deck, found_in
from grimoire.lab.games import table_of
from grimoire.lab.results import Results
from grimoire.lab.spread import Processes
from grimoire.lab.statistics import Share
from grimoire.lab.studies import play_study, study_of
from grimoire.server.worker import limit_memory, said_to, say

YIELDS: Final = 15  # as `nice` has it: after bots that somebody waits for, and after games looked at again
BOT: Final = "eager"  # quick, and plays whatever it can
EVERY: Final = 0.4  # seconds between two reports
FILE: Final = "my-cards.yaml"


class Trial(msgspec.Struct, frozen=True):
    """A card of a text, and how much may be spent on it."""

    game: str
    text: str
    card: str
    games: int
    seconds: float  # of the processor
    first: int = 0  # seed


class Tried(msgspec.Struct, frozen=True):
    """What the games so far come to."""

    done: int = 0
    all: int = 0
    over: bool = False
    deck: str = ""  # the one it is tried in, where decks are brought
    verdict: str = ""  # of the deck with the card, at the end; empty where nobody brings one
    effect: Share | None = None  # in parts of a game, as sure as a claim must be
    won: Share | None = None
    drawn: Share | None = None  # won of the games in which it was drawn
    undrawn: Share | None = None
    gap: Share | None = None
    played: Share | None = None
    fault: str = ""


def tried(trial: Trial, folder: Path) -> Iterator[Tried]:
    file = folder / FILE
    file.write_text(trial.text, encoding="utf-8")
    table = table_of(trial.game, (str(file),))
    name = fitting_deck(table, trial.card)
    deck = list(table.deck(name).cards) if name else []
    arms = card_arms(table, deck, [], trial.card, "", COPIES, BOT)
    rounds = -(-trial.games // (table.seats * len(arms)))
    study = study_of("card", trial.game, arms, [[str(file)]], trial.first, rounds, about=trial.card, watched=True)
    results = Results(study.terms)
    yield Tried(0, study.terms.games, deck=name)
    began, told = time.process_time(), time.monotonic()
    for done in play_study(study, results, Processes(1)):
        if done.line.faults:
            yield Tried(fault=done.line.error)
            return
        if time.process_time() - began > trial.seconds:
            break
        if time.monotonic() - told > EVERY:
            yield found(results, trial.card, name, False)
            told = time.monotonic()
    yield found(results, trial.card, name, True)


def found(results: Results, card: str, deck: str, over: bool) -> Tried:
    """Claimed is something once, at the end: who looks again and again sees what is not there more often than 1 in 100."""
    known = found_in(results)
    row = next((row for row in known.cards if row.card == card), None)
    return Tried(
        len(results.lines),
        results.terms.games,
        over,
        deck,
        known.verdict if deck and over else "",
        known.effect if deck else None,
        known.arms[0].won,
        *((row.drawn, row.not_drawn, row.gap, row.played) if row else ()),
    )


def serve(source: BinaryIO, target: BinaryIO) -> None:
    for body in said_to(source):
        try:
            with tempfile.TemporaryDirectory() as folder:
                for report in tried(msgspec.msgpack.decode(body, type=Trial), Path(folder)):
                    say(target, report)
        except MemoryError:
            raise
        except Exception as error:  # told, and ends no process
            say(target, Tried(fault=f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    limit_memory(int(sys.argv[1]))
    with suppress(AttributeError, OSError):  # a system without it
        os.nice(YIELDS)
    serve(sys.stdin.buffer, sys.stdout.buffer)
