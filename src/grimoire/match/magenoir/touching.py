"""Whether something of a player's is touched by what a window comes before: tried out where all pass (Mage Noir)."""

from typing import Final

from grimoire.bots.magenoir.answers import answer
from grimoire.kernel.chance import seeded
from grimoire.kernel.frame import Frame
from grimoire.magenoir.game import Game
from grimoire.magenoir.players import seat_of
from grimoire.magenoir.procedure_numbers import ACTIVATE, CHANNEL, MAIN_ACTIONS, PREPARE, PROCEDURES, TRADE, TURN, USE_ABILITY
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.turn import END_BATCH
from grimoire.magenoir.zones import BOARD, HAND, PERMANENTS

ANNOUNCED: Final = (ACTIVATE, USE_ABILITY, PREPARE, TRADE, CHANNEL)
OVER: Final = ("main", "gather", "take-pile")  # the questions at which what was announced is done
MOST_STEPS: Final = 40  # questions answered on the way


def is_touched(g: Game, seat: int) -> bool:
    """For the seat that is asked in a window; changes the game it is given, a sample."""
    before = g.stack[-2]
    if is_one_of(before, ANNOUNCED):
        if before.scope.seat == seat:
            return False  # one's own doing
        return is_named(g, seat, before.scope.card) or is_hurt(g, seat)
    if before.node is PROCEDURES[MAIN_ACTIONS]:
        return False  # nothing is announced
    return is_end_of_other(g, seat) or is_hurt(g, seat)


def is_one_of(frame: Frame, numbers: tuple[int, ...]) -> bool:
    return any(frame.node is PROCEDURES[number] for number in numbers)


def is_end_of_other(g: Game, seat: int) -> bool:
    """The end of an opponent's turn: once, before its effects."""
    turn = g.stack[-2]
    return g.active != seat and turn.node is PROCEDURES[TURN] and turn.step == END_BATCH


def is_named(g: Game, seat: int, card: int) -> bool:
    """Whether the announced text names this player, or a card of theirs."""
    for frame in g.parked:
        if frame.scope.card != card:
            continue
        for refs in frame.scope.picks.values():
            for ref in refs:
                if ref in (-1, -2):
                    if seat_of(ref) == seat:
                        return True
                elif ref >= CARD_BITS and g.live(ref) >= 0 and g.owner[g.live(ref)] == seat:
                    return True
    return False


def is_hurt(g: Game, seat: int) -> bool:
    """Whether Health Points or a card would be lost, if everybody passed: tried out, with quick answers on the way.

    In one's own turn cards do not count: one's own texts and the size of the hand take those.
    """
    own = g.active == seat
    depth = len(g.stack)
    moment = (g.stack[-2].step, g.turn)
    life, health, cards = g.life[seat], health_of(g, seat), cards_of(g, seat)
    chance = seeded(1)
    for _ in range(MOST_STEPS):
        if g.question.id == "window":
            if len(g.stack) < depth or (len(g.stack) == depth and (g.stack[-2].step, g.turn) != moment):
                break
            g.choose(0)
        else:
            g.choose(answer(g, chance))
        if g.over or g.question.id in OVER or len(g.stack) < depth - 1:
            break
    if is_lost(g, seat):
        return True
    if g.life[seat] < life or any(g.hp[card] < hp for card, hp in health.items()):
        return True
    return not own and cards_of(g, seat) < cards


def is_lost(g: Game, seat: int) -> bool:
    return g.over and g.winner != seat


def is_fatal(g: Game, seat: int) -> bool:
    """Whether the game would be lost, if everybody passed."""
    is_hurt(g, seat)
    return is_lost(g, seat)


def health_of(g: Game, seat: int) -> dict[int, int]:
    return {card: g.hp[card] for card in g.cards(seat, PERMANENTS)}


def cards_of(g: Game, seat: int) -> int:
    """How many cards a player has in hand and on the board."""
    return sum(len(g.cards(seat, zone)) for zone in (HAND, *BOARD))
