"""A finished game looked at again: after each decision the chance to win, where the game turned, and what was better.

Every decision is judged by the strongest bot from what the player could know then: the view of that seat and samples of it,
never the cards that were hidden. A chance is a rough one, and the same for every reader of a record: it follows from the
record alone.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from grimoire.bots.bot import Sight
from grimoire.bots.games import advised
from grimoire.bots.search.advice import UNKNOWN, Advice
from grimoire.kernel.chance import seeded
from grimoire.kernel.option import Option
from grimoire.table.playback import Playback

ALL_SEATS: Final = -1
MOST_TURNING: Final = 5
TURNING: Final = 0.05  # by this much of the chance to win a choice must have been worse than the best
DECIDED: Final = 0.02  # where so little is left to win or to lose nothing turns any more


class Judged(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision that opened an action, and what was chosen."""

    number: int  # of the choice, from 1
    entries: int  # of the log that led to it, in which what was taken back counts too
    turn: int
    seat: int
    chosen: str
    best: str
    chance: float = UNKNOWN  # to win after the choice, as the player could know; -1: nobody reckons it in this game
    best_chance: float = UNKNOWN
    loss: float = 0.0  # of chance, against the best
    line: list[str] = []  # how the better way goes on, as far as nothing hidden comes out
    missed: dict[str, int] = {}  # what the better way has more of at the end of the turn: damage, health, cards …
    turning: bool = False
    cut: bool = False  # time ended the thought


class Better(msgspec.Struct, frozen=True):
    """What stands behind a judgement, to be put into words."""

    judged: Judged
    chosen: Option
    line: list[Option]


def to_judge(playback: Playback, seat: int = ALL_SEATS) -> list[int]:
    """The choices of a seat that opened an action, by number: where there was something else to do."""
    return [number for number in range(1, playback.last + 1) if opened_an_action(playback, number, seat)]


def opened_an_action(playback: Playback, number: int, wanted: int) -> bool:
    seat, option = playback.chosen[number]
    if option is None or seat < 0 or wanted not in (ALL_SEATS, seat):
        return False
    decision = playback.positions[number - 1].decision()
    return decision is not None and decision.opens and len(decision.options) > 1


def analysed(playback: Playback, seat: int = ALL_SEATS) -> Iterator[Better]:
    """Every decision of a seat that opened an action, in the order of the game; none is a turning point yet."""
    for number in to_judge(playback, seat):
        yield looked_at(playback, number)


def looked_at(playback: Playback, number: int) -> Better:
    """One choice that opened an action."""
    position = playback.positions[number - 1]
    decision = position.decision()
    seat, option = playback.chosen[number]
    assert decision is not None and option is not None  # else it is not to be judged
    advice = advised(playback.record.game, Sight(position, seat, playback.record.closed), decision, seeded(number))
    made = next((one for one in advice if decision.options[one.option].form == option.form), None)
    first = decision.options[advice[0].option]
    turn = playback.turn_of(number - 1)
    return judged(number, playback.numbers[number], turn, seat, option, advice[0], made, first)


def judged(
    number: int, entries: int, turn: int, seat: int, chosen: Option, best: Advice, made: Advice | None, first: Option
) -> Better:
    loss = 0.0
    missed: dict[str, int] = {}
    is_reckoned = best.chance != UNKNOWN and made is not None
    if made is not None and is_reckoned:
        loss = max(0.0, best.chance - made.chance)
        missed = {name: n - made.tally.get(name, n) for name, n in best.tally.items() if n > made.tally.get(name, n)}
    is_same = chosen.form == first.form
    return Better(
        Judged(
            number,
            entries,
            turn,
            seat,
            chosen.form,
            first.form,
            round(made.chance, 3) if made is not None and is_reckoned else UNKNOWN,
            round(best.chance, 3) if is_reckoned else UNKNOWN,
            0.0 if is_same else round(loss, 3),
            [] if is_same else [option.form for option in best.told],
            {} if is_same else missed,
            cut=best.was_cut,
        ),
        chosen,
        [] if is_same else best.told,
    )


def with_turning_points(found: list[Better]) -> list[Better]:
    """The same, the decisions that cost most marked: at most five for each seat."""
    marked: set[int] = set()
    for seat in {better.judged.seat for better in found}:
        costly = [better.judged for better in found if better.judged.seat == seat and is_costly(better.judged)]
        costly.sort(key=lambda one: -one.loss)
        marked |= {one.number for one in costly[:MOST_TURNING]}
    return [
        msgspec.structs.replace(better, judged=msgspec.structs.replace(better.judged, turning=True))
        if better.judged.number in marked
        else better
        for better in found
    ]


def is_costly(one: Judged) -> bool:
    return one.loss >= TURNING and one.best_chance > DECIDED
