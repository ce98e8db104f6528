"""A game between actions as a description: the way back from placing, to export and to compare positions."""

from grimoire.anima.areas import guard_of
from grimoire.anima.bonuses import AMOUNT, BONUS_NAMES, CARD, ROW, SEAT, SOURCE, WHAT, span_of
from grimoire.anima.described_position import PILES, PlacedArea, PlacedBonus, PlacedCard, PlacedSeat, Placement
from grimoire.anima.mission_effects import COUNT_MASK, level_bit
from grimoire.anima.missions import step_key
from grimoire.anima.movement_progress import NOTHING_DONE, has_acted
from grimoire.anima.position_from_description import PHASE_STEPS, abilities_by_line, once_a_game_keys
from grimoire.anima.procedure_numbers import TURN
from grimoire.anima.procedures import is_running
from grimoire.anima.state import DOWN, SPUN, STEEL, UP, State
from grimoire.anima.turn import SLOTS
from grimoire.anima.zones import (
    AREAS,
    BESIDE,
    COMPLETED,
    DRAWN,
    FACTION,
    FINAL,
    HAND,
    INCIDENTS,
    LOOKED,
    MISSIONS,
    OPEN,
    ORGANIZATION,
    PARTY,
    SET_ASIDE,
    SHARED_PLACES,
    TOSSED,
    TRAPS,
    USED,
)
from grimoire.kernel.frame import BEGIN


class NotBetweenActions(Exception):
    """The middle of an action is no position that can be described: a record up to there tells it."""


def moment_of(g: State) -> str:
    """The phase whose slot is open, if nothing is half done."""
    frames = g.stack
    under_way = g.fights or g.zones[USED] or g.zones[LOOKED] or g.zones[DRAWN]
    if g.over or under_way or len(frames) != 2 or not is_running(frames[0], TURN):
        raise NotBetweenActions("something is still under way")
    slot = frames[1]
    for name, (_, step) in PHASE_STEPS.items():
        begun = slot.step == BEGIN and (slot.vals == [NOTHING_DONE] or has_acted(slot))
        if frames[0].step == step and is_running(slot, SLOTS[step]) and begun:
            return name
    raise NotBetweenActions("something is still under way")


def describe(g: State) -> Placement:
    placement = Placement()
    placement.moment = moment_of(g)
    placement.active = g.stack[1].scope.seat
    placement.options = g.rules
    placement.order = g.order[:]
    placement.turn = g.turn
    placement.seats = [describe_seat(g, seat) for seat in range(g.seats)]
    placement.areas = [describe_area(g, area) for area in g.zones[AREAS]]
    for name in PILES:
        cards = g.zones[SHARED_PLACES.index(name)]
        usual = OPEN if name.endswith("discard") else 0
        placement.piles[name] = [describe_card(g, card, usual) for card in reversed(cards)]
        placement.exact.append(name)
    placement.aside = [describe_card(g, card, 0) for card in g.zones[SET_ASIDE]]
    placement.incidents = [with_player(g, card, OPEN) for card in g.zones[INCIDENTS]]
    placement.beside = [describe_card(g, card, OPEN) for card in g.zones[BESIDE]]
    placement.tossed = [describe_card(g, card, OPEN) for card in g.zones[TOSSED]]
    if g.zones[FINAL]:
        placement.final = g.definition(g.zones[FINAL][0]).id
        placement.timer = g.timer
    placement.due = g.due != 0
    placement.sought = g.sought != 0
    placement.acted = has_acted(g.stack[1])
    placement.fought = [(pair // 8, pair % 8) for pair in g.fought]
    placement.bonuses = describe_bonuses(g)
    placement.dice = g.dice[:]
    placement.chance = g.chance.told()
    return placement


def describe_card(g: State, card: int, usual: int) -> PlacedCard:
    placed = PlacedCard(g.definition(card).id)
    state = g.state[card]
    placed.spun = state & SPUN != 0
    placed.down = state & DOWN != 0
    placed.steel = state & STEEL != 0
    placed.up = state & UP != 0
    if g.known[card] != usual:
        placed.known = g.known[card]
    texts = abilities_by_line(g.definition(card))
    placed.used = [line for line, text in texts.items() if card * 256 + text.number in g.once]
    return placed


def with_player(g: State, card: int, usual: int) -> PlacedCard:
    placed = describe_card(g, card, usual)
    placed.seat = g.marks[card]
    return placed


def describe_mission(g: State, card: int, seat: int) -> PlacedCard:
    placed = describe_card(g, card, OPEN if g.state[card] & UP else 1 << seat)
    placed.marks = g.marks[card] & COUNT_MASK
    placed.levels = [level for level in (1, 2, 3) if g.marks[card] & level_bit(level)]
    return placed


def describe_area(g: State, area: int) -> PlacedArea:
    placed = PlacedArea(g.definition(area).id)
    guard = guard_of(g, area)
    if guard >= 0:
        placed.encounter = describe_card(g, guard, OPEN if g.state[guard] & UP else 0)
    for age, card in enumerate(g.zones[TRAPS]):
        if g.at[card] == area:
            placed.traps.append(with_player(g, card, 1 << g.marks[card]))
            placed.traps[-1].age = age
    return placed


def describe_seat(g: State, seat: int) -> PlacedSeat:
    placed = PlacedSeat()
    placed.hand = [describe_card(g, card, 1 << seat) for card in g.own(seat, HAND)]
    placed.party = [describe_card(g, card, OPEN) for card in g.own(seat, PARTY)]
    placed.missions = [describe_mission(g, card, seat) for card in g.own(seat, MISSIONS)]
    placed.completed = [describe_card(g, card, OPEN) for card in g.own(seat, COMPLETED)]
    placed.faction = next((describe_card(g, card, OPEN) for card in g.own(seat, FACTION)), None)
    placed.organization = next((describe_card(g, card, OPEN) for card in g.own(seat, ORGANIZATION)), None)
    placed.area = area_id(g, g.place[seat])
    placed.left = area_id(g, g.left[seat])
    recruited = g.recruited[seat]
    if recruited >= 0 and g.zone[recruited] == AREAS and g.recruited_turn[seat] >= g.turn - 1:
        placed.recruited = area_id(g, recruited)
    placed.out = g.out[seat] != 0
    placed.gone = g.gone[seat] != 0
    placed.leaving = g.leaving[seat] != 0
    placed.final_steps = g.final_steps[seat]
    placed.picked_up = seat in g.picked_up
    for id, (area, number) in g.pool.extras.items():
        keys = once_a_game_keys(g.definitions[area].extras[number], seat)
        if any([key in g.spent for key in keys]):
            placed.spent.append(id)
    for mission in [*g.own(seat, MISSIONS), *g.zones[FINAL]]:
        if step_key(g, seat, mission) in g.stepped:
            placed.stepped.append(g.definition(mission).id)
    return placed


def area_id(g: State, area: int) -> str:
    return g.definition(area).id if area >= 0 else ""


def describe_bonuses(g: State) -> list[PlacedBonus]:
    rows = g.bonuses
    found: list[PlacedBonus] = []
    for i in range(0, len(rows), ROW):
        placed = PlacedBonus(BONUS_NAMES[rows[i + WHAT]], rows[i + AMOUNT], span_of(g, rows, i))
        placed.seat = rows[i + SEAT]
        if rows[i + CARD] >= 0:
            placed.card = g.definition(rows[i + CARD]).id
        if rows[i + SOURCE] >= 0:
            placed.source = g.definitions[rows[i + SOURCE]].id
        found.append(placed)
    return found
