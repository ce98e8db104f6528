"""What standing orders want to know of a question of Mage Noir."""

from typing import Final, cast

from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.magenoir.game import Game
from grimoire.magenoir.zones import BOARD
from grimoire.match.magenoir.interfering import matters
from grimoire.match.magenoir.touching import is_fatal, is_touched
from grimoire.match.regard import ASK, Regard

ZENITH_CHECK: Final = "zenithcheck"  # the word of the option that checks Zenith


class MageNoirRegard(Regard):
    windows = frozenset(("window",))
    orderings = frozenset(("order", "leaving-order"))

    def is_touched(self, sample: Position, seat: int) -> bool:
        return is_touched(cast(Game, sample), seat)

    def is_fatal(self, sample: Position, seat: int) -> bool:
        return is_fatal(cast(Game, sample), seat)

    def first_by_rule(self, samples: list[Position], decision: Decision, known: int) -> int:
        """Where nothing in sight speaks of Zenith it is checked first; what comes to the same in any order comes as its cards
        lie on the table, as the engine lists it."""
        words = [option.word for option in decision.options]
        if ZENITH_CHECK in words and not is_zenith_known(cast(Game, samples[0]), known):
            return words.index(ZENITH_CHECK)
        return ASK if any(matters(cast(Game, sample)) for sample in samples) else 0

    def hides_answers(self, position: Position, seat: int) -> bool:
        """What may be done in a window lies on the board; only a text that looks at the hand depends on it."""
        g = cast(Game, position)
        texts = [g.definition(card) for zone in BOARD for card in g.cards(seat, zone)]
        return any(text.acts and ("hand" in text.verbs or "discard" in text.verbs) for text in texts)


def is_zenith_known(g: Game, known: int) -> bool:
    """Whether a card that all of these seats know speaks of Zenith."""
    return any(g.definition(card).speaks_of_zenith for card, seats in enumerate(g.known) if seats & known == known)
