"""The contract every game fulfils, and the loop that runs its frames. docs/contract.md tells it on one page."""

import hashlib
from abc import abstractmethod
from typing import Any, Final

from msgspec.structs import replace
from mypy_extensions import i64

from grimoire.kernel.chain_watch import LONG_CHAIN, ChainWatch, is_too_long
from grimoire.kernel.chance import Chance
from grimoire.kernel.encoding import Encoding
from grimoire.kernel.event import Event, GameDrawn
from grimoire.kernel.frame import BEGIN, Frame, Scope
from grimoire.kernel.given import check_chance
from grimoire.kernel.laid_table import Laid
from grimoire.kernel.offer import Offer, OfferedCards
from grimoire.kernel.option import Decision, Option, Question
from grimoire.kernel.reason import NO_OPTION, BadBuffer, IllegalChoice, Reason

LOOP: Final = "loop"  # why a chain is ended: it comes back to itself,
TOO_LONG: Final = "too-long"  # or it is more work than one choice may be
NO_QUESTION: Final = Question("")
NO_ENCODING: Final = "nobody said how this position is written as numbers: grimoire.new_game and a Task do"


class Position(OfferedCards):
    """A moment of a game: who must decide what, what may be chosen, what happened, what each seat may see.

    Abstract without ABC: compiled, that base would allow weak references and crash when one outlives its position."""

    # Set by `begin` or by copying, not by a constructor: a copy must cost nothing twice.
    chance: Chance
    stack: list[Frame]
    asked: int  # the seat that must decide; -1 while nothing is asked
    question: Question
    options: list[Option]
    keys: list[int]  # what each option means inside the position; never leaves it
    resume: int  # the step the asking frame goes on with
    reply: int  # the key of the option chosen last
    opened: Option | None  # the option that opened the running action
    outer: list[Option | None]  # actions interrupted by a window
    events: list[Event]  # since the last choice
    over: bool
    winner: int  # a seat; -1 with `over`: a draw
    sampled: int  # the seat for which a sample of this moment was made last; -1: none was
    laid: Laid | None  # what its samples have in common, where there was more than one
    encoding: Encoding | None  # how it is written as numbers, where somebody said so

    def begin(self, chance: Chance) -> None:
        self.chance = chance
        self.stack = []
        self.asked = -1
        self.question = NO_QUESTION
        self.options = []
        self.keys = []
        self.stands_for = []
        self.resume = BEGIN
        self.reply = 0
        self.opened = None
        self.outer = []
        self.events = []
        self.over = False
        self.winner = -1
        self.sampled = -1
        self.laid = None
        self.encoding = None

    # -- what a player sees and does -------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        """The question now open; None when the game is over."""
        if self.asked < 0:
            return None
        return Decision(self.asked, self.question, self.options[:], self.opened)

    def choose(self, index: object) -> None:
        """Choose an option by its place in the list, then run on to the next decision. Raises IllegalChoice for what is
        no place in it."""
        # Any object: compiled, a parameter that is an int would take True for 1.
        if type(index) is not int or not 0 <= index < len(self.keys) or self.asked < 0:
            raise IllegalChoice(NO_OPTION, repr(index))
        self.answer(index)
        self.advance()

    def answer(self, index: int) -> None:
        """Only note the choice: whoever wants to watch the frames that follow runs them, in a copy."""
        self.unshare()
        self.reply = self.keys[index]
        if self.opened is None:
            self.opened = self.options[index]
        self.asked = -1
        self.stack[-1].step = self.resume
        self.events = []

    def playout(self, chance: Chance, most: int) -> int:
        """Let every seat take any option, each as likely as the others, until the game is over or this many choices were made;
        gives how many. What a search asks for most: compiled, no object is made for a choice."""
        check_chance(chance)
        made = 0
        while self.asked >= 0 and made < most:
            self.answer(chance.below(len(self.keys)))
            self.advance()
            made += 1
        return made

    def choose_form(self, form: object) -> None:
        """Choose an option by its text form. Raises IllegalChoice with the reason."""
        if not isinstance(form, str):
            raise IllegalChoice(NO_OPTION, repr(form))
        self.choose(self.index_of(form))

    def index_of(self, form: str) -> int:
        for i, option in enumerate(self.options):
            if option.form == form:
                return i
        raise IllegalChoice(self.why_not_form(form), form)

    def why_not_form(self, form: str) -> Reason:
        """Why this text is not among the options now; games say it more precisely."""
        return NO_OPTION

    def plans(self, most: int) -> list[Option]:
        """What could be chosen at once in place of several choices that belong together, for whoever learns; none where a
        choice stands by itself, or where there are more ways than so many."""
        return []

    def begin_plan(self, plan: Option) -> list[int]:
        """What is to be done of one of the plans, in numbers of the game."""
        return []

    def next_of_plan(self, left: list[int]) -> int:
        """The place of the option that goes on with what is left of a plan, and is then no longer left of it; -1 where none
        does."""
        return -1

    def outline(self) -> list[str]:
        """The table in a few lines, with everything that is hidden."""
        return []

    def __str__(self) -> str:
        """What is printed: the whole truth and what is asked, for whoever studies a game. What a seat may see is its view."""
        if self.asked >= 0:
            end = f"seat {self.asked} decides ({self.question.id}): {', '.join([option.form for option in self.options])}"
        elif self.over:
            end = f"over: seat {self.winner} has won" if self.winner >= 0 else "over: a draw"
        else:
            end = "under way"
        return "\n".join([*self.outline(), end])

    # -- what nodes use --------------------------------------------------------------------------------------------

    def ask(self, f: Frame, resume: int, seat: int, question: Question, offer: Offer) -> None:
        """Ask a seat. The asking frame keeps its step until the answer, so that it can ask again after a copy through
        bytes: nothing may change in the same run before asking."""
        self.asked = seat
        self.question = question
        self.options = offer.options
        self.keys = offer.keys
        self.stands_for = offer.cards
        self.resume = resume

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def tell_revealed(self) -> None:
        """What was told last brought something hidden out, or chance."""
        self.events[-1] = replace(self.events[-1], revealed=True)

    def unshare(self) -> None:
        """Called before anything changes: what a copy still shares with another position, to be changed in place, is copied
        now, and what was kept for samples is dropped."""
        self.sampled = -1
        self.laid = None

    def advance(self) -> None:
        """Run frames until somebody must decide or the game is over."""
        self.unshare()
        stack = self.stack
        steps: i64 = 0
        watch: ChainWatch | None = None
        while self.asked < 0 and stack and not self.over:
            top = stack[-1]
            top.node.run(self, top)
            steps += 1
            if steps > LONG_CHAIN and self.asked < 0 and stack and not self.over:
                if watch is None:
                    watch = ChainWatch()
                if watch.comes_back(stack, steps, self.moment_key):
                    self.end_chain(LOOP)
                elif is_too_long(steps, self.waiting()):
                    self.end_chain(TOO_LONG)
        if self.over:
            stack.clear()
            self.asked = -1
            self.question = NO_QUESTION
            self.options = []
            self.keys = []
            self.stands_for = []

    def chain_key(self) -> bytes:
        """What makes two situations the same. A game leaves out what merely counts."""
        return self.to_bytes()

    def moment_key(self) -> bytes:
        """What decides how a chain goes on from the running frame; a game may leave out the frames below it."""
        return self.to_bytes()

    def waiting(self) -> int:
        """How much is still to be done in this chain."""
        return len(self.stack)

    def end_chain(self, why: str) -> None:
        """A chain that nobody can end is a draw."""
        self.over = True
        self.winner = -1
        self.events.append(GameDrawn(why))

    # -- copies ----------------------------------------------------------------------------------------------------

    def copy_stack(self, other: "Position") -> dict[int, Scope]:
        """Copy the frames; frames that share a scope share its copy. Gives the copies, by identity of the original."""
        scopes: dict[int, Scope] = {}
        copy_frames(self.stack, other.stack, scopes)
        other.asked = self.asked
        other.question = self.question
        other.options = self.options
        other.keys = self.keys
        other.stands_for = self.stands_for
        other.resume = self.resume
        other.reply = self.reply
        other.opened = self.opened
        other.outer = self.outer[:]
        other.over = self.over
        other.winner = self.winner
        other.sampled = -1
        other.laid = None
        other.encoding = self.encoding
        return scopes

    @abstractmethod
    def clone(self) -> "Position":
        """An independent copy, at any decision; events are not copied. Large lists may be copied as late as `unshare`: who
        changes a position otherwise than by choosing calls that first."""

    def __deepcopy__(self, memo: object) -> "Position":
        """What Python's `copy` module asks: a position is copied as a whole, and its cards are shared."""
        return self.clone()

    def __copy__(self) -> "Position":
        return self.clone()

    @abstractmethod
    def to_bytes(self) -> bytes:
        """The whole position for another process. Bytes are never kept."""

    def digest(self) -> str:
        """A short name of this position: equal for equal positions, whatever led to them."""
        return hashlib.blake2b(self.to_bytes(), digest_size=8).hexdigest()

    @abstractmethod
    def count_cards(self) -> int:
        """How many cards there are; their numbers are all below it."""

    @abstractmethod
    def renumbered(self, new: list[int]) -> "Position":
        """A copy whose cards have these numbers, by the old ones: it looks the same to everybody and goes on alike."""

    @abstractmethod
    def view(self, seat: int) -> Any:
        """What a seat may know; -1 is a spectator."""

    def encode(self, seat: object, out: object) -> None:
        """What a seat may know as numbers, into a buffer of `encoding.size` 32-bit floats; docs/research.md names each. Raises
        NoSeat, and BadBuffer for what cannot be written into."""
        encoding = self.encoding
        if encoding is None:
            raise BadBuffer(NO_ENCODING)
        encoding.encode(self, seat, out)

    def encode_options(self, out: object) -> int:
        """The open options as numbers, `encoding.width` for each, one after the other; the rest of the buffer is set to 0.
        Gives how many there are: where that is more than the buffer has room for, the last ones are not in it."""
        encoding = self.encoding
        if encoding is None:
            raise BadBuffer(NO_ENCODING)
        return encoding.encode_options(self.asked, self.options, out)

    @abstractmethod
    def sample(self, seat: int, chance: Chance) -> "Position":
        """A position that looks the same to the seat, with everything it cannot see dealt anew. It follows from what the
        seat may know and from the chance given, to the last byte; of lists that players bring, the true ones are used."""

    def sample_closed(self, seat: int, chance: Chance) -> "Position":
        """The same for whoever does not know the lists of others: from what it has seen of them, and what is likely."""
        return self.sample(seat, chance)


def copy_frames(frames: list[Frame], into: list[Frame], scopes: dict[int, Scope]) -> None:
    for frame in frames:
        scope = frame.scope
        copy = scopes.get(id(scope))
        if copy is None:
            copy = scope.clone()
            scopes[id(scope)] = copy
        new = Frame(frame.node, copy, frame.vals[:])
        new.step = frame.step
        into.append(new)


def sample_for(position: Position, seat: int, chance: Chance, closed: bool) -> Position:
    return position.sample_closed(seat, chance) if closed else position.sample(seat, chance)
