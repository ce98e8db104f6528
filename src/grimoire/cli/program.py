"""The program as a whole: whatever becomes of its input, its output or itself, it ends cleanly and says why in one line."""

import _signal  # type: ignore[import-not-found]  # the part of it that is there at once

# Ctrl-C ends the program without a word from now on, until `run` takes care of it: what is imported takes a moment.
if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

import gc
import io
import os
import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final, NoReturn, TextIO

UNUSABLE: Final = 2  # the exit code where something that was given cannot be used
INTERRUPTED: Final = 130
ENDED_BY: Final = 128  # and the number of a signal
MANY_OBJECTS: Final = 50_000  # new ones, until garbage is searched for


def run() -> NoReturn:
    """What the command grimoire does."""
    steady_streams()
    gc.set_threshold(MANY_OBJECTS)  # all cards are read at the start and stay: to search them again and again is a fifth of it
    for name in ("SIGTERM", "SIGHUP"):
        heed(name)
    code: str | int | None = 0
    try:
        from grimoire.cli.main import app

        mind_the_keyboard(signal.SIG_DFL, signal.default_int_handler)
        app()
    except SystemExit as end:
        code = end.code
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:  # whoever read our output has gone, as with "| head"
        muted(sys.stdout)
        code = 1
    except ModuleNotFoundError as error:
        code = tell_missing(error)
    except Exception as error:
        if not is_from_outside(error):
            raise
        code = complain(error)
    mind_the_keyboard(signal.default_int_handler, signal.SIG_DFL)
    gc.freeze()  # nor need they be searched at the end
    sys.exit(flushed(code))


def is_from_outside(error: Exception) -> bool:
    """Whether it went wrong outside of us: also with processes that work for us, which only some commands have."""
    futures = sys.modules.get("concurrent.futures")
    return isinstance(error, (OSError, RecursionError, MemoryError)) or (
        futures is not None and isinstance(error, futures.BrokenExecutor)
    )


def mind_the_keyboard(before: object, now: "Callable[[int, FrameType | None], None] | signal.Handlers") -> None:
    """Let Ctrl-C do something else from now on; where it is ignored it stays so."""
    if signal.getsignal(signal.SIGINT) == before:
        signal.signal(signal.SIGINT, now)


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


def tell_missing(error: ModuleNotFoundError) -> int:
    """One line for a part of the program that is not installed."""
    from grimoire.cli.parts import missing

    line = missing(error, sys.argv[1:])
    if line is None:
        raise error
    print(f"grimoire: {line}", file=sys.stderr)
    return UNUSABLE


def complain(error: BaseException) -> int:
    """One line for what went wrong outside of us."""
    from concurrent.futures import BrokenExecutor

    from grimoire.cli.terminal_language import spoken
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
