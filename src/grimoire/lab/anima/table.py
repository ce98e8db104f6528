"""The table of Anima: what is looked at in a game, and how it ends."""

from typing import Final, cast

from grimoire.anima.bonuses import ROW
from grimoire.anima.game import Game
from grimoire.anima.pool import Pool
from grimoire.anima.state import CRISIS
from grimoire.anima.zones import (
    AREAS,
    BESIDE,
    CATEGORIES,
    COMPLETED,
    FACTION,
    FINAL,
    GUARDS,
    INCIDENTS,
    MISSIONS,
    ORGANIZATION,
    PARTY,
    TRAPS,
)
from grimoire.kernel.chance import Chance
from grimoire.kernel.position import Position
from grimoire.lab.anima.audit import AnimaAudit
from grimoire.lab.anima.deeds import AnimaDeeds
from grimoire.lab.anima.witness import AnimaWitness, Texts
from grimoire.lab.anima.workshop import AnimaWorkshop
from grimoire.lab.tables import Audit, CardText, Fate, Table, Witness, exchange, mix_copies
from grimoire.library.boxes import Box

# How a game can end.
QUEST: Final = "quest"  # somebody did the Final Mission in time
FOUGHT: Final = "crisis"  # somebody overcame the Crisis
ALONE: Final = "alone"  # only one had a Basic Mission when the Crisis came
NOBODY: Final = "nobody"


class AnimaTable(Table):
    """All share the piles: nobody brings a deck."""

    pool: Pool

    def __init__(self, box: Box, pool: Pool, seats: int, options: tuple[str, ...] = ()) -> None:
        super().__init__(box, pool, seats, options)
        self.all_texts = Texts(pool)

    def workshop(self) -> AnimaWorkshop:
        return AnimaWorkshop()

    def deeds(self) -> AnimaDeeds:
        return AnimaDeeds(self.workshop())

    def unseen(self, position: Position, seat: int) -> set[int]:
        g = cast(Game, position)
        return {card for card in range(len(g.printed)) if not g.known[card] & 1 << seat}

    def deal_anew(
        self, position: Position, seat: int, cards: list[int], named: set[str], chance: Chance, foreign: bool
    ) -> Position | None:
        if foreign:
            return None  # nobody brings a list
        g = cast(Game, position).clone()
        g.unshare()
        cards = [card for card in cards if g.definition(card).id not in named]
        for category in range(len(CATEGORIES)):
            alike = [card for card in cards if g.definition(card).category == category]
            exchange(g.zones, [g.zone, g.known], alike, chance)
        return g

    def mix_copies(self, position: Position, chance: Chance) -> Position:
        g = cast(Game, position).clone()
        g.unshare()
        for pile in range(FINAL):
            mix_copies(g.zones, pile, g.printed, g.known, chance)
        return g

    def turns(self, position: Position) -> int:
        return cast(Game, position).turn

    def first_seat(self, position: Position) -> int:
        return cast(Game, position).order[0]

    def sizes(self, position: Position) -> dict[str, int]:
        g = cast(Game, position)
        shared = sum(len(g.zones[zone]) for zone in (AREAS, GUARDS, TRAPS, INCIDENTS, BESIDE))
        own = sum(len(g.own(seat, zone)) for seat in range(g.seats) for zone in (PARTY, FACTION, ORGANIZATION))
        return {"board": shared + own, "effects": len(g.bonuses) // ROW + len(g.zones[INCIDENTS])}

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
