"""What calls somebody, in words: the same in the page, in the feed and in a browser that is called."""

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.library.messages import messages
from grimoire.server.naming import name_in
from grimoire.server.storage.bells import ASKED, BEGAN, MOVE, SOON, Bell, bells_of
from grimoire.server.storage.circle import kept_seats
from grimoire.server.storage.matches import find_matches
from grimoire.table.matches import MatchRow


class BellLine(msgspec.Struct, frozen=True):
    """Something that calls one."""

    id: int
    kind: str  # move, soon, over, began, asked
    match: str
    seat: int  # one's own, or the one that is kept for one
    words: str
    at: int  # milliseconds since 1970
    new: bool


async def lines_of(connection: AsyncConnection, user: str, lang: str) -> list[BellLine]:
    bells = await bells_of(connection, user)
    rows = await find_matches(connection, {bell.match for bell in bells})
    kept = await kept_seats(connection, {bell.match for bell in bells if bell.kind == ASKED})
    mine = {one.match: one.seat for one in kept if one.user == user}
    return [line_of(bell, rows[bell.match], user, lang, mine.get(bell.match, -1)) for bell in bells if bell.match in rows]


def line_of(bell: Bell, row: MatchRow, user: str, lang: str, kept: int = -1) -> BellLine:
    seat = next((seat.seat for seat in row.seats if seat.user == user), kept)
    say = messages(lang).say
    names = ", ".join(others_in(row, user, lang))
    kind = bell.kind if bell.kind in (MOVE, SOON, BEGAN, ASKED) else ended(row, user)
    words = say(f"bell-{kind}", names=names, game=say(f"game-{row.game}-title"))
    return BellLine(bell.id, bell.kind, bell.match, seat, words, bell.at, not bell.read)


def ended(row: MatchRow, user: str) -> str:
    if row.winner is None or row.winner < 0:
        return "drawn"
    return "won" if row.seats[row.winner].user == user else "lost"


def others_in(row: MatchRow, user: str, lang: str) -> list[str]:
    return [name_in(row, seat, lang) for seat in row.seats if seat.user != user and seat.name]
