"""What comes of an act at a table, before anybody writes it down: entries, what is due, who still holds the open window."""

from collections.abc import Sequence
from typing import Final

import msgspec

from grimoire.library.entries import BOT as BY_BOT
from grimoire.library.entries import Entry
from grimoire.library.games import GAMES
from grimoire.library.pools import CardPool
from grimoire.match.stops import PASS
from grimoire.table.dice import DICE
from grimoire.table.hosts import Dice
from grimoire.table.matches import HOUR, RUNNING, SECOND, MatchRow
from grimoire.table.play import Play
from grimoire.table.refusals import NOT_ALLOWED, Refusal
from grimoire.table.series import NOBODY, next_game

BOT: Final = "bot"  # a bot must choose
ORDER: Final = "order"  # a countdown ends, and standing orders answer
FLAG: Final = "flag"  # somebody's time is over
# By turns somebody is called while there is time: when half of it is gone, when a fifth is left, and two hours before the end.
HALF: Final = "half"
FIFTH: Final = "fifth"
LAST: Final = "last"
CALLS: Final = (HALF, FIFTH, LAST)


class Due(msgspec.Struct, frozen=True):
    match: str
    number: int
    kind: str
    seat: int
    at: int
    tries: int = 0


LAST_CALL: Final = 2 * HOUR * SECOND  # before somebody's time is over


class Outcome(msgspec.Struct, frozen=True):
    """What is to be kept, all of it or nothing."""

    entries: list[Entry]  # that are new
    held: list[int]  # seats that want to be asked in the open window, for which it is still open
    due: list[Due]
    over: bool
    winner: int
    next: MatchRow | None = None  # the next game of a series
    due_next: list[Due] = []  # in that one


def outcome_of(
    play: Play, before: int, at: int, holding: Sequence[int], deadline: int, dice: Dice = DICE, today: int = 0
) -> Outcome:
    """What came of an act, where there were so many entries before it. Its window was to close at `deadline`, unless it was
    held; another one begins anew. `today` is the time on the wall, for a match that begins."""
    new = play.record.entries[before:]
    coming = play.next()
    same_window = coming is not None and play.is_counted(coming) and all(entry.form == PASS for entry in new)
    answered = {entry.seat for entry in new}  # whoever has answered holds it no longer
    held = [seat for seat in holding if seat not in answered] if same_window else []
    begins_anew = coming is not None and coming.own and bool(new)  # whoever let it pass before
    due = due_of(play, at, held, deadline if same_window and not begins_anew else 0)
    if not play.over:
        return Outcome(new, held, due, False, NOBODY)
    winner = play.match.winner
    follows = next_game(play.row, winner, dice, today) if play.row.best_of > 1 else None
    return Outcome(new, held, due, True, winner, follows, [] if follows is None else due_at_first(follows, at))


def due_at_first(row: MatchRow, at: int, own: CardPool | None = None) -> list[Due]:
    """What is due in a match that was just set up, with shipped cards, or those with somebody's `own`."""
    return due_of(Play(row, own or GAMES[row.game].shipped_pool()), at) if row.state == RUNNING else []


def due_of(play: Play, at: int, held: Sequence[int] = (), window: int = 0) -> list[Due]:
    """What must happen by itself next; the countdown of a window that is open already (`window`) runs only once.

    It does not wait for what is shown: a client puts a question with a countdown at once, and shows nothing before it. `shown`
    also counts what happened in windows that have closed by themselves since, so it would be waited for again in each of them.
    """
    next = play.next()
    play.timer.asked_at = play.timer.asked_at or at + play.shown
    if next is None:
        return []
    seat = next.decision.seat
    closes = max(at, window or at + play.row.clock.countdown * SECOND) if play.is_counted(next) else 0
    if next.by == BY_BOT:
        return [Due(play.row.id, play.number, BOT, seat, closes or at)]
    rows = [Due(play.row.id, play.number, ORDER, seat, closes)] if closes and seat not in held else []
    deadline = play.timer.deadline(seat)
    if deadline is None:
        return rows
    return [*rows, Due(play.row.id, play.number, FLAG, seat, deadline), *calls_of(play, seat, deadline, at)]


def calls_of(play: Play, seat: int, deadline: int, at: int) -> list[Due]:
    """When somebody whose time runs by turns is reminded of it; what lies behind us is not called any more."""
    if not play.row.clock.by_turns:
        return []
    had = play.timer.had(seat)
    times = {HALF: deadline - had // 2, FIFTH: deadline - had // 5, LAST: deadline - LAST_CALL}
    return [Due(play.row.id, play.number, kind, seat, time) for kind, time in times.items() if time > max(at, deadline - had)]


def held_by(play: Play, seat: int, number: int, at: int, holding: Sequence[int], deadline: int) -> list[Due] | None:
    """What is due once this seat too wants to be asked after the countdown; None where it has said so already. Raises
    Refusal where none runs, and where it would not be asked."""
    play.check(number)
    if not deadline or seat not in play.may_hold():
        raise Refusal(NOT_ALLOWED)
    return None if seat in holding else due_of(play, at, [*holding, seat], deadline)


def asked_at(play: Play, due: Sequence[Due], at: int) -> int:
    """When the open question was put: it is in what is due. Where nobody's time runs it is asked from now on."""
    flag = next((row.at for row in due if row.kind == FLAG and row.number == play.number), None)
    latest = at + play.shown
    since, until = play.timer.stands
    return latest if flag is None or play.thinking < 0 else min(latest, flag - (until - since) - play.timer.had(play.thinking))


def soonest(due: Sequence[Due]) -> int:
    """When something is due first; 0: nothing is."""
    return min([row.at for row in due], default=0)


def end_of_window(due: Sequence[Due]) -> int:
    return next((row.at for row in due if row.kind == ORDER), 0)
