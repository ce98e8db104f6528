"""A task for OpenSpiel: importing this registers `python_grimoire` and `python_grimoire_sampled`.

    import pyspiel, grimoire.envs.openspiel
    game = pyspiel.load_game("python_grimoire", {"task": "magenoir-pairing", "actions": "words"})

In the first, chance is explicit and comes first: two nodes of 256 outcomes are the seed, and everything else follows from what
is chosen. In the second it is sampled: one node draws the seed from all there are. States can be cloned, written down, read
back, and dealt anew as a seat sees them.
"""

import itertools
from array import array
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from grimoire.envs.numbered import LIST, WORDS
from grimoire.kernel.action_words import NOWHERE, ActionWords
from grimoire.kernel.chance import seeded
from grimoire.kernel.encoding import FLOAT
from grimoire.research.recall import LETTERS, Recall
from grimoire.research.task import Task, make_task, task_names
from grimoire.research.vocabulary import vocabulary

OUTCOMES: Final = 256
NODES: Final = 2
SEEDS: Final = 2**48
BITS: Final = 8 * LETTERS  # of the name of an information state
MOST_PLAYERS: Final = 5
FIRST: Final = task_names()[1]
DRAWN: Final = itertools.count(1)  # seeds of sampled games, where nobody gives one

Modes = pyspiel.GameType.ChanceMode


