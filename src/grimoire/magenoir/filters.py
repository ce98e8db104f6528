"""Which cards a text speaks of: zone, side, type, element, words, state."""

from typing import Final

from grimoire.kernel.frame import Scope
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.expressions import CardsExpr, Subject, Value
from grimoire.magenoir.keywords import has_keyword, has_words, words
from grimoire.magenoir.modifiers import ELEMENT
from grimoire.magenoir.passive_effects import text_of
from grimoire.magenoir.players import Who
from grimoire.magenoir.procedures import is_activating
from grimoire.magenoir.queries import element, is_component
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.state import State
from grimoire.magenoir.text_source import speaker
from grimoire.magenoir.zones import (
    ANIMAL,
    ANIMALS,
    BOARD,
    DECK,
    DISCARD,
    EQUIPMENT_TYPE,
    EXILE,
    HAND,
    PERMANENT,
    RITUAL,
    SPELL,
    ZONES,
    is_board,
)

BOARD_MASK: Final = sum(1 << zone for zone in BOARD)
PRIVATE_MASK: Final = 1 << HAND | 1 << DECK
ALL_ZONES: Final = (1 << 11) - 1
SPELL_TYPES: Final = 1 << SPELL | 1 << PERMANENT | 1 << EQUIPMENT_TYPE | 1 << RITUAL


def has_health(g: State, card: int) -> bool:
    """Whether a card has Health Points: on the board as it is there (a channeled Rock wall has none), elsewhere as printed."""
    return (g.hp[card] if is_board(g.zone[card]) else g.definition(card).hp) != NO_HP


