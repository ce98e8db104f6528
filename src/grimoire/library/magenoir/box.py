"""The box of Mage Noir: two seats, a deck for each."""

from collections.abc import Sequence
from typing import Any, cast

from grimoire.kernel.chance import Chance
from grimoire.kernel.encoding import Encoding
from grimoire.kernel.position import Position
from grimoire.language.source import CardSource
from grimoire.library.boxes import Box
from grimoire.library.card_mistakes import Mistakes
from grimoire.library.deck_box import DeckBox
from grimoire.library.deck_lists import ANY_SHAPE, Deck
from grimoire.library.digests import Facts
from grimoire.library.magenoir import cards
from grimoire.library.magenoir.deck_box import MageNoirDeckBox
from grimoire.library.magenoir.deck_kinds import kind_of
from grimoire.library.magenoir.deck_making import decks_by_chance
from grimoire.library.magenoir.decks import load_deck, shipped_decks
from grimoire.library.magenoir.digest_facts import digest_facts
from grimoire.library.notation import Notation
from grimoire.library.pools import CardPool
from grimoire.library.record_chance import chance_from
from grimoire.library.records import Record
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.all_procedures import setup
from grimoire.magenoir.game import Game, from_bytes
from grimoire.magenoir.pool import Pool


class MageNoirBox(Box):
    name = "magenoir"
    seats = range(2, 3)
    has_decks = True

    def shipped_texts(self) -> list[tuple[str, str]]:
        return cards.shipped_texts()

    def shipped_pool(self) -> Pool:
        return cards.shipped_pool()

    def build_pool(self, texts: list[tuple[str, str]]) -> Pool:
        return cards.build_pool(texts)

    def card_mistakes(self, texts: list[tuple[str, str]]) -> list[BadFile]:
        return Mistakes(cards.CARDS, texts).found

    def card_sources(self, text: str, where: str) -> list[CardSource]:
        return cards.card_sources(text, where)

    def card_facts(self, pool: CardPool) -> list[Any]:
        from grimoire.library.magenoir.card_export import exported  # what writes texts; whoever plays needs none

        return [exported(cast(Pool, pool), definition) for definition in cast(Pool, pool).definitions]

    def encoding(self, pool: CardPool, cards: list[str], verbs: list[str], questions: list[str], seats: int) -> Encoding:
        from grimoire.magenoir.encoding import MageNoirEncoding  # only programs that learn read numbers

        return MageNoirEncoding(cast(Pool, pool), cards, verbs, questions)

    def decks(self, pool: CardPool) -> DeckBox:
        return MageNoirDeckBox(cast(Pool, pool))

    def deck_names(self) -> list[str]:
        return shipped_decks()

    def kind_of_deck(self, cards: Sequence[str], pool: CardPool) -> str:
        return kind_of(cards, cast(Pool, pool)).id

    def deck(self, name: str, pool: CardPool) -> Deck:
        return load_deck(name, cast(Pool, pool))

    def random_deck(self, chance: Chance, pool: CardPool) -> list[str]:
        return decks_by_chance(cast(Pool, pool)).make(chance, ANY_SHAPE, "")

    def begin(self, record: Record, pool: CardPool) -> Game:
        decks: list[list[int]] = []
        for deck in record.decks:
            for card in deck:
                if card not in pool.numbers:
                    raise BadFile("bad-card-gone", record.where, name=card)
            decks.append([pool.numbers[card] for card in deck])
        if record.decides and record.decides not in record.seats:
            raise BadFile("bad-decides", record.where, name=record.decides)
        decides = record.seats.index(record.decides) if record.decides else -1
        return setup.new_game(cast(Pool, pool), decks, chance_from(record), decides)

    def from_bytes(self, pool: CardPool, data: bytes) -> Position:
        return from_bytes(cast(Pool, pool), data)

    def notation(self, pool: Pool) -> Notation:
        from grimoire.library.magenoir.notation import MageNoirNotation  # only rulings are read and written in it

        return MageNoirNotation(pool)

    def digest_facts(self, position: Position) -> Facts:
        return digest_facts(cast(Game, position))
