"""A card written in the browser is tried in many games: the numbers grow, it can be stopped, and nothing goes on unseen."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.serving import Browser, Message, running
from tests.server.test_own_cards import GOOD

from grimoire.lab.card_study import fitting_deck, found_in
from grimoire.lab.games import table_of
from grimoire.server import card_lab
from grimoire.server.card_lab import Trial, tried

WRITTEN = {"game": "magenoir", "text": GOOD, "card": "ember-swarm"}
VOW = """
vow-of-ours:
  name: {en: Vow of ours, fr: Notre serment}
  type: objective
  where: [anywhere]
  task: discard(1, us)
  reward: combat(1, us, lasting)
"""
SECONDS = 120.0


def processes() -> list[str]:
    """Those of this test that try cards."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == os.getpid() and "grimoire.server.card_lab" in (folder / "cmdline").read_text():
                found.append(folder.name)
        except OSError:  # it has just ended
            continue
    return found


def until(what: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not what():
        assert time.monotonic() < end
        time.sleep(0.05)


def followed(ann: Browser) -> list[Message]:
    """All that is told of it, to its end."""
    told: list[Message] = []

    def over() -> bool:
        told.append(ann.http.get("/api/own-cards/trial").json())
        return told[-1]["state"] not in ("waiting", "running")

    until(over)
    return told


def test_nothing_is_claimed_before_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_lab, "EVERY", -1.0)  # told after every game
    monkeypatch.setattr(card_lab, "found_in", lambda results: replace(found_in(results), verdict="stronger"))
    told = list(tried(Trial("magenoir", GOOD, "ember-swarm", 8, SECONDS), tmp_path))
    assert [one.verdict for one in told] == [""] * (len(told) - 1) + ["stronger"]
    assert len(told) == 10 and all(one.effect for one in told[1:]), "what the games so far come to is told all the same"


def test_cards_of_watched_files_are_tried_in_their_own_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grimoire.server.trial_pages.GAMES", 4)
    file = tmp_path / "mine.yaml"
    file.write_text(GOOD)
    with running(tmp_path / "server", cards=(file,)) as server:
        ann = Browser(server, "Ann")
        wanted = {"game": "anima", "text": "", "card": "ember-swarm"}
        ann.http.post("/api/own-cards/trial", json=wanted).raise_for_status()
        assert followed(ann)[-1]["state"] == "done"
        ann.close()


def test_the_numbers_grow_to_the_end_and_a_stop_or_a_page_that_goes_leaves_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grimoire.server.trial_pages.GAMES", 40)
    with running(tmp_path) as server:
        ann, ben = Browser(server, "Ann"), Browser(server, "Ben")
        assert ann.http.get("/api/own-cards/trial").json()["state"] == "none"
        begun = ann.http.post("/api/own-cards/trial", json=WRITTEN).raise_for_status().json()
        assert begun["state"] == "waiting" and begun["all"] == 40
        assert ben.http.get("/api/own-cards/trial").json()["state"] == "none", "each sees their own"
        told = followed(ann)
        end = told[-1]
        assert (end["state"], end["done"], end["verdict"], end["card"]) == ("done", 40, "too-few", "ember-swarm")
        assert [one["done"] for one in told] == sorted(one["done"] for one in told)
        assert end["effect"]["many"] == 20 and end["drawn"]["many"] + end["undrawn"]["many"] == 40
        assert end["deck"] and ann.http.get("/api/own-cards/trial?lang=fr").json()["deck"] != end["deck"]
        until(lambda: not processes())

        monkeypatch.setattr("grimoire.server.trial_pages.GAMES", 100_000)
        ann.http.post("/api/own-cards/trial", json=WRITTEN).raise_for_status()
        until(lambda: ann.http.get("/api/own-cards/trial").json()["done"] > 0 and len(processes()) == 1)
        assert ben.http.post("/api/own-cards/trial", json=WRITTEN).json()["before"] == 1, "one after the other"
        ann.http.delete("/api/own-cards/trial").raise_for_status()
        assert ann.http.get("/api/own-cards/trial").json()["state"] == "none"
        until(lambda: ben.http.get("/api/own-cards/trial").json()["done"] > 0)

        monkeypatch.setattr("grimoire.server.trials.GONE", 0.5)
        until(lambda: not processes())  # nobody looks any more
        until(lambda: ben.http.get("/api/own-cards/trial").json()["state"] == "none")
        for refused in ({**WRITTEN, "card": "tornado"}, {**WRITTEN, "text": "ember-swarm: {"}):
            assert ann.http.post("/api/own-cards/trial", json=refused).json()["reason"] == "noCard"
        ann.close()
        ben.close()
    assert not processes()


def test_where_others_come_it_is_for_accounts_and_so_many_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grimoire.server.house.OWN_TRIALS", 1)
    with running(tmp_path, names=("table.example",)) as server:
        ann = Browser(server)
        assert ann.http.post("/api/own-cards/trial", json=WRITTEN).json()["reason"] == "needsAccount"
        ann.http.post("/api/account", json={"name": "Ann", "password": "a long secret"}).raise_for_status()
        ann.http.post("/api/own-cards/trial", json=WRITTEN).raise_for_status()
        assert ann.http.post("/api/own-cards/trial", json=WRITTEN).json()["reason"] == "tooOften"
        ann.close()


def test_it_ends_when_its_time_of_the_processor_is_spent(tmp_path: Path) -> None:
    told = list(tried(Trial("magenoir", GOOD, "ember-swarm", 500, 0.0), tmp_path))
    assert told[-1].over and 0 < told[-1].done < 5 and not told[-1].fault


def test_in_anima_it_tells_what_went_with_winning_and_claims_nothing(tmp_path: Path) -> None:
    *_, end = tried(Trial("anima", VOW, "vow-of-ours", 8, SECONDS), tmp_path)
    assert end.over and (end.done, end.deck, end.verdict, end.effect) == (8, "", "", None)


def test_the_deck_it_is_tried_in_is_one_of_its_element(tmp_path: Path) -> None:
    table = table_of("magenoir")
    faces, numbers = table.pool.definitions, table.pool.numbers
    for card in ("flame", "droplet"):
        deck = table.deck(fitting_deck(table, card)).cards
        alike = [faces[numbers[one]].element == faces[numbers[card]].element for one in deck]
        assert sum(alike) > len(deck) / 2
    assert fitting_deck(table_of("anima"), "") == ""
