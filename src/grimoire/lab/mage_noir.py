"""The table of Mage Noir: pool, decks, setup."""

from pathlib import Path
from typing import Final, cast

from grimoire.kernel.chance import Chance, seeded
from grimoire.kernel.position import Position
from grimoire.lab.conservation import MageNoirAudit
from grimoire.lab.tables import Audit, NamedDeck, Table
from grimoire.library.cards import load_pool
from grimoire.library.decks import LEAST_CARDS, MOST_COPIES, created_cards, load_deck, shipped_decks
from grimoire.magenoir import rules  # noqa: F401  (makes the procedures of the rules known)
from grimoire.magenoir.game import Game, from_bytes
from grimoire.magenoir.setup import new_game
from grimoire.magenoir.zones import ANIMAL

LEAST_KINDS: Final = -(-LEAST_CARDS // MOST_COPIES)


class MageNoirTable(Table):
    def __init__(self, own_cards: list[Path]) -> None:
        self.name = "magenoir"
        self.seats = 2
        self.pool = load_pool(own_cards)
        self.spells = [d.id for d in self.pool.definitions if d.type != ANIMAL]
        created = created_cards(self.pool)
        self.animals = [d.id for d in self.pool.definitions if d.type == ANIMAL and d.id not in created]

    def cards_digest(self) -> str:
        return self.pool.digest

    def deck_names(self) -> list[str]:
        return shipped_decks()

    def deck(self, name: str) -> NamedDeck:
        deck = load_deck(name, self.pool)
        return NamedDeck(deck.name, deck.cards)

    def random_deck(self, chance: Chance) -> list[str]:
        """Few kinds in many copies or many in few, so that components meet what needs them; every other deck an Animal."""
        kinds = LEAST_KINDS + chance.below(2 * LEAST_KINDS)
        order = list(range(len(self.spells)))
        chance.shuffle(order)
        copies = [0] * min(kinds, len(order))
        while sum(copies) < LEAST_CARDS:
            i = chance.below(len(copies))
            copies[i] = min(MOST_COPIES, copies[i] + 1)
        deck = [self.spells[order[i]] for i, n in enumerate(copies) for _ in range(n)]
        if self.animals and chance.below(2):
            deck.append(self.animals[chance.below(len(self.animals))])
        return deck

    def begin(self, decks: list[list[str]], seed: int) -> Position:
        return new_game(self.pool, [[self.pool.numbers[card] for card in deck] for deck in decks], seeded(seed))

    def from_bytes(self, data: bytes) -> Position:
        return from_bytes(self.pool, data)

    def turns(self, position: Position) -> int:
        return cast(Game, position).turn

    def audit(self) -> Audit:
        return MageNoirAudit()
