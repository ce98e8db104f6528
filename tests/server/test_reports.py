"""This seems wrong: a moment of a running match as a file that runs, and that tells nothing a seat may not know."""

from pathlib import Path

import pytest
from tests.server.serving import Browser, Running
from typer.testing import CliRunner

from grimoire.cli.main import app
from grimoire.kernel.chance import seeded
from grimoire.kernel.position import sample_for
from grimoire.library.entries import CHOICE, HAND, Entry
from grimoire.library.games import box_of, load_pool
from grimoire.library.notations import shipped_notation
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.library.scenario_running import run_scenario
from grimoire.library.scenarios import read_scenarios
from grimoire.table.exporting import NothingToExport
from grimoire.table.reporting import latest, reported

DECKS = {"magenoir": ["burning-wrath", "surging-growth"], "anima": []}


def played(game: str, seed: int, choices: int) -> Record:
    pool = load_pool(game, [])
    decks = [list(box_of(game).deck(name, pool).cards) for name in DECKS[game]]
    record = Record("0.1.0", game, pool.digest, ["ann", "bob"], decks, seed)
    position = start_of(record, pool)
    chance = seeded(seed)
    while len(record.entries) < choices and not position.over:
        index = chance.below(len(position.options))
        record.entries.append(Entry(CHOICE, position.asked, HAND, position.options[index].form))
        position.choose(index)
    return record


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_what_is_reported_runs_and_is_the_same_whatever_the_others_hold(game: str) -> None:
    pool = load_pool(game, [])
    made = 0
    for choices in (24, 61, 98, 135):
        record = played(game, 3, choices)
        for seat in (0, 1):
            try:
                text = reported(record, pool, seat, lambda number: set(), ["one\nline"])
            except NothingToExport:
                continue
            made += 1
            assert text.startswith("# one line\n")
            scenario = read_scenarios(shipped_notation(game), text, "report.yaml")[0]
            assert run_scenario(scenario).passed
            if len(scenario.play.when) > 1:  # else it may be what the file itself goes on with
                theirs = [choice.form for choice in scenario.play.when if choice.seat != seat]
                assert not [form for form in theirs if set(form.split()) & set(pool.numbers)], "nobody was told of these cards"
            number, true, _ = latest(record, pool, shipped_notation(game))
            other = sample_for(true, seat, seeded(99), False)  # other cards where the seat cannot see
            exports = [shipped_notation(game).export(sample_for(one, seat, seeded(number + 1), False)) for one in (true, other)]
            assert exports[0] == exports[1]
    assert made > 4


def test_whoever_sits_there_gets_the_file_and_nobody_else(ann: Browser, server: Running, tmp_path: Path) -> None:
    seats = [{"who": "me", "deck": "burning-wrath"}, {"who": "bot", "bot": "random", "deck": "surging-growth"}]
    match = ann.http.post("/api/matches", json={"game": "magenoir", "seats": seats, "seed": 5}).raise_for_status().json()["id"]
    ann.send("join", match=match, seat=0)
    told = ann.wait(lambda m: m["type"] == "table" and m["match"] == match and m["ask"]["asked"] == 0)
    while told["ask"]["id"] in ("starting-hand", "hand", "first", "choose-hand") or told["scene"]["turn"] == 0:
        form = told["ask"]["choices"][0]["form"]
        number = told["number"]
        assert ann.ask("choose", match=match, seat=0, number=number, form=form)["type"] == "done"
        told = ann.wait(lambda m: m["type"] == "table" and m["match"] == match and m["ask"]["asked"] == 0)
    path = f"/api/matches/{match}/seats/0/report"
    text = ann.http.get(path, params={"about": "odd\nindeed", "lang": "fr"}).raise_for_status().text
    assert "# Ce qui semble faux : odd indeed\n" in text
    for choice in told["ask"]["choices"]:
        assert f"# - {choice['form']}: " in text
    file = tmp_path / "report.yaml"
    file.write_text(text, encoding="utf-8")
    done = CliRunner().invoke(app, ["scenario", "run", str(file)])
    assert done.exit_code == 0, done.output
    at = told["number"]
    form = told["ask"]["choices"][-1]["form"]
    assert ann.ask("choose", match=match, seat=0, number=at, form=form)["type"] == "done"
    earlier = ann.http.get(path, params={"about": "odd\nindeed", "lang": "fr", "number": at}).raise_for_status().text
    assert earlier == text  # as it was then, whatever came after it
    bob = Browser(server, "Bob")
    assert bob.http.get(path).json()["reason"] == "notYours"
    assert ann.http.get(path.replace("/0/", "/1/")).json()["reason"] == "notYours"
    bob.close()
