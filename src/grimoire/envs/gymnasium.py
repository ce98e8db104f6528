"""A task for Gymnasium: one seat learns, bots of the program sit in the others.

env = gymnasium.make("grimoire.envs.gymnasium:Grimoire/AgainstBots-v1", task="magenoir-pairing", bots="greedy")
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium

from grimoire.bots.bot import Bot, Sight
from grimoire.envs.numbered import LIST, NumberedGame, Seen
from grimoire.kernel.action_words import ActionWords
from grimoire.research.playing import make_bot
from grimoire.research.task import Task

SEEDS: Final = 2**48


class AgainstBots(gymnasium.Env[Any, Any]):  # type: ignore[misc, unused-ignore]
    """`bots` is one name for all other seats or one for each of them; `seat` is the one that learns, drawn for each game where
    it is left out. What cannot be chosen changes nothing, counts as a choice, and is told by `info["legal"]`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        task: Task | str = "magenoir-pairing",
        bots: str | Sequence[str] = "greedy",
        seat: int | None = None,
        actions: str | ActionWords = LIST,
        render_mode: str | None = None,
    ) -> None:
        self.played = NumberedGame(task, actions)
        self.task = self.played.task
        others = self.task.seats - 1
        self.names = [bots] * others if isinstance(bots, str) else list(bots)
        self.made_bots(0)  # what is no bot is refused here
        self.wanted_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = self.played.observation_space()
        self.action_space = self.played.action_space()
        self.bots: dict[int, Bot] = {}
        self.sights: dict[int, Sight] = {}
        self.tried = 0

    def made_bots(self, seed: int) -> list[Bot]:
        return [make_bot(name, self.task.game, seed + i) for i, name in enumerate(self.names)]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.tried = 0
        while True:  # a game that ends before this seat is asked is no game to learn from
            self.played.begin(int(self.np_random.integers(SEEDS)))
            drawn = int(self.np_random.integers(self.task.seats))
            self.seat = drawn if self.wanted_seat is None else self.wanted_seat
            others = [seat for seat in range(self.task.seats) if seat != self.seat]
            bots = self.made_bots(int(self.np_random.integers(SEEDS)))
            self.bots = dict(zip(others, bots, strict=True))
            self.sights = {seat: Sight(self.played.game, seat) for seat in others}
            self.run_on()
            if not self.ended:
                return self.played.seen_by(self.seat), {"legal": True}

    @property
    def ended(self) -> bool:
        return self.played.over or self.played.given_up

    def run_on(self) -> None:
        """Let the bots decide until this seat is asked."""
        game = self.played.game
        while game.asked not in (-1, self.seat) and not self.played.given_up:
            decision = game.decision()
            assert decision is not None
            game.choose(self.bots[decision.seat].choose(self.sights[decision.seat], decision))
            self.played.made += 1
        self.played.number()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        legal = not self.ended and self.played.is_legal(int(action))
        if legal:
            self.played.choose(int(action))
            self.run_on()
        self.tried += 1
        reward = float(self.task.rewards(self.played.game)[self.seat]) if self.ended else 0.0
        given_up = self.played.given_up or (not self.played.over and self.tried >= self.task.most_choices)
        return self.played.seen_by(self.seat), reward, self.played.over, given_up, {"legal": legal}

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]
        """The whole truth, for whoever studies a game."""
        return str(self.played.game) if self.render_mode == "ansi" else None


gymnasium.register("Grimoire/AgainstBots-v1", entry_point=AgainstBots, disable_env_checker=True, order_enforce=False)
