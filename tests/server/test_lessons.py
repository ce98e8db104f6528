"""Lessons and puzzles by plain requests: learnt to their end, left and resumed elsewhere, and played on from."""

from itertools import cycle
from typing import Any

import pytest
from tests.server.serving import Browser, Running

from grimoire.library.games import GAMES
from grimoire.library.lessons import find_lesson
from grimoire.seat.teaching import course_of
from grimoire.table.puzzle import Puzzle

LESSONS = "/api/games/magenoir/lessons"


def learnt(browser: Browser, id: str, lang: str = "en", **wanted: Any) -> Any:
    return browser.http.post(f"{LESSONS}/{id}", params={"lang": lang}, json=wanted).raise_for_status().json()


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


@pytest.mark.parametrize("by_turns", [("en", "fr"), ("fr", "en")])
def test_every_lesson_is_learnt_over_the_wire_and_told_on_the_way(server: Running, by_turns: tuple[str, str]) -> None:
    """Step by step in the one language and the other, so that both rounds together tell every step in both: what a client needs
    is in what it is given, and nothing else is."""
    ann = Browser(server, "Ann")
    for game, line in [(one, line) for one in ("magenoir", "anima") for line in listed(ann, one, "fr")]:
        if line["kind"] == "puzzle":
            continue
        path = f"/api/games/{game}/lessons/{line['id']}"
        languages = cycle(by_turns)
        lang = next(languages)
        now = ann.http.post(path, params={"lang": lang}, json={"made": []}).raise_for_status().json()
        steps = set()
        while not now["teaching"].get("done"):
            teaching, ask = now["teaching"], now["given"]["ask"]
            steps.add(teaching["step"])
            forms = [choice["form"] for choice in ask["choices"]]
            assert ask["asked"] == 0 and set(teaching["open"]) <= set(forms), line["id"]
            assert teaching["say"] and shines(teaching["glow"]), f"{line['id']}, step {teaching['step']}"
            lang = next(languages)
            body = {"made": teaching.get("made", []), "want": "choose", "form": teaching["open"][0], "since": ask["number"]}
            now = ann.http.post(path, params={"lang": lang}, json=body).raise_for_status().json()
            numbers = [moment["number"] for moment in now["way"]]
            told = [said["number"] for said in now["teaching"].get("told", [])]
            last = now["given"]["ask"]["number"]
            assert numbers == sorted(set(numbers)) and all(ask["number"] < number < last for number in numbers)
            assert set(told) <= {*numbers, last}, "every sentence is said at a moment that can be shown"
        assert steps == set(range(1, line["steps"] + 1)) and now["teaching"]["able"]
    ann.close()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_puzzle_is_solved_over_the_wire(server: Running, lang: str) -> None:
    ann = Browser(server, "Ann")
    for line in listed(ann, "magenoir", lang):
        lesson = find_lesson("magenoir", line["id"])
        if lesson is None or not lesson.is_puzzle:
            continue
        run = course_of(lesson, GAMES["magenoir"].shipped_pool(), [])
        assert isinstance(run, Puzzle)
        now = learnt(ann, lesson.id, lang, made=[])
        for written in run.solution:
            form = run.notation.form(written)
            if form in now["teaching"]["open"]:  # else it gave itself
                now = learnt(ann, lesson.id, lang, made=now["teaching"].get("made", []), want="choose", form=form)
                assert not now["why_not"], (lesson.id, form)
        assert now["teaching"]["done"] and not now["teaching"].get("missed")
        lost = learnt(ann, lesson.id, lang, made=[], want="choose", form="end turn")
        assert lost["teaching"]["missed"] and not lost["teaching"].get("done")
    ann.close()


def listed(browser: Browser, game: str, lang: str) -> Any:
    return browser.http.get(f"/api/games/{game}/lessons", params={"lang": lang}).raise_for_status().json()


def shines(glow: Any) -> bool:
    return any(glow.values())


def test_what_cannot_be_used_says_why_when_it_is_touched(server: Running) -> None:
    ann = Browser(server, "Ann")
    first = learnt(ann, "first-duel", made=[])
    made = [*["gather air left", "gather air right", "gather air left"], "take left"]
    now = learnt(ann, "first-duel", made=made)
    zephyr = next(thing for thing in now["given"]["scene"]["things"] if thing.get("card") == "zephyr")
    said = learnt(ann, "first-duel", made=made, want="touch", thing=zephyr["handle"])
    assert said["refused"] == 1 and [line[0]["text"] for line in said["why_not"]][-1].startswith("Zap first")
    assert len(said["why_not"]) == 2, "the reason of the engine, then the hint"
    theirs = next(thing for thing in first["given"]["scene"]["things"] if thing.get("owner") == 1)
    hers = learnt(ann, "first-duel", made=[], want="touch", thing=theirs["handle"])
    assert "hers" in hers["why_not"][0][0]["text"]
    at = next(line for line in listed(ann, "magenoir", "en") if line["id"] == "first-duel")
    assert (at["step"], at["steps"]) == (0, 20) and at["goal"]
    ann.close()
