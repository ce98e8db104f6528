"""Whether something of a player's is touched by what an Interruption would answer (Anima)."""

from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.interruptible import SUBJECT
from grimoire.anima.view import PlayerView, View
from grimoire.bots.anima.answers import answer
from grimoire.kernel.chance import seeded
from grimoire.match.anima.concern import is_concerned

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
