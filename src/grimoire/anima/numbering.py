"""Every place where a position keeps numbers of cards, in one walk: a copy whose cards have other numbers.

Samples are such copies: in them numbers follow from what their seat may know. A copy with any numbers goes on exactly as
its original does, which tests hold at every decision of every ruling: whoever adds a place that keeps cards adds it here,
or, if a step keeps it, to its `kept`.
"""

from typing import Final

from grimoire.anima import combat_state as fights
from grimoire.anima.bonuses import CARD, ROW
from grimoire.anima.combat_state import Fight
from grimoire.anima.state import State
from grimoire.anima.zones import CHARACTER_SLOTS
from grimoire.kernel.dealing import renumbered
from grimoire.kernel.frame import Frame, Scope

TEXTS: Final = 256  # a text of a card: the card times this, plus its number
SEATS: Final = 8  # a Mission of a seat: the card times this, plus the seat


class Numbering:
    """New numbers for the cards of a game, by the old ones. Of a card that went where nobody can tell it from others samples
    tell otherwise which text it had, and which Area it was."""

    def __init__(self, new: list[int]) -> None:
        self.new = new

    def text(self, card: int) -> int:
        """The card of a text."""
        return self.new[card]

    def area(self, card: int) -> int:
        """An Area once visited."""
        return self.new[card]


class Renumbering:
    """Gives a copy of a game other numbers in all that it remembers, or that is under way."""

    def __init__(self, other: State, numbering: Numbering) -> None:
        self.numbering = numbering
        self.new = new = numbering.new
        other.place = [numbering.area(area) if area >= 0 else area for area in other.place]
        other.left = [numbering.area(area) if area >= 0 else area for area in other.left]
        other.recruited = [numbering.area(area) if area >= 0 else area for area in other.recruited]
        if other.once:
            other.once = [new[key // TEXTS] * TEXTS + key % TEXTS for key in other.once]
        if other.stepped:
            other.stepped = [new[key // SEATS] * SEATS + key % SEATS for key in other.stepped]
        rows = other.bonuses
        for i in range(CARD, len(rows), ROW):
            if rows[i] >= 0:
                rows[i] = new[rows[i]]
        if other.attempt_card >= 0:
            other.attempt_card = numbering.text(other.attempt_card)
        for fight in other.fights:
            self.fight(fight)
        done: list[Scope] = []  # frames of one text share a scope
        for frame in other.stack:
            self.frame(frame, done)

    def fight(self, fight: Fight) -> None:
        if fight.card >= 0:
            fight.card = self.numbering.text(fight.card)
        rows = ((fight.changes, fights.CARD, fights.PER_CARD), (fight.used, fights.CARD, fights.PER_CARD))
        for numbers, first, row in (*rows, (fight.after, fights.SPINNER, fights.PER_TEXT)):
            for i in range(first, len(numbers), row):
                if numbers[i] >= 0:
                    numbers[i] = self.numbering.text(numbers[i])

    def frame(self, frame: Frame, done: list[Scope]) -> None:
        for kept in frame.node.kept(frame):
            kept.renumber(self.new)
        scope = frame.scope
        for other in done:
            if other is scope:
                return
        done.append(scope)
        scope.own([])
        if scope.card >= 0:
            scope.card = self.numbering.text(scope.card)
        for slot, cards in scope.picks.items():
            if slot >= CHARACTER_SLOTS:
                for i, card in enumerate(cards):
                    cards[i] = self.numbering.text(card)


def renumber(g: State, other: State, new: list[int]) -> None:
    """Give a copy these numbers for its cards, by the old ones: it looks the same to everybody and goes on in the same way."""
    old = [0] * len(new)
    for card, number in enumerate(new):
        old[number] = card
    other.shared = False  # all its lists are its own
    other.hidden = g.hidden[:]
    other.printed = [g.printed[card] for card in old]
    other.zone = [g.zone[card] for card in old]
    other.known = [g.known[card] for card in old]
    other.state = [g.state[card] for card in old]
    other.marks = [g.marks[card] for card in old]
    other.at = [new[g.at[card]] if g.at[card] >= 0 else -1 for card in old]
    other.zones = [[new[card] for card in cards] for cards in g.zones]
    other.recalled = [renumbered(claims, new) for claims in g.recalled]
    Renumbering(other, Numbering(new))
    if other.asked >= 0:  # what the options stand for has other numbers: it is asked again
        other.asked = -1
        other.advance()
