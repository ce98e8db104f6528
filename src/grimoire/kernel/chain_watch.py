"""Notices that a chain of frames comes back to where it was, in time linear in the chain."""

import hashlib
from collections.abc import Callable
from typing import Any, Final

from grimoire.kernel.frame import BEGIN, Frame, Step

# Frames run without a choice. A chain longer than the first number is watched: if it comes back to a moment nobody can leave
# it, and the game is a draw. So it is if a chain takes more frames than the second number, or more than the third wait in
# it: whatever cards say, one choice is bounded work.
LONG_CHAIN: Final = 500
MOST_STEPS: Final = 10_000
MOST_WAITING: Final = 20_000


class ChainWatch:
    """Keeps one moment of the chain: the frame that runs, and all that decides how it goes on.

    If the same frame runs again in the same state, and nothing below it has run since, then what lay between happens
    again for ever, whether the stack is as high as before or has grown. Only the running frame is compared, so a stack
    that piles up costs nothing. A later moment is kept whenever a frame below runs, and whenever the chain has doubled
    (Brent): so the moment kept lies on the loop in the end, and there is only one to compare with.
    """

    def __init__(self) -> None:
        self.height = 0
        self.node: Step[Any] | None = None
        self.step = BEGIN
        self.moment = b""
        self.until = 0  # the step at which another moment is kept

    def comes_back(self, stack: list[Frame], steps: int, moment_key: Callable[[], bytes]) -> bool:
        """Whether the frame that runs next begins what has happened already. The key tells moments apart, and costs much."""
        top = stack[-1]
        height = len(stack)
        if steps >= self.until or height < self.height:
            self.until = max(self.until, 2 * steps)
            self.height = height
            self.node = top.node
            self.step = top.step
            self.moment = digest(moment_key())
            return False
        return top.node is self.node and top.step == self.step and digest(moment_key()) == self.moment


def is_too_long(steps: int, waiting: int) -> bool:
    """Whether a chain is more work than one choice may be."""
    return steps > MOST_STEPS or waiting > MOST_WAITING


def digest(key: bytes) -> bytes:
    return hashlib.blake2b(key, digest_size=16).digest()
