"""The chance of a recorded game: from a seed anyone may know, or from a secret that is shown when the game is over.

Before a game among people everybody is shown the commitment, which is the first thing of the record. The secret is the last,
once the game is over; until then it lies in a file of its own beside the save, for its owner alone.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from grimoire.kernel.chance import Chance, seeded
from grimoire.kernel.secret_chance import SECRET_BYTES, SecretChance, commitment_of
from grimoire.library.records import Record
from grimoire.library.writing import sync, write_all
from grimoire.library.yaml_lines import BadFile, read_text

ENDING: Final = ".secret"
FOR_OWNER: Final = 0o600


def commit(record: Record, secret: bytes) -> None:
    """Let the chance of a game that is to begin come from this secret."""
    record.seed = None
    record.secret = secret.hex()
    record.commitment = commitment_of(secret)


def chance_from(record: Record) -> Chance:
    """The chance of a record at its beginning. Raises BadFile where it has none, or another than was committed to."""
    if not record.commitment:
        if record.seed is None:
            raise BadFile("bad-no-seed", record.where)
        return seeded(record.seed)
    if not record.secret:
        raise BadFile("bad-secret-kept", record.where)
    secret = bytes.fromhex(record.secret) if len(record.secret) == 2 * SECRET_BYTES else b""
    if not secret or commitment_of(secret) != record.commitment:
        raise BadFile("bad-secret", record.where)
    return SecretChance(secret)


# -- beside a save -----------------------------------------------------------------------------------------------------


def beside(path: Path) -> Path:
    return path.with_name(path.name + ENDING)


def keep_secret(path: Path, record: Record) -> None:
    """Keep the secret of a game that begins for whoever goes on with it. Raises FileExistsError where another game has this
    name, and OSError."""
    if record.commitment and not record.result:
        handle = os.open(beside(path), os.O_CREAT | os.O_WRONLY | os.O_EXCL, FOR_OWNER)
        try:
            write_all(handle, f"{record.secret}\n".encode())
            sync(handle)
        except BaseException:
            drop_secret(path)
            raise
        finally:
            os.close(handle)


def recall_secret(path: Path, record: Record) -> None:
    """The same read back, if it is there."""
    if record.commitment and not record.secret:
        with suppress(BadFile):
            text = read_text(beside(path)).strip()
            if all(c in "0123456789abcdef" for c in text):
                record.secret = text


def drop_secret(path: Path) -> None:
    """The record shows it now."""
    with suppress(OSError):
        beside(path).unlink()
