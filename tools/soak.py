"""Invent cards for as long as you like: each is refused with file and line, or read, written out and played, and does what
its text says.
Of Anima also single lines, many of them made of a few effects: no two that mean different things have one text.

    python tools/soak.py magenoir --minutes 10 --seed 1

Prints a line for each kind of fault, with the card and how to come back to it; ends with 1 if there was any.
"""

import argparse
import sys
import time
import traceback
from collections import Counter

from grimoire.lab.games import table_of
from grimoire.lab.inventing.deeds import HERE, Deeds
from grimoire.lab.inventing.grammar import RandomChooser
from grimoire.lab.inventing.trying import Fault, Workshop, accepted, check_texts, play_on
from grimoire.language.source import CardSource

CARDS = 6  # in one game
DEEDS = 5  # effects at moments, beside each game
LINES = 200  # told beside each game
SLOW = 3.0  # seconds for one choice: nothing a card says may take so long


def shown(sources: list[CardSource]) -> str:
    lines: list[str] = []
    for source in sources:
        lines.append(f"  {source.id}: " + "; ".join([f"{n}: {f.text}" for n, f in source.fields.items()]))
        lines.extend([f"    - {field.text}" for field in source.effect])
    return "\n".join(lines)


class Soak:
    def __init__(self, workshop: Workshop, deeds: Deeds, quiet: bool) -> None:
        self.workshop = workshop
        self.deeds = deeds
        self.faults: Counter[str] = Counter()
        self.texts: dict[str, tuple[str, str]] = {}  # what each of them means, and a line that has it
        self.tried = 0
        self.taken = 0
        self.slowest = 0.0
        self.quiet = quiet

    def fault(self, seed: int, kind: str, detail: str, sources: list[CardSource]) -> None:
        self.faults[kind] += 1
        if self.faults[kind] == 1 and not self.quiet:
            print(f"seed {seed}: {kind}: {detail}\n{shown(sources)}", flush=True)

    def tell(self, seed: int, chooser: RandomChooser) -> None:
        """One text stands for one thing."""
        for _ in range(LINES):
            for text, meant, line in self.workshop.told(chooser):
                known, other = self.texts.setdefault(text, (meant, line))
                if known != meant:
                    self.fault(seed, "one text for two things", f"{text}\n  {other}\n  {line}", [])

    def do(self, seed: int, chooser: RandomChooser) -> None:
        """What a text names is done."""
        for _ in range(DEEDS):
            kind, line, effect = self.deeds.invented(chooser)
            try:
                if self.deeds.is_unkept(kind, line, effect):
                    self.fault(seed, "named and not done", f"{kind}: {line.replace(HERE, effect)}", [])
            except Exception as error:
                self.fault(seed, kind_of(error), f"{error}: {kind}: {line.replace(HERE, effect)}", [])

    def one(self, seed: int) -> None:
        chooser = RandomChooser(seed)
        sources: list[CardSource] = []
        for _ in range(CARDS * 4):
            self.tried += 1
            made: list[CardSource] = []
            try:
                source = accepted(self.workshop, chooser, len(sources))
                if source is None:
                    continue
                made = [source]
                check_texts(self.workshop, source)
                sources.append(source)
            except Exception as error:
                self.fault(seed, kind_of(error), str(error), made)
            if len(sources) == CARDS:
                break
        self.taken += len(sources)
        chosen: list[str] = []
        clock = [time.monotonic()]

        def note(form: str) -> None:
            now = time.monotonic()
            self.slowest = max(self.slowest, now - clock[0])
            if now - clock[0] > SLOW:
                self.fault(seed, f"slow: {chosen[-1].split(' ')[0]}", f"{now - clock[0]:.1f} s: {chosen[-3:]}", sources)
            clock[0] = now
            chosen.append(form)

        try:
            self.workshop.read(sources)
            position = self.workshop.begin([source.id for source in sources], chooser)
            clock[0] = time.monotonic()
            play_on(self.workshop, position, chooser, 150, note)
        except Exception as error:
            self.fault(seed, kind_of(error), f"{error} after {chosen[-4:]}", sources)


def kind_of(error: Exception) -> str:
    where = traceback.extract_tb(error.__traceback__)[-1]
    what = str(error).split(":")[0][:60] if isinstance(error, Fault) else type(error).__name__
    return f"{what} in {where.filename.rpartition('/')[2]}:{where.lineno} {where.name}"


def main() -> int:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("game")
    arguments.add_argument("--minutes", type=float, default=1)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--quiet", action="store_true")
    given = arguments.parse_args()
    table = table_of(given.game)
    soak = Soak(table.workshop(), table.deeds(), given.quiet)
    end = time.monotonic() + given.minutes * 60
    seed = given.seed
    while time.monotonic() < end:
        soak.one(seed)
        soak.tell(seed, RandomChooser(seed))
        soak.do(seed, RandomChooser(seed))
        seed += 1
    print(f"{seed - given.seed} games, {soak.taken} of {soak.tried} cards accepted, slowest choice {soak.slowest:.2f} s")
    if soak.texts:
        print(f"{len(soak.texts)} texts of lines compared with each other")
    for kind, times in soak.faults.most_common():
        print(f"{times:6} {kind}")
    return 1 if soak.faults else 0


if __name__ == "__main__":
    sys.exit(main())
