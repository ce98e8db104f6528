"""Short names of what games are made of: the engine, the bots, and files of one's own. What was changed is another one."""

import hashlib
import sys
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from grimoire.bots.own_bots import is_own

ENGINE: Final = ("kernel", "language")  # and the package of the game itself


@lru_cache(maxsize=4)
def digest_of_engine(game: str) -> str:
    """Of the sources a game is played by, compiled or not."""
    return digest_of_packages([*ENGINE, game])


@lru_cache(maxsize=1)
def digest_of_bots() -> str:
    """Of the sources all bots of the program are made of."""
    return digest_of_packages(["bots"])


def digest_of_packages(names: Sequence[str]) -> str:
    texts = sorted([source for name in names for source in sources(files("grimoire") / name, f"{name}/")])
    return hashlib.blake2b(repr(texts).encode(), digest_size=8).hexdigest()


def sources(folder: Traversable, at: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += sources(entry, f"{at}{entry.name}/")
        elif entry.name.endswith(".py"):
            found.append((at + entry.name, entry.read_text(encoding="utf-8")))
    return found


def digests_of_own(names: Sequence[str]) -> dict[str, str]:
    """Of bots of one's own, by name: of their files and weights."""
    found: dict[str, str] = {}
    for name in names:
        if paths := files_of_own(name):
            found[name] = hashlib.blake2b(b"".join([path.read_bytes() for path in paths]), digest_size=8).hexdigest()
    return found


def files_of_own(name: str) -> list[Path]:
    """What a bot of one's own is made of: the file it is in, and those of its name beside it, as the weights of something
    that was trained."""
    module = sys.modules.get(name.partition(":")[0]) if is_own(name) else None
    file = getattr(module, "__file__", None)
    if file is None:
        return []
    path = Path(file)
    return sorted(other for other in path.parent.iterdir() if other.stem == path.stem and other.is_file())


def files_of_cards(file: str) -> list[Path]:
    """A card file, or all files of a folder."""
    path = Path(file)
    return sorted(path.glob("*.yaml")) if path.is_dir() else [path]


def digest_of_cards(file: str) -> str:
    """Of its content, wherever it lies."""
    return hashlib.blake2b(b"\0".join([part.read_bytes() for part in files_of_cards(file)]), digest_size=8).hexdigest()


def digests_of_cards(files: Sequence[str]) -> dict[str, str]:
    """By name; the second of one name, from another folder, has its number too."""
    found: dict[str, str] = {}
    for file in files:
        name = Path(file).name
        same = sum(Path(other).name == name for other in files[: len(found)])
        found[f"{name} ({same + 1})" if same else name] = digest_of_cards(file)
    return found
