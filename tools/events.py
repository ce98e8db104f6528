"""What is made from the declarations of events: docs/events.md, and with --schema the JSON schema of all kinds.

`python tools/events.py > docs/events.md` after a kind was added or changed.
"""

import argparse
import inspect
import json
from typing import Any, Final

import msgspec

from grimoire.anima.facts import KINDS as ANIMA
from grimoire.kernel.event import About, Destination, Doer, Event, Origin, Seers, Source
from grimoire.kernel.facts import SHARED, Kinds, field, fields_of
from grimoire.magenoir.facts import KINDS as MAGE_NOIR

GAMES: Final[dict[str, Kinds]] = {"Mage Noir": MAGE_NOIR, "Anima": ANIMA}
USUAL: Final = {"seat": Doer, "card": About, "origin": Origin, "destination": Destination, "source": Source, "seen": Seers}
BASE: Final = {field.name: field.meaning for field in fields_of(Event)}
COMMON: Final = {name: field(name, hint).meaning for name, hint in USUAL.items()}  # said once, at the top
OPENING: Final = """# What can happen

Made from the declarations in `src/grimoire/kernel/event.py`, `src/grimoire/magenoir/facts` and `src/grimoire/anima/facts` by
`python tools/events.py > docs/events.md`; `--schema` prints their JSON schema.

A position tells what happened since the last choice as events: facts in the past tense, each of a kind with fields of its
own. As JSON a fact is an object with its `kind`; what is empty is left out.

    {"kind": "DamageInflicted", "rule": "D5.1", "seat": 0, "amount": 3, "player": 1, "source": "flame"}

These fields mean the same wherever they are; `seat`, `card`, `source` and `seen` can be asked of every event.

| field | what it says |
|---|---|
"""


def page() -> str:
    lines = [OPENING + "\n".join(f"| `{name}` | {meaning} |" for name, meaning in {**BASE, **COMMON}.items())]
    lines.append(f"\n## In every game\n\n{table({kind.kind: kind for kind in SHARED})}")
    for game, kinds in GAMES.items():
        modules: dict[str, Kinds] = {}
        for name, kind in kinds.items():
            if kind not in SHARED:
                modules.setdefault(kind.__module__, {})[name] = kind
        lines.append(f"\n## {game}")
        for module, declared in modules.items():
            lines.append(f"\n### {heading(module)}\n\n{table(declared)}")
    return "\n".join(lines) + "\n"


def heading(module: str) -> str:
    """The first line of a module without "Events of" and full stop."""
    doc = inspect.getdoc(__import__(module, fromlist=["_"])) or ""
    words = doc.split("\n")[0].removeprefix("Events of ").rstrip(".")
    return words[:1].upper() + words[1:]


def table(kinds: Kinds) -> str:
    rows = ["| kind | fields | what happened |", "|---|---|---|"]
    for name, kind in kinds.items():
        doc = " ".join((inspect.getdoc(kind) or "").split())
        rows.append(f"| `{name}` | {listed(kind)} | {doc} |")
    return "\n".join(rows)


def listed(kind: type[Event]) -> str:
    """The fields, with what they say where that is not what they say everywhere."""
    fields = [field for field in fields_of(kind) if field.name not in BASE]
    return "<br>".join(
        f"`{field.name}`" if field.meaning == COMMON.get(field.name) else f"`{field.name}`: {field.meaning}" for field in fields
    )


def schema() -> dict[str, Any]:
    """The kinds of each game, for programs that read events in other languages."""
    found: dict[str, Any] = {}
    for game, kinds in GAMES.items():
        _, components = msgspec.json.schema_components(list(kinds.values()))
        found[game] = components
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--schema", action="store_true", help="print the JSON schema of all kinds instead")
    print(json.dumps(schema(), indent=2) if parser.parse_args().schema else page(), end="")


if __name__ == "__main__":
    main()
