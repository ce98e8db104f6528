"""The lock files install the same thing for everyone: versions and hashes, and nothing about where they were made."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def test_there_is_a_lock_for_running_compiling_developing_learning_building_the_client_and_for_a_page() -> None:
    assert [lock.name for lock in LOCKS] == ["build.txt", "dev.txt", "node.txt", "page.txt", "research.txt", "runtime.txt"]


@pytest.mark.parametrize("folder", ["web", "web/page"])
def test_the_lock_of_the_client_names_no_address(folder: str) -> None:
    lock = (ROOT / folder / "package-lock.json").read_text()
    assert '"integrity": "sha512-' in lock
    assert "://" not in lock  # neither where a package was fetched from nor where its authors ask for money


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_address_and_no_path(lock: Path) -> None:
    offending = [line for line in lock.read_text().splitlines() if re.search(r"\w:/|(^|\s)/\w|@ ", line)]
    assert offending == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_package_has_a_version_and_a_hash(lock: Path) -> None:
    lines = [line for line in lock.read_text().splitlines() if line and not line.lstrip().startswith("#")]
    packages = [line for line in lines if not line.startswith(" ")]
    assert packages
    assert [line for line in packages if not re.fullmatch(r"[\w.-]+==[\w.+-]+( ; .+)? \\", line)] == []
    hashes = [line for line in lines if line.startswith(" ")]
    assert [line for line in hashes if not re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line)] == []


def test_what_is_tested_is_what_is_shipped() -> None:
    locked = {
        lock.stem: set(re.findall(r"^[\w.-]+==\S+", lock.read_text(), re.MULTILINE)) for lock in LOCKS if lock.stem != "node"
    }
    assert locked["runtime"] <= locked["dev"]
    assert locked["build"] <= locked["dev"]
    assert locked["page"] <= locked["runtime"]
