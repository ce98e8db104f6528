"""What is still to happen, as data: an explicit stack of uniform frames."""

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

P = TypeVar("P")  # the positions a node works in: always a kind of Position, which stands on this module

BEGIN: Final = 0  # the step every frame begins with
ANSWERED: Final = 1  # the step with which most frames that ask one question go on


class Node:
    """A piece of the rules or of a card. Nodes never change and are shared by all positions.

    `home` is the index of the card definition a node belongs to, -1 for a procedure of the rules; `number` its place
    there. Together they name the node in bytes.
    """

    def __init__(self) -> None:
        self.home = -1
        self.number = -1

    def belong(self, home: int, nodes: "list[Node]") -> None:
        """Be the next node of a card definition."""
        self.home = home
        self.number = len(nodes)
        nodes.append(self)


class Step(Node, Generic[P]):
    """A node that can stand on the stack."""

    @abstractmethod
    def run(self, g: P, f: "Frame") -> None:
        """Go on from `f.step`: change the state, push frames, ask, or leave with `g.pop()`."""

    def kept(self, f: "Frame") -> "list[Kept]":
        """Where this step keeps cards by number while somebody is asked: in a sample they have other numbers. References
        of Mage Noir need not be named, they are known by their size. Most steps keep none."""
        return NOTHING_KEPT


class NoStep(Step[Any]):
    """Stands where no procedure was entered."""

    def run(self, g: Any, f: "Frame") -> None:
        raise LookupError("no procedure was entered here")


NO_STEP: Final[Step[Any]] = NoStep()


class Kept:
    """Numbers in a list that stand for cards, all in one form: from `first` to before `last`, -1 for the rest of it.

    A number is a card, and one more if `above`, times `unit`, plus something less than a unit: a card as it is, the Mana
    of an element under it, a text of it. Below zero, or below one card where `above`, it is none.
    """

    __slots__ = ("above", "first", "last", "numbers", "unit")

    def __init__(self, numbers: list[int], first: int = 0, last: int = -1, unit: int = 1, above: int = 0) -> None:
        self.numbers = numbers
        self.first = first
        self.last = last
        self.unit = unit
        self.above = above

    def cards(self) -> list[tuple[int, int]]:
        """Where in the list a card stands, and its number."""
        last = len(self.numbers) if self.last < 0 else min(self.last, len(self.numbers))
        found = [(i, self.numbers[i] // self.unit - self.above) for i in range(self.first, last)]
        return [(i, card) for i, card in found if card >= 0]

    def renumber(self, new: list[int]) -> None:
        """Let them stand for the same cards under other numbers: `new` has these by the old ones."""
        for i, card in self.cards():
            self.numbers[i] += (new[card] - card) * self.unit


NOTHING_KEPT: Final[list[Kept]] = []


@mypyc_attr(acyclic=True)
class Use:
    """A record that one card used another: what the used card was then, with what it had itself used.

    It outlives the used card and never changes, so copies of a position share it; samples, which are handed out, do not.
    """

    __slots__ = ("blank", "card", "home", "seat", "stamp", "uses", "words")

    def __init__(
        self, card: int, stamp: int, home: int, seat: int, words: int, uses: "tuple[Use, ...]", blank: bool = False
    ) -> None:
        self.card = card
        self.stamp = stamp
        self.home = home
        self.seat = seat  # its controller
        self.words = words  # bit mask of the words it was used for
        self.uses = uses
        self.blank = blank  # it said nothing then, or has been made to say nothing: it changes nothing on its user


Uses = tuple[Use, ...]
NO_USES: Final[Uses] = ()

# What a scope has before anything is chosen: shared by all, never changed.
NO_PICKS: Final[dict[int, list[int]]] = {}
NOTHING: Final[list[int]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Scope:
    """Whose text is being carried out and what it has come to so far; frames of one application share it."""

    __slots__ = (
        "amount",
        "began",
        "card",
        "home",
        "it",
        "looked",
        "losses",
        "mode",
        "picks",
        "player",
        "seat",
        "stamp",
        "uses",
        "x",
    )

    def __init__(self, card: int, stamp: int, seat: int, mode: int, home: int, uses: Uses) -> None:
        self.card = card  # "this card"
        self.stamp = stamp  # of that card when this began
        self.seat = seat  # "you"
        self.mode = mode
        self.home = home  # the definition whose text this is; not the card's own for gained effects
        self.uses = uses  # what changes the numbers of this text
        self.picks = NO_PICKS  # slot of a selection -> chosen; entered by `pick` alone
        self.it = NOTHING  # replaced, never made longer or shorter; so is the next
        self.looked = NOTHING
        self.player = -1  # "that player"
        self.amount = 0  # "that amount"
        self.x = 0
        self.began = 0  # how many things had happened when this began
        self.losses = 0  # how often a player had lost Health Points when this began

    def pick(self, slot: int, chosen: list[int]) -> None:
        """Note what was chosen. Most scopes choose nothing, and have no dictionary of their own before."""
        if self.picks is NO_PICKS:
            self.picks = {}
        self.picks[slot] = chosen

    def forget(self, slot: int) -> None:
        """What was chosen there is no longer."""
        if slot in self.picks:
            del self.picks[slot]

    def picked(self, slot: int) -> list[int]:
        """What was chosen for a slot so far, to be added to."""
        if slot not in self.picks:
            self.pick(slot, [])
        return self.picks[slot]

    def own(self, nothing: list[int]) -> None:
        """Share nothing with another position, not even what is empty: for what is handed out. `nothing` is an empty list of
        the position of this scope."""
        if not self.picks:
            self.picks = {}
        if not self.it:
            self.it = nothing
        if not self.looked:
            self.looked = nothing

    def clone(self) -> "Scope":
        other = Scope(self.card, self.stamp, self.seat, self.mode, self.home, self.uses)
        if self.picks:
            other.picks = {slot: cards[:] for slot, cards in self.picks.items()}
        if self.it:
            other.it = self.it[:]
        if self.looked:
            other.looked = self.looked[:]
        other.player = self.player
        other.amount = self.amount
        other.x = self.x
        other.began = self.began
        other.losses = self.losses
        return other


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One entry of the stack: a node, how far it has come, its own numbers, and the scope it works in."""

    __slots__ = ("node", "scope", "step", "vals")

    def __init__(self, node: "Step[Any]", scope: Scope, vals: list[int]) -> None:
        self.node = node
        self.scope = scope
        self.vals = vals
        self.step = BEGIN
