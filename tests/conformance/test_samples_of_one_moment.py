"""What the samples of a moment have in common is laid out once and kept: nobody can tell, and it goes with the moment."""

from typing import Any

from tests.conformance.object_graph import changeable
from tests.conformance.test_what_is_handed_out import lists_of
from tests.conformance.walking import SEEDS, walk

from grimoire.kernel.position import Position
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table

SEED = SEEDS[0]


def told(position: Position) -> list[Any]:
    """All that a position says and keeps of what is asked, and everything else as bytes."""
    here = [getattr(position, name, None) for name in ("here", "links", "refused")]
    return [position.decision(), position.resume, position.keys, position.stands_for, here, position.to_bytes()]


def test_each_of_many_samples_is_as_if_it_were_the_first(table: Table) -> None:
    kept = 0
    for position, _, _ in walk(table, SEED, every=61):
        chance = stream(SEED, "samples")
        again = chance.clone()
        for seat in range(table.seats):
            for sample_of in ("sample", "sample_closed", "sample", "sample"):
                sample = getattr(position, sample_of)(seat, chance)
                first = getattr(position.clone(), sample_of)(seat, again)
                assert told(sample) == told(first)
            assert position.laid is not None
            kept += position.laid.is_asked
    assert kept, "nobody was asked what one sample could tell the next"


def test_no_two_samples_of_a_moment_share_what_can_be_changed(table: Table) -> None:
    for position, decision, _ in walk(table, SEED, every=73):
        samples = [position.sample(decision.seat, stream(SEED, "samples")) for _ in range(4)]
        owned = [changeable(thing) for thing in (position, *samples)]  # with what the position keeps for them
        assert position.laid is not None
        assert id(position.laid.table) in owned[0]
        assert sum(len(own) for own in owned) == len({key for own in owned for key in own})


def test_whoever_spoils_a_sample_spoils_no_other(table: Table) -> None:
    for position, decision, _ in walk(table, SEED, every=73):
        true = told(position.clone().sample(decision.seat, stream(SEED, "samples")))
        for _ in range(3):
            sample = position.sample(decision.seat, stream(SEED, "samples"))
            assert told(sample) == true
            for numbers in lists_of(sample):
                for inner in numbers:
                    if isinstance(inner, list):
                        inner.clear()
                numbers.clear()


def test_what_was_laid_out_goes_when_something_changes(table: Table) -> None:
    position: Any = None
    for position, decision, index in walk(table, SEED, every=73):
        for _ in range(2):
            position.sample(decision.seat, stream(SEED, "samples"))
        assert position.laid is not None
        assert position.clone().laid is None
        ahead = position.clone()
        for _ in range(2):
            ahead.sample(decision.seat, stream(SEED, "samples"))
        ahead.choose(index)
        assert ahead.laid is None
        if ahead.asked >= 0:
            one = ahead.sample(decision.seat, stream(SEED, "samples"))
            assert told(one) == told(ahead.clone().sample(decision.seat, stream(SEED, "samples")))
    position.unshare()
    assert position.laid is None
