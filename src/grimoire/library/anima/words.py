"""Words of Anima in scenarios: seats inside forms, places, and one card of the table."""

import re
from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.zones import AREAS, FACTION, HAND, MISSIONS, ORGANIZATION, OWN_PLACES, PARTY, SHARED_PLACES
from grimoire.library.scenario_facts import Moment, Sentences
from grimoire.library.scenario_words import SEAT_WORDS, SEATS, BadWords

Now = Moment[Game]
sentence: Final = Sentences()  # the facts of Anima

# Places as a scenario names them: a player's own, and those all share (written with a space, known with a hyphen).
OWN_NAMES: Final = ("hand", "party", "missions", "completed", "faction", "organization")
PILE_NAMES: Final = (
    "character deck",
    "character discard",
    "arcane deck",
    "arcane discard",
    "advantage deck",
    "advantage discard",
    "encounter deck",
    "encounter discard",
    "area deck",
    "area discard",
    "final deck",
)
TABLE_NAMES: Final = ("areas", "incidents", "final", "beside", "tossed", "set aside")
PUBLIC_OWN: Final = (PARTY, FACTION, ORGANIZATION, MISSIONS, HAND)  # where a card named without a place is looked for

# Parts of sentences.
SEAT: Final = rf"(?P<seat>{SEAT_WORDS})"
CARD: Final = r"(?P<card>[a-z0-9'-]+)"
OWN_ZONE: Final = rf"(?P<zone>{'|'.join(OWN_NAMES)})"
SHARED_ZONE: Final = rf"(?P<zone>{'|'.join((*PILE_NAMES, *TABLE_NAMES))})"


def engine_form(text: str) -> str:
    """`attack bob` as the engine writes it: `attack p2`; also before a place, `samurai bob.party.1`."""
    return re.sub(rf"\b({SEAT_WORDS})\b(?!-)", lambda m: SEAT_NAMES[SEATS.index(m[1])], text)


def scenario_form(form: str) -> str:
    return re.sub(r"\bp([1-5])\b", lambda m: SEATS[int(m[1]) - 1], form)


def shared_zone(name: str) -> int:
    return SHARED_PLACES.index(name.replace(" ", "-"))


def own_place(name: str) -> int:
    return OWN_PLACES.index(name)


def is_pile(name: str) -> bool:
    """Decks and discard piles have an order; they are listed from the top."""
    return name in PILE_NAMES


def ids_in(g: Game, zone: int, top_first: bool) -> list[str]:
    ids = [g.definition(card).id for card in g.zones[zone]]
    return ids[::-1] if top_first else ids


def find_card(g: Game, id: str, zones: list[int] | None = None) -> int:
    """The one card of this id in play: in a Party, a hand, among Missions, or an Area. Raises BadWords."""
    number = g.pool.numbers[id]
    places = zones if zones is not None else [zone for zone in range(len(g.zones)) if is_in_play(g, zone)]
    found = [card for zone in places for card in g.zones[zone] if g.printed[card] == number]
    if len(found) == 1:
        return found[0]
    raise BadWords("bad-several-fit", amount=len(found)) if found else BadWords("bad-not-in-play")


def is_in_play(g: Game, zone: int) -> bool:
    name = SHARED_PLACES[zone] if zone < len(SHARED_PLACES) else ""
    return not name or name in ("areas", "guards", "traps", "incidents", "final", "beside")


def find_area(g: Game, id: str) -> int:
    return find_card(g, id, [AREAS])


def seat_in(g: Game, name: str) -> int:
    if name not in SEATS[: g.seats]:
        raise BadWords("bad-not-playing", name=name)
    return SEATS.index(name)
