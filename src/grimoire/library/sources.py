"""The sources a ruling can cite: sections of the rules and rulings on cards, by short ids."""

from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files

import msgspec

from grimoire.kernel.unusable import Unusable
from grimoire.library.yaml_lines import BadFile, compose, mapping, scalar, sequence

CARD_TEXT = "card:"
OWN = "own:"
FIELDS = ("title", "fr", "states", "why", "why_fr", "same_as", "cards")


class Source(msgspec.Struct, frozen=True):
    """One section or ruling; `states` is nothing where it holds no rule, with the reason in `why`."""

    id: str
    title: str
    states_rule: bool
    why: str = ""
    same_as: str = ""
    cards: tuple[str, ...] = ()  # what a worked example needs
    title_fr: str = ""
    why_fr: str = ""

    def title_in(self, lang: str) -> str:
        return self.title_fr if lang == "fr" and self.title_fr else self.title

    def why_in(self, lang: str) -> str:
        return self.why_fr if lang == "fr" and self.why_fr else self.why


def read_sources(text: str, where: str) -> dict[str, Source]:
    found: dict[str, Source] = {}
    for heading, _, node in mapping(compose(text, where), where, "part-sources"):
        if heading != "sources":
            raise BadFile("bad-sources-part", where, name=heading)
        for id, line, entry in mapping(node, where, "sources"):
            fields: dict[str, str] = {}
            cards: tuple[str, ...] = ()
            for name, field_line, value in mapping(entry, where, id):
                if name not in FIELDS:
                    raise BadFile("bad-source-field", f"{where}:{field_line}", source=id, name=name, allowed=", ".join(FIELDS))
                if name == "cards":
                    cards = tuple(scalar(item, where, "part-card") for item in sequence(value, where, name))
                else:
                    fields[name] = scalar(value, where, name)
            if fields.get("states") not in ("rule", "nothing"):
                raise BadFile("bad-source-states", f"{where}:{line}", source=id)
            found[id] = Source(
                id,
                fields.get("title", ""),
                fields["states"] == "rule",
                fields.get("why", ""),
                fields.get("same_as", ""),
                cards,
                fields.get("fr", ""),
                fields.get("why_fr", ""),
            )
    return found


@lru_cache(maxsize=4)
def shipped_sources(game: str) -> dict[str, Source]:
    entry = files("grimoire") / "data" / game / "sources.yaml"
    return read_sources(entry.read_text(encoding="utf-8"), "sources.yaml")


def card_of(id: str) -> str:
    """The card whose text, or whose ruling, this is; empty where it is a section of the rules."""
    return id.removeprefix(CARD_TEXT).partition("/")[0] if id.startswith(CARD_TEXT) else ""


def unknown_source(sources: dict[str, Source], cards: dict[str, int], id: str) -> Unusable | None:
    """What is wrong with a citation; None where it can be cited. `card:<id>` is the card's own text."""
    if id.startswith(OWN) and len(id) > len(OWN):
        return None  # a ruling of somebody who judges: no list can know it
    if id in sources or (id.startswith(CARD_TEXT) and id[len(CARD_TEXT) :] in cards):
        return None
    near = get_close_matches(id, list(sources), 1)
    return Unusable("bad-no-source-near", name=id, meant=near[0]) if near else Unusable("bad-no-source", name=id)


def root_of(sources: dict[str, Source], id: str) -> str:
    """The source that says it, where this one says no more than another."""
    seen: set[str] = set()
    while id in sources and sources[id].same_as and id not in seen:
        seen.add(id)
        id = sources[id].same_as
    return id
