"""The box of Anima: two to five seats and no decks, for all share the piles."""

from typing import Final, cast

from grimoire.anima import rules  # noqa: F401  (makes the procedures of the rules known)
from grimoire.anima.game import Game, from_bytes
from grimoire.anima.optional_rules import Options
from grimoire.anima.pool import Pool
from grimoire.anima.setup import new_game
from grimoire.kernel.position import Position
from grimoire.library import anima_cards
from grimoire.library.anima.digest_facts import digest_facts
from grimoire.library.boxes import Box, CardPool
from grimoire.library.digests import Facts
from grimoire.library.record_chance import chance_from
from grimoire.library.records import Record
from grimoire.library.yaml_lines import BadFile

TREE: Final = "tree"
OPEN_ROLLS: Final = "open rolls"
REVEAL: Final = "automatic reveal"
OMEGA: Final = "omega"
MOST_WITHOUT_OMEGA: Final = 4  # twelve Characters are too few for five Parties


def options_named(names: list[str]) -> Options:
    return Options(TREE in names, OPEN_ROLLS in names, REVEAL in names, OMEGA in names)


class AnimaBox(Box):
    name = "anima"
    seats = range(2, 6)
    has_decks = False
    options = (TREE, OPEN_ROLLS, REVEAL, OMEGA)

    def shipped_texts(self) -> list[tuple[str, str]]:
        return anima_cards.shipped_texts()

    def shipped_pool(self) -> Pool:
        return anima_cards.shipped_pool()

    def build_pool(self, texts: list[tuple[str, str]]) -> Pool:
        return anima_cards.build_pool(texts)

    def begin(self, record: Record, pool: CardPool) -> Game:
        seats = len(record.seats)
        if seats > MOST_WITHOUT_OMEGA and OMEGA not in record.options:
            raise BadFile(f"{record.where}: {seats} players need the cards of Shadow of Omega: the optional rule '{OMEGA}'")
        return new_game(cast(Pool, pool), seats, chance_from(record), options_named(record.options))

    def from_bytes(self, pool: CardPool, data: bytes) -> Position:
        return from_bytes(cast(Pool, pool), data)

    def digest_facts(self, position: Position) -> Facts:
        return digest_facts(cast(Game, position))
