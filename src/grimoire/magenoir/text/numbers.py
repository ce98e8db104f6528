"""What the generator asks of whoever wants a text."""

from mypy_extensions import mypyc_attr

from grimoire.language.syntax import Expr


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """The numbers to print: as written, unless a subclass knows better."""

    def of(self, expr: Expr) -> int:
        return expr.value
