"""One game, from its first decision to its end."""

from grimoire.bots.bot import Bot
from grimoire.bots.games import make_bot, wanted_bot
from grimoire.bots.playing import play_on
from grimoire.kernel.position import Position
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table, Witness
from grimoire.library.deck_lists import ANY_SHAPE, Deck, DeckShape


def bots_for(names: list[str], seed: int, game: str) -> list[Bot]:
    """A bot for each seat, each with a chance of its own that follows from the seed of the game."""
    for name in names:
        wanted_bot(name, game)  # one's own is let in again in each process
    return [make_bot(name, stream(seed, f"bot {seat}"), game) for seat, name in enumerate(names)]


def deal_decks(table: Table, decks: tuple[Deck, ...], seed: int, shape: DeckShape = ANY_SHAPE) -> list[list[str]]:
    """The cards of each seat. A deck by chance is made for this game, around a card: seeds in a row go through all cards."""
    return [
        list(deck.cards) or table.random_deck(stream(seed, f"deck {seat}"), shape, table.featured(seed * len(decks) + seat))
        for seat, deck in enumerate(decks)
    ]


def play(
    position: Position, bots: list[Bot], cap: int, choices: list[int], witness: Witness | None = None, closed: bool = False
) -> None:
    """Let the bots decide until the game is over or this many decisions were made; writes down the chosen places."""
    play_on(position, bots, cap, choices, None if witness is None else witness.choose, closed)
