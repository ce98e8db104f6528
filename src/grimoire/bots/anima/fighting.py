"""What a Combat under way is worth to a seat: the odds, times what hangs on it."""

from typing import Final

from grimoire.anima.areas import level_of
from grimoire.anima.conditions import FoeIs
from grimoire.anima.continuous_texts import final_mission
from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.parties import has_completed, party
from grimoire.anima.procedures import text_scope
from grimoire.anima.word_numbers import AT_COMBAT
from grimoire.anima.zones import FOE_KIND_NUMBER
from grimoire.bots.anima.dangers import combat_odds
from grimoire.bots.anima.duels import sums
from grimoire.bots.anima.prospects import EXPELLED, Prospects, death_cost
from grimoire.bots.anima.reserves import bait_in
from grimoire.bots.anima.tasks import Tasks
from grimoire.bots.anima.worth import concerns, worth_in_hand
from grimoire.kernel.option import Option
from grimoire.language.syntax import CALL, NUMBER, Expr

BETWEEN_PARTIES: Final = 2.0
KEPT: Final = 2.0
SPIN: Final = 0.1  # a Character spun can do nothing more this turn


def at_stake(g: Game, seat: int) -> float:
    """What is won with this Combat."""
    fight = g.fights[-1]
    if g.attempt_seat == seat:
        return Prospects(g, seat).mission_value(g.definition(g.attempt_card))
    area = g.place[seat]
    if fight.rival >= 0 or area < 0:
        return BETWEEN_PARTIES
    return 1.0 + max(Prospects(g, seat).rewards(area, level_of(g, area)).values())


def to_be_won(g: Game, seat: int) -> float:
    """What a Combat under way gives its winner beyond what the position already has: a reward, or a place to be in."""
    fight = g.fights[-1]
    if g.attempt_seat == seat or fight.rival >= 0:
        return at_stake(g, seat)
    ahead = Prospects(g, seat)
    if g.place[seat] >= 0:
        return max(ahead.rewards(g.place[seat], level_of(g, g.place[seat])).values())
    area = g.at[fight.card] if fight.card >= 0 else -1
    return ahead.here(area) if area >= 0 else 0.0


class Use:
    """Something used in a Combat, judged by what it says: what it adds, and the card that is gone."""

    def __init__(self, added: int = 0, card: int = -1) -> None:
        self.added = added
        self.card = card


def use_of(g: Game, seat: int, option: Option) -> Use:
    """What an option of the Combat cards adds to one's own side, or takes from the other."""
    number = g.pool.numbers[option.card]
    spent = next((card for card in hand(g, seat) if g.printed[card] == number), -1) if option.verb != "use" else -1
    if option.verb == "bait":
        return Use(bait_in(g.definition(g.attempt_card)), spent)
    definition = g.definitions[number]
    lines = [line for act, line in zip(definition.acts, definition.lines, strict=False) if act.moment == AT_COMBAT]
    return Use(sum([added_by(g, seat, line) for line in lines]), spent)


def added_by(g: Game, seat: int, e: Expr) -> int:
    if e.kind == CALL and e.text == "if" and e.args[0].text == "foe_is":
        kind = FOE_KIND_NUMBER[e.args[0].args[0].text]
        branch = 1 if FoeIs(kind).holds(g, text_scope(g, seat, -1)) else 2
        return added_by(g, seat, e.args[branch]) if branch < len(e.args) else 0
    if e.kind == CALL and e.text == "combat" and e.args[0].kind == NUMBER:
        return e.args[0].value if concerns(e.args[1:2], "us") else -e.args[0].value
    return sum([added_by(g, seat, part) for part in (e.args if e.body is None else [e.body])])


def combat_value(g: Game, seat: int, stake: float, use: Use) -> float:
    """The Combat as it now stands, or with something more used in it, and what is left in hand after it."""
    fight = g.fights[-1]
    ours, theirs = sums(g, fight)
    gap = (ours - theirs if fight.seat == seat else theirs - ours) + use.added
    mine, other = fight.best if fight.seat == seat else (fight.best[1], fight.best[0])
    win, tie, death = combat_odds(gap, mine, other, fight.margin)
    if fight.rival < 0:
        win += tie
    if g.attempt_seat == seat:  # only all of it counts: what is used now is missing in the fights to come
        stake *= chance_of_rest(g, seat, other, use.added)
    return win * stake - death * death_cost(g, seat) - (1.0 - win) * EXPELLED + left(g, seat, use.card)


def chance_of_rest(g: Game, seat: int, dice: int, used: int) -> float:
    """Of the fights that follow in this attempt; what was used in this one is over by then."""
    fights = g.fights
    g.fights = []
    tasks = Tasks(g, seat)
    tasks.reserve = max(0, tasks.reserve - used)
    rest = tasks.rest_of_attempt(dice)
    g.fights = fights
    return rest


def left(g: Game, seat: int, without: int) -> float:
    """What is still in hand; it is worth more when the last fight is near."""
    skills = 0
    value = 0.0
    worth = KEPT if final_mission(g) >= 0 and has_completed(g, seat) else 1.0
    for card in party(g, seat):
        skills |= g.definition(card).skills
        value -= SPIN * (g.state[card] & 1)
    for card in hand(g, seat):
        if card != without:
            value += worth * worth_in_hand(g.definition(card), skills)
    return value
