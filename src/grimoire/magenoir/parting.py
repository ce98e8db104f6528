"""A copy that shares nothing with its original that could be changed: what is handed out is such a one.

Rules look at uses, gifts and effects at work and never change them, so copies share those. Whoever is handed a sample might.
What is empty, and replaced rather than changed, is one list in all of the copy.
"""

from grimoire.magenoir.numbering import Walk
from grimoire.magenoir.state import State


def part(other: State) -> None:
    """Give a copy its own of everything."""
    other.unshare()
    other.printed = other.printed[:]
    other.owner = other.owner[:]
    nothing: list[int] = []
    other.zones = [cards[:] if cards else nothing for cards in other.zones]
    other.recalled = [claims[:] for claims in other.recalled]
    other.refused = other.refused[:]
    Walk(nothing).go(other)
