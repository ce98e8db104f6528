"""Where there is no browser, that is said once, in one line, and nothing fails."""

import os
import subprocess
import sys
from pathlib import Path

from tests.conftest import NO_BROWSER

ROOT = Path(__file__).resolve().parents[2]


def test_without_a_browser_one_line_says_what_was_left_out(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/browser/test_phone.py"]
    environment = {**os.environ, "PATH": str(tmp_path)}  # nothing is found there
    said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    lines = [line for line in said.stdout.splitlines() if "Chromium" in line]
    assert lines == [f"left out: {NO_BROWSER}"]
    assert "2 skipped" in said.stdout
