"""One game in which everything that must always hold is looked at on the way.

At every decision: the bookkeeping and the forms of the options. The rest costs much more and is done at every decision or,
where that would take too long, at a fraction of them that follows from the seed: clones, copies made from bytes, samples
for each seat, the same choice with other chance, and whether anything done in a copy or a sample shows in the position. A
game is played again from its record at its end, and on the way too if everything is checked at every decision; and at its
end from other deals of what each seat never saw (other_deals.py).
"""

from typing import Any, Final

from grimoire.bots.bot import Bot, Sight
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.lab.any_numbers import check_any_numbers
from grimoire.lab.other_deals import check_other_deals
from grimoire.lab.secrecy import came_out, compare_asked, compare_events, compare_seen
from grimoire.lab.streams import stream
from grimoire.lab.tables import Broken, Table, Witness

FIRST_REPLAY: Final = 25  # then after twice as many decisions each time: a replay costs as much as the game so far
SPECTATOR: Final = -1
MANY: Final = 2_000_000_000


class CheckedGame:
    """Plays like any other game, and compares the position with its copies, samples, bytes and record on the way.

    A fault ends it, unless `keep_going`: then each kind of fault is noted once and the game is played on.
    """

    def __init__(
        self,
        table: Table,
        decks: list[list[str]],
        seed: int,
        every: int = 1,
        witness: Witness | None = None,
        keep_going: bool = False,
        deals: int = 0,
        closed: bool = False,
    ) -> None:
        self.closed = closed  # whether bots are not told the decks of others
        self.deals = deals  # for each seat, of what it never saw
        self.table = table
        self.decks = decks
        self.seed = seed
        self.every = every
        self.witness = witness
        self.keep_going = keep_going
        self.noted: list[tuple[int, Broken]] = []  # after how many choices, what
        self.position = table.begin(decks, seed)
        self.data: bytes | None = None  # of the position as it is now, if somebody needed them
        self.views: dict[int, Any] = {}  # of the position as it is now, as far as somebody looked
        self.audit = table.audit()
        self.chance: Chance = stream(seed, "samples")
        self.picking: Chance = stream(seed, "checks")
        self.forms: list[str] = []
        self.next_replay = FIRST_REPLAY
        self.look()

    def play(self, bots: list[Bot], cap: int, choices: list[int]) -> None:
        sights = [Sight(self.position, seat, self.closed) for seat in range(len(bots))]
        decision = self.position.decision()
        while decision is not None and len(choices) < cap:
            forms = checked_forms(decision, self.table.seats)
            index = bots[decision.seat].choose(sights[decision.seat], decision)
            choices.append(index)
            self.choose(decision, index, forms[index])
            decision = self.position.decision()
        if not self.position.over and len(choices) < cap:
            raise Broken("nobody is asked and the game is not over")
        if self.data is not None and self.position.to_bytes() != self.data:
            raise Broken("choosing in a copy or a sample changed the position itself")
        self.replay()
        if self.deals:
            check_other_deals(self.table, self.decks, self.seed, self.forms, self.deals)

    def choose(self, decision: Decision, index: int, form: str) -> None:
        """One choice, made in the position and, at one of this many, in everything that must behave the same."""
        if self.every > 1 and self.picking.below(self.every):
            self.go(index, form)
            return
        done = len(self.forms)
        try:
            self.choose_beside_all(decision, index, form)
        except Broken as broken:
            self.note(broken)
            if len(self.forms) == done:
                self.go(index, form)
        if self.every == 1 and len(self.forms) >= self.next_replay:
            self.next_replay *= 2
            self.replay()

    def choose_beside_all(self, decision: Decision, index: int, form: str) -> None:
        position = self.position
        before = self.bytes_now()
        unpacked = self.table.from_bytes(before)
        if unpacked.to_bytes() != before:
            raise Broken("the position from bytes differs from the position")
        if unpacked.decision() != decision:
            raise Broken("the position from bytes asks something else")
        for seat in (SPECTATOR, *range(self.table.seats)):
            if unpacked.view(seat) != self.view(seat):
                raise Broken(f"the position from bytes looks different to seat {seat}")
        samples = [position.sample(seat, self.chance) for seat in range(self.table.seats)]
        for seat, sample in enumerate(samples):
            compare_seen(self.view(seat), sample.view(seat), seat)
            compare_asked(position, sample, seat)
        like: list[tuple[int, Position]] = []
        for seat, sample in enumerate(samples):
            # another seat may play a card that this sample has dealt elsewhere
            if any(option.form == form for option in sample.options):
                sample.choose_form(form)
                like.append((seat, sample))
        unpacked.choose(index)
        lucky = position.clone()
        lucky.chance = Chance(1 + self.chance.below(MANY), 1 + self.chance.below(MANY))
        lucky.choose(index)
        clone = position.clone()
        if clone.decision() != decision:
            raise Broken("a clone asks something else")

        self.go(index, form)
        # One comparison for three faults: a clone that is none, one that shares with its original what changes, and a
        # position that was changed by what somebody chose in a copy of it.
        if clone.to_bytes() != before:
            raise Broken("a clone differs from the position as it was before the choice")
        clone.choose_form(form)
        self.compare_way(clone, "a clone", form)
        self.compare_way(unpacked, "the position from bytes", form)
        for seat in (SPECTATOR, *range(self.table.seats)):
            # Chance shows only in what it brings out. That ends what was known of a shuffled deck, too.
            if not came_out(position, lucky, seat):
                compare_seen(self.view(seat), lucky.view(seat), seat)
        for seat, sample in like:
            if not compare_events(position.events, sample.events, seat):
                compare_seen(self.view(seat), sample.view(seat), seat)
                compare_asked(position, sample, seat)
        check_any_numbers(self.table.from_bytes(before), index, self.table.seats, self.chance)

    def go(self, index: int, form: str) -> None:
        """The choice in the position itself."""
        position = self.position
        try:
            self.audit.before_choice(position, index)
        except Broken as broken:
            self.note(broken)
        if self.witness is None:
            position.choose(index)
        else:
            self.witness.choose(position, index)
        self.forms.append(form)
        self.views.clear()
        self.data = None
        self.look()

    def look(self) -> None:
        try:
            self.audit.look(self.position)
        except Broken as broken:
            self.note(broken)
            self.audit = self.table.audit()  # begins anew with what is there now
            self.audit.look(self.position)

    def note(self, broken: Broken) -> None:
        """Ends the game, or writes the fault down if none of its kind was met in this game."""
        if not self.keep_going:
            raise broken
        if all(broken.kind != known.kind for _, known in self.noted):
            self.noted.append((len(self.forms), broken))

    def compare_way(self, copy: Position, what: str, form: str) -> None:
        if copy.to_bytes() != self.bytes_now():
            raise Broken(f"after '{form}' {what} went another way")
        if copy.events != self.position.events:
            raise Broken(f"after '{form}' {what} tells other events")

    def bytes_now(self) -> bytes:
        if self.data is None:
            self.data = self.position.to_bytes()
        return self.data

    def view(self, seat: int) -> Any:
        if seat not in self.views:
            self.views[seat] = self.position.view(seat)
        return self.views[seat]

    def replay(self) -> None:
        """Setup, seed and forms give the same position."""
        other = self.table.begin(self.decks, self.seed)
        for form in self.forms:
            other.choose_form(form)
        if other.digest() != self.position.digest():
            raise Broken(f"a replay of the {len(self.forms)} choices so far ends elsewhere")


def checked_forms(decision: Decision, seats: int) -> list[str]:
    """The forms of the options; somebody must be asked something, and each form must mean one option."""
    if not 0 <= decision.seat < seats:
        raise Broken(f"seat {decision.seat} is asked and does not exist")
    if not decision.options:
        raise Broken(f"'{decision.question.id}' offers nothing")
    forms = [option.form for option in decision.options]
    if len(set(forms)) != len(forms):
        twice = sorted({form for form in forms if forms.count(form) > 1})
        raise Broken(f"'{decision.question.id}' offers the same form twice: {twice}")
    return forms
