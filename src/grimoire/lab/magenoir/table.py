"""The table of Mage Noir: decks by chance, and what is looked at in a game."""

from typing import cast

from grimoire.kernel.chance import Chance
from grimoire.kernel.position import Position
from grimoire.lab.magenoir.conservation import MageNoirAudit
from grimoire.lab.magenoir.deeds import MageNoirDeeds
from grimoire.lab.magenoir.witness import Abilities, MageNoirWitness
from grimoire.lab.magenoir.workshop import MageNoirWorkshop
from grimoire.lab.tables import Audit, CardText, Table, Witness, exchange, mix_copies
from grimoire.library.boxes import Box
from grimoire.library.deck_lists import ANY_SHAPE, DeckShape
from grimoire.library.magenoir.deck_making import DeckMaker
from grimoire.library.magenoir.decks import PRECONSTRUCTED
from grimoire.magenoir.game import Game
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.setup import dealt_hands
from grimoire.magenoir.zones import ANIMAL, BOARD, DECK, ZONES


class MageNoirTable(Table):
    pool: Pool

    def __init__(self, box: Box, pool: Pool, seats: int, options: tuple[str, ...] = ()) -> None:
        super().__init__(box, pool, seats, options)
        self.maker = DeckMaker(pool)
        self.abilities = Abilities(pool)

    def measured_decks(self) -> list[str]:
        return list(PRECONSTRUCTED)

    def deck_shape(self, size: int | None, elements: int | None) -> DeckShape:
        return self.maker.shape(size, elements)

    def featured(self, number: int) -> str:
        return self.maker.cards[number % len(self.maker.cards)]

    def random_deck(self, chance: Chance, shape: DeckShape = ANY_SHAPE, featured: str = "") -> list[str]:
        return self.maker.make(chance, shape, featured)

    def begins_with(self, position: Position, seat: int, card: str) -> bool:
        if self.pool.definitions[self.pool.numbers[card]].type == ANIMAL:
            return True  # it is the first card drawn
        g = cast(Game, position)
        return any(g.definition(one).id == card for hand in dealt_hands(g, seat) for one in hand)

    def workshop(self) -> MageNoirWorkshop:
        return MageNoirWorkshop()

    def deeds(self) -> MageNoirDeeds:
        return MageNoirDeeds(self.workshop())

    def unseen(self, position: Position, seat: int) -> set[int]:
        g = cast(Game, position)
        spells = [card for card, face in enumerate(g.printed) if g.definitions[face].type != ANIMAL]
        return {card for card in spells if not g.known[card] & 1 << seat}

    def deal_anew(
        self, position: Position, seat: int, cards: list[int], named: set[str], chance: Chance, foreign: bool
    ) -> Position | None:
        g = cast(Game, position).clone()
        g.unshare()
        cards = [card for card in cards if g.definition(card).id not in named]
        if foreign:
            spells = [d.index for d in g.definitions if d.type != ANIMAL]
            g.printed = g.printed[:]
            for card in [card for card in cards if g.owner[card] != seat]:  # a seat knows its own list
                g.printed[card] = g.defs[card] = spells[chance.below(len(spells))]
                g.hp[card] = g.definition(card).hp
            return g
        for owner in (0, 1):
            exchange(g.zones, [g.zone, g.known, g.stamp], [card for card in cards if g.owner[card] == owner], chance)
        return g

    def mix_copies(self, position: Position, chance: Chance) -> Position:
        g = cast(Game, position).clone()
        g.unshare()
        for owner in (0, 1):
            mix_copies(g.zones, owner * ZONES + DECK, g.printed, g.known, chance)
        return g

    def turns(self, position: Position) -> int:
        return cast(Game, position).turn

    def first_seat(self, position: Position) -> int:
        return cast(Game, position).first

    def sizes(self, position: Position) -> dict[str, int]:
        g = cast(Game, position)
        board = sum(len(g.cards(seat, zone)) for seat in (0, 1) for zone in BOARD)
        return {"board": board, "effects": sum(len(actives) for lists in (g.mods, g.listeners) for actives in lists)}

    def audit(self) -> Audit:
        return MageNoirAudit()

    def texts(self) -> list[CardText]:
        return self.abilities.texts

    def witness(self) -> Witness:
        return MageNoirWitness(self.abilities)
