"""The table of Anima: two to five seats, no decks, optional rules."""

from pathlib import Path
from typing import Final, cast

from grimoire.anima import rules  # noqa: F401  (makes the procedures of the rules known)
from grimoire.anima.game import CRISIS, Game, from_bytes
from grimoire.anima.setup import new_game
from grimoire.anima.zones import CATEGORIES, COMPLETED, FINAL, MISSIONS
from grimoire.kernel.chance import Chance, seeded
from grimoire.kernel.position import Position
from grimoire.lab.anima_audit import AnimaAudit
from grimoire.lab.anima_witness import AnimaWitness, Texts
from grimoire.lab.tables import ANY_SHAPE, Audit, CardText, DeckShape, Fate, NamedDeck, Table, Witness, exchange, faces_besides
from grimoire.library.anima.box import MOST_WITHOUT_OMEGA, OMEGA, options_named
from grimoire.library.anima_cards import load_pool
from grimoire.library.yaml_lines import BadFile

# How a game can end.
QUEST: Final = "quest"  # somebody did the Final Mission in time
FOUGHT: Final = "crisis"  # somebody overcame the Crisis
ALONE: Final = "alone"  # only one had a Basic Mission when the Crisis came
NOBODY: Final = "nobody"


class AnimaTable(Table):
    """All share the piles: nobody brings a deck."""

    def __init__(self, own_cards: list[Path], seats: int = 3, options: tuple[str, ...] = ()) -> None:
        self.name = "anima"
        self.seats = seats
        self.options = options
        if seats > MOST_WITHOUT_OMEGA and OMEGA not in options:
            raise BadFile(f"{seats} players need the cards of Shadow of Omega (--omega)")
        self.rules = options_named(list(options))
        self.pool = load_pool(own_cards)
        self.all_texts = Texts(self.pool)

    def cards_digest(self) -> str:
        return self.pool.digest

    def card_name(self, card: str, lang: str) -> str:
        return self.pool.definitions[self.pool.numbers[card]].name[lang]

    def deck_names(self) -> list[str]:
        return []

    def deck(self, name: str) -> NamedDeck:
        raise BadFile(f"'{name}' is no deck: in Anima all players share the piles")

    def random_deck(self, chance: Chance, shape: DeckShape = ANY_SHAPE, featured: str = "") -> list[str]:
        return []

    def begin(self, decks: list[list[str]], seed: int) -> Position:
        return new_game(self.pool, self.seats, seeded(seed), self.rules)

    def from_bytes(self, data: bytes) -> Position:
        return from_bytes(self.pool, data)

    def unseen(self, position: Position, seat: int) -> set[int]:
        g = cast(Game, position)
        return {card for card in range(len(g.printed)) if not g.known[card] & 1 << seat}

    def deal_anew(
        self, position: Position, seat: int, cards: list[int], named: set[str], chance: Chance, foreign: bool
    ) -> Position | None:
        if foreign:
            return None  # nobody brings a list
        g = cast(Game, position).clone()
        cards = [card for card in cards if g.definition(card).id not in named]
        seen = faces_besides(g.printed, cards)
        cards = [card for card in cards if g.printed[card] not in seen]
        for category in range(len(CATEGORIES)):
            alike = [card for card in cards if g.definition(card).category == category]
            exchange(g.zones, [g.zone, g.known], alike, chance)
        return g

    def turns(self, position: Position) -> int:
        return cast(Game, position).turn

    def ending(self, position: Position) -> str:
        g = cast(Game, position)
        if g.winner < 0:
            return NOBODY
        if g.phase != CRISIS:
            return QUEST
        return FOUGHT if any(event.kind == "MissionCompleted" for event in g.events) else ALONE

    def fates(self, position: Position) -> list[Fate]:
        """Every Basic Mission somebody drew, and the Final Mission if it was revealed."""
        g = cast(Game, position)
        found = [
            Fate(g.definition(card).id, "basic", zone == COMPLETED)
            for seat in range(g.seats)
            for zone in (MISSIONS, COMPLETED)
            for card in g.own(seat, zone)
        ]
        final = [Fate(g.definition(card).id, "final", g.winner >= 0) for card in g.zones[FINAL]]
        return [*final, *found]

    def audit(self) -> Audit:
        return AnimaAudit()

    def texts(self) -> list[CardText]:
        return self.all_texts.texts

    def witness(self) -> Witness:
        return AnimaWitness(self.all_texts)
