"""Invented cards of Mage Noir: read beside a few shipped ones, and played from decks that are full of them."""

from typing import Final

from grimoire.kernel.chance import Chance
from grimoire.kernel.position import Position
from grimoire.lab.inventing.grammar import Chooser
from grimoire.lab.inventing.trying import Workshop
from grimoire.lab.magenoir.invented import MageNoirGrammar, invented_source
from grimoire.language.source import CardSource
from grimoire.library.magenoir.cards import card_sources, shipped_texts
from grimoire.magenoir import all_procedures  # noqa: F401  (makes the procedures of the rules known)
from grimoire.magenoir.game import Game, from_bytes
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.reading import Reader
from grimoire.magenoir.setup import new_game
from grimoire.magenoir.text.current import printed_text, text_now
from grimoire.magenoir.zones import ANIMAL

BESIDE: Final = ("worker-bee", "fire-ball", "flame", "breath", "seed", "droplet", "animated-tree", "rock", "crimson-ring")
DECK: Final = 40


class MageNoirWorkshop(Workshop):
    def __init__(self) -> None:
        self.grammar = MageNoirGrammar()
        shipped = [source for where, text in shipped_texts() for source in card_sources(text, where)]
        self.beside = [source for source in shipped if source.id in BESIDE]
        self.pool = Pool()

    def invented(self, chooser: Chooser, number: int) -> CardSource:
        return invented_source(self.grammar, chooser, number)

    def read(self, sources: list[CardSource], alone: bool = False) -> None:
        pool = Pool()
        reader = Reader(pool)
        for source in [*self.beside, *sources]:
            reader.add(source)
        reader.close()
        self.pool = pool

    def texts(self, card: str, lang: str) -> str:
        return printed_text(self.pool, self.pool.definitions[self.pool.numbers[card]], lang, True)

    def begin(self, cards: list[str], chooser: Chooser) -> Position:
        decks: list[list[int]] = []
        for _ in (0, 1):
            numbers = [self.pool.numbers[card] for card in cards]
            animals = [n for n in numbers if self.pool.definitions[n].type == ANIMAL]
            spells = [n for n in numbers if self.pool.definitions[n].type != ANIMAL]
            beside = [d.index for d in self.pool.definitions if d.type != ANIMAL and d.index not in spells]
            deck = (spells * 4)[: DECK - 8]
            deck += [chooser.pick(beside) for _ in range(DECK - len(deck))]
            decks.append([*deck, *animals[:1]])
        return new_game(self.pool, decks, Chance(1 + chooser.below(10**9), 1 + chooser.below(10**9)))

    def from_bytes(self, data: bytes) -> Position:
        return from_bytes(self.pool, data)

    def look(self, position: Position) -> None:
        assert isinstance(position, Game)
        for seat in (-1, 0, 1):
            position.view(seat)
        for card in range(len(position.printed)):
            text_now(position, card, "fr" if card % 2 else "en")
