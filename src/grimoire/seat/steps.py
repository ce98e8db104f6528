"""The story of a seat: events put together as they are told, with moves, causes and changes, and each turn in a line."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from grimoire.kernel.event import Event, TurnBegan
from grimoire.kernel.facts import CARD, values_of
from grimoire.kernel.position import Position
from grimoire.seat.looking import Handles
from grimoire.seat.presenter import Presenter, Telling
from grimoire.seat.story import Cause, Digest, Move, Step
from grimoire.seat.tracing import NO_TRACE, Trace
from grimoire.seat.wording import pointing, spans
from grimoire.table.fold import EVERY


class Happening(msgspec.Struct):
    """One entry of the log as a seat may know it."""

    number: int
    seat: int  # who chose; -1: nobody
    opens: bool  # the choice began an action
    events: list[Event]
    moves: list[Move | None]  # of each event
    things: dict[str, str]  # card ids of which the seat sees exactly one, with its handle
    scores: tuple[list[int], list[int]]  # before and after
    decided: dict[int, Any] = {}  # contests, by the place of the event that counted the dice
    ended_alone: bool = False  # a turn that ends in it does so because nothing else could be done
    traces: list[Trace] = []  # of each event; nothing where the facts say why themselves
    hit: list[str] = []  # the handles of the cards whose numbers changed, of each event


def moves_of(
    presenter: Presenter, position: Position, events: list[Event], before: Handles, after: Handles
) -> list[Move | None]:
    """Where each event took a card. Only what the events tell: how hidden cards went is nobody's business."""
    used: set[int] = set()
    found: list[Move | None] = []
    for event in events:
        origin, destination = presenter.way(event)
        if not destination or origin == destination:
            found.append(None)
            continue
        was, now = before.unseen_in(origin) if origin else "", after.unseen_in(destination)
        if event.card:
            card = mover(presenter, position, event.card, origin, destination, before, after, used)
            if card >= 0:
                used.add(card)
                was = before.names.get(card, was)
                now = after.names.get(card, now)
        found.append(Move(was, now, origin, destination))
    return found


def mover(
    presenter: Presenter,
    position: Position,
    id: str,
    origin: str,
    destination: str,
    before: Handles,
    after: Handles,
    used: set[int],
) -> int:
    """The card of this name that came to its new place, or left its old one; -1 if the seat knows none."""
    for card, place in after.places.items():
        if place == destination and card not in used and before.places.get(card) != destination:
            if presenter.card_id(position, card) == id:
                return card
    for card, place in before.places.items():
        if place == origin and card not in used and after.places.get(card) != origin:
            if presenter.card_id(position, card) == id:
                return card
    return -1


def steps_of(presenter: Presenter, telling: Telling, happening: Happening) -> list[Step]:
    """What happened in one entry, told to its seat."""
    events = happening.events
    worth = {id(event) for event in telling.worth_telling(events)}
    at = {id(event): i for i, event in enumerate(events)}
    steps: list[Step] = []
    depth = 0 if happening.opens or happening.seat < 0 else 1
    for told in telling.together(events):
        first = told[0]
        if first.kind in TURNING:
            depth = 0
        moves = [move for event in told if (move := happening.moves[at[id(event)]]) is not None]
        alone = first.kind == ENDED and happening.ended_alone
        trace = trace_of(happening, at[id(first)], at[id(told[-1])])
        words = spans(telling.sentence(told, ALONE if alone else "", trace))
        for move in moves[:1]:
            words = pointing(words, first.card, move.now)
        steps.append(
            Step(
                happening.number,
                first.kind,
                words,
                depth,
                first.rule,
                cause_of(presenter, first, happening, trace),
                named(happening.things, told),
                moves,
                changes(presenter, told, [handle_of(happening, at[id(event)], event) for event in told]),
                reads=telling.news(first, events),
                quiet=not alone and not any(id(event) in worth for event in told),
                who=first.seat,
                dice=[die for event in told if (die := presenter.die(event)) is not None],
                contest=presenter.contest(happening.decided.get(at[id(first)]), telling.seat),
                scores=happening.scores[1] if presenter.charts and isinstance(first, TurnBegan) else [],
            )
        )
        if first.kind not in TURNING:
            depth = 1
    return steps


ENDED: Final = "TurnEnded"
ALONE: Final = "-alone"  # the message that says so
TURNING: Final = frozenset(("TurnBegan", "TurnEnded", "PhaseBegan", "GameWon", "GameDrawn", "Conceded", "SeatGiven"))


def trace_of(happening: Happening, first: int, last: int) -> Trace:
    """Why events told in one sentence came about: as the first of them did, with the number after the last."""
    if not happening.traces:
        return NO_TRACE
    trace = happening.traces[first]
    return trace if first == last else msgspec.structs.replace(trace, after=happening.traces[last].after)


