"""What the next turns bring by themselves: the texts of the board that work at the beginning of a turn, let run."""

from typing import Final

from grimoire.bots.yardsticks.magenoir.answers import answer
from grimoire.kernel.chance import Chance
from grimoire.magenoir.game import Game
from grimoire.magenoir.occurrences import TURN_START
from grimoire.magenoir.procedure_numbers import SETTLE
from grimoire.magenoir.procedures import start
from grimoire.magenoir.turn import begin_turn, start_of_turn
from grimoire.magenoir.zones import CHANNELED, EQUIPMENT, PERMANENTS, PREPARED, RITUALS

MOST_ANSWERS: Final = 60
STANDING: Final = (PERMANENTS, EQUIPMENT, RITUALS, CHANNELED, PREPARED)


def is_anything_coming(g: Game) -> bool:
    return bool(g.listeners[TURN_START])


def board_key(g: Game, seat: int) -> tuple[int, ...]:
    """What the beginning of a turn depends on, as far as it matters here."""
    key = [seat, *g.life, *g.mage_noir, *g.reserve[seat * 6 : seat * 6 + 6]]
    for player in (0, 1):
        for zone in STANDING:
            key.append(-1)
            for card in g.cards(player, zone):
                key.append(g.defs[card])
                key.append(g.hp[card])
                key.append(sum(g.mana[card * 6 : card * 6 + 6]))
    return tuple(key)


def turn_begun(g: Game, seat: int, chance: Chance) -> Game:
    """A copy in which the seat's turn has begun and everything that happens then has happened."""
    ahead = g.clone()
    ahead.stack = []
    ahead.parked = []
    ahead.pending = []
    ahead.batches = []
    ahead.outer = []
    ahead.opened = None
    ahead.asked = -1
    ahead.active = seat
    begin_turn(ahead)
    start_of_turn(ahead)
    start(ahead, SETTLE, seat, [])
    ahead.advance()
    for _ in range(MOST_ANSWERS):
        if ahead.asked < 0:
            break
        ahead.choose(answer(ahead, chance))
    return ahead
