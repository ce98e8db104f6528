"""Deck lists of a contest: checked by its format when they are given, and kept as they were understood."""

from collections import Counter
from typing import Final

from grimoire.answers.offered import Named, games
from grimoire.kernel.unusable import Unusable
from grimoire.library.deck_lists import Deck, parse_deck, written
from grimoire.library.games import GAMES
from grimoire.library.messages import FALLBACK, messages
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.contests.beside import CardGroup
from grimoire.pages.contests.tables import by_letters
from grimoire.pages.games import catalogue_of
from grimoire.seat.wording import Words
from grimoire.table.decks import brought
from grimoire.table.dice import DICE

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
    found = brought(game, [text.strip() or "\n"], format, DICE)[0]
    deck = Deck(name, tuple(found.cards), tuple(found.side))
    return tuple(written(deck, GAMES[game].shipped_pool()).splitlines()[HEADING:])


def deck_in(lines: tuple[str, ...], game: str) -> Deck:
    """A list that was kept. Raises BadFile where a card of it is none any more."""
    return parse_deck("\n".join(lines), "list", "list", GAMES[game].shipped_pool())


def grouped(lines: tuple[str, ...], format: str, lang: str) -> list[CardGroup]:
    """A list by element, as it is counted out, the side deck last; as it was kept where it cannot be read any more."""
    try:
        game = formats()[format][0]
        deck = deck_in(lines, game)
    except (BadFile, KeyError):
        return [CardGroup("", [(1, line) for line in lines])] if lines else []
    printed = catalogue_of(game, GAMES[game].shipped_pool()).printed_cards(lang)
    found: dict[str, list[tuple[int, str]]] = {}
    for card, amount in Counter(deck.cards).items():
        found.setdefault(printed[card].element, []).append((amount, plain(printed[card].name)))
    say = messages(lang, game).say
    groups = [CardGroup(say(f"element-{element}"), sorted(cards, key=by_name)) for element, cards in sorted(found.items())]
    side = [(amount, plain(printed[card].name)) for card, amount in Counter(deck.side).items()]
    return [*groups, CardGroup(messages(lang).say("contest-page-side-deck"), sorted(side, key=by_name))] if side else groups


def plain(words: Words) -> str:
    return "".join(span.text for span in words)


def by_name(line: tuple[int, str]) -> tuple[str, str]:
    return by_letters(line[1])


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
