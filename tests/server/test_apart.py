"""Who has muted somebody meets them no more; neither is told why."""

from tests.server.serving import Browser, Running

SEATS = [{"who": "me", "deck": "burning-wrath"}, {"who": "anybody", "deck": "surging-growth"}]


def table(browser: Browser) -> str:
    return str(browser.set_up(game="magenoir", seats=SEATS, public=True)["id"])


def seen(browser: Browser, match: str) -> bool:
    return match in [row["id"] for row in browser.http.get("/api/lobby").json()]


def sits(browser: Browser, match: str) -> str:
    answer = browser.http.post(f"/api/matches/{match}/seats/1", json={})
    return "" if answer.status_code == 200 else str(answer.json()["reason"])


def test_who_muted_somebody_and_they_are_kept_from_each_others_tables(server: Running, ann: Browser, bob: Browser) -> None:
    carol = Browser(server, "Carol")
    together = table(ann)
    assert sits(bob, together) == ""
    ann.connect()
    ann.ask("join", match=together, seat=0)
    assert ann.ask("mute", match=together, seat=0, other=1, muted=True)["type"] == "done"
    of_ann, of_bob = table(ann), table(bob)
    assert (seen(bob, of_ann), seen(ann, of_bob)) == (False, False)
    assert seen(carol, of_ann) and seen(carol, of_bob) and seen(ann, of_ann)
    assert (sits(bob, of_ann), sits(ann, of_bob)) == ("taken", "taken")
    running = [row["id"] for row in bob.http.get("/api/lobby/under-way").json()]
    assert together not in running, "nor is it offered to look on"
    assert ann.ask("mute", match=together, seat=0, other=1, muted=False)["type"] == "done"
    assert seen(bob, of_ann) and sits(bob, of_ann) == ""
    ann.close()
