"""One game of a task as arrays: what every environment here is made of."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from grimoire.kernel.action_words import NOWHERE, ActionWords
from grimoire.kernel.position import Position
from grimoire.kernel.reason import NO_OPTION, IllegalChoice
from grimoire.research.arguments import unfit
from grimoire.research.task import Task, make_task
from grimoire.research.vocabulary import vocabulary

BOUND: Final = 1e6  # of every number: a learner that wants a range gets one that no game reaches
LIST: Final = "list"
WORDS: Final = "words"

Seen = dict[str, NDArray[Any]]


class NumberedGame:
    """A game whose options have numbers: by their place in the list, with what each is in `options` (`list`), or by the words
    of the task (`words`, or words of your own)."""

    def __init__(self, task: Task | str, actions: str | ActionWords = LIST) -> None:
        self.task = make_task(task) if isinstance(task, str) else task
        if not isinstance(actions, ActionWords) and actions not in (LIST, WORDS):
            raise unfit("actions", "part-actions", actions)
        self.words = actions if isinstance(actions, ActionWords) else vocabulary(self.task) if actions == WORDS else None
        self.size = self.task.most_options if self.words is None else self.words.size
        self.rows = (self.task.most_options, self.task.width)
        self.position: Position | None = None
        self.made = 0
        self.legal: list[int] = []  # the action of each option that has one
        self.places: dict[int, int] = {}  # options by action, where words number them

    def observation_space(self) -> spaces.Dict:
        parts: dict[str, Any] = {
            "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
            "observation": spaces.Box(-BOUND, BOUND, (self.task.size,), np.float32),
        }
        if self.words is None:
            parts["options"] = spaces.Box(-BOUND, BOUND, self.rows, np.float32)
        return spaces.Dict(parts)

    def action_space(self) -> "spaces.Discrete[Any]":
        return spaces.Discrete(self.size)

    def begin(self, seed: int) -> None:
        self.position = self.task.new_game(seed)
        self.made = 0
        self.number()

    @property
    def game(self) -> Position:
        assert self.position is not None, "reset comes first"
        return self.position

    def number(self) -> None:
        """Say which actions there are now."""
        options = self.task.offered(self.game)
        if self.words is None:
            self.legal = list(range(min(len(options), self.size)))
            return
        numbers = self.words.numbers(options)
        self.places = {number: place for place, number in enumerate(numbers) if number != NOWHERE}
        self.legal = list(self.places)

    def is_legal(self, action: int) -> bool:
        return 0 <= action < len(self.legal) if self.words is None else action in self.places

    def choose(self, action: int) -> None:
        """Raises IllegalChoice, and then nothing has happened."""
        if not self.is_legal(action):
            raise IllegalChoice(NO_OPTION, str(action))
        self.made += self.task.choose(self.game, action if self.words is None else self.places[action])
        self.number()

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def given_up(self) -> bool:
        return not self.game.over and self.made >= self.task.most_choices

    def seen_by(self, seat: int) -> Seen:
        """New arrays, which whoever asked may keep."""
        game = self.game
        mask = np.zeros(self.size, np.int8)
        seen = np.empty(self.task.size, np.float32)
        game.encode(seat, seen)
        found: Seen = {"action_mask": mask, "observation": seen}
        asked = game.asked == seat
        if asked:
            if self.words is None:
                mask[: len(self.legal)] = 1
            else:
                mask[self.legal] = 1
        if self.words is None:
            options = np.zeros(self.rows, np.float32)
            if asked:
                self.task.encode_offered(game, options[: len(self.legal)])
            found["options"] = options
        return found
