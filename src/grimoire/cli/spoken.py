"""The language of the terminal: the one asked for, or the one the system is set to."""

import os

from grimoire.library.messages import LANGUAGES
from grimoire.library.yaml_lines import BadFile


def language(wanted: str | None) -> str:
    """One of ours; raises BadFile for another."""
    if wanted is None:
        return spoken()
    if wanted not in LANGUAGES:
        raise BadFile(f"'{wanted}' is no language of this program; there are: {', '.join(LANGUAGES)}")
    return wanted


def spoken() -> str:
    """The language the system is set to, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
