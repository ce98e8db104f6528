"""Deck lists of a contest: checked by its format when they are given, and kept as they were understood."""

from typing import Final

from grimoire.kernel.unusable import Unusable
from grimoire.library.deck_lists import Deck, parse_deck, written
from grimoire.library.games import GAMES
from grimoire.library.messages import FALLBACK
from grimoire.library.yaml_lines import BadFile
from grimoire.server.decks import brought
from grimoire.server.offering import Named, games

NONE: Final = ""  # the format where no lists are wanted
HEADING: Final = 1  # lines before the cards of a list that is written


def formats(lang: str = FALLBACK) -> dict[str, tuple[str, Named]]:
    """What lists can be held to, by id: the game, and what it is called."""
    return {format.id: (game.id, format) for game in games(lang) for format in game.formats}


def check_format(format: str) -> None:
    """Raises Unusable."""
    known = formats()
    if format != NONE and format not in known:
        raise Unusable("contest-format", name=format[:40], formats=", ".join(known))


def checked_lines(text: str, format: str, name: str) -> tuple[str, ...]:
    """The lines of a list that may be played, each card by its English name. Raises Refusal."""
    game = formats()[format][0]
    found = brought(game, [text.strip() or "\n"], format)[0]
    deck = Deck(name, tuple(found.cards), tuple(found.side))
    return tuple(written(deck, GAMES[game].shipped_pool()).splitlines()[HEADING:])


def deck_in(lines: tuple[str, ...], game: str) -> Deck:
    """A list that was kept. Raises BadFile where a card of it is none any more."""
    return parse_deck("\n".join(lines), "list", "list", GAMES[game].shipped_pool())


def list_text(lines: tuple[str, ...], format: str, lang: str) -> str:
    """By the names of a language; as it was kept where it cannot be read any more."""
    if not lines:
        return ""
    try:
        game = formats()[format][0]
        shown = written(deck_in(lines, game), GAMES[game].shipped_pool(), lang).splitlines()[HEADING:]
    except (BadFile, KeyError):
        shown = list(lines)
    return "\n".join(shown) + "\n"
