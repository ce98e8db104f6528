"""What the bookkeeping of Anima must satisfy at every decision: cards, sight, Parties, hands, what is under way."""

from typing import Final, cast

from grimoire.anima.facts.turns import PileShuffled
from grimoire.anima.game import Game
from grimoire.anima.hands import hand_limit
from grimoire.anima.parties import MOST_ARCANE, MOST_NORMAL
from grimoire.anima.state import CRISIS, SETUP, UP
from grimoire.anima.zones import (
    ADVANTAGE,
    ADVANTAGE_DECK,
    ADVANTAGE_DISCARD,
    ARCANE,
    ARCANE_DECK,
    ARCANE_DISCARD,
    AREA,
    AREA_DECK,
    AREA_DISCARD,
    AREAS,
    BASIC_MISSION,
    BESIDE,
    CHARACTER,
    CHARACTER_DECK,
    CHARACTER_DISCARD,
    COMPLETED,
    DEALT,
    DRAWN,
    ENCOUNTER,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    FACTION,
    FINAL,
    FINAL_DECK,
    FINAL_MISSION,
    GUARDS,
    HAND,
    INCIDENTS,
    LOOKED,
    MISSIONS,
    OPEN,
    ORGANIZATION,
    OWN,
    PARTY,
    SET_ASIDE,
    SHARED,
    TOSSED,
    TRAPS,
    USED,
    place_name,
)
from grimoire.kernel.position import Position
from grimoire.lab.anima.whereabouts import Whereabouts
from grimoire.lab.circles import Circles
from grimoire.lab.tables import Audit, Broken

SHARED_HOLDS: dict[int, tuple[int, ...]] = {
    CHARACTER_DECK: (CHARACTER,),
    CHARACTER_DISCARD: (CHARACTER,),
    ARCANE_DECK: (ARCANE,),
    ARCANE_DISCARD: (ARCANE,),
    ADVANTAGE_DECK: (ADVANTAGE,),
    ADVANTAGE_DISCARD: (ADVANTAGE,),
    ENCOUNTER_DECK: (ENCOUNTER,),
    ENCOUNTER_DISCARD: (ENCOUNTER,),
    AREA_DECK: (AREA,),
    AREA_DISCARD: (AREA,),
    SET_ASIDE: (BASIC_MISSION,),
    FINAL_DECK: (FINAL_MISSION,),
    FINAL: (FINAL_MISSION,),
    AREAS: (AREA,),
    GUARDS: (ENCOUNTER,),
    TRAPS: (ADVANTAGE,),
    DRAWN: (ENCOUNTER,),
    BESIDE: (ENCOUNTER,),
    INCIDENTS: (ADVANTAGE,),
    USED: (ADVANTAGE,),
    TOSSED: (ADVANTAGE, CHARACTER),
    LOOKED: (AREA, CHARACTER),
}
OWN_HOLDS: dict[int, tuple[int, ...]] = {
    HAND: (ADVANTAGE,),
    PARTY: (CHARACTER, ARCANE),
    MISSIONS: (BASIC_MISSION,),
    COMPLETED: (BASIC_MISSION,),
    FACTION: (ADVANTAGE,),
    ORGANIZATION: (ADVANTAGE,),
    DEALT: (ADVANTAGE, CHARACTER),
}
DISCARDS: Final = (CHARACTER_DISCARD, ARCANE_DISCARD, ADVANTAGE_DISCARD, AREA_DISCARD)  # Encounters may lie there unseen
ALWAYS_OPEN: Final = (*DISCARDS, FINAL, AREAS, INCIDENTS, TOSSED, BESIDE)
MOST_ON_DIE: Final = 10
SHUFFLED: Final = "PileShuffled"
PUT_BACK: Final = "CardPutUnder"


class AnimaAudit(Audit):
    def __init__(self) -> None:
        self.printed: list[int] = []
        self.circles = Circles()
        self.whereabouts: Whereabouts | None = None

    def look(self, position: Position) -> None:
        g = cast(Game, position)
        if self.printed and g.printed != self.printed:
            raise Broken("a physical card changed its face")
        self.printed = g.printed
        check_lengths(g)
        check_places(g)
        check_sight(g)
        check_seats(g)
        check_table(g)
        check_shuffled(g)
        if self.whereabouts is None:
            self.whereabouts = Whereabouts(g)
        else:
            self.whereabouts.look(g)
        if g.asked >= 0:
            self.circles.look(g, g.turn, glance(g))


def glance(g: Game) -> int:
    return hash((g.asked, g.question.id, *g.zone, *g.state, *g.place, len(g.stack)))


def check_shuffled(g: Game) -> None:
    """Nobody knows a card of a shuffled pile but by what was told since."""
    shuffled = {event.pile: i for i, event in enumerate(g.events) if isinstance(event, PileShuffled)}
    for zone in range(SHARED) if shuffled and g.phase != SETUP else ():
        after = shuffled.get(place_name(zone))
        if after is None:
            continue
        event = cast(PileShuffled, g.events[after])
        known = [card for card in g.zones[zone][: event.cards] if g.known[card]]  # others lie above, as they were
        since = g.events[after + 1 :]
        told = [event.card for event in since]
        for card in known:
            if g.definition(card).id not in told and all(event.kind != PUT_BACK for event in since):
                raise Broken(f"a shuffled pile is still known: {name(g, card)} in {place_name(zone)}")


