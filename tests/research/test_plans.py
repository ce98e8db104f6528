"""Whole plans of gathering: the same ways the rules offer one Mana after the other, taken at once."""

import array

import pytest

import grimoire
from grimoire.envs.pettingzoo import env
from grimoire.kernel.position import Position
from grimoire.library.notations import shipped_notation
from grimoire.library.scenarios import read_scenarios

SEED = 5


@pytest.fixture(scope="module")
def task() -> grimoire.Task:
    return grimoire.make_task("magenoir-plans", most_choices=400)


def ways(position: Position) -> set[tuple[int, ...]]:
    """What can lie on the piles when all is gathered, found by choosing one Mana after the other."""
    found = set()
    waiting = [position]
    while waiting:
        one = waiting.pop()
        if one.question.id != "gather":
            found.add(tuple(one.piles))  # type: ignore[attr-defined]
            continue
        for place in range(len(one.options)):
            other = one.clone()
            other.choose(place)
            waiting.append(other)
    return found


@pytest.mark.parametrize(
    ("given", "plans"),
    [
        ("left: 2 fire", 126),
        ("left: 1 fire, right: 1 air", 252),
        ("alice: {equipment: [druid-ring], mage noir: yes}", 216),  # one of four is vegetal
        ("alice: {equipment: [druid-ring, druid-ring], mage noir: yes}, left: 1 air, right: 1 fire", 0),  # 5: too many
        ("alice: {equipment: [druid-ring], permanents: [winter-stocks], mage noir: yes}, left: 3 air", 216),
    ],
)
def test_plans_are_every_way_the_rules_offer_and_each_of_them_once(task: grimoire.Task, given: str, plans: int) -> None:
    notation = shipped_notation("magenoir")
    text = f"- ruling: Gathering\n  cites: [D2.2]\n  given: {{turn: 'alice, gather', {given}}}\n  then: [alice hp is 20]\n"
    game = notation.place(read_scenarios(notation, text, "plans")[0].play.given)
    game.advance()
    assert game.question.id == "gather"
    offered = game.plans(256)
    assert len(offered) == plans
    reached = []
    for place in range(len(offered)):
        other = game.clone()
        task.choose(other, place)
        assert other.question.id != "gather"
        reached.append(tuple(other.piles))  # type: ignore[attr-defined]
    assert len(set(reached)) == len(reached)
    assert not plans or set(reached) == ways(game)


def test_where_more_ways_are_than_wanted_one_mana_is_asked_for_after_the_other(task: grimoire.Task) -> None:
    few = grimoire.make_task("magenoir-plans", most_options=64)
    game = until_gathering(few, SEED)
    assert few.offered(game) == game.options
    assert len(task.offered(game)) in (126, 252)


def test_plans_follow_from_what_everybody_sees(task: grimoire.Task) -> None:
    game = until_gathering(task, SEED)
    for number in range(5):
        assert game.sample(game.asked, grimoire.seeded(number)).plans(256) == game.plans(256)


def test_each_plan_has_numbers_and_a_word_of_its_own(task: grimoire.Task) -> None:
    game = until_gathering(task, SEED)
    offered = task.offered(game)
    out = array.array("f", bytes(4 * task.width * len(offered)))
    assert task.encode_offered(game, out) == len(offered)
    rows = {tuple(out[i : i + task.width]) for i in range(0, len(out), task.width)}
    assert len(rows) == len(offered)
    words = grimoire.vocabulary(task)
    numbers = words.numbers(offered)
    assert len(set(numbers)) == len(offered)
    assert all(0 <= number < len(words.words) for number in numbers)


def test_a_batch_offers_and_takes_plans(task: grimoire.Task) -> None:
    batch = grimoire.Batch(task, 2, SEED)
    alone = [task.new_game(SEED + lane) for lane in range(2)]
    chance = grimoire.seeded(1)
    most = 0
    for _ in range(120):
        actions = []
        for lane, game in enumerate(alone):
            if batch.done[lane]:
                game = alone[lane] = batch.game(lane)
            assert batch.counts[lane] == len(task.offered(game))
            most = max(most, batch.counts[lane])
            actions.append(chance.below(batch.counts[lane]))
            task.choose(game, actions[-1])
        batch.step(actions)
    assert most >= 126


def test_what_is_no_place_among_plans_is_refused(task: grimoire.Task) -> None:
    game = until_gathering(task, SEED)
    before = game.digest()
    for place in (-1, 1000, True):
        with pytest.raises(grimoire.IllegalChoice):
            task.choose(game, place)
    assert game.digest() == before


def test_pettingzoo_plays_with_plans() -> None:
    played = env("magenoir-plans", "words")
    played.reset(seed=1)
    for steps, agent in enumerate(played.agent_iter()):
        seen, _, ended, given_up, _ = played.last()
        if steps > 60 or ended or given_up:
            break
        played.step(played.action_space(agent).sample(seen["action_mask"]))
    assert played.unwrapped.played.made > steps  # of the rules, more than were asked here


def until_gathering(task: grimoire.Task, seed: int) -> Position:
    game, chance = task.new_game(seed), grimoire.seeded(seed)
    while game.question.id != "gather":
        game.playout(chance, 1)
    return game
