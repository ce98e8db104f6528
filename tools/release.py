"""Make a release: the program to install, the source and the client, with hashes, into dist/VERSION.

    make release                          for the Python of .venv
    make release ARGS="python3.12 …"      and compiled for these, too

The version stands in src/grimoire/__init__.py and nowhere else. What is made from one commit is the same to the byte, but for
what C compilers make. docs/releasing.md says what comes before and after.
"""

import argparse
import gzip
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = ROOT / "src" / "grimoire" / "data" / "client"
SUMS: Final = "SHA256SUMS"


def version() -> str:
    text = (ROOT / "src" / "grimoire" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def unready(number: str) -> list[str]:
    """What stands in the way of a release."""
    faults = []
    if not re.search(rf"^## \[{re.escape(number)}\] - \d{{4}}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE):
        faults.append(f"CHANGELOG.md has no dated section [{number}]")
    if not (CLIENT / "index.html").is_file():
        faults.append("the client is not built")
    if git("status", "--porcelain"):
        faults.append("something is not committed")
    return faults


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def build(python: str, target: str, out: Path, pure: bool) -> None:
    print(f"== {target}{' of Python alone' if pure else ''}, with {python}", flush=True)
    environment = {name: value for name, value in os.environ.items() if name != "GRIMOIRE_PURE"}
    environment |= {"SOURCE_DATE_EPOCH": git("log", "-1", "--format=%ct")} | ({"GRIMOIRE_PURE": "1"} if pure else {})
    command = [python, "-m", "hatchling", "build", "--target", target, "--directory", str(out)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def builder(python: str, folder: Path) -> str:
    """Another Python with what builds, as it is locked."""
    venv = folder / re.sub(r"\W", "_", python)
    subprocess.run([python, "-m", "venv", str(venv)], check=True)
    made = str(venv / "bin" / "python")
    lock = ROOT / "requirements" / "build.txt"
    subprocess.run([made, "-m", "pip", "install", "-qq", "--require-hashes", "--requirement", str(lock)], check=True)
    return made


def pack_client(path: Path, date: int) -> None:
    """For whoever serves it from elsewhere; the wheels have it in them."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for file in sorted(file for file in CLIENT.rglob("*") if file.is_file()):
            about = tarfile.TarInfo(f"client/{file.relative_to(CLIENT).as_posix()}")
            about.size, about.mtime, about.mode = file.stat().st_size, date, 0o644
            with file.open("rb") as content:
                tar.addfile(about, content)
    path.write_bytes(gzip.compress(packed.getvalue(), mtime=date))


def sums(out: Path) -> str:
    """As `sha256sum --check` reads them."""
    made = sorted(path for path in out.iterdir() if path.is_file() and path.name != SUMS)
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made)


def main() -> int:
    parser = argparse.ArgumentParser(description="Make a release into dist/VERSION.")
    parser.add_argument("pythons", nargs="*", help="other Pythons to compile for")
    parser.add_argument("--trial", action="store_true", help="whatever stands in its way, as long as the client is built")
    options = parser.parse_args()
    number = version()
    faults = unready(number)
    for fault in faults:
        print(f"not ready: {fault}")
    if faults and not (options.trial and (CLIENT / "index.html").is_file()):
        return 1
    out = ROOT / "dist" / number
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    date = int(git("log", "-1", "--format=%ct"))
    build(sys.executable, "sdist", out, pure=True)
    build(sys.executable, "wheel", out, pure=True)
    with tempfile.TemporaryDirectory() as folder:
        for python in [sys.executable, *(builder(python, Path(folder)) for python in options.pythons)]:
            build(python, "wheel", out, pure=False)
    pack_client(out / f"grimoire_table-{number}-client.tar.gz", date)
    (out / SUMS).write_text(sums(out), encoding="utf-8")
    print(f"== {out.relative_to(ROOT)}\n{sums(out)}", end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
