"""Mana moved for the player, positions written as scenarios, and texts with the numbers as they now are."""

from pathlib import Path

import pytest
from tests.cli.running import run, save_of

from grimoire.library.magenoir.cards import build_pool, shipped_texts
from grimoire.library.magenoir.positions import read_position
from grimoire.library.saves import load_record
from grimoire.library.scenario_yaml import compose_scenarios
from grimoire.magenoir.game import Game
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.position_from_description import place
from grimoire.seat.magenoir.choosing import order_details
from grimoire.seat.magenoir.wording import MageNoirWording

START = ("play", "magenoir", "--seed", "7", "--deck", "burning-wrath", "--other-deck", "whirling-flurry", "--plain")
TO_GATHERING = "hand 1\nfirst you\n"


def test_auto_gathers_and_takes_and_says_how(tmp_path: Path) -> None:
    done = run(tmp_path, f"{TO_GATHERING}auto\nquit\n", *START, "--lang", "en")
    assert "Done for you: " in done.stdout
    assert "Take the left pile (" in " ".join(done.stdout.split())
    assert done.stdout.index("Done for you") < done.stdout.index("What do you do?")
    choices = load_record(save_of(tmp_path)).choices
    assert [choice.split()[0] for choice in choices if choice.split()[0] in ("gather", "take")] == ["gather"] * 3 + ["take"]


def test_auto_serves_the_hand(tmp_path: Path) -> None:
    done = run(tmp_path, f"{TO_GATHERING}auto\nquit\n", *START, "--lang", "en")
    last_table = done.stdout[done.stdout.rindex("Your hand") :]
    assert last_table.count("ready") >= 2  # Flame is free; something that costs Mana can be prepared as well


def test_auto_on_lasts_and_auto_off_ends_it(tmp_path: Path) -> None:
    typed = f"auto on\n{TO_GATHERING}end turn\nend turn\nauto off\nend turn\nquit\n"
    done = run(tmp_path, typed, *START, "--lang", "en", "--against", "random")
    assert done.stdout.count("Done for you: ") >= 2
    assert "From now on Mana is moved for you." in done.stdout
    assert "From now on you move your Mana yourself." in done.stdout
    assert "(3 to go)" in done.stdout[done.stdout.index("From now on you move") :]


def test_auto_leaves_other_questions_to_the_player(tmp_path: Path) -> None:
    done = run(tmp_path, "auto\nauto maybe\nquit\n", *START, "--lang", "en")
    assert "this question is yours to answer" in done.stdout
    assert 'Write "auto", "auto on" or "auto off".' in done.stdout


def test_french_settings_of_auto(tmp_path: Path) -> None:
    done = run(tmp_path, f"auto oui\n{TO_GATHERING}auto non\nquitter\n", *START, "--lang", "fr")
    assert "Fait pour vous : " in done.stdout
    assert "vous déplacez votre Mana vous-même" in done.stdout


def test_what_auto_did_can_be_taken_back_and_done_by_hand(tmp_path: Path) -> None:
    done = run(tmp_path, f"auto on\n{TO_GATHERING}undo\nquit\n", *START, "--lang", "en")
    after = done.stdout[done.stdout.index("Taken back.") :]
    assert "Which of the two piles do you take" in after
    assert "Done for you" not in after


def test_an_exported_position_runs_as_a_scenario(tmp_path: Path) -> None:
    typed = f"{TO_GATHERING}auto\nexport mine.yaml\nexport mine.yaml\nquit\n"
    done = run(tmp_path, typed, *START, "--lang", "en")
    assert "grimoire scenario run mine.yaml" in done.stdout.replace("\n", " ")
    assert "mine.yaml is already there" in done.stdout
    ran = run(tmp_path, "", "scenario", "run", "mine.yaml")
    assert (ran.returncode, ran.stdout) == (0, "1 passed, 0 failed\n")


def test_an_export_gets_a_name_of_its_own(tmp_path: Path) -> None:
    run(tmp_path, f"{TO_GATHERING}auto\nexport\nquit\n", *START, "--lang", "en")
    found = list(tmp_path.glob("magenoir-*.yaml"))
    assert len(found) == 1
    assert run(tmp_path, "", "scenario", "run", str(found[0])).returncode == 0


def test_before_there_is_a_position_export_says_so(tmp_path: Path) -> None:
    done = run(tmp_path, "export\nexporter x.yaml\nquit\n", *START, "--lang", "fr")
    assert done.stdout.count("rien ne peut encore en être exporté") == 2
    assert list(tmp_path.glob("*.yaml")) == []


def test_a_place_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run(tmp_path, f"{TO_GATHERING}auto\nexport file/x.yaml\nquit\n", *START, "--lang", "en")
    assert done.returncode == 0
    assert "could not be written" in done.stdout


# -- texts ---------------------------------------------------------------------------------------------------------------


def placed(pool: Pool, given: str) -> Game:
    game = place(pool, read_position(pool, "test", compose_scenarios(given, "test")))
    game.advance()
    return game


TWICE = """
test-twins:
  name: {en: Test twins, fr: Jumeaux d'essai}
  element: fire
  type: equipment
  slot: ring
  effect:
    - on turn_start(you) => damage(1, opp)
    - on turn_start(you) => draw(you, 1)
"""


@pytest.mark.parametrize(("lang", "first", "second"), [("en", "damage", "Draw"), ("fr", "dégât", "Piochez")])
def test_two_effects_of_one_card_are_told_apart(lang: str, first: str, second: str) -> None:
    pool = build_pool([*shipped_texts(), ("twins.yaml", TWICE)])
    game = placed(pool, "turn: alice, start\nalice: {equipment: [test-twins]}\n")
    decision = game.decision()
    assert decision is not None and decision.question.id == "order"
    details = order_details(MageNoirWording(lang, pool), game, 0, decision)
    assert len(set(details)) == len(details) == 2
    assert first in details[0] and second in details[1]
