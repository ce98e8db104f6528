"""Who may do what in a contest: one table, asked by every request."""

from enum import Enum
from typing import Final

import msgspec

from grimoire.table.refusals import NOT_FOR_YOU, Refusal


class Role(Enum):
    """What somebody is in one contest. Several may be one's own: in a small club whoever organises plays too."""

    organiser = "organiser"
    scorekeeper = "scorekeeper"
    player = "player"
    watcher = "watcher"  # everybody who has the link


class Right(Enum):
    """Kinds of things to do."""

    look = "look"  # pairings, results and standings; why; the pages for print that show nothing else
    enter = "enter"  # players, and let them come back
    drop = "drop"  # take somebody out
    rename = "rename"
    lists = "lists"  # read and give the deck lists of others
    start = "start"  # the clock of a round, and more minutes for it
    result = "result"  # type one, or mend one of the running round
    slips = "slips"  # pages with the codes of players, sheets of lists, what is missing
    log = "log"  # read everything that was done, by whom
    tables = "tables"  # take results and standings along for a spreadsheet
    pair = "pair"  # the next round; end the contest
    correct = "correct"  # a result of a round that is over
    undo = "undo"
    settle = "settle"  # settings, title
    staff = "staff"  # codes: who else may do what, and whose phone a player's is
    export = "export"  # all of it as one file, deck lists included
    delete = "delete"
    report = "report"  # the result of one's own table
    leave = "leave"  # drop oneself
    own_list = "ownList"  # read and give one's own deck list


BOTH: Final = frozenset({Role.organiser, Role.scorekeeper})
ALONE: Final = frozenset({Role.organiser})
PLAYERS: Final = frozenset({Role.player})

ALLOWED: Final[dict[Right, frozenset[Role]]] = {
    Right.look: frozenset(Role),
    Right.enter: BOTH,
    Right.drop: BOTH,
    Right.rename: BOTH,
    Right.lists: BOTH,
    Right.start: BOTH,
    Right.result: BOTH,
    Right.slips: BOTH,
    Right.log: BOTH,
    Right.tables: BOTH,
    Right.pair: ALONE,
    Right.correct: ALONE,
    Right.undo: ALONE,
    Right.settle: ALONE,
    Right.staff: ALONE,
    Right.export: ALONE,
    Right.delete: ALONE,
    Right.report: PLAYERS,
    Right.leave: PLAYERS,
    Right.own_list: PLAYERS,
}


class Who(msgspec.Struct, frozen=True):
    """Somebody who asks something of a contest."""

    user: str
    name: str  # under which the log has what they do
    roles: frozenset[Role]
    player: int = 0  # in the contest

    def may(self, right: Right) -> bool:
        return bool(ALLOWED[right] & self.roles)

    def check(self, right: Right) -> None:
        """Raises Refusal."""
        if not self.may(right):
            allowed = ALLOWED[right]
            raise Refusal(NOT_FOR_YOU, role="staff" if len(allowed) > 1 else next(iter(allowed)).value)

    @property
    def rights(self) -> list[str]:
        return [right.value for right in Right if self.may(right)]


def who(user: str, name: str, staff: str, player: int) -> Who:
    roles = {Role.watcher}
    if staff:
        roles.add(Role(staff))
    if player:
        roles.add(Role.player)
    return Who(user, name, frozenset(roles), player)
