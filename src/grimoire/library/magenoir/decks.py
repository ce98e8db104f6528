"""Decks by name: the shipped ones, and those in files of a player."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from grimoire.library.deck_lists import MOST_TOLD, Deck, parse_deck
from grimoire.library.magenoir.deck_faults import deck_fault
from grimoire.library.magenoir.formats import Format, usual_format
from grimoire.library.reading import is_file, shown
from grimoire.library.yaml_lines import BadFile, read_text
from grimoire.magenoir.pool import Pool

PRECONSTRUCTED: Final = ("burning-wrath", "crushing-pressure", "surging-growth", "whirling-flurry")  # of the base game


def shipped_decks() -> list[str]:
    """The names of the decks that come with the program: the preconstructed ones, which are easiest to learn, before ours."""
    folder = files("grimoire") / "data" / "magenoir" / "decks"
    names = sorted(entry.name.removesuffix(".txt") for entry in folder.iterdir() if entry.name.endswith(".txt"))
    return [*PRECONSTRUCTED, *[name for name in names if name not in PRECONSTRUCTED]]


def find_deck(name: str, pool: Pool, format: Format | None = None) -> Deck:
    """A shipped deck by its name ("burning-wrath", "Burning wrath"), or a deck from a file, whether it may be played or not.

    With a format, cards that it bans are read even where the pool does not know them.
    """
    unlisted = () if format is None else format.unlisted
    shipped = "-".join(name.lower().split())
    if shipped in shipped_decks():
        text = (files("grimoire") / "data" / "magenoir" / "decks" / f"{shipped}.txt").read_text(encoding="utf-8")
        return parse_deck(text, f"decks/{shipped}.txt", shipped, pool, unlisted)
    path = Path(name)
    if not is_file(path):
        raise BadFile("bad-deck", name=name, decks=", ".join(shipped_decks()))
    return parse_deck(read_text(path), name, shown(path.stem), pool, unlisted, most=MOST_TOLD)


def load_deck(name: str, pool: Pool, format: Format | None = None) -> Deck:
    """A deck by its name or from a file; one that may not be played in the format, or at all, is refused."""
    held_to = usual_format(pool) if format is None else format
    deck = find_deck(name, pool, held_to)
    fault = deck_fault(deck, pool, held_to)
    if fault is not None:
        raise fault
    return deck
