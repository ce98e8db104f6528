"""The numbers a text prints, and what is said of them."""

from mypy_extensions import mypyc_attr

from grimoire.language.syntax import Expr
from grimoire.language.template import Noun


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """The numbers to print: as written, unless a subclass knows better."""

    def of(self, expr: Expr) -> int:
        return expr.value


class Amount(Noun):
    """How much: `text` stands before the noun, `aside` just after it, `end` at the end of the clause."""

    def __init__(self, text: str, plural: bool, aside: str = "", end: str = "", word: str = "") -> None:
        super().__init__(text, plural)
        self.aside = aside  # " (or 4 if you are a Mage Noir)"
        self.end = end  # " for each Tree in play", ", X being the number of ..."
        self.one = word == "one"  # the fixed word: written as an article where there is a noun
        self.whole = word == "all"  # the noun takes an article of its own
        self.of = word == "any_number"
        self.more = False  # of a change: more, not less

    def has(self, quality: str) -> bool:
        if quality == "more":
            return self.more
        return self.of if quality == "of" else super().has(quality)

    def tail(self) -> str:
        """What is still to be said where only the number has been."""
        return self.aside + self.end
