"""The language of the terminal: the one asked for, or the one the system is set to."""

import os
from typing import Final

from grimoire.kernel.unusable import Unusable
from grimoire.library.messages import LANGUAGES
from grimoire.library.reading import BadFile, in_language, one_line

LANG: Final = "--lang"


class Asked:
    """What was asked for before the name of the command, for all commands."""

    lang: str | None = None
    heard: str = ""  # the language that the line of this call asks for, wherever it stands there


def prefer(lang: str | None) -> None:
    Asked.lang = lang


def language(wanted: str | None) -> str:
    """One of ours; raises BadFile for another."""
    wanted = wanted or Asked.lang
    if wanted is None:
        return spoken()
    if wanted not in LANGUAGES:
        raise BadFile("bad-language", name=wanted, languages=", ".join(LANGUAGES))
    return wanted


def spoken() -> str:
    """The language asked for at the beginning, or the one the system is set to, if it is one of ours."""
    if Asked.lang in LANGUAGES:
        return Asked.lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def heard(args: list[str]) -> str:
    """The language asked for in a command line, wherever it stands there; else that of the system."""
    prefer(None)
    for at, arg in enumerate(args):
        name, _, value = arg.partition("=")
        wanted = value or "".join(args[at + 1 : at + 2])
        if name == LANG and wanted in LANGUAGES:
            return wanted
    return spoken()


def in_words(error: Exception) -> str:
    """What is wrong, in the language of the command that is run, wherever in its line that was asked for."""
    return in_language(error, Asked.heard or spoken()) if isinstance(error, Unusable) else one_line(str(error))


def all_in_words(error: Exception) -> list[str]:
    """The same with what else is wrong with that file, a line for each."""
    others = error.others if isinstance(error, BadFile) else []
    return [in_words(one) for one in (error, *others)]
