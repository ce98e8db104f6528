"""`grimoire scenario` with rulings of Anima: which game a file belongs to, errors with their lines, passing and waiting."""

import json
from pathlib import Path

import pytest
from tests.rulings.commanding import run

from grimoire.library.notations import game_of_folder

RULING = """- ruling: A Samurai moves
  cites: [A:move-to-an-area]
  given: {turn: 'alice, movement', areas: [deimos, maisen], alice: {party: [samurai]}, bob: {party: [executor]}}
  when: [alice move deimos]
  then: [alice is in deimos]
"""
GOOD = f"game: anima\nrulings:\n{RULING}"
EXPLORING = """- ruling: A die is rolled
  cites: [A:explore]
  given:
    turn: alice, exploration
    areas: [deimos, maisen]
    dice: [1]
    alice: {party: [samurai], in: deimos}
    bob: {party: [executor], hand: [coin-lands-again], in: maisen}
  when: [alice explore]
  then: [question is reward]
"""


# -- which game --------------------------------------------------------------------------------------------------------


def test_a_file_says_which_game_it_belongs_to(file: Path) -> None:
    file.write_text(GOOD)
    result = run("run", "--json", file)
    assert result.exit_code == 0
    assert json.loads(result.stdout)["scenarios"][0]["game"] == "anima"


def test_a_file_that_says_nothing_is_of_the_game_asked_for(file: Path) -> None:
    file.write_text(RULING)
    assert run("run", "--game", "anima", file).exit_code == 0
    assert run("run", file).exit_code == 2  # without it, of Mage Noir


def test_a_file_of_another_game_than_asked_for_is_refused(file: Path) -> None:
    file.write_text(GOOD)
    result = run("run", "--game", "magenoir", file)
    assert result.exit_code == 2
    assert result.stderr == f"{file}:1: holds rulings of the game 'anima', not of 'magenoir'\n"


def test_an_unknown_game_is_answered_with_those_there_are(file: Path) -> None:
    file.write_text(GOOD.replace("game: anima", "game: chess"))
    assert run("run", file).stderr == f"{file}:1: 'chess' is no game; there are: anima, magenoir\n"
    assert run("run", "--game", "chess").stderr == "'chess' is no game; there are: anima, magenoir\n"


def test_rulings_among_the_shipped_ones_belong_to_the_game_they_lie_with(tmp_path: Path) -> None:
    folder = tmp_path / "anima" / "rulings"
    folder.mkdir(parents=True)
    (folder / "moving.yaml").write_text(RULING)
    assert run("run", folder).exit_code == 0
    assert game_of_folder(folder / "moving.yaml") == "anima"
    assert game_of_folder(tmp_path / "moving.yaml") == ""


def test_rulings_of_both_games_run_together(tmp_path: Path) -> None:
    (tmp_path / "anima.yaml").write_text(GOOD)
    (tmp_path / "magenoir.yaml").write_text(
        "- ruling: A Seed heals\n  cites: [R:activate-a-spell]\n  given: {alice: {prepared: [seed]}}\n"
        "  when: [alice activate seed]\n  then: [alice hp is 21]\n"
    )
    assert "2 passed, 0 failed" in run("run", tmp_path).stdout


def test_coverage_is_of_the_games_that_are_spoken_of(file: Path) -> None:
    file.write_text(GOOD)
    rows = {row["id"]: row for row in json.loads(run("coverage", "--json", file).stdout)}
    assert rows["A:move-to-an-area"]["scenarios"] == ["A Samurai moves"]
    assert rows["A:trade"]["state"] == "missing"
    assert not any(id.startswith("D") for id in rows)


# -- passing and waiting -----------------------------------------------------------------------------------------------


def test_a_window_stays_open_where_when_ends(file: Path) -> None:
    file.write_text(EXPLORING)
    result = run("run", "--game", "anima", file)
    assert result.exit_code == 1
    assert "expected 'question is reward' (line 10): it is interrupt" in result.stdout


@pytest.mark.parametrize("more", ["bob pass", "all pass", "all wait until reward", "all wait until alice reward"])
def test_passing_and_waiting_lead_on(file: Path, more: str) -> None:
    file.write_text(EXPLORING.replace("[alice explore]", f"[alice explore, {more}]"))
    assert run("run", "--game", "anima", file).exit_code == 0


def test_who_may_pass_and_is_not_spoken_of_passes(file: Path) -> None:
    text = EXPLORING.replace("[alice explore]", "[alice explore, alice reward advantage]")
    file.write_text(text.replace("question is reward", "alice hand size is 1"))
    assert run("run", "--game", "anima", file).exit_code == 0


def test_waiting_for_a_turn(file: Path) -> None:
    text = EXPLORING.replace("[alice explore]", "[all wait until turn 3]").replace("question is reward", "turn is 3")
    file.write_text(text)
    assert run("run", "--game", "anima", file).exit_code == 0


def test_waiting_for_nothing_says_who_is_asked(file: Path) -> None:
    file.write_text(EXPLORING.replace("[alice explore]", "[all wait until dinner]"))
    result = run("run", "--game", "anima", file)
    assert result.exit_code == 1
    assert "'all wait until dinner' (line 9) leads nowhere: alice is asked (" in result.stdout


