"""A PostgreSQL of our own for tests, where one is installed: in a folder that is thrown away, reached by a socket in it."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

MISSING = "PostgreSQL is not installed here: what needs it is left out"


def program(name: str) -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


def is_there() -> bool:
    return program("initdb") is not None and program("postgres") is not None


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="grimoire-pg-", dir="/tmp"))  # short: the path of a socket has a limit
    before: list[str] = []
    if os.geteuid() == 0:  # it will not run as root
        shutil.chown(folder, "postgres", "postgres")
        before = ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"]
    data = str(folder / "data")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    initdb, control = program("initdb"), program("pg_ctl")
    assert initdb is not None and control is not None
    subprocess.run([*before, initdb, "-D", data, "-A", "trust", "-U", "grimoire", "-E", "UTF8"], check=True, **quiet)  # type: ignore[call-overload]
    options = f"-k {folder} -c listen_addresses= -c fsync=off"
    subprocess.run([*before, control, "-D", data, "-w", "-o", options, "start"], check=True, **quiet)  # type: ignore[call-overload]
    try:
        yield f"postgresql+asyncpg://grimoire@/postgres?host={folder}"
    finally:
        subprocess.run([*before, control, "-D", data, "-w", "-m", "immediate", "stop"], check=False, **quiet)  # type: ignore[call-overload]
        shutil.rmtree(folder, ignore_errors=True)
