"""What a hand wants, and what it could play this turn: Mana of which elements, components for which words, and what a card is
worth. One suggestion tries thousands of plans, so this lies among what is compiled."""

from typing import Final

from grimoire.bots.adding import added
from grimoire.bots.magenoir.doings import worth_of_doing
from grimoire.bots.magenoir.weights import AS_GREEDY, Weights
from grimoire.kernel.frame import NO_USES
from grimoire.magenoir.component_counts import components, instances
from grimoire.magenoir.costs_and_components import preparation_cost
from grimoire.magenoir.definition import MAGE_NOIR, NO_HP, CardDefinition
from grimoire.magenoir.game import Game
from grimoire.magenoir.keywords import words
from grimoire.magenoir.legality import may_prepare, why_not_prepare
from grimoire.magenoir.modifiers import COUNTS_AS
from grimoire.magenoir.reading import is_imperative
from grimoire.magenoir.zones import EQUIPMENT_TYPE, HAND, PERMANENT, RITUAL, SPELL, ZONES

PER_NEED: Final = 0.7  # a card that asks for a component does about this much more than its Mana would buy
FOR_NOTHING: Final = 0.5  # even a free card is something to channel
FOR_STATUS: Final = 2.0
BY_TEXT: Final = 0.6  # how far the text of a spell is believed, and how far its price

# By the identity of a pool's list of definitions; the list is kept beside its powers, so that no other takes its identity.
_POWERS: Final[dict[int, tuple[list[CardDefinition], list[float]]]] = {}


def power_of(definition: CardDefinition) -> float:
    """What having done with a card is worth, in Health Points: cards are priced by what they do, more or less."""
    price = FOR_NOTHING + definition.total_cost + PER_NEED * len(definition.need_words)
    if definition.type == SPELL:
        doing = added([worth_of_doing(line) for line in definition.lines if is_imperative(line)])
        return max(FOR_NOTHING, BY_TEXT * doing + (1 - BY_TEXT) * price)
    if definition.keywords & MAGE_NOIR:
        price += FOR_STATUS
    if definition.hp != NO_HP:
        price += 0.2 * definition.hp
    return price


def powers(g: Game) -> list[float]:
    """The power of every definition of the pool, worked out once."""
    definitions = g.definitions
    found = _POWERS.get(id(definitions))
    if found is None:
        found = (definitions, [power_of(definition) for definition in definitions])
        _POWERS[id(definitions)] = found
    return found[1]


MOST_SPARE: Final = 5


class Wish:
    """One card in hand: what it costs now, what it is worth, how many components it lacks."""

    __slots__ = ("card", "cost", "lack", "power", "total", "weight")

    def __init__(self, card: int, cost: list[int], power: float, lack: int, weight: float) -> None:
        self.card = card
        self.cost = cost
        self.total = sum(cost)
        self.power = power
        self.lack = lack
        self.weight = weight


class Wants:
    """The wishes of a seat's own hand, the most pressing first. Read from a view or a sample: nothing hidden is used."""

    __slots__ = ("demand", "needed", "seat", "weights", "wishes")

    def __init__(self, g: Game, seat: int, demand: list[float] | None = None, weights: Weights = AS_GREEDY) -> None:
        self.seat = seat
        self.weights = weights
        worth = powers(g)
        self.wishes: list[Wish] = []
        self.needed: list[tuple[int, int, float]] = []  # word, how many are lacking, for how much power
        held = components_by_word(g, seat)
        for card in g.zones[seat * ZONES + HAND]:
            definition = g.definitions[g.defs[card]]
            lack = 0
            power = worth[definition.index]
            if definition.need_words:
                lack = lacking(held, definition.need_words)
                if lack and may_prepare(g, seat, card):
                    lack = 0  # something else helps out: another way, fewer needed
                if lack:
                    for word in dict.fromkeys(definition.need_words):
                        self.needed.append((word, definition.need_words.count(word) - held_of(held, word), power))
            weight = power
            if lack:
                weight *= weights.lacking**lack
                if weights.served:
                    weight += weights.served * (power - weight) * self.served(g, card, held, definition.need_words) / lack
            self.wishes.append(Wish(card, preparation_cost(g, seat, card, NO_USES), power, lack, weight))
        self.wishes.sort(key=by_weight)
        self.demand = list_demand(g, seat) if demand is None else demand

    def served(self, g: Game, card: int, held: list[int], needs: list[int]) -> int:
        """How many of the components it lacks other cards in hand could be."""
        found = 0
        others = [g.definitions[g.defs[other]].words for other in g.zones[self.seat * ZONES + HAND] if other != card]
        for word in dict.fromkeys(needs):
            found += min(max(0, needs.count(word) - held_of(held, word)), held_of(others, word))
        return found

    def wants_word(self, bits: int) -> float:
        """How much power waits in hand for a component that has these words."""
        return added([power for word, count, power in self.needed if count > 0 and bits & word == word])

    def value(self, reserve: list[int]) -> float:
        """What this hand is worth with this much Mana: each Mana pays for one card, the best cards first, and the more cards
        wait, the longer the next one waits. Mana that is left counts a little."""
        weights = self.weights
        left = reserve[:]
        worth: list[float] = []
        for wish in self.wishes:
            total = wish.total
            paid = 0
            if total:
                cost = wish.cost
                for e in range(6):
                    n = cost[e]
                    if n:
                        if n > left[e]:
                            n = left[e]
                        paid += n
                        left[e] -= n
            share = 1.0 if paid == total else weights.half_paid * paid * paid / (total * total)
            worth.append(weights.card + wish.weight * (weights.unpaid + weights.paid * share))
        worth.sort(reverse=True)
        value = 0.0
        turn = 1.0
        for one in worth:
            value += turn * one
            turn *= weights.waiting
        demand = self.demand
        for e in range(6):
            if left[e]:
                value += (weights.spare + weights.spare_wanted * demand[e]) * min(left[e], MOST_SPARE)
        return value


def by_weight(wish: Wish) -> tuple[int, float]:
    return (wish.lack > 0, -wish.weight)


def components_by_word(g: Game, seat: int) -> list[int]:
    """The words of each component a seat has, as often as it counts."""
    cards = components(g, seat)
    if not g.mods[COUNTS_AS]:
        return [words(g, card) for card in cards]
    held: list[int] = []
    for card in cards:
        bits = words(g, card)
        held.extend([bits] * instances(g, card, bits, True))
    return held


def held_of(held: list[int], word: int) -> int:
    return len([bits for bits in held if bits & word == word])


def lacking(held: list[int], needs: list[int]) -> int:
    return sum([max(0, needs.count(word) - held_of(held, word)) for word in dict.fromkeys(needs)])


def list_demand(g: Game, seat: int) -> list[float]:
    """Which share of all Mana a seat's list asks for each element is. Lists are open; which card lies where is not used."""
    totals = [0] * 6
    definitions = g.definitions
    for card, owner in enumerate(g.owner):
        if owner == seat:
            for e, n in enumerate(definitions[g.printed[card]].cost):
                totals[e] += n
    whole = sum(totals) or 1
    return [n / whole for n in totals]


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
        self.unplayable = reason is not None  # by itself, whatever pays
        self.locked = reason is not None and reason.rule == "R:becoming-a-mage-noir"
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
            for playable in self.hand:
                playable.barred = playable.unplayable
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
