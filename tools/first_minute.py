"""How long somebody waits who has just cloned the project: until the first question, and until all is tested.

    python tools/first_minute.py              make play, until the browser opens and the first question is asked
    python tools/first_minute.py --compiled   and on, until bots think with the compiled rules
    python tools/first_minute.py --test       make test

Clones what is committed here into a folder that is removed again, and prints when each step began, how long it was until the
next one, and what all of it computed. Packages come from where pip and npm find them, their caches included.
"""

import argparse
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.serving import Browser  # noqa: E402

OPENED: Final = "opened"  # a file that stands for the window of a browser
TABLE: Final = "The table is open: "
LONGEST: Final = 3600.0
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Watch:
    """What happened when."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.steps: list[tuple[float, str]] = []

    def note(self, what: str) -> None:
        self.steps.append((time.monotonic() - self.began, what))
        print(f"{self.steps[-1][0]:8.1f} s  {what}", flush=True)

    def sum_up(self, computing: float) -> None:
        print("\n    from    took")
        for (at, what), (until, _) in zip(self.steps, [*self.steps[1:], self.steps[-1]], strict=True):
            print(f"{at:8.1f} {until - at:7.1f}  {what}")
        load = " ".join(f"{load:.1f}" for load in os.getloadavg())
        print(f"\n{computing:.0f} s of computing on {os.cpu_count()} cores; others count in the load, which is {load} now")


class Server:
    """Where the table is, for a player of the tests."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.port = int(self.address.rpartition(":")[2])


@contextmanager
def made(clone: Path, *arguments: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    """`make`, in a group of its own, which is ended as Ctrl-C would."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS")}
    make = subprocess.Popen(
        ["make", *arguments],
        cwd=clone,
        env=inherited | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield make
    finally:
        if make.poll() is None:
            os.killpg(make.pid, signal.SIGINT)
            make.wait(60)


def play(clone: Path, arguments: list[str], compiled: bool) -> float:
    """Until the first question, and how much was computed for it."""
    watch, opened = Watch(), clone.parent / OPENED
    browser = clone.parent / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    given = f"ARGS=--port 0 --data {clone.parent / 'data'} --lang en"
    watch.note("make play")
    with made(clone, "play", given, *arguments, BROWSER=str(browser)) as make:
        assert make.stdout is not None
        for line in make.stdout:
            watch.note(line.rstrip())
            if line.startswith(TABLE):
                break
        else:
            sys.exit("make play ended")
        wait_for(opened)
        watch.note("the browser is opened")
        first_question(line.removeprefix(TABLE).split()[0])
        watch.note("the first question is asked")
        computing = computed_by(make.pid)
        if compiled:
            wait_for(clone / "build" / "compiled" / "grimoire")
            watch.note("the rules are compiled")
            print(f"{computed_by(make.pid):.0f} s of computing until then")
    watch.note("closed")
    watch.sum_up(computing)
    return computing


def first_question(address: str) -> None:
    """As the page does it: a guest, a match against a bot, and the table once somebody is asked."""
    player = Browser(Server(address))
    seats = [{"who": "me"}, {"who": "bot", "bot": "apprentice"}]
    match = player.set_up(game="magenoir", seats=seats, seed=1)
    player.connect().send("join", match=match["id"], seat=0)
    player.wait(lambda message: message["type"] == "table" and message["ask"]["asked"] == 0)
    player.close()


def wait_for(path: Path) -> None:
    until = time.monotonic() + LONGEST
    while not path.exists():
        if time.monotonic() > until:
            sys.exit(f"{path} did not come")
        time.sleep(0.05)


def test(clone: Path, arguments: list[str]) -> None:
    watch = Watch()
    watch.note("make test")
    with made(clone, "test", *arguments) as make:
        assert make.stdout is not None
        for line in make.stdout:
            if line.startswith("== ") or " passed" in line or " failed" in line:
                watch.note(line.strip())
        code = make.wait()
    watch.note(f"ended with {code}")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    watch.sum_up(used.ru_utime + used.ru_stime)


def computed_by(pid: int) -> float:
    """Seconds of computing of a process, of what it has waited for, and of what it has started and still runs (Linux)."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        parents[int(folder.name)] = int(fields[1])
        ticks[int(folder.name)] = sum(map(int, fields[11:15]))

    def belongs(one: int) -> bool:
        while one != pid and one in parents:
            one = parents[one]
        return one == pid

    return sum(many for one, many in ticks.items() if belongs(one)) / TICKS


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long somebody waits who has just cloned the project.")
    parser.add_argument("--test", action="store_true", help="measure make test")
    parser.add_argument("--compiled", action="store_true", help="go on until the rules are compiled")
    options, arguments = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "clone")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        if options.test:
            test(clone, arguments)
        else:
            play(clone, arguments, options.compiled)


if __name__ == "__main__":
    main()
