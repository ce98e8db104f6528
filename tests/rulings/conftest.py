"""A file of rulings for a test to write, and the command that runs it."""

from pathlib import Path

import pytest


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rulings.yaml"
