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

from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.library.entries import CHOICE, ORDER
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.match.games import GAMES
from grimoire.match.stops import link_names
from grimoire.seat.ask import Ask, Choice
from grimoire.seat.games import presenter_of
from grimoire.seat.hints import Hint, hints
from grimoire.seat.looking import WATCHER, Handles, Look, look_at
from grimoire.seat.presenter import DECLINING, Chronicle, Presenter
from grimoire.seat.scene import Place, Scene, Thing
from grimoire.seat.steps import Happening, Teller, moves_of
from grimoire.seat.story import Story
from grimoire.seat.tracing import NO_TRACE, Trace
from grimoire.seat.wording import Words, spans
from grimoire.table.fold import Fold, Happened
from grimoire.table.match import Match
from grimoire.table.matches import MatchRow
from grimoire.table.play import Play

log = logging.getLogger("grimoire.seat")
number_of: Final = attrgetter("number")


class Given(msgspec.Struct, frozen=True):
    """What one seat is given."""

    scene: Scene
    ask: Ask
    story: Story


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
        self.sampled: Position | None = None
        self.samples: dict[
            int, Position
        ] = {}  # of it, at this moment: what everybody knows begins with what the first seat does
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

    def note(self, fold: Fold, happened: Happened) -> None:
        """What happened, for each seat as it may know it."""
        presenter = self.presenter("en")
        self.samples = {}
        position, events = fold.position, happened.events
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
            after = before.after(presenter.laid_out(position, seat), presenter.lost(position, events, before))
            seen = [event.seen_by(seat) for event in events]
            moves = moves_of(presenter, position, seen, before, after)
            things = seen_once(presenter, position, after) if seen else {}
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
        self.samples = {}
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
        handles = self.handles[seat]
        if self.sampled is not self.position:
            self.sampled, self.samples = self.position, {}
        return look_at(self.presenter("en"), self.position, seat, self.number, handles, self.closed, self.samples)

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


class SeatedPlay(Play):
    """A match under its terms, with its seats: what any host shows."""

    def __init__(self, row: MatchRow, pool: CardPool, called: Callable[[str], Sequence[str]] | None = None) -> None:
        """Raises BadFile."""
        super().__init__(row, pool)
        self.seats = Seats(self.match, pool, called=called)

    def given(self, seat: int, lang: str, since: int) -> Given:
        """Not kept: thousands of small objects at every table would be searched for garbage again and again."""
        return self.seats.given(seat, lang, since, self.match.can_undo(seat))


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


def open_question(presenter: Presenter, look: Look, over: bool, undo: bool, suggest: bool = True) -> Ask:
    """`suggest`: a suggestion takes as long as a bot thinks, so who does not show it leaves it out."""
    decision = None if over else look.position.decision()
    if decision is None:
        return Ask(look.number, -1, presenter.words("seat-over"), undo=undo)
    if decision.seat != look.seat:
        waiting = presenter.words("seat-waits", name=presenter.name(decision.seat))
        return Ask(look.number, decision.seat, waiting, decision.question.id, undo=undo)
    about = presenter.about(look, decision)
    explanation = presenter.explanation(look, decision)
    choices = told_apart(presenter, decision, presenter.choices(look, decision))
    suggested = presenter.suggested(look, decision) if suggest else []
    return Ask(
        look.number,
        decision.seat,
        spans(presenter.question(look, decision)),
        decision.question.id,
        presenter.words(explanation) if presenter.wording.messages.has(explanation) else [],
        decision.question.card,
        about.things,
        about.answers,
        spans(presenter.action(look)) if decision.action else [],
        choices,
        suggested,
        about.routine,
        declining(choices),
        way_on(presenter, decision, choices, suggested),
        about.why_not,
        undo,
        about.blow,
        about.targets,
        link_names(decision) if decision.question.id in GAMES[presenter.wording.game].orderings else [],
    )


def told_apart(presenter: Presenter, decision: Decision, choices: list[Choice]) -> list[Choice]:
    """Which of them decline, said with each."""
    return [
        msgspec.structs.replace(choice, declines=True) if presenter.declines(decision, option) else choice
        for option, choice in zip(decision.options, choices, strict=True)
    ]


def way_on(presenter: Presenter, decision: Decision, choices: list[Choice], suggested: Sequence[str]) -> str:
    """The form that may stand out: never one that declines while anything else is offered. Where several things can be done and
    none of them is meant more than the others, none stands out."""
    onward = [choice.form for choice in choices if not choice.declines]
    if not onward:
        return choices[0].form if len(choices) == 1 else declining(choices)
    if suggested and suggested[0] in onward:
        return suggested[0]
    leads = presenter.leads(decision)
    if leads is None:
        return onward[0] if len(onward) == 1 else ""
    return next((form for form in onward if leads and form.split(" ")[0] == leads), "")


def declining(choices: list[Choice]) -> str:
    """The form that declines, where there is one."""
    return next((choice.form for choice in choices if choice.form in DECLINING), "")


def scene_at(presenter: Presenter, position: Position, seat: int, number: int = 0) -> Scene:
    """The table of a position that no match follows: of a recorded game."""
    return presenter.scene(look_at(presenter, position, seat, number))


def ask_at(presenter: Presenter, position: Position, seat: int) -> Ask:
    """The question of such a position."""
    return open_question(presenter, look_at(presenter, position, seat), position.over, False)


def open_scene(presenter: Presenter, position: Position, number: int = 0) -> Scene:
    """The table of such a position with all hands open."""
    own = [scene_at(presenter, position, seat, number) for seat in range(len(presenter.names))]
    return opened(scene_at(presenter, position, WATCHER, number), own)


def opened(watched: Scene, own: list[Scene]) -> Scene:
    """The table with all hands open, for a game that is over: what belongs to a seat as that seat sees it, the rest as who
    looks on does. A handle of a seat says whose it is, for different seats call different things the same."""
    owners = {place.id: place.owner for place in watched.places}
    handles = [{thing.handle for thing in scene.things} for scene in own]

    def place_of(place: Place) -> Place:
        if place.owner < 0:
            return place
        same = next(other for other in own[place.owner].places if other.id == place.id)
        inside = same.within in handles[place.owner]
        return msgspec.structs.replace(same, within=handle_of(place.owner, same.within)) if inside else same

    things: list[Thing] = [thing for thing in watched.things if owners.get(thing.place, -1) < 0]
    things += [
        msgspec.structs.replace(thing, handle=handle_of(seat, thing.handle))
        for seat, scene in enumerate(own)
        for thing in scene.things
        if owners.get(thing.place, -1) == seat
    ]
    return msgspec.structs.replace(watched, places=[place_of(place) for place in watched.places], things=things)


def handle_of(seat: int, handle: str) -> str:
    return f"{seat}:{handle}"
