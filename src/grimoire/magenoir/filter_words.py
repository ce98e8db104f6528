"""The words of filters: which cards a text speaks of."""

from abc import abstractmethod
from typing import Final

from grimoire.language.syntax import CALL, EITHER, STRING, TOGETHER, CardTextError, Expr
from grimoire.magenoir.definition import KEYWORD_NUMBER
from grimoire.magenoir.elements import ELEMENT_NUMBER
from grimoire.magenoir.expressions import CardsExpr, Value
from grimoire.magenoir.filters import ZONE_WORDS, Filter
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.players import Who
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import CHANNELED, COMPONENTS, PREPARED, TYPE_NUMBER

FILTERS_WITH_ARGUMENTS: Final = frozenset(
    ("not", "below", "named", "hp_from", "of", "has", "costing", "does", "activated_on", "targeting", "sharing_word")
)
SLOT_WORDS: Final[tuple[str, ...]] = ("ring", "weapon")
NEGATED: Final[tuple[str, ...]] = ("name", "element", "type", "slot")  # what `not` is said of, besides the words below
NEGATED_WORDS: Final[tuple[str, ...]] = ("same_name", "on_top")
# Whose text can be told from the word it uses.
DOES: Final[tuple[str, ...]] = (
    "draw",
    "damage",
    "discard",
    "gain",
    "lose",
    "look",
    "shuffle",
    "phase",
    "move",
    "apply",
    "activate",
)


def kind_of(e: Expr) -> str:
    """What a word of a filter is said of: of each only one thing is said, `a|b` where it may be either."""
    if e.kind == STRING:
        return "name"
    name = e.text
    if name in ELEMENT_NUMBER:
        return "element"
    if name in SLOT_WORDS:
        return "slot"
    if name in ("spell", "card") or name in TYPE_NUMBER:
        return "type"
    if name in ("prepared", "channeled", "component", "looked", "everywhere") or name in ZONE_WORDS:
        return "place"
    if name in ("yours", "theirs", "of"):
        return "owner"
    return "health" if name in ("has_hp", "no_hp", "hp_from") else name


def one_thing_each(parts: list[Expr]) -> None:
    """Refuse words that deny each other, or say the same thing in two ways."""
    said: dict[str, Expr] = {}
    for part in parts:
        options = part.args if part.kind == EITHER else [part]
        kinds = {kind_of(option) for option in options}
        if len(kinds) > 1 or (len(options) > 1 and kinds & {"not", "owner", "health"}):
            raise CardTextError("bad-mixed", part.column, text=str(part))
        if len(options) > 1 and any(
            [option.kind == CALL and option.text in ("looked", "component", "everywhere") for option in options]
        ):
            raise CardTextError("bad-mixed", part.column, text=str(part))
        kind = kind_of(options[0])
        if kind in said and kind != "not":
            raise CardTextError("bad-beside", part.column, text=str(part), other=str(said[kind]))
        said[kind] = part
        if len({str(option) for option in options}) < len(options):
            raise CardTextError("bad-said-twice", part.column, text=str(part))
    for one in ("same_name", "named"):
        for kind in ("name", "element", "type", "slot"):
            if one in said and kind in said:
                raise CardTextError("bad-copies-of-one", said[kind].column, text=str(said[kind]), other=str(said[one]))
    if "slot" in said and "type" in said:
        raise CardTextError("bad-beside-slot", said["type"].column, text=str(said["type"]), slot=str(said["slot"]))
    if "rested" in said and str(said.get("type", "")) not in ("animal", "card"):
        raise CardTextError("bad-rested", said["rested"].column)


