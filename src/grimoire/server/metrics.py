"""What a server counts while it runs, told in the format that Prometheus reads. Nothing in it is about anybody."""

import asyncio
import mmap
import time
from bisect import bisect_left
from collections import Counter
from pathlib import Path
from typing import Final

from grimoire import __version__

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds


class Spread:
    """How long something took, each time."""

    def __init__(self) -> None:
        self.within = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.within[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        found: list[str] = []
        count = 0
        for bound, here in zip((*BOUNDS, "+Inf"), self.within, strict=True):
            count += here
            found.append(f'{name}_bucket{{le="{bound}"}} {count}')
        return [*found, f"{name}_sum {self.total:.6f}", f"{name}_count {count}"]


MEASURED_EVERY: Final = 0.5  # seconds


class Metrics:
    def __init__(self) -> None:
        self.began = int(time.time())
        self.messages: Counter[str] = Counter()  # from clients, by type
        self.refusals: Counter[str] = Counter()  # by reason
        self.entries = 0  # kept by this process
        self.keeping = Spread()  # from a change at a table until it is kept
        self.thinking = Spread()  # of bots
        self.given_up = 0  # decisions a bot did not make
        self.broken = 0  # requests that failed by a fault of ours
        self.delay = Spread()  # of the event loop: so long everybody waited for something that was computed
        self.pushes: Counter[str] = Counter()  # calls to browsers: sent, gone, failed
        self.replaced = 0  # decisions that were made by chance instead

    async def keep_measuring(self) -> None:
        """As long as the server runs: how much later than wanted anything begins."""
        while True:
            wanted = time.monotonic() + MEASURED_EVERY
            await asyncio.sleep(MEASURED_EVERY)
            self.delay.add(max(0.0, time.monotonic() - wanted))

    def text(self, **now: int) -> str:
        """`now`: what there is at this moment."""
        used = time.process_time()
        out = told("grimoire_info", "gauge", [f'grimoire_info{{version="{__version__}"}} 1'])
        out += told("process_cpu_seconds_total", "counter", [f"process_cpu_seconds_total {used:.2f}"])
        out += told("process_start_time_seconds", "gauge", [f"process_start_time_seconds {self.began}"])
        out += told("process_resident_memory_bytes", "gauge", [f"process_resident_memory_bytes {memory()}"])
        for name, value in now.items():
            out += told(f"grimoire_{name}", "gauge", [f"grimoire_{name} {value}"])
        out += told("grimoire_messages_total", "counter", labelled("grimoire_messages_total", "type", self.messages))
        out += told("grimoire_refusals_total", "counter", labelled("grimoire_refusals_total", "reason", self.refusals))
        out += told("grimoire_entries_total", "counter", [f"grimoire_entries_total {self.entries}"])
        out += told("grimoire_bots_gave_up_total", "counter", [f"grimoire_bots_gave_up_total {self.given_up}"])
        out += told("grimoire_bots_replaced_total", "counter", [f"grimoire_bots_replaced_total {self.replaced}"])
        out += told("grimoire_pushes_total", "counter", labelled("grimoire_pushes_total", "outcome", self.pushes))
        out += told("grimoire_broken_total", "counter", [f"grimoire_broken_total {self.broken}"])
        spreads = (
            ("grimoire_keeping_seconds", self.keeping),
            ("grimoire_thinking_seconds", self.thinking),
            ("grimoire_delay_seconds", self.delay),
        )
        for name, spread in spreads:
            out += told(name, "histogram", spread.lines(name))
        return "\n".join(out) + "\n"


def memory() -> int:
    """Bytes of this process that are in memory; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError):
        return 0
    return pages * mmap.PAGESIZE


def told(name: str, kind: str, lines: list[str]) -> list[str]:
    return [f"# TYPE {name} {kind}", *lines]


def labelled(name: str, label: str, counts: Counter[str]) -> list[str]:
    return [f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(counts.items())]
