"""Facts about what is asked, what may be chosen, what is refused and why, and what happened."""

import re
from typing import Final

from grimoire.kernel.event import Event
from grimoire.kernel.reason import Reason
from grimoire.library.scenario_facts import SEAT, Moment, Test, same, sentence
from grimoire.library.scenario_words import SEATS, BadWords, split_list
from grimoire.magenoir.game import Game
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.why import VERBS, why_not

FORM: Final = r"(?P<form>[a-z].*)"
EVENT_FIELDS: Final = ("card", "source", "target", "element", "place", "to", "rule", "amount", "seat", "player")


# -- decisions ---------------------------------------------------------------------------------------------------------


@sentence("asked is SEAT|nobody", r"asked is (?P<who>alice|bob|nobody)", True)
def asked(pool: Pool, m: re.Match[str]) -> Test:
    def test(now: Moment) -> str | None:
        found = "nobody" if now.game.asked < 0 else SEATS[now.game.asked]
        return same(m["who"], found, found)

    return test


@sentence("question is ID", r"question is (?P<id>[a-z-]+)", True)
def question(pool: Pool, m: re.Match[str]) -> Test:
    def test(now: Moment) -> str | None:
        found = now.game.question.id if now.game.asked >= 0 else "nothing"
        return same(m["id"], found, found)

    return test


@sentence("options include|exclude FORM", rf"options (?P<how>include|exclude) {FORM}", True)
def options(pool: Pool, m: re.Match[str]) -> Test:
    def test(now: Moment) -> str | None:
        there = forms(now.game)
        return None if (m["form"] in there) == (m["how"] == "include") else f"they are {', '.join(there) or 'none'}"

    return test


@sentence("options are [FORMS]", r"options are (?P<list>\[.*\])", True)
def all_options(pool: Pool, m: re.Match[str]) -> Test:
    wanted = split_list(m["list"])

    def test(now: Moment) -> str | None:
        there = forms(now.game)
        return None if sorted(wanted) == sorted(there) else f"they are {', '.join(there) or 'none'}"

    return test


def forms(g: Game) -> list[str]:
    return [option.form for option in g.options] if g.asked >= 0 else []


@sentence("refused: SEAT FORM [because REASON]", rf"refused: {SEAT} (?P<form>.+?)(?: because (?P<why>.+))?", True)
def refused(pool: Pool, m: re.Match[str]) -> Test:
    """The reason is given by its id, its rule, or both, and perhaps the word or amount that is missing."""
    seat, form = SEATS.index(m["seat"]), m["form"]
    why = (m["why"] or "").split()

    def test(now: Moment) -> str | None:
        reason = refusal(now.game, seat, form)
        if reason is None:
            return "it may be chosen"
        told = [reason.id, reason.rule, reason.card, reason.word, str(reason.amount)]
        return None if all(word in told for word in why) else f"it is refused because {reason}"

    return test


def refusal(g: Game, seat: int, form: str) -> Reason | None:
    """Why a seat may not choose this now; None where it may."""
    if g.asked == seat:
        return None if form in forms(g) else g.why_not_form(form)
    words = form.split()
    if len(words) >= 2 and words[0] in VERBS:
        reason = why_not(g, seat, words[1], words[0])
        if reason is not None:
            return reason
    return Reason("not-asked", "R:main-phase")


# -- events ------------------------------------------------------------------------------------------------------------


class EventPattern:
    """`DamageInflicted 3 bob`: the kind, then words each of which must be in some field; `player=bob` says in which."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.kind, *self.words = text.split()
        if not re.fullmatch(r"[A-Z][A-Za-z]+", self.kind):
            raise BadWords(f"'{self.kind}' is no event; events are written like SpellPrepared")
        for word in self.words:
            name, equals, _ = word.partition("=")
            if equals and name not in EVENT_FIELDS:
                raise BadWords(f"'{name}' is no field of an event; allowed here: {', '.join(EVENT_FIELDS)}")

    def fits(self, event: Event) -> bool:
        if event.kind != self.kind:
            return False
        told = fields_of(event)
        for word in self.words:
            name, equals, value = word.partition("=")
            if told.get(name) != value if equals else word not in told.values():
                return False
        return True


def fields_of(event: Event) -> dict[str, str]:
    told = {name: str(getattr(event, name)) for name in EVENT_FIELDS[:8]}
    told["seat"] = "" if event.seat < 0 else SEATS[event.seat]
    told["player"] = "" if event.player < 0 else SEATS[event.player]
    return told


def told(events: list[Event]) -> str:
    return ", ".join(event.kind + "".join(f" {part}" for part in detail(event)) for event in events) or "none"


def detail(event: Event) -> list[str]:
    fields = fields_of(event)
    if not event.amount:
        del fields["amount"]
    del fields["rule"]
    return [value for value in fields.values() if value]


@sentence("events include|exclude EVENT", r"events (?P<how>include|exclude) (?P<event>.+)")
def events(pool: Pool, m: re.Match[str]) -> Test:
    pattern = EventPattern(m["event"])

    def test(now: Moment) -> str | None:
        found = [event for event in now.events if pattern.fits(event)]
        if m["how"] == "exclude":
            return f"there was {told(found[:1])}" if found else None
        near = [event for event in now.events if event.kind == pattern.kind] or now.events
        return None if found else f"there were {told(near)}"

    return test


@sentence("events in order: EVENT, EVENT", r"events in order: (?P<list>.+)")
def events_in_order(pool: Pool, m: re.Match[str]) -> Test:
    patterns = [EventPattern(text) for text in split_list(m["list"])]

    def test(now: Moment) -> str | None:
        at = 0
        for pattern in patterns:
            while at < len(now.events) and not pattern.fits(now.events[at]):
                at += 1
            if at == len(now.events):
                return f"no '{pattern.text}' at its place; there were {told(now.events)}"
            at += 1
        return None

    return test


@sentence("number of EVENT is N", r"number of (?P<event>.+) is (?P<number>[0-9]{1,6})")
def event_count(pool: Pool, m: re.Match[str]) -> Test:
    pattern = EventPattern(m["event"])

    def test(now: Moment) -> str | None:
        count = len([event for event in now.events if pattern.fits(event)])
        return same(int(m["number"]), count, str(count))

    return test
