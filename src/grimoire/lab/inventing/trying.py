"""Trying invented cards: each is refused with its file and line, or read, written in both languages, and played."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from grimoire.kernel.position import Position
from grimoire.lab.inventing.grammar import Chooser
from grimoire.language.source import CardFileError, CardSource

REFUSAL: Final = re.compile(r"^invented\.yaml:\d+: ")
LEFT_OPEN: Final = re.compile(r"[{}‹›]|None|\$|  | [,.]|,[.,)]|\( | \)|^[^\w(•«“\"]")  # what no finished sentence holds
FOREIGN: Final = {  # words of the other language
    "en": re.compile(r"\b(vous|votre|vos|adversaire|dégâts?|cartes?|joueurs?|défausse[rz]?|piochez?|avec|sont|est)\b", re.I),
    "fr": re.compile(r"\b(the|you|your|opponent|damage|cards?|players?|discard|draws?|with|are|is)\b", re.I),
}
LANGUAGES: Final = ("en", "fr")


class Fault(Exception):
    """What must hold for every card does not for this one."""


class Workshop(ABC):
    """How a game reads, writes and plays cards of one's own."""

    @abstractmethod
    def invented(self, chooser: Chooser, number: int) -> CardSource:
        """A card by chance."""

    @abstractmethod
    def read(self, sources: list[CardSource], alone: bool = False) -> None:
        """Make these the own cards from now on; `alone` with no more beside them than they name. Raises CardFileError."""

    @abstractmethod
    def texts(self, card: str, lang: str) -> str:
        """What the card says."""

    def told(self, chooser: Chooser) -> list[tuple[str, str, str]]:
        """A line by chance in each language, what it means and how it is written: nothing if it is refused, or if the texts
        of this game are compared with what happens in another way."""
        return []

    @abstractmethod
    def begin(self, cards: list[str], chooser: Chooser) -> Position:
        """A game in which these cards are met."""

    @abstractmethod
    def from_bytes(self, data: bytes) -> Position:
        """A position from its bytes."""

    @abstractmethod
    def look(self, position: Position) -> None:
        """Whatever else may be asked of a position at a decision."""


def accepted(workshop: Workshop, chooser: Chooser, number: int) -> CardSource | None:
    """A card by chance, if the reader takes it; a refusal says file and line."""
    source = workshop.invented(chooser, number)
    try:
        workshop.read([source], alone=True)
    except CardFileError as error:
        if not REFUSAL.match(str(error)):
            raise Fault(f"refused without file and line: {error}") from None
        return None
    return source


def check_texts(workshop: Workshop, source: CardSource) -> None:
    for lang in LANGUAGES:
        text = workshop.texts(source.id, lang)
        if source.effect and not text.strip():
            raise Fault(f"no text in {lang}")
        for line in text.split("\n") if text else []:
            if not line.strip() or LEFT_OPEN.search(line):
                raise Fault(f"an unfinished line in {lang}: {line!r}")
            foreign = FOREIGN[lang].search(line)
            if foreign:
                raise Fault(f"a word of another language in {lang}: {foreign[0]} in {line!r}")


def play_on(workshop: Workshop, position: Position, chooser: Chooser, choices: int, chosen: Callable[[str], None]) -> None:
    """This many choices by chance; now and then the position goes on as a copy from its bytes."""
    for _ in range(choices):
        decision = position.decision()
        if decision is None:
            return
        forms = [option.form for option in decision.options]
        if len(set(forms)) != len(forms):
            raise Fault(f"two options share a form: {forms}")
        if chooser.one_in(8):
            data = position.to_bytes()
            copy = workshop.from_bytes(data)
            again = copy.decision()
            if again is None or [option.form for option in again.options] != forms or copy.to_bytes() != data:
                raise Fault("a copy from bytes asks something else")
            position = copy
            workshop.look(position)
        index = chooser.below(len(forms))
        chosen(forms[index])
        position.choose(index)
