"""Positions nobody played to: laid out at random as a scenario's `given` would, from cards of the whole pool.

Only what a rule forbids is left out (two of a Unique, two pieces of Equipment for one place, a second Ritual): everything
else that can be written down may come, however unlikely it is in play.
"""

from hypothesis import strategies as st
from tests.properties.reaching import TABLE, play_on, reached

from grimoire.magenoir.definition import NO_ELEMENT, NO_HP, UNIQUE, CardDefinition
from grimoire.magenoir.game import Game
from grimoire.magenoir.modifiers import COPY, Modifier
from grimoire.magenoir.occurrences import OCCURRENCE_NUMBER
from grimoire.magenoir.position_from_description import (
    MOMENTS,
    PlacedCard,
    PlacedLasting,
    PlacedSeat,
    PlacedUse,
    Placement,
    lasting_parts,
    place,
)
from grimoire.magenoir.zones import (
    ANIMAL,
    ANIMALS,
    BOARD,
    CHANNELED,
    DECK,
    DISCARD,
    EQUIPMENT,
    EXILE,
    HAND,
    PERMANENTS,
    PREPARED,
    RITUALS,
    SPELL,
    STANDING_ZONE,
)

POOL = TABLE.pool
SPELLS = [d for d in POOL.definitions if d.type != ANIMAL]
LASTING = [d for d in POOL.definitions if lasting_parts(d)]
MOST = {DECK: 12, HAND: 8, DISCARD: 6, EXILE: 2, PREPARED: 4, CHANNELED: 4, PERMANENTS: 3, EQUIPMENT: 3, RITUALS: 1, ANIMALS: 2}
FURTHEST = 40  # choices made from there

amounts = st.lists(st.integers(0, 4), min_size=6, max_size=6)
seldom = st.integers(0, 5).map(lambda n: n == 0)


def definition(card: PlacedCard | PlacedUse) -> CardDefinition:
    return POOL.definitions[POOL.numbers[card.id]]


def kinds_in(zone: int) -> list[CardDefinition]:
    """What may lie in a zone: on the board by type, elsewhere any card, and Animals where they can come to."""
    if zone in (PREPARED, CHANNELED):
        return [d for d in POOL.definitions if d.type == SPELL]
    if zone in BOARD:
        return [d for d in POOL.definitions if STANDING_ZONE[d.type] == zone]
    return POOL.definitions if zone == EXILE else SPELLS


KINDS = {zone: st.sampled_from([d.id for d in kinds_in(zone)]) for zone in MOST}
COMPONENTS = st.sampled_from([d.id for d in POOL.definitions])


@st.composite
def cards_in(draw: st.DrawFn, zone: int, seat: int) -> list[PlacedCard]:
    cards: list[PlacedCard] = []
    for id in draw(st.lists(KINDS[zone], min_size=2 if zone == DECK else 0, max_size=MOST[zone])):
        card = PlacedCard(id)
        if zone not in BOARD or not clashes(card, cards):
            cards.append(card)
            draw_details(draw, card, zone, seat)
    return cards


def clashes(card: PlacedCard, others: list[PlacedCard]) -> bool:
    mine = definition(card)
    if mine.keywords & UNIQUE or mine.extras:  # a Unique by condition is one as well
        return card.id in [other.id for other in others]
    return bool(mine.slot) and mine.slot in [definition(other).slot for other in others]


def draw_details(draw: st.DrawFn, card: PlacedCard, zone: int, seat: int) -> None:
    """What is particular about a card; most are plain."""
    mine = definition(card)
    if zone in (DECK, HAND):
        if draw(seldom):
            card.known = draw(st.sampled_from((1, 2, 3, 7))) | (1 << seat if zone == HAND else 0)
        return
    if zone not in BOARD:
        return
    if draw(seldom):
        card.mana = draw(amounts)
    if mine.hp != NO_HP and draw(seldom):
        card.hp = draw(st.integers(1, max(1, mine.hp) + 3))
    if mine.x_element != NO_ELEMENT:
        card.x = draw(st.integers(0, 3))
    card.exhausted = zone == ANIMALS and draw(seldom)
    if zone != ANIMALS and draw(seldom):
        card.used = [PlacedUse(id) for id in draw(st.lists(COMPONENTS, min_size=1, max_size=2))]


@st.composite
def seats(draw: st.DrawFn, seat: int, turn: int) -> PlacedSeat:
    placed = PlacedSeat()
    placed.life = draw(st.integers(1, 22))
    placed.mage_noir = draw(st.sampled_from((-1, -1, 0, 1)))
    placed.zenith = draw(seldom)
    placed.reserve = draw(amounts)
    for zone in MOST:
        placed.zones[zone] = draw(cards_in(zone, seat))
    for card in placed.zones[PREPARED] + placed.zones[PERMANENTS] + placed.zones[EQUIPMENT]:
        if draw(seldom):
            card.prepared = card.entered = turn
    if draw(seldom):
        placed.tally = draw(st.dictionaries(st.sampled_from(sorted(OCCURRENCE_NUMBER)), st.integers(1, 4), max_size=3))
    return placed


@st.composite
def lasting_effects(draw: st.DrawFn, placement: Placement) -> PlacedLasting:
    """An effect that outlasts its card; one that was laid on cards, on one that is there."""
    mine = draw(st.sampled_from(LASTING))
    effect = PlacedLasting(mine.id, draw(st.sampled_from((0, 1))))
    abilities = [ability for ability, _, _ in lasting_parts(mine)]
    there = [card for seat in placement.seats for zone in (PREPARED, PERMANENTS) for card in seat.zones[zone]]
    copies = any(isinstance(ability, Modifier) and ability.query == COPY for ability in abilities)
    if there and not copies:
        effect.on = [draw(st.sampled_from(there))]
    if draw(seldom) and there:
        effect.card = draw(st.sampled_from(there))
        effect.moved = draw(st.booleans())
    return effect


@st.composite
def placements(draw: st.DrawFn) -> Placement:
    placement = Placement()
    placement.turn = draw(st.integers(2, 30))
    placement.seats = [draw(seats(seat, placement.turn)) for seat in (0, 1)]
    placement.active = draw(st.sampled_from((0, 1)))
    placement.moment = draw(st.sampled_from(sorted(MOMENTS)))
    placement.left = draw(amounts)
    placement.right = draw(amounts)
    placement.seed = draw(st.integers(0, 1_000))
    if draw(seldom):
        placement.lasting = [draw(lasting_effects(placement))]
    return placement


def laid(placement: Placement) -> Game:
    """At its first decision."""
    position = place(POOL, placement)
    position.advance()
    return position


@st.composite
def described(draw: st.DrawFn) -> Game:
    """A described position, some choices later; somebody must decide."""
    position = draw(placements().map(laid).filter(lambda g: not g.over))
    return play_on(position, draw(st.integers(0, 1_000)), draw(st.integers(0, FURTHEST)))[0]


def positions() -> st.SearchStrategy[Game]:
    """Both kinds."""
    return st.one_of(reached().map(lambda r: r.position), described())
