"""The decks people bring: a shipped one by its name, or a list. Games without decks bring none."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from grimoire.library.deck_box import DeckBox, DeckFormat
from grimoire.library.deck_lists import Deck
from grimoire.library.games import GAMES, box_of
from grimoire.library.messages import FALLBACK
from grimoire.library.yaml_lines import BadFile
from grimoire.table.hosts import Dice
from grimoire.table.refusals import BAD_DECK, BAD_SETUP, NO_GAME, Refusal

LONGEST_LIST = 20_000
LISTED = "\n"  # in what names no deck
LONGEST_NAME = 80
OWN = "own"  # the name of a list without one


class Brought(msgspec.Struct, frozen=True):
    name: str = ""
    cards: list[str] = []
    side: list[str] = []


def brought(game: str, wanted: Sequence[str], format: str, dice: Dice) -> list[Brought]:
    """A deck for each seat; who names none gets a shipped one by chance, other than those of others where there are enough."""
    if not box_of(game).has_decks:
        if any(wanted):
            raise Refusal(BAD_SETUP, detail="deck")
        return [Brought() for _ in wanted]
    decks = decks_of(game)
    if format not in decks.formats():
        raise Refusal(BAD_SETUP, detail=f"format: {', '.join(decks.formats())}")
    held_to = decks.format(format)
    taken = [name for name in wanted if name]
    found: list[str] = []
    for name in wanted:
        found.append(name or drawn(game, taken, format, dice))
        taken.append(found[-1])
    return [read(decks, name, held_to) for name in found]


def decks_of(game: str) -> DeckBox:
    return box_of(game).decks(box_of(game).shipped_pool())


def check_text(game: str, text: str, lang: str = FALLBACK) -> str:
    """Why a list cannot be played in the usual format; empty if it can. Raises Refusal for a game without decks."""
    if game not in GAMES or not GAMES[game].has_decks:
        raise Refusal(NO_GAME, games=", ".join(name for name, box in GAMES.items() if box.has_decks))
    decks = decks_of(game)
    try:
        fault = decks.fault(listed(decks, text))
    except BadFile as error:
        fault = error
    return "" if fault is None else fault.words(lang)


def drawn(game: str, taken: Sequence[str], format: str, dice: Dice) -> str:
    others = others_than(taken, playable_in(game, format))
    if not others:
        raise Refusal(BAD_DECK, detail=format)
    return dice.one_of(others)


def others_than(taken: Sequence[str], playable: list[str]) -> list[str]:
    """Of these decks those nobody has; all of them where each is taken."""
    return [name for name in playable if name not in taken] or playable


@lru_cache
def playable_in(game: str, format: str) -> list[str]:
    """Shipped decks that keep to a format: looked at once, for that takes longer than all else at setting up a match."""
    decks = decks_of(game)
    return playable(decks, decks.format(format))


def playable(decks: DeckBox, format: DeckFormat) -> list[str]:
    return [name for name in decks.names() if decks.fault(decks.find(name), format) is None]


def read(decks: DeckBox, name: str, format: DeckFormat) -> Brought:
    try:
        deck = listed(decks, name, format) if LISTED in name else shipped(decks, name, format)
        fault = decks.fault(deck, format)
    except BadFile as error:
        raise Refusal(BAD_DECK, detail=error) from None
    if fault is not None:
        raise Refusal(BAD_DECK, detail=fault)
    return Brought(deck.name, list(deck.cards), list(deck.side))


def shipped(decks: DeckBox, name: str, format: DeckFormat) -> Deck:
    if name not in decks.names():  # never a file of this computer
        raise Refusal(BAD_DECK, detail=f"'{name[:60]}'")
    return decks.find(name, format)


def listed(decks: DeckBox, text: str, format: DeckFormat | None = None) -> Deck:
    if len(text) > LONGEST_LIST:
        raise Refusal(BAD_DECK, detail=f"> {LONGEST_LIST}")
    heading = text.partition("\n")[0]
    name = " ".join(heading.lstrip("# ").split())[:LONGEST_NAME] if heading.startswith("#") else ""
    return decks.read(text, "deck", name or OWN, format)
