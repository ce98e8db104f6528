"""`grimoire cards --game anima`: the same commands, for the other game."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from grimoire.cli.cards import app
from grimoire.library.anima.cards import shipped_pool
from grimoire.library.games import GAMES
from grimoire.pages.anima.card_reasons import OF_THE_RULES, REASONS, reason_for
from grimoire.pages.anima.card_reference import FIELD_MEANINGS, AnimaReference
from grimoire.pages.games import GAMES as CATALOGUES

OWN = """\
lamp-moth:
  name: {en: Lamp Moth, fr: Phalène de lampe}
  type: creature
  set: my own
  level: 1
  combat: 4
  kinds: [natural]
  aliases: [Candle Moth]
  effect:
    - on meet => combat(2, foe, fight) if has_skill(us, magic)
  provenance: {attested: [name], ours: [combat, kinds]}
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.yaml"
    file.write_text(OWN, encoding="utf-8")
    return file


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(app, [*arguments, "--game", "anima"])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def words(result: Result) -> str:
    """What is printed, without the frame of a card and the ends of its lines."""
    return " ".join(result.output.replace("│", " ").split())


def test_every_game_has_a_catalogue() -> None:
    assert set(CATALOGUES) == set(GAMES)


def test_list_shows_every_card() -> None:
    output = run("list").output
    for definition in shipped_pool().definitions:
        assert definition.name_en in output
    assert f"{len(shipped_pool().definitions)} cards" in output


def test_list_can_be_narrowed_down(own: Path) -> None:
    output = run("list", "--category", "encounter", "--type", "creature", "--level", "1", "--cards", str(own)).output
    assert "Lamp Moth" in output
    assert "Thornhound" in output
    assert "Tiamat" not in output
    assert "Honest Peddler" not in output


@pytest.mark.parametrize(
    ("option", "value", "answer"),
    [
        ("--element", "air", "cards of this game have no element; they can be listed by: category, type, level, set"),
        ("--level", "4", "'4' is no level; allowed here: 1, 2, 3"),
        ("--category", "spell", "'spell' is no category; allowed here: character, arcane, area"),
    ],
)
def test_list_says_what_is_allowed(option: str, value: str, answer: str) -> None:
    result = run("list", option, value)
    assert result.exit_code == 2
    assert result.output.startswith(answer)


def test_find_looks_into_names_facts_and_texts() -> None:
    assert "Light Fingers" in run("find", "at random from").output
    assert "Deimos" in run("find", "deimos").output
    found = run("find", "surnaturelle", "niveau 3", "--lang", "fr").output
    assert "Tiamat" in found
    assert "Drac de braise" not in found
    nothing = run("find", "spaceship")
    assert nothing.exit_code == 2
    assert nothing.output == "no card has 'spaceship' in its name, its facts or its text\n"


def test_show_prints_all_there_is_to_know(own: Path) -> None:
    output = words(run("show", "candle moth", "--cards", str(own)))
    for part in (
        "Lamp Moth",
        "Creature · Level 1 · Combat 4 · natural",
        "If your Party has a Character with Magic, this Creature has +2 Combat in this Combat.",
        f"Defined in: {own}:1",
        "Attested: name",
        "Ours, as no source gives it: combat, kinds",
        "- on meet => combat(2, foe, fight) if has_skill(us, magic)",
    ):
        assert part in output


def test_show_of_an_area_in_french() -> None:
    output = words(run("show", "Albidion", "--lang", "fr"))
    for part in (
        "Zone · Niveau 2 · Commerce",
        "• 1 : il ne se passe rien.",
        "• EX Discrédit : défaussez 1 Avantage, puis un autre Groupe de votre choix qui appartient à une Faction "
        "défausse sa Faction.",
        "Attesté : nom, Niveau, dé 1 = rien",
        "- ex discredit: discard(1, us) then drop_faction(rival(with_faction))",
    ):
        assert part in output


def test_show_of_cards_without_text_or_without_sources() -> None:
    assert "No effect." in run("show", "samurai").output
    assert "Ours, as no source gives it: everything" in run("show", "smuggler").output


