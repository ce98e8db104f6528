"""Attacks on the program while it runs: killed, interrupted, without room on the disk, without anybody who reads its output."""

import os
import resource
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.cli.running import COMMAND, environment

from grimoire.kernel.chance import Chance
from grimoire.library.saves import load_record
from grimoire.library.yaml_lines import BadFile

GAMES: Final = (
    ("magenoir", "--against", "random"),
    ("anima", "--against", "random,random"),
    ("magenoir", "--hot-seat"),  # with a secret beside the save
    ("anima", "--against", "human,random", "--names", "ann,ben"),
)
SIGNALS: Final = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
# By a signal itself only in the moments before and after the program: while it is read, and when it has said all.
ENDINGS: Final = (0, 128 + signal.SIGTERM, 128 + signal.SIGHUP, 128 + signal.SIGINT, *(-number for number in SIGNALS))
HUMAN: Final = {"--hot-seat", "human,random"}
PATIENCE: Final = 120  # seconds
MEMORY: Final = 4 * 1024**3
RESUME: Final = ("play", "--resume")
PLAIN: Final = ("--plain", "--lang", "en")


def started(home: Path, *args: str, **more: int) -> subprocess.Popen[str]:
    """The program, with pipes to it. `file_size`: no file may become larger."""

    def limit() -> None:
        bounded()
        if size := more.get("file_size"):
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    # Python keeps half of a compiled module where a file may not grow, and trips over it ever after.
    kept = {"PYTHONDONTWRITEBYTECODE": "1"} if "file_size" in more else {}
    return subprocess.Popen(
        [*COMMAND, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        env={**environment(home), **kept},
        cwd=home,
        preexec_fn=limit,
    )


def bounded() -> None:
    """Whatever goes wrong, it does not take the memory of the machine; and signals do what they do at a keyboard, however
    these attacks were started (a shell has what runs behind it ignore some)."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for number in SIGNALS:
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)


def ended(process: subprocess.Popen[str], typed: str = "") -> tuple[int, str, str]:
    try:
        out, err = process.communicate(typed, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()  # nothing is left behind, whatever was found
        process.communicate()
        raise
    return process.returncode, out, err


def save_in(home: Path) -> Path | None:
    saves = [path for path in (home / "grimoire" / "saves").glob("*.yaml") if path.stat().st_size]
    return max(saves, key=lambda path: path.stat().st_mtime, default=None)


def clean(code: int, err: str, allowed: tuple[int, ...]) -> str:
    if code not in allowed or "Traceback" in err or "Exception" in err:
        return f"ended with {code}: {err[-500:]}"
    return ""


def killed_again_and_again(home: Path, chance: Chance, times: int, by: signal.Signals | None = None) -> str:
    """A game that is ended at any moment and resumed: no choice that was in the file is ever lost."""
    game = GAMES[chance.below(len(GAMES))]
    choices: list[str] = []
    for _ in range(times):
        path = save_in(home)
        known = () if HUMAN & set(game) else ("--seed", str(10**18 + chance.below(1000)))
        begin = ("play", *game, *known)
        process = started(home, *(begin if path is None else (*RESUME, str(path))), *PLAIN)
        assert process.stdin is not None
        process.stdin.write("".join(typed_line(chance) for _ in range(400)))
        process.stdin.flush()
        time.sleep(0.5 + chance.below(300) / 100)
        process.send_signal(by or signal.SIGKILL)
        code, _, err = ended(process)
        if by is not None and (fault := clean(code, err, ENDINGS)):
            return fault
        path = save_in(home)
        if path is None:
            continue  # not begun yet
        try:
            now = load_record(path)
        except BadFile as error:
            return f"the save cannot be read: {error}"
        if now.choices[: len(choices)] != choices:
            return f"choices are lost: {len(choices)} before, {len(now.choices)} now"
        choices = now.choices
        if now.result:
            return ""
    path = save_in(home)
    if path is None:
        return ""
    code, _, err = ended(started(home, *RESUME, str(path), *PLAIN))
    return clean(code, err, (0,))


def typed_line(chance: Chance) -> str:
    """Mostly a number; now and then nothing, as at a curtain, or a word; rarely giving up."""
    lot = chance.below(100)
    if lot < 70:
        return f"{1 + chance.below(3)}\n"
    return "\n" if lot < 90 else ("undo\n", "why\n", "auto\n", "concede\nyes\n")[min(3, (lot - 90) // 3)]


def interrupted_early(home: Path, args: tuple[str, ...], steps: int) -> str:
    """Ctrl-C at many moments of a short command, from its first import on: never more than a line."""
    for step in range(steps):
        process = started(home, *args)
        time.sleep(0.03 + step * 0.6 / steps)
        process.send_signal(signal.SIGINT)
        code, _, err = ended(process)
        if "grimoire" in err and (fault := clean(code, err, (*ENDINGS, 1))):  # before that it is not our program yet
            return f"after {0.03 + step * 0.6 / steps:.2f} s: {fault}"
    return ""


def full_disk(home: Path, chance: Chance) -> str:
    """No file may become larger than some size: one line says so, and what was saved before can be resumed."""
    size = 300 + chance.below(4000)
    code, _, err = ended(started(home, "play", "magenoir", "--against", "random", *PLAIN, file_size=size), "1\n" * 900)
    if fault := clean(code, err, (0, 2)):
        return fault
    if code == 2 and len(err.splitlines()) != 1:
        return f"more than one line: {err!r}"
    path = save_in(home)
    if path is None:
        return ""
    before = load_record(path).choices
    code, _, err = ended(started(home, *RESUME, str(path), *PLAIN))
    return clean(code, err, (0,)) or ("" if load_record(path).choices[: len(before)] == before else "choices are lost")


def nobody_listens(home: Path, args: tuple[str, ...], redirection: str) -> str:
    """Streams that are closed or full, as a shell says it."""
    words = " ".join(f"'{word}'" for word in (*COMMAND, *args))
    done = subprocess.run(
        ["sh", "-c", f"{words} {redirection}" if "|" in redirection else f"exec {words} {redirection}"],
        capture_output=True,
        text=True,
        errors="replace",
        env=environment(home),
        cwd=home,
        timeout=PATIENCE,
        check=False,
        preexec_fn=bounded,
    )
    return clean(done.returncode, done.stderr, (0, 1, 2))


def in_time(attack: Callable[..., str], *args: Any, **more: Any) -> str:
    """An attack that must come to an end."""
    try:
        return attack(*args, **more)
    except subprocess.TimeoutExpired as error:
        return f"does not end: {error.cmd}"


def in_surroundings(home: Path, args: tuple[str, ...], typed: bytes, **surroundings: str) -> str:
    """Odd locales, encodings and widths."""
    done = subprocess.run(
        [*COMMAND, *args],
        input=typed,
        capture_output=True,
        env={**environment(home), **surroundings},
        cwd=home,
        timeout=PATIENCE,
        check=False,
        preexec_fn=bounded,
    )
    return clean(done.returncode, done.stderr.decode("latin-1"), (0, 2))


def two_at_once(home: Path) -> str:
    """Two games begun together have a file each; a game that is played is not resumed elsewhere."""
    pair = [started(home, "play", "magenoir", "--against", "random", *PLAIN) for _ in range(2)]
    for _ in range(PATIENCE * 5):
        saves = [path for path in (home / "grimoire" / "saves").glob("*.yaml") if path.stat().st_size]
        if len(saves) == 2:
            break
        time.sleep(0.2)
    else:
        return "two games do not have two files"
    code, _, err = ended(started(home, *RESUME, str(saves[0]), *PLAIN))
    for process in pair:
        ended(process)
    if code != 2 or len(err.splitlines()) != 1:
        return f"a second process may write the same file: {code}, {err!r}"
    code, _, err = ended(started(home, *RESUME, str(saves[0]), *PLAIN))
    return clean(code, err, (0,))


def orphans(home: Path, by: signal.Signals) -> str:
    """When a simulation is ended from outside, the processes that play for it end with it."""
    process = started(home, "simulate", "--jobs", "2", "--games", "100000")
    workers: list[int] = []
    for _ in range(PATIENCE * 5):
        workers = children(process.pid)
        if len(workers) >= 2:
            break
        time.sleep(0.2)
    time.sleep(1)
    workers = children(process.pid)
    process.send_signal(by)
    ended(process)
    for _ in range(PATIENCE * 5):
        if not any(is_alive(worker) for worker in workers):
            return ""
        time.sleep(0.2)
    return f"{len([worker for worker in workers if is_alive(worker)])} of {len(workers)} workers are left behind"


def children(parent: int) -> list[int]:
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and parent_of(int(entry.name)) == parent:
            found.append(int(entry.name))
    return found


def parent_of(process: int) -> int:
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return -1


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except OSError:
        return False
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
