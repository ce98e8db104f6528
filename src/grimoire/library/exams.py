"""Exams: positions with what a good player does there and why. Written as scenarios are, and read with their words.

- position: one-arrow-short            # its name
  kind: lethal                         # what it is about
  why: {en: …, fr: …}                  # what a good player does, and why
  given: {…}                           # the position; whoever is asked first there sits the exam
  until: turn                          # the exam is over at the end of the turn (unless stated), of the first `action`, or when
                                       # a question with this id is asked
  then: […]                            # facts that hold then, if it was played well
  good: […]                            # choices that do it
  blunder: […]                         # choices of somebody who has not seen it: then the facts do not hold
"""

from importlib.resources import files
from typing import Final

from yaml.nodes import Node

from grimoire.library.lessons import Sentence
from grimoire.library.messages import LANGUAGES
from grimoire.library.notation import Notation
from grimoire.library.scenario_yaml import compose_scenarios
from grimoire.library.scenarios import Play, ScenarioReader
from grimoire.library.yaml_lines import BadFile, line_of, mapping, scalar, sequence

FOLDER: Final = "exam"
KEYS: Final = ("position", "kind", "why", "given", "until", "then", "good", "blunder")
NEEDED: Final = ("position", "kind", "why", "given", "then", "good", "blunder")
KINDS: Final = {
    "magenoir": ("lethal", "component", "synergy", "pile", "trade", "timing", "holding", "reply", "animal"),
    "anima": ("odds", "size", "bargain", "finale"),
}
TURN: Final = "turn"
ACTION: Final = "action"


class Exam:
    """One position, with a way to play it well and one to play it badly."""

    def __init__(
        self, game: str, name: str, kind: str, why: Sentence, until: str, good: Play, blunder: Play, where: str
    ) -> None:
        self.game = game
        self.name = name
        self.kind = kind
        self.why = why
        self.until = until
        self.good = good
        self.blunder = blunder
        self.where = where


def shipped_exams(notation: Notation) -> list[Exam]:
    """All positions of a game that come with the program, in the order of their files."""
    folder = files("grimoire") / "data" / notation.game / FOLDER
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml"))
    found: list[Exam] = []
    for name in names:
        where = f"{notation.game}/{FOLDER}/{name}"
        found += read_exams(notation, (folder / name).read_text(encoding="utf-8"), where)
    return found


def read_exams(notation: Notation, text: str, where: str) -> list[Exam]:
    """Raises BadFile."""
    reader = ExamReader(notation, where)
    root = compose_scenarios(text, where)
    if root is None:
        raise BadFile("bad-no-scenarios", f"{where}:1")
    return [reader.exam(item) for item in sequence(root, where, "part-scenario-file")]


class ExamReader:
    def __init__(self, notation: Notation, where: str) -> None:
        self.notation = notation
        self.where = where
        self.scenarios = ScenarioReader(notation, where)

    def exam(self, item: Node) -> Exam:
        parts = self.scenarios.parts(item, "part-scenario", KEYS)
        for name in NEEDED:
            if name not in parts:
                raise BadFile("bad-scenario-lacks", self.at(item), name=name)
        kind = scalar(parts["kind"], self.where, "kind").strip()
        if kind not in KINDS[self.notation.game]:
            allowed = ", ".join(KINDS[self.notation.game])
            raise BadFile("bad-part-of", self.at(parts["kind"]), name=kind, what="kind", allowed=allowed)
        exam = Exam(
            self.notation.game,
            scalar(parts["position"], self.where, "position").strip(),
            kind,
            self.sentence(parts["why"]),
            scalar(parts["until"], self.where, "until").strip() if "until" in parts else TURN,
            self.scenarios.play(parts["given"], parts["good"], parts["then"]),
            self.scenarios.play(parts["given"], parts["blunder"], parts["then"]),
            self.at(item),
        )
        if self.scenarios.faults:
            raise self.scenarios.faults[0]
        return exam

    def sentence(self, node: Node) -> Sentence:
        said = {name: scalar(value, self.where, name).strip() for name, _, value in mapping(node, self.where, "why")}
        for lang in LANGUAGES:
            if not said.get(lang):
                raise BadFile("bad-scenario-lacks", self.at(node), name=f"why: {lang}")
        return said

    def at(self, node: Node) -> str:
        return f"{self.where}:{line_of(node)}"