def test_check_counts_the_cards_and_tells_mistakes(own: Path) -> None:
    number = len(shipped_pool().definitions)
    assert run("check").output == f"{number} cards, no mistakes\n"
    assert run("check", str(own)).output == f"{number + 1} cards, no mistakes\n"
    own.write_text(OWN.replace("combat(2,", "cmbat(2,"), encoding="utf-8")
    result = run("check", str(own))
    assert result.exit_code == 2
    assert result.output.startswith(f"{own}:10: lamp-moth: 'cmbat(2, foe, fight)' is no effect; allowed here: ")


def test_the_article_of_a_french_name_is_one_that_there_is(own: Path) -> None:
    own.write_text(OWN.replace("Phalène de lampe", "Phalène de lampe, article: la"), encoding="utf-8")
    assert run("check", str(own)).exit_code == 0
    own.write_text(OWN.replace("Phalène de lampe", "Phalène de lampe, article: une"), encoding="utf-8")
    result = run("check", str(own))
    assert result.exit_code == 2
    assert "le, la, les" in result.output


def test_preview_shows_both_languages_and_remarks(own: Path) -> None:
    own.write_text(OWN.replace(", fr: Phalène de lampe", ""), encoding="utf-8")
    result = run("preview", str(own))
    assert result.exit_code == 0
    assert "this Creature has +2 Combat" in words(result)
    assert "cette Créature a +2 en Combat" in words(result)
    assert "has no French name" in words(result)


def test_words_lists_and_explains(own: Path) -> None:
    assert "steal(number, party)" in run("words").output
    explained = run("words", "here", "--lang", "fr").output
    assert "here (un groupe)\n" in explained
    assert "here (une rivalité)\n" in explained
    assert "here (un endroit)\n" in explained
    assert run("words", "stael").output.startswith("'stael' is no word of the card language; the nearest: steel, steal")


def test_export_has_facts_texts_and_provenance() -> None:
    cards = {card["id"]: card for card in json.loads(run("export").output)}
    assert list(cards) == [definition.id for definition in shipped_pool().definitions]
    paladin = cards["paladin"]
    assert (paladin["combat"], paladin["speed"], paladin["gender"], paladin["skills"]) == (3, 2, "female", ["ki"])
    assert paladin["text"]["fr"].startswith("Votre Groupe a +4 en Combat")
    assert paladin["provenance"]["ours"] == ["fr"]
    assert cards["mirror-twin"]["combat"] == "X"
    assert cards["albidion"]["explore"] == {"1": "nothing", "2-4": "encounter(1)", "5-6": "encounter(2)"}
    assert cards["albidion"]["rewards"] == ["advantage", "ex discredit"]
    assert "level" not in paladin
    listed = json.loads(run("list", "--set", "omega", "--json").output)
    assert listed == [card for card in cards.values() if card["set"] == "omega"]


def test_compare_has_nothing_to_compare_with(tmp_path: Path) -> None:
    result = run("compare", str(tmp_path / "cards.json"))
    assert result.exit_code == 2
    assert result.output == "there is no published list of the cards of anima to compare them with\n"


def test_an_unknown_game_is_named() -> None:
    for command in (["list"], ["check"], ["words"]):
        result = CliRunner().invoke(app, [*command, "--game", "chess"])
        assert result.exit_code == 2
        assert result.output == "'chess' is no game; there are: anima, magenoir\n"


def test_the_reference_explains_every_field_and_every_word_with_one_user() -> None:
    reference = AnimaReference(shipped_pool())
    assert set(reference.fields) == set(FIELD_MEANINGS)
    single = [use for use, ids in reference.concordance.items() if len(ids) == 1]
    assert [use for use in single if not reason_for(use)] == [], "say in cli/anima/card_reasons.py why these are general"
    known = {word for _, word in reference.concordance}
    assert [word for word in REASONS if word not in known] == []
    assert [kind for kind in OF_THE_RULES if kind not in reference.vocabulary.kinds] == []


def test_no_word_bears_the_name_of_a_card() -> None:
    names = {name.replace(" ", "-").replace("'", "") for name in shipped_pool().names}
    names |= {extra.id for definition in shipped_pool().definitions for extra in definition.extras}
    assert [word.name for word in AnimaReference.vocabulary.words if word.name.replace("_", "-") in names] == []
