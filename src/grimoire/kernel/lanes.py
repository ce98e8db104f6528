"""Many games side by side, each choice of theirs written as numbers into shared buffers: what a batch for learning runs on.

A network is asked once for all games, so everything between two of its answers is done here, in compiled code: choices made,
games that ended begun anew, observations and options written. The options of all games lie one after the other, without gaps:
who scores options wants no rows of nothing.
"""

from collections.abc import Callable
from typing import Final

from grimoire.kernel.encoding import Encoding, Floats
from grimoire.kernel.option import Option
from grimoire.kernel.plans import offered, take
from grimoire.kernel.position import Position
from grimoire.kernel.reason import NO_OPTION, IllegalChoice

GOES_ON: Final = 0
ENDED: Final = 1  # by the rules
GIVEN_UP: Final = 2  # after so many choices


class Lanes:
    """The games themselves. `begin` gives the game of a number; `won` what each seat has of one that is over."""

    def __init__(
        self,
        encoding: Encoding,
        begin: Callable[[int], Position],
        won: Callable[[Position], list[float]],
        games: int,
        most_options: int,
        most_choices: int,
        forced: bool,
        planned: bool,
    ) -> None:
        """With `forced`, decisions with one option alone are made here and not asked; with `planned`, plans are offered."""
        self.encoding = encoding
        self.begin = begin
        self.won = won
        self.games = games
        self.most_options = most_options
        self.most_choices = most_choices
        self.forced = forced
        self.most_plans = most_options if planned else 0
        self.offers: list[list[Option]] = [[] for _ in range(games)]
        self.begun = 0
        self.numbers = [0] * games  # which game each lane plays
        self.made = [0] * games  # choices in it
        self.many = [0] * games  # options it offers now
        self.asked = [0] * games  # the seat
        self.done = [GOES_ON] * games  # how the game before it ended, where it ended with the last step
        self.rewards: list[list[float]] = [[] for _ in range(games)]  # what that one gave each seat
        self.positions: list[Position] = [self.new(lane) for lane in range(games)]

    def new(self, lane: int) -> Position:
        """The next game that asks anything at all."""
        while True:
            number = self.begun
            self.begun += 1
            position = self.begin(number)
            made = self.run_on(position, 0)
            if position.asked >= 0:
                self.numbers[lane] = number
                self.made[lane] = made
                return position

    def run_on(self, position: Position, made: int) -> int:
        """Make what needs no choice, where that is wanted; gives how many choices were made in all."""
        if self.forced:
            while len(position.keys) == 1 and position.asked >= 0 and made < self.most_choices:
                position.answer(0)
                position.advance()
                made += 1
        return made

    def check(self, actions: list[int]) -> None:
        """Refuse what no lane can do, before any of them does anything. Raises IllegalChoice."""
        if len(actions) != self.games:
            raise IllegalChoice(NO_OPTION, f"{len(actions)} choices for {self.games} games")
        for lane, action in enumerate(actions):
            if not 0 <= action < self.many[lane]:
                raise IllegalChoice(NO_OPTION, f"{action} in game {lane}, which has {self.many[lane]} options")

    def step(self, actions: list[int]) -> None:
        """One choice in every game. One that ends is followed by the next at once."""
        self.check(actions)
        for lane, action in enumerate(actions):
            position = self.positions[lane]
            steps = 1
            if self.most_plans:
                steps = take(position, self.offers[lane][action], action, position.choose)
            else:
                position.answer(action)
                position.advance()
            made = self.run_on(position, self.made[lane] + steps)
            self.made[lane] = made
            if position.asked >= 0 and made < self.most_choices:
                self.done[lane] = GOES_ON
                continue
            self.done[lane] = ENDED if position.over else GIVEN_UP
            self.rewards[lane] = self.won(position)
            self.positions[lane] = self.new(lane)

    def write(self, seen: Floats, options: Floats) -> int:
        """Write what the asked seat of each game sees, and all options; gives how many rows of options there are."""
        encoding = self.encoding
        at = 0
        row = 0
        for lane, position in enumerate(self.positions):
            seat = position.asked
            offer = offered(position, self.most_plans)
            self.offers[lane] = offer
            many = min(len(offer), self.most_options)
            encoding.write(position, seat, seen, at)
            encoding.write_options(seat, offer, options, row * encoding.width, many)
            self.asked[lane] = seat
            self.many[lane] = many
            at += encoding.size
            row += many
        return row
