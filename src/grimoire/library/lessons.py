"""Lessons and puzzles: a position, and step by step what is said, what may be done, what follows. One file for each.

title: {en: Your first duel, fr: Votre premier duel}
kind: lesson                 # or puzzle: everything legal is open, and `play` is the solution
number: 1                    # its place in the list
after: [first-duel]          # what had better come first
minutes: 10
grade: 2                     # of a puzzle that was found by search: 1 is the easiest
found: seed 7, …             # of such a puzzle: where it comes from
opponent: Ondine
goal: {en: …, fr: …}
able: {en: …, fr: …}         # what the learner can do afterwards
given: {…}                   # the position, as in a scenario
replies: [redirect …]        # of a puzzle: what the opponent does wherever she can, the first of these
steps:
- say: {en: …, fr: …}
  terms: {en: […], fr: […]}  # words of the game said here for the first time, as they stand there
  hint: {en: …, fr: …}       # for whoever tries something else; a puzzle has `hints`, one after the other
  glow: [0.hand zap]         # what is pointed at (seat.glowing has the notation)
  play:                      # in order: the learner's choices, the opponent's, answers that give themselves, sentences
  - alice activate zap
  - bob end turn
  - itself release air left  # given for the learner if it is asked
  - alice gather …           # any choice that begins so
  - {en: …, fr: …}
  or: [[alice done]]         # other ways for the learner's choices
  then: [bob hp is 7]        # what the sentences of the step say is so at its end, in facts of scenarios
"""

from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec
import yaml
from yaml.nodes import MappingNode, Node

from grimoire.library.messages import LANGUAGES
from grimoire.library.scenario_yaml import compose_scenarios, sentence
from grimoire.library.yaml_lines import BadFile, line_of, mapping, scalar, sequence

FOLDER: Final = "lessons"
FOUND: Final = "puzzles"  # the folder of puzzles that were found by search
LESSON: Final = "lesson"
PUZZLE: Final = "puzzle"
LEARNER: Final = "alice"
OPPONENT: Final = "bob"
ITSELF: Final = "itself"
ANY: Final = "…"  # at the end of a form: whatever comes here
KEYS: Final = (
    "title",
    "kind",
    "number",
    "after",
    "minutes",
    "grade",
    "found",
    "opponent",
    "goal",
    "able",
    "given",
    "replies",
    "steps",
)
STEP_KEYS: Final = ("say", "terms", "hint", "hints", "glow", "play", "or", "then")

Sentence = dict[str, str]  # by language


class Line(msgspec.Struct, frozen=True):
    """One thing of a step, in its order: somebody's choice, or a sentence."""

    who: str = ""  # empty: a sentence
    form: str = ""
    said: Sentence = {}

    @property
    def written(self) -> str:
        return f"{self.who} {self.form}"

    def allows(self, form: str) -> bool:
        """Whether this form is what the line asks for."""
        return form.startswith(self.form.removesuffix(ANY)) if self.form.endswith(ANY) else form == self.form


class Step(msgspec.Struct, frozen=True):
    say: Sentence
    hints: list[Sentence]
    glow: list[str]
    ways: list[list[Line]]  # the first is the way of the lesson
    terms: dict[str, list[str]]  # by language
    then: list[str] = []


class Lesson(msgspec.Struct, frozen=True):
    game: str
    id: str  # its name among those of the game
    title: Sentence
    kind: str
    number: int
    after: list[str]
    minutes: int
    opponent: str
    goal: Sentence
    able: Sentence
    given: str  # as the record of a game has it
    replies: list[str]
    steps: list[Step]
    grade: int = 0  # of a puzzle that was found by search
    found: str = ""  # and where

    @property
    def is_puzzle(self) -> bool:
        return self.kind == PUZZLE


# -- files -------------------------------------------------------------------------------------------------------------


@lru_cache
def lessons_of(game: str, kept_in: str = FOLDER) -> list[Lesson]:
    """All that there are for a game, in their order; puzzles that were found by search lie in a folder of their own."""
    folder = files("grimoire") / "data" / game / kept_in
    if not folder.is_dir():
        return []
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml"))
    texts = [(name, (folder / name).read_text(encoding="utf-8")) for name in names]
    found = [read_lesson(game, name.removesuffix(".yaml"), text, kept_in) for name, text in texts]
    return sorted(found, key=lambda one: one.number)


def find_lesson(game: str, id: str) -> Lesson | None:
    """A lesson, or a puzzle of either folder."""
    return next((one for folder in (FOLDER, FOUND) for one in lessons_of(game, folder) if one.id == id), None)


def read_lesson(game: str, id: str, text: str, kept_in: str = FOLDER) -> Lesson:
    """Raises BadFile."""
    return LessonReader(f"{game}/{kept_in}/{id}.yaml").read(game, id, text)


