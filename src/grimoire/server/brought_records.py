"""Records that somebody brings along: each becomes a match that is over, looked at and played on from like any other."""

from typing import Final

import msgspec

from grimoire.bots.games import bot_in
from grimoire.library.entries import END, NOBODY, SECRET, Entry
from grimoire.library.games import GAMES
from grimoire.library.reading import UNSEEN
from grimoire.library.records import Record, read_record
from grimoire.library.yaml_lines import BadFile
from grimoire.server.seated import Seated
from grimoire.server.storage.database import now
from grimoire.server.storage.people import User, new_id
from grimoire.table.matches import OVER, MatchRow, Seat
from grimoire.table.play import Departed
from grimoire.table.refusals import BAD_RECORD, Refusal

LONGEST_NAME: Final = 60
MOST_ENTRIES: Final = 10_000
MOST_CARDS: Final = 500  # of a deck
LONGEST_FORM: Final = 1000


def taken_in(text: str, user: User, lang: str) -> tuple[MatchRow, list[Entry]]:
    """The match of a record, and its log. One that departs from these rules is taken all the same, and shown up to there.
    Raises Refusal."""
    try:
        record = read_record(text, "record")
        fault = fault_of(record)
        if fault:
            raise BadFile("bad-not-taken", record.where, what=fault)
        row = row_of(record, user)
        play = Seated(row)
    except BadFile as error:
        raise Refusal(BAD_RECORD, detail=error.words(lang)) from None
    happened = [entry for entry in record.entries if entry.kind not in (END, SECRET)]  # how it ends follows from the rest
    if record.is_older:
        happened = [msgspec.structs.replace(entry, digest="") for entry in happened]  # followed by its choices alone
    try:
        play.follow([(entry, 0) for entry in happened])
    except Departed as departed:
        good = Seated(row)
        good.follow([(entry, 0) for entry in happened[: departed.followed]])
        return row, [*good.record.entries, *happened[departed.followed :]]
    return row, play.record.entries


def fault_of(record: Record) -> str:
    """What a server does not take, beyond what cannot be read: cards of strangers above all."""
    faults = [
        (record.game not in GAMES, f"game: {', '.join(GAMES)}"),
        (bool(record.own_cards), "own_cards"),
        (len(record.entries) > MOST_ENTRIES, f"entries > {MOST_ENTRIES}"),
        (any(len(entry.form) > LONGEST_FORM for entry in record.entries), "entries"),
        (len(set(record.seats)) < len(record.seats) or any(wrong(name) for name in record.seats), "seats"),
        (any(len(deck) > MOST_CARDS for deck in record.decks), "decks"),
        (bool(record.decks) and len(record.decks) != len(record.seats), "decks"),
        (bool(record.decides) and record.decides not in record.seats, "decides"),
        (len(record.version) > 40 or len(record.cards) > 64, "version"),
        (bool(record.commitment) and not record.secret, "secret"),
    ]
    return next((fault for wrong, fault in faults if wrong), "")


def wrong(name: str) -> bool:
    return not name.strip() or len(name) > LONGEST_NAME or UNSEEN.search(name) is not None


def row_of(record: Record, user: User) -> MatchRow:
    end = next((entry for entry in record.standing if entry.kind == END), None)
    decks = record.decks or [[] for _ in record.seats]
    return MatchRow(
        new_id(),
        record.game,
        user.id,
        now(),
        OVER,
        options=record.options,
        version=record.version,
        cards=record.cards,
        seed=None if record.seed is None else str(record.seed),
        commitment=record.commitment,
        secret=record.secret,
        given=record.given,
        decides=record.seats.index(record.decides) if record.decides else -1,
        winner=None if end is None else end.seat if end.seat != NOBODY else -1,
        closed=record.closed,
        began=now(),
        ended=now(),
        seats=[Seat(i, None, bot_in(name), name, deck) for i, (name, deck) in enumerate(zip(record.seats, decks, strict=True))],
    )
