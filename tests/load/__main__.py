"""Many matches at once: how long does a choice take until both tables are there, and what does that cost?

    python -m tests.load                                        200 matches, a choice of each every two seconds
    python -m tests.load --matches 10 50 100 200 400            how it grows
    PYTHONPATH=build/compiled python -m tests.load              with the compiled package (make compiled)
    python -m tests.load --ahead 300                            at every stage of a game, and not at its beginning alone
    python -m tests.load --whole                                until the last match has come to its first end

A duel played by chance, as here, has about 330 entries. With --ahead each match is first played on, as quickly as the server
takes it, to somewhere in the first so many entries. Whoever has ended a match begins another one, so that as many are played
until the last moment.

The server is a process of its own; its players are in this one, so both share the cores of this machine. A server that was
just started sets up all matches first: measured is what comes then.
"""

import argparse
import asyncio
import contextlib
import resource
import tempfile
import time
from pathlib import Path

from tests.load.players import Measures, end, played
from tests.server.killing import Process
from tests.server.postgres import postgres

SETTLING = 5.0  # seconds: words that are said for the first time
EACH = 0.1  # seconds to set one match up
AHEAD = 0.003  # and to make one choice in it
HEADER = ("matches", "choices", "a second", "errors", "over", "50% ms", "90% ms", "99% ms", "CPU ms", "server", "players", "MB")


def memory(pid: int) -> int:
    """Megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0


def busy(pid: int) -> float:
    """Seconds of CPU."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / 100


async def measured(process: Process, matches: int, wanted: argparse.Namespace) -> tuple[str, ...]:
    """One line of the table."""
    measures = Measures(matches)
    warm = matches * (EACH + wanted.ahead / 2 * AHEAD)
    tasks = await played(process, measures, matches, wanted.game, wanted.every, warm, wanted.ahead)
    await asyncio.sleep(SETTLING)
    pid = process.process.pid
    began, server, players = time.monotonic(), busy(pid), time.process_time()
    finished = measures.finished
    measures.measures = True
    if wanted.whole:
        await measures.over.wait()
    else:
        await asyncio.sleep(wanted.seconds)
    measures.measures = False
    took, server, players = time.monotonic() - began, busy(pid) - server, time.process_time() - players
    size = memory(pid)
    await end(tasks, measures)
    for error in dict.fromkeys(measures.errors):
        print(f"error: {error}")
    choices = len(measures.waits)
    return (
        str(matches),
        str(choices),
        f"{choices / took:.1f}",
        str(len(measures.errors)),
        str(measures.finished - finished),
        *(f"{measures.share(part):.0f}" for part in (0.5, 0.9, 0.99)),
        f"{server * 1000 / max(1, choices):.2f}",
        f"{server / took:.0%}",
        f"{players / took:.0%}",
        str(size),
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, nargs="+", default=[200])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two choices of a match")
    parser.add_argument("--game", default="magenoir")
    parser.add_argument("--ahead", type=int, default=0, help="entries at most that each match has when measuring begins")
    parser.add_argument("--whole", action="store_true", help="until every match has come to its end, instead of --seconds")
    parser.add_argument("--postgres", action="store_true")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # each browser is two connections
    print(" ".join(f"{head:>8}" for head in HEADER), flush=True)
    for matches in wanted.matches:
        with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
            process = Process(Path(folder), stack.enter_context(postgres()) if wanted.postgres else "")
            stack.callback(process.kill)
            line = asyncio.run(measured(process, matches, wanted))
            print(" ".join(f"{part:>8}" for part in line), flush=True)


if __name__ == "__main__":
    main()
