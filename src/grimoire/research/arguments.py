"""What a program gives the front door, looked at before anything is done with it. Whatever is of the wrong kind raises BadFile,
which says which argument, what it must be and what it is."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

from grimoire.library.reading import BadFile

Kind = TypeVar("Kind")
LONGEST: Final = 60  # letters of what was given instead


def unfit(name: str, wanted: str, given: object) -> BadFile:
    shown = repr(given)
    return BadFile("bad-argument", name=name, wanted=wanted, given=shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…")


def is_text(given: object, name: str) -> str:
    if not isinstance(given, str):
        raise unfit(name, "part-text", given)
    return given


def is_number(given: object, name: str) -> int:
    if not isinstance(given, int) or isinstance(given, bool):
        raise unfit(name, "part-whole-number", given)
    return given


def is_list(given: Sequence[Kind], name: str) -> list[Kind]:
    """A list of anything; a text, which Python takes for a list of letters, is none."""
    if isinstance(given, str | bytes) or not isinstance(given, Sequence):
        raise unfit(name, "part-list", given)
    return list(given)


def are_files(given: Sequence[str | Path], name: str) -> list[Path]:
    files = is_list(given, name)
    for file in files:
        if not isinstance(file, str | Path):
            raise unfit(name, "part-files", given)
    return [Path(file) for file in files]
