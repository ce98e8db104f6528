"""The image of a server: what it begins with is named whole, and where that is wanted and can be done, it is built."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
FILE = ROOT / "deploy" / "Containerfile"
WANTED = "GRIMOIRE_IMAGE"


def test_what_it_begins_with_is_named_by_its_whole_version() -> None:
    text = FILE.read_text()
    assert set(re.findall(r"^FROM (\S+)", text, re.MULTILINE)) == {"${BASE}"}
    assert re.search(r"^ARG BASE=python:\d+\.\d+\.\d+-slim-[a-z]+(@sha256:[0-9a-f]{64})?$", text, re.MULTILINE)


@pytest.mark.skipif(os.environ.get(WANTED) != "build", reason=f"an image takes minutes to build: {WANTED}=build does it")
def test_it_is_built_and_answers() -> None:
    program = next((name for name in ("docker", "podman") if builds(name)), "")
    if not program:
        pytest.skip("neither docker nor podman can build here")
    tag = "grimoire-of-a-test"
    subprocess.run([program, "build", "--file", FILE, "--tag", tag, ROOT], check=True)
    try:
        asked = subprocess.run(
            [program, "run", "--rm", "--read-only", tag, "--help"], capture_output=True, text=True, check=True
        )
        assert "--admit" in asked.stdout
    finally:
        subprocess.run([program, "rmi", "--force", tag], check=False)


def builds(program: str) -> bool:
    """Whether it is there, and what does its work too."""
    return bool(shutil.which(program)) and subprocess.run([program, "info"], capture_output=True, check=False).returncode == 0
