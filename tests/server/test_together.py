"""Two people at one table: sitting down by a link, agreeing, talking, leaving and coming back, looking on."""

import time
from typing import Any

from tests.server.serving import Browser, Message, Running


def duel(ann: Browser, bob: Browser, **more: Any) -> str:
    """Ann sets up a match, Bob follows the link; both join. No window closes by itself, however slow the machine."""
    seats = [{"who": "me", "deck": "burning-wrath"}, {"who": "anybody"}]
    page = ann.set_up(game="magenoir", seats=seats, **{"clock": {"window": 0}, **more})
    assert page["state"] == "waiting"
    id: str = page["id"]
    answer = bob.http.post(f"/api/matches/{id}/seats/1", json={"deck": "surging-growth"}).raise_for_status().json()
    assert answer["state"] == "running"
    assert [seat["name"] for seat in answer["seats"]] == ["Ann", "Bob"]
    ann.send("join", match=id, seat=0)
    bob.send("join", match=id, seat=1)
    for browser in (ann, bob):
        table(browser)
    return id


def table(browser: Browser, number: int = 0, seat: int | None = None) -> Message:
    """The next table of at least this number."""
    return browser.wait(lambda m: m["type"] == "table" and m["number"] >= number and seat in (None, m["seat"]))


def playing(match: str, *browsers: Browser, choices: int) -> int:
    """This many choices by whoever is asked: always the first."""
    number = 0
    for _ in range(choices):
        asked = None
        for seat, browser in enumerate(browsers):
            browser.send("join", match=match, seat=seat)
            told = table(browser, number)
            if told["ask"]["asked"] == seat:
                asked = (browser, seat, told["ask"])
        assert asked is not None
        browser, seat, ask = asked
        done = browser.ask("choose", match=match, seat=seat, number=ask["number"], form=ask["choices"][0]["form"])
        assert done["type"] == "done"
        number = ask["number"] + 1
    return number


def test_a_seat_is_taken_once(server: Running, ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob, public=True)
    late = Browser(server, "Cleo")
    assert late.http.post(f"/api/matches/{match}/seats/1", json={}).json()["reason"] == "notRunning"
    waiting = ann.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "anybody"}], public=True)["id"]
    lobby = late.http.get("/api/lobby").json()
    assert waiting in [page["id"] for page in lobby] and match not in [page["id"] for page in lobby]
    assert late.http.post(f"/api/matches/{waiting}/seats/0", json={}).json()["reason"] == "taken"
    page = late.http.get(f"/api/matches/{match}").json()
    assert page["secret"] == "" and len(page["commitment"]) == 64, "chance comes from a secret, shown when it is over"
    assert [seat["deck"] for seat in page["seats"]] == ["", ""], "lists are closed among people"
    sat = late.http.post(f"/api/matches/{waiting}/seats/1", json={"deck": "burning-wrath"}).raise_for_status().json()
    assert [(seat["mine"], seat["deck"]) for seat in sat["seats"]] == [(False, ""), (True, "Burning wrath")]
    late.close()


