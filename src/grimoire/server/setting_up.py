"""Sitting down: what a match is made of, checked, and its beginning once every seat is taken."""

import secrets
from typing import Any, Final, Literal

import msgspec

from grimoire import __version__
from grimoire.bots.games import bot_in, bots_at_hand
from grimoire.bots.own_bots import is_own
from grimoire.kernel.secret_chance import SECRET_BYTES
from grimoire.library.boxes import Box
from grimoire.library.deck_box import USUAL
from grimoire.library.entries import DRAW
from grimoire.library.games import GAMES
from grimoire.library.reading import UNSEEN
from grimoire.library.record_chance import commit
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.library.yaml_lines import BadFile
from grimoire.server.decks import Brought, brought
from grimoire.server.storage.database import now
from grimoire.server.storage.people import User, new_id
from grimoire.table.clock import Clock
from grimoire.table.matches import RUNNING, WAITING, MatchRow, Seat
from grimoire.table.refusals import BAD_NAME, BAD_SETUP, NO_MATCH, Refusal

LONGEST_NAME: Final = 30
SEEDS: Final = 1_000_000
LONGEST_CLOCK: Final = 24 * 3600  # seconds
LONGEST_MOVE: Final = 30 * 24 * 3600  # for a decision or a turn
LONGEST_WINDOW: Final = 60


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there, with which deck."""

    who: Literal["me", "bot", "anybody"]  # several of "me": people at one screen
    bot: str = ""  # its name
    name: str = ""  # of one of several people at one screen
    deck: str = ""  # the name of a shipped deck, or a list; empty: a shipped one by chance, no two the same


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be played."""

    game: str
    seats: list[NewSeat]
    options: list[str] = []  # optional rules
    format: str = USUAL  # what decks are held to
    best_of: int = 1
    clock: Clock = Clock()
    lists: Literal["open", "closed", ""] = ""  # empty: closed among people, open against bots
    public: bool = False  # in the lobby, for anybody; else by its link
    seed: int | None = None  # of all chance, typed by whoever sets up a match against bots


def remembered(values: Any) -> NewMatch | None:
    """A setup as it was kept; None where this version has other ones."""
    try:
        return msgspec.convert(values, NewMatch)
    except msgspec.ValidationError:
        return None


def new_match(wanted: NewMatch, user: User, lang: str) -> MatchRow:
    """The match as it is kept until all have sat down. Raises Refusal."""
    box = GAMES.get(wanted.game)
    if box is None:
        raise Refusal(BAD_SETUP, detail=f"game: {', '.join(GAMES)}")
    check_setup(wanted, box)
    people = sum(seat.who != "bot" for seat in wanted.seats)
    names = seat_names(wanted, user)
    decks = brought(wanted.game, [seat.deck for seat in wanted.seats], wanted.format)
    row = MatchRow(
        new_id(),
        wanted.game,
        user.id,
        now(),
        public=wanted.public,
        closed=wanted.lists == "closed" or (not wanted.lists and people > 1),
        options=list(dict.fromkeys([*wanted.options, *box.needed_options(len(wanted.seats))])),
        format=wanted.format,
        best_of=wanted.best_of,
        clock=wanted.clock,
        seed=None if wanted.seed is None else str(wanted.seed),
        seats=[seated(i, seat, user, names[i], decks[i]) for i, seat in enumerate(wanted.seats)],
    )
    return begun(row) if not any(seat.is_free for seat in row.seats) else row


def check_setup(wanted: NewMatch, box: Box) -> None:
    people = sum(seat.who != "bot" for seat in wanted.seats)
    faults = [
        (len(wanted.seats) not in box.seats, f"seats: {box.seats[0]}-{box.seats[-1]}"),
        (people == 0, "seats: me"),
        (any(option not in box.options for option in wanted.options), f"options: {', '.join(box.options) or '-'}"),
        (len(set(wanted.options)) < len(wanted.options), "options"),
        (wanted.best_of not in (1, 3, 5) or (wanted.best_of > 1 and not box.has_decks), "best_of"),
        (wanted.seed is not None and (people > 1 or not 0 <= wanted.seed < 2**63), "seed"),
        (min(wanted.clock.whole, wanted.clock.added, wanted.clock.move, wanted.clock.turn) < 0, "clock"),
        (max(wanted.clock.whole, wanted.clock.added) > LONGEST_CLOCK, "clock"),
        (wanted.clock.slowest > LONGEST_MOVE, "clock"),
        (not 0 <= wanted.clock.window <= LONGEST_WINDOW, "clock"),
        (bool(wanted.clock.added) and not wanted.clock.whole, "clock"),
    ]
    for seat in wanted.seats:
        bots = bots_at_hand(wanted.game)
        faults.append(((seat.who == "bot") != bool(seat.bot), "bot"))
        faults.append((bool(seat.bot) and seat.bot not in bots, f"bot: {', '.join(bots)}"))
    for wrong, detail in faults:
        if wrong:
            raise Refusal(BAD_SETUP, detail=detail)