def game_type(name: str, mode: Any, parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Grimoire ({'explicit' if mode == Modes.EXPLICIT_STOCHASTIC else 'sampled'} chance)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=mode,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


EXPLICIT: Final = game_type("python_grimoire", Modes.EXPLICIT_STOCHASTIC, {"task": FIRST, "actions": LIST})
SAMPLED: Final = game_type("python_grimoire_sampled", Modes.SAMPLED_STOCHASTIC, {"task": FIRST, "actions": LIST, "seed": 0})
KINDS: Final[dict[tuple[str, str], tuple[Task, ActionWords | None]]] = {}


def kind_of(task: str, actions: str) -> tuple[Task, ActionWords | None]:
    """Task and words, made once for all games that are loaded with these parameters."""
    if (task, actions) not in KINDS:
        made = make_task(task)
        KINDS[task, actions] = made, vocabulary(made) if actions == WORDS else None
    return KINDS[task, actions]


class GrimoireGame(pyspiel.Game):  # type: ignore[misc]
    """A task as a game of OpenSpiel."""

    sampled = False

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = SAMPLED if self.sampled else EXPLICIT
        params = {**kind.parameter_specification, **(params or {})}
        self.named = (params["task"], params["actions"])
        self.task, self.words = kind_of(*self.named)
        self.seeds = iter(itertools.count(params["seed"])) if params.get("seed") else DRAWN
        task = self.task
        info = pyspiel.GameInfo(
            num_distinct_actions=task.most_options if self.words is None else self.words.size,
            max_chance_outcomes=1 if self.sampled else OUTCOMES,
            num_players=task.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=task.most_choices,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self, *given: Any) -> "GrimoireState":
        return GrimoireState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.task, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SampledGame(GrimoireGame):
    """The same, with the seed drawn at one node."""

    sampled = True


class Held:
    """What a state has beside its history. OpenSpiel copies each attribute of a state in Python, and writes each with pickle:
    one attribute that knows how is the shortest way."""

    __slots__ = ("dealt", "legal", "made", "named", "places", "recall", "seed", "task", "words")

    def __init__(self, named: tuple[str, str]) -> None:
        self.named = named
        self.task, self.words = kind_of(*named)
        self.recall: Recall | None = None
        self.seed = 0
        self.dealt = 0  # nodes of chance that are behind
        self.made = 0
        self.legal: list[int] = []
        self.places: dict[int, int] = {}

    def __deepcopy__(self, memo: object) -> "Held":
        new = Held.__new__(Held)
        new.named, new.task, new.words = self.named, self.task, self.words
        new.recall = None if self.recall is None else self.recall.clone()
        new.seed, new.dealt, new.made = self.seed, self.dealt, self.made
        new.legal, new.places = self.legal, self.places
        return new

    def __reduce__(self) -> tuple[Callable[..., "Held"], tuple[Any, ...]]:
        return read_again, (self.named, self.recall, self.seed, self.dealt, self.made)

    def begin(self) -> None:
        self.recall = Recall(self.task.new_game(self.seed))
        self.number()

    @property
    def game(self) -> Recall:
        assert self.recall is not None
        return self.recall

    def number(self) -> None:
        options = self.task.offered(self.game.position)
        if self.words is None:
            self.legal = list(range(min(len(options), self.task.most_options)))
            return
        numbers = self.words.numbers(options)
        self.places = {number: place for place, number in enumerate(numbers) if number != NOWHERE}
        self.legal = sorted(self.places)

    def choose(self, action: int) -> None:
        place = action if self.words is None else self.places[action]
        self.made += self.task.taken(self.game.position, place, self.game.choose)
        self.number()


def read_again(named: tuple[str, str], recall: Recall | None, seed: int, dealt: int, made: int) -> Held:
    held = Held(named)
    held.recall, held.seed, held.dealt, held.made = recall, seed, dealt, made
    if recall is not None:
        held.number()
    return held


class GrimoireState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: GrimoireGame) -> None:
        super().__init__(game)
        self.held = Held(game.named)
        if game.sampled:
            self.held.dealt = NODES - 1
            self.held.seed = next(game.seeds) % SEEDS

    def current_player(self) -> int:
        recall = self.held.recall
        if recall is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = recall.position.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked < 0 or self.held.made >= self.held.task.most_choices else asked

    def is_terminal(self) -> bool:
        recall = self.held.recall
        return recall is not None and (recall.position.asked < 0 or self.held.made >= self.held.task.most_choices)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)] if self.get_game().sampled else [(i, 1 / OUTCOMES) for i in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.legal

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.recall is not None:
            held.choose(action)
            return
        if not self.get_game().sampled:
            held.seed = held.seed * OUTCOMES + action
        held.dealt += 1
        if held.dealt == NODES:
            held.begin()

    def _action_to_string(self, player: int, action: int) -> str:
        held = self.held
        if held.recall is None:
            return f"seed {action}"
        return held.task.offered(held.game.position)[action if held.words is None else held.places[action]].form

    def returns(self) -> list[float]:
        held = self.held
        return [0.0] * held.task.seats if held.recall is None else held.task.rewards(held.game.position)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """For who asks in Python: the same as by way of the observer, in half the time."""
        recall = self.held.recall
        if recall is None:
            return [0.0] * self.held.task.size
        seen = array("f", bytes(FLOAT * self.held.task.size))
        recall.position.encode(self.current_player() if player is None else player, seen)
        return mostly_zeros(seen)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "GrimoireState":
        """Another state this seat cannot tell from the true one."""
        new: GrimoireState = self.clone()
        if self.held.recall is not None:
            new.held.recall = self.held.recall.sample(player, seeded(int(sampler() * SEEDS)))
            new.held.number()
        return new

    def __str__(self) -> str:
        held = self.held
        if held.recall is None:
            return f"seed {held.seed}, {held.dealt} of {NODES}"
        return f"{held.recall.position.digest()} after {held.made}"


class PlayoutEvaluator:
    """What OpenSpiel's searches in Python ask of a state they know nothing of: a game by chance from there to its end, in one
    call of the engine instead of one for every choice."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = seeded(seed)

    def evaluate(self, state: GrimoireState) -> Any:
        held = state.held
        if state.is_terminal() or held.recall is None:
            return np.array(state.returns())
        end = held.recall.position.clone()
        end.playout(self.chance, held.task.most_choices - held.made)
        return np.array(held.task.rewards(end))

    def prior(self, state: GrimoireState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def mostly_zeros(numbers: "array[float]") -> list[float]:
    """The same as a list, made quickly where few are not 0."""
    line = np.frombuffer(numbers, np.float32)
    found = [0.0] * len(numbers)
    places = line.nonzero()[0]
    for place, number in zip(places.tolist(), line[places].tolist(), strict=True):
        found[place] = number
    return found


class Observer:
    """What a seat sees. With perfect recall, the name of its information state follows as bits: positions alike that were
    come to differently are told apart."""

    def __init__(self, task: Task, recall: bool) -> None:
        self.task = task
        self.recall = recall
        self.tensor = np.zeros(task.size + (BITS if recall else 0), np.float32)
        self.seen = self.tensor[: task.size]
        self.dict = {"observation": self.seen}
        if recall:
            self.dict["information state"] = self.tensor[task.size :]

    def set_from(self, state: GrimoireState, player: int) -> None:
        recall = state.held.recall
        if recall is None:
            self.tensor.fill(0)
            return
        recall.position.encode(player, self.seen)
        if self.recall:
            name = np.frombuffer(bytes.fromhex(recall.information_state(player)), np.uint8)
            self.tensor[self.task.size :] = np.unpackbits(name)

    def string_from(self, state: GrimoireState, player: int) -> str:
        recall = state.held.recall
        if recall is None:
            return f"seat {player}, nothing dealt"
        if self.recall:
            return f"seat {player} {recall.information_state(player)}"
        return f"seat {player} {recall.position.view(player)}"


pyspiel.register_game(EXPLICIT, GrimoireGame)
pyspiel.register_game(SAMPLED, SampledGame)
