"""The box of Anima: two to five seats (A:overview) and no decks, for all share the piles."""

from collections.abc import Sequence
from typing import Any, cast

from grimoire.anima import all_procedures  # noqa: F401  (makes the procedures of the rules known)
from grimoire.anima.game import Game, from_bytes
from grimoire.anima.pool import Pool
from grimoire.anima.setup import MOST_WITHOUT_PACK, new_game
from grimoire.kernel.encoding import Encoding
from grimoire.kernel.position import Position
from grimoire.kernel.unusable import Unusable
from grimoire.language.source import CardSource
from grimoire.library.anima import cards
from grimoire.library.anima.digest_facts import digest_facts
from grimoire.library.anima.optional_rules import NAMES, OMEGA, options_named
from grimoire.library.boxes import Box
from grimoire.library.card_mistakes import Mistakes
from grimoire.library.deck_lists import Deck
from grimoire.library.digests import Facts
from grimoire.library.notation import Notation
from grimoire.library.pools import CardPool
from grimoire.library.record_chance import chance_from
from grimoire.library.records import Record
from grimoire.library.yaml_lines import BadFile


class AnimaBox(Box):
    name = "anima"
    seats = range(2, 6)
    has_decks = False
    options = NAMES

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

    def encoding(self, pool: CardPool, cards: list[str], verbs: list[str], questions: list[str], seats: int) -> Encoding:
        from grimoire.anima.encoding import AnimaEncoding  # only programs that learn read numbers

        return AnimaEncoding(cast(Pool, pool), cards, verbs, questions, seats)

    def deck(self, name: str, pool: CardPool) -> Deck:
        raise BadFile("bad-deck-anima", name=name)

    def card_facts(self, pool: CardPool) -> list[Any]:
        from grimoire.library.anima.card_export import exported  # what writes texts; whoever plays needs none

        return [exported(cast(Pool, pool), definition) for definition in cast(Pool, pool).definitions]

    def begin(self, record: Record, pool: CardPool) -> Game:
        return new_game(cast(Pool, pool), len(record.seats), chance_from(record), options_named(record.options))

    def from_bytes(self, pool: CardPool, data: bytes) -> Position:
        return from_bytes(cast(Pool, pool), data)

    def notation(self, pool: Pool) -> Notation:
        from grimoire.library.anima.notation import AnimaNotation  # only rulings are read and written in it

        return AnimaNotation(pool)

    def needed_options(self, players: int) -> tuple[str, ...]:
        return (OMEGA,) if players > MOST_WITHOUT_PACK and players in self.seats else ()

    def fault_of_players(self, players: int, options: Sequence[str]) -> Unusable | None:
        for option in self.needed_options(players):
            if option not in options:
                return Unusable("bad-needs-pack", amount=players, option=option)
        return super().fault_of_players(players, options)

    def digest_facts(self, position: Position) -> Facts:
        return digest_facts(cast(Game, position))
