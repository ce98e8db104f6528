"""Everything a server has while it runs."""

import asyncio
import os
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from grimoire.bots.own_bots import admit
from grimoire.library.games import GAMES
from grimoire.library.writing import lock
from grimoire.library.yaml_lines import BadFile
from grimoire.server.attempts import Attempts
from grimoire.server.community.pushing import Pushing, push_sender
from grimoire.server.community.standing_still import keep_standing_still
from grimoire.server.engine import awaited
from grimoire.server.garbage_collection import search_when_quiet
from grimoire.server.hall import Hall
from grimoire.server.own_pools import adopt, drop_adopted
from grimoire.server.passwords import Passwords
from grimoire.server.rates import Rate
from grimoire.server.settings import FOR_OWNER, Settings, secret_key
from grimoire.server.storage.database import Database, now
from grimoire.server.studies import Studies
from grimoire.server.thinkers import Thinkers
from grimoire.server.tidying import keep_tables_free, keep_tidy
from grimoire.server.trials import Trials
from grimoire.server.watched_card_files import WatchedCardFiles

FOLDER_MODE = 0o700
HOUR = 3600.0
MINUTE = 60.0
OWN_CHECKS = 30  # a person and minute, where others can reach the server
OWN_GAMES = 20  # an hour
OWN_TRIALS = 12
MEETINGS = 120
REPORTS = 10
BROWSERS_NAMED = 20  # an hour, to be called in
LOOKED_EVERY = 20.0
GUESSES = 100  # a room full of phones may have one address, and some mistype: of as many codes as there are, this is none
GUESSED_WITHIN = 600.0


class House:
    """Opened once, closed when the server ends."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        for bot in settings.bots:
            admit(bot, settings.bots_game)
        settings.folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        self.database = Database(settings.database_url)
        self.alone = self.locked() if self.database.is_sqlite else -1
        self.key = secret_key(settings.folder)
        engine = awaited()
        self.hall = Hall(self.database, Thinkers(settings.thinkers, own_bots=settings.bots, engine=engine), settings.patience)
        self.studies = Studies(self.database, self.hall.table, engine)
        self.trials = Trials(engine)
        self.attempts = Attempts(self.key)
        self.guessing = Rate(GUESSES, GUESSED_WITHIN)  # at codes of contests, from one address
        self.passwords = Passwords(settings.password_memory)
        self.arriving = Rate(settings.guests_an_hour, HOUR)
        self.own_checks = Rate(OWN_CHECKS, MINUTE)  # of cards somebody writes
        self.own_games = Rate(OWN_GAMES, HOUR)
        self.own_trials = Rate(OWN_TRIALS, HOUR)
        self.reporting = Rate(REPORTS, HOUR)
        self.looking = Rate(1, LOOKED_EVERY)  # at a table that waits: it is kept once within so long
        self.meeting = Rate(MEETINGS, HOUR)  # wishes, challenges, following, blocking
        self.naming_browsers = Rate(BROWSERS_NAMED, HOUR)
        self.pushing = Pushing(
            self.database, self.hall.metrics, push_sender(self.key, settings.contact, bool(settings.push_contact))
        )
        self.reading_cards = asyncio.Semaphore(1)  # all cards are read with them, which takes its time
        self.readers = 0  # of own cards: who reads them, and who waits for that
        watched = settings.cards and settings.is_alone
        self.card_files = WatchedCardFiles(settings.cards, settings.cards_game) if watched else None
        self.lobby_feed: dict[str, tuple[float, list[Any]]] = {}  # by language: when it was made
        self.bot_ties: dict[str, tuple[float, Any]] = {}  # where bots lie beside people, by game: when it was reckoned
        self.fault = ""  # why it could not be opened
        self.trouble: BadFile | None = None  # the same, where it has words

    def locked(self) -> int:
        """The file that says that this process is the only one. Raises Busy where another has the folder."""
        path = self.settings.folder / "lock"
        handle = os.open(path, os.O_CREAT | os.O_RDWR, FOR_OWNER)
        try:
            lock(handle, path)
        except BaseException:
            os.close(handle)
            raise
        return handle

    async def open(self) -> None:
        try:
            await self.database.open()
        except BadFile as error:
            self.trouble = error
            raise
        except (SQLAlchemyError, OSError) as error:
            self.fault = f"{self.database.url.render_as_string()}: {getattr(error, 'orig', None) or error}"
            raise
        async with self.database.writing() as connection:
            await adopt(connection, self.settings.folder, now())
        drop_adopted(self.settings.folder)
        for box in GAMES.values():  # reading all cards takes a second, for which nobody at a table should wait
            box.shipped_pool()
        await self.hall.open()
        self.hall.begin(search_when_quiet(lambda: self.hall.metrics.entries))
        self.hall.begin(keep_tables_free(self.hall))
        self.hall.begin(self.pushing.keep_sending())
        self.hall.begin(keep_standing_still(self.hall))
        self.hall.begin(keep_tidy(self.hall, self.settings.keep_guests, self.settings.keep_matches))

    async def close(self) -> None:
        await self.studies.close()
        await self.trials.close()
        self.pushing.close()
        await self.hall.close()
        with suppress(OSError):
            await self.database.close()
        if self.alone >= 0:
            os.close(self.alone)
            self.alone = -1
