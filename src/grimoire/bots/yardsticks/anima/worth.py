"""What doing something is worth, read from the words of a text. Rough, in Advantages; no card is known by name."""

from functools import lru_cache
from typing import Final

from grimoire.anima.definition import CardDefinition
from grimoire.anima.zones import ICON_OF_TYPE, INCIDENT, TRAP, TYPE_FACTION, TYPE_ORGANIZATION
from grimoire.bots.adding import added
from grimoire.language.syntax import ABILITY, CALL, NUMBER, Expr

PER_COMBAT: Final = 1.3  # a point of Combat for good
PER_SPEED: Final = 0.4
CHARACTER: Final = 5.0
SPANS: Final = {"fight": 0.35, "turn": 0.3, "next_turn": 0.35, "lasting": 1.0}
LEAST: Final = 0.3  # of an Advantage: it can still be discarded for something
SOME: Final = {
    "retrieve": 1.3,
    "take": 1.0,
    "steal_character": 5.0,
    "ascend": 3.0,
    "save": 3.0,
    "evade": 0.9,
    "escape": 0.8,
    "cancel": 0.9,
    "reroll": 0.9,
    "nudge": 0.8,
    "skip_preliminary": 0.6,
    "move_anywhere": 0.9,
    "pick_area": 0.9,
    "steel": 1.3,
    "peek": 0.4,
    "complete": 8.0,
    "turn_timer": 0.3,
}
HARMS: Final = {"kill": 5.0, "sacrifice": 5.0, "incapacitate": 0.7, "lose_turn": 1.5, "drop_faction": 0.8}


def worth_of_text(e: Expr) -> float:
    """What carrying this out is worth to whoever does it."""
    if e.kind == ABILITY:
        prices = [worth_of_text(part) for part in e.args[1:]] if e.text == "act" else []
        return added(prices) + worth_of_text(e.body if e.body is not None else e.args[0])
    if e.kind != CALL:
        return added([worth_of_text(part) for part in e.args])
    name, args = e.text, e.args
    if not args:  # a moment, a condition, or a word that says it all
        return SOME.get(name, 0.0)
    if name in ("combat", "combat_rolls"):
        return worth_of_change(args, PER_COMBAT)
    if name == "speed":
        return worth_of_change(args, PER_SPEED)
    if name == "hand_limit":
        return 0.5
    if name == "draw":
        return float(number(args[0]))
    if name == "discard":
        return -float(number(args[0])) if concerns(args[1:], "us") else 0.7 * number(args[0])
    if name == "steal":
        return 1.5 * number(args[0])
    if name == "exchange":
        return 0.3
    if name == "recruit":
        return CHARACTER
    if name in HARMS:
        return -HARMS[name] if concerns(args, "us") else HARMS[name]
    if name in SOME:
        return SOME[name]
    if name == "choose":
        return max([worth_of_text(part) for part in args], default=0.0)
    if name in ("if", "to", "on_die", "check"):
        parts = [worth_of_text(part) for part in args]
        return added(parts) / max(1, len([part for part in parts if part]))
    return added([worth_of_text(part) for part in args])


def worth_of_change(args: list[Expr], each: float) -> float:
    """A change of Combat or Speed: for oneself it helps, for the foe or a rival it helps if it takes away."""
    amount = number(args[0])
    span = SPANS.get(args[2].text, 1.0) if len(args) > 2 else 1.0
    return each * amount * span if concerns(args[1:2], "us") else -each * amount * span


def concerns(args: list[Expr], who: str) -> bool:
    return any([(arg.kind == CALL and arg.text == who) or concerns(arg.args, who) for arg in args])


def number(e: Expr) -> int:
    return e.value if e.kind == NUMBER else 1


@lru_cache(maxsize=512)
def worth_of_card(definition: CardDefinition) -> float:
    """An Advantage in hand, for somebody who can use it."""
    best = max([worth_of_text(line) for line in definition.lines], default=0.0)
    if definition.type in (TYPE_FACTION, TYPE_ORGANIZATION):
        best *= 0.7
    elif definition.type in (TRAP, INCIDENT):
        best = 0.6
    return max(LEAST, min(2.0, best))


def worth_in_hand(definition: CardDefinition, skills: int) -> float:
    """The same for a Party with these skills: what nobody can use is only good to be discarded or traded away."""
    icon = ICON_OF_TYPE.get(definition.type, 0)
    whole = worth_of_card(definition)
    return whole if not icon or icon & skills else LEAST + 0.25 * (whole - LEAST)
