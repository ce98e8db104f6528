"""Compiling behind the game: it comes as a whole, ends with the game, and whatever goes wrong costs speed alone.

A program of two small modules stands for the rules, so that compiling takes seconds.
"""

import os
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tools.compile import PACKAGES, ROOT, missing_compiler

pytestmark = pytest.mark.skipif(missing_compiler() is not None, reason=f"cannot compile here: {missing_compiler()}")

RULE = "def doubled(many: int) -> int:\n    return many * 2\n"
PATIENCE = 120.0


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project that has nothing but what compiles, and something to compile."""
    (tmp_path / "tools").mkdir()
    for name in ("play.py", "compile.py", "quick_runtime.h"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools" / name)
    for package in PACKAGES:
        folder = tmp_path / "src" / package.replace(".", "/")
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
    (tmp_path / "src" / "grimoire" / "__init__.py").touch()
    (tmp_path / "src" / "grimoire" / "kernel" / "rule.py").write_text(RULE)
    return tmp_path


def behind(project: Path, limits: Callable[[], None] | None = None, **environment: str) -> "subprocess.Popen[str]":
    """As a game begins it; this process is the game."""
    command = [sys.executable, str(project / "tools" / "play.py"), "--behind", str(os.getpid())]
    return subprocess.Popen(
        command,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=limits,
    )


def said(process: "subprocess.Popen[str]") -> str:
    _, line = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, line
    return line


def doubled(project: Path) -> str:
    """Asked of what was compiled: where it lies, and whether it counts."""
    asking = "from grimoire.kernel import rule; print(rule.__file__, rule.doubled(21))"
    compiled = str(project / "build" / "compiled")
    return subprocess.run(
        [sys.executable, "-c", asking], env=os.environ | {"PYTHONPATH": compiled}, check=True, capture_output=True, text=True
    ).stdout


def test_a_compiler_that_fails_is_told_in_one_line_and_leaves_nothing(project: Path) -> None:
    compiler = project / "cc"
    compiler.write_text("#!/bin/sh\necho 'internal compiler error' >&2\nexit 1\n")
    compiler.chmod(0o755)
    line = said(behind(project, CC=str(compiler)))
    assert line.startswith("not compiled, which only makes bots slower: ") and line.count("\n") == 1
    assert "internal compiler error" in (project / "build" / "compiling.log").read_text()
    assert not (project / "build" / "compiled").exists() and not list((project / "build").glob("mypyc/*/*"))


def test_a_disk_that_is_full_is_told_in_one_line_and_gets_its_room_back(project: Path) -> None:
    """No file may become larger than so much, which the writer is told as where a disk is full."""
    line = said(behind(project, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))))
    assert line.startswith("not compiled, which only makes bots slower: ") and line.count("\n") == 1
    assert not (project / "build" / "compiled").exists() and not list((project / "build").glob("mypyc/*/*"))


def test_it_ends_with_the_game_and_the_next_one_goes_on_from_there(project: Path) -> None:
    """The game is a process that compiles behind itself and is killed while a compiler that takes its time is at work."""
    slow = project / "cc"
    slow.write_text('#!/bin/sh\ntouch "$0.began"\nsleep 600\n')
    slow.chmod(0o755)
    program = "import sys, time; sys.path.insert(0, sys.argv[1]); from tools import play; play.with_compiled(); time.sleep(600)"
    game = subprocess.Popen([sys.executable, "-c", program, str(project)], env=os.environ | {"CC": str(slow)})
    wait_until((project / "cc.began").exists)
    compiling = [
        int(pid) for pid in os.listdir("/proc") if pid.isdecimal() and str(project) in called(pid) and "--behind" in called(pid)
    ]
    assert len(compiling) == 1
    game.kill()
    game.wait()
    wait_until(lambda: not called(str(compiling[0])))
    assert not (project / "build" / "compiled").exists()
    assert said(behind(project)) == ""
    place, number = doubled(project).split()
    assert place.startswith(str(project / "build" / "compiled")) and place.endswith(".so") and number == "42"


def called(pid: str) -> str:
    """The line a process was begun with; empty: it is gone."""
    try:
        return Path("/proc", pid, "cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def wait_until(happens: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < until
        time.sleep(0.05)
