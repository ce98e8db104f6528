"""The seats of one match: everything each of them is given, worked out from the log alone.

They follow the match entry by entry, on its own position; so handles, stories and scenes are the same after reconnecting, in
another process, and when somebody looks back.
"""

import logging
from bisect import bisect_right
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final

import msgspec

from grimoire.kernel.event import Event, TurnBegan
from grimoire.kernel.position import Position
from grimoire.library.entries import CHOICE, ORDER
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.seat.ask import Ask
from grimoire.seat.games import presenter_of
from grimoire.seat.handles import Handles
from grimoire.seat.hints import Hint, hints
from grimoire.seat.looking import WATCHER, look_at, opened
from grimoire.seat.open_question import open_question
from grimoire.seat.presenter import Chronicle, Look, Presenter
from grimoire.seat.scene import Scene
from grimoire.seat.steps import Happening, moves_of, steps_of
from grimoire.seat.story import Digest, Step, Story
from grimoire.seat.telling import Telling
from grimoire.seat.tracing import NO_TRACE, Trace
from grimoire.seat.words import Words, spans
from grimoire.table.match import Match
from grimoire.table.undo import EVERY, Happened

log = logging.getLogger("grimoire.seat")
number_of: Final = attrgetter("number")


class Given(msgspec.Struct, frozen=True):
    """What one seat is given."""

    scene: Scene
    ask: Ask
    story: Story


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


class Kept(msgspec.Struct, frozen=True):
    """What seats need to come back to a moment."""

    handles: dict[int, Handles]
    heard: int  # happenings of each seat
    chronicle: Chronicle | None
    scores: list[int]
    ended_alone: bool
    before: Position | None
    waiting: list[Trace]


