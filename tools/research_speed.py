"""Steps in a second of the processor: the engine, the environments for learners and games of others, in one run."""

import os
import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # what is measured is one core; asked before NumPy is loaded

import numpy as np

import grimoire
from grimoire.build_kind import is_compiled


def engine_work(chance: random.Random) -> dict[str, Callable[[], int]]:
    task = grimoire.make_task("magenoir-pairing")
    seen, options = np.empty(task.size, np.float32), np.empty((task.most_options, task.width), np.float32)

    def played(look: Callable[[Any, int, int], object]) -> Callable[[], int]:
        def one() -> int:
            game = task.new_game(chance.randrange(2**32))
            made = 0
            while game.asked >= 0:
                many = len(game.options)
                look(game, game.asked, many)
                game.choose(int(chance.random() * many))
                made += 1
            return made

        return one

    def written(game: Any, seat: int, many: int) -> None:
        game.encode(seat, seen)
        game.encode_options(options[:many])

    return {
        "engine: choose": played(lambda game, seat, many: None),
        "engine: choose with a view": played(lambda game, seat, many: game.view(seat)),
        "engine: choose with all numbers": played(written),
    }


def batch_work(games: int = 256, hidden: int = 32) -> Callable[[], int]:
    """A network of one hidden layer between two steps: what is seen and each option go through it, and the best of some noise
    is chosen, so that games differ."""
    task = grimoire.make_task("magenoir-pairing")
    batch = grimoire.Batch(task, games, 1)
    noise = np.random.default_rng(1)
    trunk, option = (noise.normal(0, 0.05, (many, hidden)).astype(np.float32) for many in (task.size, task.width))
    head = noise.normal(0, 0.05, hidden).astype(np.float32)
    seen, options = np.asarray(batch.seen), np.asarray(batch.options)

    def some() -> int:
        for _ in range(10):
            counts = np.asarray(batch.counts)
            rows = batch.rows
            layer = np.repeat(seen @ trunk, counts, axis=0) + options[:rows] @ option
            scores = np.maximum(layer, 0) @ head + noise.gumbel(size=rows)
            ends = np.cumsum(counts)
            starts = ends - counts
            best = np.maximum.reduceat(scores, starts)
            places = np.flatnonzero(scores == np.repeat(best, counts))
            first = places[np.searchsorted(places, starts)]
            batch.step(first - starts)
        return 10 * games

    return some


def pettingzoo_work(made: Any, chance: random.Random) -> Callable[[], int]:
    def one() -> int:
        made.reset(chance.randrange(2**31))
        steps = 0
        for _ in made.agent_iter():
            seen, _, ended, given_up, info = made.last()
            if ended or given_up:
                made.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) and "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            made.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
        return steps

    return one


def openspiel_work(name: str, chance: random.Random, tensors: bool) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)
    by_observation = game.get_type().provides_observation_tensor

    def one() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            if tensors:
                (state.observation_tensor if by_observation else state.information_state_tensor)(state.current_player())
            state.apply_action(legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return one


def rlcard_work(name: str, chance: random.Random) -> Callable[[], int]:
    import rlcard

    made = rlcard.make(name)

    def one() -> int:
        state, _ = made.reset()
        steps = 0
        while not made.is_over():
            legal = list(state["legal_actions"])
            state, _ = made.step(legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return one


def all_work() -> dict[str, Callable[[], int]]:
    chance = random.Random(1)
    work = {**engine_work(chance), "Batch of 256, one hidden layer of 32": batch_work()}
    if find_spec("pettingzoo"):
        from grimoire.envs.pettingzoo import env

        work["PettingZoo env(), one pairing"] = pettingzoo_work(env(), chance)
        work["PettingZoo env(), one pairing, words"] = pettingzoo_work(env(actions="words"), chance)
        if find_spec("rlcard"):
            from pettingzoo.classic import leduc_holdem_v4

            work["PettingZoo env(), leduc_holdem_v4"] = pettingzoo_work(leduc_holdem_v4.env(), chance)
    if find_spec("pyspiel"):
        import grimoire.envs.openspiel  # noqa: F401

        for name in ("python_grimoire", "gin_rummy"):
            work[f"OpenSpiel, {name}"] = openspiel_work(name, chance, False)
            work[f"OpenSpiel, {name}, tensors"] = openspiel_work(name, chance, True)
    if find_spec("rlcard"):
        work["RLCard, gin-rummy"] = rlcard_work("gin-rummy", chance)
    return work


def speed(seconds: float, turns: int = 3) -> None:
    """Each for so long, in turns, by the time of the processor: what disturbs the machine disturbs all."""
    work = all_work()
    steps, spent = dict.fromkeys(work, 0), dict.fromkeys(work, 0.0)
    for _ in range(turns):
        for name, do in work.items():
            began = time.process_time()
            while time.process_time() - began < seconds / turns:
                steps[name] += do()
            spent[name] += time.process_time() - began
    print("compiled" if is_compiled() else "pure Python", f"{seconds:g} s of the processor each")
    for name in work:
        print(f"{name:44s}{steps[name] / spent[name]:12,.0f} steps/s")
