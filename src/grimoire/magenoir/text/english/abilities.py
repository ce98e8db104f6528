"""English: whole abilities."""

from typing import Final

from grimoire.magenoir.text.english.clauses import EnglishClauses
from grimoire.magenoir.text.writer import Thing

SCOPE: Final[dict[str, str]] = {
    "prepared": "is in preparation",
    "channeled": "is channeled",
    "in_play": "is in play",
    "in_discard": "is in your discard pile",
    "in_exile": "is in exile",
}
TIMING: Final[dict[str, str]] = {
    "main": "in your main phase",
    "your_turn": "during your turn",
    "any_time": "at any time",
    "on_hit": "whenever damage is about to be dealt to you",
}
REMINDER: Final[dict[str, str]] = {
    "quickcast": "It can be activated at any moment.",
    "slowcast": "It cannot be activated during the turn of its preparation.",
    "transmutable": "It also serves as a component of that name.",
    "protector": "Damage from the opponent may be redirected to it.",
    "unique": "You cannot control a second copy.",
    "forge": "It is discarded after a piece of Equipment has used it as a component.",
    "indestructible": "It cannot be discarded from play.",
    "autumn": "Its start-of-turn effects also apply when it is destroyed.",
}


class English(EnglishClauses):
    """Everything a card can say, in English."""

    # Where and when an ability works

    def while_it_is(self, own: Thing, scope: str) -> str:
        return f"while {own.text} {SCOPE[scope]}"

    def and_while(self, condition: str) -> str:
        return f" and {condition}"

    def as_soon_as(self, condition: str) -> str:
        return f"as soon as {condition}"

    def once_per_turn(self) -> str:
        return "once per turn"

    def at_time(self, word: str) -> str:
        return TIMING[word]

    def any_time_if(self, condition: str) -> str:
        return f"in your main phase, or at any time {condition}"

    def animal_cost(self, word: str) -> str:
        return "exhaust" if word == "exhaust" else "[cost]"

    def after_colon(self, before: str, after: str) -> str:
        return f"{before}: {after}"

    # Keywords

    def you_become_mage_noir(self) -> str:
        return "you become a Mage Noir"

    def transmutable_words(self, words: list[str]) -> str:
        return f"Transmutable: {self.joined(words, False)}"

    def reminder(self, keyword: str) -> str:
        return REMINDER[keyword]
