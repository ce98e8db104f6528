"""A task for whoever learns or compares: which games are played, what is won, and how positions become numbers."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from grimoire import __version__
from grimoire.kernel.chance import Chance, seeded
from grimoire.kernel.encoding import Encoding
from grimoire.kernel.option import Option
from grimoire.kernel.plans import offered, take
from grimoire.kernel.position import Position
from grimoire.kernel.reason import NO_OPTION, IllegalChoice
from grimoire.library.games import box_of
from grimoire.library.records import Record
from grimoire.library.yaml_lines import BadFile
from grimoire.research.arguments import is_list, is_number, is_text, unfit
from grimoire.research.encodings import encoding_of
from grimoire.research.games import AnyDeck, as_deck
from grimoire.research.own_cards import pool_with
from grimoire.research.persisting import can_leave

RANDOM: Final = "random"
MOST_OPTIONS: Final[dict[str, int]] = {"magenoir": 64, "anima": 64}
MOST_PLANS: Final = 256  # three Mana on two piles are laid in 252 ways; of more, one is asked for after the other
MOST_CHOICES: Final[dict[str, int]] = {"magenoir": 5_000, "anima": 100_000}  # a game that goes on for ever is given up

Reward = Callable[[Position], Sequence[float]]


class Task:
    """Games of one kind. The same arguments and the same seed give the same game on every machine.

    `decks` are those of the seats in turn; or each seat draws one in every game, `drawn_from` a list of decks or "random":
    decks made by chance of all cards. Anima has no decks, and `players` instead. `cards` are files of one's own, `options` the
    optional rules, `reward` what each seat has won at the end (1 for the winner, the loss shared by the others; nothing in a
    draw), or a function that says it of a position. With `plans`, choices that belong together are offered as one: all that is
    gathered in a turn of Mage Noir. Raises BadFile, which says what is wrong.
    """

    def __init__(
        self,
        game: str = "magenoir",
        decks: Sequence[AnyDeck] = (),
        *,
        drawn_from: Sequence[AnyDeck] | str = (),
        players: int = 2,
        options: Sequence[str] = (),
        cards: Sequence[str | Path] = (),
        plans: bool = False,
        reward: str | Reward = "win",
        most_options: int = 0,
        most_choices: int = 0,
        name: str = "",
    ) -> None:
        box = box_of(is_text(game, "game"))
        self.game = box.name
        self.name = is_text(name, "name")
        self.seats = is_number(players, "players")
        self.options = [is_text(option, "options") for option in is_list(options, "options")]
        self.pool = pool_with(game, cards)
        self.box = box
        self.by_chance = drawn_from == RANDOM
        listed = [] if isinstance(drawn_from, str) else is_list(drawn_from, "drawn_from")
        if isinstance(drawn_from, str) and drawn_from and not self.by_chance:
            raise unfit("drawn_from", "part-decks", drawn_from)
        given = is_list(decks, "decks")
        if box.has_decks and not given and not listed and not self.by_chance:
            given = list(box.deck_names()[: self.seats])
        if (listed or self.by_chance) and given:
            raise unfit("drawn_from", "part-decks", drawn_from)
        self.decks = [list(as_deck(deck, box, self.pool)) for deck in given]
        self.drawn_from = [list(as_deck(deck, box, self.pool)) for deck in listed]
        if reward != "win" and not callable(reward):
            raise unfit("reward", "part-reward", reward)
        self.reward = reward
        self.plans = bool(plans)
        self.most_options = is_number(most_options, "most_options") or (MOST_PLANS if plans else MOST_OPTIONS[self.game])
        self.most_choices = is_number(most_choices, "most_choices") or MOST_CHOICES[self.game]
        used = {card for deck in (*self.decks, *self.drawn_from) for card in deck}
        self.cards = sorted(used, key=self.pool.numbers.__getitem__) or list(self.pool.numbers)
        self.new_game(0)  # what cannot be played is refused here

    # -- games -----------------------------------------------------------------------------------------------------

    def new_game(self, seed: int) -> Position:
        """A game at its first decision. It and its copies and samples are written as numbers by the encoding of this task."""
        return self.begun(self.record(seed, [str(i) for i in range(self.seats)]))

    def record(self, seed: int, seats: Sequence[str]) -> Record:
        """How the game of a seed begins, with seats of these names."""
        is_number(seed, "seed")
        lists = self.lists(seeded(seed).fork().fork())
        record = Record(__version__, self.game, self.pool.digest, list(seats), lists, seed, options=self.options)
        record.where = "Task"
        return record

    def begun(self, record: Record) -> Position:
        position = can_leave(self.box.start(record, self.pool))
        position.encoding = self.encoding
        return position

    def offered(self, position: Position) -> list[Option]:
        """What can be chosen: what the rules offer, or with `plans` whole plans where there are some."""
        return offered(position, self.most_options if self.plans else 0)

    def choose(self, position: Position, place: int) -> int:
        """Choose of `offered`; gives how many choices of the rules it was. Raises IllegalChoice for what is no place in it."""
        return self.taken(position, place, position.choose)

    def taken(self, position: Position, place: int, choose: Callable[[int], object]) -> int:
        """The same, each choice made by whoever wants to remember it."""
        found = self.offered(position)
        if type(place) is not int or not 0 <= place < len(found):
            raise IllegalChoice(NO_OPTION, repr(place))
        return take(position, found[place], place, choose)

    def encode_offered(self, position: Position, out: object) -> int:
        """What can be chosen as numbers, as `position.encode_options` writes what the rules offer."""
        return self.encoding.encode_options(position.asked, self.offered(position), out)

    def lists(self, chance: Chance) -> list[list[str]]:
        """The decks of one game, drawn where they are to be drawn."""
        if self.by_chance:
            return [self.box.random_deck(chance, self.pool) for _ in range(self.seats)]
        if self.drawn_from:
            return [self.drawn_from[chance.below(len(self.drawn_from))] for _ in range(self.seats)]
        return self.decks

    def rewards(self, position: Position) -> list[float]:
        """What each seat has won; nothing while the game goes on."""
        if callable(self.reward):
            return [float(one) for one in self.reward(position)]
        if position.winner < 0:
            return [0.0] * self.seats
        lost = -1.0 / (self.seats - 1)
        return [1.0 if seat == position.winner else lost for seat in range(self.seats)]

    # -- numbers ---------------------------------------------------------------------------------------------------

    @property
    def encoding(self) -> Encoding:
        return encoding_of(self.game, self.pool, self.cards, self.seats)

    @property
    def version(self) -> str:
        """Of the encoding: the same version gives the same numbers the same places."""
        return self.encoding.version

    @property
    def size(self) -> int:
        """How many numbers an observation is: what `position.encode(seat, out)` writes."""
        return self.encoding.size

    @property
    def width(self) -> int:
        """How many numbers an option is: `position.encode_options(out)` writes so many for each."""
        return self.encoding.width

    def names(self) -> list[str]:
        """What each number of an observation says, by its place."""
        return self.encoding.names()

    def option_names(self) -> list[str]:
        """What each number of an option says, by its place."""
        return self.encoding.option_names()

    def __repr__(self) -> str:
        return f"<Task {self.name or self.game}: {self.size} numbers, {self.width} for an option>"


TWELVE: Final = (
    "breath",
    "healers-breath",
    "whirling-wind",
    "tornado",
    "zephyr",
    "wand-of-air-currents",
    "flame",
    "draconic-flame",
    "flame-projectile",
    "fiery-arrow",
    "fire-ball",
    "fire-whip",
)
NAMED: Final[dict[str, dict[str, Any]]] = {
    "magenoir-mini": {"decks": [[card for card in TWELVE for _ in range(3)]] * 2},
    "magenoir-pairing": {"decks": ["whirling-flurry", "burning-wrath"]},
    "magenoir-plans": {"decks": ["whirling-flurry", "burning-wrath"], "plans": True},
    "magenoir-decks": {"drawn_from": "all"},
    "magenoir-random": {"drawn_from": RANDOM},
    "anima-2": {"game": "anima", "players": 2},
    "anima-3": {"game": "anima", "players": 3},
    "anima-4": {"game": "anima", "players": 4},
    "anima-5": {"game": "anima", "players": 5, "options": ["omega"]},
}


def task_names() -> list[str]:
    """The tasks that come with the program, of growing size."""
    return list(NAMED)


def make_task(name: str, **changed: Any) -> Task:
    """A task by its name; anything of it can be said otherwise. Raises BadFile."""
    if is_text(name, "name") not in NAMED:
        raise BadFile("bad-task", name=name, names=", ".join(NAMED))
    how = {**NAMED[name], "name": name, **changed}
    if how.get("drawn_from") == "all":
        how["drawn_from"] = box_of(how.get("game", "magenoir")).deck_names()
    return Task(**how)
