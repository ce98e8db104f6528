"""A contest: what its log comes to. `follow` is the only way to a state, `check` says what cannot be done in it."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from grimoire.contests import acts_of_players, acts_of_rounds
from grimoire.contests.entries import (
    AnyAct,
    Changed,
    Corrected,
    DeckGiven,
    Dropped,
    Entered,
    Entry,
    Extended,
    Finished,
    Opened,
    Paired,
    Renamed,
    Reported,
    Result,
    Retitled,
    Returned,
    Started,
    Undone,
)
from grimoire.contests.rounds import CUT
from grimoire.contests.settings import LONGEST_TITLE, changed_too_late, check
from grimoire.contests.state import State
from grimoire.kernel.unusable import Unusable


class Contest(State):
    """The state after a log."""

    def __init__(self) -> None:
        super().__init__()
        self.log: list[Entry] = []  # all of it, also what was struck out

    @classmethod
    def of(cls, log: Iterable[Entry]) -> "Contest":
        contest = cls()
        contest.follow(log)
        return contest

    @property
    def number(self) -> int:
        """Of the last entry."""
        return self.log[-1].number if self.log else 0

    def at(self, number: int) -> "Contest":
        """As it was after an entry."""
        return Contest.of([entry for entry in self.log if entry.number <= number])

    # -- how it comes about ----------------------------------------------------------------------------------------

    def follow(self, entries: Iterable[Entry]) -> None:
        """Raises Unusable at the first entry that cannot be; what came before it is kept."""
        waiting: list[Entry] = []  # not struck out by a later one of these
        for entry in entries:
            if entry.number != self.number + 1:
                raise Unusable("contest-log-gap", number=entry.number, expected=self.number + 1)
            if isinstance(entry.act, Undone):
                self.settle(waiting)
                self.check(entry.act)
                left = [kept for kept in self.kept if kept.number <= entry.act.to]
                self.log.append(entry)
                self.forget()
                self.settle(left)
                waiting = []
            else:
                self.log.append(entry)
                waiting.append(entry)
        self.settle(waiting)

    def settle(self, entries: list[Entry]) -> None:
        for at, entry in enumerate(entries):
            try:
                self.check(entry.act)
            except Unusable:
                del self.log[len(self.log) - (len(entries) - at) :]
                raise
            APPLY[type(entry.act)](self, entry.act, entry)
            self.kept.append(entry)

    def check(self, act: AnyAct) -> None:
        """Raises Unusable with the reason where this cannot be done now."""
        opened = bool(self.kept)
        if isinstance(act, Opened) == opened:
            raise Unusable("contest-opened" if opened else "contest-not-opened")
        if self.over and not isinstance(act, (Undone, Corrected, Retitled)):
            raise Unusable("contest-over")
        CHECK[type(act)](self, act)


# -- the contest as a whole ----------------------------------------------------------------------------------------------


def check_title(title: str) -> None:
    if not title.strip() or len(title) > LONGEST_TITLE or not title.isprintable():
        raise Unusable("contest-title", most=LONGEST_TITLE)


def check_opened(contest: State, act: Opened) -> None:
    check_title(act.title)
    check(act.settings)


def open_contest(contest: State, act: Opened, entry: Entry) -> None:
    contest.title, contest.settings, contest.seed = act.title, act.settings, act.seed


def check_changed(contest: State, act: Changed) -> None:
    check(act.settings)
    if contest.rounds:
        if name := changed_too_late(contest.settings, act.settings):
            raise Unusable("contest-setting-late", name=name)
        if contest.rounds[-1].stage == CUT and (act.settings.cut, act.settings.rounds) != (
            contest.settings.cut,
            contest.settings.rounds,
        ):
            raise Unusable("contest-setting-late", name="cut")


def change(contest: State, act: Changed, entry: Entry) -> None:
    contest.settings = act.settings


def check_retitled(contest: State, act: Retitled) -> None:
    check_title(act.title)


def retitle(contest: State, act: Retitled, entry: Entry) -> None:
    contest.title = act.title


def check_undone(contest: State, act: Undone) -> None:
    if act.to not in {entry.number for entry in contest.kept}:
        raise Unusable("contest-undo", number=act.to)
    if act.to == contest.kept[-1].number:
        raise Unusable("contest-undo-nothing", number=act.to)


def check_finished(contest: State, act: Finished) -> None:
    if contest.running is not None:
        raise Unusable("contest-lacks-results", missing=len(contest.running.open), round=contest.running.number)
    if not contest.rounds:
        raise Unusable("contest-not-begun")


def finish(contest: State, act: Finished, entry: Entry) -> None:
    contest.over = True


CHECK: Final[dict[type, Callable[[State, Any], None]]] = {
    Opened: check_opened,
    Changed: check_changed,
    Retitled: check_retitled,
    Entered: acts_of_players.check_entered,
    Renamed: acts_of_players.check_renamed,
    Dropped: acts_of_players.check_dropped,
    Returned: acts_of_players.check_returned,
    DeckGiven: acts_of_players.check_deck,
    Paired: acts_of_rounds.check_paired,
    Started: acts_of_rounds.check_started,
    Extended: acts_of_rounds.check_extended,
    Reported: acts_of_rounds.check_reported,
    Result: acts_of_rounds.check_result,
    Corrected: acts_of_rounds.check_corrected,
    Undone: check_undone,
    Finished: check_finished,
}
APPLY: Final[dict[type, Callable[[State, Any, Entry], None]]] = {
    Opened: open_contest,
    Changed: change,
    Retitled: retitle,
    Entered: acts_of_players.enter,
    Renamed: acts_of_players.rename,
    Dropped: acts_of_players.drop,
    Returned: acts_of_players.come_back,
    DeckGiven: acts_of_players.give_deck,
    Paired: acts_of_rounds.pair,
    Started: acts_of_rounds.start,
    Extended: acts_of_rounds.extend,
    Reported: acts_of_rounds.report,
    Result: acts_of_rounds.result,
    Corrected: acts_of_rounds.correct,
    Finished: finish,
}
