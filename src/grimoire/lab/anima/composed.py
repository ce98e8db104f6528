"""Effects of Anima made of effects, and what each of them means whatever way it is written: one text, one meaning."""

from collections.abc import Iterator
from typing import Final

from grimoire.lab.inventing.grammar import Chooser
from grimoire.language.syntax import ABILITY, BOTH, NUMBER, STEPS, Expr

PLAIN: Final = ("draw(1)", "combat(2, us, turn)", "discard(3, us)", "lose_turn(rival)", "speed(1, foe, turn)")
AROUND: Final = (
    "if(has_faction(us), {})",
    "if(foe_is(natural), {})",
    "choose({}, nothing)",
    "by_each(each, {})",
    "once_a_game({})",
    "after_fight({})",
    "check(8, failed({}))",
    "on_die(2, low({}))",
)
AROUND_TWO: Final = (
    "{} then {}",
    "if(has_faction(us), {}, {})",
    "choose({}, {})",
    "to({}, {})",
    "check(8, passed({}), failed({}))",
    "on_die(2, low({}), high({}))",
)


def composed_of(plain: tuple[str, ...], words: int) -> Iterator[tuple[str, int]]:
    """Whatever can be made of these effects in this order with this many words at most, and how many it took."""
    if len(plain) == 1:
        yield plain[0], 0
    if words == 0:
        return
    for inner, taken in composed_of(plain, words - 1):
        for around in AROUND:
            yield around.format(inner), taken + 1
    for i in range(1, len(plain)):
        for left, first in composed_of(plain[:i], words - 1):
            for right, second in composed_of(plain[i:], words - 1 - first):
                for around in AROUND_TWO:
                    yield around.format(left, right), first + second + 1


def composed(chooser: Chooser, depth: int) -> str:
    """One of them by chance."""
    if depth <= 0 or chooser.one_in(5):
        return chooser.pick(PLAIN)
    if chooser.one_in(2):
        return chooser.pick(AROUND).format(composed(chooser, depth - 1))
    return chooser.pick(AROUND_TWO).format(composed(chooser, depth - 1), composed(chooser, depth - 1))


def meaning(e: Expr) -> str:
    """The same for two texts that differ in nothing but how they are written."""
    if e.kind == NUMBER:
        return str(e.value)
    parts = [meaning(part) for part in e.args]
    if e.kind == STEPS:
        return f"({' then '.join(parts)})"
    if e.kind == BOTH:
        return " & ".join(sorted(set(parts)))
    if e.kind == ABILITY:
        after = [meaning(part) for part in (e.body, e.condition) if part is not None]
        return f"{e.text} {parts} => {after}"
    word = e.text
    if word == "draw" and len(parts) == 1:
        parts.append("us()")
    elif word in ("rival", "spin_icons"):  # in any order
        parts = sorted(set(parts))
    elif word == "fight" and parts:  # the span of this name has none
        parts = [parts[0], *sorted(set(parts[1:]))]
    elif word == "on_die" and len(parts) == 1:  # a die for nothing
        parts = []
    elif word == "choose":  # nothing may be chosen, or not; a choice in a choice is one choice
        within = [part for option in e.args for part in (option.args if option.text == "choose" else [option])]
        parts = [meaning(option) for option in within if option.text != "nothing"]
        parts += ["nothing()"] * (len(parts) < len(within))
    return f"{word}({', '.join(parts)})"
