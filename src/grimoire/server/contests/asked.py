"""From what somebody wishes to entries of the log: who may wish it, what it becomes, and what must not have happened since."""

import secrets
from collections.abc import Callable
from typing import Any, Final

from grimoire.contests.contest import Contest
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
    Games,
    Renamed,
    Reported,
    Result,
    Retitled,
    Returned,
    Started,
    Undone,
)
from grimoire.contests.names import clean_name, lines_pasted
from grimoire.contests.rounds import Table
from grimoire.contests.typed import typed_result
from grimoire.kernel.unusable import Unusable
from grimoire.server.contests.deck_lists import NONE, check_format, checked_lines
from grimoire.server.contests.desk import Step
from grimoire.server.contests.permissions import Right, Who
from grimoire.server.contests.wishes import (
    AnyWish,
    ChangeSettings,
    CorrectResult,
    DropPlayer,
    EndContest,
    EnterPlayers,
    ExtendRound,
    GiveList,
    KeepResult,
    PairRound,
    RenamePlayer,
    ReportResult,
    Retitle,
    ReturnPlayer,
    StartClock,
    TakeBack,
    TypeResults,
)

SEEDS: Final = 2**53

# -- who may wish it -----------------------------------------------------------------------------------------------------

RIGHTS: Final[dict[type, Right]] = {
    EnterPlayers: Right.enter,
    ReturnPlayer: Right.enter,
    RenamePlayer: Right.rename,
    PairRound: Right.pair,
    StartClock: Right.start,
    ExtendRound: Right.start,
    TypeResults: Right.result,
    KeepResult: Right.result,
    ReportResult: Right.report,
    TakeBack: Right.undo,
    ChangeSettings: Right.settle,
    Retitle: Right.settle,
    EndContest: Right.pair,
}


def right_for(wish: AnyWish, contest: Contest, who: Who) -> Right:
    """Which right it takes: one's own place and list take another than those of others, and so does a round that is over."""
    if isinstance(wish, DropPlayer):
        return Right.leave if is_own(wish.player, who) else Right.drop
    if isinstance(wish, GiveList):
        return Right.own_list if is_own(wish.player, who) else Right.lists
    if isinstance(wish, CorrectResult):
        return Right.result if wish.round == len(contest.rounds) and not contest.over else Right.correct
    return RIGHTS[type(wish)]


def is_own(player: int, who: Who) -> bool:
    """Whoever is staff and plays does it as staff, unless they say it is about themselves."""
    return player == 0 or (player == who.player and not who.may(Right.drop))


# -- what must not have happened since -----------------------------------------------------------------------------------

# What is about the contest as somebody saw it is done on nothing else. All other acts are about one thing, and are done as long
# as the contest still allows them.
OF_THE_WHOLE: Final = (PairRound, ExtendRound, CorrectResult, TakeBack, ChangeSettings, EndContest)


def is_stale(wish: AnyWish, since: list[Entry]) -> bool:
    """Whether what has happened since somebody looked makes another thing of what they wish."""
    if not isinstance(wish, OF_THE_WHOLE):
        return False
    if isinstance(wish, CorrectResult):  # results of other tables come in all the time
        return any(not isinstance(entry.act, Result | Reported) or entry.act.table == wish.table for entry in since)
    return bool(since)


# -- what it becomes -----------------------------------------------------------------------------------------------------


def new_seed() -> int:
    return secrets.randbelow(SEEDS)


def steps_of(wish: AnyWish, contest: Contest, who: Who, reason: str) -> list[Step]:
    """None where it is so already. Raises Unusable and Refusal. A pairing is made elsewhere."""
    return [(act, reason) for act in MAKE[type(wish)](wish, contest, who, reason)]


