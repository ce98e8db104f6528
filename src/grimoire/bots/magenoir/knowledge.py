"""What a search must know of Mage Noir: quick answers, what a position is worth, when an action is over."""

import math
from typing import Any, Final, cast

from grimoire.bots.magenoir.answers import answer
from grimoire.bots.magenoir.evaluation import Evaluation
from grimoire.bots.magenoir.weights import Weights
from grimoire.bots.search.knowledge import Knowledge
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position
from grimoire.magenoir.game import Game
from grimoire.magenoir.zones import CHANNELED, DECK, DISCARD, EQUIPMENT, HAND, PERMANENTS, PREPARED, RITUALS, ZONES

PAUSES: Final = ("main", "gather", "take-pile")  # the questions at which an action is over
ROUTINE: Final = ("place-mana", "order", "window", "leaving-order", "hand-limit")  # answered without branching
PLACING: Final = "place-mana"  # what lies on a pile can be traded for: for a win that matters
CHEAPEST: Final = ("activate", "use", "prepare", "channel", "trade")
FOLLOWING: Final = ("activate", "channel")
REPEATED: Final = ("use", "trade")
REPEATING: Final = 0.3  # nothing that could be done again and again goes on for ever
ACTING: Final = 0.05  # any action: of two lines that lead to the same, the shorter
# What is still there to win with, in Health Points of the opponent.
IN_RESERVE: Final = 0.6
IN_HAND: Final = 0.4
IN_PREPARATION: Final = 1.0
IN_THE_WAY: Final = 0.4  # a Health Point of what could stand in the way
SURPRISE: Final = 4  # Health Points more than cards usually take
SLOPE: Final = 0.08  # from the value of the best line of a turn to the logit of winning, fitted on games of the search
MIDDLE: Final = -0.36


class MageNoirKnowledge(Knowledge):
    def __init__(self, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.evaluation = Evaluation(seat, weights)

    def answer(self, position: Position, chance: Chance) -> int:
        return answer(cast(Game, position), chance)

    def value(self, position: Position) -> float:
        return self.evaluation.of(cast(Game, position))

    def nearness(self, position: Position) -> float:
        """Few Health Points of the opponent and of what stands before them, and much left to take them with."""
        g = cast(Game, position)
        if g.over:
            return 100.0 if g.winner == self.seat else -100.0
        seat = self.seat
        left = IN_RESERVE * sum(g.reserve[seat * 6 : seat * 6 + 6]) + IN_HAND * len(g.cards(seat, HAND))
        left += IN_PREPARATION * len(g.cards(seat, PREPARED))
        walls = sum([max(0, g.hp[card]) for card in g.cards(1 - seat, PERMANENTS)])
        return left - IN_THE_WAY * walls - g.life[1 - seat]

    def is_win_near(self, position: Position) -> bool:
        g = cast(Game, position)
        spells = len(g.cards(self.seat, PREPARED)) + (g.opened is not None)  # one that is under way lies nowhere
        return g.life[1 - self.seat] <= 2 * len(g.cards(self.seat, HAND)) + 3 * spells + SURPRISE

    def chance_to_win(self, value: float) -> float:
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, SLOPE * value + MIDDLE))))

    def is_pause(self, position: Position) -> bool:
        return position.opened is None and position.question.id in PAUSES

    def goes_on(self, position: Position) -> bool:
        return position.asked == self.seat and position.opened is None and position.question.id == "main"

    def is_open_question(self, position: Position, for_win: bool) -> bool:
        question = position.question.id
        return question not in ROUTINE or (for_win and question == PLACING)

    def ways_to_win(self, position: Position) -> list[int]:
        """All but the end of the turn: first what lies ready, last the trades, of which there are most."""
        if not self.goes_on(position):
            return list(range(len(position.options)))
        verbs = [option.verb for option in position.options]
        found = [i for verb in CHEAPEST for i, one in enumerate(verbs) if one == verb]
        return found + [i for i, one in enumerate(verbs[:-1]) if one not in CHEAPEST]

    def continuations(self, opened: Option, position: Position) -> list[int]:
        """A spell is prepared to be activated or channeled."""
        if opened.verb != "prepare":
            return []
        return [i for i, option in enumerate(position.options) if option.card == opened.card and option.verb in FOLLOWING]

    def is_repeatable(self, opened: Option) -> bool:
        return opened.verb in REPEATED

    def cost(self, position: Position, option: int) -> float:
        if position.opened is not None:
            return 0.0
        verb = position.options[option].verb
        if verb in ("end turn", "pass"):
            return 0.0
        return REPEATING if verb in REPEATED else ACTING

    def tally(self, position: Position) -> dict[str, int]:
        g = cast(Game, position)
        seat, other = self.seat, 1 - self.seat
        return {
            "damage": -max(0, g.life[other]),
            "health": max(0, g.life[seat]),
            "cards": len(g.cards(seat, HAND)),
            "components": len(g.cards(seat, CHANNELED)),
            "standing": sum([len(g.cards(seat, zone)) for zone in (PERMANENTS, EQUIPMENT, RITUALS)]),
        }

    def key(self, position: Position) -> Any:
        """The table, whatever the order of cards that have none."""
        g = cast(Game, position)
        defs = g.defs
        parts: list[Any] = [tuple(g.reserve), tuple(g.piles), tuple(g.life), tuple(g.mage_noir), tuple(sorted(g.once))]
        parts.append(len(g.exhausted))
        for at in range(2 * ZONES):
            cards = g.zones[at]
            zone = at % ZONES
            if zone == DECK:
                parts.append(len(cards))
            elif zone == HAND or zone == DISCARD:
                parts.append(tuple(sorted([defs[card] for card in cards])))
            elif cards:
                lying = [(defs[card], g.hp[card], sum(g.mana[card * 6 : card * 6 + 6]), g.prepared[card]) for card in cards]
                parts.append(tuple(sorted(lying)) if zone <= CHANNELED else tuple(lying))
            else:
                parts.append(())
        return tuple(parts)
