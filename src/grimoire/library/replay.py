"""Playing a record again: where it starts, and where an entry of it departs. What follows it is `table.match`."""

from grimoire import __version__
from grimoire.kernel.position import Position
from grimoire.kernel.reason import IllegalChoice
from grimoire.kernel.unusable import Fact, Unusable
from grimoire.library.described import described_start
from grimoire.library.digests import digest_of
from grimoire.library.entries import NOBODY, Entry
from grimoire.library.games import box_of
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.library.series_records import SeriesRecord
from grimoire.library.yaml_lines import BadFile


class Departure(BadFile):
    """A record that goes another way than it went: at which choice, and why."""

    def __init__(self, record: Record, entry: Entry, number: int, why: str, cards: str = "", rule: str = "") -> None:
        self.number = number  # of the choice, from 1
        where = f"{record.where}:{entry.line}" if entry.line else record.where
        choice = Unusable("part-choice-made", number=number, form=entry.form)
        what = choice if entry.form else Unusable("part-entry-made", name=entry.kind, number=number - 1)
        facts: dict[str, Fact] = {"what": what, "why": Unusable(why, rule=rule)}
        if made := made_otherwise(record, cards):
            super().__init__("bad-departure-made", where, made=made, **facts)
        else:
            super().__init__("bad-departure", where, **facts)


def made_otherwise(record: Record, cards: str) -> Unusable | None:
    """What a record was made with that is not what it is played with now."""
    made: Unusable | None = None
    if record.version != __version__:
        made = Unusable("part-made-version", version=record.version, here=__version__)
    elif record.is_older:
        made = Unusable("part-made-earlier")
    if not cards or cards == record.cards:
        return made
    other = Unusable("part-made-cards")
    return other if made is None else Unusable("part-both", one=made, other=other)


def pool_of(record: Record | SeriesRecord) -> CardPool:
    """The cards of the program it was made with, as far as they are kept, and those it brings along."""
    own = [(f"{record.where} own_cards {i}", text) for i, text in enumerate(record.own_cards, 1)]
    return box_of(record.game, record.where).pool_behind(record.cards, own)


def start_of(record: Record, pool: CardPool) -> Position:
    """The position the choices begin from."""
    if record.given:
        return described_start(record, pool)
    return box_of(record.game, record.where).start(record, pool)


def index_of(record: Record, entry: Entry, number: int, position: Position, cards: str) -> int:
    """The option an entry chose. Raises Departure where it is not on offer."""
    if position.decision() is None:
        raise Departure(record, entry, number, "part-over-before", cards)
    if entry.seat not in (NOBODY, position.asked):
        raise Departure(record, entry, number, "part-other-seat", cards)
    try:
        return position.index_of(entry.form)
    except IllegalChoice as error:
        raise Departure(record, entry, number, "part-not-offered", cards, error.reason.rule) from None


def compare(record: Record, entry: Entry, number: int, position: Position, cards: str) -> None:
    """After a choice: whether the turn that began, if one did, began as it did then."""
    if entry.digest and not record.is_older and entry.digest != turn_digest(record.game, position):
        raise Departure(record, entry, number, "part-turn-otherwise", cards)


def turn_began(position: Position) -> bool:
    return any(event.kind == "TurnBegan" for event in position.events)


def turn_digest(game: str, position: Position) -> str:
    """The digest of the table, if a turn has just begun."""
    return digest_of(box_of(game).digest_facts(position)) if turn_began(position) else ""
