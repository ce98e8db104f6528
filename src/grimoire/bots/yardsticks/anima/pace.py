"""Keeps a bot from going on for ever: a slot that gets too long is ended."""

from typing import Final

from grimoire.kernel.option import Decision

MOST_ACTIONS: Final = 12  # in the slots of one turn
SLOTS: Final = ("reset", "movement", "interaction", "exploration")
FREE: Final = -1


class Pace:
    """What a seat has done in this turn."""

    def __init__(self) -> None:
        self.turn = -1
        self.actions = 0

    def forced(self, turn: int, decision: Decision) -> int:
        """The option that must be taken for the game to get on, always the last; FREE where the bot may choose."""
        if turn != self.turn:
            self.turn = turn
            self.actions = 0
        if decision.question.id in SLOTS:
            self.actions += 1
            if self.actions > MOST_ACTIONS:
                return len(decision.options) - 1
        return FREE
