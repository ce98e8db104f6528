"""Work spread over processes: the same pieces in the same order for any number of them.

A process that dies takes nothing with it but the piece it died of: what it had not handed in is done again, that piece by
piece, each in a process of its own.
"""

import multiprocessing
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Generic, Protocol, TypeVar

from grimoire.lab.workers import end_with_parent, end_workers

CHUNKS_PER_JOB: Final = 16  # enough that no process waits long for the last one
MOST_IN_CHUNK: Final = 50  # and that somebody who watches sees it go on

P = TypeVar("P")
R = TypeVar("R")


class Work(Generic[P, R]):
    """What is to be done for each number of a plan, and what is told of one that a process died of. Both are functions of
    modules: they are handed over by name."""

    def __init__(self, plan: P, do: Callable[[P, int], R], died: Callable[[P, int], R]) -> None:
        self.plan = plan
        self.do = do
        self.died = died


class Executor(Protocol):
    """Somebody who does a piece of work for each of these numbers, here or elsewhere, and hands in what comes of each in their
    order: whoever asked cannot tell who did it."""

    def __call__(self, work: Work[P, R], numbers: Sequence[int]) -> Generator[R, None, None]: ...


class Processes:
    """So many processes of this machine; one: this one itself."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, work: Work[P, R], numbers: Sequence[int]) -> Generator[R, None, None]:
        return spread(work, numbers, self.jobs)


work_here: Work[Any, Any] | None = None  # in a process that works: handed over once and not with every chunk


def spread(work: Work[P, R], numbers: Sequence[int], jobs: int) -> Generator[R, None, None]:
    """What comes of each number, in their order, as it is done."""
    if jobs <= 1:
        for number in numbers:
            yield work.do(work.plan, number)
        return
    size = min(MOST_IN_CHUNK, max(1, -(-len(numbers) // (jobs * CHUNKS_PER_JOB))))
    chunks = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    while chunks:
        done = 0
        pool = new_pool(work, jobs)
        try:
            futures: list[Future[list[R]]] = [pool.submit(do_chunk, chunk) for chunk in chunks]
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
        for number in chunks[done]:
            yield do_apart(work, number)
        chunks = chunks[done + 1 :]


def new_pool(work: Work[P, R], jobs: int) -> ProcessPoolExecutor:
    # New processes instead of copies of this one: a copy taken while a progress bar draws may hang.
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), begin_process, (work,))


def begin_process(work: Work[Any, Any]) -> None:
    global work_here
    work_here = work
    end_with_parent()


def do_chunk(numbers: Sequence[int]) -> list[Any]:
    assert work_here is not None  # set when the process began
    return [work_here.do(work_here.plan, number) for number in numbers]


def do_apart(work: Work[P, R], number: int) -> R:
    """One piece in a process that may die of it."""
    with new_pool(work, 1) as pool:
        try:
            found: R = pool.submit(do_chunk, [number]).result()[0]
            return found
        except BrokenProcessPool:
            return work.died(work.plan, number)
