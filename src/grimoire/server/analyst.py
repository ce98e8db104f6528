"""The process in which games that are over are looked at again: `python -m grimoire.server.analyst`. It reads records.

After every decision it tells how far it has come; with the last it says what it thinks of all of them, in every language.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import BinaryIO, Final

import msgspec

from grimoire.library.card_files import Texts
from grimoire.library.messages import LANGUAGES
from grimoire.library.pools import CardPool
from grimoire.library.records import read_record
from grimoire.seat.games import presenter_of
from grimoire.seat.judging import Judgement, judgement
from grimoire.server.worker import limit_memory, pool_of, said_to, say
from grimoire.table.analysis import Better, analysed, to_judge, with_turning_points
from grimoire.table.playback import Playback

YIELDS: Final = 10  # as `nice` has it: bots that somebody waits for come first

Judgements = dict[str, list[Judgement]]  # by language


class Study(msgspec.Struct, frozen=True):
    """A game that is over, as the text of its record, and whose decisions are looked at."""

    record: str
    seat: int
    own: Texts = []  # files of a player's own, read after those of the program


class Report(msgspec.Struct, frozen=True):
    """How far it has come."""

    done: int = 0  # decisions
    all: int = 0
    found: Judgements | None = None  # once all is done
    fault: str = ""


def studied(study: Study, pools: dict[str, CardPool]) -> Iterator[Report]:
    record = read_record(study.record, "record")
    pool = pool_of(record.game, record.cards, study.own, pools)
    playback = Playback(record, pool)
    many = len(to_judge(playback, study.seat))
    yield Report(0, many)
    found: list[Better] = []
    for better in analysed(playback, study.seat):
        found.append(better)
        yield Report(len(found), many)
    marked = with_turning_points(found)
    yield Report(many, many, {lang: told(marked, playback, lang, pool) for lang in LANGUAGES})


def told(marked: list[Better], playback: Playback, lang: str, pool: CardPool) -> list[Judgement]:
    """In the words of a table, and by the numbers of its log."""
    wording = presenter_of(playback.record.game, lang, pool, playback.record.seats).wording
    return [judgement(wording, better, by_log=True) for better in marked]


def serve(source: BinaryIO, target: BinaryIO) -> None:
    pools: dict[str, CardPool] = {}
    for body in said_to(source):
        try:
            for report in studied(msgspec.msgpack.decode(body, type=Study), pools):
                say(target, report)
        except MemoryError:
            raise
        except Exception as error:  # told, and ends no process
            say(target, Report(fault=f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    limit_memory(int(sys.argv[1]))
    with suppress(AttributeError, OSError):  # a system without it
        os.nice(YIELDS)
    serve(sys.stdin.buffer, sys.stdout.buffer)
