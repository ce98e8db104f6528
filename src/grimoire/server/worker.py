"""The process in which bots think: `python -m grimoire.server.worker`. It reads problems and writes answers, one after another.

A problem is a position dealt for one seat; whatever a bot does to it, the truth is not here.
"""

import os
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import BinaryIO, Final

import msgspec

from grimoire.bots.bot import ABSENT, Sight
from grimoire.bots.games import advised, make_absent, make_bot
from grimoire.bots.own_bots import UnknownBot, admit
from grimoire.kernel.chance import seeded
from grimoire.library.card_files import Texts, play_with
from grimoire.library.games import box_of
from grimoire.library.pools import CardPool

LENGTH: Final = struct.Struct(">I")
MOST_POOLS: Final = 4


class Cards(msgspec.Struct, frozen=True):
    """What the server plays with: the card files by game, which may have changed on the disk since it read them, and the bots
    of whoever runs it."""

    texts: dict[str, Texts]
    bots: list[str] = []


class Problem(msgspec.Struct, frozen=True):
    game: str
    bot: str
    seat: int
    position: bytes
    closed: bool
    seed: int
    own: Texts = []  # files of a player's own, read after those of the program
    cards: str = ""  # the digest of all of them
    advises: bool = False  # somebody wants to know what would follow, too: the strongest bot thinks


class Answer(msgspec.Struct, frozen=True):
    form: str = ""
    line: list[str] = []  # what the seat would choose after it, where that was asked and may be told
    fault: str = ""
    begins: bool = False  # only that cards are read, and it thinks from now on


def solve(problem: Problem, pool: CardPool) -> Answer:
    position = box_of(problem.game).from_bytes(pool, problem.position)
    decision = position.decision()
    if decision is None or decision.seat != problem.seat:
        return Answer(fault="this seat is not asked")
    if problem.advises:
        best = advised(problem.game, Sight(position, problem.seat, problem.closed), decision, seeded(problem.seed))[0]
        return Answer(decision.options[best.option].form, [option.form for option in best.told[1:]])
    bot = make_absent(problem.game) if problem.bot == ABSENT else make_bot(problem.bot, seeded(problem.seed), problem.game)
    index = bot.choose(Sight(position, problem.seat, problem.closed), decision)
    return Answer(decision.options[index].form)


def pool_of(game: str, digest: str, own: Texts, pools: dict[str, CardPool]) -> CardPool:
    """Read once; of editions and of cards of a player's own the latest are enough."""
    key = f"{game} {digest}"
    if key not in pools:
        while len(pools) > MOST_POOLS:
            pools.pop(next(iter(pools)))
        pools[key] = box_of(game).pool_behind(digest, own)
    return pools[key]


def limit_memory(megabytes: int) -> None:
    """A bot that wants more ends, and nothing else does. Where a system has no such limit there is none."""
    try:
        import resource
    except ImportError:
        return
    wanted = megabytes * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (wanted, wanted))


def said_to(source: BinaryIO) -> Iterator[bytes]:
    """What comes after the cards the server plays with, piece by piece, until it ends."""
    cards = True
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        body = source.read(LENGTH.unpack(head)[0])
        if cards:
            given = msgspec.msgpack.decode(body, type=Cards)
            for game, texts in given.texts.items():
                play_with(game, texts)
            for bot in given.bots:
                with suppress(UnknownBot):  # its file has changed since: whoever asks it is told
                    admit(bot)
            cards = False
        else:
            yield body


def say(target: BinaryIO, message: msgspec.Struct) -> None:
    reply = msgspec.msgpack.encode(message)
    target.write(LENGTH.pack(len(reply)) + reply)
    target.flush()


def serve(source: BinaryIO, target: BinaryIO) -> None:
    pools: dict[str, CardPool] = {}
    for body in said_to(source):
        try:
            problem = msgspec.msgpack.decode(body, type=Problem)
            pool = pool_of(problem.game, problem.cards, problem.own, pools)
            say(target, Answer(begins=True))
            answer = solve(problem, pool)
        except MemoryError:
            raise
        except Exception as error:  # a fault of a bot is told, and ends no process
            answer = Answer(fault=f"{type(error).__name__}: {error}")
        say(target, answer)


def answers() -> BinaryIO:
    """Where answers are written. What a bot prints goes where errors go, and not among them."""
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return target


if __name__ == "__main__":
    limit_memory(int(sys.argv[1]))
    serve(sys.stdin.buffer, answers())
