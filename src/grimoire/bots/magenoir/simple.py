"""A bot for somebody's first duels: it plays by a few plain habits, all of them sensible, and sees little at a time."""

from typing import cast

from grimoire.bots.bot import Sight
from grimoire.bots.magenoir.answers import answer
from grimoire.bots.magenoir.main_phase import main_action
from grimoire.bots.magenoir.pace import FREE, Pace
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision
from grimoire.magenoir.elements import ELEMENT_NUMBER
from grimoire.magenoir.game import Game
from grimoire.magenoir.main_phase import ACTIVATE_KEY
from grimoire.magenoir.mana import LEFT, RIGHT
from grimoire.magenoir.zones import HAND


class SimpleBot:
    """Gathers any Mana its hand asks for. A patient one also takes the larger pile, prepares one card a turn and plays it in
    the next, and neither trades nor uses abilities."""

    def __init__(self, chance: Chance, is_patient: bool) -> None:
        self.chance = chance
        self.is_patient = is_patient
        self.pace = Pace()

    def choose(self, sight: Sight, decision: Decision) -> int:
        if len(decision.options) == 1:
            return 0
        seen = cast(Game, sight.sample(self.chance))
        forced = self.pace.forced(seen.turn, decision, self.chance)
        if forced != FREE:
            return forced
        question = decision.question.id
        if question == "gather":
            return self.gather(seen)
        if self.is_patient and question == "take-pile":
            return self.larger_pile(seen)
        if self.is_patient and question == "main":
            return main_action(seen, self.chance, self.left_out(seen))
        return answer(seen, self.chance)

    def gather(self, g: Game) -> int:
        """Whatever some card in hand costs, on either pile."""
        costs = [g.definition(card).cost for card in g.cards(g.asked, HAND)]
        asked = [i for i, option in enumerate(g.options) if any([cost[ELEMENT_NUMBER[option.element]] for cost in costs])]
        return asked[self.chance.below(len(asked))] if asked else self.chance.below(len(g.options))

    def larger_pile(self, g: Game) -> int:
        left, right = sum(g.piles[0:6]), sum(g.piles[6:12])
        if left == right:
            return self.chance.below(2)
        return LEFT if left > right else RIGHT

    def left_out(self, g: Game) -> tuple[int, ...]:
        """A second card of the same turn, what was prepared just now, and everything that is no card of the hand."""
        new = [card for card, turn in enumerate(g.prepared) if turn == g.turn and g.owner[card] == g.asked]
        found: list[int] = []
        for i, option in enumerate(g.options):
            second = option.verb == "prepare" and bool(new)
            at_once = option.verb == "activate" and g.keys[i] - ACTIVATE_KEY in new
            if second or at_once or option.verb in ("use", "trade"):
                found.append(i)
        return tuple(found)
