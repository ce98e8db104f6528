"""Try the environments for learners by the tests of the libraries they are for, and measure them beside other games.

python tools/research.py             every test of every library that is installed
python tools/research.py ray         of one library alone
python tools/research.py speed       steps in a second, ours and others' in turns in one run
"""

import random
import sys
import time
import traceback
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the other file, wherever this is started

Try = Callable[[], str | None]

SIMULATIONS: Final = 20  # of a search by OpenSpiel's own code
PLAYED: Final = 20  # games against a bot
LIMIT: Final = 60.0  # seconds a search may take in all


def pettingzoo_tries() -> dict[str, Try]:
    from pettingzoo.test import seed_test

    from grimoire.envs.pettingzoo import env

    tasks = (
        ("magenoir-pairing", "list"),
        ("magenoir-pairing", "words"),
        ("magenoir-plans", "list"),
        ("magenoir-random", "list"),
        ("anima-5", "list"),
    )
    found: dict[str, Try] = {}
    for task in tasks:
        made = partial(env, *task)
        found[f"api_test, {', '.join(task)}"] = partial(tried_api, made)
        found[f"seed_test, {', '.join(task)}"] = partial(seed_test, made, num_cycles=300)
    return found


def tried_api(made: Callable[[], Any]) -> None:
    from pettingzoo.test import api_test

    api_test(made(), num_cycles=1000)


def gymnasium_tries() -> dict[str, Try]:
    from gymnasium.utils.env_checker import check_env

    from grimoire.envs.gymnasium import AgainstBots

    def played() -> str:
        learner = AgainstBots(bots="eager-1")
        random_choice = np.random.default_rng(0)
        won = 0
        for seed in range(PLAYED):
            seen, _ = learner.reset(seed=seed)
            over = False
            reward = 0.0
            while not over:
                action = int(random_choice.choice(np.flatnonzero(seen["action_mask"])))
                seen, reward, ended, given_up, _ = learner.step(action)
                over = ended or given_up
            won += reward > 0
        return f"{won} of {PLAYED} won by chance against eager-1"

    return {
        "check_env, one pairing": lambda: check_env(AgainstBots(bots="eager-1"), skip_render_check=True),
        "check_env, Anima with 3": lambda: check_env(AgainstBots("anima-3", "eager-1"), skip_render_check=True),
        "whole games": played,
    }


def openspiel_tries() -> dict[str, Try]:
    import pyspiel
    from open_spiel.python.algorithms import ismcts

    from grimoire.envs.openspiel import PlayoutEvaluator

    def simulated(name: str, parameters: dict[str, str]) -> None:
        pyspiel.random_sim_test(pyspiel.load_game(name, parameters), num_sims=2, serialize="sampled" not in name, verbose=False)

    def resampled(task: str, most: int = 400) -> str:
        """A game by chance, as far as that: random_sim_test asks so much of each state that one of Anima takes it an hour."""
        game = pyspiel.load_game("python_grimoire", {"task": task})
        chance = random.Random(1)
        many = 0
        for _ in range(3):
            state = game.new_initial_state()
            while not state.is_terminal() and len(state.history()) < most:
                if state.is_chance_node():
                    state.apply_action(chance.choice(state.chance_outcomes())[0])
                    continue
                if chance.random() < 0.2:
                    alike_and_kept(game, state, chance)
                    many += 1
                state.apply_action(chance.choice(state.legal_actions()))
        return f"{many} states dealt anew, written down and read back"

    def alike_and_kept(game: Any, state: Any, chance: random.Random) -> None:
        seat = state.current_player()
        other = state.resample_from_infostate(seat, chance.random)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again) == str(state)
        for one in (other, again):
            assert one.information_state_string(seat) == state.information_state_string(seat)
            assert one.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert one.observation_string(seat) == state.observation_string(seat)
            assert one.observation_tensor(seat) == state.observation_tensor(seat)
            assert one.legal_actions() == state.legal_actions()
            observed = game.make_py_observer()
            observed.set_from(state, seat)
            assert one.observation_tensor(seat) == observed.tensor.tolist()

    def searched(games: int = 2) -> str:
        game = pyspiel.load_game("python_grimoire", {"task": "magenoir-mini"})
        began, won, decided = time.time(), 0, 0
        for number in range(games):
            seat = number % 2
            rollouts = PlayoutEvaluator(number)
            bot = ismcts.ISMCTSBot(game, rollouts, 2.0, SIMULATIONS, random_state=np.random.RandomState(number))
            chance = random.Random(number)
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    action = chance.choice(state.chance_outcomes())[0]
                elif state.current_player() == seat:
                    action = bot.step(state)
                    decided += 1
                else:
                    action = chance.choice(state.legal_actions())
                state.apply_action(action)
                if time.time() - began > LIMIT:
                    return f"stopped after {LIMIT:.0f} s: {decided} decisions of {SIMULATIONS} simulations"
            won += state.returns()[seat] > 0
        return f"{SIMULATIONS} simulations: {won} of {games} games won against chance, {decided} decisions"

    loaded: list[tuple[str, dict[str, str]]] = [
        ("python_grimoire", {}),
        ("python_grimoire", {"actions": "words"}),
        ("python_grimoire", {"task": "magenoir-plans"}),
        ("python_grimoire_sampled", {}),
    ]
    tries: dict[str, Try] = {
        f"random_sim_test, {name} {parameters}": partial(simulated, name, parameters) for name, parameters in loaded
    }
    for task in ("magenoir-pairing", "anima-3"):
        tries[f"dealt anew, written and read, {task}"] = partial(resampled, task)
    return {**tries, "ISMCTS in Python plays": searched}


def mcp_tries() -> dict[str, Try]:
    import asyncio

    from mcp import Client

    from grimoire.envs.mcp import server_of
    from grimoire.envs.text import TextGame

    async def asked() -> str:
        game = TextGame("magenoir-mini", "eager-1", seed=2)
        answered = 0
        async with Client(server_of(game)) as client:
            tools = [tool.name for tool in (await client.list_tools()).tools]
            assert tools == ["look", "choose", "card", "rule", "rulings"]
            while not game.over:
                text = (await client.call_tool("choose", {"choice": "1"})).content[0].text
                answered += 1
            assert game.result() in text
        return f"a whole game by {answered} calls"

    return {"a client of the library plays": lambda: asyncio.run(asked())}


def ray_tries() -> dict[str, Try]:
    from tools.research_ray import same_on_a_cluster

    return {"a study on two nodes, one of them lost": same_on_a_cluster}


def conformance(only: Sequence[str] = ()) -> bool:
    libraries = {
        "pettingzoo": pettingzoo_tries,
        "gymnasium": gymnasium_tries,
        "pyspiel": openspiel_tries,
        "mcp": mcp_tries,
        "ray": ray_tries,
    }
    well = True
    for library, tries in libraries.items():
        if only and library not in only:
            continue
        if find_spec(library) is None:
            print(f"----  {library} is not installed")
            continue
        for name, do in tries().items():
            began = time.time()
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    note = do() or ""
                print(f"pass  {library}: {name}  {note} ({time.time() - began:.1f} s)", flush=True)
            except Exception:
                traceback.print_exc(limit=5)
                print(f"FAIL  {library}: {name}", flush=True)
                well = False
    return well


def main() -> None:
    if sys.argv[1:2] == ["speed"]:
        from tools.research_speed import speed

        speed(float(sys.argv[2]) if sys.argv[2:] else 3.0)
    elif not conformance(sys.argv[1:]):
        sys.exit(1)


if __name__ == "__main__":
    main()
