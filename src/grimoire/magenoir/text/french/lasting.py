"""French: abilities that work for a time."""

from typing import Final

from grimoire.language.phrase import VOUS, french_verb, un
from grimoire.magenoir.text.french.events import DO
from grimoire.magenoir.text.french.mana_effects import FrenchManaEffects
from grimoire.magenoir.text.french.orders import order
from grimoire.magenoir.text.reading import Filter
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing

DURATION: Final[dict[str, str]] = {
    "this_turn": "ce tour-ci",
    "until_your_turn": "jusqu'au début de votre prochain tour",
    "forever": "désormais",
}


class FrenchLasting(FrenchManaEffects):
    """Durations, and the next card of a kind."""

    def duration(self, word: str) -> str:
        return DURATION[word]

    def instead_of_discarding(self, said: Say) -> Say:
        return Say(f"{said.text()} au lieu de le défausser", f"{said.verb} au lieu de le défausser")

    def ignore_damage(self, number: str) -> Say:
        return order("ignorer", f"{number} de ces dégâts")

    def loses_effects(self, thing: Thing) -> str:
        lost = (
            "perdent tous leurs effets mais gardent leur type" if thing.plural else "perd tous ses effets mais garde son type"
        )
        return f"{self.subject(thing)} {lost}"

    def with_one_of_them(self, text: str, words: list[str]) -> str:
        return text.replace(un(f"sort {self.label(words, False, True)}", False), "l'un d'eux") if words else text

    def at_end_of_turn(self, text: str) -> str:
        return f"à la fin du tour, {text}"

    def next_card(self, f: Filter, event: str, duration: str) -> str:
        noun = f"{'la prochaine' if self.feminine(f) else 'le prochain'} {self.some(f, False)}"
        if event == "applied":
            return f"{noun} sous votre contrôle qui applique ses effets {duration}"
        return f"{noun} que vous {french_verb(DO[event], VOUS)} {duration}"