class Filter(Subject):
    """A conjunction of simple tests; what is left open matches anything."""

    def __init__(self) -> None:
        super().__init__()
        self.zones = 0  # bit mask; 0 until the builder closes it: the board
        self.theirs = False
        self.of: Who | None = None
        self.types = 0
        self.elements = 0
        self.words: list[int] = []  # one of these words (or phrases) must be there; empty: any
        self.named: list[int] = []  # card numbers
        self.component = False
        self.other = False
        self.has_hp = False
        self.no_hp = False
        self.least_hp: Value | None = None
        self.locks_none = False
        self.channelable = False
        self.same_name = False
        self.played_this_turn = False
        self.on_top = False
        self.rested = False
        self.not_it = 0  # not what was chosen in the slots up to this one
        self.looked = False  # among the cards just looked at
        self.has_keyword = 0
        self.does = ""  # its text uses this word
        self.cost_from: Value | None = None
        self.cost_elements = 0
        self.activated_by: Who | None = None  # being activated on this player's turn
        self.targeting: Filter | None = None  # announced, with such a target
        self.shares_word_with: CardsExpr | None = None
        self.printed = False  # words as printed, whatever changes them
        self.below_self = False
        self.everywhere = False  # "ALL" (D9.3)
        self.without: list[Filter] = []

    def close(self) -> None:
        if self.everywhere and self.types == 1 << ANIMAL:
            self.zones = ALL_ZONES  # an Animal is tracked wherever it is
        elif self.everywhere:
            self.zones = ALL_ZONES & ~PRIVATE_MASK
        elif self.zones == 0:
            self.zones = BOARD_MASK
        if self.component and self.types & (1 << ANIMAL):
            self.zones |= 1 << ANIMALS  # D2.3: a rested Animal is a component, though no spell
        asks = self.least_hp is not None or self.cost_from is not None or self.shares_word_with is not None
        asks = asks or self.has_keyword != 0 or self.targeting is not None
        self.is_derived = asks or any([other.is_derived for other in self.without])
        if self.types == 0 and self.looked:
            self.types = SPELL_TYPES | 1 << ANIMAL
        if self.types == 0:
            self.types = SPELL_TYPES if self.zones & BOARD_MASK else SPELL_TYPES | 1 << ANIMAL

    def matches(self, g: State, s: Scope, card: int) -> bool:
        return self.zones & (1 << g.zone[card]) != 0 and self.fits(g, s, card)

    def fits(self, g: State, s: Scope, card: int) -> bool:
        definition = g.definitions[g.defs[card]]
        if not self.types & (1 << definition.type):
            return False
        if self.elements:
            kind = definition.element if not g.mods[ELEMENT] else element(g, card)
            if not self.elements & (1 << kind):
                return False
        owner = g.owner[card]
        if self.yours and owner != s.seat:
            return False
        if self.theirs and owner == s.seat:
            return False
        if self.of is not None and owner not in self.of.seats(g, s):
            return False
        if self.component and not is_component(g, card):
            return False
        if self.other and card == speaker(g, s):
            return False
        if self.has_hp and not has_health(g, card):
            return False
        if self.no_hp and has_health(g, card):
            return False
        if self.least_hp is not None and (g.hp[card] == NO_HP or g.hp[card] < self.least_hp.of(g, s)):
            return False
        if self.locks_none and sum(g.mana[card * 6 : card * 6 + 6]) > 0:
            return False
        if self.channelable and (definition.type != SPELL or text_of(g, card).never_channeled):
            return False
        if self.same_name and g.defs[card] != s.home:
            return False
        if self.played_this_turn and g.prepared[card] != g.turn:
            return False
        if self.on_top and g.cards(owner, g.zone[card])[-1] != card:
            return False
        if self.rested and card in g.exhausted:
            return False
        if self.not_it and any([g.ref(card) in refs for slot, refs in s.picks.items() if 0 < slot <= self.not_it]):
            return False
        if self.looked and g.ref(card) not in s.looked:
            return False
        if self.has_keyword and not has_keyword(g, card, self.has_keyword):
            return False
        if self.does and not does(g, card, self.does):
            return False
        if self.cost_from is not None and not self.is_costly(g, s, definition.cost):
            return False
        if self.activated_by is not None and not (g.active in self.activated_by.seats(g, s) and is_activating(g, card)):
            return False
        if self.targeting is not None and not is_targeting(g, s, card, self.targeting):
            return False
        if self.shares_word_with is not None and not self.shares_word(g, s, card):
            return False
        if self.slots and definition.slot not in self.slots:
            return False
        if self.named and g.defs[card] not in self.named:
            return False
        if self.below_self and not is_below(g, card, speaker(g, s)):
            return False
        if self.words:
            for wanted in self.words:
                if (definition.words & wanted == wanted) if self.printed else has_words(g, card, wanted):
                    break
            else:
                return False
        for unwanted in self.without:
            if unwanted.matches(g, s, card):
                return False
        return True

    def is_costly(self, g: State, s: Scope, cost: list[int]) -> bool:
        least = 0 if self.cost_from is None else self.cost_from.of(g, s)
        return sum([n for e, n in enumerate(cost) if self.cost_elements & (1 << e)]) >= least

    def shares_word(self, g: State, s: Scope, card: int) -> bool:
        """A name word in common with the cards meant, which may be gone already."""
        assert self.shares_word_with is not None
        mine = words(g, card)
        others = [ref % CARD_BITS for ref in self.shares_word_with.last_refs(g, s)]
        return any([bool(mine & words(g, other)) and other != card for other in others])

    def candidates(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        if self.looked:
            return [ref % CARD_BITS for ref in s.looked if g.live(ref) >= 0 and self.matches(g, s, ref % CARD_BITS)]
        if self.yours:
            seats = [s.seat]
        elif self.theirs:
            seats = [1 - s.seat]
        else:
            seats = [s.seat, 1 - s.seat]
        zones = self.zones
        for seat in seats:
            for zone in range(ZONES - 1):
                if zones & (1 << zone):
                    for card in g.zones[seat * ZONES + zone]:
                        if self.matches(g, s, card):
                            found.append(card)
        return found

    def is_public(self) -> bool:
        return not self.looked and not self.zones & PRIVATE_MASK

    def asks_private_facts(self) -> bool:
        """Whether matching depends on more than the number of cards of a hidden zone."""
        if self.types == 1 << ANIMAL:
            return False  # everybody knows who has an Animal
        return bool(self.elements or self.words or self.slots or self.named or self.types != SPELL_TYPES | 1 << ANIMAL)


def does(g: State, card: int, word: str) -> bool:
    """Whether the text of a card, gained effects included, uses a word."""
    if word in text_of(g, card).verbs:
        return True
    return any([word in g.definitions[gift.home].verbs for gift in g.given.get(card, [])])


def is_targeting(g: State, s: Scope, card: int, what: Filter) -> bool:
    """Whether a card is announced with a target that matches."""
    for frame in g.parked:
        if frame.scope.card == card:
            for slot, refs in frame.scope.picks.items():
                for ref in refs if slot > 0 else []:
                    if ref >= CARD_BITS and g.live(ref) >= 0 and what.matches(g, s, ref % CARD_BITS):
                        return True
    return False


def is_below(g: State, card: int, other: int) -> bool:
    """Under the other card in the same discard pile; true where the other lies in no pile (Knowledge of history)."""
    if other < 0 or g.zone[other] != DISCARD or g.owner[other] != g.owner[card] or g.zone[card] != DISCARD:
        return True
    pile = g.cards(g.owner[other], DISCARD)
    return pile.index(card) < pile.index(other)


ZONE_WORDS: Final[dict[str, int]] = {
    "in_hand": 1 << HAND,
    "in_deck": 1 << DECK,
    "in_discard": 1 << DISCARD,
    "in_exile": 1 << EXILE,
    "in_play": BOARD_MASK,
}
