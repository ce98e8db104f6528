"""Reading a definition for its text: filters taken apart, abilities put in order. Knows no language."""

from typing import Final

from grimoire.language.syntax import BOTH, CALL, EITHER, STRING, TOGETHER, Expr
from grimoire.language.words import UnknownWord
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.filters import ZONE_WORDS

TYPES: Final[tuple[str, ...]] = ("spell", "permanent", "equipment", "ritual", "animal", "card", "target", "weapon", "ring")
STATES: Final[tuple[str, ...]] = ("prepared", "channeled", "component", "rested")
NUMERALS: Final[dict[str, int]] = {"zero": 0, "one": 1, "two": 2, "four": 4}  # numbers written as words
DESTROYED: Final[tuple[str, ...]] = ("permanent", "equipment", "weapon", "ring")
_MARKS: Final[tuple[str, ...]] = (
    *("other", "not_it", "everywhere", "same_name", "has_hp", "no_hp", "channelable", "locks_none", "played_this_turn"),
    *("on_top", "looked"),
)
_NEGATED: Final[tuple[str, ...]] = ("same_name", "on_top")  # the marks that have a phrase for their opposite
_DETAILS: Final[tuple[str, ...]] = (
    "hp_from",
    "costing",
    "has",
    "does",
    "activated_on",
    "below",
    "targeting",
    "sharing_word",
    "named",
)


def is_call(expr: Expr, word: str) -> bool:
    """Whether the expression is this word, with or without arguments."""
    return expr.kind == CALL and expr.text == word


def speaks_of_x(expr: Expr) -> bool:
    """Whether X is what was paid."""
    return is_call(expr, "x") or any(
        [speaks_of_x(part) for part in [*expr.args, expr.body, expr.condition] if part is not None]
    )


def unknown(expr: Expr) -> UnknownWord:
    """The refusal of an expression, by its word."""
    return UnknownWord(expr.text or str(expr))


def qualifier(event: Expr, word: str) -> Expr | None:
    """The argument of from(...), by(...), during(...) in an event; the word itself where it has none."""
    for arg in event.args:
        if is_call(arg, word):
            return arg.args[0] if arg.args else arg
    return None


def is_denial(condition: Expr) -> bool:
    """Whether a condition says that something is not so, and has no words of its own for that."""
    return is_call(condition, "not") and condition.args[0].text not in ("mn", "opp_mn")


def is_lead_of_its_own(condition: Expr) -> bool:
    """Whether a condition opens a sentence by itself ("Zenith: ", "during your turn, ", "unless …, "), not after "and"."""
    return is_denial(condition) or is_call(condition, "zenith") or is_call(condition, "turn_of")


