"""Put the engine together as a web page loads it, into build/site: the first half of a table that needs no server.

    python tools/site.py

What runs Python in a page (Pyodide) comes from npm, the one part that is not pure Python from where Python's packages are; both
are locked (web/page/package-lock.json, requirements/page.txt). All else is what is installed in .venv.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / "build" / "site"
PAGE: Final = ROOT / "web" / "page"
NODE: Final = ROOT / ".venv" / "bin"
PYTHON: Final = "3.14"  # of Pyodide
PLATFORM: Final = "pyemscripten_2026_0_wasm32"

LEFT_OUT: Final = ("server", "cli", "lab", "contests", "pages/contests", "data/client", "bots/yardsticks")  # of the program
BROUGHT: Final = ("yaml", "fluent", "babel", "pytz", "mypy_extensions.py", "typing_extensions.py")  # pure Python
LANGUAGES: Final = ("root", "en", "fr")  # of which Babel knows hundreds
BEGINS_WITH: Final = ("grimoire.research.playing", "grimoire.seat.seats")


def run(*command: str, cwd: Path = ROOT) -> None:
    subprocess.run(command, cwd=cwd, check=True)


def collect(packages: Path) -> None:
    """What is put on Python's path in the page."""
    packages.mkdir(parents=True)
    shutil.copytree(ROOT / "src" / "grimoire", packages / "grimoire", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for folder in LEFT_OUT:
        shutil.rmtree(packages / "grimoire" / folder, ignore_errors=True)
    installed = Path(sysconfig.get_path("purelib"))
    for name in BROUGHT:
        if (installed / name).is_dir():
            shutil.copytree(installed / name, packages / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "zoneinfo"))
        else:
            shutil.copy(installed / name, packages / name)
    for locale in (packages / "babel" / "locale-data").iterdir():
        if locale.stem.partition("_")[0] not in LANGUAGES or locale.stem.count("_"):
            locale.unlink()


def fetch_compiled(packages: Path) -> None:
    wheels = WORK / "wheels"
    wanted = ["--platform", PLATFORM, "--python-version", PYTHON, "--abi", "cp314", "--only-binary", ":all:", "--no-deps"]
    lock = str(ROOT / "requirements" / "page.txt")
    run(
        sys.executable,
        "-m",
        "pip",
        "download",
        "-qq",
        "--require-hashes",
        *wanted,
        "--dest",
        str(wheels),
        "--requirement",
        lock,
    )
    for wheel in wheels.glob("*.whl"):
        shutil.unpack_archive(wheel, packages, "zip")


def main() -> None:
    shutil.rmtree(WORK, ignore_errors=True)
    packages = WORK / "packages"
    print("== what the page runs on", flush=True)
    # npm's own files begin with the first Node they find.
    os.environ["PATH"] = f"{NODE}{os.pathsep}{os.environ['PATH']}"
    run("npm", "--prefix", str(PAGE), "ci", "--silent", "--ignore-scripts", "--no-audit", "--no-fund")
    collect(packages)
    fetch_compiled(packages)
    print("== byte code", flush=True)
    pyodide = PAGE / "node_modules" / "pyodide"
    made = WORK / "python"
    run("node", str(ROOT / "tools" / "page_engine.mjs"), str(pyodide), str(packages), str(made), *BEGINS_WITH)
    for file in sorted(made.iterdir()):
        print(f"{file.stat().st_size:>10,}  {file.name}")


if __name__ == "__main__":
    main()
