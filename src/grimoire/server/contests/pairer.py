"""What takes a second or two with hundreds of players, in a process of its own, so that nobody at a table waits for it.

That is to pair a round, to pair it once more so as to say why two do not meet, and to say what follows from a correction.

The process reads the log of the contest and what is asked, and writes what it found, or why there is nothing to be found.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.util import find_spec
from typing import Final

import msgspec

from grimoire.contests.consequences import Consequences, consequences
from grimoire.contests.contest import Contest
from grimoire.contests.entries import Corrected, Entry, Paired
from grimoire.contests.next_round import next_pairing
from grimoire.contests.sentence import Sentence
from grimoire.contests.why_paired import why_not
from grimoire.kernel.unusable import Unusable
from grimoire.table.refusals import TOO_OFTEN, UNAVAILABLE, Refusal

# Players of whom anything is found at once where the server runs, in some milliseconds.
FEW: Final = 64 if find_spec("rustworkx") else 16
SECONDS: Final = 60.0
ROUNDS_AT_ONCE: Final = 2
MOST_ROUNDS: Final = 8  # that are paired or wait for it
MOST_QUESTIONS: Final = 16  # of which one is answered at a time
MOST_OF_ONE: Final = 2  # that one person waits for
MODULE: Final = "grimoire.server.contests.pairer"


class Problem(msgspec.Struct, tag=True):
    """Something to be found of a contest."""

    log: list[Entry]


class NextRound(Problem):
    """Who meets whom in it."""

    seed: int

    def solved(self, contest: Contest) -> "Answer":
        return Answer(paired=next_pairing(contest, self.seed))


class WhyNot(Problem):
    """Why a player did not meet that one in a round."""

    round: int
    player: int
    instead: int

    def solved(self, contest: Contest) -> "Answer":
        return Answer(said=why_not(contest, self.round, self.player, self.instead))


class AfterCorrection(Problem):
    """What would change."""

    act: Corrected

    def solved(self, contest: Contest) -> "Answer":
        return Answer(follows=consequences(contest, self.act))


class Answer(msgspec.Struct):
    paired: Paired | None = None
    said: Sentence | None = None
    follows: Consequences | None = None
    wrong: str = ""  # the id of a message
    facts: dict[str, str | int] = {}


class Turns:
    """So many at once, so many who wait, and so many of one person: each takes a process, and whoever asks often takes no turn
    of others."""

    def __init__(self, at_once: int, most: int) -> None:
        self.room = asyncio.Semaphore(at_once)
        self.most = most
        self.waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, user: str) -> AsyncIterator[None]:
        """Raises Refusal where too many wait already."""
        if self.waiting.total() >= self.most or self.waiting[user] >= MOST_OF_ONE:
            raise Refusal(TOO_OFTEN)
        self.waiting[user] += 1
        try:
            async with self.room:
                yield
        finally:
            self.waiting[user] -= 1
            self.waiting += Counter()  # whoever waits for nothing is forgotten


class Pairer:
    """For all contests of a server. A contest goes on while somebody waits, and is looked at as it was when they asked.

    Each raises Unusable where there is nothing to be found, and Refusal where there was no way to try.
    """

    def __init__(self) -> None:
        self.rounds = Turns(ROUNDS_AT_ONCE, MOST_ROUNDS)
        self.questions = Turns(1, MOST_QUESTIONS)  # anybody may ask, again and again: rounds never wait for them

    async def paired(self, contest: Contest, seed: int, user: str) -> Paired:
        """The next round."""
        found = (await self.found(contest, NextRound(contest.log, seed), self.rounds, user)).paired
        assert found is not None
        return found

    async def why_not(self, contest: Contest, round: int, player: int, instead: int, user: str) -> Sentence:
        found = (await self.found(contest, WhyNot(contest.log, round, player, instead), self.questions, user)).said
        assert found is not None
        return found

    async def after_correction(self, contest: Contest, act: Corrected, user: str) -> Consequences:
        found = (await self.found(contest, AfterCorrection(contest.log, act), self.questions, user)).follows
        assert found is not None
        return found

    async def found(self, contest: Contest, problem: "AnyProblem", turns: Turns, user: str) -> Answer:
        if len(contest.players) <= FEW:
            return problem.solved(contest)
        written = msgspec.msgpack.encode(problem)  # before anything else can happen
        try:
            async with turns.turn(user):
                answer = await asked(written)
        except (OSError, TimeoutError, msgspec.MsgspecError):
            raise Refusal(UNAVAILABLE) from None
        if answer.wrong:
            raise Unusable(answer.wrong, **answer.facts)
        return answer


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


AnyProblem = NextRound | WhyNot | AfterCorrection


def answer_to(problem: bytes) -> Answer:
    given: AnyProblem = msgspec.msgpack.decode(problem, type=AnyProblem)
    try:
        return given.solved(Contest.of(given.log))
    except Unusable as error:
        facts = {name: fact for name, fact in error.facts.items() if isinstance(fact, str | int)}
        return Answer(wrong=error.wrong, facts=facts)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer_to(sys.stdin.buffer.read())))
