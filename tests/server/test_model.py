"""Clients that do whatever comes to mind, against a model of the log: what is acknowledged is there, what is refused has
changed nothing, what lies in memory is what the log says, and all of it is the same after a restart."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from tests.server.inside import Inside, template

from grimoire.library.entries import CHOICE, CONCEDE, DRAW, END, ORDER, SECRET, UNDO, Entry
from grimoire.server.protocol import Answer, Choose, Concede, Done, FromServer, Look, Offer, Refused, SetStops, Undo
from grimoire.server.seated import Seated

PEOPLE = st.sampled_from((0, 0, 0, 1, 1, 1, 2))
SEATS = st.sampled_from((0, 1))
OFF = st.sampled_from((0, 0, 0, 0, -1, 1, 7))
BY_THEMSELVES = (END, SECRET)
FOLDER: list[Path] = []
EXAMPLES = int(os.environ.get("GRIMOIRE_EXAMPLES", "4"))


class Clients(RuleBasedStateMachine):
    """Three people, two of whom play."""

    count = 0

    @initialize(seed=st.integers(0, 3))
    def begin(self, seed: int) -> None:
        Clients.count += 1
        self.runner = asyncio.Runner()
        self.inside = Inside(FOLDER[0] / "empty.db", FOLDER[0] / f"{Clients.count}.db", seed)
        self.runner.run(self.inside.open())
        self.model: list[Entry] = []

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.runner.run(self.inside.close())
            self.runner.close()

    @property
    def play(self) -> Seated:
        found = self.inside.hall.table(self.inside.row.id).play
        assert found is not None
        return found

    @contextmanager
    def growing(self) -> Iterator[list[Entry]]:
        """What was added to the log meanwhile; nothing that was there is another one."""
        new: list[Entry] = []
        yield new
        log = self.runner.run(self.inside.log())
        assert log[: len(self.model)] == self.model
        new += log[len(self.model) :]
        self.model = log

    # -- what they do ----------------------------------------------------------------------------------------------

    @rule(person=PEOPLE, seat=SEATS, off=OFF, pick=st.integers(0, 50), twice=st.booleans())
    def choose(self, person: int, seat: int, off: int, pick: int, twice: bool) -> None:
        position = self.play.match.position
        forms = [option.form for option in position.options] or ["pass"]
        form = forms[pick % len(forms)] if pick < 45 else "win the game"
        number = len(self.model) + off
        allowed = person == seat == position.asked and not off and pick < 45 and not self.play.over
        with self.growing() as new:
            told = self.runner.run(self.inside.send(person, Choose, seat, number, form))
        assert isinstance(told, Done) == allowed, told
        if allowed:
            assert (new[0].kind, new[0].seat, new[0].form) == (CHOICE, seat, form)
            assert all(entry.by == ORDER or entry.kind in BY_THEMSELVES for entry in new[1:])
        else:
            self.refused(told, new)
        if twice:
            with self.growing() as new:
                told = self.runner.run(self.inside.send(person, Choose, seat, number, form))
            if allowed or off <= 0:
                self.refused(told, new)

    @rule(person=PEOPLE, seat=SEATS, off=OFF)
    def undo(self, person: int, seat: int, off: int) -> None:
        could = self.play.match.can_undo(seat) and person == seat and not off and not self.play.over
        with self.growing() as new:
            told = self.runner.run(self.inside.send(person, Undo, seat, len(self.model) + off))
        if could:
            assert isinstance(told, Done) and (new[0].kind, new[0].seat) == (UNDO, seat)
        else:  # asked for, where others must agree; or refused
            assert not new
            assert isinstance(told, Done) == bool(self.offers("undo", seat)) or person != seat or off

    @rule(person=PEOPLE, seat=SEATS, what=st.sampled_from(("draw", "rematch", "bot", "goOn", "end")))
    def offer(self, person: int, seat: int, what: str) -> None:
        both = what == "draw" and person == seat and self.offers(what, 1 - seat) and not self.play.over
        with self.growing() as new:
            told = self.runner.run(self.inside.send(person, Offer, seat, what, 1 - seat if what == "bot" else -1))
        if both:
            assert isinstance(told, Done) and new[0].kind == DRAW
        else:
            assert not new

    @rule(person=PEOPLE, seat=SEATS, what=st.sampled_from(("draw", "undo", "rematch", "bot")), agree=st.booleans())
    def answer(self, person: int, seat: int, what: str, agree: bool) -> None:
        offered = bool(self.offers(what, 1 - seat)) and person == seat
        with self.growing() as new:
            told = self.runner.run(self.inside.send(person, Answer, seat, what, agree))
        if not offered or not agree:
            assert not new
        elif new:
            assert isinstance(told, Done) and new[0].kind in (DRAW, UNDO)
        if not offered:
            assert isinstance(told, Refused)

    @rule(person=PEOPLE, seat=SEATS, sure=st.integers(0, 9))
    def concede(self, person: int, seat: int, sure: int) -> None:
        if sure == 0:
            allowed = person == seat and not self.play.over
            with self.growing() as new:
                told = self.runner.run(self.inside.send(person, Concede, seat))
            assert isinstance(told, Done) == allowed
            assert [entry.kind for entry in new] == ([CONCEDE, END, SECRET] if allowed else [])

    @rule(person=PEOPLE, seat=SEATS, where=st.sampled_from(("able", "never", "shown", "touched")), resting=st.booleans())
    def stop(self, person: int, seat: int, where: str, resting: bool) -> None:
        with self.growing() as new:
            told = self.runner.run(self.inside.send(person, SetStops, seat, where, resting))
        assert all(entry.by == ORDER or entry.kind in BY_THEMSELVES for entry in new)
        if person != seat:
            self.refused(told, new)

    @rule(person=PEOPLE, number=st.integers(-1, 40), open=st.booleans())
    def look(self, person: int, number: int, open: bool) -> None:
        seat = person if person < 2 else -1
        with self.growing() as new:
            told = self.runner.run(self.inside.send(person, Look, seat, number, open))
        is_over = self.play.row.state == "over"
        assert not new and isinstance(told, Done) == (0 <= number <= len(self.model) and (is_over or not open))

    @rule()
    def lose_everything_in_memory(self) -> None:
        self.runner.run(self.inside.close())
        self.runner.run(self.inside.open())

    # -- what holds ------------------------------------------------------------------------------------------------

    @invariant()
    def memory_is_what_the_log_says(self) -> None:
        if not hasattr(self, "runner"):
            return
        again = Seated(self.play.row)
        again.follow([(entry, 0) for entry in self.model])
        assert again.number == self.play.number == len(self.model)
        assert again.match.position.to_bytes() == self.play.match.position.to_bytes()
        assert [again.match.can_undo(seat) for seat in (0, 1)] == [self.play.match.can_undo(seat) for seat in (0, 1)]
        assert (again.over, again.match.winner) == (self.play.over, self.play.match.winner)

    def offers(self, what: str, seat: int) -> list[object]:
        standing = self.inside.hall.table(self.inside.row.id).offers
        return [offer for offer in standing if (offer.what, offer.seat) == (what, seat)]

    def refused(self, told: FromServer, new: list[Entry]) -> None:
        assert isinstance(told, Refused) and told.words and not new


def test_whatever_clients_do_the_log_is_the_truth(tmp_path: Path) -> None:
    template(tmp_path)
    FOLDER[:] = [tmp_path]
    run_state_machine_as_test(
        Clients,
        settings=settings(
            max_examples=EXAMPLES, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck), database=None
        ),
    )
