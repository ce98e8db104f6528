"""Deck lists of a contest: checked by its format when they are given, and kept as they were understood."""

from grimoire.kernel.unusable import Unusable
from grimoire.library.deck_lists import Deck, parse_deck, written
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.deck_faults import deck_fault
from grimoire.library.magenoir.formats import find_format, shipped_formats
from grimoire.library.yaml_lines import BadFile
from grimoire.server.decks import listed, shipped
from grimoire.server.refusals import BAD_DECK, Refusal

NONE = ""  # no lists are wanted


def check_format(format: str) -> None:
    """Raises Unusable."""
    if format != NONE and format not in shipped_formats():
        raise Unusable("contest-format", name=format[:40], formats=", ".join(shipped_formats()))


def checked_lines(text: str, format: str, name: str) -> tuple[str, ...]:
    """The lines of a list that may be played, each card by its English name. Raises Refusal."""
    pool = shipped_pool()
    held_to = find_format(format or "casual", pool)
    try:
        deck = shipped(text.strip(), held_to) if "\n" not in text.strip() else listed(text, held_to)
        fault = deck_fault(deck, pool, held_to)
    except BadFile as error:
        raise Refusal(BAD_DECK, detail=error) from None
    if fault is not None:
        raise Refusal(BAD_DECK, detail=fault)
    return tuple(written(Deck(name, deck.cards, deck.side), pool).splitlines()[1:])


def deck_in(lines: tuple[str, ...]) -> Deck:
    """A list that was kept. What it was checked by may have changed since; it is read all the same."""
    return parse_deck("\n".join(lines), "list", "list", shipped_pool())


def list_text(lines: tuple[str, ...], lang: str) -> str:
    """By the names of a language; as it was kept where it cannot be read any more."""
    if not lines:
        return ""
    try:
        return "\n".join(written(deck_in(lines), shipped_pool(), lang).splitlines()[1:]) + "\n"
    except BadFile:
        return "\n".join(lines) + "\n"
