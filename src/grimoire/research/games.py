"""New games and decks by name, for a program that plays them itself."""

from collections.abc import Sequence
from pathlib import Path

from grimoire import __version__
from grimoire.kernel.position import Position
from grimoire.library.boxes import Box
from grimoire.library.deck_lists import Deck
from grimoire.library.games import box_of
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.library.yaml_lines import BadFile
from grimoire.research.arguments import is_list, is_number, is_text, unfit
from grimoire.research.encodings import with_numbers
from grimoire.research.own_cards import pool_with
from grimoire.research.persisting import can_leave

AnyDeck = str | Deck | Sequence[str]  # by name or file, as it was loaded, or its cards one by one


def new_game(
    game: str = "magenoir",
    decks: Sequence[AnyDeck] = (),
    *,
    players: int = 2,
    seed: int = 0,
    options: Sequence[str] = (),
    cards: Sequence[str | Path] = (),
) -> Position:
    """A game at its first decision; the same for the same arguments on every machine.

    Mage Noir wants two decks: names of shipped ones, files, or lists of card ids; without any, the first two of
    `deck_names()`. Anima wants none, and two to five players. `options` are the optional rules of the game, `cards` files of
    one's own. Raises BadFile, which says what is wrong.
    """
    box = box_of(is_text(game, "game"))
    is_number(players, "players")
    is_number(seed, "seed")
    pool = pool_with(game, cards)
    wanted = is_list(decks, "decks") or (box.deck_names()[:players] if box.has_decks else [])
    lists = [list(as_deck(deck, box, pool)) for deck in wanted]
    seats = [str(seat) for seat in range(len(lists) if box.has_decks and lists else players)]
    record = Record(__version__, game, str(pool.digest), seats, lists, seed, options=is_list(options, "options"))
    record.where = "new_game"
    return with_numbers(can_leave(box.start(record, pool)), box.name, pool, len(seats))


def as_deck(deck: AnyDeck, box: Box, pool: CardPool) -> Sequence[str]:
    if isinstance(deck, str):
        return box.deck(deck, pool).cards
    if not isinstance(deck, Deck | list | tuple):
        raise unfit("decks", "part-decks", deck)
    cards = deck.cards if isinstance(deck, Deck) else deck
    if not all(isinstance(card, str) for card in cards):
        raise unfit("decks", "part-decks", deck)
    unknown = next((card for card in cards if card not in pool.numbers), "")
    if unknown:
        raise BadFile("bad-card", "", name=unknown)
    return cards


def load_deck(name: str, game: str = "magenoir", cards: Sequence[str | Path] = ()) -> Deck:
    """A deck that comes with the program, by its name, or one from a file. Raises BadFile."""
    box = box_of(is_text(game, "game"))
    return box.deck(is_text(name, "name"), pool_with(game, cards))


def deck_names(game: str = "magenoir") -> list[str]:
    """The decks that come with the program; of a game without decks, none."""
    return box_of(is_text(game, "game")).deck_names()
