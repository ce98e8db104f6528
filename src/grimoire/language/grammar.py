"""The grammar of English and of French, as sentence patterns ask for it. Knows no game."""

from typing import Final

from grimoire.language.phrase import (
    IL,
    ILS,
    VOUS,
    article,
    au,
    de,
    elided,
    english_ordinal,
    english_verb,
    french_ordinal,
    french_plural,
    french_verb,
    si,
    un,
)
from grimoire.language.template import BARE, IT, ORDER, THEY, Grammar, Noun

_FRENCH_FORM: Final[dict[int, int]] = {ORDER: VOUS, IT: IL, THEY: ILS}


class EnglishGrammar(Grammar):
    def verb(self, verb: str, form: int) -> str:
        return english_verb(verb, plural=form == THEY, you=form not in (IT, THEY)) if form != BARE else verb

    def acting_on(self, verb: str, form: int, thing: Noun) -> str:
        return f"{self.verb(verb, form)} {thing.text}"

    def subject(self, thing: Noun) -> str:
        return "they" if thing.pronoun and thing.plural else thing.text

    def conjugated(self, verb: str, thing: Noun) -> str:
        return english_verb(verb, thing.plural, thing.you)

    def agreed(self, word: str, thing: Noun) -> str:
        return word

    def led(self, word: str, phrase: str) -> str:
        return f"{word} {phrase}"

    def is_plural(self, number: int) -> bool:
        return number != 1

    def one(self, noun: str, feminine: bool) -> str:
        return f"an{noun}" if noun.startswith("other ") else article(noun)

    def ordinal(self, number: int, feminine: bool) -> str:
        return english_ordinal(number)


class FrenchGrammar(Grammar):
    def verb(self, verb: str, form: int) -> str:
        return verb if form == BARE else french_verb(verb, _FRENCH_FORM[form])

    def acting_on(self, verb: str, form: int, thing: Noun) -> str:
        """A pronoun stands before the verb, but after an order."""
        if not thing.pronoun and not thing.you:
            return f"{self.verb(verb, form)} {thing.text}"
        pronoun = "vous" if thing.you else "les" if thing.plural else "la" if thing.feminine else "le"
        return f"{self.verb(verb, form)}-{pronoun}" if form == ORDER else elided(pronoun, self.verb(verb, form))

    def subject(self, thing: Noun) -> str:
        if not thing.pronoun:
            return thing.text
        return ("elle" if thing.feminine else "il") + ("s" if thing.plural else "")

    def conjugated(self, verb: str, thing: Noun) -> str:
        """ "ne avoir" is negated: "n'a", "ne peuvent"."""
        bare = verb.removeprefix("ne ")
        form = french_verb(bare, VOUS if thing.you else ILS if thing.plural else IL)
        return form if bare == verb else elided("ne", form)

    def agreed(self, word: str, thing: Noun) -> str:
        """Only the first of several words agrees."""
        word, space, aside = word.partition(" ")
        if thing.feminine and not word.endswith("e"):
            word += "e"
        return (french_plural(word) if thing.plural else word) + space + aside

    def led(self, word: str, phrase: str) -> str:
        if word == "de":
            return de(phrase)
        if word == "à":
            return au(phrase)
        return si(phrase) if word == "si" else elided(word, phrase)

    def is_plural(self, number: int) -> bool:
        return not -2 < number < 2

    def one(self, noun: str, feminine: bool) -> str:
        return un(noun, feminine)

    def ordinal(self, number: int, feminine: bool) -> str:
        return french_ordinal(number, feminine)
