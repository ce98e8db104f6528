"""Which cards use which words of the card language: a concordance, by the kind of place a word stands in."""

from typing import Final

from grimoire.language.syntax import ABILITY, CALL, NUMBER, STRING, TOGETHER, Expr
from grimoire.magenoir.building import FIXED_NUMBERS
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.filters import ZONE_WORDS
from grimoire.magenoir.inside_words import inside_names
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import ANIMAL, PERMANENT, TYPES
from grimoire.pages.word_book import Use

ABILITY_KIND: Final = "kind of ability"
INSIDE: Final = "inside another word"  # flags and the like, which stand nowhere else

# What stands first in an ability of each kind.
_FIRST: Final = {
    "on": "event",
    "instead": "event",
    "asap": "condition",
    "always": "modifier",
    "rider": "modifier",
    "prepare": "clause",
    "act": "timing",
    "": "keyword",
}
# The arguments by which words of several kinds are told apart, by the word and the place of the argument.
_ARGUMENT: Final = {
    ("move", 1): "place",
    ("next", 0): "event",
    ("next", 1): "duration",
    ("lasting", 0): "duration",
    ("if", 0): "condition",
    ("alt", 1): "condition",
    ("only", 0): "condition",
    ("bonus", 0): "condition",
    ("with_riders", 1): "condition",
    ("cannot", 0): "event",
    ("tally", 0): "event",
    ("keyword", 1): "keyword",
    ("never", 1): "keyword",
    ("take", 0): "amount of Mana",
    ("pay", 0): "amount of Mana",
    ("release", 0): "amount of Mana",
    ("lock", 0): "amount of Mana",
    ("distribute", 0): "amount of Mana",
    ("sel", 1): "filter",
    ("all", 0): "filter",
    ("is", 1): "filter",
}
_CARD_NAMING: Final = ("create", "named")
_WORD_NAMING: Final = ("transmutable", "waive", "used", "loses_word")  # a word of a name beside them is no filter
_MANA_NAMING: Final = ("locked", "held", "released_now", "traded", "released", "trade_rate")  # nor is an element

# One entry of the vocabulary stands for several words of a kind.
_ENTRY: Final[dict[tuple[str, str], str]] = {
    **{("filter", element): ELEMENTS[0] for element in ELEMENTS},
    **{("filter", kind): TYPES[PERMANENT] for kind in TYPES[PERMANENT : ANIMAL + 1]},
    **{("filter", zone): "in_hand" for zone in ZONE_WORDS},
    **{("number", fixed): "one" for fixed in FIXED_NUMBERS},
}


def words_of(definition: CardDefinition) -> set[Use]:
    """The words a card uses."""
    found: set[Use] = set()
    for line in definition.lines:
        found |= words_in(line)
    return found


def words_in(line: Expr) -> set[Use]:
    """The words one line of a card uses."""
    found: set[Use] = set()
    _walk(line, "effect", found)
    return found


def concordance(pool: Pool) -> dict[Use, list[str]]:
    """The ids of the cards that use a word, for every word that a card uses."""
    cards: dict[Use, list[str]] = {}
    for definition in pool.definitions:
        for use in words_of(definition):
            cards.setdefault(use, []).append(definition.id)
    return cards


def used_once(pool: Pool) -> list[tuple[Use, str]]:
    """The words that exactly one card uses, with that card."""
    return sorted((use, ids[0]) for use, ids in concordance(pool).items() if len(ids) == 1)


def unused(pool: Pool) -> list[Use]:
    """The words of the vocabulary that no card uses."""
    used = concordance(pool)
    return sorted({(word.kind, word.name) for word in V.words} - set(used))


def kind_of(word: str, expected: str, called: bool) -> str:
    """The kind of a word, given what is expected where it stands, and whether it has parentheses."""
    kinds = [kind for kind, names in V.kinds.items() if word in names or (kind, word) in _ENTRY]
    if expected in kinds:
        return expected
    if not kinds or (word in inside_names() and not (word == "all" and called)):  # `all mana`, but `all(filter)`
        return INSIDE
    for kind in kinds:
        if kind not in ("place", "event", "clause", "condition", "amount of Mana"):  # these stand only where they are expected
            return kind
    return kinds[0]


def _walk(e: Expr, expected: str, found: set[Use]) -> None:
    if e.kind == NUMBER:
        found.add(("number", "7"))
        if expected == "amount of Mana":
            found.add((expected, "1"))
    elif e.kind == STRING:
        found.add(("filter", '"Word"'))
    elif e.kind == CALL:
        kind = kind_of(e.text, expected, e.called)
        found.add((kind, _ENTRY.get((kind, e.text), e.text)))
        for i, arg in enumerate(e.args):
            if not _is_name(e, i):
                _walk(arg, kind if e.text == "not" else _ARGUMENT.get((e.text, i), ""), found)
    elif e.kind == ABILITY:
        if e.text:
            found.add((ABILITY_KIND, e.text))
        if e.scope:
            found.add(("scope", f"@{e.scope}"))
        for i, arg in enumerate(e.args):
            _walk(arg, "effect" if i else _FIRST[e.text], found)
        if e.body is not None:
            _walk(e.body, "effect", found)
        if e.condition is not None:
            found.add((ABILITY_KIND, "if"))
            _walk(e.condition, "condition", found)
    else:
        for arg in e.args:
            if not (_is_amount(e) and arg.kind in (CALL, STRING) and (arg.text in ELEMENTS or arg.kind == STRING)):
                _walk(arg, expected, found)


def _is_name(e: Expr, place: int) -> bool:
    """Whether an argument names a card, a word of a name or an element of Mana, and is no word of the language there."""
    arg = e.args[place]
    if e.text in _CARD_NAMING and place == 0:
        return True
    return (e.text in _WORD_NAMING and arg.kind == STRING) or (e.text in _MANA_NAMING and arg.text in ELEMENTS)


def _is_amount(e: Expr) -> bool:
    """Whether this is an amount of something (`2 fire`, `1 "Time"`), and no filter."""
    if e.kind != TOGETHER:
        return False
    first = e.args[0]
    return first.kind == NUMBER or (first.kind == CALL and kind_of(first.text, "", first.called) in ("number", INSIDE))
