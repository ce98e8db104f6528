"""A game of Anima: its state, and what a position must be able to do. Nothing of the rules stands on this module."""

from typing import cast

from grimoire.anima.discarding import HAND_QUESTION, discard_down
from grimoire.anima.likeness import looks_same, place_of
from grimoire.anima.numbering import renumber
from grimoire.anima.outline import outline_of
from grimoire.anima.packing import pack, unpack
from grimoire.anima.pool import Pool
from grimoire.anima.sampling import sample_of
from grimoire.anima.state import State
from grimoire.anima.view import View
from grimoire.anima.viewing import view_of
from grimoire.anima.why import why_not_form
from grimoire.anima.zones import OWN, SHARED
from grimoire.kernel.chance import Chance
from grimoire.kernel.frame import Frame
from grimoire.kernel.given import check_chance, check_onlooker, check_seat
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.kernel.packing import Reader, Writer
from grimoire.kernel.position import Position
from grimoire.kernel.reason import Reason


class Game(State):
    """A position of Anima: copies, bytes, and what a seat may know."""

    # -- copies ----------------------------------------------------------------------------------------------------

    def clone(self) -> "Game":
        other = Game(self.pool)
        other.chance = self.chance.clone()
        other.stack = []
        other.events = []
        other.rules = self.rules
        other.tree = self.tree
        other.open_rolls = self.open_rolls
        other.seats = self.seats
        other.printed = self.printed  # replaced, never changed
        other.shared = self.shared = True
        other.zone = self.zone
        other.known = self.known
        other.state = self.state
        other.at = self.at
        other.marks = self.marks
        other.zones = self.zones[:]
        other.hidden = self.hidden
        other.place = self.place[:]
        other.out = self.out[:]
        other.gone = self.gone[:]
        other.leaving = self.leaving[:]
        other.left = self.left[:]
        other.recruited = self.recruited[:]
        other.recruited_turn = self.recruited_turn[:]
        other.deaths = self.deaths[:]
        other.final_steps = self.final_steps[:]
        other.turn = self.turn
        other.phase = self.phase
        other.order = self.order  # replaced, never changed
        other.sought = self.sought
        other.once = self.once[:]
        other.fought = self.fought[:]
        other.picked_up = self.picked_up[:]
        other.stepped = self.stepped[:]
        other.spent = self.spent[:]
        other.bonuses = self.bonuses[:]
        other.recalled = self.recalled  # replaced, never changed
        other.timer = self.timer
        other.due = self.due
        other.fights = [fight.clone() for fight in self.fights]
        other.attempt_seat = self.attempt_seat
        other.attempt_card = self.attempt_card
        other.attempt_failed = self.attempt_failed
        other.dice = self.dice[:]
        other.rolled = self.rolled[:]
        other.outcome = self.outcome
        self.copy_stack(other)
        return other

    def to_bytes(self) -> bytes:
        writer = Writer()
        pack(self, writer)
        return writer.to_bytes()

    def renumbered(self, new: list[int]) -> "Game":
        other = self.clone()
        renumber(self, other, new)
        return other

    # -- asking ----------------------------------------------------------------------------------------------------

    def ask(self, f: Frame, resume: int, seat: int, question: Question, offer: Offer) -> None:
        """Ask a seat. A hand above its limit comes first: it is discarded down at once, and then this is asked again."""
        for player in range(self.seats):
            held = len(self.zones[SHARED + player * OWN])
            if held > self.pool.least_hand_limit and question.id != HAND_QUESTION:
                if discard_down(self, player):
                    return
        Position.ask(self, f, resume, seat, question, offer)

    # -- cards as they are offered ---------------------------------------------------------------------------------

    def place_of(self, card: int, seat: int) -> str:
        return place_of(self, card, seat)

    def looks_same(self, one: int, other: int) -> bool:
        return looks_same(self, one, other)

    # -- what a seat may know --------------------------------------------------------------------------------------

    def outline(self) -> list[str]:
        return outline_of(self)

    def view(self, seat: int) -> View:
        check_onlooker(seat, self.seats)
        return view_of(self, seat)

    def why_not_form(self, form: str) -> Reason:
        return why_not_form(self, form)

    def sample(self, seat: int, chance: Chance) -> "Game":
        check_seat(seat, self.seats)
        check_chance(chance)
        return cast(Game, sample_of(self, seat, chance))


def from_bytes(pool: Pool, data: bytes) -> Game:
    """The position that was turned into these bytes. Raises CorruptBytes for anything else."""
    g = Game(pool)
    unpack(g, Reader(data))
    g.advance()  # ask again what was asked
    g.events = []
    return g