def entered(wish: EnterPlayers, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    names, wrong = lines_pasted(wish.names)
    if wrong:
        line, error = wrong[0]
        raise Unusable("contest-line", line=line, what=error)
    if not names:
        raise Unusable("contest-no-names")
    acts: list[AnyAct] = []
    number = len(contest.players)
    for line, name in names:
        act, number = coming(contest, name, number)
        try:
            check_alone(contest, act)
        except Unusable as error:
            raise error if len(names) == 1 else Unusable("contest-line", line=line, what=error) from None
        acts.append(act)
    return acts


def coming(contest: Contest, name: str, number: int) -> tuple[AnyAct, int]:
    """Somebody new, or somebody who has left and comes back; and the number given last."""
    known = contest.player_named(name)
    if known and not contest.players[known].active:
        return Returned(known), number
    return Entered(number + 1, name), number + 1


def check_alone(contest: Contest, act: AnyAct) -> None:
    """As if it were the first of several to come."""
    contest.check(Entered(len(contest.players) + 1, act.name) if isinstance(act, Entered) else act)


def dropped(wish: DropPlayer, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    return [Dropped(wish.player or who.player)]


def returned(wish: ReturnPlayer, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    return [Returned(wish.player)]


def renamed(wish: RenamePlayer, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    name = clean_name(wish.name)
    return [] if contest.name(wish.player) == name else [Renamed(wish.player, name)]


def list_given(wish: GiveList, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    player = wish.player or who.player
    contest.check(DeckGiven(player, ()))
    if contest.settings.format == NONE:
        raise Unusable("contest-no-lists")
    return [DeckGiven(player, checked_lines(wish.text, contest.settings.format, contest.name(player)))]


def started(wish: StartClock, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    return [Started(len(contest.rounds))]


def extended(wish: ExtendRound, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    return [Extended(len(contest.rounds), wish.minutes)]


def typed(wish: TypeResults, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    acts: list[AnyAct] = []
    lines = [(at, line) for at, line in enumerate(wish.text.splitlines(), 1) if line.strip()]
    for at, line in lines:
        try:
            table, games = typed_result(line)
            act = Result(len(contest.rounds), table, games)
            contest.check(act)
        except Unusable as error:
            raise error if len(lines) == 1 else Unusable("contest-line", line=at, what=error) from None
        acts.append(act)
    if not acts:
        raise Unusable("contest-typed", typed="")
    return acts


def result(wish: KeepResult, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    act = Result(len(contest.rounds), wish.table, Games(wish.first, wish.second, wish.drawn))
    return [] if stands_so(contest, act) else [act]


def stands_so(contest: Contest, act: Result) -> bool:
    """An answer may be lost on the way, and the same be asked again."""
    tables = contest.rounds[act.round - 1].tables if contest.rounds else []
    return 1 <= act.table <= len(tables) and tables[act.table - 1].games == act.games


def reported(wish: ReportResult, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    table = own_table(contest, who.player)
    games = Games(wish.won, wish.lost, wish.drawn)
    if who.player == table.second:
        games = games.turned()
    if table.games == games or table.reports.get(who.player) == games:
        return []
    return [Reported(len(contest.rounds), table.number, who.player, games)]


def own_table(contest: Contest, player: int) -> Table:
    table = contest.rounds[-1].table_of(player) if contest.rounds else None
    if table is None:
        raise Unusable("contest-not-in-round", name=contest.name(player), round=len(contest.rounds))
    return table


def corrected(wish: CorrectResult, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    if not reason.strip() and (wish.round != len(contest.rounds) or contest.over):
        raise Unusable("contest-reason-needed")
    return [Corrected(wish.round, wish.table, Games(wish.first, wish.second, wish.drawn))]


def taken_back(wish: TakeBack, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    return [Undone(wish.to)]


def changed(wish: ChangeSettings, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    check_format(wish.settings.format)
    return [] if contest.settings == wish.settings else [Changed(wish.settings)]


def retitled(wish: Retitle, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    return [] if contest.title == wish.title else [Retitled(wish.title)]


def ended(wish: EndContest, contest: Contest, who: Who, reason: str) -> list[AnyAct]:
    return [Finished()]


MAKE: Final[dict[type, Callable[[Any, Contest, Who, str], list[AnyAct]]]] = {
    EnterPlayers: entered,
    DropPlayer: dropped,
    ReturnPlayer: returned,
    RenamePlayer: renamed,
    GiveList: list_given,
    StartClock: started,
    ExtendRound: extended,
    TypeResults: typed,
    KeepResult: result,
    ReportResult: reported,
    CorrectResult: corrected,
    TakeBack: taken_back,
    ChangeSettings: changed,
    Retitle: retitled,
    EndContest: ended,
}
