"""Scenarios by somebody who has never written one: what fails says why, and one slip hides no other."""

import json
from pathlib import Path

from tests.rulings.commanding import run

OPEN = """
- ruling: Damage that a Protector could take
  cites: [D3.2.1]
  given: {alice: {prepared: [zephyr]}, bob: {permanents: [animated-tree]}}
  when: [alice activate zephyr, alice target opponent]
  then: [bob hp is 18]
"""
GOOD = """
- ruling: A Seed heals
  cites: [R:activate-a-spell]
  given: {alice: {prepared: [seed]}}
  when: [alice activate seed]
  then: [alice hp is 21]
"""


def test_a_failed_expectation_says_which_question_is_still_open(file: Path) -> None:
    file.write_text(OPEN)
    result = run("run", file)
    assert result.exit_code == 1
    assert "expected 'bob hp is 18' (line 6): it is 20" in result.stdout
    assert "bob is still asked (redirect); the options are keep, redirect animated-tree" in result.stdout


def test_what_the_engine_answered_is_checked_with_its_seat(file: Path) -> None:
    released = GOOD.replace("alice activate seed", "alice activate seed, WHO release vegetal left")
    file.write_text(released.replace("WHO", "alice"))
    assert run("run", file).exit_code == 0
    file.write_text(released.replace("WHO", "bob"))
    result = run("run", file)
    assert result.exit_code == 1
    assert "'bob release vegetal left' (line 5) cannot be chosen: alice is asked (main)" in result.stdout


ANSWERED_IN_THE_WINDOW = """
- ruling: A window stays open whatever is written of what the engine answered
  cites: [D4.3]
  given:
    alice: {prepared: [breath-of-flames: {mana: nothing}]}
    bob: {permanents: [animated-tree], prepared: [stunning-thunder: {mana: nothing}]}
  when: [alice activate breath-of-flames, WRITTENbob activate stunning-thunder]
  then: ["events in order: [SpellActivated stunning-thunder, DamageInflicted animated-tree]"]
"""


def test_a_written_choice_that_the_engine_answered_makes_nobody_else_act(file: Path) -> None:
    target = "alice target animated-tree, "
    for written, passed in (("", True), (target, True), ("alice target opponent, ", False), (target + target, False)):
        file.write_text(ANSWERED_IN_THE_WINDOW.replace("WRITTEN", written))
        assert (run("run", file).exit_code == 0) == passed, written
    file.write_text(
        ANSWERED_IN_THE_WINDOW.replace("WRITTENbob activate stunning-thunder", target[:-2])
        .replace("then: [", "then: [asked is bob, question is window, hp of animated-tree is 3, ")
        .replace(', "events in order: [SpellActivated stunning-thunder, DamageInflicted animated-tree]"', "")
    )
    assert run("run", file).exit_code == 0, "the window is open, as if it had been left out"


def test_a_seat_that_is_asked_something_else_cannot_pass(file: Path) -> None:
    file.write_text(GOOD.replace("[alice activate seed]", "[alice pass, alice activate seed]"))
    result = run("run", file)
    assert result.exit_code == 1
    assert "'alice pass' (line 5) cannot be chosen" in result.stdout
    file.write_text(GOOD.replace("[alice activate seed]", "[bob pass, alice activate seed]"))
    assert run("run", file).exit_code == 0


def test_rulings_may_cite_sources_of_their_own(file: Path) -> None:
    file.write_text(GOOD.replace("R:activate-a-spell", "own:lyon-2026/3"))
    assert run("run", file).exit_code == 0
    file.write_text(GOOD.replace("R:activate-a-spell", "own:"))
    assert run("run", file).exit_code == 2


def test_every_file_runs_and_every_fault_is_listed(tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(GOOD)
    bad = GOOD.replace("alice hp is 21", "alice hp is 21, alice hp are 5, bob health is 2").replace("alice act", "alcie act")
    (tmp_path / "bad.yaml").write_text(bad + GOOD.replace("A Seed heals", "Another") + GOOD.replace("cites", "sites"))
    result = run("run", tmp_path)
    assert result.exit_code == 2
    assert "2 passed, 0 failed" in result.stdout
    for fault in ("'alcie activate seed'", "'alice hp are 5'", "'bob health is 2'", "'sites'"):
        assert fault in result.stderr


def test_json_is_printed_whatever_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(GOOD)
    (tmp_path / "bad.yaml").write_text("- ruling: [")
    result = run("run", tmp_path, "--json")
    assert result.exit_code == 2
    document = json.loads(result.stdout)
    assert (document["passed"], document["failed"], len(document["errors"])) == (1, 0, 1)
    result = run("run", tmp_path / "nothing.yaml", "--json")
    assert (result.exit_code, len(json.loads(result.stdout)["errors"])) == (2, 1)
    result = run("run", tmp_path / "good.yaml", "--json")
    assert json.loads(result.stdout)["errors"] == []


def test_mana_that_had_to_be_locked_may_be_written(file: Path) -> None:
    locked = "- {ruling: Deer, cites: [card:deer], given: {alice: {animals: [deer], reserve: 1 fire}}, "
    locked += "when: [alice use deer 1, WHO lock fire], then: [mana under deer is 1 fire]}\n"
    file.write_text(locked.replace("WHO", "alice"))
    assert run("run", file).exit_code == 0
    file.write_text(locked.replace("WHO", "bob"))
    assert run("run", file).exit_code == 1
