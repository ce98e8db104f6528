"""Play from the source at once; what is not compiled yet is compiled behind the game, which it never holds up.

    python tools/play.py serve --open       as `grimoire serve --open`, and so with every command
    python tools/play.py --behind PID       compile, give way to everything else, and end when that process does

What was compiled before and still fits is what is played. Where there is nothing yet the game runs interpreted, and the
server lets its bots think with the compiled engine as soon as it is there (GRIMOIRE_COMPILED).
"""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import compile as compiling  # noqa: E402

LOG: Final = ROOT / "build" / "compiling.log"
LOOK_EVERY: Final = 2.0  # seconds
YIELDS: Final = 19  # as `nice` has it: all of it


def play(arguments: list[str]) -> None:
    """Become the command."""
    environment = dict(os.environ)
    program = Path(sys.executable).with_name("grimoire")
    if environment.pop("COMPILE", "yes") != "no":
        environment |= with_compiled()
    os.execve(program, [str(program), *arguments], environment)


def with_compiled() -> dict[str, str]:
    """What the command is told, so that it plays with what is compiled. Whatever goes wrong here costs speed, nothing else."""
    try:
        if compiling.is_at_hand(ROOT / "src"):
            return {"PYTHONPATH": str(compiling.COMPILED)}
        if lacking := compiling.missing_compiler():
            print(f"not compiled, which only makes bots slower: {lacking}", flush=True)
            return {}
        arguments = [sys.executable, str(Path(__file__)), "--behind", str(os.getpid())]
        # In a session of its own: Ctrl-C is for the game.
        subprocess.Popen(arguments, stdin=subprocess.DEVNULL, start_new_session=True)
    except Exception as error:
        print(f"not compiled, which only makes bots slower: {in_one_line(error)}", flush=True)
        return {}
    print("== compiling the rules behind the game, for some minutes: bots think deeper once it is done", flush=True)
    return {"GRIMOIRE_COMPILED": str(compiling.COMPILED)}


def behind(parent: int) -> None:
    """Compile, and say only what went wrong."""
    said = os.dup(2)
    try:
        os.nice(YIELDS)
        to_log()
        threading.Thread(target=end_with, args=(lambda: os.getppid() == parent,), daemon=True).start()
        src = ROOT / "src"
        sources = compiling.Sources(src)
        lib = compiling.build(src, sources, compiling.OPT_LEVEL)
        if compiling.Sources(src).digest == sources.digest:  # else somebody works on the rules, and the game goes by older ones
            compiling.assemble(src, lib)
    except (Exception, SystemExit) as error:
        compiling.forget()
        print(f"{type(error).__name__}: {error}", flush=True)
        line = f"not compiled, which only makes bots slower: {in_one_line(error)} ({LOG.relative_to(ROOT)} tells more)\n"
        os.write(said, line.encode())


def to_log() -> None:
    """All that is said from now on, also by the compiler, goes into a file; where none can be made, nowhere."""
    try:
        LOG.parent.mkdir(exist_ok=True)
        log = os.open(LOG, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    except OSError:
        log = os.open(os.devnull, os.O_WRONLY)
    os.dup2(log, 1)
    os.dup2(log, 2)


def end_with(is_there: Callable[[], bool]) -> None:
    """Whoever closes the game shall have their computer back, whatever ended it. The next time goes on from here."""
    while is_there():
        time.sleep(LOOK_EVERY)
    os.killpg(0, signal.SIGKILL)


def in_one_line(error: BaseException) -> str:
    if isinstance(error, SystemExit):
        return "the types could not be checked"
    return " ".join(str(error).split()) or type(error).__name__


if __name__ == "__main__":
    if sys.argv[1:2] == ["--behind"]:
        behind(int(sys.argv[2]))
    else:
        play(sys.argv[1:])
