"""Trained policies as bots, read and asked without PyTorch or NumPy.

A policy scores every option by what the seat sees and what the option is, and takes the best. Its file is one line of JSON
(which numbers it reads, how wide its layers are) and after it all weights as 32-bit floats, so that whoever trains one with any
library can write it.
"""

import json
import sys
from array import array
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from grimoire.bots.bot import Bot, Sight
from grimoire.kernel.chance import Chance
from grimoire.kernel.encoding import FLOAT, Encoding
from grimoire.kernel.option import Decision, Option
from grimoire.library.reading import BadFile
from grimoire.library.weights import read_parts, write_parts
from grimoire.research.encodings import encoding_of
from grimoire.research.task import Task

FORM: Final = "grimoire policy 1"
LAYERS: Final = ("seen", "trunk", "option", "head", "score")  # each a matrix (a line for each number that goes in) and a bias

Line = list[float]
Layer = tuple[list[Line], Line]
Layers = Mapping[str, tuple[Sequence[Sequence[float]], Sequence[float]]]  # as a library gives them


class Policy:
    """Weights, and the numbers they are for."""

    def __init__(self, header: dict[str, Any], layers: dict[str, Layer]) -> None:
        self.game: str = header["game"]
        self.seats: int = header["seats"]
        self.cards: list[str] = header["cards"]
        self.version: str = header["version"]
        self.most_plans: int = header.get("plans", 0)  # it chooses among; 0: it learned one choice after the other
        self.layers = layers
        self.encodings: dict[str, Encoding] = {}  # by the cards of a game

    def encoding_for(self, pool: Any) -> Encoding:
        """Raises BadFile where the numbers it learned from are written otherwise now."""
        found = self.encodings.get(pool.digest)
        if found is None:
            found = encoding_of(self.game, pool, self.cards, self.seats)
            sizes = (len(self.layers["seen"][0]), len(self.layers["option"][0]))
            if found.version != self.version or sizes != (found.size, found.width):
                raise BadFile("bad-policy-numbers", version=self.version, here=found.version)
            self.encodings[pool.digest] = found
        return found

    def scores(self, seen: Sequence[float], options: Sequence[Sequence[float]]) -> Line:
        trunk = positive(through(self.layers["trunk"], positive(through(self.layers["seen"], seen))))
        head, bias = self.layers["head"]
        half = len(trunk)
        begun = through((head[:half], bias), trunk)
        last, end = self.layers["score"]
        found = []
        for option in options:
            inside = positive(through(self.layers["option"], option))
            scored = positive(through((head[half:], begun), inside))
            found.append(end[0] + sum([n * line[0] for n, line in zip(scored, last, strict=True)]))
        return found


class PolicyBot:
    """Takes the best option of a policy in every decision."""

    def __init__(self, policy: Policy, chance: Chance) -> None:
        self.policy = policy
        self.left: list[int] = []  # of the plan that is being carried out,
        self.about = ""  # which answers this question

    def choose(self, sight: Sight, decision: Decision) -> int:
        if decision.question.id != self.about:
            self.left = []
        if len(decision.options) == 1:
            return 0
        if self.left:
            place = sight.next_of_plan(self.left)
            if place >= 0:
                return place
        plans = sight.plans(self.policy.most_plans) if self.policy.most_plans else []
        best = self.best_of(sight, plans or decision.options)
        if not plans:
            return best
        self.left = sight.begin_plan(plans[best])
        self.about = decision.question.id
        return sight.next_of_plan(self.left)

    def best_of(self, sight: Sight, options: list[Option]) -> int:
        many = len(options)
        encoding = self.policy.encoding_for(sight.cards)
        seen = array("f", bytes(FLOAT * encoding.size))
        sight.write(encoding, seen)
        rows = array("f", bytes(FLOAT * encoding.width * many))
        encoding.encode_options(sight.seat, options, rows)
        width = encoding.width
        scores = self.policy.scores(seen, [rows[i * width : (i + 1) * width] for i in range(many)])
        return scores.index(max(scores))


def through(layer: Layer, numbers: Sequence[float]) -> Line:
    """What a layer makes of numbers, most of which are 0."""
    lines, total = layer
    for number, line in zip(numbers, lines, strict=True):
        if number == 1.0:
            total = [a + b for a, b in zip(total, line, strict=True)]
        elif number:
            total = [a + number * b for a, b in zip(total, line, strict=True)]
    return total


def positive(line: Line) -> Line:
    return [n if n > 0 else 0.0 for n in line]


# -- files -----------------------------------------------------------------------------------------------------------------


def load_policy(file: str | Path) -> Callable[[Chance], Bot]:
    """What makes bots of a policy file. With `Mine = grimoire.load_policy("mine.policy")` in mine.py it is mine:Mine wherever a
    command wants a bot. Raises BadFile."""
    path = Path(file)
    text, data = read_parts(path)
    try:
        header = json.loads(text)
        if header["form"] != FORM:
            raise ValueError
        policy = Policy(header, layers_in(header["layers"], data))
    except (ValueError, KeyError, TypeError, IndexError):
        raise BadFile("bad-policy", str(path)) from None

    def made(chance: Chance) -> Bot:
        return PolicyBot(policy, chance)

    return made


def layers_in(sizes: dict[str, list[int]], data: bytes) -> dict[str, Layer]:
    numbers = array("f", data)
    if sys.byteorder == "big":
        numbers.byteswap()
    found: dict[str, Layer] = {}
    at = 0
    for name in LAYERS:
        lines, width = sizes[name]
        matrix = [numbers[at + i * width : at + (i + 1) * width].tolist() for i in range(lines)]
        at += lines * width
        found[name] = matrix, numbers[at : at + width].tolist()
        at += width
    if at != len(numbers):
        raise ValueError
    return found


def save_policy(file: str | Path, task: Task, layers: Layers) -> None:
    """Write the weights of a policy that learned this task: for each layer a line for each number that goes in, and a bias.
    Raises BadFile where they do not fit together."""
    sizes = {name: [len(layers[name][0]), len(layers[name][1])] for name in LAYERS}
    hidden, head = sizes["trunk"][1], sizes["head"][1]
    fits = (
        sizes["seen"][0] == task.size
        and sizes["option"][0] == task.width
        and sizes["trunk"][0] == sizes["seen"][1]
        and sizes["head"][0] == hidden + sizes["option"][1]
        and sizes["score"] == [head, 1]
    )
    if not fits:
        raise BadFile("bad-policy", str(file))
    header = {
        "form": FORM,
        "game": task.game,
        "task": task.name,
        "seats": task.seats,
        "version": task.version,
        "cards": task.cards,
        "plans": task.most_options if task.plans else 0,
        "layers": sizes,
    }
    numbers = array("f")
    for name in LAYERS:
        lines, bias = layers[name]
        for line in lines:
            numbers.extend(line)
        numbers.extend(bias)
    if sys.byteorder == "big":
        numbers.byteswap()
    write_parts(Path(file), json.dumps(header), numbers.tobytes())