class FilterBuilder:
    """Builds filters. The other kinds of words that may stand in one are built by its heirs."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.slot = 0  # of the selection being built
        self.later_names: list[tuple[Filter, str, int]] = []  # cards named before they are read

    @abstractmethod
    def who(self, e: Expr) -> Who: ...

    @abstractmethod
    def need_looked(self, e: Expr) -> None: ...

    @abstractmethod
    def one_player(self, e: Expr) -> Who: ...

    @abstractmethod
    def value(self, e: Expr) -> Value: ...

    @abstractmethod
    def elements(self, e: Expr) -> int: ...

    @abstractmethod
    def cards(self, e: Expr) -> CardsExpr: ...

    def filter(self, e: Expr, component: bool = False, anywhere: bool = False) -> Filter:
        """A row of words that must all hold; a|b for either."""
        result = Filter()
        parts = e.args if e.kind == TOGETHER else [e]
        one_thing_each(parts)
        if component:
            result.component = True
        for part in parts:
            self.filter_part(result, part)
        if anywhere and result.zones == 0:
            result.zones = (1 << 11) - 1
        result.close()
        return result

    def filter_part(self, result: Filter, e: Expr) -> None:
        options = e.args if e.kind == EITHER else [e]
        for option in options:
            if option.kind == STRING:
                result.words.append(self.pool.word_bit(option.text))
                continue
            if option.kind != CALL:
                raise V.refuse("filter", option)
            name = option.text
            if option.called and name not in FILTERS_WITH_ARGUMENTS:
                raise CardTextError("bad-parentheses", option.column, word=name)
            if name in ELEMENT_NUMBER:
                result.elements |= 1 << ELEMENT_NUMBER[name]
            elif name == "spell":
                result.types |= 15
            elif name == "card":
                result.types |= 31
            elif name in TYPE_NUMBER:
                result.types |= 1 << TYPE_NUMBER[name]
            elif name == "prepared":
                result.zones |= 1 << PREPARED
            elif name == "channeled":
                result.zones |= 1 << CHANNELED
            elif name == "component":
                result.component = True
                for zone in COMPONENTS:
                    result.zones |= 1 << zone
            elif name == "yours":
                result.yours = True
            elif name == "theirs":
                result.theirs = True
            elif name in ZONE_WORDS:
                result.zones |= ZONE_WORDS[name]
            elif name == "everywhere":
                result.everywhere = True
            elif name == "other":
                result.other = True
            elif name == "has_hp":
                result.has_hp = True
            elif name == "no_hp":
                result.no_hp = True
            elif name == "hp_from" and len(option.args) == 1:
                result.least_hp = self.value(option.args[0])
            elif name == "locks_none":
                result.locks_none = True
            elif name == "channelable":
                result.channelable = True
            elif name == "same_name":
                result.same_name = True
            elif name == "played_this_turn":
                result.played_this_turn = True
            elif name == "on_top":
                result.on_top = True
            elif name == "rested":
                result.rested = True
            elif name == "not_it":
                result.not_it = self.slot
            elif name == "looked":
                self.need_looked(option)
                result.looked = True
                result.zones = (1 << 11) - 1
            elif name == "of" and len(option.args) == 1:
                result.of = self.one_player(option.args[0])
            elif name == "has" and len(option.args) == 1 and option.args[0].text in KEYWORD_NUMBER:
                if option.args[0].called or option.args[0].text in ("mage_noir", "transmutable"):
                    raise CardTextError("bad-has", option.column, text=str(option.args[0]))
                result.has_keyword = KEYWORD_NUMBER[option.args[0].text]
            elif name == "costing" and len(option.args) == 1 and option.args[0].kind == TOGETHER:
                result.cost_from = self.value(option.args[0].args[0])
                result.cost_elements = self.elements(option.args[0].args[1])
            elif name == "does" and len(option.args) == 1:
                if option.args[0].called or option.args[0].text not in DOES:
                    raise CardTextError("bad-does", option.column, text=str(option), allowed=", ".join(DOES))
                result.does = option.args[0].text
            elif name == "activated_on" and len(option.args) == 1:
                result.activated_by = self.who(option.args[0])
            elif (
                name == "targeting" and len(option.args) == 1 and option.args[0].text == "sel" and len(option.args[0].args) == 2
            ):
                if str(option.args[0].args[0]) not in ("1", "one"):
                    raise CardTextError("bad-targeting", option.column, text=str(option))
                result.targeting = self.filter(option.args[0].args[1])
            elif name == "sharing_word" and len(option.args) == 1:
                result.shares_word_with = self.cards(option.args[0])
            elif name in SLOT_WORDS:
                result.slots.append(name)
            elif name == "not" and len(option.args) == 1:
                denied = option.args[0].args if option.args[0].kind == EITHER else option.args
                for word in denied:
                    if kind_of(word) not in NEGATED and not (word.kind == CALL and word.text in NEGATED_WORDS):
                        raise CardTextError("bad-negated", option.column, allowed=", ".join(NEGATED_WORDS), text=str(word))
                result.without.append(self.filter(option.args[0], anywhere=True))
            elif name == "below" and len(option.args) == 1 and option.args[0].text == "self":
                result.below_self = True
            elif name == "named" and len(option.args) == 1:
                result.types |= 31
                self.later_names.append((result, option.args[0].text, option.column))
            else:
                raise V.refuse("filter", option)
