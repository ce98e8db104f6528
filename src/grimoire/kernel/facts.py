"""What the declarations of events say: the kinds of a game, their fields, and what each field is."""

from types import ModuleType
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from msgspec import Meta

from grimoire.kernel.event import Conceded, Event, GameDrawn, SeatGiven, TurnBegan

SEAT: Final = "seat"
CARD: Final = "card"
PLACE: Final = "place"
NUMBER: Final = "number"
WORD: Final = "word"
SHARED: Final[list[type[Event]]] = [TurnBegan, GameDrawn, Conceded, SeatGiven]

Kinds = dict[str, type[Event]]


class Field:
    """One field of a kind: its name, what it is, and what it says there."""

    def __init__(self, name: str, role: str, meaning: str) -> None:
        self.name = name
        self.role = role
        self.meaning = meaning


def kinds_in(*modules: ModuleType) -> Kinds:
    """The kinds of a game: those every game has, and those its modules declare. What others are made of is no kind."""
    found = SHARED[:]
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Event) and value.__module__ == module.__name__:
                if not value.__subclasses__():
                    found.append(value)
    return {kind.__name__: kind for kind in found}


FIELDS: Final[dict[type[Event], list[Field]]] = {}  # as far as anybody asked


def fields_of(kind: type[Event]) -> list[Field]:
    """The fields of a kind in the order of its declaration, the rule first."""
    if kind not in FIELDS:
        hints = get_type_hints(kind, include_extras=True)
        FIELDS[kind] = [field(name, hints[name]) for name in kind.__struct_fields__]
    return FIELDS[kind]


def field(name: str, hint: Any) -> Field:
    role = meaning = ""
    if get_origin(hint) is Annotated:
        for note in get_args(hint)[1:]:
            if isinstance(note, Meta):
                role = (note.extra or {}).get("is", role)
                meaning = note.description or meaning
    return Field(name, role, meaning)


NAMES: Final[dict[tuple[type[Event], str], list[str]]] = {}  # of the fields of one kind that are of one role


def names_of(kind: type[Event], role: str) -> list[str]:
    key = (kind, role)
    found = NAMES.get(key)
    if found is None:
        found = NAMES[key] = [field.name for field in fields_of(kind) if field.role == role]
    return found


def values_of(event: Event, role: str) -> dict[str, Any]:
    """The fields of an event that are seats, cards …, with their values."""
    return {name: getattr(event, name) for name in names_of(type(event), role)}


def other_seat(event: Event) -> int:
    """The second player an event is about, beside whose it is; -1: none."""
    for name in names_of(type(event), SEAT):
        if name != "seat":
            return int(getattr(event, name))
    return -1
