"""Facts about the table of Anima: players, piles, Areas, what a seat sees, the turn and the game."""

import re

from grimoire.anima.areas import guard_of, level_of
from grimoire.anima.combat_and_speed import combat_of, foe_combat, speed_of
from grimoire.anima.game import Game
from grimoire.anima.hands import hand_limit
from grimoire.anima.state import PHASES
from grimoire.anima.zones import TRAPS, own_zone
from grimoire.library.anima.words import (
    CARD,
    OWN_ZONE,
    SEAT,
    SHARED_ZONE,
    Now,
    find_area,
    ids_in,
    is_pile,
    own_place,
    seat_in,
    sentence,
    shared_zone,
)
from grimoire.library.notation import Notation
from grimoire.library.scenario_facts import LIST, NUMBER, Found, Test, fits, same, stands
from grimoire.library.scenario_words import SEATS, BadWords, card_id, listed, read_cards, split_list

# -- players -----------------------------------------------------------------------------------------------------------


@sentence("SEAT combat|speed|hand limit is N", rf"{SEAT} (?P<what>combat|speed|hand limit) is {NUMBER}")
def value_of(notation: Notation, m: re.Match[str]) -> Test:
    read = {"combat": combat_of, "speed": speed_of, "hand limit": hand_limit}[m["what"]]

    def test(now: Now) -> Found | None:
        value = read(now.game, seat_in(now.game, m["seat"]))
        return same(int(m["number"]), value, str(value))

    return test


@sentence("SEAT is [not] out|gone|leaving", rf"{SEAT} is (?P<no>not )?(?P<what>out|gone|leaving)")
def state_of(notation: Notation, m: re.Match[str]) -> Test:
    def test(now: Now) -> Found | None:
        seat = seat_in(now.game, m["seat"])
        there = {"out": now.game.out, "gone": now.game.gone, "leaving": now.game.leaving}[m["what"]][seat] != 0
        return None if there == (m["no"] is None) else stands(there, m["what"], m["seat"])

    return test


@sentence("SEAT is in AREA", rf"{SEAT} is in {CARD}")
def in_area(notation: Notation, m: re.Match[str]) -> Test:
    area = card_id(notation.cards, m["card"])
    return lambda now: same(area, place_of(now.game, m["seat"]), place_of(now.game, m["seat"]) or "outside")


@sentence("SEAT is outside", rf"{SEAT} is outside")
def outside(notation: Notation, m: re.Match[str]) -> Test:
    return lambda now: same("", place_of(now.game, m["seat"]), f"in {place_of(now.game, m['seat'])}")


def place_of(g: Game, name: str) -> str:
    place = g.place[seat_in(g, name)]
    return g.definition(place).id if place >= 0 else ""


@sentence("SEAT ZONE size is N", rf"{SEAT} {OWN_ZONE} size is {NUMBER}")
def own_size(notation: Notation, m: re.Match[str]) -> Test:
    def test(now: Now) -> Found | None:
        size = len(now.game.own(seat_in(now.game, m["seat"]), own_place(m["zone"])))
        return same(int(m["number"]), size, str(size))

    return test


@sentence("SEAT ZONE is|has|lacks [CARDS]", rf"{SEAT} {OWN_ZONE} (?P<how>is|has|lacks) {LIST}")
def own_cards(notation: Notation, m: re.Match[str]) -> Test:
    wanted = read_cards(notation.cards, m["list"])

    def test(now: Now) -> Found | None:
        there = ids_in(now.game, own_zone(seat_in(now.game, m["seat"]), own_place(m["zone"])), False)
        return None if fits(m["how"], wanted, there, False) else Found("found-is", there=listed(there))

    return test


# -- piles and Areas ---------------------------------------------------------------------------------------------------


@sentence("PILE size is N", rf"{SHARED_ZONE} size is {NUMBER}")
def pile_size(notation: Notation, m: re.Match[str]) -> Test:
    zone = shared_zone(m["zone"])
    return lambda now: same(int(m["number"]), len(now.game.zones[zone]), str(len(now.game.zones[zone])))


@sentence("PILE is|has|lacks|begins|ends [CARDS]", rf"{SHARED_ZONE} (?P<how>is|has|lacks|begins|ends) {LIST}")
def pile_cards(notation: Notation, m: re.Match[str]) -> Test:
    zone, ordered, wanted = shared_zone(m["zone"]), is_pile(m["zone"]), read_cards(notation.cards, m["list"])
    if m["how"] in ("begins", "ends") and not ordered:
        raise BadWords("bad-no-order-anima", zone=m["zone"])

    def test(now: Now) -> Found | None:
        there = ids_in(now.game, zone, ordered)
        return None if fits(m["how"], wanted, there, ordered) else Found("found-is", there=listed(there))

    return test


@sentence("level of AREA is N", rf"level of {CARD} is {NUMBER}")
def area_level(notation: Notation, m: re.Match[str]) -> Test:
    area = card_id(notation.cards, m["card"])

    def test(now: Now) -> Found | None:
        level = level_of(now.game, find_area(now.game, area))
        return same(int(m["number"]), level, str(level))

    return test


@sentence("encounter|traps of AREA is [CARDS]", rf"(?P<what>encounter|traps) of {CARD} is {LIST}")
def area_cards(notation: Notation, m: re.Match[str]) -> Test:
    id, wanted = card_id(notation.cards, m["card"]), read_cards(notation.cards, m["list"])

    def test(now: Now) -> Found | None:
        g = now.game
        area = find_area(g, id)
        guard = guard_of(g, area)
        cards = [guard] if guard >= 0 else []
        if m["what"] == "traps":
            cards = [card for card in g.zones[TRAPS] if g.at[card] == area]
        there = [g.definition(card).id for card in cards]
        return None if fits("is", wanted, there, True) else Found("found-is", there=listed(there))

    return test


# -- the turn, a Combat and the game -----------------------------------------------------------------------------------


@sentence("order is [SEATS]", rf"order is {LIST}")
def order(notation: Notation, m: re.Match[str]) -> Test:
    wanted = split_list(m["list"])
    for name in wanted:
        notation.seat(name)

    def test(now: Now) -> Found | None:
        there = [SEATS[seat] for seat in now.game.order]
        return same(wanted, there, listed(there))

    return test


@sentence("foe combat is N", rf"foe combat is {NUMBER}")
def foe(notation: Notation, m: re.Match[str]) -> Test:
    def test(now: Now) -> Found | None:
        if not now.game.fights or now.game.fights[-1].rival >= 0:
            return Found("found-no-fight")
        value = foe_combat(now.game, now.game.fights[-1])
        return same(int(m["number"]), value, str(value))

    return test


@sentence("timer is N", rf"timer is {NUMBER}")
def timer(notation: Notation, m: re.Match[str]) -> Test:
    return lambda now: same(int(m["number"]), now.game.timer, str(now.game.timer))


@sentence("turn is N", rf"turn is {NUMBER}")
def turn(notation: Notation, m: re.Match[str]) -> Test:
    return lambda now: same(int(m["number"]), now.game.turn, str(now.game.turn))


@sentence("phase is PHASE", rf"phase is (?P<phase>{'|'.join(PHASES)})")
def phase(notation: Notation, m: re.Match[str]) -> Test:
    return lambda now: same(m["phase"], now.game.phase_name(), now.game.phase_name())
