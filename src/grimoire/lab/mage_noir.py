"""The table of Mage Noir: pool, decks, setup."""

from pathlib import Path
from typing import cast

from grimoire.kernel.chance import Chance, seeded
from grimoire.kernel.position import Position
from grimoire.lab.conservation import MageNoirAudit
from grimoire.lab.deck_making import DeckMaker
from grimoire.lab.tables import ANY_SHAPE, Audit, CardText, DeckShape, NamedDeck, Table, Witness, exchange, faces_besides
from grimoire.lab.witness import Abilities, MageNoirWitness
from grimoire.library.cards import load_pool
from grimoire.library.decks import PRECONSTRUCTED, load_deck, shipped_decks
from grimoire.magenoir import rules  # noqa: F401  (makes the procedures of the rules known)
from grimoire.magenoir.game import Game, from_bytes
from grimoire.magenoir.setup import new_game
from grimoire.magenoir.zones import ANIMAL


class MageNoirTable(Table):
    def __init__(self, own_cards: list[Path]) -> None:
        self.name = "magenoir"
        self.seats = 2
        self.pool = load_pool(own_cards)
        self.maker = DeckMaker(self.pool)
        self.abilities = Abilities(self.pool)

    def cards_digest(self) -> str:
        return self.pool.digest

    def card_name(self, card: str, lang: str) -> str:
        return self.pool.definitions[self.pool.numbers[card]].name[lang]

    def deck_names(self) -> list[str]:
        return shipped_decks()

    def measured_decks(self) -> list[str]:
        return list(PRECONSTRUCTED)

    def deck(self, name: str) -> NamedDeck:
        deck = load_deck(name, self.pool)
        return NamedDeck(deck.name, deck.cards)

    def deck_shape(self, size: int | None, elements: int | None) -> DeckShape:
        return self.maker.shape(size, elements)

    def featured(self, number: int) -> str:
        return self.maker.cards[number % len(self.maker.cards)]

    def random_deck(self, chance: Chance, shape: DeckShape = ANY_SHAPE, featured: str = "") -> list[str]:
        return self.maker.make(chance, shape, featured)

    def begin(self, decks: list[list[str]], seed: int) -> Position:
        return new_game(self.pool, [[self.pool.numbers[card] for card in deck] for deck in decks], seeded(seed))

    def from_bytes(self, data: bytes) -> Position:
        return from_bytes(self.pool, data)

    def unseen(self, position: Position, seat: int) -> set[int]:
        g = cast(Game, position)
        spells = [card for card, face in enumerate(g.printed) if g.definitions[face].type != ANIMAL]
        return {card for card in spells if not g.known[card] & 1 << seat}

    def deal_anew(
        self, position: Position, seat: int, cards: list[int], named: set[str], chance: Chance, foreign: bool
    ) -> Position | None:
        g = cast(Game, position).clone()
        cards = [card for card in cards if g.definition(card).id not in named]
        seen = faces_besides(g.printed, cards)
        cards = [card for card in cards if g.printed[card] not in seen]
        if foreign:
            spells = [d.index for d in g.definitions if d.type != ANIMAL and d.index not in seen]
            g.printed = g.printed[:]
            for card in [card for card in cards if g.owner[card] != seat]:  # a seat knows its own list
                g.printed[card] = g.defs[card] = spells[chance.below(len(spells))]
                g.hp[card] = g.definition(card).hp
            return g
        for owner in (0, 1):
            exchange(g.zones, [g.zone, g.known, g.stamp], [card for card in cards if g.owner[card] == owner], chance)
        return g

    def turns(self, position: Position) -> int:
        return cast(Game, position).turn

    def audit(self) -> Audit:
        return MageNoirAudit()

    def texts(self) -> list[CardText]:
        return self.abilities.texts

    def witness(self) -> Witness:
        return MageNoirWitness(self.abilities)
