"""A match that is over is looked at again: asked for, reckoned once in a process of its own, and told by seat."""

import asyncio
import time

import pytest
from tests.server.serving import Browser, Message, Running, play_to_the_end

from grimoire.library.records import read_record
from grimoire.library.replay import pool_of
from grimoire.server import studies
from grimoire.server.studies import MOST_OF_ONE, MOST_WAITING, TRIES, Studies
from grimoire.server.table import Table
from grimoire.table.analysis import looked_at, to_judge
from grimoire.table.playback import Playback
from grimoire.table.refusals import Refusal

SECONDS = 120
GIVEN = {"game": "magenoir", "seats": [{"who": "me"}, {"who": "bot", "bot": "eager"}], "seed": 7}


def played(browser: Browser, until: int, **match: object) -> str:
    """A match that somebody gave up after this many entries, one of which was taken back."""
    id = browser.set_up(**match)["id"]
    assert browser.http.post(f"/api/matches/{id}/analysis").json()["reason"] == "stillRunning"
    table = play_to_the_end(browser, id, until=until)
    if table["ask"].get("undo"):
        browser.ask("undo", match=id, seat=0, number=table["number"])
    browser.ask("concede", match=id, seat=0)
    return str(id)


def ready(browser: Browser, id: str, **asked: str | int) -> tuple[Message, list[Message]]:
    """What was found, and what was answered on the way."""
    path = f"/api/matches/{id}/analysis"
    told = [browser.http.get(path, params=asked).json(), browser.http.post(path, params=asked).raise_for_status().json()]
    until = time.monotonic() + SECONDS
    while told[-1]["state"] != "ready":
        assert told[-1]["state"] in ("waiting", "running") and time.monotonic() < until, told[-1]
        time.sleep(0.02)
        told.append(browser.http.get(path, params=asked).json())
    return told[-1], told


@pytest.fixture(scope="module")
def match(server: Running) -> str:
    ann = Browser(server, "Ann").connect()
    id = played(ann, 20, **GIVEN)
    ann.close()
    return id


def test_a_match_is_looked_at_again_in_the_background_and_kept(bob: Browser, match: str) -> None:
    found, told = ready(bob, match, seat=0)
    assert [one["state"] for one in told[:2]] == ["unasked", "running"], "asking for it begins it, and nothing else"
    assert found["all"] == found["done"] == len(found["decisions"]) > 2
    assert [one["done"] for one in told] == sorted(one["done"] for one in told), "it says how far it is"
    assert not any(one["decisions"] for one in told[:-1])
    assert bob.http.post(f"/api/matches/{match}/analysis", params={"seat": 0}).json() == found, "it is not reckoned again"


def test_it_is_what_the_command_says_by_the_numbers_of_the_log(bob: Browser, match: str) -> None:
    found, _ = ready(bob, match, seat=0)
    record = read_record(bob.http.get(f"/api/matches/{match}/record").text, "record")
    playback = Playback(record, pool_of(record))
    numbers = to_judge(playback, 0)
    assert [record.entries[one["number"] - 1].form for one in found["decisions"]] == [record.choices[n - 1] for n in numbers]
    told, here = found["decisions"][-1], looked_at(playback, numbers[-1]).judged
    assert here.cut or told.get("cut") or (told["chance"], told["best"]) == (here.chance, here.best_chance)
    marks = {one["number"]: one for one in bob.http.get(f"/api/matches/{match}/moments").json()["moments"]}
    assert all(one["number"] in marks for one in found["decisions"])


def test_a_seat_is_told_of_its_own_decisions_in_both_languages(bob: Browser, match: str) -> None:
    theirs, _ = ready(bob, match, seat=1)
    assert {one["seat"] for one in theirs["decisions"]} == {1}
    french, _ = ready(bob, match, seat=1, lang="fr")
    said = ["".join(span["text"] for span in one["chosen"]) for one in theirs["decisions"]]
    dit = ["".join(span["text"] for span in one["chosen"]) for one in french["decisions"]]
    assert said != dit and len(said) == len(dit)
    assert bob.http.get(f"/api/matches/{match}/analysis", params={"seat": 2}).json()["reason"] == "noSeat"
    assert bob.http.get("/api/matches/nothing/analysis").json()["reason"] == "noMatch"


def test_in_anima_the_chance_to_win_is_reckoned_too(ann: Browser) -> None:
    id = played(ann, 20, game="anima", seats=GIVEN["seats"], seed=3)
    found, _ = ready(ann, id, seat=0)
    assert found["reckoned"] and found["decisions"]
    assert all(0.0 <= one["chance"] <= 1.0 for one in found["decisions"])
    assert any(one.get("better") for one in found["decisions"])


class Nothing:
    """Studies that never begin, to see what may wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def work(self: Studies) -> None: ...

        monkeypatch.setattr(Studies, "work", work)
        self.studies = Studies(None, Table)  # type: ignore[arg-type]


def test_nobody_can_make_others_wait_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked() -> None:
        waiting = Nothing(monkeypatch).studies
        for n in range(MOST_OF_ONE):
            waiting.ask((f"ann {n}", 0), "ann")
        waiting.ask(("ann 0", 0), "ann")  # again
        assert len(waiting.waiting) == MOST_OF_ONE and waiting.before(("ann 1", 0)) == 1
        with pytest.raises(Refusal, match="tooMuch"):
            waiting.ask(("ann 0", 1), "ann")
        for n in range(MOST_WAITING - MOST_OF_ONE):
            waiting.ask((f"match {n}", 0), f"user {n}")
        with pytest.raises(Refusal, match="tooMuch"):
            waiting.ask(("one more", 0), "bob")

    asyncio.run(asked())


def test_what_fails_is_told_tried_again_and_then_let_be(server: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    id = played(ann, 6, **GIVEN)
    monkeypatch.setattr(studies, "ANALYST", "grimoire.no.such.module")
    path = f"/api/matches/{id}/analysis"
    for tries in range(TRIES):
        assert ann.http.post(path).json()["state"] == "running", tries
        until = time.monotonic() + SECONDS
        while ann.http.get(path).json()["state"] == "running":
            assert time.monotonic() < until
            time.sleep(0.02)
        assert ann.http.get(path).json()["state"] == "failed"
    assert ann.http.post(path).json()["state"] == "failed", "it is not tried for ever"
