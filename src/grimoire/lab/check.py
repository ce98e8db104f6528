"""One game in which everything that must always hold is looked at after every decision."""

from typing import Final

from grimoire.bots.bot import Bot, Sight
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.lab.secrecy import compare_after, compare_asked, compare_views
from grimoire.lab.streams import stream
from grimoire.lab.tables import Broken, Table

FIRST_REPLAY: Final = 25  # then after twice as many decisions each time: a replay costs as much as the game so far
SPECTATOR: Final = -1


class CheckedGame:
    """Plays like any other game, and compares the position with its copies, samples, bytes and record on the way."""

    def __init__(self, table: Table, decks: list[list[str]], seed: int) -> None:
        self.table = table
        self.decks = decks
        self.seed = seed
        self.position = table.begin(decks, seed)
        self.audit = table.audit()
        self.chance: Chance = stream(seed, "samples")
        self.forms: list[str] = []
        self.next_replay = FIRST_REPLAY
        self.audit.look(self.position)

    def play(self, bots: list[Bot], cap: int, choices: list[int]) -> None:
        sights = [Sight(self.position, seat) for seat in range(len(bots))]
        decision = self.position.decision()
        while decision is not None and len(choices) < cap:
            check_decision(decision, self.table.seats)
            index = bots[decision.seat].choose(sights[decision.seat], decision)
            choices.append(index)
            self.choose(decision, index)
            decision = self.position.decision()
        if not self.position.over and len(choices) < cap:
            raise Broken("nobody is asked and the game is not over")
        self.replay()

    def choose(self, decision: Decision, index: int) -> None:
        """One choice, made in the position and in everything that must behave the same."""
        position = self.position
        data = position.to_bytes()
        clone = position.clone()
        compare_copy(position, clone, data, "a clone")
        unpacked = self.table.from_bytes(data)
        compare_copy(position, unpacked, data, "the position from bytes")
        for seat in (SPECTATOR, *range(self.table.seats)):
            if unpacked.view(seat) != position.view(seat):
                raise Broken(f"the position from bytes looks different to seat {seat}")
        samples = [position.sample(seat, self.chance) for seat in range(self.table.seats)]
        for seat, sample in enumerate(samples):
            compare_views(position, sample, seat)
            compare_asked(position, sample, seat)

        form = decision.options[index].form
        clone.choose_form(form)
        unpacked.choose(index)
        like: list[tuple[int, Position]] = []
        for seat, sample in enumerate(samples):
            # another seat may play a card that this sample has dealt elsewhere
            if any(option.form == form for option in sample.options):
                sample.choose_form(form)
                like.append((seat, sample))
        if position.to_bytes() != data:
            raise Broken("choosing in a copy or a sample changed the position itself")

        position.choose(index)
        self.forms.append(form)
        self.audit.look(position)
        after = position.to_bytes()
        for copy, what in ((clone, "a clone"), (unpacked, "the position from bytes")):
            if copy.to_bytes() != after:
                raise Broken(f"after '{form}' {what} went another way")
            if copy.events != position.events:
                raise Broken(f"after '{form}' {what} tells other events")
        for seat, sample in like:
            compare_after(position, sample, seat)
        if len(self.forms) >= self.next_replay:
            self.next_replay *= 2
            self.replay()

    def replay(self) -> None:
        """Setup, seed and forms give the same position."""
        other = self.table.begin(self.decks, self.seed)
        for form in self.forms:
            other.choose_form(form)
        if other.digest() != self.position.digest():
            raise Broken(f"a replay of the {len(self.forms)} choices so far ends elsewhere")


def check_decision(decision: Decision, seats: int) -> None:
    if not 0 <= decision.seat < seats:
        raise Broken(f"seat {decision.seat} is asked and does not exist")
    if not decision.options:
        raise Broken(f"'{decision.question.id}' offers nothing")
    forms = [option.form for option in decision.options]
    if len(set(forms)) != len(forms):
        twice = sorted({form for form in forms if forms.count(form) > 1})
        raise Broken(f"'{decision.question.id}' offers the same form twice: {twice}")


def compare_copy(position: Position, copy: Position, data: bytes, what: str) -> None:
    if copy.to_bytes() != data:
        raise Broken(f"{what} differs from the position")
    if copy.decision() != position.decision():
        raise Broken(f"{what} asks something else")
