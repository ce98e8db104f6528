"""Keywords a card has now (D3.1), and words it counts for. Computed when asked for, never stored.

A keyword may have a condition: "Protector if you are a Mage Noir".
"""

from typing import Final, cast

from grimoire.kernel.frame import NO_USES
from grimoire.magenoir.changed_numbers import fits_user, riders_of
from grimoire.magenoir.definition import TRANSMUTABLE, Ability
from grimoire.magenoir.modifiers import KEYWORD, LOSES_WORD, NEVER, SILENCE, Modifier
from grimoire.magenoir.passive_effects import is_about, is_silenced, is_working
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.state import STATIC, State
from grimoire.magenoir.zones import DECK, HAND

ALL_KEYWORDS: Final = -1
ALL_WORDS: Final = -1
MOST_ABILITIES: Final = 256  # of one card
MOST_ASKED: Final = 3  # conditions one inside the other: many cards that hang on each other are not asked in every order


class KeywordAbility(Ability):
    def __init__(self, keyword: int, word: int) -> None:
        super().__init__()
        self.keyword = keyword
        self.word = word  # of Transmutable

    def applies(self, g: State, card: int) -> bool:
        """Whether the card has it now. A keyword that hangs on keywords or words does not ask for itself."""
        if self.condition is None:
            return True
        asked = (self.home * MOST_ABILITIES + self.number) * CARD_BITS + card
        if asked in g.busy or len(g.busy) >= MOST_ASKED:
            return False
        g.busy.append(asked)
        holds = self.condition.holds(g, g.scope_of(card, STATIC))
        g.busy.pop()
        return holds


def words(g: State, card: int, wanted: int = ALL_WORDS) -> int:
    """The words this card counts for now, as bits; of those nobody asks for only what costs nothing."""
    definition = g.definitions[g.defs[card]]
    mods = g.mods
    zone = g.zone[card]
    hidden = zone == HAND or zone == DECK
    if not hidden and mods[SILENCE] and is_silenced(g, card):
        return definition.name_bits
    bits = definition.words
    if definition.extras:
        bits |= words_by_its_text(g, card, wanted)
    if hidden:
        return bits  # what others say of it does not reach it there (D6.4)
    if card in g.given:
        for gift in g.given[card]:
            if isinstance(gift.ability, KeywordAbility) and gift.ability.keyword == TRANSMUTABLE:
                bits |= gift.ability.word
    if mods[KEYWORD]:
        for active in mods[KEYWORD]:
            modifier = cast(Modifier, active.ability)
            if modifier.keyword != TRANSMUTABLE or not modifier.word & wanted:
                continue
            if is_about(g, active, card) and is_working(g, active):
                bits |= modifier.word
    if mods[LOSES_WORD]:
        for active in mods[LOSES_WORD]:
            lost = cast(Modifier, active.ability).word
            if lost & bits & wanted and is_about(g, active, card) and is_working(g, active):
                bits &= ~lost
    return bits


def words_by_its_text(g: State, card: int, wanted: int) -> int:
    """What a card's own text makes it Transmutable into as things stand, of the words wanted, wherever it lies (D3.2.4): each
    word it is given counts (D3.1.2)."""
    bits = 0
    for extra in g.definitions[g.defs[card]].extras:
        keyword = cast(KeywordAbility, extra)
        if keyword.keyword == TRANSMUTABLE and keyword.word & wanted and keyword.applies(g, card):
            bits |= keyword.word
    return bits


def has_words(g: State, card: int, wanted: int) -> bool:
    """Whether one of these words designates a card: a word of its name, or one it is Transmutable into (D2.3.2)."""
    return words(g, card, wanted) & wanted == wanted


def keywords(g: State, card: int, wanted: int = ALL_KEYWORDS) -> int:
    """The keywords this card has now, as bits: twice the same is no more than once (D3.1.1); of those nobody asks for only
    what costs nothing."""
    definition = g.definitions[g.defs[card]]
    mods = g.mods
    bits = definition.keywords
    for active in mods[KEYWORD]:
        wanted |= cast(Modifier, active.ability).beside
    if mods[SILENCE] and is_silenced(g, card):
        bits = 0
    else:
        for extra in definition.extras:
            keyword = cast(KeywordAbility, extra)
            if keyword.keyword & wanted and keyword.applies(g, card):
                bits |= keyword.keyword
        if card in g.given:
            for gift in g.given[card]:
                ability = gift.ability
                if isinstance(ability, KeywordAbility) and ability.keyword & wanted and ability.applies(g, card):
                    bits |= ability.keyword
        for use in g.used.get(card, NO_USES):
            for rider in riders_of(g, use):
                modifier = cast(Modifier, rider.ability)
                if modifier.query == KEYWORD and fits_user(g, modifier, card):
                    bits |= modifier.keyword
    if mods[KEYWORD]:
        for active in mods[KEYWORD]:
            modifier = cast(Modifier, active.ability)
            if bits & modifier.keyword or not modifier.keyword & wanted:
                continue
            if not is_about(g, active, card) or not is_working(g, active):
                continue
            if modifier.beside == 0 or (bits & modifier.beside and not is_never(g, card, modifier.beside)):
                bits |= modifier.keyword
    if mods[NEVER]:
        for active in mods[NEVER]:
            modifier = cast(Modifier, active.ability)
            if bits & wanted & modifier.keyword and is_about(g, active, card) and is_working(g, active):
                bits &= ~modifier.keyword
    return bits


def is_never(g: State, card: int, keyword: int) -> bool:
    """Whether something says that this card never has a keyword."""
    for active in g.mods[NEVER]:
        if cast(Modifier, active.ability).keyword == keyword and is_about(g, active, card) and is_working(g, active):
            return True
    return False


def has_keyword(g: State, card: int, keyword: int) -> bool:
    definition = g.definitions[g.defs[card]]
    if not definition.keywords & keyword and not definition.extras and not g.mods[KEYWORD]:
        if (not g.used or card not in g.used) and (not g.given or card not in g.given):
            return False  # the usual case, told without asking for all its keywords
    return keywords(g, card, keyword) & keyword != 0
