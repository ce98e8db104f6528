"""English, as far as it is no table."""

from typing import Final

from grimoire.language.grammar import EnglishGrammar
from grimoire.language.phrase import english_plural
from grimoire.language.template import Noun
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.noun_phrases import ELEMENT
from grimoire.magenoir.text.phrases import Phrases
from grimoire.magenoir.text.saying import Say

OPPONENT: Final = "the opponent"
PAST: Final[dict[str, str]] = {
    "apply": "applied",
    "deal": "dealt",
    "draw": "drew",
    "have": "had",
    "leave": "left",
    "lose": "lost",
}


class English(Phrases):
    def __init__(self) -> None:
        super().__init__(0, EnglishGrammar())

    # -- words of names and elements -------------------------------------------------------------------------------

    def name_word(self, word: str) -> Noun:
        return Noun(word)

    def name_form(self, word: str, plural: bool) -> str:
        return english_plural(word) if plural else word

    def name_nouns(self, words: list[str], plural: bool, either: bool, own_animal: bool) -> str:
        return self.name_form(self.joined(words, either), plural and not own_animal)

    def labels(self, words: list[str], plural: bool, either: bool) -> str:
        return self.joined(words, either)

    def element(self, element: str, thing: Noun) -> str:
        return ELEMENT[element][0]

    # -- the opponent, once named ----------------------------------------------------------------------------------

    def onto_all(self, targets: list[str]) -> str:
        if targets[0] == OPPONENT:
            targets = [OPPONENT, *["to " + text.replace("the opponent's", "their") for text in targets[1:]]]
        return f"to {self.joined(targets, False)}"

    def about_opponent(self, text: str) -> str:
        text = text.replace("f the opponent is ", "f they are ").replace("s the opponent is ", "s they are ")
        return text.replace("the opponent's ", "their ").replace("the opponent controls", "they control")

    def opponent_as_pronoun(self, said: Say) -> Say:
        text = said.text()
        if said.subject == OPPONENT and said.verb:
            text = f"they {said.verb}"
        text = text.replace("to the opponent", "to them").replace("the opponent's", "their")
        said.sentences[0] = text.replace("the opponent controls", "they control")
        if said.ordered():
            said.verb = said.verb.replace("to the opponent", "to them")
        return said

    # -- clauses ---------------------------------------------------------------------------------------------------

    def past(self, said: Happening) -> str:
        if said.verb == "be":
            done = "were" if said.subject.plural or said.subject.you else "was"
        else:
            done = PAST.get(said.verb, said.verb.removesuffix("e") + "ed")
        return f"{self.grammar.subject(said.subject)} {done} {said.rest}"

    def whenever_either(self, every: list[Happening]) -> str:
        """A subject is named once."""
        parts: list[str] = []
        subject = ""
        led = True
        for said in every:
            part = said.lead
            named = self.grammar.subject(said.subject)
            if not part:
                part = self.present(said)
                if named == subject:
                    part = part.removeprefix(f"{named} ")
                elif led:
                    part = f"whenever {part}"
            parts.append(part)
            subject = named
            led = said.lead != ""
        return " or ".join(parts)

    def is_many(self, value: str) -> bool:
        return value.endswith(" HP")

    def can_be_a_purpose(self, gain: Say) -> bool:
        return gain.text() == gain.verb

    def without_preparing(self, gain: str) -> str:
        return gain.removesuffix(" to prepare")
