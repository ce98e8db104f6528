"""Why something happened, where the fact itself does not say it: known to whoever watched the choice being carried out."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from grimoire.kernel.chain_watch import LONG_CHAIN
from grimoire.kernel.event import Event
from grimoire.kernel.frame import Frame
from grimoire.kernel.position import Position


class Trace(msgspec.Struct, frozen=True, omit_defaults=True):
    """What led to one event, and the number it changed."""

    card: str = ""  # the id of the card whose text brought it about, or that was being played
    way: str = ""  # the part of the rules that did, where no card was: `cause-…` says it
    seat: int = -1  # whose act or text it was
    before: int | None = None  # the number it changed, as it was
    after: int | None = None
    hit: int = -1  # the card whose number it is; -1: a player's
    changed: dict[str, int] = {}  # by card, how much more or less it came to than was said; 0: its text was another


NO_TRACE = Trace()


P = TypeVar("P", bound=Position)
M = TypeVar("M")  # what is noted before a frame runs


class Begun:
    """By which text a procedure was begun: most texts are done, and gone, before what they began runs."""

    def __init__(self, frames: Sequence[Frame], causes: Sequence[Trace]) -> None:
        self.frames = list(frames)  # kept, so that no other frame comes to have the id of one that is gone
        self.causes = {id(frame): cause for frame, cause in zip(frames, causes, strict=False)}

    def note(self, now: Sequence[Frame], before: Sequence[Frame], cause: Trace) -> None:
        if not cause.card:
            return
        known = {id(frame) for frame in before}
        for frame in now:
            if frame.scope.home < 0 and id(frame) not in known and id(frame) not in self.causes:
                self.frames.append(frame)
                self.causes[id(frame)] = cause

    def of(self, frame: Frame) -> Trace:
        return self.causes.get(id(frame), NO_TRACE)


class Watching(ABC, Generic[P, M]):
    """How a game is watched."""

    @abstractmethod
    def before(self, g: P, top: Frame) -> M:
        """What must be known before this frame runs, to tell afterwards what it changed."""

    @abstractmethod
    def cause(self, g: P, top: Frame, below: Sequence[Frame], begun: Begun) -> Trace:
        """The text that is about to be carried out; else the rule, or what a player does."""

    @abstractmethod
    def counted(self, g: P, cause: Trace, told: Sequence[Event], before: M, top: Frame) -> list[Trace]:
        """Why each of the events of one frame came about, with the number that changed."""


def carried_out(g: P, form: str, waiting: Sequence[Trace], watching: Watching[P, M]) -> tuple[list[Trace], list[Trace]]:
    """One for each event that this choice leads to, as far as it was watched; and for each frame that waits then, by what it
    was begun, which is given for those that wait now. `g` is a copy, and is used up."""
    g.answer(g.index_of(form))
    found: list[Trace] = []
    begun = Begun(g.stack, waiting)
    for _ in range(LONG_CHAIN):
        if g.asked >= 0 or not g.stack or g.over:
            break
        below, told = g.stack[:], len(g.events)
        top = below.pop()
        before = watching.before(g, top)
        cause = watching.cause(g, top, below, begun)
        top.node.run(g, top)
        begun.note(g.stack, [*below, top], cause)
        if len(g.events) > told:
            found += watching.counted(g, cause, g.events[told:], before, top)
    return found, [begun.of(frame) for frame in g.stack]
