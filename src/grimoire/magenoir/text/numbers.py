"""What the generator asks of whoever wants a text, and how it refuses."""

from mypy_extensions import mypyc_attr

from grimoire.language.syntax import Expr


class UnknownWord(Exception):
    """The definition holds a word for which the generator has no phrase."""

    def __init__(self, word: str) -> None:
        super().__init__(f"the card text generator has no phrase for '{word}'")
        self.word = word


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """The numbers to print: as written, unless a subclass knows better."""

    def of(self, expr: Expr) -> int:
        return expr.value
