"""Facts about the table: players, zones, Mana, what a seat sees, the turn and the game."""

import re

from grimoire.library.magenoir.words import MANA, SEAT, SEATS, ZONE, Now, mana_words, read_mana, sentence
from grimoire.library.notation import Notation
from grimoire.library.scenario_facts import LIST, NUMBER, Found, Test, fits, same, stands, yes_no
from grimoire.library.scenario_words import BadWords, listed, read_cards
from grimoire.magenoir.position_from_description import TOP_FIRST
from grimoire.magenoir.queries import is_mage_noir
from grimoire.magenoir.state import PHASES
from grimoire.magenoir.zones import ZONE_NUMBER

# -- players -----------------------------------------------------------------------------------------------------------


@sentence("SEAT hp is N", rf"{SEAT} hp is {NUMBER}")
def hp(notation: Notation, m: re.Match[str]) -> Test:
    seat, number = SEATS.index(m["seat"]), int(m["number"])
    return lambda now: same(number, now.game.life[seat], str(now.game.life[seat]))


@sentence("SEAT is [not] mage noir", rf"{SEAT} is (?P<no>not )?mage noir")
def mage_noir(notation: Notation, m: re.Match[str]) -> Test:
    seat, wanted = SEATS.index(m["seat"]), m["no"] is None

    def test(now: Now) -> Found | None:
        return None if is_mage_noir(now.game, seat) == wanted else stands(not wanted, "mage noir", SEATS[seat])

    return test


@sentence("SEAT zenith is yes|no", rf"{SEAT} zenith is (?P<yes>yes|no)")
def zenith(notation: Notation, m: re.Match[str]) -> Test:
    seat = SEATS.index(m["seat"])
    return lambda now: same(m["yes"] == "yes", now.game.zenith[seat] != 0, yes_no(now.game.zenith[seat] != 0))


@sentence("SEAT reserve is MANA", rf"{SEAT} reserve is {MANA}")
def reserve(notation: Notation, m: re.Match[str]) -> Test:
    seat, mana = SEATS.index(m["seat"]), read_mana(m["mana"])

    def test(now: Now) -> Found | None:
        held = now.game.reserve[seat * 6 : seat * 6 + 6]
        return same(mana, held, mana_words(held))

    return test


@sentence("left|right is MANA", rf"(?P<pile>left|right) is {MANA}")
def pile(notation: Notation, m: re.Match[str]) -> Test:
    at, mana = 6 * ("left", "right").index(m["pile"]), read_mana(m["mana"])

    def test(now: Now) -> Found | None:
        there = now.game.piles[at : at + 6]
        return same(mana, there, mana_words(there))

    return test


# -- zones -------------------------------------------------------------------------------------------------------------


def ids_in(now: Now, seat: int, zone: int) -> list[str]:
    """The cards of a zone; decks, discard piles and exile from the top."""
    g = now.game
    ids = [g.definition(card).id for card in g.cards(seat, zone)]
    return ids[::-1] if zone in TOP_FIRST else ids


@sentence("SEAT ZONE size is N", rf"{SEAT} {ZONE} size is {NUMBER}")
def zone_size(notation: Notation, m: re.Match[str]) -> Test:
    seat, zone = SEATS.index(m["seat"]), ZONE_NUMBER[m["zone"]]

    def test(now: Now) -> Found | None:
        size = len(now.game.cards(seat, zone))
        return same(int(m["number"]), size, str(size))

    return test


@sentence(
    "SEAT ZONE is|has|lacks|begins|ends [CARDS]",
    rf"{SEAT} {ZONE} (?P<how>is|has|lacks|begins|ends) {LIST}",
)
def zone_cards(notation: Notation, m: re.Match[str]) -> Test:
    seat, zone, how = SEATS.index(m["seat"]), ZONE_NUMBER[m["zone"]], m["how"]
    wanted = read_cards(notation.cards, m["list"])
    if how in ("begins", "ends") and zone not in TOP_FIRST:
        raise BadWords("bad-no-order", zone=m["zone"])

    def test(now: Now) -> Found | None:
        there = ids_in(now, seat, zone)
        return None if fits(how, wanted, there, zone in TOP_FIRST) else Found("found-is", there=listed(there))

    return test


@sentence("SEAT|spectator sees ZONE of SEAT as [CARDS]", rf"(?P<eye>alice|bob|spectator) sees {ZONE} of {SEAT} as {LIST}")
def sees(notation: Notation, m: re.Match[str]) -> Test:
    eye = -1 if m["eye"] == "spectator" else SEATS.index(m["eye"])
    seat, zone, wanted = SEATS.index(m["seat"]), ZONE_NUMBER[m["zone"]], read_cards(notation.cards, m["list"])

    def test(now: Now) -> Found | None:
        seen = [card.card or "?" for card in now.game.view(eye).players[seat].zones.get(m["zone"], [])]
        ordered = zone in TOP_FIRST
        seen = seen[::-1] if ordered else seen
        return None if fits("is", wanted, seen, ordered) else Found("found-is", there=listed(seen))

    return test


# -- the turn and the game ---------------------------------------------------------------------------------------------


@sentence("turn is N", rf"turn is {NUMBER}")
def turn(notation: Notation, m: re.Match[str]) -> Test:
    return lambda now: same(int(m["number"]), now.game.turn, str(now.game.turn))


@sentence("active is SEAT", rf"active is {SEAT}")
def active(notation: Notation, m: re.Match[str]) -> Test:
    return lambda now: same(m["seat"], SEATS[now.game.active], SEATS[now.game.active])


@sentence("phase is PHASE", rf"phase is (?P<phase>{'|'.join(PHASES)})")
def phase(notation: Notation, m: re.Match[str]) -> Test:
    return lambda now: same(m["phase"], now.game.phase_name(), now.game.phase_name())
