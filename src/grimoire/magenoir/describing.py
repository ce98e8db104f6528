"""A game between chains of events as a description: the way back from placing, to export and to compare positions."""

from typing import cast

from grimoire.kernel.frame import Use
from grimoire.magenoir.chain_of_events import GATHERING
from grimoire.magenoir.definition import NO_HP, STANDING, Active, CardDefinition
from grimoire.magenoir.game import Game
from grimoire.magenoir.mana import begins_gathering
from grimoire.magenoir.occurrences import OCCURRENCE_NUMBER, TALLIES, Pattern, is_plain
from grimoire.magenoir.position_from_description import (
    EARLIER,
    LAYING_ORDER,
    MOMENTS,
    TOP_FIRST,
    PlacedCard,
    PlacedLasting,
    PlacedSeat,
    PlacedUse,
    Placement,
    abilities_by_line,
    lasting_parts,
    player_slots,
)
from grimoire.magenoir.procedure_numbers import ADD_MANA, MAIN_ACTIONS, PROCEDURES, SETTLE, TURN
from grimoire.magenoir.queries import once_key
from grimoire.magenoir.references import ELEMENT_SLOT
from grimoire.magenoir.state import MAIN_PHASE
from grimoire.magenoir.text_source import speaker
from grimoire.magenoir.triggers import is_bereft
from grimoire.magenoir.zones import CHANNELED, DECK, DISCARD, HAND, OPEN, TRANSITION, is_board


class NotBetweenChains(Exception):
    """The middle of an effect is no position that can be described: a record up to there tells it."""


def describe(g: Game) -> Placement:
    placement = Placement()
    placement.moment = moment_of(g)
    placement.active = g.active
    placement.turn = g.turn
    placement.first = g.first
    placement.left = g.piles[0:6]
    placement.right = g.piles[6:12]
    placement.chance = g.chance.told()
    cards: dict[int, PlacedCard] = {}
    for zone in LAYING_ORDER:
        for seat in (0, 1):
            found = [describe_card(g, card) for card in g.cards(seat, zone)]
            for number, card in zip(g.cards(seat, zone), found, strict=True):
                cards[number] = card
            if found or zone == DECK:
                placement.seats[seat].zones[zone] = found[::-1] if zone in TOP_FIRST else found
    for number, uses in g.used.items():
        if number in cards:
            cards[number].used = [describe_use(g, use, cards, g.definition(number)) for use in uses]
    for seat in (0, 1):
        describe_player(g, seat, placement.seats[seat])
    placement.lasting = describe_lasting(g, cards)
    return placement


def moment_of(g: Game) -> str:
    """The moment of the turn, if nothing is half done."""
    # What is to be settled after a procedure is nothing under way while nothing waits for it.
    frames = [frame for frame in g.stack if frame.node is not PROCEDURES[SETTLE] or frame.step != GATHERING]
    names = [frame.node for frame in frames]
    transit = any([g.cards(seat, TRANSITION) for seat in (0, 1)])
    if g.over or transit or g.pending or g.batches or g.parked or not names or names[0] is not PROCEDURES[TURN]:
        raise NotBetweenChains("something is still under way")
    if len(names) == 2 and names[1] is PROCEDURES[MAIN_ACTIONS] and g.phase == MAIN_PHASE:
        return "main"
    if len(names) == 2 and names[1] is PROCEDURES[ADD_MANA] and begins_gathering(frames[1]):
        return "gather"
    if len(names) == 1 and frames[0].step == MOMENTS["take"]:
        return "take"
    raise NotBetweenChains("something is still under way")


