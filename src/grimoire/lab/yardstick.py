"""A fixed piece of work, to measure with: how long it takes says how fast this machine is just now, and nothing of us.

It is what the engine does all the time (lists, attributes, small integers), so that whatever slows a machine slows both. It
never changes: figures of two days and of two machines are compared by it. It lies in no package that is compiled.
"""

import time
from typing import Final

STEPS: Final = 4000  # about a millisecond


class Point:
    __slots__ = ("next", "value")

    def __init__(self, value: int, next: int) -> None:
        self.value = value
        self.next = next


def work() -> int:
    points = [Point(number, (number * 7 + 3) % 61) for number in range(61)]
    seen: dict[int, int] = {}
    at = total = 0
    for step in range(STEPS):
        point = points[at]
        point.value += step & 3
        seen[point.value & 127] = step
        if point.value % 5 == 0:
            total += len([other for other in points[:8] if other.value > point.value])
        at = point.next if step % 3 else (at + step) % 61
    return total + len(seen)


def seconds() -> float:
    """Processor time of one piece of work."""
    began = time.process_time()
    work()
    return time.process_time() - began
