"""Positions as numbers: every place named, all written, nothing in it that the seat may not know, and nonsense refused."""

import array
from typing import Any

import pytest

import grimoire
from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position
from grimoire.research.task import NAMED

DIRT = 77.0


@pytest.fixture(params=list(NAMED), scope="module")
def task(request: pytest.FixtureRequest) -> grimoire.Task:
    return grimoire.make_task(request.param)


def buffer(many: int) -> "array.array[float]":
    return array.array("f", [DIRT]) * many


def walked(task: grimoire.Task, seed: int, choices: int, every: int) -> list[Position]:
    position, chance = task.new_game(seed), seeded(seed)
    found: list[Position] = []
    while len(found) * every < choices and not position.over:
        found.append(position.clone())
        position.playout(chance, every)
    return found


def test_every_number_has_a_name_of_its_own(task: grimoire.Task) -> None:
    assert len(set(task.names())) == len(task.names()) == task.size
    assert len(set(task.option_names())) == len(task.option_names()) == task.width


def test_what_a_seat_cannot_tell_apart_is_written_alike(task: grimoire.Task) -> None:
    for number, position in enumerate(walked(task, 3, 120, 6)):
        for seat in range(task.seats):
            other = position.sample(seat, seeded(number))
            one, two = buffer(task.size), buffer(task.size)
            position.encode(seat, one)
            other.encode(seat, two)
            assert one == two, task.names()[next(i for i, n in enumerate(one) if n != two[i])]
        rows = task.most_options * task.width
        one, two = buffer(rows), buffer(rows)
        other = position.sample(position.asked, seeded(number))
        assert position.encode_options(one) == other.encode_options(two) == len(position.options)
        assert one == two


def test_all_of_the_buffer_is_written(task: grimoire.Task) -> None:
    for position in walked(task, 5, 60, 6):
        seen, options = buffer(task.size), buffer(task.most_options * task.width)
        position.encode(0, seen)
        many = position.encode_options(options)
        assert DIRT not in seen
        assert DIRT not in options
        there = [options[i * task.width] for i in range(task.most_options)]
        assert there == [float(i < many) for i in range(task.most_options)]


def test_fewer_rows_than_options_hold_the_first_ones(task: grimoire.Task) -> None:
    position = task.new_game(1)
    while len(position.options) < 3:
        position.choose(0)
    whole, few = buffer(task.most_options * task.width), buffer(2 * task.width)
    position.encode_options(whole)
    assert position.encode_options(few) == len(position.options)
    assert few == whole[: 2 * task.width]


def wrong_buffers(many: int) -> list[tuple[Any, str]]:
    return [
        (array.array("f", bytes(4 * (many + 1))), "numbers; the buffer has room for"),
        (array.array("f"), "numbers; the buffer has room for 0"),
        (array.array("d", bytes(8 * many)), "format 'f'"),
        (bytearray(4 * many), "format 'f'"),
        (memoryview(bytes(4 * many)).cast("f"), "cannot be written to"),
        (memoryview(array.array("f", bytes(8 * many)))[::2], "do not lie one after the other"),
        ([0.0] * many, "not list"),
        (None, "not NoneType"),
    ]


def test_what_cannot_be_written_into_is_refused(task: grimoire.Task) -> None:
    position = task.new_game(1)
    for out, why in wrong_buffers(task.size):
        with pytest.raises(grimoire.BadBuffer, match=why):
            position.encode(0, out)
    for out, why in wrong_buffers(task.width):
        with pytest.raises(grimoire.BadBuffer, match=why):
            position.encode_options(out)
    for seat in (-1, task.seats, True, "0"):
        with pytest.raises(grimoire.NoSeat):
            position.encode(seat, buffer(task.size))


def test_a_buffer_of_several_lines_is_written_line_by_line(task: grimoire.Task) -> None:
    position = task.new_game(1)
    flat = buffer(task.most_options * task.width)
    shaped = array.array("f", flat)
    position.encode_options(flat)
    position.encode_options(memoryview(shaped).cast("B").cast("f", (task.most_options, task.width)))
    assert flat == shaped
