"""A worked example for every word of the card language: a line of a shipped card, or one made for the purpose."""

from typing import Final

from grimoire.language.syntax import ABILITY, BOTH, EITHER, PLUS, STEPS, TOGETHER, Expr, parse
from grimoire.magenoir.pool import Pool
from grimoire.pages.magenoir.card_words import words_in
from grimoire.pages.word_book import Example, Use, keep_shorter

# Type and line of an invented card, for words that no shipped card uses, or none in a line that is easy to read. A new
# word needs a line here until a card uses it; a test asks for it.
INVENTED: Final[dict[Use, tuple[str, str]]] = {
    ("condition", "and"): ("spell", "quickcast if and(mn, zenith)"),
    ("filter", "not_it"): ("spell", "lock(1 water, under(sel(one, spell yours)), sel(one, spell not_it))"),
    ("number", "damage_done"): ("spell", "damage(2, opp) then if(none(damage_done(opp)), draw(you, 1))"),
    ("choice of cards", "others"): ("spell", "look(deck_top(you, 3)) + move(sel(1, looked), hand) + move(others, bottom)"),
    ("effect", "by_each"): ("spell", "by_each(you & opp, discard(deck_top(you)))"),
    ("effect", "prepare"): ("spell", 'prepare(sel(1, "Forest" in_hand yours), free)'),
    ("duration", "this_activation"): (
        "spell",
        "lasting(this_activation, instead discarded(self, on_activation) => move(self, hand))",
    ),
    ("inside another word", "free"): ("spell", 'prepare(sel(1, "Forest" in_hand yours), free)'),
    ("inside another word", "own_element"): ("permanent", "always cost(spell yours, less(1 own_element))"),
}

# How signs are written in the grammar, by the kind of expression they make.
SIGNS: Final = {EITHER: "a|b", TOGETHER: "a b c", BOTH: "a & b", PLUS: "effect + effect"}
JOINTS: Final = {"then": "action then action", "/": "action / action"}
CONDITION: Final = "ability if condition"
SCOPED: Final = "ability @scope"


def examples(pool: Pool) -> dict[Use, Example]:
    """For every word the shortest line of a shipped card that uses it, unless there is an invented one."""
    found: dict[Use, Example] = {}
    for definition in pool.definitions:
        for line in definition.lines:
            for use in words_in(line):
                keep_shorter(found, use, Example(line, definition.type_name, definition))
    for use, (kind, text) in INVENTED.items():
        found[use] = Example(parse(text), kind, None)
    return found


def sign_examples(pool: Pool) -> dict[str, Example]:
    """The same for the signs of the grammar."""
    found: dict[str, Example] = {}
    for definition in pool.definitions:
        for line in definition.lines:
            for sign in signs_in(line):
                keep_shorter(found, sign, Example(line, definition.type_name, definition))
    return found


def signs_in(e: Expr) -> set[str]:
    signs = {SIGNS[e.kind]} if e.kind in SIGNS else set()
    if e.kind == STEPS:
        signs |= {JOINTS[joint] for joint in e.joints}
    if e.kind == ABILITY and e.condition is not None:
        signs.add(CONDITION)
    if e.kind == ABILITY and e.scope:
        signs.add(SCOPED)
    for part in [*e.args, e.body, e.condition]:
        if part is not None:
            signs |= signs_in(part)
    return signs