class Seats:
    """A match as its seats see it. It follows the match; who asks is told of the moment at which that stands."""

    def __init__(
        self,
        match: Match,
        pool: CardPool,
        names: Sequence[str] = (),
        called: Callable[[str], Sequence[str]] | None = None,
    ) -> None:
        """`names`: what the seats are called, where that is not what the record calls them."""
        self.match = match
        self.game = match.record.game
        self.pool = pool
        self.names = names or match.record.seats
        self.called = called  # what the seats are called in a language, where that differs
        self.closed = match.record.closed  # lists are: what a seat is given follows from what it has seen of them
        self.presenters: dict[str, Presenter] = {}
        every_seat = [*range(len(self.names)), WATCHER]
        self.handles = {seat: Handles() for seat in every_seat}
        self.happened: dict[int, list[Happening]] = {seat: [] for seat in every_seat}
        self.tellers: dict[tuple[int, str], Teller] = {}
        self.chronicle = self.presenter("en").chronicle()
        self.scores: list[int] | None = None  # as they were last
        self.ended_alone = False  # the turn was ended last because nothing else could be done
        self.before: Position | None = None  # as it stood before what is noted next, where that is watched
        self.waiting: list[Trace] = []  # by what it was begun, of what waits there
        match.follow_with(self)

    @classmethod
    def of_record(cls, record: Record, pool: CardPool, names: Sequence[str] = ()) -> "Seats":
        """Of a recorded match, as far as its record goes."""
        return cls(Match.to_look_at(record, start_of(record, pool)), pool, names)

    # -- following the match ---------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return self.match.position

    @property
    def number(self) -> int:
        """Of entries of the log."""
        return self.match.number

    @property
    def over(self) -> bool:
        return self.match.over

    def note(self, match: Match, happened: Happened) -> None:
        """What happened, for each seat as it may know it."""
        presenter = self.presenter("en")
        position, events = match.position, happened.events
        score = presenter.score(position)
        scores = (score if self.scores is None else self.scores, score)
        self.scores = score
        decided = {} if self.chronicle is None else self.chronicle.note(position, events)
        if happened.chosen is not None and happened.entry is not None and presenter.ends_turn(happened.chosen):
            self.ended_alone = happened.entry.by == ORDER
        ended_alone = self.ended_alone
        traces = self.watched(happened)
        self.before = position.clone() if presenter.traces and not position.over else None
        for seat, before in self.handles.items():
            after = before.copy()
            after.look(presenter.laid_out(position, seat), presenter.lost(position, events, before))
            seen = [event.seen_by(seat) for event in events]
            moves = moves_of(presenter, position, seen, before, after)
            things = seen_once(presenter, position, after)
            hit = [after.names.get(trace.hit) or before.names.get(trace.hit, "") for trace in traces]
            self.happened[seat].append(
                Happening(
                    *(happened.number, happened.seat, happened.opens, seen, moves, things, scores, decided),
                    *(ended_alone, traces, hit),
                )
            )
            self.handles[seat] = after

    def watched(self, happened: Happened) -> list[Trace]:
        """Why each of these events came about: the choice is carried out once more, in a copy. Where that fails, it is told
        without causes: the match itself goes on."""
        entry = happened.entry
        found: list[Trace] = []
        if self.before is not None and entry is not None and entry.kind == CHOICE:
            try:
                found, self.waiting = self.presenter("en").traced(self.before, entry.form, self.waiting)
            except Exception:
                where = {"match": self.match.record.where, "number": happened.number}
                log.exception("what happened is told without its causes", extra=where)
                self.waiting = []
        found = found[: len(happened.events)]
        return [*found, *[NO_TRACE] * (len(happened.events) - len(found))]

    def keep(self) -> Kept:
        chronicle = None if self.chronicle is None else self.chronicle.copy()
        return Kept(
            self.handles.copy(),
            len(self.happened[WATCHER]),
            chronicle,
            self.scores or [],
            self.ended_alone,
            self.before and self.before.clone(),
            self.waiting,
        )

    def back(self, kept: object) -> None:
        assert isinstance(kept, Kept)
        self.handles = kept.handles.copy()
        self.chronicle = None if kept.chronicle is None else kept.chronicle.copy()
        self.scores = kept.scores
        self.ended_alone = kept.ended_alone
        self.before = kept.before and kept.before.clone()
        self.waiting = kept.waiting
        for happenings in self.happened.values():
            del happenings[kept.heard :]
        for teller in self.tellers.values():
            teller.back(kept.heard)

    # -- what a seat is given --------------------------------------------------------------------------------------

    def presenter(self, lang: str) -> Presenter:
        if lang not in self.presenters:
            names = self.names if self.called is None else self.called(lang)
            self.presenters[lang] = presenter_of(self.game, lang, self.pool, names)
        return self.presenters[lang]

    def look(self, seat: int) -> Look:
        """The moment as this seat may think of it."""
        return look_at(self.presenter("en"), self.position, seat, self.number, self.handles[seat], self.closed)

    def given(self, seat: int, lang: str, since: int = 0, undo: bool = False, suggest: bool = True) -> Given:
        """Table, question and story for a seat; `since` is the number up to which it was told, -1: from the beginning.
        Without `suggest` the question comes without suggestions, which take the time a bot thinks."""
        look = self.look(seat)
        presenter = self.presenter(lang)
        scene = presenter.scene(look)
        if self.over:
            scene = msgspec.structs.replace(scene, over=True, winner=self.match.winner)
        return Given(scene, open_question(presenter, look, self.over, undo, suggest), self.story(seat, lang, since))

    def open_scene(self, lang: str) -> Scene:
        """The table with all hands open, for a match that is over."""
        presenter = self.presenter(lang)
        own = [presenter.scene(self.look(seat)) for seat in range(len(self.names))]
        return opened(presenter.scene(self.look(WATCHER)), own)

    def hints(self, seat: int, lang: str) -> list[Hint]:
        """What the strongest bot would do where this seat is asked, the best first."""
        return hints(self.presenter(lang), self.look(seat), self.closed)

    def reasons(self, seat: int, lang: str, forms: Sequence[str]) -> Words:
        """What these choices in a row are good for, if the seat that is asked makes them."""
        return self.presenter(lang).advantages(self.look(seat), forms)

    def suggested(self, seat: int) -> list[str]:
        """What the game would choose for a seat that is asked."""
        decision = None if self.over else self.position.decision()
        look = self.look(seat)
        asked = look.position.decision()
        return [] if decision is None or asked is None or asked.seat != seat else self.presenter("en").suggested(look, asked)

    def story(self, seat: int, lang: str, since: int) -> Story:
        teller = self.told(seat, lang)
        skipped = bisect_right(teller.steps, since, key=number_of)
        digests = [
            msgspec.structs.replace(digest, first=max(0, digest.first - skipped), last=digest.last - skipped)
            for digest in teller.digests
            if digest.last >= skipped
        ]
        return Story(since, teller.steps[skipped:], digests)

    def acted_since(self, seat: int, lang: str, since: int) -> bool:
        """Whether somebody else has chosen something that this seat was told of."""
        others = {h.number for h in self.happened[seat] if h.number > since and h.seat not in (seat, WATCHER)}
        return any(step.number in others and not step.quiet for step in self.told(seat, lang).steps)

    def told(self, seat: int, lang: str) -> Teller:
        """Who has told this seat everything up to now."""
        if (seat, lang) not in self.tellers:
            self.tellers[seat, lang] = Teller(self.presenter(lang), seat)
        teller = self.tellers[seat, lang]
        teller.hear(self.happened[seat])
        return teller


def seen_once(presenter: Presenter, position: Position, handles: Handles) -> dict[str, str]:
    """The handles of cards of which the seat sees no second one, by their ids."""
    found: dict[str, str] = {}
    again: set[str] = set()
    for card, name in handles.names.items():
        id = presenter.card_id(position, card)
        if id in found:
            again.add(id)
        found[id] = name
    return {id: name for id, name in found.items() if id not in again} if again else found


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
