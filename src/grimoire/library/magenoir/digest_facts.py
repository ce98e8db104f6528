"""What the digests of records are made of in Mage Noir (scheme 2): where every card lies and in which state, Mana, life."""

from grimoire.library.digests import Facts
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.game import Game
from grimoire.magenoir.zones import DECK, HAND, OUTSIDE, PLACES, ZONES, is_board


def digest_facts(g: Game) -> Facts:
    return [g.turn, g.active, g.piles, g.reserve, g.life, [seat_facts(g, seat) for seat in (0, 1)]]


def seat_facts(g: Game, seat: int) -> Facts:
    return [[PLACES[zone], zone_facts(g, seat, zone)] for zone in range(ZONES) if g.zones[seat * ZONES + zone]]


def zone_facts(g: Game, seat: int, zone: int) -> Facts:
    """Of a deck only how many: what lies in it comes out when it is drawn. The order of a hand means nothing."""
    cards = g.zones[seat * ZONES + zone]
    if zone == DECK:
        return [len(cards)]
    if zone in (HAND, OUTSIDE):
        return sorted(g.definitions[g.defs[card]].id for card in cards)
    return [card_facts(g, card) if is_board(zone) else g.definitions[g.defs[card]].id for card in cards]


def card_facts(g: Game, card: int) -> Facts:
    hp = None if g.hp[card] == NO_HP else g.hp[card]
    return [g.definitions[g.defs[card]].id, g.mana[card * 6 : card * 6 + 6], hp, card in g.exhausted]
