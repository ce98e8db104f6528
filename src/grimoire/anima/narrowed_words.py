"""Words that mean something with some of their arguments only: of the rest a text would say what does not happen."""

from typing import Final

from grimoire.anima.word_numbers import (
    ANY_DIE,
    COMBAT_CARDS,
    OWN_CHECK,
    OWN_DEATH,
    OWN_DIE,
    OWN_ENCOUNTER,
    OWN_EXPLORATION,
    SUBJECT_NUMBER,
    TRAP_TURNED_UP,
    USE_OF_ANOTHER,
)
from grimoire.language.syntax import CardTextError, Expr

# In a Combat there are two sides, and nothing but Combat to change.
SIDES: Final[tuple[str, ...]] = ("us", "foe")
OUTSIDE_COMBAT: Final[tuple[str, ...]] = ("turn", "next_turn", "lasting")
COMBAT_ALONE: Final[tuple[str, ...]] = ("combat", "combat_rolls")
# Which argument of a word is narrowed, and to what.
PARTIES: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "best_of": (1, SIDES),
    "combat_as": (0, ("us", "rival")),
    "challenge": (0, ("rival",)),
    "exchange": (1, ("foe", "rival")),
    "steal": (1, ("foe", "rival")),
    "steal_character": (0, ("foe", "rival")),
}
DICE: Final = OWN_DIE | ANY_DIE | OWN_CHECK | OWN_EXPLORATION
ANSWERED: Final[dict[str, int]] = {
    "take": COMBAT_CARDS,
    "save": OWN_DEATH,
    "cancel": USE_OF_ANOTHER | TRAP_TURNED_UP,
    "reroll": DICE,
    "nudge": DICE,
    "evade": OWN_ENCOUNTER,
}


def refused(word: str, allowed: tuple[str, ...], e: Expr, column: int) -> CardTextError:
    return CardTextError("bad-narrowed", column, word=word, allowed=" | ".join(allowed), text=str(e))


def check_narrowed(name: str, e: Expr) -> None:
    """Refuse a Party or a time that this word cannot be about; arguments are there already."""
    if name in PARTIES:
        place, allowed = PARTIES[name]
        if e.args[place].text not in allowed:
            raise refused(name, allowed, e.args[place], e.args[place].column)


def check_change(name: str, e: Expr, of_party: bool) -> None:
    """What changes for a Combat is the Combat of one of its sides."""
    if e.args[2].text != "fight":
        return
    if name not in COMBAT_ALONE:
        raise refused(name, OUTSIDE_COMBAT, e.args[2], e.args[2].column)
    if of_party and e.args[1].text not in SIDES:
        raise refused(name, SIDES, e.args[1], e.args[1].column)


def check_answer(name: str, answers: int, e: Expr) -> None:
    """`it` is what the word can be done to."""
    if not answers & ANSWERED[name]:
        allowed = [word for word, number in SUBJECT_NUMBER.items() if number & ANSWERED[name]]
        raise CardTextError("bad-answered", e.column, word=name, allowed=" | ".join(allowed))
