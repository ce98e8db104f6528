"""English and French, as far as they are no table."""

from typing import Final

from grimoire.language.grammar import EnglishGrammar, FrenchGrammar
from grimoire.language.phrase import PARTICIPLE, elided, french_verb, spaced
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.phrases import Phrases

PAST: Final = {"apply": "applied", "deal": "dealt", "draw": "drew", "have": "had", "leave": "left", "lose": "lost"}


class English(Phrases):
    def __init__(self) -> None:
        super().__init__(0, EnglishGrammar())

    def past(self, said: Happening) -> str:
        if said.verb == "be":
            done = "were" if said.subject.plural or said.subject.you else "was"
        else:
            done = PAST.get(said.verb, said.verb.removesuffix("e") + "ed")
        return f"{self.grammar.subject(said.subject)} {done} {said.rest}"

    def can_be_a_purpose(self, text: str, verb: str) -> bool:
        return text == verb


class French(Phrases):
    def __init__(self) -> None:
        super().__init__(1, FrenchGrammar())

    def spaced(self, pattern: str) -> str:
        return spaced(pattern)

    def past(self, said: Happening) -> str:
        subject = self.grammar.subject(said.subject)
        if said.verb == "arriver":
            arrived = self.grammar.agreed("arrivé", said.subject)
            return f"{subject} {self.grammar.conjugated('être', said.subject)} {arrived} {said.rest}"
        has = self.grammar.conjugated("avoir", said.subject)
        if said.pronoun:
            has = elided(said.pronoun, has)
        return f"{subject} {has} {french_verb(said.verb, PARTICIPLE)} {said.rest}".strip()

    def can_be_a_purpose(self, text: str, verb: str) -> bool:
        return not verb.startswith("faire ") or text.startswith("faites ")
