"""What to use in a Combat, and against dice: quick judgements from the dice on the table and the sums."""

from typing import Final

from grimoire.anima.combat_and_speed import current_fight, foe_combat, strength_of
from grimoire.anima.combat_state import Fight
from grimoire.anima.dice import DICE, PER_DIE, dice_of
from grimoire.anima.game import Game
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.procedure_numbers import PROCEDURES, ROLL
from grimoire.kernel.chance import Chance

SAFE: Final = 3  # so far ahead, nothing more is used


def sums(g: Game, fight: Fight) -> tuple[int, int]:
    """Combat of both sides now, without dice."""
    return strength_of(g, fight.seat), strength_of(g, fight.rival) if fight.rival >= 0 else foe_combat(g, fight)


def lead_of(g: Game, seat: int) -> int:
    """How far a seat is ahead in the Combat being fought, with the dice that lie there."""
    fight = current_fight(g, seat)
    if fight is None:
        return 0
    ours, theirs = sums(g, fight)
    mine, other = best_dice(g, fight)
    lead = ours + mine - theirs - other
    return lead if fight.seat == seat else -lead


def best_dice(g: Game, fight: Fight) -> tuple[int, int]:
    roll = PROCEDURES[ROLL]
    for frame in reversed(g.stack):
        if frame.node is roll:
            faces = [(frame.vals[DICE + d * PER_DIE], frame.vals[DICE + d * PER_DIE + 1]) for d in range(dice_of(frame))]
            mine = [face for seat, face in faces if seat == fight.seat]
            other = [face for seat, face in faces if seat == fight.rival]
            return max(mine, default=0), max(other, default=0)
    return 0, 0


def combat_card(g: Game, chance: Chance) -> int:
    """Use something as long as the Combat is not won for certain and not hopeless."""
    lead = lead_of(g, g.asked)
    last = len(g.options) - 1
    if lead >= SAFE or lead < -9:
        return last
    useful = [i for i, option in enumerate(g.options) if option.verb in ("play", "use")]
    useful = useful or [i for i, option in enumerate(g.options) if option.verb == "bait"]
    return useful[chance.below(len(useful))] if useful else last


def interrupt(g: Game, chance: Chance) -> int:
    """Save the dying, evade, cancel; change dice where that may turn a Combat."""
    seat = g.asked
    last = len(g.options) - 1
    word = g.question.word
    if word in ("death", "trap", "encounter"):
        return 0
    if word == "use":
        return 0 if not chance.below(2) else last
    if word == "die":
        fight = current_fight(g, seat)
        if fight is not None:
            lead = lead_of(g, seat)
            return 0 if lead < 0 or (lead == 0 and fight.rival >= 0) else last
    return last


def choose_die(g: Game, chance: Chance) -> int:
    """One's own, as it is the one that failed."""
    mine = [i for i, option in enumerate(g.options) if option.player == SEAT_NAMES[g.asked]]
    return mine[0] if mine else chance.below(len(g.options))


def nudge(g: Game, chance: Chance) -> int:
    """Up for oneself, down for others."""
    return 0 if lead_of(g, g.asked) <= 0 and current_fight(g, g.asked) is not None else len(g.options) - 1