def test_a_draw_is_offered_declined_offered_and_agreed_to(ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    assert bob.ask("answer", match=match, seat=1, what="draw", agree=True)["reason"] == "notOffered"
    ann.ask("offer", match=match, seat=0, what="draw")
    assert bob.wait(lambda m: m["type"] == "table" and m.get("offers"))["offers"] == [{"what": "draw", "by": 0}]
    bob.ask("answer", match=match, seat=1, what="draw", agree=False)
    ann.wait(lambda m: m["type"] == "table" and not m.get("offers") and m["number"] == 0)
    bob.ask("offer", match=match, seat=1, what="draw")
    assert ann.ask("answer", match=match, seat=0, what="draw", agree=True)["type"] == "done"
    last = bob.wait(lambda m: m["type"] == "table" and m["scene"].get("over"))
    assert last["scene"].get("winner", -1) == -1
    assert "agreed" in last["story"]["steps"][-1]["words"][0]["text"]
    page = bob.http.get(f"/api/matches/{match}").json()
    assert page["winner"] == -1 and len(page["secret"]) == 32


def test_after_the_end_they_play_again(ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    assert ann.ask("offer", match=match, seat=0, what="rematch")["reason"] == "notRunning"
    ann.ask("concede", match=match, seat=0)
    bob.wait(lambda m: m["type"] == "table" and m["scene"].get("over") and m["scene"]["winner"] == 1)
    assert bob.ask("concede", match=match, seat=1)["reason"] == "notRunning"
    bob.ask("offer", match=match, seat=1, what="rematch")
    ann.ask("answer", match=match, seat=0, what="rematch", agree=True)
    next = bob.wait(lambda m: m["type"] == "table" and m.get("next"))["next"]
    assert next != match
    assert ann.ask("offer", match=match, seat=0, what="rematch")["reason"] == "notAllowed", "they play again already"
    bob.send("join", match=next, seat=1)
    assert table(bob)["match"] == next


def test_taking_back_what_another_has_answered_needs_their_consent(ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    number = playing(match, ann, bob, choices=14)
    browsers = {0: ann, 1: bob}
    for seat in (0, 1):
        browsers[seat].send("join", match=match, seat=seat)
        told = table(browsers[seat], number)
        if not told["ask"].get("undo"):
            break
    else:
        raise AssertionError("one of them cannot simply take back")
    one, other = browsers[seat], browsers[1 - seat]
    assert one.ask("undo", match=match, seat=seat, number=number)["type"] == "done"
    asked = other.wait(lambda m: m["type"] == "table" and m.get("offers"))
    assert asked["offers"] == [{"what": "undo", "by": seat}] and asked["number"] == number
    other.ask("answer", match=match, seat=1 - seat, what="undo", agree=True)
    after = table(one, number + 1)
    assert after["number"] == number + 1 and after["ask"]["asked"] == seat


def test_words_are_heard_by_all_who_want_to(server: Running, ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    assert ann.ask("say", match=match, seat=0, text="Hello")["reason"] == "wordsOfAccounts", "both are guests"
    assert ann.ask("phrase", match=match, seat=0, phrase="luck")["type"] == "done"
    heard = bob.wait(lambda m: m["type"] == "chat")
    assert [(line["name"], line["text"], line["phrase"]) for line in heard["lines"]] == [("Ann", "", "luck")]
    ann.send("phrase", match=match, seat=0, phrase="rude")
    assert ann.wait(lambda m: m["type"] == "refused")["reason"] == "badMessage"
    for browser, name in ((ann, "Ann of the words"), (bob, "Bob of the words")):
        known = browser.http.post("/api/account", json={"name": name, "password": "correct horse"})
        assert known.status_code == 200 or known.json()["reason"] == "badPassword", "from another test of this server"
    assert ann.ask("say", match=match, seat=0, text="  Good   luck! ")["type"] == "done"
    heard = bob.wait(lambda m: m["type"] == "chat" and m["lines"][0]["text"])
    assert [(line["name"], line["text"]) for line in heard["lines"]] == [("Ann", "Good luck!")]
    assert ann.ask("say", match=match, seat=0, text="x" * 501)["reason"] == "badMessage"
    bob.ask("mute", match=match, seat=1, other=0, muted=True)
    ann.ask("say", match=match, seat=0, text="Can you hear me?")
    bob.ask("ping")
    assert "Can you hear me?" not in str(bob.got)
    bob.ask("phrase", match=match, seat=1, phrase="sorry")
    ann.ask("ping")
    assert "sorry" not in str(ann.got), "nor the other way"
    watcher = Browser(server, "Cleo").connect()
    watcher.send("join", match=match, seat=-1)
    assert len(watcher.wait(lambda m: m["type"] == "chat")["lines"]) == 4
    assert watcher.ask("say", match=match, seat=-1, text="Psst")["reason"] == "notYours"
    watcher.close()


def test_everybody_sees_who_is_there(server: Running, ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    watcher = Browser(server, "Cleo").connect()
    watcher.send("join", match=match, seat=-1)
    ann.wait(lambda m: m["type"] == "presence" and m["watching"] == 1)
    watcher.close()
    ann.wait(lambda m: m["type"] == "presence" and m["watching"] == 0)
    bob.open.close()
    gone = ann.wait(lambda m: m["type"] == "presence" and not m["seats"][1].get("here", True))
    assert [seat["name"] for seat in gone["seats"]] == ["Ann", "Bob"]
    bob.connect("fr")
    bob.send("join", match=match, seat=1)
    back = table(bob)
    assert back["ask"]["question"] and back["scene"]["seat"] == 1
    ann.wait(lambda m: m["type"] == "presence" and m["seats"][1].get("here", True))


def test_whoever_runs_out_of_time_has_lost(ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob, clock={"whole": 1})
    told = ann.wait(lambda m: m["type"] == "table" and m["scene"].get("over"))
    loser = 1 - told["scene"]["winner"]
    assert told["time"]["left"][loser] == 0
    assert "time" in "".join(span["text"] for span in told["story"]["steps"][-1]["words"])
    assert ann.http.get(f"/api/matches/{match}").json()["state"] == "over"


def test_an_earlier_moment_is_as_it_was(ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    ann.send("join", match=match, seat=0)
    first = table(ann)
    playing(match, ann, bob, choices=4)
    ann.send("look", match=match, seat=0, number=0)
    assert ann.wait(lambda m: m["type"] == "moment")["scene"] == first["scene"]
    assert ann.ask("look", match=match, seat=0, number=99)["reason"] == "noMoment"


def test_hints_are_for_who_plays_against_bots(ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    ann.send("join", match=match, seat=0)
    assert ann.ask("hint", match=match, seat=0, number=0)["reason"] == "notAllowed"
    alone = ann.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "bot", "bot": "random"}], seed=5)["id"]
    ann.send("join", match=alone, seat=0)
    told = ann.wait(lambda m: m["type"] == "table" and m["match"] == alone and m["ask"]["asked"] == 0)
    ann.send("hint", match=alone, seat=0, number=told["number"])
    advice = ann.wait(lambda m: m["type"] == "advice")
    assert advice["form"] in [choice["form"] for choice in told["ask"]["choices"]]


def test_the_clock_of_who_left_runs_on(ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob, clock={"whole": 600})
    ann.send("join", match=match, seat=0)
    first = table(ann)
    asked = first["ask"]["asked"]
    gone, there = (ann, bob) if asked == 0 else (bob, ann)
    gone.open.close()
    there.wait(lambda m: m["type"] == "presence" and not m["seats"][asked].get("here", True))
    time.sleep(1.0)
    gone.connect().send("join", match=match, seat=asked)
    there.wait(lambda m: m["type"] == "presence" and m["seats"][asked].get("here", True))
    back = table(gone, seat=asked)
    assert back["time"]["runs"] == asked and back["time"]["left"][asked] <= first["time"]["left"][asked] - 1000
    assert back["time"]["left"][1 - asked] == 600_000, "nobody else pays for it"


def test_the_flag_of_who_left_falls(ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob, clock={"whole": 2})
    ann.send("join", match=match, seat=0)
    asked = table(ann)["ask"]["asked"]
    gone, there = (ann, bob) if asked == 0 else (bob, ann)
    gone.open.close()
    last = there.wait(lambda m: m["type"] == "table" and m["scene"].get("over"))
    assert last["scene"]["winner"] == 1 - asked and last["time"]["left"][asked] == 0
    gone.connect().send("join", match=match, seat=asked)
    assert table(gone, seat=asked)["scene"]["over"], "and who comes back is told"
