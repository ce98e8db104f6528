"""What standing orders want to know of a question of Anima, and what is suggested where one is a price and no plan."""

from typing import Final, cast

from grimoire.anima.combat_cards import fighters_later
from grimoire.anima.game import Game
from grimoire.anima.interruptible import SUBJECT
from grimoire.anima.interruptions import asked_later
from grimoire.anima.view import PlayerView, View
from grimoire.anima.zones import HAND, OPEN
from grimoire.bots.anima.answers import answer
from grimoire.kernel.chance import seeded
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.match.anima.idle_answers import is_idle
from grimoire.match.question_traits import ASK, QuestionTraits


def is_concerned(view: View, decision: Decision) -> bool:
    """From what the asked seat sees: its own dice, its own fights, and everything that is no die."""
    if decision.question.word != "die":
        return True
    seat = decision.seat
    if any(roller == seat for roller, _ in view.roll):
        return True
    return view.fight is not None and seat in (view.fight.seat, view.fight.rival)


USE: Final = "use"  # what the question is about: a card or an ability was used
DEATH: Final = "death"
OWN_COMBAT: Final = "combat-cards"
MOST_STEPS: Final = 40  # questions answered on the way


def is_touched(g: Game, seat: int) -> bool:
    """For the seat that is asked; changes the game it is given, a sample. Of Encounters, Traps and deaths only those are
    asked whose they are."""
    decision = g.decision()
    view: View = g.view(seat)
    if decision is None or g.question.word != USE:
        return decision is not None and is_concerned(view, decision)
    if view.fight is not None and seat in (view.fight.seat, view.fight.rival):
        return True
    return is_hurt(g, seat, view.players[seat])


def is_fatal(g: Game) -> bool:
    """Whether one of the seat's Characters is about to die: a Party falls with its last one. What a Party uses in its own
    Combat is no interruption of another's matters: however often somebody has passed, they are asked."""
    return g.question.word == DEATH or g.question.id == OWN_COMBAT


def is_hurt(g: Game, seat: int, before: PlayerView) -> bool:
    """Whether the Party would be worse off, if everybody passed: tried out, with quick answers on the way."""
    subject = g.stack[-1].vals[SUBJECT]
    chance = seeded(1)
    for _ in range(MOST_STEPS):
        passing = [i for i, option in enumerate(g.options) if option.verb == "pass"]
        g.choose(passing[0] if g.question.id == "interrupt" and passing else answer(g, chance))
        if g.over or len(g.stack) <= subject:
            break
    return worse(before, g.view(seat).players[seat])


def worse(before: PlayerView, after: PlayerView) -> bool:
    """Cards, strength or freedom lost, or moved."""
    if (before.area, before.leaving, before.out, before.gone) != (after.area, after.leaving, after.out, after.gone):
        return True
    if after.combat < before.combat or after.speed < before.speed:
        return True
    fewer = [len(after.hand) < len(before.hand), len(after.party) < len(before.party)]
    fewer += [len(after.missions) + len(after.completed) < len(before.missions) + len(before.completed)]
    hurt = [sum(card.spun or card.down for card in player.party) for player in (before, after)]
    return any(fewer) or hurt[1] > hurt[0]


SPINNING: Final = frozenset(("spin-for", "spin-icons"))
# Which cards are let go is a choice of the game: suggested when asked, never done unasked.
ONLY_WHEN_ASKED: Final = frozenset(("pay-discard", "discard", "hand-limit", "exchange-give", "trade-give"))
PRICES: Final = SPINNING | ONLY_WHEN_ASKED


def is_price(decision: Decision, asked: bool = True) -> bool:
    """Whether a suggestion is to be had; `asked`: the player wants one for this very question."""
    return decision.question.id in (PRICES if asked else SPINNING)


def suggested(position: Position, number: int) -> int:
    """The option for the seat that is asked, from a sample for it; `number` of the choices that led there."""
    return answer(cast(Game, position), seeded(number))


class AnimaQuestionTraits(QuestionTraits):
    # Combat cards are asked for by the same rule as interruptions, so who has none is spared the question in the same way.
    windows = frozenset(("interrupt", "combat-cards"))
    own_windows = frozenset(("combat-cards",))
    orderings = frozenset(())
    steps = frozenset(("trade-offer",))
    payments = SPINNING

    def is_touched(self, sample: Position, seat: int) -> bool:
        return is_touched(cast(Game, sample), seat)

    def is_fatal(self, sample: Position, seat: int) -> bool:
        return is_fatal(cast(Game, sample))

    def is_idle(self, own: Position) -> bool:
        return is_idle(cast(Game, own))

    def paid_with(self, sample: Position, decision: Decision, number: int) -> int:
        return suggested(sample, number)

    def first_by_rule(self, samples: list[Position], decision: Decision, known: int) -> int:
        return ASK

    def hides_answers(self, position: Position, seat: int) -> bool:
        """Whoever holds a card that not everybody knows might answer with it."""
        g = cast(Game, position)
        return any(g.known[card] != OPEN for card in g.own(seat, HAND))

    def asked_after(self, position: Position) -> list[int]:
        g = cast(Game, position)
        return asked_later(g) if g.question.id == "interrupt" else fighters_later(g)
