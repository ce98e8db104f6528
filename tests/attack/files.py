"""Attacks on the readers of files: every kind, cut off and damaged in many ways, given to every command that reads it."""

from pathlib import Path

import msgspec
from tests.attack.damaging import damaged
from tests.attack.kinds import FILE, Kind
from tests.attack.running import Home, fault_of, outcome

from grimoire.kernel.chance import seeded

REFUSED = 2
NAMES = {"series": "series.yaml", "deck": "deck.txt", "reference list": "cards.json"}


class Fault(msgspec.Struct):
    kind: str
    command: tuple[str, ...]
    data: bytes
    what: str


def tried(home: Home, kind: Kind, data: bytes, commands: tuple[tuple[str, ...], ...], taken: bool = False) -> list[Fault]:
    """Give one file to these commands, each time as it was; `taken`: it must not be refused."""
    folder = home.folder / "attacked"
    folder.mkdir(exist_ok=True)
    path = folder / NAMES.get(kind.name, "file.yaml")
    faults: list[Fault] = []
    for command in commands:
        for old in folder.iterdir():
            old.unlink()
        path.write_bytes(data)
        args = tuple(str(path) if word == FILE else word for word in command)
        ended = outcome(home, args)
        what = fault_of(ended) or (f"refused: {ended.out[-300:]}{ended.err}" if taken and ended.code == REFUSED else "")
        if what:
            faults.append(Fault(kind.name, command, data, what))
    return faults


def sound(home: Home, kind: Kind) -> list[Fault]:
    """The sound file must be taken: else the attacks would try nothing."""
    return tried(home, kind, kind.sound, kind.commands, taken=True)


def attack(home: Home, kind: Kind, seed: int) -> list[Fault]:
    """One damaged file, to one of the commands."""
    chance = seeded(seed)
    command = kind.commands[chance.below(len(kind.commands))]
    return tried(home, kind, damaged(chance, kind.sound), (command,))


def cuts(home: Home, kind: Kind, every: int) -> list[Fault]:
    """Cut off everywhere, or after every few bytes."""
    return [
        fault for end in range(0, len(kind.sound), every) for fault in tried(home, kind, kind.sound[:end], kind.commands[:1])
    ]


def keep(folder: Path, number: int, fault: Fault) -> Path:
    """A file that shows a fault, to look into."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fault-{number}"
    path.write_bytes(fault.data)
    return path
