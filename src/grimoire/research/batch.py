"""Many games of a task side by side, for a network that is asked once for all of them."""

from array import array
from collections.abc import Iterable
from typing import Any

from grimoire.kernel.encoding import FLOAT, Floats, floats
from grimoire.kernel.lanes import Lanes
from grimoire.kernel.position import Position
from grimoire.kernel.reason import BadBuffer
from grimoire.research.arguments import is_number, unfit
from grimoire.research.task import Task


class Batch:
    """`games` games of a task, begun from `seed` on: the n-th game begun is `task.new_game(seed + n)`.

    After making it, and after every `step`: `seen[i]` is what the asked seat of game i sees, `seats[i]` who that is,
    `counts[i]` how many options it has; these are the next `counts[i]` rows of `options`. `done[i]` is 0 while a game goes on.
    Where the step ended one (1: by the rules, 2: given up after `task.most_choices`), `rewards[i]` is what each seat won in
    it, and what is shown is already the next game.

    `seen` and `options` are memory of shape (games, task.size) and (rows, task.width), of which numpy.asarray makes arrays
    without a copy; buffers of your own can be given. With `skip_forced`, decisions with one option are not asked.
    """

    def __init__(
        self,
        task: Task,
        games: int,
        seed: int = 0,
        *,
        skip_forced: bool = False,
        seen: object = None,
        options: object = None,
    ) -> None:
        if not isinstance(task, Task):
            raise unfit("task", "part-task", task)
        if is_number(games, "games") < 1:
            raise unfit("games", "part-whole-number", games)
        self.task = task
        self.games = games
        self.seed = is_number(seed, "seed")
        self.most_rows = games * task.most_options
        self.flat_seen = room(seen, games * task.size)
        self.flat_options = room(options, self.most_rows * task.width)
        self.seen: Any = shaped(self.flat_seen, games, task.size)
        self.options: Any = shaped(self.flat_options, self.most_rows, task.width)
        self.counts = array("i", bytes(4 * games))
        self.seats = array("i", bytes(4 * games))
        self.done = array("i", bytes(4 * games))
        self.flat_rewards = room(None, games * task.seats)
        self.rewards: Any = shaped(self.flat_rewards, games, task.seats)
        self.lanes = Lanes(
            task.encoding,
            self.begin,
            task.rewards,
            games,
            task.most_options,
            task.most_choices,
            skip_forced,
            task.plans,
        )
        self.rows = 0  # of options, in all games together
        self.write()

    def begin(self, number: int) -> Position:
        return self.task.new_game(self.seed + number)

    def step(self, actions: Iterable[int]) -> None:
        """Choose an option in every game, by its place among the options of that game. Raises IllegalChoice, and then nothing
        was done in any of them."""
        listed: Any = getattr(actions, "tolist", None)
        self.lanes.step(listed() if listed is not None else list(actions))
        self.write()

    def write(self) -> None:
        lanes = self.lanes
        self.rows = lanes.write(self.flat_seen, self.flat_options)
        self.counts[:] = array("i", lanes.many)
        self.seats[:] = array("i", lanes.asked)
        self.done[:] = array("i", lanes.done)
        seats = self.task.seats
        for lane, done in enumerate(lanes.done):
            if done:
                self.flat_rewards[lane * seats : (lane + 1) * seats] = array("f", lanes.rewards[lane])

    def game(self, lane: int) -> Position:
        """A copy of the game in this lane."""
        return self.lanes.positions[lane].clone()

    def seed_of(self, lane: int) -> int:
        """What `task.new_game` begins this lane's game from."""
        return self.seed + self.lanes.numbers[lane]


def room(given: object, many: int) -> Floats:
    """A buffer for so many numbers: the one that was given, or a new one."""
    if given is None:
        return memoryview(array("f", bytes(FLOAT * many)))
    view = floats(given)
    if len(view) != many:
        raise BadBuffer(f"the buffer has room for {len(view)} numbers; {many} are needed")
    return view


def shaped(view: Floats, lines: int, width: int) -> "memoryview[float]":
    return view.cast("B").cast("f", (lines, width))
