"""Setting up a game (R:game-setup, R:display-the-infinite-ether): decks, the choice of two hands, the choice of who begins."""

from typing import Final

from grimoire.kernel.chance import Chance
from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.facts.play import ChooserDrawn, ChooserNamed, FirstPlayerChosen, HandChosen
from grimoire.magenoir.game import Game
from grimoire.magenoir.moves import put_down, shuffle, take_out
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.procedure_numbers import SETUP_GAME
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.references import FIRST_STAMP
from grimoire.magenoir.state import State
from grimoire.magenoir.turn import start_turns
from grimoire.magenoir.zones import ANIMAL, DECK, HAND, OUTSIDE, ZONES

HAND_OF: Final = 5
HAND_OPTIONS: Final = [Option("hand", amount=1), Option("hand", amount=2)]
FIRST_OPTIONS: Final = [Option("first", player="you"), Option("first", player="opponent")]


def new_game(pool: Pool, decks: list[list[int]], chance: Chance, decides: int = -1) -> Game:
    """A game at its first decision. Decks are lists of card numbers of the pool.

    `decides` is the seat that says who begins, as in a later game of a series; -1: one drawn by chance.
    """
    g = Game(pool)
    g.begin(chance)
    lay_out(g, decks)
    number_by_chance(g, chance.fork())
    for seat in (0, 1):
        shuffle(g, seat)
    set_up(g, decides)
    g.advance()
    return g


def lay_out(g: State, decks: list[list[int]]) -> None:
    """The cards of both players, in the order of their lists: decks, and beside them the Animals, which their owners know."""
    faces = decks[0] + decks[1]
    cards = len(faces)
    g.printed = faces
    g.owner = [0] * len(decks[0]) + [1] * len(decks[1])
    g.defs = faces[:]
    g.stamp = [FIRST_STAMP] * cards
    g.hp = [g.definitions[face].hp for face in faces]
    g.mana = [0] * (6 * cards)
    g.known = [0] * cards
    g.entered = [-1] * cards
    g.prepared = [-1] * cards
    g.zone = [DECK] * cards
    for card, seat in enumerate(g.owner):
        if g.definitions[faces[card]].type == ANIMAL:
            g.zone[card] = OUTSIDE
            g.known[card] = 1 << seat
    for seat in (0, 1):
        for zone in (DECK, OUTSIDE):
            there = [card for card in range(cards) if g.owner[card] == seat and g.zone[card] == zone]
            if there:
                g.zones[seat * ZONES + zone] = there


def number_by_chance(g: State, chance: Chance) -> None:
    """Cards were laid out in the order of their lists. Their numbers must not give it away to a seat that sees some of them."""
    for seat in (0, 1):
        cards = [card for card in range(len(g.owner)) if g.owner[card] == seat]
        numbers = cards[:]
        chance.shuffle(numbers)
        new = dict(zip(cards, numbers, strict=True))
        for zone in (DECK, OUTSIDE):
            g.zones[seat * ZONES + zone] = [new[card] for card in g.cards(seat, zone)]
        for values in (g.defs, g.zone, g.hp, g.known):
            for card, value in zip(numbers, [values[card] for card in cards], strict=True):
                values[card] = value
    g.printed = g.defs[:]


# Steps of SetUp: those of the first seat, then those of the second.
FIRST_CHOOSES: Final = 0
FIRST_CHOSE: Final = 1
SECOND_CHOOSES: Final = 2
SECOND_CHOSE: Final = 3
ASKING_WHO_BEGINS: Final = 4
BEGINNING: Final = 5
# What its frame holds.
DECIDES: Final = 0  # who says who begins
DEALT: Final = 1  # whether the two hands lie there: asking again after a copy must not deal again
NOBODY: Final = -1


def set_up(g: State, decides: int) -> None:
    """Hands are chosen; then the seat that decides says who begins, where it is nobody one drawn by chance."""
    start(g, SETUP_GAME, 0, [decides, 0])


class SetUp(Step[State]):
    """Each player looks at two hands of five and keeps one; then a player says who begins, drawn by chance or named before
    (R:choose-your-starting-hand, R:determine-the-first-player)."""

    def run(self, g: State, f: Frame) -> None:
        step = f.step
        if step == FIRST_CHOOSES:
            self.offer_hands(g, f, 0, FIRST_CHOSE)
        elif step == FIRST_CHOSE:
            self.take_hand(g, f, 0)
            f.step = SECOND_CHOOSES
        elif step == SECOND_CHOOSES:
            self.offer_hands(g, f, 1, SECOND_CHOSE)
        elif step == SECOND_CHOSE:
            self.take_hand(g, f, 1)
            f.step = ASKING_WHO_BEGINS
        elif step == ASKING_WHO_BEGINS:
            if f.vals[DECIDES] == NOBODY:
                f.vals[DECIDES] = g.chance.below(2)
                g.log(ChooserDrawn("R:determine-the-first-player", f.vals[DECIDES], revealed=True))
            g.ask(f, BEGINNING, f.vals[DECIDES], Question("who-begins"), Offer(FIRST_OPTIONS, [0, 1]))
        else:
            decides = f.vals[DECIDES]
            g.active = decides if g.reply == 0 else 1 - decides
            g.first = g.active
            g.log(FirstPlayerChosen("R:determine-the-first-player", g.active))
            g.pop()
            start_turns(g)

    def offer_hands(self, g: State, f: Frame, seat: int, then: int) -> None:
        if not f.vals[DEALT]:
            deal(g, seat)
            f.vals[DEALT] = 1
        g.ask(f, then, seat, Question("choose-hand"), Offer(HAND_OPTIONS, [0, 1]))

    def take_hand(self, g: State, f: Frame, seat: int) -> None:
        f.vals[DEALT] = 0
        keep(g, seat, g.reply)
        if seat == 1 and f.vals[DECIDES] != NOBODY:
            g.log(ChooserNamed("R:determine-the-first-player", f.vals[DECIDES]))
        g.opened = None


def deal(g: State, seat: int) -> None:
    for _ in range(2 * HAND_OF):
        deck = g.cards(seat, DECK)
        if not deck:
            return
        card = deck[-1]
        take_out(g, card)
        put_down(g, card, OUTSIDE)
        g.known[card] |= 1 << seat


def dealt_hands(g: State, seat: int) -> list[list[int]]:
    """The two hands that lie there to choose from."""
    dealt = [card for card in g.cards(seat, OUTSIDE) if g.definition(card).type != ANIMAL]
    half = (len(dealt) + 1) // 2 if len(dealt) < 2 * HAND_OF else HAND_OF
    return [dealt[:half], dealt[half:]]


def keep(g: State, seat: int, pile: int) -> None:
    """Take one pile in hand; the other goes back and the deck is shuffled. An Animal goes on top (D7.1, S:game-setup,
    R:choose-your-starting-hand)."""
    hands = dealt_hands(g, seat)
    chosen = hands[pile]
    for card in hands[0] + hands[1]:
        take_out(g, card)
        put_down(g, card, HAND if card in chosen else DECK)
    g.log(HandChosen("R:choose-your-starting-hand", seat, cards=len(chosen)))
    shuffle(g, seat)
    for card in g.cards(seat, OUTSIDE)[:]:
        take_out(g, card)
        put_down(g, card, DECK)
        g.known[card] = 1 << seat  # face down: the other seat knows only that an Animal lies there
    g.tell_revealed()


procedure(SETUP_GAME, SetUp())
