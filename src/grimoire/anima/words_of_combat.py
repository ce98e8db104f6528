"""Words that are about a Combat, and where a text is carried out while there is one: elsewhere they would do nothing."""

from typing import Final

from grimoire.language.syntax import CardTextError, Expr

# What is going on when a text is carried out, as bits.
NO_COMBAT: Final = 1
ATTEMPT: Final = 2  # a task, before its Combats
PERHAPS: Final = 4  # in a Combat or elsewhere: a die, a death, a use that is answered; a condition of a continuous text
OPEN: Final = 8  # a Combat that is not decided
DECIDED: Final = 16  # a Combat that is, before it is over
ANY_COMBAT: Final = PERHAPS | OPEN | DECIDED

PLACES: Final[dict[int, str]] = {
    OPEN: "act combat | act interrupt(combat_cards) | on meet (creature)",
    DECIDED: "on wins | on beaten | on defeats",
    PERHAPS: "act interrupt(…) | on dies | on death | always … if",
    ATTEMPT: "task | steps | crisis",
}
NEEDS: Final[dict[str, int]] = {
    "span fight": OPEN | ATTEMPT,  # an effect has this name too
    "best_of": OPEN | ATTEMPT,
    "escape": OPEN,
    "forbid_cards": OPEN,
    "combat_as": OPEN,
    "kill_margin": OPEN,
    "after_fight": OPEN | DECIDED,
    "foe": ANY_COMBAT,
    "foe_is": ANY_COMBAT,
    "declared": ANY_COMBAT,
    "level_of": ANY_COMBAT,  # of the foe
}
EVENTS: Final[dict[str, int]] = {"wins": DECIDED, "beaten": DECIDED, "defeats": DECIDED, "dies": PERHAPS, "death": PERHAPS}


def check_combat(word: str, now: int, e: Expr) -> None:
    """Refuse a word that is about a Combat where there is none."""
    if word in NEEDS and not NEEDS[word] & now:
        allowed = " | ".join([PLACES[bit] for bit in PLACES if bit & NEEDS[word]])
        raise CardTextError("bad-no-combat", e.column, word=word.rpartition(" ")[2], allowed=allowed)
