"""What a hand could play this turn with this much Mana: what suggestions for Mana look at.

One suggestion tries thousands of plans, so this lies among what is compiled.
"""

from typing import Final

from grimoire.bots.magenoir.wants import Wants, components_by_word, held_of
from grimoire.bots.magenoir.worth import powers
from grimoire.kernel.frame import NO_USES
from grimoire.magenoir.costs_and_components import preparation_cost
from grimoire.magenoir.game import Game
from grimoire.magenoir.keywords import words
from grimoire.magenoir.legality import why_not_prepare
from grimoire.magenoir.zones import EQUIPMENT_TYPE, HAND, PERMANENT, RITUAL, SPELL

MOST_STEPS: Final = 120  # cards tried in one plan: what the rest of it could bring is left out
PLAYED: Final = 0.5  # of its power, for a card that can be played this turn, beside what it is worth anyway
CHANNELED: Final = 0.15  # the same for one that is channeled as a component of another


class Playable:
    """A card of the hand: what it costs and needs now, and what it brings."""

    def __init__(self, g: Game, seat: int, card: int) -> None:
        definition = g.definition(card)
        self.cost = preparation_cost(g, seat, card, NO_USES)
        self.price = [(e, n) for e, n in enumerate(self.cost) if n]
        self.power = powers(g)[definition.index]
        self.words = words(g, card)
        self.stays = definition.type in (PERMANENT, EQUIPMENT_TYPE)  # and is a component there
        self.may_serve = definition.type == SPELL and not definition.never_channeled
        reason = why_not_prepare(g, seat, card, free=True)
        self.locked = reason is not None and reason.rule == "R:becoming-a-mage-noir"  # it cannot be played, whatever pays
        self.barred = False  # nothing that is gathered would let it be played this turn
        needs = definition.need_words
        if needs and why_not_prepare(g, seat, card) is None:
            needs = []  # its components are there, or another way leads around them
        self.needs = [(word, needs.count(word)) for word in dict.fromkeys(needs)]
        self.wanted_by = 0  # the cards of the hand, as bits, that need this one as a component


class Plans:
    """Plans of a seat for its turn. Read from a sample for that seat: nothing hidden is used."""

    def __init__(self, g: Game, seat: int) -> None:
        self.seat = seat
        held = g.cards(seat, HAND)
        self.hand = [Playable(g, seat, card) for card in held]
        if not any(g.definition(card).type == RITUAL for card in held):  # after one a Mage Noir could play the rest
            for playable, card in zip(self.hand, held, strict=True):
                playable.barred = why_not_prepare(g, seat, card, free=True) is not None
        for playable in self.hand:
            for i, other in enumerate(self.hand):
                if any(playable.words & word == word for word, _ in other.needs):
                    playable.wanted_by |= 1 << i
        self.held = components_by_word(g, seat)
        self.wants = Wants(g, seat)
        self.free = [i for i, card in enumerate(self.hand) if not card.barred]
        self.most = [sum(card.cost[e] for card in self.hand) for e in range(6)]
        self.known: dict[tuple[int, ...], float] = {}
        self.left = 0

    def value(self, mana: list[int]) -> float:
        """What this much Mana in the reserve is worth: what can be played with it, then what it is worth anyway."""
        useful = [min(mana[e], self.most[e]) for e in range(6)]
        key = tuple(useful)
        if key not in self.known:
            self.left = MOST_STEPS
            self.known[key] = self.best(useful, self.held, (1 << len(self.hand)) - 1)
        return self.known[key] + self.wants.value(mana)

    def paid(self, mana: list[int]) -> int:
        """How many cards of the hand this much Mana would pay for, each by itself."""
        found = 0
        for card in self.hand:
            if not card.locked and all([card.cost[e] <= mana[e] for e in range(6)]):
                found += 1
        return found

    def pays(self, g: Game, card: int) -> bool:
        """Whether the reserve pays for a card of the hand."""
        playable = self.hand[g.cards(self.seat, HAND).index(card)]
        reserve = g.reserve[self.seat * 6 : self.seat * 6 + 6]
        return not playable.locked and all([playable.cost[e] <= reserve[e] for e in range(6)])

    def best(self, mana: list[int], held: list[int], waiting: int) -> float:
        """The most that the cards still waiting, as bits, can bring."""
        most = 0.0
        for i in self.free:
            if self.left <= 0:
                break
            if not waiting >> i & 1:
                continue
            card = self.hand[i]
            if not is_open(card, mana, held):
                continue
            self.left -= 1
            rest = waiting & ~(1 << i)
            worth = PLAYED * card.power
            if not rest:
                most = max(most, worth)
                continue
            paid = [mana[e] - card.cost[e] for e in range(6)]
            with_it = [*held, card.words]
            most = max(most, worth + self.best(paid, with_it if card.stays else held, rest))
            if card.may_serve and card.wanted_by & rest:
                most = max(most, CHANNELED * card.power + self.best(paid, with_it, rest))
        return most


def is_open(card: Playable, mana: list[int], held: list[int]) -> bool:
    for e, n in card.price:
        if n > mana[e]:
            return False
    for word, many in card.needs:
        if many > held_of(held, word):
            return False
    return True
