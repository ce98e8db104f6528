"""Whether what a text does to its target is meant for a friend or for an enemy, read off its instructions."""

from typing import Final

from grimoire.magenoir.choosing_targets import Pick
from grimoire.magenoir.effects import ApplyEffects, ChangeLife, DealDamage, DiscardCards, MoveCards
from grimoire.magenoir.game import Game
from grimoire.magenoir.indivisible_actions import Body, Effect
from grimoire.magenoir.locking import LockMana
from grimoire.magenoir.mana_effects import ReleaseMana
from grimoire.magenoir.meant_cards import Selection
from grimoire.magenoir.zones import CHANNELED, HAND, PERMANENTS, PREPARED, is_board

HARM: Final = -1
HELP: Final = 1
NEITHER: Final = 0

_KNOWN: Final[dict[int, tuple[Selection, int]]] = {}


def leaning(g: Game) -> int:
    """Of the choice a text asks for now: whether being chosen is good for the chosen."""
    node = g.stack[-1].node
    if not isinstance(node, Pick):
        return NEITHER
    known = _KNOWN.get(id(node.selection))
    if known is None:
        known = (node.selection, sense_for(g, node))
        _KNOWN[id(node.selection)] = known
    return known[1]


def sense_for(g: Game, pick: Pick) -> int:
    if pick.home < 0:
        return NEITHER
    for node in g.definitions[pick.home].nodes:
        if isinstance(node, Effect) and pick.selection in node.asks:
            sense = sense_of(node)
            if sense:
                return sense
    return NEITHER


def sense_of(effect: Effect) -> int:
    if isinstance(effect, DealDamage | DiscardCards | ReleaseMana):
        return HARM
    if isinstance(effect, ChangeLife):
        return HELP if effect.gains else HARM
    if isinstance(effect, LockMana | ApplyEffects):
        return HELP
    if isinstance(effect, MoveCards):
        if effect.place in (PREPARED, CHANNELED, PERMANENTS):
            return HELP
        cards = effect.cards
        subject = cards.subject if isinstance(cards, Selection) else None
        on_board = subject is None or any([subject.zones & 1 << zone and is_board(zone) for zone in range(12)])
        return HARM if on_board or effect.place != HAND else HELP
    return NEITHER


def does_something(body: object) -> bool:
    """Whether a text has any instruction at all."""
    return isinstance(body, Body) and bool(body.actions)
