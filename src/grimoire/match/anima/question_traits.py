"""What standing orders want to know of a question of Anima."""

from typing import cast

from grimoire.anima.combat_cards import fighters_later
from grimoire.anima.game import Game
from grimoire.anima.interruptions import asked_later
from grimoire.anima.zones import HAND, OPEN
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.match.anima.touching import is_fatal, is_touched
from grimoire.match.question_traits import ASK, QuestionTraits


class AnimaQuestionTraits(QuestionTraits):
    # Combat cards are asked for by the same rule as interruptions, so who has none is spared the question in the same way.
    windows = frozenset(("interrupt", "combat-cards"))
    own_windows = frozenset(("combat-cards",))
    orderings = frozenset(())
    steps = frozenset(("trade-offer",))

    def is_touched(self, sample: Position, seat: int) -> bool:
        return is_touched(cast(Game, sample), seat)

    def is_fatal(self, sample: Position, seat: int) -> bool:
        return is_fatal(cast(Game, sample))

    def first_by_rule(self, samples: list[Position], decision: Decision, known: int) -> int:
        return ASK

    def hides_answers(self, position: Position, seat: int) -> bool:
        """Whoever holds a card that not everybody knows might answer with it."""
        g = cast(Game, position)
        return any(g.known[card] != OPEN for card in g.own(seat, HAND))

    def asked_after(self, position: Position) -> list[int]:
        g = cast(Game, position)
        return asked_later(g) if g.question.id == "interrupt" else fighters_later(g)
