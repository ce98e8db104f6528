"""A turn tried out to its end: every option of the seat, every answer of the others, every way the unseen cards may lie.

Two questions are asked of an option, and each is answered on the safe side. *Does it win for sure?* is proved blindly: what
the seat does follows from what it may know, and every card that comes to light may be any card that could lie there. *Does
it not win?* is shown in one deal, with all cards open: who cannot win there though they see everything has no sure win.
Where there is more to try than was allowed, nothing is known.
"""

from abc import ABC, abstractmethod
from typing import Final

from grimoire.kernel.position import Position

WON: Final = 1_000  # of whatever is counted: more than any turn brings
MOST_STEPS: Final = 150  # choices of one line
MOST_ACTIONS: Final = 9  # of a line that is looked for


class TooMuch(Exception):
    """There is more to try than was allowed, or what may be done hangs on the way there: nothing is known then."""


class TurnRules(ABC):
    """What must be known of a game to try out a turn of one seat."""

    seat: int

    @abstractmethod
    def gain(self, position: Position) -> int:
        """What was brought about so far; WON where the seat has won, be it a moment after the turn."""

    @abstractmethod
    def has_won(self, position: Position) -> bool:
        """Whether the seat has won in this turn."""

    @abstractmethod
    def has_ended(self, position: Position) -> bool:
        """Whether the turn or the game is over."""

    @abstractmethod
    def is_pause(self, position: Position) -> bool:
        """Whether the seat may open an action here, and nothing is under way."""

    @abstractmethod
    def copy(self, position: Position) -> Position:
        """A copy that has forgotten how it was come to: nothing will be refused in it because it leads back."""

    @abstractmethod
    def hangs_on_the_way(self, position: Position) -> bool:
        """Whether something is not offered here all the same because of how the position was come to."""

    @abstractmethod
    def key(self, position: Position) -> bytes:
        """The same only for positions from which the same can be done, whatever lies where."""

    @abstractmethod
    def blind_key(self, position: Position) -> bytes:
        """The same for positions, too, that differ in the order of cards the seat has not seen."""

    @abstractmethod
    def orders(self, position: Position, option: int) -> list[list[int]]:
        """All orders of the seat's unseen cards that matter to this choice; none where it brings anything else to light."""

    @abstractmethod
    def ordered(self, position: Position, order: list[int]) -> Position:
        """A copy in which the unseen cards lie in this order."""

    @abstractmethod
    def answers_from_hiding(self, position: Position) -> bool:
        """Whether what the other seat is asked is about cards this one does not see."""

    @abstractmethod
    def other_deals(self, position: Position) -> list[Position]:
        """The same position to the seat, so that every card there is lies in the other's hand in one of them."""


