"""Lessons and puzzles by plain requests: learnt to their end, left and gone on with elsewhere, and played on from."""

from typing import Any

from tests.server.serving import Browser, Running

LESSONS = "/api/games/magenoir/lessons"


def learnt(browser: Browser, id: str, **wanted: Any) -> Any:
    return browser.http.post(f"{LESSONS}/{id}", json=wanted).raise_for_status().json()


def test_a_lesson_is_learnt_to_its_end_and_stays_learnt(server: Running) -> None:
    ann = Browser(server, "Ann")
    listed = ann.http.get(LESSONS, params={"lang": "fr"}).json()
    lesson = listed[0]
    assert lesson["kind"] == "lesson" and lesson["title"] and not lesson["done"] and lesson["made"] == []
    now = learnt(ann, lesson["id"], made=[])
    assert now["teaching"]["say"] and now["given"]["ask"]["asked"] == 0
    wrong = learnt(ann, lesson["id"], made=[], want="choose", form="win the game")
    assert wrong["why_not"] and wrong["refused"] == 1 and wrong["teaching"].get("made", []) == []
    for _ in range(100):
        if now["teaching"].get("done"):
            break
        made = now["teaching"].get("made", [])
        now = learnt(ann, lesson["id"], made=made, want="choose", form=now["teaching"]["open"][0])
        assert not now["why_not"] and len(now["teaching"]["made"]) == len(made) + 1
    assert now["teaching"]["able"]
    again = learnt(ann, lesson["id"], made=[], want="show")
    assert len(again["teaching"]["made"]) == 1, "the lesson makes the choice"
    assert learnt(ann, lesson["id"], made=again["teaching"]["made"], want="back")["teaching"].get("made", []) == []
    kept = ann.http.get(LESSONS).json()[0]
    assert kept["done"] and kept["made"] == [], "what was done once stays done"
    refused = ann.http.post(f"{LESSONS}/{lesson['id']}", json={"made": ["not of this lesson"]})
    assert refused.json()["reason"] == "noMoment"
    assert ann.http.post(f"{LESSONS}/no-such", json={"made": []}).json()["reason"] == "noLesson"
    ann.close()


def test_hints_of_a_puzzle_come_one_by_one(server: Running) -> None:
    ann = Browser(server, "Ann")
    puzzle = next(one for one in ann.http.get(LESSONS).json() if one["kind"] == "puzzle")
    first = learnt(ann, puzzle["id"], made=[], want="hint")
    second = learnt(ann, puzzle["id"], made=[], want="hint", hints=first["hints"])
    assert first["hints"] == 1 and first["why_not"][0] and second["why_not"] != first["why_not"]
    ann.close()


def test_a_lesson_is_played_on_from_against_a_bot(ann: Browser) -> None:
    lesson = ann.http.get(LESSONS).json()[0]["id"]
    one = learnt(ann, lesson, made=[], want="show")
    page = ann.http.post(f"{LESSONS}/{lesson}/play-on", json={"made": one["teaching"]["made"], "bot": "random"}).json()
    assert page["state"] == "running"
    ann.send("join", match=page["id"], seat=0)
    told = ann.wait(lambda m: m["type"] == "table" and m["match"] == page["id"])
    places = sorted((thing["place"], thing.get("card", "")) for thing in told["scene"]["things"])
    assert places == sorted((thing["place"], thing.get("card", "")) for thing in one["given"]["scene"]["things"])
    told = told if told["ask"]["asked"] == 0 else ann.wait(lambda m: m["type"] == "table" and m["ask"]["asked"] == 0)
    form = told["ask"]["choices"][-1]["form"]
    assert ann.ask("choose", match=page["id"], seat=0, number=told["number"], form=form)["type"] == "done"
