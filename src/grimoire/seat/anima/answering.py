"""What would come of using something in one's own Combat: how it would go with it, tried out on a sample in which the others
let things be. What a die would show is not foreseen: every face is tried."""

from typing import Final

from grimoire.anima.combat_and_speed import foe_combat, strength_of
from grimoire.anima.combat_state import FIRST, LOST, SECOND, TIED, UNDECIDED, WON
from grimoire.anima.dice import FOR_FIGHT, purpose_of
from grimoire.anima.game import Game
from grimoire.anima.interruptible import SUBJECT
from grimoire.anima.viewing import last_roll
from grimoire.bots.anima.dangers import combat_odds
from grimoire.kernel.option import Decision
from grimoire.match.anima.question_traits import is_price, suggested
from grimoire.match.stops import PASS

FACES: Final = range(1, 7)
MOST_STEPS: Final = 24
MOST_CHOICES: Final = 2  # of one's own on the way
MOST_BRANCHES: Final = 6
BEFORE_DICE: Final = "combat-cards"
NUMBER: Final = 1  # of chance where a price is suggested

Odds = tuple[float, float, float]  # to win, to tie, to lose, for who is asked


def odds_with(g: Game, index: int) -> Odds | None:
    """How the Combat of the Party that is asked goes with this option; nothing where that cannot be told."""
    if g.question.id == BEFORE_DICE:
        return before_dice(g, index)
    roll = last_roll(g)
    if roll is None:
        return before_roll(g, index)
    if purpose_of(roll) != FOR_FIGHT:
        return None
    ahead = [g.clone() for _ in FACES]
    for face, one in zip(FACES, ahead, strict=True):
        one.dice = [face]
        one.choose(index)
    return after_dice(ahead, g.asked, len(g.fights), WON if g.fights[-1].seat == g.asked else LOST)


def odds_now(g: Game, seat: int) -> Odds:
    """As it stands before the dice."""
    fight = g.fights[-1]
    ours = strength_of(g, fight.seat)
    theirs = foe_combat(g, fight) if fight.rival < 0 else strength_of(g, fight.rival)
    win, tie, _ = combat_odds(ours - theirs, fight.best[FIRST], fight.best[SECOND], fight.margin)
    lose = max(0.0, 1 - win - tie)
    return (win, tie, lose) if seat == fight.seat else (lose, tie, win)


def before_dice(g: Game, index: int) -> Odds | None:
    seat = g.asked
    ahead = g.clone()
    ahead.choose(index)
    for _ in range(MOST_STEPS):
        decision = ahead.decision()
        if decision is None or not ahead.fights or ahead.view(seat).roll:
            return None
        if decision.seat == seat and decision.question.id == BEFORE_DICE:
            return odds_now(ahead, seat)
        if not let_be(ahead, decision, seat):
            return None
    return None


def before_roll(g: Game, index: int) -> Odds | None:
    """An Interruption while no die of the Combat has fallen: as it stands once what is answered has happened, or not."""
    seat, fights = g.asked, len(g.fights)
    subject = g.stack[-1].vals[SUBJECT]
    ahead = g.clone()
    ahead.choose(index)
    for _ in range(MOST_STEPS):
        decision = ahead.decision()
        if decision is None or len(ahead.fights) < fights or last_roll(ahead) is not None:
            return None
        if len(ahead.stack) <= subject or ahead.question.id == BEFORE_DICE:
            return odds_now(ahead, seat)
        if not let_be(ahead, decision, seat):
            return None
    return None


def after_dice(ahead: list[Game], seat: int, fights: int, won: int, depth: int = 0) -> Odds | None:
    """One game for each face the next die may show, gone on with together; `won`: how it ends where the seat wins. Where the
    seat itself has a choice (which die, up or down), it is what it wins most often with."""
    results = [result_of(one, seat, fights, won) for one in ahead]
    asked = [one for one, result in zip(ahead, results, strict=True) if result == UNDECIDED]
    if None in results:
        return None
    if not asked:
        win, tie, lose = (results.count(result) / len(results) for result in (WON, TIED, LOST))
        return win, tie, lose
    options = len(asked[0].options)
    if (
        depth >= MOST_CHOICES
        or options > MOST_BRANCHES
        or len(asked) < len(ahead)
        or any(len(one.options) != options for one in asked)
    ):
        return None
    found: list[Odds | None] = []
    for option in range(options):
        branch = [one.clone() for one in ahead]
        for one, dice in zip(branch, ahead, strict=True):
            one.dice = dice.dice[:]
            one.choose(option)
        found.append(after_dice(branch, seat, fights, won, depth + 1))
    return max((odds for odds in found if odds is not None), default=None)


def result_of(ahead: Game, seat: int, fights: int, won: int) -> int | None:
    """Won, lost or tied, for the seat; undecided where it has a choice, nothing where another has."""
    for _ in range(MOST_STEPS):
        over = len(ahead.fights) < fights
        result = ahead.outcome if over else ahead.fights[-1].result
        if over or result != UNDECIDED:
            return WON if result == won else LOST if result in (WON, LOST) else TIED
        decision = ahead.decision()
        if decision is None:
            return None
        if not let_be(ahead, decision, seat):
            return UNDECIDED if decision.seat == seat else None
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