class Budget:
    """How many choices may be tried."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.tried = 0

    @property
    def is_spent(self) -> bool:
        return self.tried > self.most

    def spend(self, depth: int) -> None:
        self.tried += 1
        if self.tried > self.most or depth > MOST_STEPS:
            raise TooMuch


class Exhaustion:
    """One deal with all cards open: the most that each option brings, however the others answer."""

    def __init__(self, rules: TurnRules, budget: Budget) -> None:
        self.rules = rules
        self.budget = budget
        self.known: dict[bytes, int] = {}
        self.hoped: dict[bytes, int] = {}  # what was known when all was tried before
        self.came_back = False

    def brings(self, position: Position, options: list[int]) -> list[int]:
        """Raises TooMuch.

        What comes back to a position still being tried counts only what that was known to bring: then all is tried again
        with what is known by now, until nothing changes.
        """
        while True:
            self.known = {}
            self.came_back = False
            found = [self.after(position, option, 0) for option in options]
            if not self.came_back or self.known == self.hoped:
                return found
            self.hoped = self.known

    def after(self, position: Position, option: int, depth: int) -> int:
        self.budget.spend(depth)
        rules = self.rules
        ahead = rules.copy(position)
        ahead.choose(option)
        here = rules.gain(ahead)
        if here >= WON or rules.has_ended(ahead):
            return here
        return max(here, self.best(ahead, depth + 1))

    def best(self, position: Position, depth: int) -> int:
        rules = self.rules
        if rules.hangs_on_the_way(position):
            raise TooMuch
        if position.asked != rules.seat:
            return min([self.after(position, option, depth) for option in range(len(position.options))])
        if not rules.is_pause(position):
            return self.most_of(position, depth)
        key = rules.key(position)
        found = self.known.get(key)
        if found is None:
            self.known[key] = -1
            found = self.most_of(position, depth)
            self.known[key] = found
        elif found < 0:
            self.came_back = True
            return max(rules.gain(position), self.hoped.get(key, 0))
        return found

    def most_of(self, position: Position, depth: int) -> int:
        most = 0
        for option in range(len(position.options)):
            most = max(most, self.after(position, option, depth))
            if most >= WON:
                break
        return most


class Proof:
    """Whether a win is sure, and the shortest way to it: `how_long` actions."""

    def __init__(self, rules: TurnRules, budget: Budget) -> None:
        self.rules = rules
        self.budget = budget
        self.known: dict[tuple[bytes, int], bool] = {}

    def how_long(self, position: Position, option: int) -> int:
        """The fewest actions in which this option wins for sure; 0 where that could not be proved. Raises TooMuch."""
        for actions in range(1, MOST_ACTIONS + 1):
            if self.after(position, option, actions - 1, 0):
                return actions
        return 0

    def after(self, position: Position, option: int, actions: int, depth: int) -> bool:
        """Whether it wins for sure with so many actions more, in every order of the cards that come to light."""
        rules = self.rules
        orders = rules.orders(position, option)
        for order in orders:
            self.budget.spend(depth)
            ahead = rules.copy(rules.ordered(position, order))
            ahead.choose(option)
            if not rules.has_won(ahead) and (rules.has_ended(ahead) or not self.wins(ahead, actions, depth + 1)):
                return False
        return bool(orders)

    def wins(self, position: Position, actions: int, depth: int) -> bool:
        rules = self.rules
        if rules.hangs_on_the_way(position):
            raise TooMuch
        options = range(len(position.options))
        if position.asked != rules.seat:
            if rules.answers_from_hiding(position):
                return False
            return all(self.after(position, option, actions, depth) for option in options)
        if not rules.is_pause(position):
            return any(self.after(position, option, actions, depth) for option in options)
        if actions == 0:
            return False
        key = rules.blind_key(position), actions
        found = self.known.get(key)
        if found is None:
            found = any(self.after(position, option, actions - 1, depth) for option in options)
            self.known[key] = found
        return found

    # -- the way ---------------------------------------------------------------------------------------------------

    def line(self, position: Position, option: int, actions: int) -> list[tuple[int, str]]:
        """The shortest way, as it goes in this deal: who chooses what. The others do something wherever they can."""
        ahead = position.clone()
        made: list[tuple[int, str]] = []
        left = actions - 1
        while True:
            made.append((ahead.asked, ahead.options[option].form))
            ahead.choose(option)
            if self.rules.has_won(ahead):
                return made
            option, left = self.next(ahead, left, len(made))

    def next(self, position: Position, left: int, depth: int) -> tuple[int, int]:
        """What is chosen here with so many actions left, and how many are left then. Raises TooMuch where nothing wins."""
        if position.asked != self.rules.seat:
            return len(position.options) - 1, left
        then = left - 1 if self.rules.is_pause(position) else left
        for option in range(len(position.options)):
            if self.after(position, option, then, depth):
                return option, then
        raise TooMuch

    def looks_alike_in_all_deals(self, position: Position, option: int, actions: int, budget: Budget) -> bool:
        """Whether the proved way can be gone as the rules have it, and looks the same to the seat, choice by choice, in each of
        the other deals: so it never hung on a card it has not seen. Raises TooMuch."""
        self.budget = budget
        return self.alike([position, *self.rules.other_deals(position)], option, actions - 1, 0)

    def alike(self, deals: list[Position], option: int, left: int, depth: int) -> bool:
        rules = self.rules
        first = deals[0]
        form = first.options[option].form
        for order in rules.orders(first, option):
            after: list[Position] = []
            for deal in deals:
                if depth and not looks_same(first, deal, rules.seat):
                    return False
                self.budget.spend(depth)
                ahead = rules.ordered(deal, order)
                ahead.choose_form(form)
                after.append(ahead)
            ahead = after[0]
            if rules.has_won(ahead):
                if not all(rules.has_won(one) for one in after):
                    return False
                continue
            chosen = [self.next(ahead, left, depth + 1)]
            if ahead.asked != rules.seat:
                chosen = [(option, left) for option in range(len(ahead.options))]
            if not all(self.alike(after, next, then, depth + 1) for next, then in chosen):
                return False
        return True


def looks_same(one: Position, other: Position, seat: int) -> bool:
    return (
        one.asked == other.asked
        and one.question == other.question
        and one.options == other.options
        and bool(one.view(seat) == other.view(seat))
    )
