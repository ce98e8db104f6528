"""A task for PettingZoo: `env("magenoir-pairing")`, seats as agents that are asked one after the other (AEC).

There is no Parallel form of it: a game asks one seat at a time, and who is asked next follows from the answer.
"""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from grimoire.envs.numbered import LIST, NumberedGame, Seen
from grimoire.kernel.action_words import ActionWords
from grimoire.research.task import Task

SEEDS: Final = 2**48
ILLEGAL: Final = -1.0


def env(task: Task | str = "magenoir-pairing", actions: str | ActionWords = LIST, render_mode: str | None = None) -> Any:
    """The environment with the wrappers PettingZoo's own games have: who chooses what cannot be chosen loses."""
    raw: Any = TaskEnv(task, actions, render_mode)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL))
    )


class TaskEnv(AECEnv):  # type: ignore[misc, unused-ignore]
    """The environment itself. What cannot be chosen raises grimoire.IllegalChoice."""

    metadata: dict[str, Any] = {"name": "grimoire_v1", "is_parallelizable": False, "render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self, task: Task | str = "magenoir-pairing", actions: str | ActionWords = LIST, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.played = NumberedGame(task, actions)
        self.task = self.played.task
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.task.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.played.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.played.action_space() for agent in self.possible_agents}
        self.random = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.played.begin(int(self.random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.played.game.asked]

    def observe(self, agent: str) -> Seen:
        return self.played.seen_by(self.seat_of[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.played.choose(int(action))
        if self.played.over or self.played.given_up:
            won = self.task.rewards(self.played.game)
            self.rewards = dict(zip(self.possible_agents, won, strict=True))
            ends = self.terminations if self.played.over else self.truncations
            ends.update(dict.fromkeys(self.agents, True))
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.played.game.asked]

    def render(self) -> str | None:
        """The whole truth, for whoever studies a game."""
        return str(self.played.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
