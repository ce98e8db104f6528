"""Random games through the contract, with everything looked at that must always hold."""

import pytest

from grimoire.anima import all_procedures  # noqa: F401  (makes the procedures of the rules known)
from grimoire.anima.describing import NotBetweenActions, describe
from grimoire.anima.game import Game, from_bytes
from grimoire.anima.optional_rules import Options
from grimoire.anima.position_from_description import place
from grimoire.anima.setup import WrongTable, new_game
from grimoire.kernel.chance import seeded
from grimoire.kernel.reason import CorruptBytes
from grimoire.lab.anima.audit import AnimaAudit
from grimoire.lab.secrecy import compare_asked, compare_events, compare_views
from grimoire.lab.streams import stream
from grimoire.library.anima.cards import shipped_pool

POOL = shipped_pool()
TABLES = [
    (2, Options()),
    (3, Options(tree=True)),
    (4, Options(open_rolls=True, automatic_reveal=True)),
    (5, Options(omega=True)),
]


def begun(seats: int, options: Options, seed: int) -> Game:
    return new_game(POOL, seats, seeded(seed), options)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_copies_samples_and_bytes_behave_as_the_position_does(seats: int, options: Options) -> None:
    g = begun(seats, options, seats)
    audit = AnimaAudit()
    choosing, dealing = stream(seats, "choices"), stream(seats, "samples")
    for _ in range(250):
        decision = g.decision()
        if decision is None:
            break
        audit.look(g)
        data = g.to_bytes()
        copies = [g.clone(), from_bytes(POOL, data)]
        samples = [g.sample(seat, dealing) for seat in range(seats)]
        for seat, sample in enumerate(samples):
            compare_views(g, sample, seat)
            compare_asked(g, sample, seat)
        index = choosing.below(len(decision.options))
        form = decision.options[index].form
        for copy in copies:
            assert copy.to_bytes() == data
            copy.choose_form(form)
        like = [(seat, sample) for seat, sample in enumerate(samples) if form in [o.form for o in sample.options]]
        for _, sample in like:
            sample.choose_form(form)
        assert g.to_bytes() == data, "choosing in a copy or a sample changes nothing here"
        g.choose(index)
        for copy in copies:
            assert copy.to_bytes() == g.to_bytes()
            assert copy.events == g.events
        for seat, sample in like:
            if not compare_events(g.events, sample.events, seat):
                compare_views(g, sample, seat)
                compare_asked(g, sample, seat)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_described_position_is_the_same_position(seats: int, options: Options) -> None:
    g = begun(seats, options, 50 + seats)
    choosing = stream(seats, "described")
    compared = 0
    for _ in range(400):
        decision = g.decision()
        if decision is None:
            break
        try:
            other = place(POOL, describe(g))
        except NotBetweenActions:
            other = None
        if other is not None and choosing.below(4) == 0:
            other.advance()
            compared += 1
            for seat in range(-1, seats):
                assert other.view(seat) == g.view(seat)
            assert other.options == g.options
        g.choose(choosing.below(len(decision.options)))
    assert compared > 10


def test_four_play_with_the_set_and_five_with_the_pack() -> None:
    with pytest.raises(WrongTable):
        begun(5, Options(), 1)
    with pytest.raises(WrongTable):
        begun(1, Options(omega=True), 1)
    assert len(begun(4, Options(), 1).printed) == 110
    assert len(begun(5, Options(omega=True), 1).printed) == 122


def test_damaged_bytes_are_refused() -> None:
    data = begun(3, Options(), 1).to_bytes()
    with pytest.raises(CorruptBytes):
        from_bytes(POOL, data[:-8])
    with pytest.raises(CorruptBytes):
        from_bytes(POOL, data[:400] + b"\1" + data[401:])
