"""A position of Mage Noir in words, for a reader."""

from collections.abc import Iterator
from typing import Final

from grimoire.library.magenoir.words import SEATS, mana_words
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.game import Game
from grimoire.magenoir.placing import PROCEDURES, TOP_FIRST, Placement
from grimoire.magenoir.procedure_numbers import SETUP_GAME
from grimoire.magenoir.queries import is_mage_noir
from grimoire.magenoir.zones import DECK, OUTSIDE, PLACES, ZONES, is_board

NAMES: Final = tuple(name.capitalize() for name in SEATS)


def position_words(g: Game, given: Placement) -> Iterator[str]:
    if g.stack and g.stack[0].node is PROCEDURES[SETUP_GAME]:
        yield f"A game is set up (seed {given.seed})."
        return
    yield f"Turn {given.turn}, {NAMES[g.active]}'s: {given.moment}."
    for seat in (0, 1):
        status = ", a Mage Noir" if is_mage_noir(g, seat) else ""
        yield f"{NAMES[seat]} has {g.life[seat]} HP{status}; reserve: {mana_words(g.reserve[seat * 6 : seat * 6 + 6])}."
        for zone in range(1, ZONES):
            cards = g.cards(seat, zone)
            if cards and zone != OUTSIDE:
                listed = [card_words(g, card) for card in (reversed(cards) if zone in TOP_FIRST else cards)]
                yield f"  {PLACES[zone]}: {', '.join(listed)}"
        deck = [g.definition(card).name_en for card in reversed(g.cards(seat, DECK))]
        yield f"  deck of {len(deck)}{', on top ' + deck[0] if deck else ''}"
    yield f"Available Ether: left {mana_words(g.piles[:6])}, right {mana_words(g.piles[6:])}."
    lasting = g.view(-1).lasting
    if lasting:
        yield f"Still at work: {', '.join(g.pool.definitions[g.pool.numbers[id]].name_en for id in lasting)}."


def card_words(g: Game, card: int) -> str:
    details: list[str] = []
    definition = g.definition(card)
    if is_board(g.zone[card]):
        mana = g.mana[card * 6 : card * 6 + 6]
        if any(mana):
            details.append(f"on {mana_words(mana)}")
        if g.hp[card] != NO_HP:
            details.append(f"{g.hp[card]} HP")
        if card in g.exhausted:
            details.append("exhausted")
        if g.prepared[card] == g.turn:
            details.append("prepared this turn")
        used = [g.definitions[use.home].name_en for use in g.used.get(card, [])]
        if used:
            details.append(f"prepared with {', '.join(used)}")
    return f"{definition.name_en} ({', '.join(details)})" if details else definition.name_en
