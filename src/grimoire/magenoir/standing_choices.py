""" "Up to 3 of your Seed components are Trees": which of them is up to their player, whenever one of them is to serve as one.

Whoever only asks or counts takes the first by arrival (`Designated`): one is as good as another there. Who prepares a spell
names any of them, as long as they are no more than the text allows.
"""

from typing import cast

from grimoire.kernel.frame import Scope
from grimoire.magenoir.component_counts import components, instances
from grimoire.magenoir.definition import TRANSMUTABLE
from grimoire.magenoir.keywords import has_words
from grimoire.magenoir.meant_cards import Designated
from grimoire.magenoir.modifiers import KEYWORD, Modifier
from grimoire.magenoir.passive_effects import is_working
from grimoire.magenoir.references import CARD_BITS, CARDS_SLOT, WORDS_SLOT
from grimoire.magenoir.state import State


def left_in(g: State, s: Scope, card: int, word: int) -> int:
    """How often this card can still be named for a word in this preparation."""
    return instances(g, card, word, True) - named_for(g, s, word).count(card)


def named_for(g: State, s: Scope, word: int) -> list[int]:
    """The cards named for a word so far in this preparation."""
    refs = s.picks[CARDS_SLOT]
    words = s.picks[WORDS_SLOT]
    return [ref % CARD_BITS for i, ref in enumerate(refs) if words[i] & word]


def serving(g: State, s: Scope, word: int) -> tuple[list[int], int]:
    """The components that can still be named for a word, and how many of those to come can be: of some only so many."""
    own = [card for card in components(g, s.seat) if has_words(g, card, word) and left_in(g, s, card, word) > 0]
    either, most = chosen_among(g, s.seat, word)
    if not most:
        return own, sum([left_in(g, s, card, word) for card in own])
    named = [card for card in named_for(g, s, word) if card in either]
    free = [card for card in either if card not in named]
    room = min(len(free), most - len(named))
    found = [card for card in own if card not in either]
    count = sum([left_in(g, s, card, word) for card in found]) + room
    return (found + free if room > 0 else found), count


def chosen_among(g: State, seat: int, word: int) -> tuple[list[int], int]:
    """The components of which a player chooses some to count for a word they do not bear themselves, and how many."""
    found: list[int] = []
    most = 0
    for active in g.mods[KEYWORD]:
        modifier = cast(Modifier, active.ability)
        cards = modifier.cards
        if not isinstance(cards, Designated) or modifier.keyword != TRANSMUTABLE or not modifier.word & word:
            continue
        if active.scope.seat != seat or not is_working(g, active):
            continue
        most += max(0, cards.count.of(g, active.scope))
        found += [card for card in cards.subject.candidates(g, active.scope) if card not in found]
    bearing = [card for card in found if g.definitions[g.defs[card]].words & word]
    return [card for card in found if card not in bearing], most
