"""Something that was given cannot be used: what is wrong with it as a value, turned into words only by whoever shows it."""

from collections.abc import Mapping

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Unusable(Exception):
    """The id of a message, and its facts by name: texts, numbers, names by language, or what is wrong with a part of it."""

    def __init__(self, wrong: str, **facts: "str | int | Mapping[str, str] | Unusable") -> None:
        super().__init__(wrong)
        self.wrong = wrong
        self.facts = facts

    def __str__(self) -> str:
        """For who reads no messages: a test, a log."""
        said = ", ".join([f"{name}={fact}" for name, fact in self.facts.items()])
        return f"{self.wrong}({said})" if said else self.wrong


Fact = str | int | Mapping[str, str] | Unusable
