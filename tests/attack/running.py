"""Commands run in this process, with everything they say caught, and what must hold of every one of them."""

import io
import os
import re
import signal
import sys
import traceback
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec

from grimoire.cli.main import app
from grimoire.library.reading import UNSEEN

PATIENCE: Final = 60  # seconds for one command; a machine may be busy
CODES: Final = (0, 1, 2)
LINE_OF_A_DECK: Final = re.compile(r"grimoire: .*deck\.txt(:\d+)? ?: ")  # of which all that are wrong are told


class TooLong(BaseException):
    """A command that does not end; no `except Exception` may hold it up."""


class Outcome(msgspec.Struct):
    code: int
    out: str
    err: str
    crash: str = ""  # of what was not caught


class Home:
    """A folder in which the program keeps its saves meanwhile."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        os.environ["XDG_DATA_HOME"] = str(folder)


def ring(number: int, frame: FrameType | None) -> None:
    raise TooLong


def outcome(home: Home, args: tuple[str, ...], typed: str = "") -> Outcome:
    """Run a command as the program does, short of starting a process."""
    before = sys.stdin, sys.stdout, sys.stderr
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", errors="replace") for _ in range(2))
    sys.stdin, sys.stdout, sys.stderr = io.StringIO(typed), out, err
    crash, code = "", 0
    signal.signal(signal.SIGALRM, ring)
    signal.alarm(PATIENCE)
    try:
        app(args)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except TooLong:
        crash = f"did not end within {PATIENCE} s"
    except BaseException:
        crash = traceback.format_exc()
    finally:
        signal.alarm(0)
        sys.stdin, sys.stdout, sys.stderr = before
    for stream in (out, err):
        stream.flush()
    shown, said = (stream.buffer.getvalue().decode("utf-8", "replace") for stream in (out, err))
    return Outcome(code, shown, said, crash)


def fault_of(found: Outcome) -> str:
    """What is wrong with how a command ended; nothing where all is well, whatever it said."""
    if found.crash:
        return found.crash
    if found.code not in CODES:
        return f"exit code {found.code}"
    said = found.err.splitlines()
    if found.code == 2 and len(said) > 1 and not all(LINE_OF_A_DECK.match(line) for line in said):
        return f"more than one line: {found.err!r}"
    if unseen := UNSEEN.search(found.out + found.err):
        return f"U+{ord(unseen[0]):04X} reaches the terminal"
    if "Traceback" in found.out + found.err:
        return "a traceback is shown"
    return ""
