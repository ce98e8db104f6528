"""Vocabularies: which words may stand where, what they mean, and the errors that say so."""

from difflib import get_close_matches
from typing import Final

from grimoire.kernel.unusable import Unusable
from grimoire.language.syntax import CALL, CardTextError, Expr


class UnknownWord(Exception):
    """A definition holds a word for which the writer of texts has no phrase."""

    def __init__(self, word: str) -> None:
        super().__init__(f"the card text generator has no phrase for '{word}'")
        self.word = word
        self.inside = ""  # the smallest effect or ability around it, as written: elsewhere the word may have a phrase


LANGUAGES: Final = ("en", "fr")  # of card texts


class Gap:
    """A line of a card that a language cannot say: the reader refuses it."""

    def __init__(self, line: Expr, error: UnknownWord) -> None:
        self.line = line
        self.word = error.word
        self.inside = error.inside or str(line)

    def refusal(self, lang: str) -> Unusable:
        if self.inside == self.word:
            return Unusable("bad-no-sentence", language=f"part-{lang}", word=self.word)
        return Unusable("bad-no-sentence-in", language=f"part-{lang}", word=self.word, text=self.inside)


def as_written(line: Expr) -> str:
    """A line without a phrase, as its card has it."""
    return f"\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}{line}\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


class Word:
    """A word of the card language: where it may stand, how it is written, what it means."""

    def __init__(self, kind: str, name: str, form: str, meaning: str) -> None:
        self.kind = kind
        self.name = name
        self.form = form
        self.meaning = meaning


class Vocabulary:
    """All words of a game, by kind."""

    def __init__(self) -> None:
        self.words: list[Word] = []
        self.kinds: dict[str, list[str]] = {}

    def add(self, kind: str, form: str, meaning: str) -> str:
        name = form.split("(")[0].split(" ")[0]
        self.words.append(Word(kind, name, form, meaning))
        names = self.kinds.setdefault(kind, [])
        if name not in names:
            names.append(name)
        return name

    def allowed(self, kind: str) -> str:
        return ", ".join(sorted(self.kinds.get(kind, [])))

    def refuse(self, kind: str, expr: Expr) -> CardTextError:
        """The error for something that may not stand here."""
        if expr.kind == CALL:
            forms = [word.form for word in self.words if word.kind == kind and word.name == expr.text]
            if forms and all([arguments_in(form) not in (UNCOUNTED, len(expr.args)) for form in forms]):
                return CardTextError("bad-word-form", expr.column, word=expr.text, form=", ".join(forms))
        called = f"kind-{kind.lower().replace(' ', '-')}"
        allowed = self.allowed(kind)
        meant = [] if expr.kind != CALL else get_close_matches(expr.text, self.kinds.get(kind, []), 1)
        if not meant or meant[0] == expr.text:
            return CardTextError("bad-no-kind", expr.column, text=str(expr), kind=called, allowed=allowed)
        return CardTextError("bad-no-kind-near", expr.column, text=str(expr), kind=called, allowed=allowed, meant=meant[0])


UNCOUNTED: Final = -1


def arguments_in(form: str) -> int:
    """How many arguments a written form has; UNCOUNTED where it is no single call, or has as many as one likes."""
    if "..." in form or "\N{HORIZONTAL ELLIPSIS}" in form:
        return UNCOUNTED
    if "(" not in form:
        return UNCOUNTED if " " in form else 0
    inside = form[form.index("(") + 1 :]
    depth = 1
    amount = 1 if inside != ")" else 0
    for place, sign in enumerate(inside):
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if depth == 0:
            return amount if place == len(inside) - 1 else UNCOUNTED
        if depth == 1 and sign == ",":
            amount += 1
    return UNCOUNTED