def test_an_illegal_choice_names_seats_as_the_file_does(file: Path) -> None:
    file.write_text(
        GOOD.replace("alice, movement", "alice, interaction")
        .replace("party: [samurai]", "party: [samurai], in: deimos")
        .replace("party: [executor]", "party: [executor], in: deimos")
    )
    result = run("run", file)
    assert result.exit_code == 1
    assert "the options are attack bob, end" in result.stdout


def test_watching_tells_position_choices_events_and_facts(file: Path) -> None:
    file.write_text(GOOD)
    story = run("run", "--watch", file).stdout
    for line in (
        "Turn 1, Movement · order: Alice, Bob",
        "Alice: Combat 4 · Speed 3 · outside · 0 Advantages",
        "Party: Samurai 4/3 Ki",
        "Areas: Deimos (Level 1), Maisen (Level 2)",
        "Alice: Go to Deimos",
        "Alice is in Deimos. [A:move-to-an-area]",
        "✓ alice is in deimos",
    ):
        assert line in story, line


# -- errors ------------------------------------------------------------------------------------------------------------

AREAS = "areas: [deimos, maisen]"
WRONG = {
    "no position": (
        "game: anima\nrulings:\n- ruling: x\n  cites: [A:rest]\n  then: [turn is 2]\n",
        "3: the scenario lacks 'given'",
    ),
    "no rulings": ("game: anima\n", "1: a scenario file is a list of rulings"),
    "something else in the file": (GOOD + "cards: []\n", "8: a scenario file is a list of rulings ('- ruling: …'), or"),
    "an unknown source": (GOOD.replace("A:move-to", "A:moves-to"), "4: there is no source 'A:moves-to-an-area'; did you mean"),
    "an unknown part": (GOOD.replace(AREAS, "zones: []"), "5: 'zones' is nothing a position can state; allowed here: turn"),
    "no part of a player": (GOOD.replace("party: [sam", "group: [sam"), "5: 'group' is nothing a player can state; allowed"),
    "no part of an Area": (
        GOOD.replace("[deimos, m", "[deimos: {guard: tiamat}, m"),
        "5: 'guard' is nothing an Area can",
    ),
    "no seat": (GOOD.replace("alice, movement", "frank, movement"), "5: 'frank' is no seat; the seats are alice, bob, carol"),
    "no moment": (GOOD.replace("alice, movement", "alice, noon"), "5: 'noon' is no moment of a turn; allowed here: setup"),
    "an unknown card": (GOOD.replace("[samurai]", "[samurei]"), "5: there is no card 'samurei'; did you mean samurai?"),
    "a card where it cannot lie": (GOOD.replace("[samurai]", "[abel]"), "5: abel is a card of the kind advantage; here lies"),
    "a state no card has": (GOOD.replace("[samurai]", "[samurai: sleepy]"), "5: 'sleepy' is nothing a card can be"),
    "more cards than there are": (GOOD.replace("[samurai]", "[2 samurai]"), "5: there are not so many cards 'samurai'"),
    "a Party too large": (
        GOOD.replace("[samurai]", "[samurai, seer, agent, witch]"),
        "5: alice has more than three normal Characters",
    ),
    "nobody in a Party": (GOOD.replace("party: [samurai]", "hand: []"), "5: player 1 needs a Character"),
    "too many players": (GOOD.replace("'alice, movement'", "setup, seats: 5"), "5: more than 4 play only with the pack"),
    "seven players": (GOOD.replace(AREAS, f"{AREAS}, seats: 7"), "5: two to 5 can play, not 7"),
    "an order that leaves one out": (GOOD.replace(AREAS, f"{AREAS}, order: [alice]"), "5: the order names every player once"),
    "a Crisis of nothing": (GOOD.replace("'alice, movement'", "crisis"), "5: a Crisis needs its Final Mission"),
    "no option": (GOOD.replace(AREAS, f"{AREAS}, options: [fast]"), "5: 'fast' is no option of the game; allowed here: tree"),
    "no pile": (GOOD.replace(AREAS, f"{AREAS}, exact: [hat]"), "5: 'hat' is no pile; allowed here: character deck"),
    "no die": (GOOD.replace(AREAS, f"{AREAS}, dice: [7]"), "5: dice show 1 to 6"),
    "no bonus": (GOOD.replace(AREAS, f"{AREAS}, bonuses: [more]"), "5: cannot read the bonus 'more'; write it like"),
    "no EX reward": (GOOD.replace("[samurai]", "[samurai], spent: [tea]"), "5: 'tea' is no EX reward; allowed here: "),
    "no pair": (GOOD.replace(AREAS, f"{AREAS}, fought: [alice]"), "5: write two seats, like 'alice bob'"),
    "no turn": (GOOD.replace(AREAS, f"{AREAS}, turn number: 0"), "5: the first turn is number 1"),
    "an Area that is not in play": (GOOD.replace("[samurai]", "[samurai], in: karh"), "5: 'karh' is not there"),
    "a Trap of nobody": (GOOD.replace("maisen]", "maisen: {traps: [pit-of-stakes]}]"), "5: nobody is said to have laid"),
    "no choice": (GOOD.replace("alice move deimos", "all dance"), "6: 'all dance' is no choice; write it like 'alice play"),
    "an unknown fact": (GOOD.replace("is in deimos", "is at deimos"), "7: 'alice is at deimos' is no fact"),
    "an unknown card in a fact": (
        GOOD.replace("is in deimos", "is in demos"),
        "7: there is no card 'demos'; did you mean",
    ),
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