def cause_of(presenter: Presenter, event: Event, happening: Happening, trace: Trace) -> Cause | None:
    """The text of a card; what a card does itself, by whoever chose that; else the part of the rules that did it."""
    card = next((card for card in (event.source, trace.card) if card and card != event.card), "")
    if card:
        return because_of(presenter, card, happening)
    chosen = happening.opens and happening.seat >= 0 and event.seat == happening.seat
    seat = happening.seat if chosen else -1 if trace.card else trace.seat
    if seat >= 0 and not trace.way:
        return Cause(spans(presenter.name(seat)), seat=seat)
    if trace.card:
        return because_of(presenter, trace.card, happening)
    return Cause(presenter.words(f"cause-{trace.way}"), seat=trace.seat) if trace.way else None


def because_of(presenter: Presenter, card: str, happening: Happening) -> Cause:
    return Cause(spans(presenter.wording.card(card)), card, happening.things.get(card, ""))


def handle_of(happening: Happening, at: int, event: Event) -> str:
    """The card whose number an event changed, where the seat can tell which."""
    known = happening.hit[at] if happening.hit else ""
    return known or happening.things.get(getattr(event, "target", ""), "")


def named(things: dict[str, str], told: Sequence[Event]) -> list[str]:
    """What a step is about, where the seat sees only one card of that name."""
    found = [things[card] for event in told for card in values_of(event, CARD).values() if card in things]
    return list(dict.fromkeys(found))


def changes(presenter: Presenter, told: Sequence[Event], handles: Sequence[str]) -> dict[str, int]:
    """`handles`: of the cards that each of them is about."""
    found: dict[str, int] = {}
    for event, handle in zip(told, handles, strict=True):
        player, card, amount = presenter.change(event)
        whom = f"player.{player}" if player >= 0 else handle if card else ""
        if amount and whom:
            found[whom] = found.get(whom, 0) + amount
    return found


class Heard(msgspec.Struct, frozen=True):
    """How far a seat was told, to be told on from there."""

    happenings: int
    telling: Telling
    steps: int
    digests: int
    turn: list[Happening]
    first: int


class Teller:
    """Tells one seat in one language; keeps what was told."""

    def __init__(self, presenter: Presenter, seat: int) -> None:
        self.presenter = presenter
        self.seat = seat
        self.telling: Telling = presenter.telling(seat)
        self.steps: list[Step] = []
        self.digests: list[Digest] = []
        self.heard = 0  # happenings
        self.turn: list[Happening] = []  # of the turn under way
        self.first = 0  # its first step
        self.marks = [self.mark()]

    def mark(self) -> Heard:
        telling = self.telling.copy()
        return Heard(self.heard, telling, len(self.steps), len(self.digests), self.turn[:], self.first)

    def hear(self, happened: Sequence[Happening]) -> None:
        for happening in happened[self.heard :]:
            tell(self, self.seat, happening)
            if self.heard % EVERY == 0:
                self.marks.append(self.mark())

    def back(self, happenings: int) -> None:
        """As if no more than these had been heard, or a few less."""
        if happenings >= self.heard:
            return
        self.marks = [mark for mark in self.marks if mark.happenings <= happenings]
        mark = self.marks[-1]
        self.heard, self.first, self.turn = mark.happenings, mark.first, mark.turn[:]
        self.telling = mark.telling.copy()
        del self.steps[mark.steps :]
        del self.digests[mark.digests :]


def tell(teller: Teller, seat: int, happening: Happening) -> None:
    """One entry more; where a turn begins, the one before it is summed up."""
    teller.heard += 1
    began = next((event for event in happening.events if event.kind == "TurnBegan"), None)
    before = len(teller.steps)
    teller.steps += steps_of(teller.presenter, teller.telling, happening)
    teller.turn.append(happening)
    if began is None:
        return
    at = next(i for i in range(before, len(teller.steps)) if teller.steps[i].kind == "TurnBegan")
    sum_up(teller, seat, at)
    teller.turn = [happening]
    teller.first = at


def sum_up(teller: Teller, seat: int, end: int) -> None:
    """The turn that ended before this step, in one line."""
    events = [event for happening in teller.turn for event in happening.events]
    opening = next((event for event in events if isinstance(event, TurnBegan)), None)
    if opening is None:
        return
    begins = events.index(opening)
    ends = next((i for i in range(begins + 1, len(events)) if isinstance(events[i], TurnBegan)), len(events))
    # The entries in which a turn begins and ends also hold what happened before and after it.
    before = changed(teller.presenter, teller.turn[0].scores[0], events[:begins], 1)
    after = changed(teller.presenter, teller.turn[-1].scores[1], events[ends:], -1)
    text = teller.presenter.digest(seat, opening.turn, opening.seat, (before, after), events[begins:ends])
    if text:
        teller.digests.append(Digest(opening.turn, opening.seat, spans(text), teller.first, end - 1))


def changed(presenter: Presenter, scores: list[int], events: list[Event], way: int) -> list[int]:
    """The scores after these events, or before them (`way` -1)."""
    found = scores[:]
    for event in events:
        player, _, change = presenter.change(event)
        if 0 <= player < len(found):
            found[player] += way * change
    return found
