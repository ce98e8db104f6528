"""What a text does, added up from its words: damage, Health Points, cards, Mana. Rough, and the same for every card."""

from typing import Final

from grimoire.bots.adding import added
from grimoire.language.syntax import BOTH, CALL, NUMBER, Expr

# Worth of one unit, and which argument says how many.
HARM: Final = {"damage": 0, "lose": 1}
PER_HEALTH: Final = 1.2
PER_HEALTH_GAINED: Final = 0.8
PER_CARD: Final = 1.2
ONCE: Final = {"discard": 1.5, "move": 1.0, "apply": 2.0, "take": 0.8, "lock": 0.5, "show": 0.3, "look": 0.3, "lasting": 1.0}
WORDS_FOR_NUMBERS: Final = {"zero": 0.0, "one": 1.0, "two": 2.0, "four": 4.0}
UNKNOWN: Final = 2.0  # a number that follows from the board


def worth_of_doing(e: Expr) -> float:
    """What carrying out this line is worth to whoever does it."""
    if e.kind == CALL:
        if e.text in HARM and len(e.args) >= 2:
            at = HARM[e.text]
            amount = PER_HEALTH * number(e.args[at])
            return -amount if is_you(e.args[1 - at]) else amount
        if e.text == "gain" and len(e.args) >= 2:
            return PER_HEALTH_GAINED * number(e.args[1])
        if e.text == "draw" and len(e.args) >= 2:
            return PER_CARD * number(e.args[1]) * (1.0 if is_you(e.args[0]) else -1.0)
        if e.text in ONCE:
            own = any([is_own(arg) for arg in e.args])
            return -0.5 if own and e.text in ("discard", "move") else ONCE[e.text]
        if e.text == "choose":
            return max([worth_of_doing(arg) for arg in e.args[2:]], default=0.0)
        if e.text in ("if", "may", "to", "must", "with", "repeat", "unless"):
            return 0.6 * added([worth_of_doing(arg) for arg in e.args])
        return 0.0
    return added([worth_of_doing(arg) for arg in e.args])


def number(e: Expr) -> float:
    if e.kind == NUMBER:
        return float(e.value)
    if e.kind != CALL:
        return UNKNOWN
    if e.text in WORDS_FOR_NUMBERS:
        return WORDS_FOR_NUMBERS[e.text]
    if e.text == "alt" and len(e.args) == 3:
        return (number(e.args[0]) + number(e.args[2])) / 2
    if e.text == "plus" and len(e.args) == 2:
        return number(e.args[0]) + number(e.args[1])
    if e.text == "bonus" and len(e.args) == 2:
        return number(e.args[1]) / 2
    if e.text in ("times", "split") and e.args:
        return number(e.args[0]) * (UNKNOWN if e.text == "times" else 1.0)
    return UNKNOWN


def is_you(e: Expr) -> bool:
    """Whom it happens to: you alone, or the card itself."""
    return e.kind == CALL and e.text in ("you", "self")


def is_own(e: Expr) -> bool:
    """Whether a choice is among one's own cards only."""
    if e.kind == CALL and e.text in ("yours", "self"):
        return True
    return e.kind != BOTH and any([is_own(arg) for arg in e.args])
