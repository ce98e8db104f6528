"""Who may do what in a contest: the table, cell by cell, over HTTP."""

from collections.abc import Iterator
from typing import Any, Final

import httpx
import pytest
from tests.server.contest_desk import ELEVEN, Desk, Phone
from tests.server.serving import Browser, Running

from grimoire.server.contests.asked import RIGHTS
from grimoire.server.contests.permissions import ALLOWED, Right, Role, who
from grimoire.server.contests.wishes import AnyWish

EVERYBODY: Final = ("organiser", "scorekeeper", "player", "watcher")
STAFF: Final = EVERYBODY[:2]

# Written anew, not read from the table: who may, for each right.
WANTED: Final = {
    "look": EVERYBODY,
    "enter": STAFF,
    "drop": STAFF,
    "rename": STAFF,
    "lists": STAFF,
    "start": STAFF,
    "result": STAFF,
    "slips": STAFF,
    "log": STAFF,
    "tables": STAFF,
    "pair": ("organiser",),
    "correct": ("organiser",),
    "undo": ("organiser",),
    "settle": ("organiser",),
    "staff": ("organiser",),
    "export": ("organiser",),
    "delete": ("organiser",),
    "report": ("player",),
    "leave": ("player",),
    "ownList": ("player",),
}

Requests = list[tuple[str, str, Any]]
PAPER: Final = {"look": ("by-name", "by-table", "standings"), "slips": ("slips", "missing", "lists", "checks", "wall")}


def wish(type: str, reason: str = "because", **act: Any) -> tuple[str, str, Any]:
    return ("POST", "/acts", {"number": 0, "act": {"type": type, **act}, "reason": reason})


# What asks for each right. Most of them cannot be done as they are asked here: whoever may is told that, and nobody else.
ASKS: Final[dict[str, Requests]] = {
    "look": [
        ("GET", path, None) for path in ("", "/rounds/1", "/standings", "/standings/1", "/why?player=1", "/needs?player=1")
    ]
    + [("GET", f"/paper/{sheet}", None) for sheet in PAPER["look"]],
    "enter": [wish("enterPlayers", names="\u202e"), wish("returnPlayer", player=99), ("POST", "/names", {"names": "Yann"})],
    "drop": [wish("dropPlayer", player=99)],
    "rename": [wish("renamePlayer", player=99, name="X")],
    "lists": [("GET", "/lists/2", None), wish("giveList", player=99, text="x")],
    "start": [wish("startClock"), wish("extendRound", minutes=0)],
    "result": [
        wish("typeResults", text="99 2 1"),
        wish("keepResult", table=99, first=2, second=0),
        wish("correctResult", round=2, table=99, first=2, second=0),
    ],
    "slips": [("GET", f"/paper/{sheet}", None) for sheet in PAPER["slips"]]
    + [("GET", "/codes", None), ("POST", "/codes", {"role": "player", "player": 99})],
    "log": [("GET", "/log", None)],
    "tables": [("GET", f"/tables/{table}", None) for table in ("standings", "results", "players")],
    "pair": [wish("pairRound"), wish("endContest")],
    "correct": [wish("correctResult", round=1, table=99, first=2, second=0)],
    "undo": [wish("takeBack", to=999)],
    "settle": [wish("retitle", title=""), wish("changeSettings", settings={"rounds": 3, "bye": 99})],
    "staff": [
        ("GET", "/staff", None),
        ("POST", "/codes", {"role": "scorekeeper"}),
        ("POST", "/codes", {"role": "organiser"}),
        ("DELETE", "/staff/nobody", None),
    ],
    "export": [("GET", "/file", None), ("GET", "/terminal-file", None)],
    "report": [wish("reportResult", won=9, lost=9)],
    "leave": [wish("dropPlayer", player=0)],
    "ownList": [("GET", "/lists/0", None), wish("giveList", player=0, text="x")],
    "delete": [("DELETE", "", None)],  # the last: it is done
}


@pytest.fixture(scope="module")
def people(server: Running) -> Iterator[dict[str, Desk]]:
    """A contest in its second round, and somebody of each role."""
    organiser = Desk.opened(Browser(server, "Olga"), names="\n".join(ELEVEN))
    organiser.do("pairRound")
    organiser.keep_all()
    organiser.do("pairRound")
    link = next(line["code"] for line in organiser.page("/staff")["codes"] if line["role"] == "scorekeeper")
    # Not player 2, whose list is asked for as that of another: who sits first is by lot.
    seated = next(table["first"] for table in organiser.page()["round"]["tables"] if table["first"] != 2)
    player = Phone(server, organiser.codes()[seated])
    yield {
        "organiser": organiser,
        "scorekeeper": Phone(server, link),
        "player": player,
        "watcher": Desk(Browser(server, "Wanda"), organiser.id),
    }


def sent(desk: Desk, method: str, path: str, body: Any) -> httpx.Response:
    if body is not None and "act" in body:
        body = {**body, "number": desk.page()["number"]}
    return desk.browser.http.request(method, f"/api/contests/{desk.id}{path}", json=body)


def test_every_right_is_asked_for_and_every_wish_needs_one() -> None:
    assert set(ASKS) == set(WANTED) == {right.value for right in Right}
    kinds = {kind.__struct_config__.tag for kind in AnyWish.__args__}
    assert {body["act"]["type"] for asks in ASKS.values() for _, path, body in asks if path == "/acts"} == kinds
    for right, roles in WANTED.items():
        assert {role.value for role in ALLOWED[Right(right)]} == set(roles), right
    assert set(RIGHTS.values()) <= set(Right)


@pytest.mark.parametrize("right", list(ASKS))
def test_what_a_role_may_not_do_is_refused_and_nothing_else(people: dict[str, Desk], right: str) -> None:
    for role in reversed(EVERYBODY):  # whoever may delete it last
        for method, path, body in ASKS[right]:
            answer = sent(people[role], method, path, body)
            refused = answer.status_code == 403 and answer.json()["reason"] == "notForYou"
            assert refused == (role not in WANTED[right]), (role, method, path, body, answer.status_code, answer.text[:200])
            assert answer.status_code < 500


def test_whoever_is_staff_and_plays_may_do_both() -> None:
    both = who("1", "Olga", Role.scorekeeper.value, 3)
    assert both.may(Right.result) and both.may(Right.report) and not both.may(Right.pair)
