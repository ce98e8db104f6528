"""Damage to files: cut off, letters changed, pieces lost, doubled or swapped, and things put in that no file should hold."""

from collections.abc import Callable
from typing import Final

from grimoire.kernel.chance import Chance

# What is put in: controls, marks of direction, halves of letters, no UTF-8, nests, aliases, endless numbers, odd YAML.
POISON: Final = (
    b"\x00",
    b"\x1b[31m",
    b'"\\e]0;owned\\a"',
    b'"\\u202e"',
    "\u202e\u2066".encode(),
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b'"\\ud800"',
    b"[" * 3000,
    b"{a: " * 300,
    b"(" * 3000,
    b"- " * 500,
    b"&a [*a]",
    b"&a [x,x,x,x,x,x,x,x,x]\n- &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\n- [*b,*b,*b,*b,*b,*b,*b,*b,*b]",
    b"9" * 5000,
    b"-1",
    b"1e999",
    b"!!python/object/apply:os.system [ls]",
    b"%TAG ! tag:x\n---\n",
    b"<<: *a",
    b"'" * 7,
    b"\t",
    b"\r\n",
    b"a" * 100_000,
    b": ",
    b"? ",
    b"|2\n",
    b"~",
    "ß\N{COMBINING ACUTE ACCENT}🂡".encode(),
)


def cut(chance: Chance, data: bytes) -> bytes:
    return data[: chance.below(len(data) + 1)]


def changed(chance: Chance, data: bytes) -> bytes:
    at = chance.below(len(data))
    return data[:at] + bytes([chance.below(256)]) + data[at + 1 :]


def lost(chance: Chance, data: bytes) -> bytes:
    at, length = chance.below(len(data)), 1 + chance.below(40)
    return data[:at] + data[at + length :]


def doubled(chance: Chance, data: bytes) -> bytes:
    at, length = chance.below(len(data)), 1 + chance.below(200)
    return data[: at + length] + data[at:]


def poisoned(chance: Chance, data: bytes) -> bytes:
    at = chance.below(len(data) + 1)
    return data[:at] + POISON[chance.below(len(POISON))] + data[at:]


def poisoned_value(chance: Chance, data: bytes) -> bytes:
    """In the place of what stands behind a colon."""
    lines = data.split(b"\n")
    at = chance.below(len(lines))
    lines[at] = lines[at].partition(b":")[0] + b": " + POISON[chance.below(len(POISON))]
    return b"\n".join(lines)


def swapped_lines(chance: Chance, data: bytes) -> bytes:
    lines = data.split(b"\n")
    one, other = chance.below(len(lines)), chance.below(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def swapped_words(chance: Chance, data: bytes) -> bytes:
    words = data.split(b" ")
    one, other = chance.below(len(words)), chance.below(len(words))
    words[one], words[other] = words[other], words[one]
    return b" ".join(words)


DAMAGE: Final[tuple[Callable[[Chance, bytes], bytes], ...]] = (
    cut,
    changed,
    lost,
    doubled,
    poisoned,
    poisoned,
    poisoned_value,
    swapped_lines,
    swapped_words,
)


def damaged(chance: Chance, data: bytes) -> bytes:
    """One to three kinds of damage."""
    for _ in range(1 + chance.below(3)):
        data = DAMAGE[chance.below(len(DAMAGE))](chance, data or b" ")
    return data