def seat_names(wanted: NewMatch, user: User) -> list[str]:
    """Everybody at a table is called otherwise; a seat that is free has no name yet."""
    names: list[str] = []
    for seat in wanted.seats:
        name = seat.bot if seat.who == "bot" else "" if seat.who == "anybody" else checked_name(seat.name or user.name)
        names.append(unlike(name, names))
    return names


def unlike(name: str, others: list[str]) -> str:
    """The name, or where somebody has it already, with a number."""
    if not name or name not in others:
        return name
    return next(new for n in range(2, 100) if (new := f"{name} {n}") not in others)


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or UNSEEN.search(name) or bot_in(name) or is_own(name) or name == DRAW:
        raise Refusal(BAD_NAME)
    return name


def seated(i: int, seat: NewSeat, user: User, name: str, deck: Brought) -> Seat:
    mine = seat.who == "me"
    guest = mine and user.is_guest
    return Seat(i, user.id if mine else None, seat.bot, name, deck.cards, deck.side, deck.name, guest=guest)


def begun(row: MatchRow) -> MatchRow:
    """All have sat down: from now on the log grows. Among people nobody can foresee chance."""
    box = GAMES[row.game]
    people = sum(bool(seat.user) for seat in row.seats)
    pool = box.shipped_pool()
    names = [seat.name for seat in row.seats]
    record = Record(__version__, row.game, pool.digest, names, [seat.deck for seat in row.seats if seat.deck])
    record.options = row.options
    record.decides = names[row.decides] if row.decides >= 0 else ""
    if people > 1:
        commit(record, secrets.token_bytes(SECRET_BYTES))
    else:
        record.seed = int(row.seed) if row.seed is not None else secrets.randbelow(SEEDS)
    try:
        start_of(record, pool)
    except BadFile as error:
        raise Refusal(BAD_SETUP, detail=error) from None
    return msgspec.structs.replace(
        row,
        state=RUNNING,
        version=__version__,
        cards=pool.digest,
        seed=None if record.seed is None else str(record.seed),
        commitment=record.commitment,
        secret=record.secret,
        began=now(),
    )


def sitting(row: MatchRow, number: int, user: User, name: str, deck: str) -> MatchRow:
    """The same match with somebody on a free seat. Raises Refusal."""
    free = next((seat for seat in row.seats if seat.seat == number and seat.is_free), None)
    if free is None:
        raise Refusal(NO_MATCH)
    others = [seat.name for seat in row.seats]
    own = brought(row.game, [deck], row.format)[0] if deck else Brought(free.deck_name, free.deck, free.side)
    called = unlike(checked_name(name or user.name), others)
    seat = Seat(number, user.id, "", called, own.cards, own.side, own.name, guest=user.is_guest)
    row = msgspec.structs.replace(row, seats=[seat if old.seat == number else old for old in row.seats])
    return row if any(seat.is_free for seat in row.seats) else begun(row)


def left_free(row: MatchRow, seat: Seat) -> Seat:
    """The seat of somebody who has got up before the match began: their deck goes with them."""
    deck = brought(row.game, [""], row.format)[0]
    return Seat(seat.seat, deck=deck.cards, side=deck.side, deck_name=deck.name)


def again(row: MatchRow) -> MatchRow:
    """The same people with the same decks, rules and clock, before anything has happened."""
    return msgspec.structs.replace(
        row,
        id=new_id(),
        created=now(),
        state=WAITING,
        public=False,
        seed=None,
        commitment="",
        secret="",
        winner=None,
        next="",
        frozen="",
        began=None,
        ended=None,
    )
