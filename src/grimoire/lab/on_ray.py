"""Games on the machines of a Ray cluster. Each of them has the program; the study comes to it as a parcel.

What a machine that is lost had not handed in is done again elsewhere. Games follow from their numbers: nobody can tell who
played them.
"""

import tempfile
from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from grimoire.lab.parcel import parcel_of, unpacked
from grimoire.lab.spread import MOST_IN_CHUNK, Work
from grimoire.lab.studies import Study
from grimoire.library.yaml_lines import BadFile

AHEAD: Final = 3  # pieces for each processor of the cluster that are handed out and not yet fetched
TIMES: Final = 5  # a piece is done again so often, where machines are lost
PER_PROCESSOR: Final = 8  # pieces, at least, so that none waits long for the last one

# What Ray says of a process or machine that is gone, or that was ended for its memory, before its piece was fetched.
LOST: Final = ("WorkerCrashedError", "NodeDiedError", "OutOfMemoryError", "ObjectLostError")

P = TypeVar("P")
R = TypeVar("R")


class OnRay:
    """A cluster that is already there, by its address; without one, that of RAY_ADDRESS or one on this machine alone."""

    def __init__(self, address: str = "") -> None:
        try:
            import ray
        except ImportError:
            raise BadFile("bad-lab-no-ray", "") from None
        self.ray: Any = ray
        if not ray.is_initialized():
            try:
                ray.init(address=address or None, logging_level="error", log_to_driver=False, configure_logging=False)
            except (ConnectionError, OSError) as error:
                raise BadFile("bad-lab-no-cluster", "", address=address, why=str(error)) from None

    def __call__(self, work: Work[P, R], numbers: Sequence[int]) -> Generator[R, None, None]:
        assert isinstance(work.plan, Study)
        ray = self.ray
        parcel = ray.put(msgspec.msgpack.encode(parcel_of(work.plan)))
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        size = min(MOST_IN_CHUNK, max(1, -(-len(numbers) // (processors * PER_PROCESSOR))))
        chunks = [list(numbers[first : first + size]) for first in range(0, len(numbers), size)]
        remote = ray.remote(max_retries=TIMES, scheduling_strategy="SPREAD")(do_there)

        def hand_out(some: Sequence[int]) -> Any:
            return remote.remote(parcel, work.do, some)

        waiting: list[Any] = []
        try:
            for place, chunk in enumerate(chunks):
                while len(waiting) < AHEAD * processors and place + len(waiting) < len(chunks):
                    waiting.append(hand_out(chunks[place + len(waiting)]))
                yield from self.fetched(waiting.pop(0), work, chunk, hand_out)
        finally:
            for left in waiting:  # nobody waits for the rest
                ray.cancel(left, force=True)

    def fetched(self, piece: Any, work: Work[P, R], chunk: Sequence[int], again: Callable[[Sequence[int]], Any]) -> list[R]:
        """What comes of a piece; of one that a process died of wherever it was done, each game is tried alone."""
        ray = self.ray
        try:
            found: list[R] = ray.get(piece)
            return found
        except ray.exceptions.RayTaskError as error:
            cause = getattr(error, "cause", None)
            raise cause if isinstance(cause, BadFile) else error from None
        except tuple(getattr(ray.exceptions, name) for name in LOST):
            if len(chunk) == 1:
                return [work.died(work.plan, number) for number in chunk]
        return [one for number in chunk for one in self.fetched(again([number]), work, [number], again)]


def do_there(parcel: bytes, do: Callable[[Any, int], Any], numbers: Sequence[int]) -> list[Any]:
    """On a machine of the cluster."""
    study = study_there(parcel)
    return [do(study, number) for number in numbers]


@lru_cache(maxsize=4)
def study_there(parcel: bytes) -> Study:
    return unpacked(parcel, Path(tempfile.gettempdir()) / "grimoire-lab")
