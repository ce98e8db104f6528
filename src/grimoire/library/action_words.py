"""Lists of action words that come with the program, one for each task that has one."""

from importlib.resources import files
from typing import Final

SUFFIX: Final = ".words"


def kept_words(task: str) -> list[str]:
    """The words of a task by its name; none where no list of it comes with the program."""
    file = files("grimoire") / "data" / "research" / f"{task}{SUFFIX}"
    return file.read_text(encoding="utf-8").splitlines() if task.replace("-", "").isalnum() and file.is_file() else []