class LessonReader:
    def __init__(self, where: str) -> None:
        self.where = where

    def read(self, game: str, id: str, text: str) -> Lesson:
        parts = self.parts(compose_scenarios(text, self.where), KEYS)
        for name in ("title", "kind", "number", "opponent", "given", "steps"):
            if name not in parts:
                raise BadFile("bad-lesson-lacks", self.where, name=name)
        kind = self.text(parts["kind"], "kind")
        if kind not in (LESSON, PUZZLE):
            raise BadFile("bad-lesson-kind", self.at(parts["kind"]), name=kind)
        none: Sentence = dict.fromkeys(LANGUAGES, "")
        return Lesson(
            game,
            id,
            self.sentence(parts["title"]),
            kind,
            self.number(parts["number"]),
            self.texts(parts["after"]) if "after" in parts else [],
            self.number(parts["minutes"]) if "minutes" in parts else 0,
            self.text(parts["opponent"], "opponent"),
            self.sentence(parts["goal"]) if "goal" in parts else none,
            self.sentence(parts["able"]) if "able" in parts else none,
            yaml.serialize(parts["given"], Dumper=yaml.SafeDumper, allow_unicode=True),
            self.texts(parts["replies"]) if "replies" in parts else [],
            [self.step(node) for node in sequence(parts["steps"], self.where, "steps")],
            self.number(parts["grade"]) if "grade" in parts else 0,
            self.text(parts["found"], "found") if "found" in parts else "",
        )

    def step(self, node: Node) -> Step:
        parts = self.parts(node, STEP_KEYS)
        for name in ("say", "play"):
            if name not in parts:
                raise BadFile("bad-lesson-lacks", self.at(node), name=name)
        hints = (
            [parts["hint"]] if "hint" in parts else sequence(parts["hints"], self.where, "hints") if "hints" in parts else []
        )
        main = [self.line(item) for item in sequence(parts["play"], self.where, "play")]
        ways = [main]
        if "or" in parts:
            last = max(at for at, line in enumerate(main) if line.who == LEARNER)
            if any(line.who != LEARNER for line in main[:last]):
                raise BadFile("bad-lesson-ways", self.at(parts["or"]))
            for way in sequence(parts["or"], self.where, "or"):
                lines = [self.line(item) for item in sequence(way, self.where, "another way")]
                ways.append([*lines, *main[last + 1 :]])
        terms = self.parts(parts["terms"], LANGUAGES) if "terms" in parts else {}
        return Step(
            self.sentence(parts["say"]),
            [self.sentence(hint) for hint in hints],
            self.texts(parts["glow"]) if "glow" in parts else [],
            ways,
            {lang: self.texts(terms[lang]) if lang in terms else [] for lang in LANGUAGES},
            [sentence(item, self.where, "a fact") for item in sequence(parts["then"], self.where, "then")]
            if "then" in parts
            else [],
        )

    def line(self, node: Node) -> Line:
        if isinstance(node, MappingNode):
            return Line(said=self.sentence(node))
        who, _, form = self.text(node, "a line of 'play'").partition(" ")
        if who not in (LEARNER, OPPONENT, ITSELF) or not form:
            raise BadFile("bad-lesson-line", self.at(node), text=f"{who} {form}".strip())
        return Line(who, form)

    # -- small parts -----------------------------------------------------------------------------------------------

    def parts(self, node: Node | None, allowed: tuple[str, ...]) -> dict[str, Node]:
        found: dict[str, Node] = {}
        for name, line, value in mapping(node, self.where, FOLDER):
            if name not in allowed:
                raise BadFile("bad-lesson-part", f"{self.where}:{line}", name=name, parts=", ".join(allowed))
            found[name] = value
        return found

    def sentence(self, node: Node) -> Sentence:
        """The same in every language."""
        parts = self.parts(node, LANGUAGES)
        if list(parts) != list(LANGUAGES):
            raise BadFile("bad-lesson-sentence", self.at(node), languages=", ".join(LANGUAGES))
        return {lang: self.text(part, lang) for lang, part in parts.items()}

    def texts(self, node: Node) -> list[str]:
        return [self.text(item, "a word") for item in sequence(node, self.where, "a list")]

    def text(self, node: Node, what: str) -> str:
        return " ".join(scalar(node, self.where, what).split())

    def number(self, node: Node) -> int:
        text = self.text(node, "a number")
        if not text.isdecimal():
            raise BadFile("bad-lesson-number", self.at(node), text=text)
        return int(text)

    def at(self, node: Node) -> str:
        """Where something stands, for whoever must mend it."""
        return f"{self.where}:{line_of(node)}"
