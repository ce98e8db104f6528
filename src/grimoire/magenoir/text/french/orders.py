"""French: orders to you, statements about others, and the opponent as "il"."""

from typing import Final

from grimoire.language.phrase import IL, ILS, VOUS, elided, french_verb
from grimoire.magenoir.text.french.words import OPPONENT
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing

HIS: Final[dict[str, str]] = {
    "la main": "sa main",
    "le deck": "son deck",
    "la défausse": "sa défausse",
    "la réserve de Mana": "sa réserve de Mana",
    "les PV": "ses PV",
    "des PV": "de ses PV",
}


def subject(thing: Thing) -> str:
    """The thing before a verb."""
    if not thing.pronoun:
        return thing.text
    if thing.plural:
        return "elles" if thing.feminine else "ils"
    return "elle" if thing.feminine else "il"


def order(verb: str, rest: str) -> Say:
    return Say(f"{french_verb(verb, VOUS)} {rest}", f"{verb} {rest}")


def clitic(thing: Thing) -> str:
    """The thing as the object pronoun of a verb."""
    if thing.plural:
        return "les"
    return "la" if thing.feminine else "le"


def act_on(verb: str, thing: Thing, rest: str = "") -> Say:
    """An order about a thing, which may be a pronoun."""
    tail = f" {rest}" if rest else ""
    if not thing.pronoun:
        return order(verb, thing.text + tail)
    pronoun = clitic(thing)
    return Say(f"{french_verb(verb, VOUS)}-{pronoun}{tail}", elided(pronoun, verb) + tail)


def done_by(who: Thing, verb: str, rest: str) -> Say:
    """An order if it is you; otherwise a statement about them."""
    if who.you:
        return order(verb, rest)
    if who.text == OPPONENT:
        rest = he(rest)
    return Say(f"{subject(who)} {french_verb(verb, ILS if who.plural else IL)} {rest}", f"{verb} {rest}", who.text)


def he(text: str) -> str:
    """The rest of a sentence that has named the opponent."""
    text = text.replace("si l'adversaire est ", "s'il est ").replace("si l'adversaire n'est ", "s'il n'est ")
    for place, his in HIS.items():
        text = text.replace(f"{place} de l'adversaire", his)
    return text


def theirs(text: str) -> str:
    """The opponent's cards, once the opponent was named: "des sorts de l'adversaire" is "de ses sorts"."""
    start = text.find("des ")
    end = text.find(" de l'adversaire", start)
    if start < 0 or end < 0:
        return text
    return f"{text[:start]}de ses {text[start + 4 : end]}{text[end + 16 :]}"