class Filter:
    """A filter by its parts."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.not_words: list[str] = []
        self.elements: list[str] = []
        self.not_elements: list[str] = []
        self.types: list[str] = []
        self.not_types: list[str] = []
        self.states: list[str] = []
        self.zones: list[str] = []
        self.owner = ""  # "you", "opp", "that" (the player spoken of), or "player" (a chosen one, or `owner_number` of them)
        self.owner_number: Expr | None = None
        self.marks: list[str] = []
        self.not_marks: list[str] = []
        self.details: list[Expr] = []

    def marked(self, mark: str) -> bool:
        return mark in self.marks

    def state(self, state: str) -> bool:
        return state in self.states

    def zone(self) -> str:
        """Where the cards are: a zone other than the board, or nothing."""
        if len(self.zones) == 1 and self.zones[0] != "in_play":
            return self.zones[0]
        return "looked" if "looked" in self.marks else ""

    def noun(self) -> str:
        """What the noun is made of: the "types" or the "words" of the filter, or else a noun of its own."""
        if self.own_animal() and self.words:
            return "words"
        if self.state("component"):
            return "component"
        if self.types:
            return "types"
        if self.words and self.zone() in ("", "in_exile"):
            return "words"
        return "spell" if self.states or (self.marked("channelable") and not self.words) else "card"

    def is_whole_pile(self) -> bool:
        """A hand or a discard pile, with all that is in it."""
        if self.zones not in (["in_hand"], ["in_discard"], ["in_deck"]) or self.owner == "player":
            return False
        return not (self.words or self.types or self.is_qualified())

    def is_mere_kind(self) -> bool:
        """Types or words of names alone: nothing is said of where the cards are, whose they are and what else is so."""
        return not (self.owner or self.zones or self.is_qualified())

    def is_qualified(self) -> bool:
        said = self.not_words or self.elements or self.not_elements or self.not_types
        return bool(said or self.details or self.marks or self.not_marks or self.states)

    def detailed(self, word: str) -> bool:
        return word in [detail.text for detail in self.details]

    def own_animal(self) -> bool:
        """A player has one Animal: it is spoken of as "your Animal"."""
        if self.types != ["animal"] or self.owner not in ("you", "opp") or self.zone() != "" or len(self.zones) > 1:
            return False
        told = self.details or self.not_words or self.not_elements or self.not_types or self.not_marks
        return not told and all([mark in ("everywhere", "other") for mark in self.marks])

    def destroyed(self) -> bool:
        """Whether discarding these cards is called destroying them."""
        return self.zone() == "" and self.types != [] and all([kind in DESTROYED for kind in self.types])


def read_filter(expr: Expr) -> Filter:
    """Take a filter apart. Raises UnknownWord."""
    found = Filter()
    _read(expr, found, False)
    if found.zones and ("prepared" in found.states or "channeled" in found.states):
        raise UnknownWord(found.zones[0])  # "in hand or prepared": the two are said in different places
    return found


def _read(expr: Expr, found: Filter, negative: bool) -> None:
    if expr.kind == EITHER or (expr.kind in (TOGETHER, BOTH) and not negative):
        for arg in expr.args:
            _read(arg, found, negative)
    elif expr.kind == STRING:
        (found.not_words if negative else found.words).append(expr.text)
    elif expr.kind != CALL:
        raise unknown(expr)
    else:
        _read_word(expr, found, negative)


def _read_word(expr: Expr, found: Filter, negative: bool) -> None:
    word = expr.text
    if negative and word not in ELEMENTS and word not in TYPES and word not in _NEGATED:
        raise UnknownWord("not")
    if word in ELEMENTS:
        (found.not_elements if negative else found.elements).append(word)
    elif word in TYPES:
        (found.not_types if negative else found.types).append(word)
    elif word in STATES:
        found.states.append(word)
    elif word in ZONE_WORDS:
        found.zones.append(word)
    elif word in _MARKS:
        (found.not_marks if negative else found.marks).append(word)
    elif word in _DETAILS:
        found.details.append(expr)
    elif word == "not" and expr.called:
        _read(expr.args[0], found, True)
    elif word == "yours":
        found.owner = "you"
    elif word == "theirs":
        found.owner = "opp"
    elif word == "of" and expr.called and expr.args[0].text in ("you", "opp", "that_player"):
        found.owner = expr.args[0].text.removesuffix("_player")
    elif word == "of" and expr.called and is_call(expr.args[0], "a_player"):
        found.owner = "player"
        if expr.args[0].args:
            found.owner_number = expr.args[0].args[0]
    else:
        raise unknown(expr)


def read_mana(expr: Expr) -> list[tuple[Expr, list[str]]]:
    """`1 fire|air`, `1 vegetal & 1 water`, `all mana`: how much, of which elements ("mana" is any)."""
    if expr.kind == BOTH:
        return [read_mana(arg)[0] for arg in expr.args]
    if expr.kind != TOGETHER or len(expr.args) != 2:
        raise unknown(expr)
    kinds = expr.args[1]
    elements = [kind.text for kind in (kinds.args if kinds.kind == EITHER else [kinds])]
    for element in elements:
        if element not in ELEMENTS and element not in ("mana", "own_element"):
            raise UnknownWord(element)
    return [(expr.args[0], elements)]
