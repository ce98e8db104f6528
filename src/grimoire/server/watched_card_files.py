"""The card files of whoever runs the server: looked at again when they have changed."""

import hashlib
import threading
from pathlib import Path

from grimoire.pages.cards_check import Checked, check, state_of


class WatchedCardFiles:
    """The files of somebody who writes cards: read again when they have changed."""

    def __init__(self, paths: tuple[Path, ...], game: str) -> None:
        self.paths = list(paths)
        self.game = game
        self.lock = threading.Lock()
        self.seen = ""
        self.checked: Checked | None = None

    def version(self) -> str:
        return hashlib.blake2b(repr(state_of(self.paths)).encode(), digest_size=8).hexdigest()

    def look(self) -> tuple[str, Checked]:
        """What was read, and of which state of the files."""
        with self.lock:
            version = self.version()
            if self.checked is None or version != self.seen:
                self.checked = check(self.paths, self.game)
                self.seen = version
            return self.seen, self.checked
