"""Attacks on the command line: every command, with values that no option wants."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.attack.running import Home, fault_of, outcome

VALUE: Final = "VALUE"  # stands for what is put in
CALLS: Final = tuple(
    tuple(line.split())
    for line in """
play VALUE
play --deck VALUE
play --players VALUE
play --against VALUE
play --names VALUE,ben --hot-seat
play --best-of VALUE
play --format VALUE
play --lists VALUE
play --seed VALUE
play --lang VALUE
play --cards VALUE
play --resume VALUE
play --from VALUE
play magenoir VALUE
learn VALUE
puzzle VALUE
puzzle --find VALUEx
replay VALUE
verify VALUE
simulate --games VALUEx
simulate --games 1 --seed VALUE
simulate --games 1 --deck VALUE
simulate --games 1 --decks random --deck-size VALUE
simulate --games 1 --bot VALUE
simulate --games 1 --cards VALUE
tournament --deck VALUE
ladder --bots VALUE
ladder --keep VALUE --bots random,random
exam VALUE
exam --bot VALUE
exam --kind VALUE
bench --VALUE
cards list --element VALUE
cards list --cards VALUE
cards list --game VALUE
cards find VALUE
cards find --gives VALUE
cards find --uses VALUE
cards show VALUE
cards check VALUE
cards preview VALUE
cards words VALUE
cards compare VALUE
deck show VALUE
deck check VALUE
deck formats VALUE
deck odds VALUE
deck odds burning-wrath VALUE
deck hands burning-wrath --seed VALUE
deck check burning-wrath --format VALUE
scenario run VALUE
scenario coverage VALUE
scenario run --game VALUE /dev/null
admin VALUE
serve --port VALUEx
VALUEx
--lang VALUE cards show flame
""".strip().splitlines()
)
# Commands and marks for a terminal, lines, no letters, no UTF-8, endless numbers and names, devices, folders.
VALUES: Final = (
    *("\x1b[31mx", "\u202ex", "a\nb", "a\rb", "\x00", "\udcff", "-1", "9" * 5000, "é" * 300, "x" * 5000, "1e9", "٣", "%s%n"),
    *("/dev/null", "/dev/full", "/dev/zero", "/proc/self/mem", "/etc/passwd/x", "FOLDER", "EMPTY", "[", "-", "nan"),
)


def broken_calls(home: Home, calls: tuple[tuple[str, ...], ...] = CALLS, every: int = 1, first: int = 0) -> Iterator[str]:
    """What breaks of these calls; of all pairs of a call and a value one in this many."""
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "empty").touch()
        (Path(name) / "folder").mkdir()
        stands_for = {"FOLDER": f"{name}/folder", "EMPTY": f"{name}/empty"}
        pairs = [(call, stands_for.get(value, value)) for call in calls for value in VALUES]
        for call, value in pairs[first::every]:
            args = tuple(word.replace(VALUE, value) for word in call)
            if fault := fault_of(outcome(home, args)):
                yield f"{' '.join(call)} with {value[:40]!r}: {fault[-500:]}"
