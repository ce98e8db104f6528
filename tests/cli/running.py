"""The command line run as a player runs it, in a folder of its own."""

import os
import subprocess
import sys
from pathlib import Path

from grimoire.kernel.chance import seeded

COMMAND = [sys.executable, "-c", "from grimoire.cli.program import run; run()"]


def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}


def run(tmp_path: Path, typed: str, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
        cwd=tmp_path,
        check=False,
    )


def save_of(tmp_path: Path) -> Path:
    saves = sorted((tmp_path / "grimoire" / "saves").glob("*.yaml"))
    assert len(saves) == 1
    return saves[0]


def typed_by_chance(seed: int, lines: int) -> str:
    """Numbers a careless player might type: mostly small, some not on offer."""
    chance = seeded(seed)
    return "".join(f"{1 + chance.below(1 + chance.below(6))}\n" for _ in range(lines))
