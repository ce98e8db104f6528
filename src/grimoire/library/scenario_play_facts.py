"""Facts about what is asked, what may be chosen, what is refused and why, what happened, and how it ended."""

import re
from difflib import get_close_matches
from typing import Final

from grimoire.kernel.event import Event
from grimoire.kernel.facts import SEAT, Kinds, fields_of
from grimoire.kernel.position import Position
from grimoire.kernel.reason import Reason
from grimoire.library.notation import Notation
from grimoire.library.scenario_facts import Found, Moment, Refused, Sentences, Test, all_of, same
from grimoire.library.scenario_words import SEAT_WORDS, SEATS, BadWords, split_list

Now = Moment[Position]
SHARED: Final = Sentences()  # the facts of every game
FORM: Final = r"(?P<form>[a-z].*)"
UNSPOKEN: Final = ("revealed", "seen")  # of an event: about it, not told by it


# -- decisions ---------------------------------------------------------------------------------------------------------


@SHARED("asked is SEAT|nobody", rf"asked is (?P<who>{SEAT_WORDS}|nobody)", True)
def asked(notation: Notation, m: re.Match[str]) -> Test:
    if m["who"] != "nobody":
        notation.seat(m["who"])  # complains about a seat the game has not

    def test(now: Now) -> Found | None:
        found = "nobody" if now.game.asked < 0 else SEATS[now.game.asked]
        return same(m["who"], found, found)

    return test


@SHARED("question is ID", r"question is (?P<id>[a-z-]+)", True)
def question(notation: Notation, m: re.Match[str]) -> Test:
    def test(now: Now) -> Found | None:
        found = now.game.question.id if now.game.asked >= 0 else "nothing"
        return same(m["id"], found, found)

    return test


@SHARED("options include|exclude FORM", rf"options (?P<how>include|exclude) {FORM}", True)
def options(notation: Notation, m: re.Match[str]) -> Test:
    def test(now: Now) -> Found | None:
        there = written_forms(notation, now.game)
        return None if (m["form"] in there) == (m["how"] == "include") else all_of(there)

    return test


@SHARED("options are [FORMS]", r"options are (?P<list>\[.*\])", True)
def all_options(notation: Notation, m: re.Match[str]) -> Test:
    wanted = split_list(m["list"])

    def test(now: Now) -> Found | None:
        there = written_forms(notation, now.game)
        return None if sorted(wanted) == sorted(there) else all_of(there)

    return test


def forms(g: Position) -> list[str]:
    return [option.form for option in g.options] if g.asked >= 0 else []


def written_forms(notation: Notation, g: Position) -> list[str]:
    return [notation.written(form) for form in forms(g)]


@SHARED("refused: SEAT FORM [because REASON]", rf"refused: (?P<seat>{SEAT_WORDS}) (?P<form>.+?)(?: because (?P<why>.+))?", True)
def refused(notation: Notation, m: re.Match[str]) -> Test:
    """The reason is given by its id, its rule, or both, and perhaps the word or amount that is missing."""
    seat, form = notation.seat(m["seat"]), notation.form(m["form"])
    why = (m["why"] or "").split()

    def test(now: Now) -> Found | None:
        reason = refusal(notation, now.game, seat, form)
        if reason is None:
            return Found("found-may-be-chosen")
        told = [reason.id, reason.rule, reason.card, reason.word, str(reason.amount)]
        return None if all(word in told for word in why) else Found("found-refused", why=Refused(reason), code=reason.id)

    return test


def refusal(notation: Notation, g: Position, seat: int, form: str) -> Reason | None:
    """Why a seat may not choose this now; None where it may."""
    if g.asked == seat:
        return None if form in forms(g) else g.why_not_form(form)
    return notation.refusal(g, seat, form) or Reason("not-asked", "turn")


# -- the end of the game -----------------------------------------------------------------------------------------------


@SHARED("game is won by SEAT|drawn|running", rf"game is (?:won by (?P<winner>{SEAT_WORDS})|(?P<other>drawn|running))")
def end(notation: Notation, m: re.Match[str]) -> Test:
    if m["winner"]:
        notation.seat(m["winner"])  # complains about a seat the game has not
    wanted = m["other"] or f"won by {m['winner']}"

    def test(now: Now) -> Found | None:
        g = now.game
        found = "running" if not g.over else "drawn" if g.winner < 0 else f"won by {SEATS[g.winner]}"
        return same(wanted, found, found)

    return test


# -- events ------------------------------------------------------------------------------------------------------------


class EventPattern:
    """`DamageInflicted 3 bob`: the kind, then words each of which must be in some field; `player=bob` says in which."""

    def __init__(self, kinds: Kinds, text: str) -> None:
        self.text = text
        self.kind, *self.words = text.split()
        if self.kind not in kinds:
            near = get_close_matches(self.kind, kinds, 3) or ["written like GameWon"]
            raise BadWords("bad-event", name=self.kind, near=", ".join(near))
        names = [field.name for field in fields_of(kinds[self.kind]) if field.name not in UNSPOKEN]
        for word in self.words:
            name, equals, _ = word.partition("=")
            if equals and name not in names:
                raise BadWords("bad-event-field", name=name, event=self.kind, allowed=", ".join(names))

    def fits(self, event: Event) -> bool:
        if event.kind != self.kind:
            return False
        told = told_fields(event)
        for word in self.words:
            name, equals, value = word.partition("=")
            if told.get(name) != value if equals else word not in told.values():
                return False
        return True


def told_fields(event: Event) -> dict[str, str]:
    """What an event tells, as scenarios write it: seats by their names."""
    told: dict[str, str] = {}
    for field in fields_of(type(event)):
        value = getattr(event, field.name)
        if field.role == SEAT:
            told[field.name] = "" if value < 0 else SEATS[value]
        elif field.name not in UNSPOKEN:
            told[field.name] = str(value)
    return told


def told(events: list[Event]) -> str:
    return ", ".join(event.kind + "".join(f" {part}" for part in detail(event)) for event in events) or "none"


def detail(event: Event) -> list[str]:
    return [value for name, value in told_fields(event).items() if name != "rule" and value not in ("", "0")]


@SHARED("events include|exclude EVENT", r"events (?P<how>include|exclude) (?P<event>.+)")
def events(notation: Notation, m: re.Match[str]) -> Test:
    pattern = EventPattern(notation.kinds, m["event"])

    def test(now: Now) -> Found | None:
        found = [event for event in now.events if pattern.fits(event)]
        if m["how"] == "exclude":
            return Found("found-event", there=told(found[:1])) if found else None
        near = [event for event in now.events if event.kind == pattern.kind] or now.events
        return None if found else Found("found-events", there=told(near))

    return test


@SHARED("events in order: EVENT, EVENT", r"events in order: (?P<list>.+)")
def events_in_order(notation: Notation, m: re.Match[str]) -> Test:
    patterns = [EventPattern(notation.kinds, text) for text in split_list(m["list"])]

    def test(now: Now) -> Found | None:
        at = 0
        for pattern in patterns:
            while at < len(now.events) and not pattern.fits(now.events[at]):
                at += 1
            if at == len(now.events):
                return Found("found-no-event", text=pattern.text, there=told(now.events))
            at += 1
        return None

    return test


@SHARED("number of EVENT is N", r"number of (?P<event>.+) is (?P<number>[0-9]{1,6})")
def event_count(notation: Notation, m: re.Match[str]) -> Test:
    pattern = EventPattern(notation.kinds, m["event"])

    def test(now: Now) -> Found | None:
        count = len([event for event in now.events if pattern.fits(event)])
        return same(int(m["number"]), count, str(count))

    return test
