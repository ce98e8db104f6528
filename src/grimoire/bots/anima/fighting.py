"""What a Combat under way is worth to a seat: the odds, times what hangs on it."""

from grimoire.anima.game import Game
from grimoire.anima.queries import hand, has_completed, level_of, party
from grimoire.anima.standing import final_mission
from grimoire.bots.anima.duels import sums
from grimoire.bots.anima.odds import combat_odds
from grimoire.bots.anima.prospects import EXPELLED, Prospects, death_cost
from grimoire.bots.anima.worth import worth_in_hand

BETWEEN_PARTIES = 2.0
KEPT = 2.0
SPIN = 0.1  # a Character spun can do nothing more this turn


def at_stake(g: Game, seat: int) -> float:
    """What is won with this Combat."""
    fight = g.fights[-1]
    if g.attempt_seat == seat:
        return Prospects(g, seat).mission_value(g.definition(g.attempt_card))
    area = g.place[seat]
    if fight.rival >= 0 or area < 0:
        return BETWEEN_PARTIES
    return 1.0 + max(Prospects(g, seat).rewards(area, level_of(g, area)).values())


def combat_value(g: Game, seat: int, stake: float) -> float:
    """The Combat as it now stands, and what is left in hand after it."""
    fight = g.fights[-1]
    ours, theirs = sums(g, fight)
    gap = ours - theirs if fight.seat == seat else theirs - ours
    mine, other = fight.best if fight.seat == seat else (fight.best[1], fight.best[0])
    win, tie, death = combat_odds(gap, mine, other, fight.margin)
    if fight.rival < 0:
        win += tie
    return win * stake - death * death_cost(g, seat) - (1.0 - win) * EXPELLED + left(g, seat)


def left(g: Game, seat: int) -> float:
    """What is still in hand; it is worth more when the last fight is near."""
    skills = 0
    value = 0.0
    worth = KEPT if final_mission(g) >= 0 and has_completed(g, seat) else 1.0
    for card in party(g, seat):
        skills |= g.definition(card).skills
        value -= SPIN * (g.state[card] & 1)
    for card in hand(g, seat):
        value += worth * worth_in_hand(g.definition(card), skills)
    return value
