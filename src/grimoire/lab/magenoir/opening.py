"""How a deck of Mage Noir begins: chances of having something by a turn, and hands as they could be dealt.

Two hands of five lie there and one is kept; the other goes back and the deck is shuffled (R:choose-your-starting-hand). An
Animal is no part of them: it lies on top of the deck and is the first card drawn (D7.1). Whoever begins does not draw in the
first turn (R:draw-phase).
"""

from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import Final

import msgspec

from grimoire.kernel.chance import seeded
from grimoire.lab.odds import Hands, Wish, chance
from grimoire.magenoir.all_procedures import setup
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.setup import HAND_OF, dealt_hands
from grimoire.magenoir.zones import ANIMAL, DECK

MOST_WISHES: Final = 2  # at once: with each of them there are twice as many kinds of cards
LEAST_CARDS: Final = 2  # of which two hands can be made
SHOWN_DRAWS: Final = 10


class Wanted(msgspec.Struct, frozen=True):
    """At least this many cards out of some; they are ids."""

    cards: frozenset[str]
    amount: int = 1


class Opening:
    """The beginning of games with one deck; its cards are ids."""

    def __init__(self, pool: Pool, deck: Sequence[str]) -> None:
        self.pool = pool
        self.deck = list(deck)
        definitions: list[CardDefinition] = [pool.definitions[pool.numbers[card]] for card in deck]
        self.spells = [definition.id for definition in definitions if definition.type != ANIMAL]
        self.animals = [definition.id for definition in definitions if definition.type == ANIMAL]

    @property
    def hands(self) -> tuple[int, int]:
        """How large the two hands are; a small deck is halved."""
        cards = len(self.spells)
        first = HAND_OF if cards >= 2 * HAND_OF else (cards + 1) // 2
        return first, min(HAND_OF, cards - first)

    def draws_by(self, turn: int, begins: bool) -> int:
        """Cards drawn up to one's own turn of this number, without Animals; turn 0 is the opening hand."""
        return max(0, turn - begins - len(self.animals)) if turn else 0

    def chance_of(self, wanted: Sequence[Wanted], turn: int, begins: bool) -> Fraction:
        """How often all of it is there by that turn, if the hand that serves it best is kept."""
        if len(self.spells) < LEAST_CARDS:
            return Fraction(0)
        kinds = sorted({signature(card, wanted) for card in self.spells})
        counts = tuple([sum([signature(card, wanted) == kind for card in self.spells]) for kind in kinds])
        wishes = [
            Wish(
                tuple([i for i, kind in enumerate(kinds) if kind[at]]), one.amount - self.drawn_animals(one.cards, turn, begins)
            )
            for at, one in enumerate(wanted)
        ]
        return chance(counts, self.hands, self.draws_by(turn, begins), wishes)

    def drawn_animals(self, cards: Collection[str], turn: int, begins: bool) -> int:
        """Animals that are wished for come first, one each turn in which a card is drawn; the one laid down last is on top."""
        drawn = min(max(0, turn - begins), len(self.animals)) if turn else 0
        return sum([card in cards for card in self.animals[len(self.animals) - drawn :]])

    def sample(self, seed: int) -> Hands:
        """Dealt by the rules of the game."""
        numbers = [self.pool.numbers[card] for card in self.deck]
        game = setup.new_game(self.pool, [numbers, numbers], seeded(seed))
        hands = [[game.definition(card).id for card in hand] for hand in dealt_hands(game, 0)]
        draws: list[list[str]] = []
        for kept in range(len(hands)):
            after = game.clone()
            after.choose(kept)
            draws.append([after.definition(card).id for card in reversed(after.cards(0, DECK)[-SHOWN_DRAWS:])])
        return Hands(hands, draws)


def signature(card: str, wanted: Sequence[Wanted]) -> tuple[bool, ...]:
    return tuple([card in one.cards for one in wanted])
