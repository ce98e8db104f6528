"""Sentences of a card language by chance, from nothing but the forms of its words: a new word is in them by itself."""

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

ATOMS_AT: Final = 0  # at this depth only words without arguments are taken


class Chooser(ABC):
    """Who decides what is written: a random generator, or Hypothesis, which then makes a failing card shorter."""

    @abstractmethod
    def below(self, number: int) -> int:
        """A number from 0 on, below this one."""

    def pick(self, among: Sequence[T]) -> T:
        return among[self.below(len(among))]

    def one_in(self, number: int) -> bool:
        return self.below(number) == number - 1


class RandomChooser(Chooser):
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def below(self, number: int) -> int:
        return self.random.randrange(number)


class Form:
    """How a word is written: its arguments, each a pattern with names of kinds in it."""

    def __init__(self, name: str, arguments: list[str]) -> None:
        self.name = name
        self.arguments = arguments


def form_of(written: str) -> Form:
    """A form as listed: `move(cards, place)`."""
    name, bracket, rest = written.partition("(")
    if not bracket or not rest.endswith(")"):
        return Form(written, [])
    return Form(name, divided(rest[:-1]))


def divided(arguments: str) -> list[str]:
    """At the commas that stand in no parentheses."""
    parts = [""]
    depth = 0
    for ch in arguments:
        depth += (ch == "(") - (ch == ")")
        if ch == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += ch
    return [part.strip() for part in parts]


class Grammar:
    """The forms of each kind, and what the names of kinds inside them stand for."""

    def __init__(self) -> None:
        self.forms: dict[str, list[Form]] = {}
        self.stands_for: dict[str, list[str]] = {}  # a name inside a form -> kinds of words

    def add(self, kind: str, written: str) -> None:
        self.forms.setdefault(kind, []).append(form_of(written))

    def close(self) -> None:
        """After the last word: names inside forms are found by one pattern."""
        names = sorted([*self.stands_for, *self.forms], key=len, reverse=True)
        self.names = re.compile("|".join([rf"(?<![\w\"]){re.escape(name)}(?![\w(\"])" for name in names]) + r"|\d+|\"Word\"")

    def word(self, chooser: Chooser, kind: str, depth: int) -> str:
        """A word of this kind with its arguments."""
        forms = self.forms[kind]
        if depth <= ATOMS_AT:
            forms = [form for form in forms if not form.arguments] or forms
        return self.written(chooser, chooser.pick(forms), depth)

    def written(self, chooser: Chooser, form: Form, depth: int) -> str:
        if not form.arguments:
            return self.filled(chooser, form.name, depth) if form.name[:1].isdigit() or '"' in form.name else form.name
        arguments = form.arguments
        if len(arguments) > 1 and chooser.one_in(3):  # what stands at the end can often be left out
            arguments = arguments[:-1]
        return f"{form.name}({', '.join([self.filled(chooser, argument, depth - 1) for argument in arguments])})"

    def filled(self, chooser: Chooser, pattern: str, depth: int) -> str:
        """A pattern with words in place of the names of kinds, and other numbers and words of names."""

        def replaced(found: re.Match[str]) -> str:
            name = found.group()
            if name.isdigit():
                return self.numeral(chooser)
            if name == '"Word"':
                return self.name_word(chooser)
            return self.word(chooser, chooser.pick(self.stands_for.get(name, [name])), depth)

        return self.names.sub(replaced, pattern)

    def numeral(self, chooser: Chooser) -> str:
        return str(chooser.pick((0, 1, 1, 2, 2, 3, 4, 10, 999)))

    def name_word(self, chooser: Chooser) -> str:
        return '"Flame"'
