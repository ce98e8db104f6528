"""What was sent to another process is written as the same numbers there."""

import array
import pickle

import grimoire


def numbers(game: grimoire.Position, size: int) -> "array.array[float]":
    seen = array.array("f", bytes(4 * size))
    game.encode(0, seen)
    return seen


def test_a_position_keeps_its_numbers() -> None:
    for name in ("magenoir-mini", "anima-2"):
        task = grimoire.make_task(name)
        game = task.new_game(3)
        game.playout(grimoire.seeded(3), 40)
        again = pickle.loads(pickle.dumps(game))
        assert numbers(again, task.size) == numbers(game, task.size)
        assert again.encoding.size == task.size


def test_a_position_read_from_bytes_has_numbers_as_a_new_game_has() -> None:
    game = grimoire.new_game(seed=2)
    game.playout(grimoire.seeded(2), 50)
    again = grimoire.read_position(game.to_bytes())
    assert game.encoding is not None
    assert numbers(again, game.encoding.size) == numbers(game, game.encoding.size)


def test_what_is_remembered_travels_as_its_name() -> None:
    recall = grimoire.Recall(grimoire.make_task("magenoir-mini").new_game(1))
    chance = grimoire.seeded(1)
    for _ in range(300):
        if recall.position.over:
            break
        recall.choose(chance.below(len(recall.position.options)))
    again = pickle.loads(pickle.dumps(recall))
    for seat in (0, 1):
        assert again.information_state(seat) == recall.information_state(seat)
    if not recall.position.over:
        recall.choose(0)
        again.choose(0)
        assert again.information_state(0) == recall.information_state(0)
