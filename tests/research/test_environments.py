"""The environments for PettingZoo and Gymnasium pass the tests of these libraries, shortly (`make research`: at length)."""

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import grimoire
from grimoire.envs.gymnasium import AgainstBots
from grimoire.envs.pettingzoo import TaskEnv, env


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Both libraries advise against dictionaries as observations, which their own games have."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("actions", ["list", "words"])
def test_pettingzoo_takes_it(actions: str) -> None:
    api_test(env("magenoir-mini", actions), num_cycles=60)
    seed_test(lambda: env("magenoir-mini", actions), num_cycles=40)


def test_pettingzoo_takes_more_than_two() -> None:
    api_test(env("anima-3"), num_cycles=30)


def test_a_whole_game_ends_with_its_rewards_for_everybody() -> None:
    played = env("magenoir-mini", "words")
    played.reset(seed=3)
    chance = np.random.default_rng(3)
    got = dict.fromkeys(played.possible_agents, 0.0)
    for agent in played.agent_iter():
        seen, reward, ended, given_up, _ = played.last()
        got[agent] += reward
        if ended or given_up:
            played.step(None)
        else:
            assert seen["action_mask"].sum() > 0
            played.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    game = played.unwrapped.played.game
    assert game.over
    assert list(got.values()) == played.unwrapped.task.rewards(game)


def test_who_is_not_asked_sees_no_options() -> None:
    played = TaskEnv("magenoir-mini")
    played.reset(seed=1)
    asked = played.agent_selection
    other = next(agent for agent in played.agents if agent != asked)
    assert played.observe(asked)["action_mask"].sum() > 1
    assert played.observe(asked)["options"].any()
    assert not played.observe(other)["action_mask"].any()
    assert not played.observe(other)["options"].any()


def test_what_cannot_be_chosen_is_refused_and_loses_under_the_wrappers() -> None:
    bare, wrapped = TaskEnv("magenoir-mini"), env("magenoir-mini")
    bare.reset(seed=1)
    before = bare.played.game.digest()
    with pytest.raises(grimoire.IllegalChoice):
        bare.step(60)
    assert bare.played.game.digest() == before
    wrapped.reset(seed=1)
    wrapped.last()
    agent = wrapped.agent_selection
    wrapped.step(60)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1


def test_what_was_seen_stays_as_it_was() -> None:
    played = TaskEnv("magenoir-mini")
    played.reset(seed=1)
    seen = played.observe(played.agent_selection)
    kept = {name: part.copy() for name, part in seen.items()}
    played.step(0)
    played.observe(played.agent_selection)
    assert all(np.array_equal(seen[name], kept[name]) for name in kept)


@pytest.mark.parametrize("task", ["magenoir-mini", "anima-2"])
def test_gymnasium_takes_it(task: str) -> None:
    check_env(AgainstBots(task, "eager-1"), skip_render_check=True)


def test_a_seat_against_a_bot_plays_to_the_end() -> None:
    learner = AgainstBots("magenoir-mini", "eager-1", actions="words")
    chance = np.random.default_rng(5)
    seats = set()
    for seed in range(4):
        seen, info = learner.reset(seed=seed)
        ended = given_up = False
        reward = 0.0
        while not ended and not given_up:
            assert learner.played.game.asked == learner.seat
            assert reward == 0
            seen, reward, ended, given_up, info = learner.step(chance.choice(np.flatnonzero(seen["action_mask"])))
            assert info["legal"]
        assert reward == learner.task.rewards(learner.played.game)[learner.seat]
        seats.add(learner.seat)
    assert seats == {0, 1}


def test_what_cannot_be_chosen_changes_nothing_there() -> None:
    learner = AgainstBots("magenoir-mini", "eager-1", seat=1)
    learner.reset(seed=1)
    before = learner.played.game.digest()
    _, reward, ended, given_up, info = learner.step(63)
    assert (reward, ended, given_up, info["legal"]) == (0.0, False, False, False)
    assert learner.played.game.digest() == before


def test_what_is_no_bot_or_task_is_refused() -> None:
    with pytest.raises(grimoire.BadFile):
        AgainstBots("magenoir-mini", "nobody")
    with pytest.raises(grimoire.BadFile):
        env("no-such-task")
    with pytest.raises(grimoire.BadFile):
        env("magenoir-mini", "numbers")
