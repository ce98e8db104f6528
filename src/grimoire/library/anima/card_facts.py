"""Facts about one card of Anima: the state of a Character, a Mission and its markers."""

import re

from grimoire.anima.combat_and_speed import character_combat, current_fight
from grimoire.anima.game import Game
from grimoire.anima.mission_effects import marks_of
from grimoire.anima.state import DOWN, SPUN, STEEL, UP
from grimoire.anima.zones import COMPLETED, MISSIONS, PARTY, own_zone
from grimoire.library.anima.words import CARD, Now, find_card, sentence
from grimoire.library.notation import Notation
from grimoire.library.scenario_facts import NUMBER, Found, Test, same, stands
from grimoire.library.scenario_words import card_id

BITS = {"spun": SPUN, "incapacitated": DOWN}


def zones_of(g: Game, *places: int) -> list[int]:
    return [own_zone(seat, place) for seat in range(g.seats) for place in places]


@sentence("CHARACTER is [not] spun|incapacitated", rf"{CARD} is (?P<no>not )?(?P<what>spun|incapacitated)")
def character_state(notation: Notation, m: re.Match[str]) -> Test:
    id = card_id(notation.cards, m["card"])

    def test(now: Now) -> Found | None:
        there = now.game.state[find_card(now.game, id, zones_of(now.game, PARTY))] & BITS[m["what"]] != 0
        return None if there == (m["no"] is None) else stands(there, m["what"])

    return test


@sentence("CHARACTER has steel|no steel", rf"{CARD} has (?P<what>steel|no steel)")
def steel(notation: Notation, m: re.Match[str]) -> Test:
    id = card_id(notation.cards, m["card"])

    def test(now: Now) -> Found | None:
        there = now.game.state[find_card(now.game, id, zones_of(now.game, PARTY))] & STEEL != 0
        return same(m["what"] == "steel", there, "steel" if there else "no steel")

    return test


@sentence("combat of CHARACTER is N", rf"combat of {CARD} is {NUMBER}")
def combat(notation: Notation, m: re.Match[str]) -> Test:
    id = card_id(notation.cards, m["card"])

    def test(now: Now) -> Found | None:
        g = now.game
        card = find_card(g, id, zones_of(g, PARTY))
        seat = next(seat for seat in range(g.seats) if card in g.own(seat, PARTY))
        value = max(0, character_combat(g, card, current_fight(g, seat)))
        return same(int(m["number"]), value, str(value))

    return test


@sentence("MISSION is face up|face down", rf"{CARD} is face (?P<how>up|down)")
def mission_face(notation: Notation, m: re.Match[str]) -> Test:
    id = card_id(notation.cards, m["card"])

    def test(now: Now) -> Found | None:
        there = "up" if now.game.state[find_card(now.game, id, zones_of(now.game, MISSIONS))] & UP else "down"
        return same(m["how"], there, f"face {there}")

    return test


@sentence("marks on MISSION is N", rf"marks on {CARD} is {NUMBER}")
def marks(notation: Notation, m: re.Match[str]) -> Test:
    """Markers of a tally, steps of a resistance."""
    id = card_id(notation.cards, m["card"])

    def test(now: Now) -> Found | None:
        value = marks_of(now.game, find_card(now.game, id, zones_of(now.game, MISSIONS, COMPLETED)))
        return same(int(m["number"]), value, str(value))

    return test
