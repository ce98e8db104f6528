"""The program as a whole: whatever becomes of its input, its output or itself, it ends cleanly and says why in one line."""

import io
import os
import signal
import sys
from concurrent.futures import BrokenExecutor
from types import FrameType
from typing import Final, NoReturn, TextIO

UNUSABLE: Final = 2  # the exit code where something that was given cannot be used
INTERRUPTED: Final = 130
ENDED_BY: Final = 128  # and the number of a signal


def run() -> NoReturn:
    """What the command grimoire does."""
    steady_streams()
    for name in ("SIGTERM", "SIGHUP"):
        heed(name)
    code: str | int | None = 0
    try:
        from grimoire.cli.main import app  # takes a moment, in which Ctrl-C may be pressed too

        app()
    except SystemExit as end:
        code = end.code
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:  # whoever read our output has gone, as with "| head"
        muted(sys.stdout)
        code = 1
    except (OSError, RecursionError, MemoryError, BrokenExecutor) as error:
        code = complain(error)
    sys.exit(flushed(code))


def steady_streams() -> None:
    """Streams that were closed lead nowhere; what cannot be read or written in the encoding of the system becomes a sign."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  (as long as the program runs)
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def heed(name: str) -> None:
    """End on a signal as on any other end: files closed, the terminal as it was. One that is ignored stays so (nohup)."""
    number = getattr(signal, name, None)
    if number is not None and signal.getsignal(number) == signal.SIG_DFL:
        signal.signal(number, leave)


def leave(number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(ENDED_BY + number)


def complain(error: BaseException) -> int:
    """One line for what went wrong outside of us."""
    from grimoire.cli.spoken import spoken
    from grimoire.library.messages import messages
    from grimoire.library.reading import shown

    say = messages(spoken()).say
    if isinstance(error, OSError):
        muted(sys.stdout)
        detail = error.strerror or str(error)
        named = error.filename is not None
        line = f"{error.filename}: {detail}" if named else say("stream-failed", detail=detail)
    else:
        line = say("worker-ended" if isinstance(error, BrokenExecutor) else "too-much")
    try:
        print(f"grimoire: {shown(line)}", file=sys.stderr)
    except OSError:
        muted(sys.stderr)
    return UNUSABLE


def flushed(code: str | int | None) -> str | int | None:
    """The exit code, once everything that was said has left; what nobody can take is dropped."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BrokenPipeError:
            muted(stream)
        except OSError as error:
            muted(stream)
            code = code or complain(error)
        except ValueError:
            continue  # closed by somebody else
    return code


def muted(stream: TextIO) -> None:
    """Let what is still to be said lead nowhere; Python flushes it once more at the end."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        return
