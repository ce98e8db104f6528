"""French: whole abilities."""

from typing import Final

from grimoire.language.phrase import colon, elided
from grimoire.magenoir.text.french.clauses import FrenchClauses
from grimoire.magenoir.text.french.words import name_word
from grimoire.magenoir.text.writer import Thing

SCOPE: Final[dict[str, str]] = {
    "prepared": "est en préparation",
    "channeled": "est canalisé",
    "in_play": "est en jeu",
    "in_discard": "est dans votre défausse",
    "in_exile": "est en exil",
}
TIMING: Final[dict[str, str]] = {
    "main": "pendant votre phase principale",
    "your_turn": "pendant votre tour",
    "any_time": "à tout moment",
    "on_hit": "chaque fois que vous allez subir des dégâts",
}
REMINDER: Final[dict[str, str]] = {
    "quickcast": "Peut être activé à n'importe quel moment.",
    "slowcast": "Ne peut pas être activé pendant le tour de sa préparation.",
    "transmutable": "Sert aussi de composant de ce nom.",
    "protector": "Les dégâts de l'adversaire peuvent être redirigés vers lui.",
    "unique": "Vous ne pouvez pas en contrôler un deuxième exemplaire.",
    "forge": "Est défaussé après qu'un Équipement l'a utilisé comme composant.",
    "indestructible": "Ne peut pas être défaussé depuis le jeu.",
    "autumn": "Ses effets de début de tour s'appliquent aussi lorsqu'il est détruit.",
}


class French(FrenchClauses):
    """Everything a card can say, in French."""

    # Where and when an ability works

    def while_it_is(self, own: Thing, scope: str) -> str:
        return f"{elided('tant que', self.subject(own))} {SCOPE[scope]}"

    def and_while(self, condition: str) -> str:
        return f" et {elided('que', condition)}"

    def as_soon_as(self, condition: str) -> str:
        return elided("dès que", condition)

    def once_per_turn(self) -> str:
        return "une fois par tour"

    def at_time(self, word: str) -> str:
        return TIMING[word]

    def any_time_if(self, condition: str) -> str:
        return f"pendant votre phase principale, ou à tout moment {condition}"

    def animal_cost(self, word: str) -> str:
        return "épuiser" if word == "exhaust" else "[coût]"

    def after_colon(self, before: str, after: str) -> str:
        return colon(before, after)

    # Keywords

    def you_become_mage_noir(self) -> str:
        return "vous devenez Mage Noir"

    def transmutable_words(self, words: list[str]) -> str:
        return colon("Transmutable", self.joined([name_word(word)[0] for word in words], False))

    def reminder(self, keyword: str) -> str:
        return REMINDER[keyword]
