"""Everything that hangs on a position: its objects and those they name, down to the cards of the pool."""

import inspect
from collections.abc import Iterator
from typing import Any

import msgspec

from grimoire.anima.definition import CardDefinition as AnimaDefinition
from grimoire.anima.pool import Pool as AnimaPool
from grimoire.kernel.frame import Node
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.pool import Pool

READ_ONCE = (Node, Pool, AnimaPool, CardDefinition, AnimaDefinition)  # what cards say, shared by all games
PLAIN = (int, float, str, bytes, type(None))


def fields_of(thing: Any) -> Iterator[Any]:
    """The values of all fields of an object, whether its class is interpreted, has slots, or is compiled."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        for name, field in vars(kind).items():
            if not name.startswith("__") and (inspect.ismemberdescriptor(field) or inspect.isgetsetdescriptor(field)):
                names.add(name)
    for name in sorted(names):
        if hasattr(thing, name):
            yield getattr(thing, name)


def changeable(root: Any) -> dict[int, Any]:
    """Every object that hangs on this one and could be changed, by identity."""
    found: dict[int, Any] = {}
    seen = {id(root.definitions)}  # the list of the pool itself
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, (*PLAIN, *READ_ONCE)) or id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, msgspec.Struct) and type(thing).__struct_config__.frozen:
            waiting.extend(getattr(thing, field) for field in thing.__struct_fields__)
            continue
        if isinstance(thing, tuple | frozenset):
            waiting.extend(thing)
            continue
        found[id(thing)] = thing
        if isinstance(thing, dict):
            waiting.extend([*thing, *thing.values()])
        elif isinstance(thing, list | set):
            waiting.extend(thing)
        elif not isinstance(thing, bytearray):
            waiting.extend(fields_of(thing))
    return found
