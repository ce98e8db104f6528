"""`grimoire scenario`: what it says, and how it ends."""

import json
from pathlib import Path

import pytest
from tests.rulings.commanding import run
from tests.rulings.library import shipped

GOOD = """
- ruling: A Seed heals
  cites: [R:activate-a-spell]
  given: {alice: {prepared: [seed]}}
  when: [alice activate seed]
  then: [alice hp is 21]
"""


def test_a_ruling_that_holds_ends_with_0(file: Path) -> None:
    file.write_text(GOOD)
    result = run("run", file)
    assert result.exit_code == 0
    assert "1 passed, 0 failed" in result.stdout


def test_a_failed_expectation_ends_with_1_and_says_what_was_there(file: Path) -> None:
    file.write_text(GOOD.replace("is 21", "is 25"))
    result = run("run", file)
    assert result.exit_code == 1
    assert f"{file}:2: A Seed heals" in result.stdout
    assert "expected 'alice hp is 25' (line 6): it is 21" in result.stdout


def test_what_was_there_instead_is_said_in_french_too(file: Path) -> None:
    file.write_text(GOOD.replace("is 21", "is 25"))
    result = run("run", file, "--lang", "fr")
    assert "on attendait « alice hp is 25 » (ligne 6) : c'est 21 ; on attend encore la réponse d'alice (main)" in result.stdout
    file.write_text(GOOD.replace("alice activate seed", "bob end turn"))
    told = run("run", file, "--lang", "fr", "--watch").stdout
    assert "« bob end turn » (ligne 5) ne peut pas être choisi : on attend la réponse d'alice (main)" in told


def test_an_illegal_choice_fails_with_the_reason_and_the_options(file: Path) -> None:
    file.write_text(GOOD.replace("alice activate seed", "alice prepare zephyr"))
    result = run("run", file)
    assert result.exit_code == 1
    assert "'alice prepare zephyr' (line 5) cannot be chosen: Zephyr is not in your hand" in result.stdout
    assert "the options are activate seed, channel seed, end turn" in result.stdout


def test_why_a_choice_is_refused_is_said_in_words_of_the_language(file: Path) -> None:
    file.write_text(GOOD.replace("prepared: [seed]", "hand: [fiery-arrow]").replace("activate seed", "prepare fiery-arrow"))
    english, french = run("run", file, "--lang", "en").stdout, run("run", file, "--lang", "fr").stdout
    assert "needs-" not in english + french
    assert "cannot be chosen: Fiery arrow needs 2 more Fire Mana in your reserve (D2.2.3); the options" in english
    assert "ne peut pas être choisi : Flèche ardente demande encore 2 Mana Feu dans votre réserve (D2.2.3)" in french
    assert run("run", file, "--lang", "fr", "--watch").stdout.count("dans votre réserve") == 2
    assert "Fire Mana" in json.loads(run("run", file, "--json", "--lang", "en").stdout)["scenarios"][0]["problems"][0]


def test_an_expected_reason_that_is_another_is_said_in_words_and_as_it_is_written(file: Path) -> None:
    file.write_text(GOOD.replace("alice hp is 21", "'refused: alice prepare zephyr because needs-mana'"))
    told = run("run", file, "--lang", "en").stdout
    assert "it is refused: Zephyr is not in your hand, so it cannot be prepared" in told
    assert "as it is written here: because not-in-hand" in told
    file.write_text(GOOD.replace("alice hp is 21", "'refused: bob end turn because needs-mana'"))
    assert "it is refused: Another player is asked now" in run("run", file, "--lang", "en").stdout


def test_a_deck_that_should_be_legal_is_refused_in_words(file: Path) -> None:
    file.write_text(GOOD.replace("alice hp is 21", "deck of alice is legal"))
    for lang, words in (("en", "10 cards; at least 40"), ("fr", "10 cartes ; il en faut")):
        assert words in run("run", file, "--lang", lang).stdout


def test_a_choice_of_the_wrong_seat_says_who_is_asked(file: Path) -> None:
    file.write_text(GOOD.replace("alice activate seed", "bob end turn"))
    assert "alice is asked (main)" in run("run", file).stdout


