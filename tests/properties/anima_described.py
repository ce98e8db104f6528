"""Positions of Anima nobody played to: cards of the whole set laid out at random as a scenario's `given` would."""

from hypothesis import strategies as st

from grimoire.anima import all_procedures  # noqa: F401  (makes the procedures of the rules known)
from grimoire.anima.definition import CardDefinition
from grimoire.anima.described_position import PlacedArea, PlacedBonus, PlacedCard, PlacedSeat, Placement
from grimoire.anima.game import Game
from grimoire.anima.optional_rules import Options
from grimoire.anima.position_from_description import place
from grimoire.anima.setup import PACK
from grimoire.anima.zones import (
    ADVANTAGE,
    ARCANE,
    AREA,
    BASIC_MISSION,
    CHARACTER,
    ENCOUNTER,
    FINAL_MISSION,
    INCIDENT,
    RESISTANCE,
    TALLY,
    TRAP,
    TYPE_FACTION,
    TYPE_ORGANIZATION,
)
from grimoire.kernel.chance import Chance
from grimoire.lab.streams import stream
from grimoire.library.anima.cards import shipped_pool

POOL = shipped_pool()
MOMENTS = ("start", "reset", "movement", "interaction", "exploration", "crisis")
FURTHEST = 60  # choices made from there


class Dealer:
    """Hands the cards of one game out, each no more often than there are copies."""

    def __init__(self, chance: Chance, omega: bool) -> None:
        self.chance = chance
        self.left: dict[int, list[CardDefinition]] = {}
        cards = [d.index for d in POOL.definitions if omega or d.set != PACK for _ in range(d.copies)]
        chance.shuffle(cards)
        for number in cards:
            definition = POOL.definitions[number]
            self.left.setdefault(definition.category, []).append(definition)

    def seldom(self) -> bool:
        return self.chance.below(5) == 0

    def take(self, category: int, *types: int) -> PlacedCard | None:
        """One of the category, of one of the types if any are named."""
        for definition in self.left[category]:
            if not types or definition.type in types:
                self.left[category].remove(definition)
                return PlacedCard(definition.id)
        return None

    def some(self, category: int, least: int, most: int) -> list[PlacedCard]:
        number = least + self.chance.below(most - least + 1)
        return [card for _ in range(number) if (card := self.take(category)) is not None]


def definition_of(card: PlacedCard) -> CardDefinition:
    return POOL.definitions[POOL.numbers[card.id]]


def member(deal: Dealer, category: int) -> PlacedCard | None:
    card = deal.take(category)
    if card is not None:
        card.spun, card.down, card.steel = deal.seldom(), deal.seldom(), deal.seldom()
    return card


def mission(deal: Dealer) -> PlacedCard | None:
    card = deal.take(BASIC_MISSION)
    if card is None:
        return None
    card.up = deal.seldom()
    printed = definition_of(card)
    if card.up and printed.type == TALLY and printed.marks:  # what was begun was shown
        card.marks = deal.chance.below(printed.marks)
    if card.up and printed.type == RESISTANCE:
        card.marks = deal.chance.below(len(printed.steps))
    return card


def seat_of(deal: Dealer, areas: list[PlacedArea]) -> PlacedSeat:
    placed = PlacedSeat()
    members = [member(deal, CHARACTER) for _ in range(1 + deal.chance.below(3))]
    if deal.seldom():
        members.append(member(deal, ARCANE))
    placed.party = [card for card in members if card is not None]
    placed.party = [card for card in placed.party if not card.steel] + [card for card in placed.party if card.steel][:1]
    placed.hand = deal.some(ADVANTAGE, 0, 5)
    placed.missions = [card for card in (mission(deal), mission(deal)) if card is not None]
    if deal.seldom() and placed.missions:
        done = placed.missions.pop()
        done.up, done.marks = False, 0
        placed.completed = [done]
    if deal.seldom():
        placed.faction = deal.take(ADVANTAGE, TYPE_FACTION)
    if deal.seldom():
        placed.organization = deal.take(ADVANTAGE, TYPE_ORGANIZATION)
    placed.out = deal.seldom()
    if not placed.out and not deal.seldom():
        placed.area = areas[deal.chance.below(len(areas))].id
    return placed


def area_of(deal: Dealer, id: str, seats: int) -> PlacedArea:
    placed = PlacedArea(id)
    if deal.chance.below(2):
        placed.encounter = deal.take(ENCOUNTER)
    if deal.seldom() and (trap := deal.take(ADVANTAGE, TRAP)) is not None:
        trap.seat = deal.chance.below(seats)
        placed.traps.append(trap)
    return placed


def placement_of(seed: int) -> Placement:
    chance = stream(seed, "a position")
    placement = Placement()
    seats = 2 + chance.below(4)
    tree, open_rolls, automatic_reveal, omega = [chance.below(3) == 0 for _ in range(4)]
    placement.options = Options(tree, open_rolls, automatic_reveal, omega or seats == 5)
    deal = Dealer(chance, placement.options.omega)
    number = 30 if placement.options.tree else 2 + chance.below(2 * seats - 1)
    placement.areas = [area_of(deal, card.id, seats) for card in deal.some(AREA, number, number)]
    placement.seats = [seat_of(deal, placement.areas) for _ in range(seats)]
    placement.turn = 2 + chance.below(20)
    placement.moment = MOMENTS[chance.below(len(MOMENTS))]
    placement.active = chance.below(seats)
    for seat in placement.seats:  # later in the turn some have left already
        seat.leaving = placement.moment == "reset" and seat.area != "" and deal.seldom()
    if placement.moment == "crisis" or chance.below(3) == 0:
        card = deal.take(FINAL_MISSION)
        assert card is not None
        placement.final, placement.timer = card.id, 1 + chance.below(3)
    if deal.seldom() and (incident := deal.take(ADVANTAGE, INCIDENT)) is not None:
        incident.seat = chance.below(seats)
        placement.incidents = [incident]
    if deal.seldom():
        bonus = PlacedBonus("combat", 1 + chance.below(3), ("turn", "next_turn", "lasting")[chance.below(3)])
        bonus.seat = chance.below(seats)
        placement.bonuses = [bonus]
    for pile in ("advantage-discard", "encounter-discard", "character-discard"):
        category = {"a": ADVANTAGE, "e": ENCOUNTER, "c": CHARACTER}[pile[0]]
        placement.piles[pile] = deal.some(category, 0, 4)
    if deal.seldom():  # an empty deck: nothing more, or a new one of the discard pile
        placement.piles["advantage-discard"] += deal.some(ADVANTAGE, 60, 60)
    placement.seed = chance.below(1_000)
    return placement


def laid(seed: int) -> Game:
    """At its first decision."""
    position = place(POOL, placement_of(seed))
    position.advance()
    return position


def played_on(position: Game, seed: int, moves: int) -> Game:
    """This many choices by chance, or as many as leave somebody to be asked."""
    chance = stream(seed, "moves")
    for _ in range(moves):
        ahead = position.clone()
        ahead.choose(chance.below(len(position.options)))
        if ahead.over:
            break
        position = ahead
    return position


@st.composite
def positions(draw: st.DrawFn) -> Game:
    """Somebody must decide."""
    position = draw(st.integers(0, 1_000_000).map(laid).filter(lambda g: not g.over))
    return played_on(position, draw(st.integers(0, 1_000)), draw(st.integers(0, FURTHEST)))
