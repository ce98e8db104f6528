"""A game of Mage Noir: its state, and what a position must be able to do. Nothing of the rules stands on this module."""

from typing import Final, cast

from grimoire.kernel.chance import Chance
from grimoire.kernel.frame import Frame
from grimoire.kernel.given import check_chance, check_onlooker, check_seat
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.kernel.packing import Reader, Writer
from grimoire.kernel.position import LOOP, Position, copy_frames
from grimoire.kernel.reason import NO_OPTION, Reason
from grimoire.magenoir.gathering_plans import gathering_plans, laid_by, next_of_plan
from grimoire.magenoir.likeness import looks_same, place_of
from grimoire.magenoir.loops import MANY_LINKS, NO_ACTION, inside_chain, note, note_action
from grimoire.magenoir.numbering import renumber
from grimoire.magenoir.outline import outline_of
from grimoire.magenoir.packing import pack, unpack
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.same_moments import chain_key, moment_key
from grimoire.magenoir.sampling import sample_of, sample_of_likely
from grimoire.magenoir.state import NOT_WATCHED, Pending, State
from grimoire.magenoir.view import View
from grimoire.magenoir.viewing import view_of
from grimoire.magenoir.why import why_not_form
from grimoire.magenoir.why_not_answered import offered_otherwise, why_not_answered
from grimoire.magenoir.why_not_chosen import why_not_chosen

SEATS: Final = 2


class Game(State):
    """A position of Mage Noir: copies, bytes, loops, and what a seat may know."""

    # -- copies ----------------------------------------------------------------------------------------------------

    def clone(self) -> "Game":
        other = Game(self.pool)
        other.chance = self.chance.clone()
        other.stack = []
        other.events = []
        other.printed = self.printed  # replaced, never changed, when a card is created
        other.owner = self.owner
        other.shared = self.shared = True
        other.defs = self.defs
        other.zone = self.zone
        other.stamp = self.stamp
        other.hp = self.hp
        other.mana = self.mana
        other.known = self.known
        other.entered = self.entered
        other.prepared = self.prepared
        other.exhausted = self.exhausted[:]
        other.zones = self.zones[:]
        other.reserve = self.reserve[:]
        other.piles = self.piles[:]
        other.life = self.life[:]
        other.mage_noir = self.mage_noir[:]
        other.zenith = self.zenith[:]
        other.turn = self.turn
        other.active = self.active
        other.phase = self.phase
        other.first = self.first
        other.used = self.used.copy()
        other.given = self.given.copy()
        other.mods = self.mods[:]
        other.listeners = self.listeners[:]
        other.once = self.once[:]
        other.shield = self.shield.copy()
        other.heard = self.heard.copy()
        other.fired = self.fired[:]
        other.tally = self.tally.copy()
        other.released = self.released.copy()
        other.last_user = self.last_user.copy()
        other.last_hp = self.last_hp.copy()
        other.paid_x = self.paid_x.copy()
        other.spent = self.spent.copy()
        other.happened = self.happened
        other.passed = self.passed
        other.losses = self.losses
        other.hurt = self.hurt
        other.arrived = self.arrived[:]
        other.recalled = self.recalled  # replaced, never changed
        other.here = self.here
        other.led_back = self.led_back.copy()
        other.links = self.links
        other.linked = self.linked.copy()
        other.refused = self.refused  # replaced, never changed
        other.pending = [Pending(p.node, p.scope.clone()) for p in self.pending]
        other.batches = [[Pending(p.node, p.scope.clone()) for p in batch] for batch in self.batches]
        other.parked = []
        scopes = self.copy_stack(other)
        if self.parked:
            copy_frames(self.parked, other.parked, scopes)
        return other

    def to_bytes(self) -> bytes:
        writer = Writer()
        pack(self, writer)
        return writer.to_bytes()

    def renumbered(self, new: list[int]) -> "Game":
        other = self.clone()
        renumber(self, other, new)
        return other

    # -- chains and loops ------------------------------------------------------------------------------------------

    def ask(self, f: Frame, resume: int, seat: int, question: Question, offer: Offer) -> None:
        if self.links >= MANY_LINKS:
            offer = inside_chain(self, seat, offer)
            if not offer.keys:
                self.end_chain(LOOP)
                return
        elif self.links and self.refused:
            self.refused = []
        Position.ask(self, f, resume, seat, question, offer)

    def answer(self, index: int) -> None:
        if self.links == 0:
            if self.keys[index] != NO_ACTION:
                note_action(self, self.options[index])
        elif self.here != NOT_WATCHED:
            note(self.linked, self.here, self.options[index])
        self.here = NOT_WATCHED
        self.links += 1
        Position.answer(self, index)

    def chain_key(self) -> bytes:
        return chain_key(self)

    def moment_key(self) -> bytes:
        return moment_key(self)

    # -- plans -----------------------------------------------------------------------------------------------------

    def plans(self, most: int) -> list[Option]:
        return gathering_plans(self, most)

    def begin_plan(self, plan: Option) -> list[int]:
        return laid_by(plan)

    def next_of_plan(self, left: list[int]) -> int:
        return next_of_plan(self, left)

    # -- cards as they are offered ---------------------------------------------------------------------------------

    def place_of(self, card: int, seat: int) -> str:
        return place_of(self, card, seat)

    def looks_same(self, one: int, other: int) -> bool:
        return looks_same(self, one, other)

    # -- what a seat may know --------------------------------------------------------------------------------------

    def outline(self) -> list[str]:
        return outline_of(self)

    def view(self, seat: int) -> View:
        check_onlooker(seat, SEATS)
        return view_of(self, seat)

    def why_not_form(self, form: str) -> Reason:
        reason = why_not_form(self, form)
        if reason == NO_OPTION:
            reason = offered_otherwise(self, form)
        if reason == NO_OPTION:
            reason = why_not_chosen(self, form)
        return why_not_answered(self, form) if reason == NO_OPTION else reason

    def sample(self, seat: int, chance: Chance) -> "Game":
        check_seat(seat, SEATS)
        check_chance(chance)
        return cast(Game, sample_of(self, seat, chance, None))

    def sample_closed(self, seat: int, chance: Chance) -> "Game":
        check_seat(seat, SEATS)
        check_chance(chance)
        return cast(Game, sample_of_likely(self, seat, chance))

    def sample_from(self, seat: int, chance: Chance, lists: dict[int, list[int]]) -> "Game":
        """A sample that assumes these deck lists for some owners, for somebody who does not know the true ones."""
        check_seat(seat, 2)
        check_chance(chance)
        return cast(Game, sample_of(self, seat, chance, lists))


def from_bytes(pool: Pool, data: bytes) -> Game:
    """The position that was turned into these bytes. Raises CorruptBytes for anything else."""
    g = Game(pool)
    reader = Reader(data)
    batches: list[list[Pending]] = []
    for node, scope in unpack(g, reader):
        if node is None:
            batches.append([])
        else:
            batches[-1].append(Pending(node, scope))
    g.pending = batches[0]
    g.batches = batches[1:]
    g.advance()  # ask again what was asked
    g.events = []
    return g