def test_who_is_asked_where_mana_goes_is_told_how_to_have_none(file: Path) -> None:
    file.write_text("""
- ruling: A tree falls
  cites: [D3.2.1]
  given: {alice: {prepared: [zephyr]}, bob: {permanents: [animated-tree: {hp: 1}]}}
  when: [alice activate zephyr, alice target animated-tree, alice end turn]
  then: [turn is 6]
""")
    assert "bob is asked (place-mana: a card given with 'mana: nothing' has none to release)" in run("run", file).stdout
    assert "« mana: nothing » n'en a pas à libérer" in run("run", file, "--lang", "fr").stdout


def test_a_scenario_that_could_not_fail_is_refused(file: Path) -> None:
    file.write_text(GOOD.replace("is 21", "is 20").replace("  when: [alice activate seed]\n", ""))
    result = run("run", file)
    assert result.exit_code == 2
    assert "proves nothing: all it expects holds before 'when'" in result.stdout


def test_a_contrast_without_a_difference_is_refused(file: Path) -> None:
    file.write_text(GOOD + "  contrast: {then: [alice discard is [seed]]}\n")
    result = run("run", file)
    assert result.exit_code == 2
    assert "the contrast proves nothing" in result.stdout


def test_a_contrast_must_hold_too(file: Path) -> None:
    file.write_text(GOOD + "  contrast: {given: {alice: {hp: 5}}, then: [alice hp is 7]}\n")
    result = run("run", file)
    assert result.exit_code == 1
    assert "in the contrast: expected 'alice hp is 7' (line 7): it is 6" in result.stdout


