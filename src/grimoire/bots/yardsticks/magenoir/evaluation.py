"""How good a position is for a seat, from what is public and its own hand. In Health Points; no card is known by name."""

from typing import Final

from grimoire.bots.adding import added
from grimoire.bots.yardsticks.magenoir.coming import board_key, is_anything_coming, turn_begun
from grimoire.bots.yardsticks.magenoir.wants import Wants, components_by_word, held_of, list_demand
from grimoire.bots.yardsticks.magenoir.worth import powers
from grimoire.kernel.chance import seeded
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.game import Game
from grimoire.magenoir.queries import is_mage_noir
from grimoire.magenoir.zones import ANIMALS, CHANNELED, DECK, EQUIPMENT, HAND, PERMANENTS, PREPARED, RITUALS

WIN: Final = 1000.0

# What each thing is worth.
LIFE: Final = 1.5  # a Health Point of a player who has plenty
READY: Final = 0.4  # of the power of a prepared spell
STANDING_POWER: Final = 0.9  # of the power of a Permanent, Equipment or Ritual in play
HEALTH: Final = 0.35  # a Health Point of a Permanent
STATUS: Final = 2.0  # being a Mage Noir
COMPONENT: Final = 0.3  # any channeled component
SERVING_LATER: Final = 1.0  # of the power of an average card of the deck that finds its components
MANA: Final = 0.25  # Mana of the opponent, whose hand is not known
ETHER: Final = 0.15  # Mana in the pile the opponent will find
COMING: Final = 2.5  # how often what happens at the beginning of a turn is reckoned with
LAST_CARDS: Final = 6  # a deck so small that running out of it is near


def life_value(life: int) -> float:
    """The fewer are left, the more each Health Point counts."""
    if life <= 0:
        return -20.0
    if life <= 6:
        return LIFE * 1.8 * life
    if life <= 12:
        return LIFE * (10.8 + 1.3 * (life - 6))
    if life <= 20:
        return LIFE * (18.6 + (life - 12))
    return LIFE * (26.6 + 0.6 * (life - 20))


class Evaluation:
    """Judges positions for one seat within one thought; what the next turns bring is remembered for equal boards."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.begun: dict[tuple[int, ...], float] = {}
        self.demands: list[list[float]] = []

    def demand(self, g: Game, seat: int) -> list[float]:
        """What a seat's list asks for; lists do not change within a thought."""
        if not self.demands:
            self.demands = [list_demand(g, 0), list_demand(g, 1)]
        return self.demands[seat]

    def of(self, g: Game) -> float:
        if g.over:
            return 0.0 if g.winner < 0 else WIN if g.winner == self.seat else -WIN
        seat = self.seat
        other = 1 - seat
        value = life_value(g.life[seat]) - life_value(g.life[other])
        value += self.own_side(g, seat) - self.other_side(g, other)
        if is_anything_coming(g):
            value += COMING * (self.coming(g, other) + self.coming(g, seat))
        return value

    # -- the two sides ---------------------------------------------------------------------------------------------

    def board(self, g: Game, seat: int) -> float:
        """What is in play, apart from what only its owner's hand can tell."""
        worth = powers(g)
        defs = g.defs
        value = STATUS if is_mage_noir(g, seat) else 0.0
        for card in g.cards(seat, PREPARED):
            value += READY * worth[defs[card]]
        for zone in (PERMANENTS, EQUIPMENT, RITUALS, ANIMALS):
            for card in g.cards(seat, zone):
                value += STANDING_POWER * worth[defs[card]]
                if g.hp[card] != NO_HP:
                    value += HEALTH * g.hp[card]
        left = len(g.cards(seat, DECK))
        if left < LAST_CARDS:
            value -= 1.5 * (LAST_CARDS - left)
        return value

    def own_side(self, g: Game, seat: int) -> float:
        wants = Wants(g, seat, self.demand(g, seat))
        value = self.board(g, seat)
        value += wants.value(g.reserve[seat * 6 : seat * 6 + 6])
        return value + COMPONENT * len(g.cards(seat, CHANNELED)) + self.components(g, seat)

    def components(self, g: Game, seat: int) -> float:
        """What the components in play are worth to the cards still to be drawn: each need that is met."""
        held = components_by_word(g, seat)
        if not held:
            return 0.0
        worth = powers(g)
        value = 0.0
        counts: dict[int, int] = {}
        for card in g.cards(seat, DECK):
            definition = g.definitions[g.defs[card]]
            needs = definition.need_words
            for i, word in enumerate(needs):
                count = counts.get(word)
                if count is None:
                    count = counts[word] = held_of(held, word)
                if needs[:i].count(word) < count:
                    value += worth[definition.index] / len(needs)
        return SERVING_LATER * value / (1 + len(g.cards(seat, DECK)))

    def other_side(self, g: Game, seat: int) -> float:
        value = self.board(g, seat)
        value += 1.3 * len(g.cards(seat, HAND)) + 0.8 * len(g.cards(seat, CHANNELED))
        demand = self.demand(g, seat)
        value += MANA * mana_for(demand, g.reserve[seat * 6 : seat * 6 + 6])
        return value + ETHER * max(mana_for(demand, g.piles[0:6]), mana_for(demand, g.piles[6:12]))

    # -- what comes by itself --------------------------------------------------------------------------------------

    def coming(self, g: Game, seat: int) -> float:
        key = board_key(g, seat)
        found = self.begun.get(key)
        if found is None:
            found = self.begun[key] = self.change(g, turn_begun(g, seat, seeded(seat)))
        return found

    def change(self, g: Game, ahead: Game) -> float:
        if ahead.over:
            return 0.0 if ahead.winner < 0 else 20.0 if ahead.winner == self.seat else -20.0
        seat = self.seat
        return plain_value(ahead, seat) - plain_value(g, seat) - plain_value(ahead, 1 - seat) + plain_value(g, 1 - seat)


def plain_value(g: Game, seat: int) -> float:
    """What can be counted at a glance."""
    value = life_value(g.life[seat]) + 1.2 * len(g.cards(seat, HAND)) + 0.15 * sum(g.reserve[seat * 6 : seat * 6 + 6])
    worth = powers(g)
    for card in g.cards(seat, PERMANENTS):
        value += STANDING_POWER * worth[g.defs[card]] + (HEALTH * g.hp[card] if g.hp[card] != NO_HP else 0.0)
    for zone in (CHANNELED, PREPARED, EQUIPMENT):
        for card in g.cards(seat, zone):
            value += 0.5 * worth[g.defs[card]] + 0.1 * sum(g.mana[card * 6 : card * 6 + 6])
    return value


def mana_for(demand: list[float], mana: list[int]) -> float:
    """Mana as far as a list can use it: what it asks for most counts most."""
    return added([n * min(1.0, 0.2 + 2.0 * demand[e]) for e, n in enumerate(mana)])
