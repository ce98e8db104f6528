"""The decks people bring: a shipped one by its name, or a list. Games without decks bring none."""

import secrets
from functools import lru_cache

import msgspec

from grimoire.library.deck_lists import Deck, parse_deck
from grimoire.library.games import GAMES, box_of
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.deck_faults import deck_fault
from grimoire.library.magenoir.decks import find_deck, shipped_decks
from grimoire.library.magenoir.formats import Format, find_format, shipped_formats, usual_format
from grimoire.library.messages import FALLBACK
from grimoire.library.yaml_lines import BadFile
from grimoire.table.refusals import BAD_DECK, BAD_SETUP, NO_GAME, Refusal

LONGEST_LIST = 20_000
LISTED = "\n"  # in what names no deck
LONGEST_NAME = 80
OWN = "own"  # the name of a list without one


class Brought(msgspec.Struct, frozen=True):
    name: str = ""
    cards: list[str] = []
    side: list[str] = []


def brought(game: str, wanted: list[str], format: str) -> list[Brought]:
    """A deck for each seat; who names none gets a shipped one by chance, other than those of others where there are enough."""
    box = box_of(game)
    if not box.has_decks:
        if any(wanted):
            raise Refusal(BAD_SETUP, detail="deck")
        return [Brought() for _ in wanted]
    if format not in shipped_formats():
        raise Refusal(BAD_SETUP, detail=f"format: {', '.join(shipped_formats())}")
    held_to = find_format(format, shipped_pool())
    taken = [name for name in wanted if name]
    found: list[str] = []
    for name in wanted:
        found.append(name or drawn(taken, held_to))
        taken.append(found[-1])
    return [read(name, held_to) for name in found]


def check_text(game: str, text: str, lang: str = FALLBACK) -> str:
    """Why a list cannot be played in the usual format; empty if it can. Raises Refusal for a game without decks."""
    if game not in GAMES or not GAMES[game].has_decks:
        raise Refusal(NO_GAME, games=", ".join(name for name, box in GAMES.items() if box.has_decks))
    held_to = usual_format(shipped_pool())
    try:
        fault = deck_fault(listed(text, held_to), shipped_pool(), held_to)
    except BadFile as error:
        fault = error
    return "" if fault is None else fault.words(lang)


def check_swap(name: str, deck: list[str], side: list[str], format: str) -> None:
    """Whether a deck may be played after cards were swapped. Raises Refusal."""
    pool = shipped_pool()
    fault = deck_fault(Deck(name, tuple(deck), tuple(side)), pool, find_format(format, pool))
    if fault is not None:
        raise Refusal(BAD_DECK, detail=fault)


def drawn(taken: list[str], format: Format) -> str:
    playable = playable_in(format.id)
    others = [name for name in playable if name not in taken] or playable
    if not others:
        raise Refusal(BAD_DECK, detail=format.id)
    return secrets.choice(others)


@lru_cache
def playable_in(format: str) -> list[str]:
    """Shipped decks that keep to a format: looked at once, for that takes longer than all else at setting up a match."""
    pool = shipped_pool()
    held_to = find_format(format, pool)
    return [name for name in shipped_decks() if deck_fault(find_deck(name, pool), pool, held_to) is None]


def read(name: str, format: Format) -> Brought:
    try:
        deck = listed(name, format) if LISTED in name else shipped(name, format)
        fault = deck_fault(deck, shipped_pool(), format)
    except BadFile as error:
        raise Refusal(BAD_DECK, detail=error) from None
    if fault is not None:
        raise Refusal(BAD_DECK, detail=fault)
    return Brought(deck.name, list(deck.cards), list(deck.side))


def shipped(name: str, format: Format) -> Deck:
    if name not in shipped_decks():  # never a file of this computer
        raise Refusal(BAD_DECK, detail=f"'{name[:60]}'")
    return find_deck(name, shipped_pool(), format)


def listed(text: str, format: Format) -> Deck:
    if len(text) > LONGEST_LIST:
        raise Refusal(BAD_DECK, detail=f"> {LONGEST_LIST}")
    heading = text.partition("\n")[0]
    name = " ".join(heading.lstrip("# ").split())[:LONGEST_NAME] if heading.startswith("#") else ""
    return parse_deck(text, "deck", name or OWN, shipped_pool(), format.unlisted)