def name(g: Game, card: int) -> str:
    return f"card {card} ({g.definition(card).id})"


def check_lengths(g: Game) -> None:
    n = len(g.printed)
    facts = (g.zone, g.known, g.state, g.at, g.marks)
    seats = (g.place, g.out, g.gone, g.leaving, g.left, g.recruited, g.recruited_turn, g.deaths, g.final_steps)
    if [len(fact) for fact in facts] != [n] * len(facts) or [len(fact) for fact in seats] != [g.seats] * len(seats):
        raise Broken("the lists of facts have different lengths")
    if len(g.zones) != SHARED + g.seats * OWN:
        raise Broken("there are too many places, or too few")


def check_places(g: Game) -> None:
    """Every physical card lies in exactly one place, knows in which, and may lie there."""
    where = [-1] * len(g.printed)
    for zone, cards in enumerate(g.zones):
        holds = SHARED_HOLDS[zone] if zone < SHARED else OWN_HOLDS[(zone - SHARED) % OWN]
        for card in cards:
            if where[card] >= 0:
                raise Broken(f"{name(g, card)} lies in {place_name(where[card])} and in {place_name(zone)}")
            where[card] = zone
            if g.definition(card).category not in holds:
                raise Broken(f"{name(g, card)} may not lie in {place_name(zone)}")
    for card, zone in enumerate(where):
        if zone < 0:
            raise Broken(f"{name(g, card)} lies nowhere")
        if zone != g.zone[card]:
            raise Broken(f"{name(g, card)} lies in {place_name(zone)} but is marked {place_name(g.zone[card])}")


def check_sight(g: Game) -> None:
    """Open places are known to all, a hand to its owner; the count of hidden cards agrees."""
    hidden = [0] * len(g.definitions)
    for card, known in enumerate(g.known):
        zone = g.zone[card]
        own = (zone - SHARED) % OWN if zone >= SHARED else -1
        if known != OPEN:
            hidden[g.printed[card]] += 1
        if not 0 <= known <= OPEN:
            raise Broken(f"{name(g, card)} is known to seats that do not exist")
        is_open = zone in ALWAYS_OPEN or own in (PARTY, COMPLETED, FACTION, ORGANIZATION)
        is_open = is_open or (own == MISSIONS and bool(g.state[card] & UP))
        if is_open and known != OPEN:
            raise Broken(f"{name(g, card)} lies open in {place_name(zone)} and is not known to all")
        if own in (HAND, MISSIONS, DEALT) and not known & 1 << (zone - SHARED) // OWN:
            raise Broken(f"{name(g, card)} is in {place_name(zone)} of a player who does not know it")
        if zone == TRAPS and not known & 1 << g.marks[card]:
            raise Broken(f"{name(g, card)} was laid by a player who does not know it")
    if hidden != g.hidden:
        raise Broken("the count of hidden cards is wrong")


def check_seats(g: Game) -> None:
    """Limits are never exceeded, not for a moment."""
    for seat in range(g.seats):
        members = g.own(seat, PARTY)
        arcane = len([card for card in members if g.definition(card).category == ARCANE])
        if arcane > MOST_ARCANE or len(members) - arcane > MOST_NORMAL:
            raise Broken(f"the Party of seat {seat} is too large")
        if not members and g.phase not in (SETUP, CRISIS) and not g.over:
            raise Broken(f"seat {seat} has no Party")
        if len(g.own(seat, HAND)) > hand_limit(g, seat) and g.question.id != "hand-limit":
            raise Broken(f"the hand of seat {seat} is too large")
        if len(g.own(seat, FACTION)) > 1 or len(g.own(seat, ORGANIZATION)) > 1:
            raise Broken(f"seat {seat} belongs to two Factions or two Organizations")
        if g.place[seat] >= 0 and (g.zone[g.place[seat]] != AREAS or g.out[seat]):
            raise Broken(f"the Party of seat {seat} is where it cannot be")
        if g.leaving[seat] and g.place[seat] < 0 and not g.out[seat]:
            raise Broken(f"seat {seat} wants to leave and is nowhere")


def check_table(g: Game) -> None:
    for zone in (GUARDS, TRAPS):
        for card in g.zones[zone]:
            if g.at[card] < 0 or g.zone[g.at[card]] != AREAS:
                raise Broken(f"{name(g, card)} lies at an Area that is not in play")
    guards = [g.at[card] for card in g.zones[GUARDS]]
    if len(set(guards)) != len(guards):
        raise Broken("two Preliminary Encounters lie at one Area")
    if g.phase != SETUP and sorted(g.order) != sorted(set(g.order)):
        raise Broken("somebody is in the order of play twice")
    if g.zones[FINAL] and not 0 <= g.timer <= MOST_ON_DIE:
        raise Broken("the crisis die shows what it cannot")
    if (not g.stack and not g.over) or g.question.id in ("reset", "movement", "interaction", "exploration"):
        if g.fights or g.attempt_seat >= 0 or g.zones[DRAWN] or g.zones[USED] or g.zones[LOOKED]:
            raise Broken("something is left over of what was under way")
