"""The image of a server: what it begins with is named whole, and where that is wanted and can be done, it is built."""

import contextlib
import os
import re
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tools.first_minute import first_question

ROOT = Path(__file__).parent.parent.parent
FILE = ROOT / "deploy" / "Containerfile"
WANTED = "GRIMOIRE_IMAGE"
TAG = "grimoire-of-a-test"
LONGEST = 60.0


def test_what_it_begins_with_is_named_by_its_whole_version() -> None:
    text = FILE.read_text()
    assert set(re.findall(r"^FROM (\S+)", text, re.MULTILINE)) == {"${BASE}"}
    assert re.search(r"^ARG BASE=python:\d+\.\d+\.\d+-slim-[a-z]+(@sha256:[0-9a-f]{64})?$", text, re.MULTILINE)


@pytest.mark.skipif(os.environ.get(WANTED) != "build", reason=f"an image takes minutes to build: {WANTED}=build does it")
def test_it_is_built_serves_the_table_and_keeps_matches_when_it_is_made_anew() -> None:
    program = next((name for name in ("docker", "podman") if builds(name)), "")
    if not program:
        pytest.skip("neither docker nor podman can build here")

    def done(*arguments: str) -> str:
        said = subprocess.run([program, *arguments], stdout=subprocess.PIPE, text=True, check=True).stdout
        return said.strip()

    subprocess.run([program, "build", "--file", FILE, "--tag", TAG, ROOT], check=True)
    try:
        assert "--admit" in done("run", "--rm", "--read-only", TAG, "--help")
        with contained(done) as address:
            with urllib.request.urlopen(address) as page:
                assert b"<script" in page.read(), "the client is not there"
            first_question(address)  # a bot thinks in a process of its own, so that works in there too
            assert kept(done) == 1
            running = done("exec", TAG, "python", "-c", "import os; print(os.getuid())")
            assert running != "0", "nobody needs to be root in there"
        with contained(done):
            assert kept(done) == 1, "what was kept lies in the volume"
    finally:
        subprocess.run([program, "volume", "rm", "--force", TAG], check=False)
        subprocess.run([program, "rmi", "--force", TAG], check=False)


@contextlib.contextmanager
def contained(done: Callable[..., str]) -> Iterator[str]:
    """A server in a container that can write nothing but its volume, and its address."""
    options = ("--read-only", "--tmpfs", "/tmp", "--volume", f"{TAG}:/data", "--publish", "127.0.0.1::8760")
    done("run", "--detach", "--rm", "--name", TAG, *options, TAG, "--name", "127.0.0.1")
    try:
        address = "http://" + done("port", TAG, "8760")
        until = time.monotonic() + LONGEST
        while not answers(address):
            assert time.monotonic() < until, done("logs", TAG)
            time.sleep(0.2)
        yield address
    finally:
        done("stop", TAG)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address + "/health") as said:
            return bool(said.status == 200)
    except OSError:
        return False


def kept(done: Callable[..., str]) -> int:
    """How many matches run there, as whoever is at the same computer is told."""
    ask = "import urllib.request as r; print(r.urlopen('http://localhost:8760/metrics').read().decode())"
    found = re.search(r"^grimoire_matches_running (\d+)$", done("exec", TAG, "python", "-c", ask), re.MULTILINE)
    assert found is not None
    return int(found[1])


def builds(program: str) -> bool:
    """Whether it is there, and what does its work too."""
    return bool(shutil.which(program)) and subprocess.run([program, "info"], capture_output=True, check=False).returncode == 0
