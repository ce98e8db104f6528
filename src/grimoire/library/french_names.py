"""Names inside French sentences: with their article, contracted and elided as the words before them ask for.

Messages call these by name. `{ LE($card) }` gives "la Mer de sable", `{ DE($card) }` "du Bac creux" or "d'Alice",
`{ AU($card) }` "aux Terrasses de la Veuve", and `{ NOMBRE($card) -> … }` chooses the form of a verb. A title stays as
it is.
"""

from collections.abc import Callable
from typing import Any, Final

from grimoire.language.phrase import vowel

BEGIN: Final = "\ue000"  # marks that travel through messages around what is named: then what it stands for
SAID: Final = "\ue001"  # then the text
END: Final = "\ue002"

ELIDED: Final = "l'"
OWN: Final = (("Le ", "le"), ("La ", "la"), ("Les ", "les"), ("L'", ELIDED))  # articles that are part of a name
LE: Final = {"": "", "le": "le ", "la": "la ", "les": "les ", ELIDED: ELIDED}
DE: Final = {"": "de ", "le": "du ", "la": "de la ", "les": "des ", ELIDED: "de l'"}
AU: Final = {"": "à ", "le": "au ", "la": "à la ", "les": "aux ", ELIDED: "à l'"}
MANY: Final = "many"
ONE: Final = "one"


class Name(str):
    """A name that knows its article: le, la, les, or none. A title stays as it is, whatever it begins with."""

    article: str = ""
    is_title: bool = False


def named(text: str, article: str = "", is_title: bool = False) -> Name:
    name = Name(text)
    name.article = article
    name.is_title = is_title
    return name


def taken_apart(name: str) -> tuple[str, str, str]:
    """The article, the mark in front if there is one, and the name without its article."""
    mark, said, text = name.partition(SAID) if name.startswith(BEGIN) else ("", "", name)
    if isinstance(name, Name) and name.is_title:
        return "", mark + said, text
    for own, article in OWN:
        if text.startswith(own) and text[len(own) :][:1].isupper():  # else the name is a sentence: "L'heure sonne trop tôt"
            return article, mark + said, text[len(own) :]
    article = name.article if isinstance(name, Name) else ""
    return ELIDED if article in ("le", "la") and vowel(text) else article, mark + said, text


def joined(forms: dict[str, str], name: str) -> str:
    article, mark, text = taken_apart(name)
    before = "d'" if forms is DE and not article and vowel(text) else forms[article]
    return f"{before}{mark}{text}"


def number(name: str) -> str:
    return MANY if taken_apart(name)[0] == "les" else ONE


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "LE": lambda name: joined(LE, name),
    "DE": lambda name: joined(DE, name),
    "AU": lambda name: joined(AU, name),
    "NOMBRE": number,
}
