"""French, as far as it is no table."""

from typing import Final

from grimoire.anima.text.phrases import Phrases
from grimoire.language.phrase import IL, NBSP, VOUS, au, de, elided, french_plural, french_verb, si, un
from grimoire.language.template import BARE, ORDER

FEMININE: Final = ("creature",)


class French(Phrases):
    def __init__(self) -> None:
        super().__init__("fr", 1)

    def verb(self, verb: str, form: int) -> str:
        return verb if form == BARE else french_verb(verb, VOUS if form == ORDER else IL)

    def led(self, word: str, phrase: str) -> str:
        if word == "de":
            return de(phrase)
        if word == "à":
            return au(phrase)
        return si(phrase) if word == "si" else elided(word, phrase)

    def is_plural(self, number: int) -> bool:
        return number >= 2

    def spaced(self, pattern: str) -> str:
        return pattern.replace(" ;", f"{NBSP};").replace(" :", f"{NBSP}:")

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
