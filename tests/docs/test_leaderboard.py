"""The leaderboard holds entries alone, and its page says what was played, and which of it not with the cards of today."""

import msgspec
from tools.leaderboard import OLDER, PAGE, fault, kept, page

import grimoire


def test_every_entry_is_one() -> None:
    entries = kept()
    assert [fault(entry) for entry in entries if fault(entry)] == []
    assert len({(one.entry, one.task, one.against) for one in entries}) == len(entries)
    assert entries


def test_its_page_is_written_from_it() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(kept()), "written anew by: python tools/leaderboard.py --page"


def test_what_was_played_with_other_cards_than_todays_is_marked_so() -> None:
    shipped = {task: grimoire.make_task(task).pool.digest for task in grimoire.task_names()}
    lines = [line for line in PAGE.read_text(encoding="utf-8").split("\n") if line.startswith("| ") and "±" in line]
    entries = kept()
    assert len(lines) == len(entries)
    for line, entry in zip(lines, entries, strict=True):
        assert line.startswith(f"| {entry.entry}")
        assert (f" *{OLDER}*" in line) == (entry.cards != shipped[entry.task]), line
    today = msgspec.structs.replace(entries[0], cards=shipped[entries[0].task])
    assert OLDER not in page([today])
    assert f" *{OLDER}*" in page([msgspec.structs.replace(today, cards="0" * 16)])


def test_what_is_no_entry_is_named() -> None:
    one = kept()[0]
    for change in ({"rounds": 199}, {"against": "greedy"}, {"first": 1}, {"task": "chess"}, {"entry": f"`{one.against}`"}):
        assert fault(msgspec.structs.replace(one, **change))
