"""Install what `make release` made into fresh environments, as people do, and play there.

    python tools/try_release.py python3.11 python3.12      with each of these, from dist/VERSION

For each Python, and each wheel that fits it: the name alone plays a game from a program and says in a sentence what it lacks;
[terminal] plays a duel in the terminal; [serve] serves the table with the client in it, to the first question.
Packages come from where pip finds them.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.first_minute import TABLE, first_question  # noqa: E402
from tools.release import version  # noqa: E402

NAME: Final = "grimoire-table"
GAME: Final = """
import grimoire
from grimoire.build_kind import is_compiled
game = grimoire.new_game(seed=1)
grimoire.play(game, [grimoire.make_bot("random", seed=1), grimoire.make_bot("random", seed=2)])
print("a game over" if game.over else "no end", "compiled" if is_compiled() else "pure")
"""


class Tried:
    """One environment, with one wheel."""

    def __init__(self, python: str, wheel: Path, folder: Path) -> None:
        self.wheel, self.folder = wheel, folder
        subprocess.run([python, "-m", "venv", str(folder / "venv")], check=True)
        self.bin = folder / "venv" / "bin"
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL", "GRIMOIRE"))},
            "LC_ALL": "C.UTF-8",
            "XDG_DATA_HOME": str(folder / "data"),
        }

    def install(self, part: str = "") -> None:
        wanted = f"{NAME}{part} @ {self.wheel.as_uri()}"
        subprocess.run([self.bin / "python", "-m", "pip", "install", "-qq", wanted], check=True, env=self.environment)

    def said(self, *command: str, code: int = 0) -> str:
        program = str(self.bin / command[0])
        done = subprocess.run(
            [program, *command[1:]], capture_output=True, text=True, cwd=self.folder, env=self.environment, check=False
        )
        if done.returncode != code:
            sys.exit(f"{command} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def serve(self) -> str:
        """The table, with its client, to the first question."""
        command = [str(self.bin / "grimoire"), "serve", "--port", "0", "--lang", "en"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=self.folder, env=self.environment) as server:
            assert server.stdout is not None
            line = server.stdout.readline()
            try:
                address = line.removeprefix(TABLE).split()[0]
                with urllib.request.urlopen(address) as page:
                    assert b"<script" in page.read(), "the client is not there"
                first_question(address)
            finally:
                server.terminate()
        return "the client is there, and the first question asked"


def tried(python: str, wheel: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        one = Tried(python, wheel, Path(folder))
        print(f"== {one.said('python', '--version').strip()}: {wheel.name}", flush=True)
        one.install()
        print("name alone:", one.said("python", "-c", GAME).strip())
        for command in ("play", "serve"):
            print(f"name alone, grimoire {command}:", one.said("grimoire", command, code=2).strip())
        one.install("[terminal]")
        print("[terminal]:", one.said("grimoire", "simulate", "--games", "2", "--seed", "1").strip().splitlines()[0])
        print("[terminal], grimoire serve:", one.said("grimoire", "--lang", "fr", "serve", code=2).strip())
        one.install("[serve]")
        print("[serve]:", one.said("grimoire", "--version").strip(), "·", one.serve(), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Try the wheels of dist/VERSION in fresh environments.")
    parser.add_argument("pythons", nargs="*", default=[sys.executable])
    options = parser.parse_args()
    wheels = sorted((ROOT / "dist" / version()).glob("*.whl"))
    for python in options.pythons:
        tag = subprocess.run(
            [python, "-c", "import sys; print('cp%d%d' % sys.version_info[:2])"], check=True, capture_output=True, text=True
        ).stdout.strip()
        for wheel in wheels:
            if f"-{tag}-" in wheel.name or "-py3-" in wheel.name:
                tried(python, wheel)


if __name__ == "__main__":
    main()
