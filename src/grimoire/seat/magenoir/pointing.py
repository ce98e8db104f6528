"""What an option of Mage Noir points at: the cards it may be taken on, a pile, a player."""

from typing import Final

from grimoire.kernel.option import Option
from grimoire.magenoir.definition import MOST_ACTS
from grimoire.magenoir.game import CARD_BITS, Game
from grimoire.magenoir.legality import ABILITY_KEY
from grimoire.magenoir.offers import looks_same
from grimoire.magenoir.setup import dealt_hands
from grimoire.magenoir.zones import ZONE_NUMBER, ZONES

PER_HOLDER: Final = 6  # keys of Mana under cards: holder and element
OTHERS: Final = "opponent."


def cards_meant(g: Game, seat: int, option: Option, key: int) -> list[int]:
    """The cards an option of the open question stands for: the one it was made for, and those that do not differ from it."""
    if option.verb == "hand":
        return dealt_hands(g, seat)[option.amount - 1]
    card = card_meant(g, seat, option, key)
    if card < 0:
        return []
    if option.verb == "order":
        return [card]
    group = g.zones[g.owner[card] * ZONES + g.zone[card]]
    return [other for other in group if other == card or (g.defs[other] == g.defs[card] and looks_same(g, card, other))]


def card_meant(g: Game, seat: int, option: Option, key: int) -> int:
    if not option.card:
        return -1
    for card in (*of_key(g, option, key), *of_place(g, seat, option), *of_name(g, seat, option)):
        if 0 <= card < len(g.defs) and g.definition(card).id == option.card:
            return card
    return -1


def of_key(g: Game, option: Option, key: int) -> list[int]:
    if option.verb == "order":
        return [g.batches[-1][key].scope.card] if g.batches and 0 <= key < len(g.batches[-1]) else []
    if option.verb == "use":
        return [(key - ABILITY_KEY) // MOST_ACTS] if key >= ABILITY_KEY else []
    if option.element:
        return [key // PER_HOLDER - 1]
    return [key % CARD_BITS] if key >= 0 and option.verb != "instead" else []


def of_place(g: Game, seat: int, option: Option) -> list[int]:
    zone = option.place.removeprefix(OTHERS)
    if zone not in ZONE_NUMBER:
        return []
    owner = 1 - seat if option.place.startswith(OTHERS) else seat
    same = [card for card in g.cards(owner, ZONE_NUMBER[zone]) if g.definition(card).id == option.card]
    return same[option.ordinal - 1 : option.ordinal]


def of_name(g: Game, seat: int, option: Option) -> list[int]:
    """Whatever bears this name, one's own first."""
    return [card for owner in (seat, 1 - seat) for cards in g.zones[owner * ZONES : (owner + 1) * ZONES] for card in cards]
