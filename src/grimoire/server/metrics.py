"""What a server counts while it runs, told in the format that Prometheus reads. Nothing in it is about anybody."""

from bisect import bisect_left
from collections import Counter
from typing import Final

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


class Metrics:
    def __init__(self) -> None:
        self.messages: Counter[str] = Counter()  # from clients, by type
        self.refusals: Counter[str] = Counter()  # by reason
        self.entries = 0  # kept by this process
        self.keeping = Spread()  # from a change at a table until it is kept
        self.thinking = Spread()  # of bots
        self.given_up = 0  # decisions a bot did not make
        self.replaced = 0  # decisions that were made by chance instead

    def text(self, **now: int) -> str:
        """`now`: what there is at this moment."""
        out: list[str] = []
        for name, value in now.items():
            out += told(f"grimoire_{name}", "gauge", [f"grimoire_{name} {value}"])
        out += told("grimoire_messages_total", "counter", labelled("grimoire_messages_total", "type", self.messages))
        out += told("grimoire_refusals_total", "counter", labelled("grimoire_refusals_total", "reason", self.refusals))
        out += told("grimoire_entries_total", "counter", [f"grimoire_entries_total {self.entries}"])
        out += told("grimoire_bots_gave_up_total", "counter", [f"grimoire_bots_gave_up_total {self.given_up}"])
        out += told("grimoire_bots_replaced_total", "counter", [f"grimoire_bots_replaced_total {self.replaced}"])
        for name, spread in (("grimoire_keeping_seconds", self.keeping), ("grimoire_thinking_seconds", self.thinking)):
            out += told(name, "histogram", spread.lines(name))
        return "\n".join(out) + "\n"


def told(name: str, kind: str, lines: list[str]) -> list[str]:
    return [f"# TYPE {name} {kind}", *lines]


def labelled(name: str, label: str, counts: Counter[str]) -> list[str]:
    return [f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(counts.items())]
