"""A card as written in a file: its fields with their lines. Files are read elsewhere; here is only text."""

from typing import Final

from grimoire.kernel.unusable import Fact, Unusable
from grimoire.language.syntax import CardTextError

ID_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
MOST_LETTERS: Final = 60


class CardFileError(Unusable):
    """A card file that cannot be used: what is wrong, in which file and line."""

    def __init__(self, wrong: str, where: str, line: int, **facts: Fact) -> None:
        super().__init__(wrong, **facts)
        self.where = f"{where}:{line}" if line else where

    def __str__(self) -> str:
        return f"{self.where}: {super().__str__()}"


def is_id(id: str) -> bool:
    """Whether something can be the id of a card: it stands in options, which are told apart by their words."""
    return 0 < len(id) <= MOST_LETTERS and all([part and all([ch in ID_LETTERS for ch in part]) for part in id.split("-")])


class Field:
    """A piece of a card file with its line."""

    def __init__(self, text: str, line: int) -> None:
        self.text = text
        self.line = line


class CardSource:
    """A card as written: single fields, lists, and the lines of its effect."""

    def __init__(self, id: str, where: str, line: int) -> None:
        self.id = id
        self.where = where
        self.line = line
        self.fields: dict[str, Field] = {}  # nested ones as name.en, provenance.hp
        self.lists: dict[str, list[Field]] = {}
        self.effect: list[Field] = []
        self.aliases: list[str] = []

    def check_id(self) -> None:
        """Refuse a card whose id could not be told from other words. Raises CardFileError."""
        if not is_id(self.id):
            raise CardFileError("bad-card-id", self.where, self.line, text=repr(self.id), most=MOST_LETTERS)

    def fail(self, wrong: str, line: int, **facts: Fact) -> CardFileError:
        return self.refused(Unusable(wrong, **facts), line)

    def refused(self, wrong: Unusable, line: int) -> CardFileError:
        return CardFileError("bad-of-card", self.where, line, card=self.id, what=wrong)

    def in_line(self, wrong: CardTextError, field: Field) -> CardFileError:
        """What is wrong with a line of an effect, and where in it; nowhere, if it ends too early."""
        near = field.text[wrong.column : wrong.column + 20]
        return self.fail("bad-near", field.line, what=wrong, near=near) if near.strip() else self.refused(wrong, field.line)

    def text(self, name: str) -> str:
        """A field without the space around it; empty where it is not written."""
        field = self.fields.get(name)
        return "" if field is None else field.text.strip()

    def line_of(self, name: str) -> int:
        """The line of a field; of the card itself where the field is not written."""
        field = self.fields.get(name)
        return self.line if field is None else field.line
