"""What a checked game of Anima asks of its events: a card that moves untold, or otherwise than told, is noticed. Each fault is
built into one choice of a sound game."""

from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from grimoire.anima.game import Game
from grimoire.kernel.event import Event
from grimoire.lab.anima.whereabouts import Whereabouts
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.lab.tables import Broken

TABLE = table_of("anima")
MOST = 600  # decisions; each kind is told in a few dozen

TAKEN = "AdvantageTaken"  # from another player
DRAWN_AND_LAID = ("AdvantageDrawn", "AdvantageUsed", "CardDiscarded", "CardMoved", "CharacterJoined", "EncounterLaid")
KINDS = (*DRAWN_AND_LAID, "TradeGiven", TAKEN)


@cache
def forms_until(kind: str) -> tuple[int, tuple[str, ...]]:
    """A seed, and the choices by chance up to the first that tells such an event."""
    for seed in range(1, 50):
        g = TABLE.begin([], seed)
        chance = stream(seed, "choices")
        forms: list[str] = []
        while not g.over and len(forms) < MOST:
            option = g.options[chance.below(len(g.options))]
            g.choose_form(option.form)
            forms.append(option.form)
            if any(event.kind == kind for event in g.events):
                return seed, tuple(forms)
    pytest.fail(f"no game told {kind}")


def played_to(kind: str) -> tuple[Whereabouts, Game]:
    """A game with books that have seen everything but the last choice."""
    seed, forms = forms_until(kind)
    g = TABLE.begin([], seed)
    assert isinstance(g, Game)
    books = Whereabouts(g)
    for form in forms[:-1]:
        g.choose_form(form)
        books.look(g)
    g.choose_form(forms[-1])
    return books, g


def at(g: Game, kind: str) -> int:
    return next(i for i, event in enumerate(g.events) if event.kind == kind)


def drop(g: Game, kind: str) -> None:
    del g.events[at(g, kind)]


def twice(g: Game, kind: str) -> None:
    g.events.append(g.events[at(g, kind)])


def change(field: str, value: str | int) -> Callable[[Game, str], None]:
    def told_otherwise(g: Game, kind: str) -> None:
        event: Event = g.events[at(g, kind)]
        g.events[at(g, kind)] = msgspec.structs.replace(event, **{field: value})

    return told_otherwise


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_told_as_it_was_passes(kind: str) -> None:
    books, g = played_to(kind)
    books.look(g)


@pytest.mark.parametrize(
    "fault", [drop, twice, change("card", "nothing"), change("origin", "final"), change("destination", "final")]
)
@pytest.mark.parametrize("kind", KINDS)
def test_a_card_that_moves_otherwise_than_told_is_noticed(kind: str, fault: Callable[[Game, str], None]) -> None:
    books, g = played_to(kind)
    fault(g, kind)
    with pytest.raises(Broken, match="a card moved otherwise than told"):
        books.look(g)


def test_a_card_taken_from_nobody_but_who_took_it_is_noticed() -> None:
    books, g = played_to(TAKEN)
    change("owner", g.events[at(g, TAKEN)].seat)(g, TAKEN)
    with pytest.raises(Broken, match="a card moved otherwise than told"):
        books.look(g)


def test_a_trap_is_told_to_who_lays_it_alone() -> None:
    _, g = played_to("TrapLaid")
    for event in g.events:
        if event.kind in ("TrapLaid", "CardMoved") and event.seen == 1 << event.seat:
            assert event.seen_by(event.seat).card
            assert not event.seen_by(1 - event.seat).card
            return
    pytest.fail("nobody laid a Trap that others do not know")
