"""Scenario files: rulings that run. Read here, with errors that name file and line; played in scenario_running.py."""

from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar

from yaml.nodes import MappingNode, Node, SequenceNode

from grimoire.library.notation import Notation
from grimoire.library.reading import is_folder, shown
from grimoire.library.scenario_facts import Fact, read_fact
from grimoire.library.scenario_words import SEATS, BadWords
from grimoire.library.scenario_yaml import compose_scenarios, merged, sentence
from grimoire.library.sources import unknown_source
from grimoire.library.yaml_lines import BadFile, line_of, mapping, read_text, scalar, sequence

KEYS: Final = ("ruling", "fr", "cites", "given", "when", "then", "contrast")
CONTRAST_KEYS: Final = ("given", "when", "then")
FILE_KEYS: Final = ("game", "rulings")
LIBRARY: Final = "rulings"
ALL: Final = "all"  # instead of a seat: everybody does nothing for a while
EVERYBODY: Final = -1
WAIT: Final = "wait until "
T = TypeVar("T")


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
    def __init__(self, ruling: str, fr: str, file: str, line: int, cites: list[str], play: Play, contrast: Play | None) -> None:
        self.ruling = ruling
        self.fr = fr  # the title in French, if it has one
        self.file = file
        self.line = line
        self.cites = cites
        self.play = play
        self.contrast = contrast

    def title_in(self, lang: str) -> str:
        return title_in(lang, self.ruling, self.fr)


def title_in(lang: str, ruling: str, fr: str) -> str:
    """The title of a ruling: one that somebody wrote in a single language is told under that title in both."""
    return fr if lang == "fr" and fr else ruling


def read_scenarios(notation: Notation, text: str, where: str) -> list[Scenario]:
    """The scenarios of a file. Raises BadFile for the first thing that is wrong."""
    found, errors = read_file(notation, text, where)
    if errors:
        raise errors[0]
    return found


def read_file(notation: Notation, text: str, where: str) -> tuple[list[Scenario], list[BadFile]]:
    """The scenarios of a file that can be used, and everything that is wrong with the others."""
    try:
        root = compose_scenarios(text, where)
        named = game_named(root, where)
        if named and named != notation.game:
            raise BadFile("bad-rulings-game", f"{where}:1", game=named, other=notation.game)
        items = rulings_of(root, where)
    except BadFile as error:
        return [], [error]
    reader = ScenarioReader(notation, where)
    found: list[Scenario] = []
    for item in items:
        before = len(reader.faults)
        scenario = reader.noting(reader.read, item)
        if scenario is not None and len(reader.faults) == before:
            found.append(scenario)
    return found, reader.faults


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
    """Reads on after a fault, so that whoever wrote a file hears of all of them at once."""

    def __init__(self, notation: Notation, where: str) -> None:
        self.notation = notation
        self.where = where
        self.faults: list[BadFile] = []

    def noting(self, read: Callable[[Node], T], node: Node) -> T | None:
        """What is read of a node; what is wrong with it is noted."""
        try:
            return read(node)
        except BadFile as error:
            if str(error) not in [str(other) for other in self.faults]:  # a contrast repeats what it does not change
                self.faults.append(error)
        except RecursionError:
            self.faults.append(BadFile("bad-itself", f"{self.where}:{line_of(node)}"))
        return None

    def each(self, read: Callable[[Node], T], nodes: list[Node]) -> list[T]:
        return [one for one in [self.noting(read, node) for node in nodes] if one is not None]

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
        fr = scalar(parts["fr"], self.where, "fr").strip() if "fr" in parts else ""
        return Scenario(ruling, fr, self.where, line_of(item), self.cites(parts["cites"]), play, contrast)

    def position(self, item: Node) -> Play:
        """A position and choices alone, for whoever asks about it: nothing has to be expected. Raises BadFile."""
        parts = self.parts(item, "part-scenario", (*KEYS, "game"))
        choices = sequence(parts["when"], self.where, "when") if "when" in parts else []
        made = self.each(self.choice, choices)
        given = self.notation.read_position(self.where, parts.get("given"))
        if self.faults:
            raise self.faults[0]
        return Play(self.notation, given, made, [])

    def parts(self, node: Node, what: str, allowed: tuple[str, ...]) -> dict[str, Node]:
        found: dict[str, Node] = {}
        for name, line, value in mapping(node, self.where, what):
            if name not in allowed:
                raise BadFile("bad-part-of", f"{self.where}:{line}", name=name, what=what, allowed=", ".join(allowed))
            found[name] = value
        return found

    def cites(self, node: Node) -> list[str]:
        items = sequence(node, self.where, "cites")
        if not items:
            raise BadFile("bad-cites-none", f"{self.where}:{line_of(node)}")
        return self.each(self.source, items)

    def source(self, node: Node) -> str:
        id = scalar(node, self.where, "part-source").strip()
        fault = unknown_source(self.notation.sources(), self.notation.cards, id)
        if fault is not None:
            raise BadFile(fault.wrong, f"{self.where}:{line_of(node)}", **fault.facts)
        return id

    def play(self, given: Node | None, when: Node | None, then: Node) -> Play:
        placement = self.notation.read_position(self.where, given)
        choices = [] if when is None else self.each(self.choice, sequence(when, self.where, "when"))
        stated = sequence(then, self.where, "then")
        if not stated:
            raise BadFile("bad-then-empty", f"{self.where}:{line_of(then)}")
        return Play(self.notation, placement, choices, self.each(self.fact, stated))

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


def texts_of(paths: Iterable[Path]) -> tuple[list[tuple[str, str]], list[BadFile]]:
    """The texts of files and of folders of them; and what cannot be read."""
    found: list[tuple[str, str]] = []
    errors: list[BadFile] = []
    for path in paths:
        inside = sorted(path.rglob("*.yaml")) if is_folder(path) else [path]
        if not inside:
            errors.append(BadFile("bad-no-scenario-files", str(path)))
        for file in inside:
            try:
                found.append((shown(str(file)), read_text(file)))
            except BadFile as error:
                errors.append(error)
    return found, errors


def load_library(notation: Notation) -> tuple[list[Scenario], list[BadFile]]:
    """The shipped rulings on a game; and everything that is wrong with their files."""
    return read_each(notation, shipped_texts(notation.game))


def load_scenarios(notation: Notation, paths: list[Path]) -> tuple[list[Scenario], list[BadFile]]:
    """The scenarios of these files and folders, all of one game; and everything that is wrong with them."""
    texts, unread = texts_of(paths)
    found, errors = read_each(notation, texts)
    return found, [*unread, *errors]


def read_each(notation: Notation, texts: list[tuple[str, str]]) -> tuple[list[Scenario], list[BadFile]]:
    found: list[Scenario] = []
    errors: list[BadFile] = []
    for where, text in texts:
        scenarios, wrong = read_file(notation, text, where)
        found.extend(scenarios)
        errors.extend(wrong)
    return found, errors
