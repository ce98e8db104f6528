"""Perfect recall: a seat's name for a game is the same if and only if it was shown the same."""

import pytest

import grimoire

GAMES = [("magenoir", 2), ("anima", 3)]


def followed(game: str, players: int, seed: int, choices: int) -> grimoire.Recall:
    recall = grimoire.Recall(grimoire.new_game(game, players=players, seed=seed))
    chance = grimoire.seeded(seed)
    for _ in range(choices):
        decision = recall.position.decision()
        if decision is None:
            break
        recall.choose(chance.below(len(decision.options)))
    return recall


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_cannot_tell_apart_has_one_name_and_goes_on_with_one(game: str, players: int, seed: int) -> None:
    """The seat makes the same choices in a sample: as long as it is shown the same, the names stay the same."""
    recall = followed(game, players, seed, 60)
    decision = recall.position.decision()
    assert decision is not None
    seat = decision.seat
    other = recall.sample(seat, grimoire.seeded(seed + 100))
    assert other.information_state(seat) == recall.information_state(seat)
    for _ in range(5):
        decision = recall.position.decision()
        if decision is None or decision.seat != seat:
            break
        there = other.position.decision()
        assert there is not None
        if [option.form for option in there.options] != [option.form for option in decision.options]:
            break
        recall.choose(0)
        other.choose(0)
        events = [[event.seen_by(seat) for event in one.position.events] for one in (recall, other)]
        same = events[0] == events[1] and recall.position.view(seat) == other.position.view(seat)
        assert (recall.information_state(seat) == other.information_state(seat)) == same
        if not same:
            break


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_name_of_a_moment_does_not_depend_on_when_it_was_asked_for(game: str, players: int) -> None:
    often = grimoire.Recall(grimoire.new_game(game, players=players, seed=2))
    chance = grimoire.seeded(2)
    for _ in range(80):
        decision = often.position.decision()
        assert decision is not None
        often.choose(chance.below(len(decision.options)))
        often.information_state(0)
    once = followed(game, players, 2, 80)
    assert [often.information_state(seat) for seat in range(players)] == [
        once.information_state(seat) for seat in range(players)
    ]


def test_two_ways_to_the_same_position_are_remembered_apart() -> None:
    """In the setup both mages choose cards of their hands: what was chosen and given back leaves no trace on the table."""
    names = set()
    for order in ([0, 1], [1, 0]):
        recall = grimoire.Recall(grimoire.new_game(seed=4))
        for index in order:
            recall.choose(index)
        names.add(recall.information_state(0))
    assert len(names) == 2


def test_what_others_chose_in_secret_is_no_part_of_the_name() -> None:
    """The mage who keeps other cards of the starting hand is seen to have chosen, and not what."""
    names = {}
    for index in range(2):
        recall = grimoire.Recall(grimoire.new_game(seed=4))
        chooser = recall.position.decision()
        assert chooser is not None
        recall.choose(index)
        names[index] = [recall.information_state(seat) for seat in range(2)]
        watcher = 1 - chooser.seat
    assert names[0][watcher] == names[1][watcher]
    assert names[0][1 - watcher] != names[1][1 - watcher]


def test_a_copy_remembers_for_itself() -> None:
    recall = followed("magenoir", 2, 1, 30)
    other = recall.clone()
    before = recall.information_state(0)
    other.choose(0)
    assert recall.information_state(0) == before != other.information_state(0)


def test_what_is_no_seat_is_refused() -> None:
    with pytest.raises(grimoire.NoSeat):
        grimoire.Recall(grimoire.new_game(seed=1)).information_state(2)