def describe_card(g: Game, number: int) -> PlacedCard:
    printed = g.definitions[g.printed[number]]
    zone = g.zone[number]
    card = PlacedCard(printed.id)
    usual = 0 if zone == DECK else 1 << g.owner[number] if zone == HAND else OPEN
    if g.known[number] != usual:
        card.known = g.known[number]
    card.exhausted = number in g.exhausted
    card.x = g.paid_x.get(number, -1)
    card.once = lines_of(number, printed, g.once)
    card.fired = lines_of(number, printed, g.fired)
    card.spent = lines_of(number, printed, [key for key, happened in g.spent.items() if happened == g.happened])
    for line, ability in abilities_by_line(printed).items():
        if once_key(number, ability) in g.shield:
            card.shields[line] = g.shield[once_key(number, ability)]
        if once_key(number, ability) in g.heard:
            card.heard[line] = g.heard[once_key(number, ability)]
    if not is_board(zone):
        return card
    if g.hp[number] != (NO_HP if zone == CHANNELED else printed.hp):
        card.hp = g.hp[number]
    mana = g.mana[number * 6 : number * 6 + 6]
    if mana != printed.cost:
        card.mana = mana
    # Only whether it was this turn matters; -1 is a card that was put into play without being prepared.
    card.prepared = g.turn if g.prepared[number] == g.turn else EARLIER
    card.entered = g.turn if g.entered[number] == g.turn else EARLIER
    return card


def lines_of(number: int, definition: CardDefinition, keys: list[int]) -> list[int]:
    return [line for line, ability in abilities_by_line(definition).items() if once_key(number, ability) in keys]


def describe_use(g: Game, use: Use, cards: dict[int, PlacedCard], user: CardDefinition) -> PlacedUse:
    definition = g.definitions[use.home]
    described = PlacedUse(definition.id)
    forged = g.zone[use.card] == DISCARD and g.stamp[use.card] == use.stamp + 1
    if g.stamp[use.card] == use.stamp or forged:
        described.card = cards.get(use.card)
    described.blank = use.blank
    usual = 0
    for needed in user.need_words:
        usual |= needed & definition.words
    if use.words != (usual or definition.words):
        described.word = " ".join([word for word, bit in g.pool.word_bits.items() if use.words & bit])
    described.used = [describe_use(g, inner, cards, definition) for inner in use.uses]
    return described


def describe_player(g: Game, seat: int, described: PlacedSeat) -> None:
    described.life = g.life[seat]
    described.mage_noir = g.mage_noir[seat]
    described.zenith = g.zenith[seat] != 0
    described.reserve = g.reserve[seat * 6 : seat * 6 + 6]
    for name, kind in OCCURRENCE_NUMBER.items():
        times = g.tally.get(kind * 2 + seat, 0)
        if times:
            described.tally[name] = times
    for number, name in enumerate(g.pool.tally_names):
        times = g.tally.get((TALLIES + number) * 2 + seat, 0)
        if times and not is_plain(cast(Pattern, g.pool.tallies[number])):
            described.tally[name] = times


def describe_lasting(g: Game, cards: dict[int, PlacedCard]) -> list[PlacedLasting]:
    found: list[PlacedLasting] = []
    told: list[Active] = []  # one that listens for several things is listed several times
    for lists in (g.mods, g.listeners):
        for actives in lists:
            for active in actives:
                if active.duration == STANDING or any([active is other for other in told]):
                    continue
                told.append(active)
                if is_bereft(g, active):
                    continue
                found.append(describe_active(g, active, cards))
    return found


def describe_active(g: Game, active: Active, cards: dict[int, PlacedCard]) -> PlacedLasting:
    definition = g.definitions[active.scope.home]
    lasting = PlacedLasting(definition.id, active.scope.seat)
    parts = lasting_parts(definition)
    lasting.part = next((i + 1 for i, (ability, _, _) in enumerate(parts) if ability is active.ability), 0)
    if len(parts) == 1:
        lasting.part = 0
    lasting.turn = EARLIER if active.turn == g.turn else active.turn
    lasting.used = [describe_use(g, use, cards, definition) for use in active.scope.uses]
    lasting.x = active.scope.picks[ELEMENT_SLOT][0] if ELEMENT_SLOT in active.scope.picks else active.scope.x
    if any([slot in active.scope.picks for slot in player_slots(definition)]):
        lasting.player = active.scope.player
    card = speaker(g, active.scope)
    if card >= 0:
        lasting.card = cards.get(card)
        lasting.moved = g.stamp[card] != active.scope.stamp
    for ref in active.bound:
        card = g.live(ref)
        if card >= 0 and card in cards:
            lasting.on.append(cards[card])
    return lasting
