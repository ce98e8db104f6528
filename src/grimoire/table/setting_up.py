"""Sitting down: what a match is made of, checked, and its beginning once every seat is taken."""

from typing import Any, Final, Literal

import msgspec

from grimoire import __version__
from grimoire.bots.games import bot_in, bots_at_hand
from grimoire.bots.own_bots import is_own
from grimoire.library.boxes import Box
from grimoire.library.deck_box import USUAL
from grimoire.library.described import says_chance
from grimoire.library.entries import DRAW
from grimoire.library.games import GAMES
from grimoire.library.pools import CardPool
from grimoire.library.reading import UNSEEN
from grimoire.library.record_chance import commit
from grimoire.library.records import CLOSED_LISTS, Record
from grimoire.library.replay import start_of
from grimoire.library.yaml_lines import BadFile
from grimoire.table.decks import Brought, brought
from grimoire.table.hosts import Dice, Person
from grimoire.table.matches import RUNNING, WAITING, Clock, MatchRow, Seat
from grimoire.table.play import record_of
from grimoire.table.refusals import BAD_NAME, BAD_SETUP, NO_MATCH, NOT_ALLOWED, Refusal

LONGEST_NAME: Final = 30
FREE: Final = ("anybody", "named")  # seats that somebody has yet to take
LONGEST_CLOCK: Final = 24 * 3600  # seconds
LONGEST_MOVE: Final = 30 * 24 * 3600  # for a decision or a turn
LONGEST_WINDOW: Final = 60


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there, with which deck."""

    who: Literal["me", "bot", "anybody", "named"]  # several of "me": people at one screen
    bot: str = ""  # its name
    name: str = ""  # of one of several people at one screen; of the account that a seat is kept for
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
    rated: bool = False  # among people: it counts for their ratings, and whoever sits down wants it so


def remembered(values: Any) -> NewMatch | None:
    """A setup as it was kept; None where this version has other ones."""
    try:
        return msgspec.convert(values, NewMatch)
    except msgspec.ValidationError:
        return None


def new_match(wanted: NewMatch, owner: Person, dice: Dice, at: int) -> MatchRow:
    """The match as it is kept until all have sat down. Raises Refusal."""
    box = GAMES.get(wanted.game)
    if box is None:
        raise Refusal(BAD_SETUP, detail=f"game: {', '.join(GAMES)}")
    check_setup(wanted, box)
    people = sum(seat.who != "bot" for seat in wanted.seats)
    names = seat_names(wanted, owner)
    decks = brought(wanted.game, [seat.deck for seat in wanted.seats], wanted.format, dice)
    row = MatchRow(
        dice.name(),
        wanted.game,
        owner.id,
        at,
        public=wanted.public,
        closed=are_closed(wanted.lists, people),
        options=list(dict.fromkeys([*wanted.options, *box.needed_options(len(wanted.seats))])),
        format=wanted.format,
        best_of=wanted.best_of,
        clock=wanted.clock,
        seed=None if wanted.seed is None else str(wanted.seed),
        rated=wanted.rated,
        seats=[seated(i, seat, owner, names[i], decks[i]) for i, seat in enumerate(wanted.seats)],
    )
    return begun(row, dice, at) if not any(seat.is_free for seat in row.seats) else row


def check_setup(wanted: NewMatch, box: Box) -> None:
    people = sum(seat.who != "bot" for seat in wanted.seats)
    faults = [
        (len(wanted.seats) not in box.seats, f"seats: {box.seats[0]}-{box.seats[-1]}"),
        (people == 0, "seats: me"),
        (any(option not in box.options for option in wanted.options), f"options: {', '.join(box.options) or '-'}"),
        (len(set(wanted.options)) < len(wanted.options), "options"),
        (wanted.best_of not in (1, 3, 5) or (wanted.best_of > 1 and not box.has_decks), "best_of"),
        (wanted.rated and any(seat.who == "bot" for seat in wanted.seats), "rated"),
        (wanted.rated and sum(seat.who == "me" for seat in wanted.seats) > 1, "rated"),
        (wanted.rated and wanted.lists == "open", "rated"),
        (wanted.public and any(seat.who == "named" for seat in wanted.seats), "public"),
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


def seat_names(wanted: NewMatch, owner: Person) -> list[str]:
    """Everybody at a table is called otherwise; a seat that is free has no name yet."""
    names: list[str] = []
    for seat in wanted.seats:
        name = seat.bot if seat.who == "bot" else "" if seat.who in FREE else checked_name(seat.name or owner.name)
        names.append(unlike(name, names))
    return names


def unlike(name: str, others: list[str]) -> str:
    """The name, or where somebody has it already, with a number."""
    if not name or name not in others:
        return name
    return next(new for n in range(2, 100) if (new := f"{name} {n}") not in others)


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME or not is_name(name):
        raise Refusal(BAD_NAME)
    return name


def is_name(name: str) -> bool:
    """Whether somebody may be called so: it can be seen, and stands for nothing else in a record."""
    return not (not name or UNSEEN.search(name) or bot_in(name) or is_own(name) or name == DRAW)


def seated(i: int, seat: NewSeat, owner: Person, name: str, deck: Brought) -> Seat:
    mine = seat.who == "me"
    guest = mine and owner.is_guest
    return Seat(i, owner.id if mine else None, seat.bot, name, deck.cards, deck.side, deck.name, guest=guest)


def begun(row: MatchRow, dice: Dice, at: int, own: CardPool | None = None) -> MatchRow:
    """All have sat down: from now on the log grows; with today's cards, or those with somebody's `own`. Raises Refusal."""
    pool = own or GAMES[row.game].shipped_pool()
    row = msgspec.structs.replace(row, state=RUNNING, version=__version__, cards=pool.digest, began=at)
    record = record_of(row)
    try:
        settle_chance(record, sum(bool(seat.user) for seat in row.seats), record.seed, dice)
        start_of(record, pool)
    except BadFile as error:
        raise Refusal(BAD_SETUP, detail=error) from None
    seed = None if record.seed is None else str(record.seed)
    return msgspec.structs.replace(row, seed=seed, commitment=record.commitment, secret=record.secret)


def settle_chance(record: Record, people: int, typed: int | None, dice: Dice, drawn: int | None = None) -> None:
    """Where chance comes from: a seed that was typed, or was `drawn` already; among people a secret. Raises BadFile."""
    if is_secret(people, typed) and not (record.given and says_chance(record.given, record.where)):
        commit(record, dice.secret())
    else:
        record.seed = typed if typed is not None else dice.seed() if drawn is None else drawn


def is_secret(people: int, typed: int | None) -> bool:
    """Among people nobody must be able to foresee chance, unless they have typed a seed."""
    return typed is None and people > 1


def are_closed(lists: str, people: int) -> bool:
    """Among people nobody shows a list, unless they want to; a bot against which one plays alone may know it."""
    return lists == CLOSED_LISTS if lists else people > 1


def sitting(
    row: MatchRow,
    number: int,
    user: Person,
    name: str,
    deck: str,
    dice: Dice,
    at: int,
    program: bool = False,
    own: CardPool | None = None,
) -> MatchRow:
    """The same match with somebody on a free seat, or with their `program`: not where it counts for ratings; `own`: with cards
    that somebody wrote. Raises Refusal."""
    if program and row.rated:
        raise Refusal(NOT_ALLOWED)
    free = next((seat for seat in row.seats if seat.seat == number and seat.is_free), None)
    if free is None:
        raise Refusal(NO_MATCH)
    others = [seat.name for seat in row.seats]
    theirs = brought(row.game, [deck], row.format, dice)[0] if deck else Brought(free.deck_name, free.deck, free.side)
    called = unlike(checked_name(name or user.name), others)
    seat = Seat(number, user.id, "", called, theirs.cards, theirs.side, theirs.name, guest=user.is_guest, program=program)
    row = msgspec.structs.replace(row, seats=[seat if old.seat == number else old for old in row.seats])
    return row if any(seat.is_free for seat in row.seats) else begun(row, dice, at, own)


def left_free(row: MatchRow, seat: Seat, dice: Dice) -> Seat:
    """The seat of somebody who has got up before the match began: their deck goes with them."""
    deck = brought(row.game, [""], row.format, dice)[0]
    return Seat(seat.seat, deck=deck.cards, side=deck.side, deck_name=deck.name)


def rematch(row: MatchRow, dice: Dice, at: int, own: CardPool | None = None) -> MatchRow:
    """The same match once more, with the same cards of somebody's `own`, and not the next one of a series. Raises Refusal."""
    return begun(msgspec.structs.replace(again(row, dice, at), results=[], decides=-1), dice, at, own)


def again(row: MatchRow, dice: Dice, at: int) -> MatchRow:
    """The same people with the same decks, rules and clock, before anything has happened."""
    return msgspec.structs.replace(
        row,
        id=dice.name(),
        created=at,
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
