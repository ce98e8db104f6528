"""Scenario files: rulings that run. Read here, with errors that name file and line; played in scenario_running.py."""

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from yaml.nodes import MappingNode, Node, SequenceNode

from grimoire.library.notation import Notation
from grimoire.library.reading import is_folder, shown
from grimoire.library.scenario_facts import Fact, read_fact
from grimoire.library.scenario_words import SEATS, BadWords
from grimoire.library.scenario_yaml import compose_scenarios, merged, sentence
from grimoire.library.sources import unknown_source
from grimoire.library.yaml_lines import BadFile, line_of, mapping, read_text, scalar, sequence

KEYS: Final = ("ruling", "cites", "given", "when", "then", "contrast")
CONTRAST_KEYS: Final = ("given", "when", "then")
FILE_KEYS: Final = ("game", "rulings")
LIBRARY: Final = "rulings"
ALL: Final = "all"  # instead of a seat: everybody does nothing for a while
EVERYBODY: Final = -1
WAIT: Final = "wait until "


class Choice:
    """A line of `when`: a seat and the form of an option; or that everybody passes, or waits for something."""

    def __init__(self, seat: int, form: str, line: int) -> None:
        self.seat = seat
        self.form = form  # as the scenario says it
        self.line = line

    @property
    def who(self) -> str:
        return ALL if self.seat == EVERYBODY else SEATS[self.seat]

    @property
    def text(self) -> str:
        return f"{self.who} {self.form}"


class Play:
    """A position, choices, and what then holds."""

    def __init__(self, notation: Notation, given: Any, when: list[Choice], then: list[Fact]) -> None:
        self.notation = notation
        self.given = given  # a placement of its game
        self.when = when
        self.then = then


class Scenario:
    def __init__(self, ruling: str, file: str, line: int, cites: list[str], play: Play, contrast: Play | None) -> None:
        self.ruling = ruling
        self.file = file
        self.line = line
        self.cites = cites
        self.play = play
        self.contrast = contrast


def read_scenarios(notation: Notation, text: str, where: str) -> list[Scenario]:
    """The scenarios of a file. Raises BadFile for the first thing that is wrong."""
    root = compose_scenarios(text, where)
    named = game_named(root, where)
    if named and named != notation.game:
        raise BadFile("bad-rulings-game", f"{where}:1", game=named, other=notation.game)
    items = rulings_of(root, where)
    try:
        return [ScenarioReader(notation, where).read(item) for item in items]
    except RecursionError:
        raise BadFile("bad-itself", f"{where}:{line_of(items[0])}") from None


def game_named(root: Node | None, where: str) -> str:
    """The game a file says it belongs to; nothing where it is a plain list of rulings."""
    if isinstance(root, MappingNode):
        for name, _, value in mapping(root, where, "part-scenario-file"):
            if name == "game":
                return scalar(value, where, name).strip()
    return ""


def rulings_of(root: Node | None, where: str) -> list[Node]:
    """The items of a file: a list of rulings, or `game` and `rulings`."""
    if root is None:
        raise BadFile("bad-no-scenarios", f"{where}:1")
    node: Node | None = root
    if isinstance(root, MappingNode):
        parts = {name: (line, value) for name, line, value in mapping(root, where, "part-scenario-file")}
        for name, (line, _) in parts.items():
            if name not in FILE_KEYS:
                raise BadFile("bad-scenario-parts", f"{where}:{line}")
        node = parts["rulings"][1] if "rulings" in parts else None
    if not isinstance(node, SequenceNode):
        raise BadFile("bad-scenario-list", f"{where}:{line_of(root)}")
    return list(node.value)


