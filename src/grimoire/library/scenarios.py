"""Scenario files: rulings that run. Read here, with errors that name file and line; played in scenario_running.py."""

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final

from yaml.nodes import Node

from grimoire.library import (  # the sentences they add are the facts there are
    scenario_card_facts,
    scenario_deck_facts,
    scenario_play_facts,
    scenario_table_facts,
)
from grimoire.library.positions import read_position
from grimoire.library.scenario_facts import SENTENCES, Fact, read_fact
from grimoire.library.scenario_words import SEATS, BadWords
from grimoire.library.scenario_yaml import compose_scenarios, merged, sentence
from grimoire.library.sources import unknown_source
from grimoire.library.yaml_lines import BadFile, line_of, mapping, read_text, scalar, sequence
from grimoire.magenoir.placing import Placement
from grimoire.magenoir.pool import Pool

__all__ = [
    "SENTENCES",
    "Scenario",
    "load_scenarios",
    "read_scenarios",
    "scenario_card_facts",
    "scenario_deck_facts",
    "scenario_play_facts",
    "scenario_table_facts",
]

KEYS: Final = ("ruling", "cites", "given", "when", "then", "contrast")
CONTRAST_KEYS: Final = ("given", "when", "then")
LIBRARY: Final = "rulings"


class Choice:
    """A line of `when`: a seat and the form of an option."""

    def __init__(self, seat: int, form: str, line: int) -> None:
        self.seat = seat
        self.form = form
        self.line = line

    @property
    def text(self) -> str:
        return f"{SEATS[self.seat]} {self.form}"


class Play:
    """A position, choices, and what then holds."""

    def __init__(self, given: Placement, when: list[Choice], then: list[Fact]) -> None:
        self.given = given
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


def read_scenarios(pool: Pool, text: str, where: str) -> list[Scenario]:
    """The scenarios of a file. Raises BadFile for the first thing that is wrong."""
    root = compose_scenarios(text, where)
    if root is None:
        raise BadFile(f"{where}:1: holds no scenarios; a file is a list of rulings ('- ruling: …')")
    if not hasattr(root, "value") or not isinstance(root.value, list) or (root.value and isinstance(root.value[0], tuple)):
        raise BadFile(f"{where}:{line_of(root)}: a scenario file is a list of rulings ('- ruling: …')")
    try:
        return [ScenarioReader(pool, where).read(item) for item in root.value]
    except RecursionError:
        raise BadFile(f"{where}:{line_of(root)}: something in it refers to itself") from None


class ScenarioReader:
    def __init__(self, pool: Pool, where: str) -> None:
        self.pool = pool
        self.where = where

    def read(self, item: Node) -> Scenario:
        parts = self.parts(item, "a scenario", KEYS)
        for name in ("ruling", "cites", "then"):
            if name not in parts:
                raise BadFile(f"{self.where}:{line_of(item)}: the scenario lacks '{name}'")
        play = self.play(parts.get("given"), parts.get("when"), parts["then"])
        contrast: Play | None = None
        if "contrast" in parts:
            other = self.parts(parts["contrast"], "a contrast", CONTRAST_KEYS)
            if "then" not in other:
                raise BadFile(f"{self.where}:{line_of(parts['contrast'])}: the contrast lacks 'then'")
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
                raise BadFile(f"{self.where}:{line}: '{name}' is no part of {what}; allowed here: {', '.join(allowed)}")
            found[name] = value
        return found

    def cites(self, node: Node) -> list[str]:
        ids: list[str] = []
        for item in sequence(node, self.where, "cites"):
            id = scalar(item, self.where, "a source").strip()
            fault = unknown_source(self.pool, id)
            if fault is not None:
                raise BadFile(f"{self.where}:{line_of(item)}: {fault}")
            ids.append(id)
        if not ids:
            raise BadFile(f"{self.where}:{line_of(node)}: a ruling cites at least one source")
        return ids

    def play(self, given: Node | None, when: Node | None, then: Node) -> Play:
        placement = read_position(self.pool, self.where, given)
        choices = [] if when is None else [self.choice(item) for item in sequence(when, self.where, "when")]
        facts = [self.fact(item) for item in sequence(then, self.where, "then")]
        if not facts:
            raise BadFile(f"{self.where}:{line_of(then)}: 'then' states nothing")
        return Play(placement, choices, facts)

    def choice(self, node: Node) -> Choice:
        text = sentence(node, self.where, "a choice")
        name, _, form = " ".join(text.split()).partition(" ")
        if name not in SEATS or not form:
            raise BadFile(f"{self.where}:{line_of(node)}: '{text}' is no choice; write it like 'alice prepare seed'")
        return Choice(SEATS.index(name), form, line_of(node))

    def fact(self, node: Node) -> Fact:
        try:
            return read_fact(self.pool, sentence(node, self.where, "a fact"), line_of(node))
        except BadWords as error:
            raise BadFile(f"{self.where}:{line_of(node)}: {error}") from None


# -- files -------------------------------------------------------------------------------------------------------------


def shipped_texts() -> list[tuple[str, str]]:
    """The library of rulings that comes with the program."""
    folder = files("grimoire") / "data" / "magenoir" / LIBRARY
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml"))
    return [(f"{LIBRARY}/{name}", (folder / name).read_text(encoding="utf-8")) for name in names]


def texts_of(paths: Iterable[Path]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for path in paths:
        inside = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        if not inside:
            raise BadFile(f"{path}: holds no scenario files (*.yaml)")
        found.extend((str(file), read_text(file)) for file in inside)
    return found


def load_scenarios(pool: Pool, paths: list[Path]) -> tuple[list[Scenario], list[str]]:
    """The scenarios of these files and folders, or the shipped library; and one error for each file that is wrong."""
    found: list[Scenario] = []
    errors: list[str] = []
    try:
        texts = texts_of(paths) if paths else shipped_texts()
    except BadFile as error:
        return [], [str(error)]
    for where, text in texts:
        try:
            found.extend(read_scenarios(pool, text, where))
        except BadFile as error:
            errors.append(str(error))
    return found, errors
