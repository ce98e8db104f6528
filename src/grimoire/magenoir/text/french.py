"""French, as far as it is no table."""

from typing import Final

from grimoire.language.grammar import FrenchGrammar
from grimoire.language.phrase import PARTICIPLE, au, elided, french_verb, spaced
from grimoire.language.template import Noun
from grimoire.language.words import UnknownWord
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.name_words import AGREEING, name_word, word_form
from grimoire.magenoir.text.noun_phrases import ELEMENT
from grimoire.magenoir.text.phrases import Phrases
from grimoire.magenoir.text.saying import Say

OPPONENT: Final = "l'adversaire"
HIS: Final[dict[str, str]] = {
    "la main": "sa main",
    "le deck": "son deck",
    "la défausse": "sa défausse",
    "la réserve de Mana": "sa réserve de Mana",
    "les PV": "ses PV",
    "des PV": "de ses PV",
}


class French(Phrases):
    def __init__(self) -> None:
        super().__init__(1, FrenchGrammar())

    def spaced(self, pattern: str) -> str:
        return spaced(pattern)

    # -- words of names and elements -------------------------------------------------------------------------------

    def name_word(self, word: str) -> Noun:
        return Noun(name_word(word)[0], False, name_word(word)[2])

    def name_form(self, word: str, plural: bool) -> str:
        return word_form(word, plural)

    def name_nouns(self, words: list[str], plural: bool, either: bool, own_animal: bool) -> str:
        return self.joined([word_form(word, plural) for word in words], either)

    def labels(self, words: list[str], plural: bool, either: bool) -> str:
        return self.joined([word_form(word, plural and word in AGREEING) for word in words], either)

    def element(self, element: str, thing: Noun) -> str:
        if element not in ELEMENT:
            raise UnknownWord(element)
        return ELEMENT[element][1 + 2 * thing.plural + thing.feminine]

    # -- the opponent, once named ----------------------------------------------------------------------------------

    def onto_all(self, targets: list[str]) -> str:
        texts = [au(target) for target in targets]
        if targets[0] == OPPONENT:
            texts[1:] = [theirs(text) for text in texts[1:]]
        return self.joined(texts, False)

    def about_opponent(self, text: str) -> str:
        text = text.replace("si l'adversaire est ", "s'il est ").replace("si l'adversaire n'est ", "s'il n'est ")
        for place, his in HIS.items():
            text = text.replace(f"{place} de l'adversaire", his)
        return text

    def opponent_as_pronoun(self, said: Say) -> Say:
        text = said.text()
        if text.startswith("l'adversaire "):
            text = f"il {text[13:]}"
        if text.startswith("infligez ") and " à l'adversaire" in text:
            text = "infligez-lui " + text[9:].replace(" à l'adversaire", "", 1)
        if text.startswith("vous pouvez infliger ") and " à l'adversaire" in text:
            text = "vous pouvez lui infliger " + text[21:].replace(" à l'adversaire", "", 1)
        said.sentences[0] = theirs(text)
        return said

    # -- clauses ---------------------------------------------------------------------------------------------------

    def past(self, said: Happening) -> str:
        subject = self.grammar.subject(said.subject)
        if said.verb == "arriver":
            return f"{subject} {'sont arrivés' if said.subject.plural else 'est arrivé'} {said.rest}"
        has = self.grammar.conjugated("avoir", said.subject)
        if said.pronoun:
            has = elided(said.pronoun, has)
        return f"{subject} {has} {french_verb(said.verb, PARTICIPLE)} {said.rest}".strip()

    def whenever_either(self, every: list[Happening]) -> str:
        """The conjunction is said once in full."""
        parts: list[str] = []
        led = True
        for said in every:
            parts.append(said.lead or elided("chaque fois que" if led else "que", self.present(said)))
            led = said.lead != ""
        return " ou ".join(parts)

    def is_many(self, value: str) -> bool:
        return " PV" in value

    def can_be_a_purpose(self, gain: Say) -> bool:
        return not gain.verb.startswith("faire ") or gain.text().startswith("faites ")

    def without_preparing(self, gain: str) -> str:
        return gain.replace("se prépare pour", "coûte")


def theirs(text: str) -> str:
    """The opponent's cards, once the opponent was named: "des sorts de l'adversaire" is "de ses sorts"."""
    start = text.find("des ")
    end = text.find(" de l'adversaire", start)
    if start < 0 or end < 0:
        return text
    return f"{text[:start]}de ses {text[start + 4 : end]}{text[end + 16 :]}"