WRONG = {
    "no YAML": ("- ruling: [", "1:"),
    "no list": ("ruling: x", "1: a scenario file is a list of rulings"),
    "an unknown part": (GOOD + "  thne: [x]\n", "7: 'thne' is no part of a scenario; allowed here: ruling, fr, cites"),
    "no then": (
        GOOD.replace("then: [alice hp is 21]", "when2: []").replace("  when2: []\n", ""),
        "2: the scenario lacks 'then'",
    ),
    "an unknown source": (
        GOOD.replace("R:activate-a-spell", "R:activate-a-spel"),
        "3: there is no source 'R:activate-a-spel'; did you",
    ),
    "an unknown card": (GOOD.replace("prepared: [seed]", "prepared: [sead]"), "4: there is no card 'sead'; did you mean seed?"),
    "a card where it cannot lie": (
        GOOD.replace("prepared: [seed]", "prepared: [king-of-trees]"),
        "4: king-of-trees is of type permanent",
    ),
    "an unknown fact": (GOOD.replace("alice hp is 21", "alice health is 21"), "6: 'alice health is 21' is no fact"),
    "an unknown card in a fact": (GOOD.replace("alice hp is 21", "alice discard is [sead]"), "6: there is no card 'sead'"),
    "no choice": (GOOD.replace("alice activate seed", "activate seed"), "5: 'activate seed' is no choice"),
    "no Mana": (GOOD.replace("prepared: [seed]", "reserve: lots"), "4: cannot read the Mana 'lots'"),
    "no element": (GOOD.replace("prepared: [seed]", "reserve: 2 earth"), "4: 'earth' is no element; allowed here: air, fire"),
    "no number": (GOOD.replace("prepared: [seed]", "hp: many"), "4: 'many' is no number"),
    "no moment": (
        GOOD.replace("{alice:", "{turn: 'alice, noon', alice:"),
        "4: 'noon' is no moment of a turn; allowed here: start",
    ),
    "no part of a player": (
        GOOD.replace("prepared:", "prepard:"),
        "4: 'prepard' is nothing a player can state; allowed here: hp",
    ),
    "no part of a card": (
        GOOD.replace("[seed]}", "[seed: {man: 1 air}]}"),
        "4: 'man' is nothing a card can state; allowed here: mana",
    ),
    "a part twice": (GOOD + "  then: [bob hp is 3]\n", "7: 'then' is written twice"),
    "no ability": (GOOD.replace("[seed]}", "[seed: {once: [4]}]}"), "4: line 4 of seed is no ability"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_gets_one_line_with_file_and_line(file: Path, name: str) -> None:
    text, message = WRONG[name]
    file.write_text(text)
    result = run("run", file)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{file}:{message}")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_a_missing_file_ends_with_2(tmp_path: Path) -> None:
    result = run("run", tmp_path / "none.yaml")
    assert result.exit_code == 2
    assert "cannot be read" in result.stderr


def test_a_folder_gives_all_its_files(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text(GOOD)
    (tmp_path / "two.yaml").write_text(GOOD)
    assert "2 passed" in run("run", tmp_path).stdout


def test_json_tells_every_scenario(file: Path) -> None:
    file.write_text(GOOD + GOOD.replace("is 21", "is 22"))
    result = run("run", "--json", file)
    document = json.loads(result.stdout)
    assert result.exit_code == 1
    assert (document["passed"], document["failed"]) == (1, 1)
    assert document["scenarios"][0] == {
        "ruling": "A Seed heals",
        "fr": "",
        "game": "magenoir",
        "file": str(file),
        "line": 2,
        "passed": True,
        "cites": ["R:activate-a-spell"],
        "standing": "section",
        "problems": [],
    }
    assert document["scenarios"][1]["problems"] == [
        "expected 'alice hp is 22' (line 12): it is 21; alice is still asked (main); the options are end turn"
    ]


def test_watching_tells_position_choices_events_and_facts(file: Path) -> None:
    file.write_text(GOOD)
    story = run("run", "--watch", file).stdout
    for line in (
        "Turn 5: Alice, main phase",
        "prepared: Seed (1 Vegetal)",
        "Alice: Activate Seed",
        "[R:activate-a-spell]",
        "✓ alice hp is 21",
    ):
        assert line in story, line


def test_a_story_is_told_in_french_too(file: Path) -> None:
    file.write_text(GOOD)
    story = run("run", "--watch", "--lang", "fr", file).stdout
    for line in ("Situation", "préparé : Graine (1 Végétal)", "Alice : Activer Graine", "Alors", "✓ alice hp is 21"):
        assert line in story, line


def test_a_title_is_told_in_french_where_it_has_one(file: Path) -> None:
    french = GOOD.replace("\n  cites", "\n  fr: Une Graine soigne\n  cites").replace("is 21", "is 25")
    file.write_text(french)
    told = run("run", "--lang", "fr", "--watch", file).stdout
    assert told.startswith("Une Graine soigne\n")
    assert f"{file}:2: Une Graine soigne" in told
    assert "Une Graine" not in run("run", "--lang", "en", "--watch", file).stdout
    assert json.loads(run("run", "--json", file).stdout)["scenarios"][0]["fr"] == "Une Graine soigne"
    file.write_text(GOOD)
    assert run("run", "--lang", "fr", "--watch", file).stdout.startswith("A Seed heals\n")


def test_the_shipped_library_runs_without_a_path() -> None:
    """Of one game: every ruling of both is a test of its own (test_rulings.py)."""
    result = run("run", "--game", "anima", "--json")
    assert result.exit_code == 0
    assert len(json.loads(result.stdout)["scenarios"]) == len(shipped("anima")[0])


def test_coverage_lists_every_source_and_resolves_those_that_say_the_same(file: Path) -> None:
    file.write_text(GOOD)
    rows = {row["id"]: row for row in json.loads(run("coverage", "--json", file).stdout)}
    assert rows["R:activate-a-spell"]["scenarios"] == ["A Seed heals"]
    assert rows["R:glossary-activate"]["scenarios"] == ["A Seed heals"]
    assert rows["R:glossary-activate"]["same_as"] == "R:activate-a-spell"
    assert rows["D5.1"]["state"] == "missing"
    assert (rows["D0.1"]["state"], rows["D0.1"]["why"]) == ("nothing", "about documents, nothing to play")


def test_coverage_is_told_in_french_too(file: Path) -> None:
    file.write_text(GOOD)
    told = run("coverage", file, "--lang", "fr").stdout
    assert "n'affirme rien" in told and "titre" in told.splitlines()[0]
    assert "2 tenues par un scénario" in told
    assert "states nothing" not in told


def test_coverage_can_show_what_is_missing_only(file: Path) -> None:
    file.write_text(GOOD)
    ids = [row["id"] for row in json.loads(run("coverage", "--json", "--missing", file).stdout)]
    assert "D5.1" in ids and "R:activate-a-spell" not in ids and "D0.1" not in ids
