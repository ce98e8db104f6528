"""grimoire why: why something cannot be done in a described position, of both games and in both languages."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from grimoire.cli.main import app
from grimoire.pages.ruling_index import shelf_of

POSITION = """
given:
  alice: {prepared: [zephyr: {mana: nothing}], hand: [tornado, animated-tree], reserve: 1 air}
  bob: {permanents: [animated-tree, king-of-trees], equipment: [solid-armor]}
"""
ANIMA = """
game: anima
rulings:
- given:
    turn: alice, reset
    areas: [deimos, maisen]
    alice: {party: [samurai], hand: [iron-vow, abel], in: deimos}
    bob: {party: [executor], in: maisen}
"""


def why(*args: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["why", *args], env={"LC_ALL": "C.UTF-8"})
    return done.exit_code, done.output


@pytest.fixture
def position(tmp_path: Path) -> str:
    (tmp_path / "position.yaml").write_text(POSITION)
    return str(tmp_path / "position.yaml")


def test_every_reason_is_said_with_its_rule_and_nothing_has_to_be_expected(position: str) -> None:
    code, said = why(position, "alice", "prepare", "tornado")
    assert code == 0
    assert "Turn 5: Alice, main phase\nAlice is asked: What do you do?\n✗ Alice: Prepare Tornado\n" in said
    assert "needs 2 more Air Mana" in said and "(D2.2.3)" in said and "Wind component" in said and "(D2.2.2)" in said
    assert "(D2.2.3)" in why(position, "préparer", "Tornade", "--lang", "fr")[1]
    assert "✓ Alice: Activate Zephyr" in why(position, "zephyr")[1]
    overview = why(position)[1]
    assert "Prepare Tornado" in overview and "Prepare Animated tree" in overview


def test_choices_may_come_before_and_what_cannot_be_named_is_explained(position: str) -> None:
    before = "alice activate zephyr, "
    for asked, reason in (
        ("alice target solid-armor", "only players and Permanents with Health Points are. (card:zephyr)"),
        ("alice solid armor", "only players and Permanents with Health Points are. (card:zephyr)"),
        ("alice target tornado", "only players and Permanents with Health Points are. (card:zephyr)"),
        ("alice target opponent, bob redirect king-of-trees", "King of trees has no Protector now. (D3.2.1)"),
        ("alice target opponent, bob redirect solid-armor", "no Permanent of the player who is hit. (D3.2.1)"),
        ("alice target opponent, alice end turn", "Another player is asked now."),
    ):
        code, said = why(position, before + asked, "--lang", "en")
        assert (code, reason in said) == (0, True), said


def test_rulings_by_id_and_what_cannot_be_read(position: str, tmp_path: Path) -> None:
    ruling = shelf_of("magenoir").all[0]
    assert why(ruling.id, "--at", "0")[0] == 0
    assert why(ruling.id, "--at", "99")[0] == 2
    assert "names no card" in why(position, "alice", "gobbledygook")[1]
    assert why(position, "alice gobbledygook", "--lang", "fr")[0] == 2
    assert why(str(tmp_path / "nothing.yaml"))[0] == 2
    assert why(position, "alice target opponent, alice zephyr")[0] == 2, "that cannot come before"


def test_anima_says_why_too(tmp_path: Path) -> None:
    (tmp_path / "anima.yaml").write_text(ANIMA)
    file = str(tmp_path / "anima.yaml")
    code, said = why(file, "alice", "move", "maisen")
    assert code == 0 and "(A:movement-phase)" in said
    code, said = why(file, "alice", "iron-vow", "--lang", "fr")
    assert code == 0 and "✓ Alice : Jouer Serment de fer" in said
    assert "✗ Bob" in why(file, "bob", "executor")[1]


CHOSEN = """
game: anima
rulings:
- given:
    turn: alice, interaction
    areas: [deimos, maisen]
    alice: {party: [agent], hand: [light-fingers], in: deimos}
    bob: {party: [executor], hand: [stillness], in: deimos}
    carol: {party: [witch], in: deimos}
    dave: {party: [seer], hand: [old-debt], in: deimos}
"""


def test_what_a_text_of_anima_lets_one_choose_has_reasons(tmp_path: Path) -> None:
    (tmp_path / "anima.yaml").write_text(CHOSEN)
    file = str(tmp_path / "anima.yaml")
    for asked, lang, reason in (
        ("alice choose p3", "en", "That Party holds no Advantage. (card:light-fingers)"),
        ("alice choose p3", "fr", "Ce Groupe n'a aucun Avantage en main. (card:light-fingers)"),
        ("alice choisir sorcière", "fr", "C'est un Groupe qu'il faut choisir ici"),
        ("alice aller maisen", "fr", "phase de Mouvement"),
        ("alice go maisen", "en", "Parties move in the Movement phase"),
        ("alice choose p1", "en", "It must be another Party than your own."),
        ("alice witch", "en", "A Party is to be chosen here, not a card."),
    ):
        code, said = why(file, "alice play light-fingers, " + asked, "--lang", lang)
        assert (code, reason in said) == (0, True), said


def test_what_answers_another_question_or_nothing_is_said_of_everything_one_could_type(position: str) -> None:
    for asked, en, fr in (
        ("alice pass", "In your main phase you end the turn instead. (R:main-phase)", "vous terminez le tour. (R:main-phase)"),
        ("alice discard tornado", "That answers another question", "Cela répond à une autre question"),
        ("alice activate zephyr, alice end turn", "A turn is ended in your own main phase", "On termine le tour"),
        ("alice prepare", "Something has to be named", "Il faut nommer quelque chose"),
        ("bob end turn", "Another player is asked now", "La question est pour un autre joueur"),
        ("alice end turn now", "names nothing.", "sans rien nommer."),
    ):
        for lang, reason in (("en", en), ("fr", fr)):
            code, said = why(position, asked, "--lang", lang)
            assert (code, reason in said) == (0, True), said
    assert "✓ Alice : Terminer le tour" in why(position, "alice terminer le tour", "--lang", "fr")[1]
    assert "On termine le tour" in why(position, "alice activate zephyr, alice Terminer le Tour", "--lang", "fr")[1]


def test_what_can_be_done_is_in_the_overview_and_nothing_is_left_without_words(position: str, tmp_path: Path) -> None:
    assert "✓ Alice: Activate Zephyr" in why(position, "--lang", "en")[1]
    (tmp_path / "empty.yaml").write_text("given:\n  alice: {hand: [tornado]}\n")
    said = why(str(tmp_path / "empty.yaml"), "bob", "--lang", "fr")[1]
    assert "✗ Bob : aucune carte en main ni en jeu" in said and "alice préparer Graine" in said
    assert "✗ Alice: Target Bob" in why(position, "alice target opponent", "--lang", "en")[1]
    assert "✗ Alice: Target Bob" in why(position, "alice target bob", "--lang", "en")[1]
    assert "✓ Alice: Target Bob" in why(position, "alice activate zephyr, alice target bob", "--lang", "en")[1]
    redirected = why(position, "alice activate zephyr, alice target bob, bob redirect king-of-trees", "--lang", "en")[1]
    assert "King of trees has no Protector now." in redirected, "and in what comes before"
    assert "✗ Alice: “target p1”" in why(position, "alice target p1", "--lang", "en")[1]
    code, said = why(position, "alice", "gobbledygook", "--lang", "fr")
    assert (code, "« alice préparer Graine »" in said) == (2, True)
