"""French, as far as it is no table."""

from typing import Final

from grimoire.anima.text.phrases import Phrases
from grimoire.language.grammar import FrenchGrammar
from grimoire.language.phrase import french_plural, spaced, un

FEMININE: Final[tuple[str, ...]] = ("creature",)


class French(Phrases):
    def __init__(self) -> None:
        super().__init__("fr", 1, FrenchGrammar())

    def spaced(self, pattern: str) -> str:
        return spaced(pattern)

    def foe(self, kinds: list[str], noun: str, many: bool) -> str:
        feminine = noun in FEMININE
        text = self.word(f"{noun} {'many' if many else 'one'}")
        for kind in kinds:
            adjective = self.word(f"foe-kind {kind}")
            if kind != "darkness":
                adjective = f"{adjective}le" if feminine else adjective
                adjective = french_plural(adjective) if many else adjective
            text = f"{text} {adjective}"
        if noun == "party":
            return f"les autres {text}" if many else un(f"autre {text}", feminine)
        return f"les {text}" if many else un(text, feminine)
