"""The lots of a contest, drawn by count, so that a test meets the same tables every time.

A contest pairs equals by lot. Where a test says that something must change by a correction, about one lot in fourteen
leaves every table as it was: what is asked of a pairing is asked of lots that are known.
"""

from itertools import count

import pytest

DRAW = ("grimoire.cli.contest.new_seed", "grimoire.server.contests.writing_pages.new_seed")


def counted_lots(patch: pytest.MonkeyPatch, first: int = 1) -> None:
    drawn = count(first)
    for where in DRAW:
        patch.setattr(where, lambda: next(drawn))
