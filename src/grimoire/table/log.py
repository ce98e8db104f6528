"""The log of a match as a host gives it: entries that only grow. Whoever adds a number first has chosen."""

from grimoire.library.entries import Entry


class TooLate(Exception):
    """Somebody else was first."""


Logged = tuple[Entry, int]  # and how many milliseconds whoever was asked has thought until then
