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


class Cluster:
    """One that can be stopped, as if its machine had died, and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = f"postgresql+asyncpg://grimoire@/postgres?host={folder}"
        self.before: list[str] = []
        if os.geteuid() == 0:  # it will not run as root
            shutil.chown(folder, "postgres", "postgres")
            self.before = ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"]
        self.run("initdb", "-A", "trust", "-U", "grimoire", "-E", "UTF8")

    def run(self, name: str, *arguments: str, check: bool = True) -> None:
        found = program(name)
        assert found is not None
        command = [*self.before, found, "-D", str(self.folder / "data"), *arguments]
        subprocess.run(command, check=check, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def start(self) -> None:
        self.run("pg_ctl", "-w", "-o", f"-k {self.folder} -c listen_addresses= -c fsync=off", "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-w", "-m", "immediate", "stop", check=False)


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """With an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="grimoire-pg-", dir="/tmp"))  # short: the path of a socket has a limit
    found = Cluster(folder)
    found.start()
    try:
        yield found
    finally:
        found.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    with cluster() as found:
        yield found.address
