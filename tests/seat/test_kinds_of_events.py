"""Every declared kind of event can be told in both languages from its own fields; and what games tell is as declared."""

from itertools import product
from typing import Any, Final, Union

import msgspec
import pytest
from tests.conformance.walking import walk

from grimoire.kernel.event import Event
from grimoire.kernel.facts import CARD, NUMBER, PLACE, SEAT, Kinds, fields_of, values_of
from grimoire.lab.games import table_of
from grimoire.library.games import GAMES, box_of, load_pool
from grimoire.library.messages import LANGUAGES
from grimoire.seat.games import presenter_of

NAMES: Final = ("Ann", "Ben")
CARDS: Final = {"magenoir": "flame", "anima": "mill-ogre"}
AREA: Final = "maisen"
# A value of each field that is one of a few words.
WORDS: Final[dict[str, Any]] = {
    "element": "fire",
    "pile": "left",
    "lack": "deck",
    "place": "discard",
    "origin": "hand",
    "destination": "discard",
    "phase": "reset",
    "purpose": "combat",
    "category": "advantage",
    "skill": "combat",
    "span": "turn",
    "side": "given",
    "reward": "recruit",
    "order": (1, 0),
}
SKILLS: Final = {"CardsForbidden": "ki"}
ORIGINS: Final = {"ManaTaken": "infinite", "ManaLocked": "reserve"}


def kinds_of(game: str) -> Kinds:
    return box_of(game).notation(load_pool(game, [])).kinds


def value(game: str, kind: str, name: str, role: str, is_known: bool) -> Any:
    if role == SEAT:
        return 1 if is_known or name == "seat" else -1
    if role == NUMBER:
        return 2
    if role == CARD:
        return (AREA if name == "area" else CARDS[game]) if is_known else ""
    if name == "seen":
        return -1
    if name == "skill":
        return SKILLS.get(kind, WORDS[name])
    return ORIGINS.get(kind, WORDS[name]) if name == "origin" else WORDS[name]


def example(game: str, kind: type[Event], is_known: bool) -> Event:
    """An event with every field filled, or with its cards hidden and without a second player."""
    told = [field for field in fields_of(kind) if field.name not in ("rule", "revealed")]
    return kind("D1", **{field.name: value(game, kind.kind, field.name, field.role, is_known) for field in told})


@pytest.mark.parametrize(("game", "lang"), list(product(GAMES, LANGUAGES)))
@pytest.mark.parametrize("is_known", [True, False], ids=["known", "hidden"])
def test_every_kind_is_told_with_nothing_missing(game: str, lang: str, is_known: bool) -> None:
    presenter = presenter_of(game, lang, load_pool(game, []), NAMES)
    messages = presenter.wording.messages
    faults: list[str] = []
    for kind in kinds_of(game).values():
        event = example(game, kind, is_known)
        for seat in (-1, 0, 1):
            telling = presenter.telling(seat)
            id = telling.message(kind.kind)
            assert messages.has(id)
            _, errors = messages.attempt(id, telling.arguments([event]))
            faults += [f"{kind.kind}: {error}" for error in errors]
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_what_games_tell_is_as_declared(game: str) -> None:
    kinds = kinds_of(game)
    decoder = msgspec.json.Decoder(Union[tuple(kinds.values())])  # noqa: UP007  (the kinds are known only here)
    table = table_of(game)
    cards = {"", *load_pool(game, []).numbers}
    told: set[str] = set()
    for position, _, _ in walk(table, 6):
        for event in position.events:
            told.add(event.kind)
            assert kinds[event.kind] is type(event)
            assert decoder.decode(msgspec.json.encode(event)) == event, "a field has another type than declared"
            assert set(values_of(event, CARD).values()) <= cards
            assert all(-1 <= seat < table.seats for seat in values_of(event, SEAT).values())
            assert all(name == "destination" or place for name, place in values_of(event, PLACE).items())
    assert len(told) > 20
