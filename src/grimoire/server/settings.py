"""What a server is told when it starts, and the folder where it keeps its things."""

import os
import secrets
from pathlib import Path
from typing import Final, Literal

import msgspec

from grimoire.library.saves import data_home

KEY_BYTES: Final = 32
FOR_OWNER: Final = 0o600
# Push services of those who make browsers: Google (also for most others), Mozilla, Apple, Microsoft.
PUSH_HOSTS: Final = ("fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
EVERYWHERE: Final = "0.0.0.0"
PORT: Final = 8760
PASSWORD_MEMORY: Final = 65_536  # what argon2 recommends: it makes guessing dear, also for whoever has stolen the database


class Settings(msgspec.Struct, frozen=True):
    """Safe by default: only this computer can reach it."""

    folder: Path  # of the data
    database: str = ""  # an address; empty: SQLite in the folder
    host: str = LOOPBACK[0]
    port: int = PORT
    names: tuple[str, ...] = ()  # under which it may be reached, besides this computer's own
    secure: bool = False  # behind a proxy that speaks HTTPS: cookies are sent over nothing else
    thinkers: int = 2  # processes for bots
    patience: int = 120  # seconds: whoever has been away for longer can be claimed to have lost
    request_seconds: float = 15.0  # whoever has not sent a whole request by then is not waited for
    password_memory: int = PASSWORD_MEMORY  # kB, to look at one
    guests_an_hour: int = 60  # new ones from one address, where others can reach it
    admits: Literal["everybody", "invited", "nobody"] = "everybody"  # of those who are not known yet
    keep_matches: int = 0  # days after their end; 0: for ever
    keep_guests: int = 90  # days: whoever has no name and was not here for longer is forgotten
    client: Path | None = None  # the built client, if there is one
    bots: tuple[str, ...] = ()  # of whoever runs it, as module:Class: imported here, and offered to everybody
    bots_game: str = ""  # the one game they play; empty: any
    cards: tuple[Path, ...] = ()  # card files of whoever runs it, to be watched: only where nobody else can reach it
    cards_game: str = "magenoir"  # of which game they are
    push_hosts: tuple[str, ...] = PUSH_HOSTS  # that are asked to call a browser; with a dot before it, all names under it
    push_contact: str = ""  # mailto: or https:, where they can complain of us; empty: the first of `names`
    room: bool = False  # for whoever is in one room: contests are found by everybody there

    @property
    def is_alone(self) -> bool:
        """Whether only this computer can reach it."""
        return self.host in LOOPBACK and not self.names and not self.secure

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.folder / 'grimoire.db'}"

    @property
    def contact(self) -> str:
        return self.push_contact or f"https://{next(iter(self.names), 'localhost')}"

    @property
    def allowed_hosts(self) -> frozenset[str]:
        return frozenset((*LOOPBACK, *self.names, *(() if self.host in (EVERYWHERE, "::") else (self.host,))))


def data_folder() -> Path:
    """The folder of a server, among the user's own data."""
    return data_home() / "server"


def secret_key(folder: Path) -> bytes:
    """The key of this server, made once; nobody but its owner may read it."""
    path = folder / "key"
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FOR_OWNER)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) != KEY_BYTES:
            raise ValueError(f"{path}: is no key of a server") from None
        return key
    try:
        key = secrets.token_bytes(KEY_BYTES)
        os.write(handle, key)
        os.fsync(handle)
    finally:
        os.close(handle)
    return key


def built_client() -> Path | None:
    """The client for the browser: in the package, or as built in the source folder."""
    package = Path(__file__).parent.parent
    for folder in (package / "data" / "client", package.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None
