"""Which build of the program bots think with: the one the server runs as, or a compiled one that came later."""

import os
from pathlib import Path
from typing import Final

VARIABLE: Final = "GRIMOIRE_COMPILED"  # names the folder where the package will lie once it is compiled (tools/play.py)


class Engine:
    """Processes that are started from now on. What cannot be used is not tried again: it costs speed, nothing else."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.is_of_use = folder is not None

    @property
    def is_compiled(self) -> bool:
        """Whether there is a compiled package by now. It comes as a whole (tools/compile.py)."""
        return self.is_of_use and self.folder is not None and (self.folder / "grimoire").is_dir()

    def environment(self, compiled: bool) -> dict[str, str] | None:
        """That of a process; None: ours."""
        if not compiled:
            return None
        paths = [str(self.folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}

    def failed(self) -> None:
        """A process of the compiled package ended or said nothing at its first problem."""
        self.is_of_use = False


def awaited() -> Engine:
    """What the environment promises."""
    named = os.environ.get(VARIABLE)
    return Engine(Path(named) if named else None)
