"""Pairs a round in a process of its own: many players take a second or two, for which nobody at a table should wait.

It reads the log of the contest and a seed, and writes the entry that pairs its next round, or why there is none.
"""

import asyncio
import sys
from contextlib import suppress
from typing import Final

import msgspec

from grimoire.contests.contest import Contest
from grimoire.contests.entries import Entry, Paired
from grimoire.contests.next_round import next_pairing
from grimoire.kernel.unusable import Unusable
from grimoire.table.refusals import UNAVAILABLE, Refusal

FEW: Final = 16  # players that are paired at once where the server runs: a few milliseconds
SECONDS: Final = 60.0
MODULE: Final = "grimoire.server.contests.pairer"


class Round(msgspec.Struct):
    """What is to be paired."""

    log: list[Entry]
    seed: int


class Answer(msgspec.Struct):
    paired: Paired | None = None
    wrong: str = ""  # the id of a message
    facts: dict[str, str | int] = {}


async def paired(contest: Contest, seed: int) -> Paired:
    """Raises Unusable where no round can be paired, and Refusal where there was no way to try."""
    if len(contest.active) <= FEW:
        return next_pairing(contest, seed)
    try:
        answer = await asked(msgspec.msgpack.encode(Round(contest.log, seed)))
    except (OSError, TimeoutError, msgspec.MsgspecError):
        raise Refusal(UNAVAILABLE) from None
    if answer.paired is None:
        raise Unusable(answer.wrong, **answer.facts)
    return answer.paired


async def asked(problem: bytes) -> Answer:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        MODULE,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(SECONDS):
            said, _ = await process.communicate(problem)
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await asyncio.shield(process.wait())
    return msgspec.msgpack.decode(said, type=Answer)


def answer_to(problem: bytes) -> Answer:
    given = msgspec.msgpack.decode(problem, type=Round)
    try:
        return Answer(next_pairing(Contest.of(given.log), given.seed))
    except Unusable as error:
        facts = {name: fact for name, fact in error.facts.items() if isinstance(fact, str | int)}
        return Answer(None, error.wrong, facts)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer_to(sys.stdin.buffer.read())))