class ScenarioReader:
    def __init__(self, notation: Notation, where: str) -> None:
        self.notation = notation
        self.where = where

    def read(self, item: Node) -> Scenario:
        parts = self.parts(item, "part-scenario", KEYS)
        for name in ("ruling", "cites", *(["given"] if self.notation.needs_given else []), "then"):
            if name not in parts:
                raise BadFile("bad-scenario-lacks", f"{self.where}:{line_of(item)}", name=name)
        play = self.play(parts.get("given"), parts.get("when"), parts["then"])
        contrast: Play | None = None
        if "contrast" in parts:
            other = self.parts(parts["contrast"], "part-contrast", CONTRAST_KEYS)
            if "then" not in other:
                raise BadFile("bad-contrast-then", f"{self.where}:{line_of(parts['contrast'])}")
            given = parts.get("given")
            if "given" in other:
                given = other["given"] if given is None else merged(given, other["given"])
            contrast = self.play(given, other.get("when", parts.get("when")), other["then"])
        ruling = scalar(parts["ruling"], self.where, "ruling").strip()
        return Scenario(ruling, self.where, line_of(item), self.cites(parts["cites"]), play, contrast)

    def parts(self, node: Node, what: str, allowed: tuple[str, ...]) -> dict[str, Node]:
        found: dict[str, Node] = {}
        for name, line, value in mapping(node, self.where, what):
            if name not in allowed:
                raise BadFile("bad-part-of", f"{self.where}:{line}", name=name, what=what, allowed=", ".join(allowed))
            found[name] = value
        return found

    def cites(self, node: Node) -> list[str]:
        ids: list[str] = []
        for item in sequence(node, self.where, "cites"):
            id = scalar(item, self.where, "part-source").strip()
            fault = unknown_source(self.notation.sources(), self.notation.cards, id)
            if fault is not None:
                raise BadFile(fault.wrong, f"{self.where}:{line_of(item)}", **fault.facts)
            ids.append(id)
        if not ids:
            raise BadFile("bad-cites-none", f"{self.where}:{line_of(node)}")
        return ids

    def play(self, given: Node | None, when: Node | None, then: Node) -> Play:
        placement = self.notation.read_position(self.where, given)
        choices = [] if when is None else [self.choice(item) for item in sequence(when, self.where, "when")]
        facts = [self.fact(item) for item in sequence(then, self.where, "then")]
        if not facts:
            raise BadFile("bad-then-empty", f"{self.where}:{line_of(then)}")
        return Play(self.notation, placement, choices, facts)

    def choice(self, node: Node) -> Choice:
        text = " ".join(sentence(node, self.where, "part-choice").split())
        name, _, form = text.partition(" ")
        if name == ALL and (form == "pass" or form.startswith(WAIT)):
            return Choice(EVERYBODY, form, line_of(node))
        if name not in self.notation.seats or not form:
            raise BadFile("bad-choice", f"{self.where}:{line_of(node)}", text=text, example=self.notation.example)
        return Choice(self.notation.seat(name), form, line_of(node))

    def fact(self, node: Node) -> Fact:
        try:
            return read_fact(self.notation, sentence(node, self.where, "part-fact"), line_of(node))
        except BadWords as error:
            raise BadFile(error.wrong, f"{self.where}:{line_of(node)}", **error.facts) from None


# -- files -------------------------------------------------------------------------------------------------------------


def shipped_texts(game: str) -> list[tuple[str, str]]:
    """The library of rulings on a game that comes with the program."""
    folder = files("grimoire") / "data" / game / LIBRARY
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml"))
    return [(f"{game}/{LIBRARY}/{name}", (folder / name).read_text(encoding="utf-8")) for name in names]


def texts_of(paths: Iterable[Path]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for path in paths:
        inside = sorted(path.rglob("*.yaml")) if is_folder(path) else [path]
        if not inside:
            raise BadFile("bad-no-scenario-files", str(path))
        found.extend((shown(str(file)), read_text(file)) for file in inside)
    return found


def load_library(notation: Notation) -> tuple[list[Scenario], list[BadFile]]:
    """The shipped rulings on a game; and one error for each file that is wrong."""
    return read_each(notation, shipped_texts(notation.game))


def load_scenarios(notation: Notation, paths: list[Path]) -> tuple[list[Scenario], list[BadFile]]:
    """The scenarios of these files and folders, all of one game; and one error for each file that is wrong."""
    try:
        return read_each(notation, texts_of(paths))
    except BadFile as error:
        return [], [error]


def read_each(notation: Notation, texts: list[tuple[str, str]]) -> tuple[list[Scenario], list[BadFile]]:
    found: list[Scenario] = []
    errors: list[BadFile] = []
    for where, text in texts:
        try:
            found.extend(read_scenarios(notation, text, where))
        except BadFile as error:
            errors.append(error)
    return found, errors
