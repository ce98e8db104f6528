"""Every place where a position keeps numbers of cards, in one walk: a copy whose cards have other numbers.

Samples are such copies: in them numbers and stamps follow from what their seat may know. A copy with any numbers goes on
exactly as its original does, which tests hold at every decision of every ruling: whoever adds a place that keeps cards adds
it here, or, if a step keeps it, to its `kept`.

Rules look at uses, gifts and effects at work and never change them. Whoever is handed a sample might, so that a copy made
here has its own.
"""

from typing import Final

from grimoire.kernel.dealing import renumbered
from grimoire.kernel.frame import NO_USES, Frame, Scope, Use, Uses
from grimoire.magenoir.definition import MOST_NODES, Active, Given
from grimoire.magenoir.references import CARD_BITS, ELEMENTS_OF_CARD, FIRST_STAMP, LEAST_REF, WORDS_SLOT, plain_in
from grimoire.magenoir.state import Pending, State

NOW: Final = FIRST_STAMP + 2  # the stamp of every card in a sample: how often one has moved is not for everybody
GONE: Final = FIRST_STAMP  # of an object that is gone, and of which no more can be told


class Numbering:
    """New numbers for the cards of a game, with the stamps it has; `new` has the numbers by the old ones."""

    def __init__(self, g: State, new: list[int]) -> None:
        self.new = new
        self.stamps = g.stamp
        self.seen = len(new)  # all below it are cards whose number may be told wherever they are remembered

    def of(self, card: int, stamp: int) -> tuple[int, int]:
        """Number and stamp of an object, of whatever time."""
        return self.new[card], stamp

    def plain(self) -> list[int]:
        """Numbers for cards that are kept without a stamp."""
        return self.new

    def ref(self, ref: int) -> int:
        card, stamp = self.of(ref % CARD_BITS, ref // CARD_BITS)
        return stamp * CARD_BITS + card


class SampleNumbering(Numbering):
    """Numbers and stamps that tell no more than a seat may know.

    All cards have one stamp. An object that has gone on by one move, in sight, has the stamp before it (some texts follow a
    card so far); of any other that is gone it is told whose it was, as of a card that lies where it cannot be seen.
    """

    def __init__(self, g: State, new: list[int], seen: int, nobody: list[int]) -> None:
        super().__init__(g, new)
        self.seen = seen  # how many cards the seat knows: these have the lowest numbers
        self.nobody = nobody  # by owner: a number for a card of theirs that is gone
        self.owner = g.owner

    def of(self, card: int, stamp: int) -> tuple[int, int]:
        if stamp == 0:
            return 0, 0  # a component of a described position that was never there
        new = self.new[card]
        moves = self.stamps[card] - stamp
        if moves == 0 or (moves == 1 and new < self.seen):
            return new, NOW - moves
        if moves < 0:  # it is going to be this object
            return new, NOW - moves
        return self.nobody[self.owner[card]], GONE

    def plain(self) -> list[int]:
        seen, nobody = self.seen, self.nobody
        owner = self.owner
        numbers = self.new[:]
        for card in range(len(numbers)):
            if numbers[card] >= seen:
                numbers[card] = nobody[owner[card]]
        return numbers


class Walk:
    """Goes through all that is at work or under way in a copy of a game, and gives the copy its own of it: what was the same
    before is the same afterwards. Cards keep their numbers."""

    def __init__(self, nothing: list[int]) -> None:
        self.nothing = nothing  # what is empty, and replaced rather than changed, is one list in all of the copy
        self.uses_made: dict[int, Use] = {}  # by identity of the original, which its position keeps
        self.scopes_made: dict[int, Scope] = {}
        self.done: list[Scope] = []  # frames of one application share a scope

    def go(self, other: State) -> None:
        if other.used:
            other.used = {self.card(card): self.uses(uses) for card, uses in other.used.items()}
        if other.given:
            other.given = {
                self.card(card): [Given(gift.ability, gift.home, self.uses(gift.uses)) for gift in gifts]
                for card, gifts in other.given.items()
            }
        none: list[Active] = []
        other.mods = [self.actives(actives) if actives else none for actives in other.mods]
        other.listeners = [self.actives(actives) if actives else none for actives in other.listeners]
        for frame in other.stack:
            self.frame(frame)
        for frame in other.parked:
            self.frame(frame)
        self.waiting(other.pending)
        for batch in other.batches:
            self.waiting(batch)

    def card(self, card: int) -> int:
        return card

    def of(self, card: int, stamp: int) -> tuple[int, int]:
        """Number and stamp of an object, of whatever time."""
        return card, stamp

    def bound(self, refs: list[int]) -> list[int]:
        """References to the cards an effect is laid on."""
        return refs[:]

    def uses(self, uses: Uses) -> Uses:
        if not uses:
            return NO_USES
        return tuple([self.use(use) for use in uses])

    def use(self, use: Use) -> Use:
        made = self.uses_made.get(id(use))
        if made is None:
            card, stamp = self.of(use.card, use.stamp)
            made = Use(card, stamp, use.home, use.seat, use.words, self.uses(use.uses), use.blank)
            self.uses_made[id(use)] = made
        return made

    def actives(self, actives: list[Active]) -> list[Active]:
        return [self.active(active) for active in actives]

    def active(self, active: Active) -> Active:
        scope = self.scopes_made.get(id(active.scope))
        if scope is None:
            scope = active.scope.clone()
            self.scope(scope)
            self.scopes_made[id(active.scope)] = scope
        bound = self.bound(active.bound) if active.bound else self.nothing
        return Active(active.ability, scope, active.duration, active.turn, bound)

    def frame(self, frame: Frame) -> None:
        for scope in self.done:
            if scope is frame.scope:
                return
        self.done.append(frame.scope)
        self.scope(frame.scope)

    def waiting(self, batch: list[Pending]) -> None:
        for waiting in batch:
            self.scope(waiting.scope)

    def scope(self, scope: Scope) -> None:
        scope.own(self.nothing)
        if scope.uses:
            scope.uses = self.uses(scope.uses)


class Renumbering(Walk):
    """Gives a copy of a game, which shares with it what never changes, other numbers in all that is at work or under way."""

    def __init__(self, other: State, numbering: Numbering) -> None:
        super().__init__([])
        self.numbering = numbering
        self.new = numbering.new
        self.plain_numbers: list[int] = []
        self.go(other)
        self.memory(other)

    def memory(self, other: State) -> None:
        new = self.new
        seen = self.numbering.seen
        if other.exhausted:
            other.exhausted = sorted([new[card] for card in other.exhausted])
        if other.arrived:
            other.arrived = [new[card] for card in other.arrived]
        if other.once:
            other.once = [self.text(key) for key in other.once]
        if other.fired:
            other.fired = [self.text(key) for key in other.fired]
        if other.shield:
            other.shield = {self.text(key): left for key, left in other.shield.items()}
        if other.heard:
            other.heard = {self.text(key): times for key, times in other.heard.items()}
        if other.spent:
            other.spent = {self.text(key): when for key, when in other.spent.items() if when == other.happened}
        if other.released:
            other.released = {self.mana(key): amount for key, amount in other.released.items()}
        if other.last_user:
            other.last_user = {new[card]: self.numbering.ref(ref) for card, ref in other.last_user.items() if new[card] < seen}
        if other.last_hp:
            other.last_hp = {new[card]: hp for card, hp in other.last_hp.items() if new[card] < seen}
        if other.paid_x:
            other.paid_x = {new[card]: x for card, x in other.paid_x.items()}

    def plain(self) -> list[int]:
        if not self.plain_numbers:  # few positions need them
            self.plain_numbers = self.numbering.plain()
        return self.plain_numbers

    def text(self, key: int) -> int:
        """A text of a card."""
        return self.plain()[key // MOST_NODES] * MOST_NODES + key % MOST_NODES

    def mana(self, key: int) -> int:
        """Mana of an element, of a card."""
        return self.plain()[key // ELEMENTS_OF_CARD] * ELEMENTS_OF_CARD + key % ELEMENTS_OF_CARD

    def card(self, card: int) -> int:
        return self.new[card]

    def of(self, card: int, stamp: int) -> tuple[int, int]:
        return self.numbering.of(card, stamp)

    def bound(self, refs: list[int]) -> list[int]:
        return [self.numbering.ref(ref) for ref in refs]

    def frame(self, frame: Frame) -> None:
        for kept in frame.node.kept(frame):
            kept.renumber(self.plain())
        if frame.vals:
            self.refs(frame.vals)
        super().frame(frame)

    def scope(self, scope: Scope) -> None:
        super().scope(scope)
        if scope.card >= 0:
            scope.card, scope.stamp = self.numbering.of(scope.card, scope.stamp)
        if scope.it:
            self.refs(scope.it)
        if scope.looked:
            self.refs(scope.looked)
        if scope.picks:
            for kept in plain_in(scope):
                kept.renumber(self.plain())
            for slot, chosen in scope.picks.items():
                if slot != WORDS_SLOT:
                    self.refs(chosen)

    def refs(self, numbers: list[int]) -> None:
        for i, number in enumerate(numbers):
            if number >= LEAST_REF:
                numbers[i] = self.numbering.ref(number)


def renumber(g: State, other: State, new: list[int]) -> None:
    """Give the cards of a copy these numbers, by the old ones: it looks the same to everybody and goes on in the same way."""
    old = [0] * len(new)
    for card, number in enumerate(new):
        old[number] = card
    other.shared = False  # all its lists are its own
    other.printed = [g.printed[card] for card in old]
    other.owner = [g.owner[card] for card in old]
    other.defs = [g.defs[card] for card in old]
    other.zone = [g.zone[card] for card in old]
    other.stamp = [g.stamp[card] for card in old]
    other.hp = [g.hp[card] for card in old]
    other.known = [g.known[card] for card in old]
    other.entered = [g.entered[card] for card in old]
    other.prepared = [g.prepared[card] for card in old]
    other.mana = [g.mana[card * 6 + e] for card in old for e in range(6)]
    other.zones = [[new[card] for card in cards] for cards in g.zones]
    other.recalled = [renumbered(claims, new) for claims in g.recalled]
    Renumbering(other, Numbering(g, new))
    if other.asked >= 0:  # what the options stand for has other numbers: it is asked again
        other.asked = -1
        other.advance()
