"""English: abilities that work for a time."""

from typing import Final

from grimoire.language.phrase import article
from grimoire.magenoir.text.english.events import DO
from grimoire.magenoir.text.english.mana_effects import EnglishManaEffects
from grimoire.magenoir.text.english.orders import order
from grimoire.magenoir.text.reading import Filter
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing

DURATION: Final[dict[str, str]] = {
    "this_turn": "this turn",
    "until_your_turn": "until the start of your next turn",
    "forever": "from now on",
}


class EnglishLasting(EnglishManaEffects):
    """Durations, and the next card of a kind."""

    def duration(self, word: str) -> str:
        return DURATION[word]

    def instead_of_discarding(self, said: Say) -> Say:
        return order(f"{said.verb} instead of discarding it")

    def ignore_damage(self, number: str) -> Say:
        return order(f"ignore {number} of that damage")

    def loses_effects(self, thing: Thing) -> str:
        loses = "lose all their effects but keep their types" if thing.plural else "loses all its effects but keeps its type"
        return f"{self.subject(thing)} {loses}"

    def with_one_of_them(self, text: str, words: list[str]) -> str:
        return text.replace(article(f"{self.joined(words, True)} spell"), "one of them") if words else text

    def at_end_of_turn(self, text: str) -> str:
        return f"at the end of the turn, {text}"

    def next_card(self, f: Filter, event: str, duration: str) -> str:
        noun = self.some(f, False)
        if event == "applied":
            return f"the next {noun} you control that applies its effects {duration}"
        return f"the next {noun} you {DO[event]} {duration}"
