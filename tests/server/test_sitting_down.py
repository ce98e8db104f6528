"""Before a match begins: what one is called, tables that are taken away, seats that are left, and matches anybody may watch."""

from typing import Any

import pytest
from tests.server.serving import Browser, Running

SEATS = [{"who": "me", "deck": "burning-wrath"}, {"who": "anybody"}]
THREE = [{"who": "me"}, {"who": "anybody"}, {"who": "anybody"}]


def opened(browser: Browser, seats: list[dict[str, str]] = SEATS, **more: Any) -> str:
    id: str = browser.set_up(game="magenoir" if seats is SEATS else "anima", seats=seats, **more)["id"]
    return id


def reason(answer: Any) -> str:
    return str(answer.json()["reason"])


@pytest.mark.parametrize("usual", ["Guest", "invité"])
def test_who_has_said_no_name_is_known_to_have_none(server: Running, usual: str) -> None:
    ann = Browser(server)
    assert not ann.me["named"]
    assert ann.http.patch("/api/me", json={"name": "Ann"}).json()["named"]
    assert ann.http.post("/api/session").json()["name"] == "Ann", "it is kept"
    assert not ann.http.patch("/api/me", json={"name": usual}).json()["named"]


def test_a_table_that_waits_is_taken_away_by_whoever_opened_it_and_nobody_else(ann: Browser, bob: Browser) -> None:
    match = opened(ann, public=True)
    assert reason(bob.http.delete(f"/api/matches/{match}")) == "notYours"
    assert ann.http.delete(f"/api/matches/{match}").status_code == 204
    assert reason(ann.http.get(f"/api/matches/{match}")) == "noMatch"
    assert reason(bob.http.post(f"/api/matches/{match}/seats/1", json={})) == "noMatch"
    assert match not in [one["id"] for one in bob.http.get("/api/lobby").json()]
    assert reason(ann.http.delete(f"/api/matches/{match}")) == "noMatch"


def test_who_gets_up_before_it_begins_leaves_their_seat_to_somebody_else(ann: Browser, bob: Browser) -> None:
    match = opened(ann, THREE)
    bob.http.post(f"/api/matches/{match}/seats/1", json={"name": "Robert"}).raise_for_status()
    assert bob.http.delete(f"/api/matches/{match}").status_code == 204
    seat = ann.http.get(f"/api/matches/{match}").json()["seats"][1]
    assert seat["free"] and seat["name"] == ""
    assert bob.http.get(f"/api/matches/{match}").json()["state"] == "waiting"
    assert bob.http.post(f"/api/matches/{match}/seats/2", json={}).json()["seats"][2]["mine"]


def test_a_table_at_which_all_sit_is_left_by_giving_up_alone(ann: Browser, bob: Browser) -> None:
    match = opened(ann)
    bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
    assert [reason(one.http.delete(f"/api/matches/{match}")) for one in (ann, bob)] == ["hasBegun", "hasBegun"]


def test_a_match_of_the_lobby_that_has_begun_can_be_watched_and_no_other(ann: Browser, bob: Browser, server: Running) -> None:
    public, hidden = opened(ann, public=True), opened(ann)

    def listed() -> list[str]:
        return [one["id"] for one in Browser(server).http.get("/api/lobby/under-way").json()]

    assert public not in listed(), "it waits"
    for match in (public, hidden):
        bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
    assert public in listed() and hidden not in listed()
    cyd = Browser(server).connect()
    cyd.send("join", match=public, seat=-1)
    told = cyd.wait(lambda message: message["type"] == "table")
    assert told["seat"] == -1 and told["ask"].get("choices") in (None, [])
    cyd.close()
    bob.connect()
    bob.send("join", match=public, seat=1)
    bob.ask("concede", match=public, seat=1)
    assert public not in listed(), "it is over"
