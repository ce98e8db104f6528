"""When everything in memory is searched for garbage, which stops everybody."""

import gc

import pytest

from grimoire.server import garbage_collection
from grimoire.server.garbage_collection import FEW, LONGEST, REST, Quiet, search_seldom


class Noted:
    def __init__(self) -> None:
        self.generations: set[int] = set()

    def append_from(self, phase: str, info: dict[str, int]) -> None:
        self.generations.add(info["generation"])


noted = Noted()


def looks(quiet: Quiet, entries: list[int]) -> list[int]:
    """At which of these looks it is searched, where so many entries are new at each."""
    found, all_of = [], 0
    for at, new in enumerate(entries, 1):
        all_of += new
        if quiet.comes(all_of):
            found.append(at)
    return found


def test_nobody_at_a_table_waits_for_a_search() -> None:
    assert looks(Quiet(), [FEW + 1] * (LONGEST - 1)) == []
    assert looks(Quiet(), [FEW + 1] * LONGEST) == [LONGEST], "but once an hour, whoever plays"


def test_it_is_searched_once_it_is_quiet_and_then_not_again_and_again() -> None:
    assert looks(Quiet(), [5000] * 40 + [FEW, 0, 0]) == [41]
    assert looks(Quiet(), [0] * 3 * REST) == [REST, 2 * REST, 3 * REST]


def test_while_people_play_only_what_is_new_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "YOUNG", 20)  # as if very much more were new
    monkeypatch.setattr(garbage_collection, "MIDDLE", 2)
    before = gc.get_threshold()
    try:
        search_seldom()
        gc.callbacks.append(noted.append_from)
        kept = [[n] for n in range(400_000)]
        assert noted.generations and 2 not in noted.generations and len(kept) == 400_000
    finally:
        gc.callbacks.remove(noted.append_from)
        gc.set_threshold(*before)
        gc.unfreeze()
