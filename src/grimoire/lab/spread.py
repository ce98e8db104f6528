"""The games of a plan spread over processes: the same games in the same order for any number of them.

A process that dies takes nothing with it but the game it died of: what it had not handed in is played again, that game by
game, each in a process of its own.
"""

import multiprocessing
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from grimoire.lab.simulate import Fault, Plan, Played, play_game
from grimoire.lab.workers import end_with_parent, end_workers

CHUNKS_PER_JOB: Final = 16  # enough that no process waits long for the last one
MOST_IN_CHUNK: Final = 50  # and that somebody who watches sees it go on

plan_here: Plan | None = None  # in a process that plays: handed over once and not with every chunk


def simulate(plan: Plan, jobs: int) -> Generator[Played, None, None]:
    """The games of a plan one after the other, as they are done."""
    if jobs <= 1:
        for number in range(plan.games):
            yield play_game(plan, number)
        return
    size = min(MOST_IN_CHUNK, max(1, -(-plan.games // (jobs * CHUNKS_PER_JOB))))
    chunks = [(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    while chunks:
        done = 0
        pool = new_pool(plan, jobs)
        try:
            futures: list[Future[list[Played]]] = [pool.submit(play_chunk, first, after) for first, after in chunks]
            for future in futures:
                yield from future.result()
                done += 1
            return
        except BrokenProcessPool:
            pass
        except BaseException:  # nobody waits for the rest
            end_workers()
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
        first, after = chunks[done]
        for number in range(first, after):
            yield play_apart(plan, number)
        chunks = chunks[done + 1 :]


def new_pool(plan: Plan, jobs: int) -> ProcessPoolExecutor:
    # New processes instead of copies of this one: a copy taken while a progress bar draws may hang.
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), begin_process, (plan,))


def begin_process(plan: Plan) -> None:
    global plan_here
    plan_here = plan
    end_with_parent()


def play_chunk(first: int, after: int) -> list[Played]:
    assert plan_here is not None  # set when the process began
    return [play_game(plan_here, number) for number in range(first, after)]


def play_apart(plan: Plan, number: int) -> Played:
    """One game in a process that may die of it."""
    with new_pool(plan, 1) as pool:
        try:
            return pool.submit(play_chunk, number, number + 1).result()[0]
        except BrokenProcessPool:
            seed = plan.seed + number
            kind = "the process that played died"
            return Played(seed, seed % len(plan.pairings), 0, 0, False, faults=(Fault(kind, kind, 0),))
