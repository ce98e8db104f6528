"""The leaderboard holds entries alone, on the cards that are shipped, and its page says what was played."""

import msgspec
from tools.leaderboard import PAGE, fault, kept, page


def test_every_entry_is_one() -> None:
    entries = kept()
    assert [fault(entry) for entry in entries if fault(entry)] == []
    assert len({(one.entry, one.task, one.against) for one in entries}) == len(entries)
    assert entries


def test_its_page_is_written_from_it() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(kept()), "written anew by: python tools/leaderboard.py --page"


def test_what_is_no_entry_is_named() -> None:
    one = kept()[0]
    for change in ({"rounds": 199}, {"against": "greedy"}, {"first": 1}, {"task": "chess"}, {"entry": f"`{one.against}`"}):
        assert fault(msgspec.structs.replace(one, **change))
