"""Everything a server has while it runs."""

import os
from contextlib import suppress

from grimoire.library.games import GAMES
from grimoire.library.writing import lock
from grimoire.server.attempts import Attempts
from grimoire.server.hall import Hall
from grimoire.server.settings import FOR_OWNER, Settings, secret_key
from grimoire.server.storage.database import Database
from grimoire.server.thinkers import Thinkers

FOLDER_MODE = 0o700


class House:
    """Opened once, closed when the server ends."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        settings.folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        self.key = secret_key(settings.folder)
        self.database = Database(settings.database_url)
        self.hall = Hall(self.database, Thinkers(settings.thinkers))
        self.attempts = Attempts()
        self.alone = -1  # the file that says that this process is the only one

    async def open(self) -> None:
        """Raises Busy where another process has the folder: with SQLite there is only one."""
        if self.database.is_sqlite:
            path = self.settings.folder / "lock"
            self.alone = os.open(path, os.O_CREAT | os.O_RDWR, FOR_OWNER)
            lock(self.alone, path)
        await self.database.open()
        for box in GAMES.values():  # reading all cards takes a second, for which nobody at a table should wait
            box.shipped_pool()
        await self.hall.open()

    async def close(self) -> None:
        await self.hall.close()
        with suppress(OSError):
            await self.database.close()
        if self.alone >= 0:
            os.close(self.alone)
            self.alone = -1
