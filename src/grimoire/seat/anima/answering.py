"""What would come of using something in one's own Combat: how often it is won with it, tried out on a sample in which the
others let things be. What a die would show is not foreseen: every face is tried."""

from typing import Final

from grimoire.anima.combat_and_speed import foe_combat, strength_of
from grimoire.anima.combat_state import FIRST, LOST, SECOND, UNDECIDED, WON
from grimoire.anima.game import Game
from grimoire.bots.anima.odds import combat_odds
from grimoire.kernel.option import Decision
from grimoire.match.anima.suggesting import is_price, suggested
from grimoire.match.orders import PASS

FACES: Final = range(1, 7)
MOST_STEPS: Final = 24
BEFORE_DICE: Final = "combat-cards"
NUMBER: Final = 1  # of chance where a price is suggested


def chance_with(g: Game, index: int) -> float | None:
    """How likely the Party that is asked wins its Combat with this option; nothing where that cannot be told."""
    if g.question.id == BEFORE_DICE:
        return before_dice(g, index)
    won: list[float] = []
    for face in FACES:
        ahead = g.clone()
        ahead.dice = [face]
        result = after_dice(ahead, index)
        if result is None:
            return None
        won.append(result)
        if ahead.dice:  # no die was thrown: every face would be the same
            break
    return sum(won) / len(won)


def chance_now(g: Game, seat: int) -> float:
    """As it stands before the dice. Against a foe of no player a tie is enough."""
    fight = g.fights[-1]
    ours = strength_of(g, fight.seat)
    theirs = foe_combat(g, fight) if fight.rival < 0 else strength_of(g, fight.rival)
    win, tie, _ = combat_odds(ours - theirs, fight.best[FIRST], fight.best[SECOND], fight.margin)
    if seat == fight.seat:
        return win + tie if fight.rival < 0 else win
    return max(0.0, 1 - win - tie)


def before_dice(g: Game, index: int) -> float | None:
    seat = g.asked
    ahead = g.clone()
    ahead.choose(index)
    for _ in range(MOST_STEPS):
        decision = ahead.decision()
        if decision is None or not ahead.fights or ahead.view(seat).roll:
            return None
        if decision.seat == seat and decision.question.id == BEFORE_DICE:
            return chance_now(ahead, seat)
        if not let_be(ahead, decision, seat):
            return None
    return None


def after_dice(ahead: Game, index: int) -> float | None:
    """1 where the Combat is won, 0 where not."""
    seat = ahead.asked
    fight = ahead.fights[-1]
    own = WON if fight.seat == seat else LOST
    fights = len(ahead.fights)
    ahead.choose(index)
    for _ in range(MOST_STEPS):
        if len(ahead.fights) < fights:
            return float(ahead.outcome == own)
        if ahead.fights[-1].result != UNDECIDED:
            return float(ahead.fights[-1].result == own)
        decision = ahead.decision()
        if decision is None or not let_be(ahead, decision, seat):
            return None
    return None


def let_be(ahead: Game, decision: Decision, seat: int) -> bool:
    """Pass; pay a price as it is suggested, and choose where there is nothing to choose. False: here somebody would decide."""
    forms = [option.form for option in decision.options]
    if PASS in forms:
        ahead.choose(forms.index(PASS))
    elif len(forms) == 1:
        ahead.choose(0)
    elif decision.seat == seat and is_price(decision):
        ahead.choose(suggested(ahead, NUMBER))
    else:
        return False
    return True
