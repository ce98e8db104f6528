"""Facts about what a seat, or who only watches, sees of the table of Anima."""

import re
from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.view import AreaView, CardView, View
from grimoire.library.anima.words import CARD, OWN_ZONE, SEAT, SHARED_ZONE, Now, is_pile, seat_in, sentence
from grimoire.library.notation import Notation
from grimoire.library.scenario_facts import LIST, Found, Test, fits
from grimoire.library.scenario_words import SEAT_WORDS, BadWords, card_id, listed, read_cards

EYE: Final = rf"(?P<eye>{SEAT_WORDS}|spectator)"


def seen_by(g: Game, eye: str) -> View:
    return g.view(-1 if eye == "spectator" else seat_in(g, eye))


def compared(seen: list[CardView], wanted: list[str], ordered: bool) -> Found | None:
    there = [card.card or "?" for card in seen]
    return None if fits("is", wanted, there, ordered) else Found("found-is", there=listed(there))


@sentence("SEAT|spectator sees ZONE of SEAT as [CARDS]", rf"{EYE} sees {OWN_ZONE} of {SEAT} as {LIST}")
def sees_own(notation: Notation, m: re.Match[str]) -> Test:
    wanted = read_cards(notation.cards, m["list"])

    def test(now: Now) -> Found | None:
        player = seen_by(now.game, m["eye"]).players[seat_in(now.game, m["seat"])]
        return compared(getattr(player, m["zone"]), wanted, False)

    return test


@sentence("SEAT|spectator sees PILE as [CARDS]", rf"{EYE} sees {SHARED_ZONE} as {LIST}")
def sees_pile(notation: Notation, m: re.Match[str]) -> Test:
    wanted, ordered = read_cards(notation.cards, m["list"]), is_pile(m["zone"])
    if m["zone"] == "areas":
        raise BadWords("bad-sees-areas")

    def test(now: Now) -> Found | None:
        cards = seen_by(now.game, m["eye"]).piles.get(m["zone"].replace(" ", "-"), [])
        cards = cards[::-1] if ordered else cards
        return compared(cards[: len(wanted)] if ordered else cards, wanted, ordered)

    return test


@sentence(
    "SEAT|spectator sees encounter|traps of AREA as [CARDS]", rf"{EYE} sees (?P<what>encounter|traps) of {CARD} as {LIST}"
)
def sees_area(notation: Notation, m: re.Match[str]) -> Test:
    id, wanted = card_id(notation.cards, m["card"]), read_cards(notation.cards, m["list"])

    def test(now: Now) -> Found | None:
        areas: dict[str, AreaView] = {area.area: area for area in seen_by(now.game, m["eye"]).areas}
        if id not in areas:
            return Found("bad-not-in-play")
        encounter = areas[id].encounter
        cards = areas[id].traps if m["what"] == "traps" else [] if encounter is None else [encounter]
        return compared(cards, wanted, True)

    return test
