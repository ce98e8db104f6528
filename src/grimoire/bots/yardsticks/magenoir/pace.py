"""Keeps a bot from going on for ever: a turn that gets too long is ended, an action that does is answered by chance."""

from typing import Final

from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision

MOST_ACTIONS: Final = 40  # in one turn
MOST_USES: Final = 6  # of the same ability, or of trading, in one turn
MOST_QUESTIONS: Final = 40  # of one action: a text that applies itself again asks again

WAYS_OUT: Final = {"main": -1, "window": 0}  # the last option ends the turn, the first one passes
REPEATABLE: Final = ("use", "trade")
FREE: Final = -1


class Pace:
    """What a seat has done in this turn and in this action."""

    def __init__(self) -> None:
        self.turn = -1
        self.actions = 0
        self.questions = 0
        self.uses: dict[str, int] = {}

    def forced(self, turn: int, decision: Decision, chance: Chance) -> int:
        """The option that must be taken for a game to get on; FREE where the bot may choose."""
        if turn != self.turn:
            self.turn = turn
            self.actions = 0
            self.uses = {}
        if decision.opens:
            self.questions = 0
            self.actions += 1
            if self.actions > MOST_ACTIONS and decision.question.id in WAYS_OUT:
                return WAYS_OUT[decision.question.id] % len(decision.options)
            return FREE
        self.questions += 1
        return chance.below(len(decision.options)) if self.questions > MOST_QUESTIONS else FREE

    def is_used_up(self, form: str) -> bool:
        return self.uses.get(form, 0) >= MOST_USES

    def note(self, decision: Decision, chosen: int) -> None:
        option = decision.options[chosen]
        if option.verb in REPEATABLE and decision.opens:
            self.uses[option.form] = self.uses.get(option.form, 0) + 1
