"""How far somebody has come in the lessons: kept beside the saves, one small file for all of them."""

import os
from pathlib import Path
from typing import Final

import msgspec

from grimoire.library.lessons import Lesson
from grimoire.library.reading import is_file, read_text
from grimoire.library.saves import saves_folder
from grimoire.library.writing import write_text
from grimoire.library.yaml_lines import BadFile

FILE: Final = "lessons.json"


class Kept(msgspec.Struct, omit_defaults=True):
    """One lesson: the choices made so far, and whether it was ever done."""

    made: list[str] = []
    done: bool = False


class Progress:
    """All lessons somebody has begun."""

    def __init__(self, path: Path, lessons: dict[str, Kept]) -> None:
        self.path = path
        self.lessons = lessons

    @classmethod
    def load(cls) -> "Progress":
        """Raises BadFile where there is a file that cannot be read."""
        path = saves_folder().parent / FILE
        if not is_file(path):
            return cls(path, {})
        try:
            return cls(path, msgspec.json.decode(read_text(path), type=dict[str, Kept]))
        except (msgspec.MsgspecError, RecursionError):
            raise BadFile("bad-progress", str(path)) from None

    def of(self, lesson: Lesson) -> Kept:
        return self.lessons.get(name_of(lesson), Kept())

    def keep(self, lesson: Lesson, made: list[str], done: bool) -> None:
        """What was done once stays done, also while it is played again. Raises BadFile."""
        done = done or self.of(lesson).done
        self.lessons[name_of(lesson)] = Kept(made, done)
        write_text(self.path, msgspec.json.format(msgspec.json.encode(self.lessons)).decode() + "\n")


def name_of(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"


def is_newcomer() -> bool:
    """Nobody has played or learnt anything here yet."""
    folder = saves_folder()
    try:
        return not (folder.parent / FILE).exists() and not [name for name in os.listdir(folder) if name[:1] != "."]
    except OSError:
        return True
