"""The picture of docs/architecture.md is true: every module of a game is in one layer, and imports go down, never up; and
every file that the picture and the glossary name is there, and has in it what the glossary says."""

import re
from pathlib import Path
from typing import Final

import pytest
from tests.project.imports import modules_in

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "src" / "grimoire"
ARCHITECTURE: Final = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
GLOSSARY: Final = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
GAMES: Final = ("magenoir", "anima")
DRAWN: Final = ("magenoir", "anima")  # the games whose layers are drawn
PATH: Final = re.compile(r"`([\w./*]+(?:\.(?:py|ftl|yaml|md)|/))`")
drawn = pytest.mark.parametrize("game", DRAWN)


# -- layers ------------------------------------------------------------------------------------------------------------


def part_about(package: str) -> str:
    """What the document says of a package: from its name in bold to the next one's."""
    return ARCHITECTURE.split(f"\n**`{package}`**")[1].split("\n**`")[0]


def layers_drawn(text: str) -> list[str]:
    """The names in the drawing, from the top."""
    return re.findall(r"^    ([a-z]+)  +\S", text, re.M)


def layers_listed(text: str) -> dict[str, list[str]]:
    """The files of each layer, as the table has them, without their ending; folders end in a stroke."""
    found: dict[str, list[str]] = {}
    layer = ""
    for line in text.splitlines():
        cells = line.strip("|").split("|")
        if not line.startswith("| ") or len(cells) != 3 or cells[0].strip() == "layer":
            continue
        layer = cells[0].strip() or layer
        found.setdefault(layer, []).extend(name.removesuffix(".py") for name in PATH.findall(cells[1]))
    return found


def listed_name(module: str) -> str:
    """A module as the table names it: those of a folder inside the package by the folder."""
    inside = module.split(".")[2:]
    return f"{inside[0]}/" if (SOURCES / module.split(".")[1] / inside[0]).is_dir() else inside[0]


def upward(modules: dict[str, list[str]], layers: dict[str, list[str]]) -> list[str]:
    """Imports that go up, in words."""
    height = {name: i for i, names in enumerate(layers.values()) for name in names}  # 0 is the top
    named = list(layers)
    return [
        f"{one} ({named[height[one]]}) imports {other} ({named[height[other]]})"
        for one, others in modules.items()
        for other in others
        if height[other] < height[one]
    ]


def modules_of(game: str) -> dict[str, list[str]]:
    """What each file or folder of a game imports of the others, by the names of the table."""
    found: dict[str, list[str]] = {}
    for module, others in modules_in((game,)).items():
        if module.count(".") > 1:
            names = found.setdefault(listed_name(module), [])
            names += [listed_name(other) for other in others if other.count(".") > 1]
    return found


@drawn
def test_the_drawing_has_the_layers_of_the_table(game: str) -> None:
    text = part_about(game)
    assert len(layers_drawn(text)) > 5
    assert layers_drawn(text) == list(layers_listed(text))


@drawn
def test_every_module_is_in_exactly_one_layer(game: str) -> None:
    listed = [name for names in layers_listed(part_about(game)).values() for name in names]
    assert sorted(listed) == sorted(modules_of(game))


@drawn
def test_imports_go_down_or_stay_in_their_layer(game: str) -> None:
    assert upward(modules_of(game), layers_listed(part_about(game))) == []


def test_an_import_that_goes_up_is_named() -> None:
    layers = {"play": ["turn"], "acts": ["moves", "mana"], "state": ["state"]}
    modules = {"turn": ["moves", "state"], "moves": ["mana"], "mana": ["turn"], "state": []}
    assert upward(modules, layers) == ["mana (acts) imports turn (play)"]


# -- paths -------------------------------------------------------------------------------------------------------------


def meant(path: str) -> list[str]:
    """A path that stands for one of each game or language, as all of these."""
    found = [path]
    for word, names in (("GAME", GAMES), ("LANGUAGE", ("en", "fr"))):
        if word in path:
            found = [one.replace(word, name) for one in found for name in names]
    return found


def is_there(path: str, package: str) -> bool:
    """A bare name lies anywhere in the package that is spoken of, a path where it says."""
    if "/" not in path.rstrip("/"):
        return any(True for _ in (SOURCES / package).rglob(path.rstrip("/")))
    places = (SOURCES / package, SOURCES, SOURCES / "magenoir", SOURCES / "data", SOURCES.parent, ROOT)
    return any(any(True for _ in place.glob(path)) for place in places)


def test_every_path_of_the_architecture_is_there() -> None:
    missing: list[str] = []
    named = 0
    package = ""
    for line in ARCHITECTURE.splitlines():
        found = re.match(r"\*\*`(\w+)`\*\*", line)
        if found:
            package = found.group(1)
        elif line.startswith(("## ", "There is one object for each game")):
            package = ""
        for path in PATH.findall(line):
            named += 1
            missing += [f"{package}: {one}" for one in meant(path) if not is_there(one, package)]
    assert named > 250
    assert missing == []


# -- the glossary ------------------------------------------------------------------------------------------------------


def rows_of_the_glossary() -> list[tuple[str, str, list[str]]]:
    """The game, what is said of its code, and the files where that is."""
    rows: list[tuple[str, str, list[str]]] = []
    game = GAMES[0]
    for line in GLOSSARY.splitlines():
        if line.startswith("## "):
            game = "anima" if line == "## Anima" else "magenoir"
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| ") and cells[-1] != "where":
            rows.append((game, cells[2] if len(cells) == 4 else "", re.findall(r"`([^`]+)`", cells[-1])))
    return rows


def source_of(game: str, path: str) -> str:
    place = next((place for place in (SOURCES / game / path, SOURCES / path) if place.exists()), None)
    assert place is not None, f"the glossary names {path}, which is not there"
    return "\n".join(file.read_text(encoding="utf-8") for file in ([place] if place.is_file() else sorted(place.rglob("*.py"))))


def test_every_word_of_the_glossary_is_in_a_file_it_names() -> None:
    rows = rows_of_the_glossary()
    assert len(rows) > 100
    missing: list[str] = []
    for game, said, paths in rows:
        assert paths, f"the glossary names no file for {said}"
        source = "\n".join(source_of(game, path) for path in paths)
        for word in re.findall(r"[A-Za-z_]+", " ".join(re.findall(r"`([^`]+)`", said))):
            if not re.search(rf"\b{word}\b", source):
                missing.append(f"{word} is not in {', '.join(paths)}")
    assert missing == []
