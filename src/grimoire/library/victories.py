"""How often somebody has won against which level: kept beside the saves, one small file for all games."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from grimoire.library.reading import is_file, read_text
from grimoire.library.saves import saves_folder
from grimoire.library.writing import write_text
from grimoire.library.yaml_lines import BadFile

FILE: Final = "levels.json"
ENOUGH: Final = 2  # wins, and the next level is offered


class Victories:
    def __init__(self, path: Path, won: dict[str, dict[str, int]]) -> None:
        self.path = path
        self.won = won  # by game and bot

    @classmethod
    def load(cls) -> "Victories":
        """Raises BadFile where there is a file that cannot be read."""
        path = saves_folder().parent / FILE
        if not is_file(path):
            return cls(path, {})
        try:
            return cls(path, msgspec.json.decode(read_text(path), type=dict[str, dict[str, int]]))
        except (msgspec.MsgspecError, RecursionError):
            raise BadFile("bad-progress", str(path)) from None

    def offered(self, game: str, levels: Sequence[str]) -> str:
        """The lowest level that was not beaten often enough yet; the highest when all were."""
        won = self.won.get(game, {})
        return next((level for level in levels if won.get(level, 0) < ENOUGH), levels[-1])

    def note(self, game: str, bot: str) -> None:
        """A win. Raises BadFile where it cannot be kept."""
        won = self.won.setdefault(game, {})
        won[bot] = won.get(bot, 0) + 1
        write_text(self.path, msgspec.json.format(msgspec.json.encode(self.won)).decode() + "\n")
