"""What standing orders want to know of a question of Mage Noir."""

from typing import Final, cast

from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.magenoir.game import Game
from grimoire.magenoir.instantaneous_actions import asked_later
from grimoire.magenoir.preparing import takes_all
from grimoire.magenoir.zenith import works_at_zenith
from grimoire.magenoir.zones import BOARD, HAND
from grimoire.match.magenoir.interfering import may_change_zenith, ways
from grimoire.match.magenoir.suggesting import PAYMENTS, suggested_in
from grimoire.match.magenoir.touching import is_fatal, is_touched
from grimoire.match.question_traits import ASK, QuestionTraits

COMPONENT: Final = "component"  # the question for one of several
ZENITH_CHECK: Final = "zenithcheck"  # the word of the option that checks Zenith
IN_SIGHT: Final = (*BOARD, HAND)  # where a card can still ask for Zenith in this turn


class MageNoirQuestionTraits(QuestionTraits):
    windows = frozenset(("window",))
    fillings = frozenset((COMPONENT,))
    orderings = frozenset(("order", "leaving-order"))
    payments = PAYMENTS

    def is_touched(self, sample: Position, seat: int) -> bool:
        return is_touched(cast(Game, sample), seat)

    def is_fatal(self, sample: Position, seat: int) -> bool:
        return is_fatal(cast(Game, sample), seat)

    def only_way(self, sample: Position, decision: Decision) -> int:
        """As many components are there as are needed: all of them serve, in the order in which they lie."""
        g = cast(Game, sample)
        return 0 if decision.question.id == COMPONENT and takes_all(g, g.stack[-1]) else ASK

    def paid_with(self, sample: Position, decision: Decision, number: int) -> int:
        return suggested_in(sample, decision, number)

    def first_by_rule(self, samples: list[Position], decision: Decision, known: int) -> int:
        """What comes to the same in any order comes as its cards lie on the table, as the engine lists it. Zenith is checked
        first where nobody has a card with Zenith in sight, where nothing else waits that could change what it finds for who
        has one, and where nothing is lost by that."""
        words = [option.word for option in decision.options]
        check = words.index(ZENITH_CHECK) if ZENITH_CHECK in words else ASK
        seats = seats_with_zenith(cast(Game, samples[0]), known)
        if check != ASK and all(is_settled(cast(Game, sample), decision, check, seats) for sample in samples):
            return check
        tried = [ways(cast(Game, sample), seats) for sample in samples]
        if all(is_all_the_same(tables) for tables in tried):
            return 0
        return check if check != ASK and all(loses_nothing(tables, check) for tables in tried) else ASK

    def hides_answers(self, position: Position, seat: int) -> bool:
        """What may be done in a window lies on the board; only a text that looks at the hand depends on it."""
        g = cast(Game, position)
        texts = [g.definition(card) for zone in BOARD for card in g.cards(seat, zone)]
        return any(text.acts and ("hand" in text.verbs or "discard" in text.verbs) for text in texts)

    def asked_after(self, position: Position) -> list[int]:
        return asked_later(cast(Game, position))


def is_settled(g: Game, decision: Decision, check: int, seats: frozenset[int]) -> bool:
    """Whether the check of Zenith finds the same now and later for these seats, and nothing that waits asks for it."""
    if not seats:
        return True
    others = [i for i in range(len(decision.options)) if i != check]
    cards = {i: decision.options[i].card for i in others}
    if works_at_zenith(g) or not all(cards.values()):
        return False
    texts = {i: g.definitions[g.pool.numbers[card]] for i, card in cards.items()}
    if any(text.speaks_of_zenith for text in texts.values()):
        return False
    return not any(may_change_zenith(g, i, seats) for i in texts)


def is_all_the_same(tables: list[set[bytes]]) -> bool:
    return bool(tables) and all(found == tables[0] for found in tables)


def loses_nothing(tables: list[set[bytes]], first: int) -> bool:
    """Whether all that can become of this moment can still become of it after this option."""
    return bool(tables) and set().union(*tables) == tables[first]


def seats_with_zenith(g: Game, known: int) -> frozenset[int]:
    """Who has a card in play or in hand that speaks of Zenith, as far as all of these seats know."""
    return frozenset(
        seat
        for seat in range(2)
        for zone in IN_SIGHT
        for card in g.cards(seat, zone)
        if g.known[card] & known == known and g.definition(card).speaks_of_zenith
    )
