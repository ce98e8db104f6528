"""Games side by side go as they go one by one, and nothing of one shows in another."""

import array

import pytest

import grimoire

SEED = 11


@pytest.fixture(scope="module")
def task() -> grimoire.Task:
    return grimoire.make_task("magenoir-mini", most_choices=300)


def line(width: int) -> "array.array[float]":
    return array.array("f", bytes(4 * width))


def test_every_lane_shows_the_game_of_its_seed(task: grimoire.Task) -> None:
    games = 5
    batch = grimoire.Batch(task, games, SEED)
    alone = [task.new_game(SEED + i) for i in range(games)]
    chance = grimoire.seeded(2)
    made = [0] * games
    begun = games
    ended = 0
    for _ in range(700):
        row = 0
        for lane, game in enumerate(alone):
            assert batch.seed_of(lane) >= SEED
            assert batch.seats[lane] == game.asked
            assert batch.counts[lane] == len(game.options)
            seen, options = line(task.size), line(task.width * len(game.options))
            game.encode(game.asked, seen)
            game.encode_options(options)
            assert batch.flat_seen[lane * task.size : (lane + 1) * task.size] == memoryview(seen)
            first = row * task.width
            assert batch.flat_options[first : first + len(options)] == memoryview(options)
            row += len(game.options)
        assert row == batch.rows
        actions = [chance.below(count) for count in batch.counts]
        batch.step(actions)
        for lane, action in enumerate(actions):
            game = alone[lane]
            game.choose(action)
            made[lane] += 1
            ends = 1 if game.over else 2 if made[lane] == task.most_choices else 0
            assert batch.done[lane] == ends
            if ends:
                ended += 1
                made[lane] = 0
                assert [batch.rewards[lane, seat] for seat in (0, 1)] == task.rewards(game)
                assert batch.seed_of(lane) == SEED + begun
                alone[lane] = task.new_game(SEED + begun)
                begun += 1
    assert ended > games


def test_a_game_that_goes_on_is_given_up() -> None:
    task = grimoire.make_task("magenoir-mini", most_choices=10)
    batch = grimoire.Batch(task, 2)
    given_up = []
    for _ in range(10):
        batch.step([0, 0])
        given_up.append(list(batch.done))
    assert given_up == [[0, 0]] * 9 + [[2, 2]]
    assert [batch.rewards[lane, seat] for lane in (0, 1) for seat in (0, 1)] == [0.0] * 4


def test_what_needs_no_choice_can_be_left_out(task: grimoire.Task) -> None:
    batch = grimoire.Batch(task, 4, SEED, skip_forced=True)
    chance = grimoire.seeded(1)
    for _ in range(300):
        assert min(batch.counts) > 1
        batch.step([chance.below(count) for count in batch.counts])


def test_one_bad_choice_stops_all_before_any_is_made(task: grimoire.Task) -> None:
    batch = grimoire.Batch(task, 3, SEED)
    before = [batch.game(lane).digest() for lane in range(3)]
    for wrong in ([0, 0, batch.counts[2]], [0, -1, 0], [0, 0], [0, 0, 0, 0]):
        with pytest.raises(grimoire.IllegalChoice):
            batch.step(wrong)
        assert [batch.game(lane).digest() for lane in range(3)] == before


def test_it_writes_into_buffers_of_yours(task: grimoire.Task) -> None:
    seen, options = line(2 * task.size), line(2 * task.most_options * task.width)
    batch = grimoire.Batch(task, 2, SEED, seen=seen, options=options)
    assert memoryview(seen) == batch.flat_seen
    first = seen[:]
    batch.step([1, 1])
    assert seen != first
    assert options[0] == 1.0
    with pytest.raises(grimoire.BadBuffer, match="are needed"):
        grimoire.Batch(task, 3, SEED, seen=seen)


def test_what_is_no_batch_is_refused(task: grimoire.Task) -> None:
    for wrong in (0, -1, True, "2"):
        with pytest.raises(grimoire.BadFile):
            grimoire.Batch(task, wrong)  # type: ignore[arg-type]
    with pytest.raises(grimoire.BadFile, match="task"):
        grimoire.Batch("magenoir-mini", 2)  # type: ignore[arg-type]
