"""A turn of Mage Noir as it is tried out: what is won, when two moments are the same, what the unseen cards may be."""

from typing import Final, cast

from grimoire.kernel.position import Position
from grimoire.lab.exhausting import WON, TurnRules
from grimoire.magenoir.facts.cards import CardDrawn
from grimoire.magenoir.game import Game
from grimoire.magenoir.same_moments import MOST_COUNTED
from grimoire.magenoir.zones import ANIMAL, CHANNELED, DECK, DISCARD, HAND, PREPARED, ZONES

READS_A_PILE: Final = ("discard_top", "on_top")  # words of cards to which the order of a discard pile matters
MOST_DRAWN: Final = 2  # cards by one choice, of which every pair is tried


class MageNoirTurn(TurnRules):
    """The turn in which the seat is asked in `start`."""

    def __init__(self, start: Game, seat: int) -> None:
        self.seat = seat
        self.turn = start.turn
        self.life = start.life[1 - seat]
        definitions = start.definitions
        words = {word for face in set(start.printed) for word in definitions[face].verbs}
        loose = [HAND, PREPARED, CHANNELED] if words & {*READS_A_PILE} else [HAND, PREPARED, CHANNELED, DISCARD]
        self.loose = [owner * ZONES + zone for owner in (0, 1) for zone in loose]  # where no order matters
        self.spells = [one.index for one in definitions if one.type != ANIMAL]

    def gain(self, position: Position) -> int:
        g = cast(Game, position)
        if g.over:
            return WON if g.winner == self.seat else 0
        return max(0, self.life - g.life[1 - self.seat])

    def has_won(self, position: Position) -> bool:
        return position.over and position.winner == self.seat and cast(Game, position).turn == self.turn

    def has_ended(self, position: Position) -> bool:
        return position.over or cast(Game, position).turn != self.turn

    def is_pause(self, position: Position) -> bool:
        return position.asked == self.seat and position.opened is None and position.question.id == "main"

    def copy(self, position: Position) -> Game:
        g = cast(Game, position).clone()
        g.led_back = {}
        return g

    def hangs_on_the_way(self, position: Position) -> bool:
        return bool(cast(Game, position).refused)

    # -- the same moments ------------------------------------------------------------------------------------------

    def key(self, position: Position) -> bytes:
        return self.plain(cast(Game, position)).to_bytes()

    def blind_key(self, position: Position) -> bytes:
        g = self.plain(cast(Game, position))
        at = self.seat * ZONES + DECK
        if not any([g.known[card] & 1 << self.seat for card in g.zones[at]]):
            g.zones[at] = sorted(g.zones[at], key=lambda card: (g.printed[card], card))
        return g.to_bytes()

    def plain(self, g: Game) -> Game:
        """Without the way there: what was noted of it, how much happened, the order of cards where none matters."""
        g = self.copy(g)
        g.linked = {}
        g.spent = {key: 1 for key, when in g.spent.items() if when == g.happened}
        g.passed = int(g.passed == g.happened)
        g.happened = 1
        g.tally = {kind: min(times, MOST_COUNTED) for kind, times in g.tally.items()}
        for at in self.loose:
            g.zones[at] = sorted(g.zones[at])
        return g

    # -- what is unseen --------------------------------------------------------------------------------------------

    def orders(self, position: Position, option: int) -> list[list[int]]:
        """Only drawing from one's own deck is gone through, card by card that may come."""
        found: list[list[int]] = []
        deck = cast(Game, position).cards(self.seat, DECK)
        return found if self.go_through(cast(Game, position), option, deck, 0, found) else []

    def go_through(self, g: Game, option: int, deck: list[int], fixed: int, found: list[list[int]]) -> bool:
        """Every order of a deck whose first cards stand; False where something else than a card drawn comes to light."""
        ahead = self.ordered(g, deck)
        ahead.choose(option)
        shown = [event for event in ahead.events if event.revealed]
        if not all([isinstance(event, CardDrawn) and event.seat == self.seat and event.origin == "deck" for event in shown]):
            return False
        if len(shown) > MOST_DRAWN:
            return False
        if len(shown) <= fixed:
            found.append(deck)
            return True
        at = len(deck) - 1 - fixed
        if g.known[deck[at]] & 1 << self.seat:
            return self.go_through(g, option, deck, fixed + 1, found)
        tried: list[int] = []
        for below in range(at, -1, -1):
            card = deck[below]
            if g.known[card] & 1 << self.seat or g.printed[card] in tried:
                continue
            tried.append(g.printed[card])
            other = deck[:]
            other[at], other[below] = card, deck[at]
            if not self.go_through(g, option, other, fixed + 1, found):
                return False
        return True

    def ordered(self, position: Position, order: list[int]) -> Game:
        g = cast(Game, position).clone()
        g.zones[self.seat * ZONES + DECK] = order
        return g

    def answers_from_hiding(self, position: Position) -> bool:
        g = cast(Game, position)
        bit = 1 << self.seat
        return any([card >= 0 and not g.known[card] & bit for card in g.stands_for])

    def other_deals(self, position: Position) -> list[Position]:
        g = cast(Game, position)
        other = (1 - self.seat) * ZONES
        bit = 1 << self.seat
        hand = [card for card in g.zones[other + HAND] if not g.known[card] & bit]
        unseen = hand + [card for card in g.zones[other + DECK] if not g.known[card] & bit]
        spells = self.spells
        found: list[Position] = []
        for begin in range(0, len(spells), len(hand)) if hand else []:
            deal = g.clone()
            deal.unshare()
            deal.printed = deal.printed[:]
            for i, card in enumerate(unseen):
                face = spells[(begin + i) % len(spells)]
                deal.printed[card] = deal.defs[card] = face
                deal.hp[card] = deal.definitions[face].hp
            found.append(deal)
        return found
