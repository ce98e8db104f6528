"""The commands of `grimoire cards`, as a person or a program calls them."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from grimoire.cli.cards import app
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.pages.games import GAMES, open_catalogue

OWN = """\
ember-owl:
  name: {en: Ember owl, fr: Hibou de braise}
  element: fire
  type: permanent
  hp: 2
  cost: 2 fire 1 air
  needs: 1 Flame
  set: my own
  aliases: [Glowing owl]
  provenance: {hp: ours}
  effect:
    - on turn_start(you) => damage(alt(1, mn, 2), opp)
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.yaml"
    file.write_text(OWN, encoding="utf-8")
    return file


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(app, arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def words(result: Result) -> str:
    """What is printed, without the frame of a card and the ends of its lines."""
    return " ".join(result.output.replace("│", " ").split())


def test_list_shows_every_card() -> None:
    output = run("list").output
    for definition in shipped_pool().definitions:
        assert definition.name_en in output
    assert f"{len(shipped_pool().definitions)} cards" in output


def test_list_can_be_narrowed_down(own: Path) -> None:
    output = run("list", "--element", "fire", "--type", "permanent", "--set", "my own", "--cards", str(own)).output
    assert "Ember owl" in output
    assert "2 Fire, 1 Air" in output
    assert "1 card" in output


def test_find_looks_into_names_facts_and_texts() -> None:
    output = run("find", "tornado").output
    assert "Tornado" in output
    found = run("find", "infligez", "4 dégâts", "--lang", "fr").output
    assert "Tornade" in found
    assert "Souffle de flammes" not in found
    assert run("find", "qqqqqq").exit_code == 2


def test_list_refuses_what_cards_of_the_game_do_not_have() -> None:
    result = run("list", "--level", "2")
    assert result.exit_code == 2
    assert result.output == "cards of this game have no level; they can be listed by: element, type, set\n"


def test_list_in_french() -> None:
    output = run("list", "--lang", "fr", "--type", "equipment").output
    assert "Équipement (tête)" in output
    assert "Coût" in output


def test_list_as_json_has_the_shape_of_export() -> None:
    listed = json.loads(run("list", "--set", "base", "--json").output)
    everything = json.loads(run("export", "--json").output)
    assert listed == [card for card in everything if card["set"] == "base"]


@pytest.mark.parametrize("option", ["--element", "--type", "--set"])
def test_list_says_what_is_allowed(option: str) -> None:
    result = run("list", option, "wood")
    assert result.exit_code == 2
    assert "'wood' is no" in result.output
    assert "allowed here: " in result.output


@pytest.mark.parametrize("name", ["wave-echo", "Wave echo", "WAVE ECHO", "vague écho", "echo wave", " wave echo "])
def test_show_finds_a_card_by_any_of_its_names(name: str) -> None:
    result = run("show", name)
    assert result.exit_code == 0
    assert "Id: wave-echo" in result.output


def test_show_takes_a_typographic_apostrophe() -> None:
    assert "Id: kerlochs-robe" in run("show", "Kerloc’h’s robe").output


def test_show_prints_all_there_is_to_know(own: Path) -> None:
    output = words(run("show", "ember owl", "--cards", str(own)))
    for part in (
        "Ember owl",
        "Fire · Permanent",
        "Cost: 2 Fire, 1 Air",
        "Components: 1 Flame",
        "HP: 2",
        "deal 1 damage (or 2 if you are a Mage Noir)",
        "Set: my own",
        f"Defined in: {own}:1",
        "Also called: Glowing owl",
        "Ours, as no source gives it: HP",
        "- on turn_start(you) => damage(alt(1, mn, 2), opp)",
    ):
        assert part in output


def test_show_in_french() -> None:
    output = words(run("show", "tornado", "--lang", "fr"))
    for part in ("Tornade", "Air · Sort", "Coût : 3 Air", "Composants : 1 Vent", "Infligez 4 dégâts", "Définition :"):
        assert part in output


def test_show_suggests_the_nearest_names() -> None:
    result = run("show", "tornadoo")
    assert result.exit_code == 2
    assert "there is no card 'tornadoo'; the nearest: Tornado" in result.output
    assert run("show", "qqqqqqqqqqq").output.strip() == "there is no card 'qqqqqqqqqqq'"


def test_a_line_that_no_sentence_can_say_is_refused_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    lines = "\n    - draw(you, 1)\n    - take(alt(3, first(prepared(self)), 4) mana, infinite)\n"
    file.write_text(f"turnip:\n  name: {{en: Turnip}}\n  element: vegetal\n  effect:{lines}", encoding="utf-8")
    checked = run("check", str(file))
    assert checked.exit_code == 2
    assert ":6: turnip: there is no sentence for this line in English: no phrase for 'prepared' in take(" in words(checked)


def test_check_counts_the_cards(own: Path) -> None:
    number = len(shipped_pool().definitions)
    assert run("check").output == f"{number} cards, no mistakes\n"
    assert run("check", str(own)).output == f"{number + 1} cards, no mistakes\n"
    assert run("check", str(own.parent)).output == f"{number + 1} cards, no mistakes\n"


def test_check_tells_every_mistake_of_each_file(tmp_path: Path) -> None:
    first, second, good = tmp_path / "a.yaml", tmp_path / "b.yaml", tmp_path / "c.yaml"
    first.write_text(OWN.replace("damage(alt", "dmg(alt").replace("fire\n  type", "wood\n  type"), encoding="utf-8")
    second.write_text(OWN.replace("damage(alt", "dmg(alt"), encoding="utf-8")
    good.write_text(OWN, encoding="utf-8")
    result = run("check", str(tmp_path), str(tmp_path / "missing.yaml"))
    assert result.exit_code == 2
    lines = result.output.strip().split("\n")
    assert lines[0].startswith(f"{tmp_path / 'missing.yaml'}: cannot be read")
    assert lines[1].startswith(f"{first}:3: ember-owl: 'wood' is no element; allowed here: air")
    for line, file in zip(lines[2:], (first, second), strict=True):
        assert line.startswith(f"{file}:12: ember-owl: 'dmg(alt(1, mn, 2), opp)' is no effect; allowed here: ")


def test_check_refuses_a_second_card_of_the_same_id(tmp_path: Path, own: Path) -> None:
    twin = tmp_path / "twin.yaml"
    twin.write_text(OWN, encoding="utf-8")
    result = run("check", str(own), str(twin))
    assert result.exit_code == 2
    assert result.output.startswith(f"{twin}:1: ember-owl: there is a card with this id already")


@pytest.mark.parametrize("command", [["list"], ["show", "tornado"], ["export"], ["page"]])
def test_a_wrong_file_of_ones_own_is_one_line(tmp_path: Path, command: list[str]) -> None:
    file = tmp_path / "own.yaml"
    file.write_text("owl: [", encoding="utf-8")
    result = run(*command, "--cards", str(file))
    assert result.exit_code == 2
    assert result.output.startswith(f"{file}:1: ")
    assert result.output.count("\n") == 1


def test_words_lists_every_kind() -> None:
    output = run("words").output
    assert "damage(number, targets" in output
    for kind in ("player", "number", "condition", "filter", "effect", "event", "modifier", "keyword"):
        assert f"\n{kind}\n" in f"\n{output}"


def test_words_explains_one_word_in_every_place_it_can_stand() -> None:
    output = run("words", "prepared").output
    assert "prepared (filter)\n  in preparation\n" in output
    assert "prepared(cards) (event)\n  a preparation is completed\n" in output
    assert "@prepared (scope)\n" in output
    french = run("words", "shuffle", "--lang", "fr").output
    assert french.startswith("shuffle(player) (un effet)\n  le deck est mélangé\n  shuffle(you)\n")
    assert french.endswith("  Mélangez votre deck. (Réplique de verre)\n")


@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_explained_in_french_too(game: str) -> None:
    book = open_catalogue(game, []).word_book()
    meanings = {meaning for _, _, meaning in book.entries()}
    assert meanings == set(book.french)
    told = run("words", "--game", game, "--lang", "fr").output
    assert all(book.french[word.meaning] in told for word in book.vocabulary.words)
    for word in {name for (_, name), _, _ in book.entries()}:
        assert book.lookup(word.strip("@"), "fr") != book.lookup(word.strip("@"), "en")


def test_words_suggests_the_nearest() -> None:
    result = run("words", "damag")
    assert result.exit_code == 2
    assert result.output.startswith("'damag' is no word of the card language; the nearest: damage")


def test_export_has_every_card() -> None:
    cards = json.loads(run("export").output)
    assert [card["id"] for card in cards] == [definition.id for definition in shipped_pool().definitions]


def test_compare_with_our_own_export_ends_well(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    cards = [{**card, "text": {}} for card in json.loads(run("export").output)]
    file.write_text(json.dumps({"cards": cards}), encoding="utf-8")
    result = run("compare", str(file))
    assert result.exit_code == 0
    assert f"{len(cards)} cards compared, 0 differences" in result.output


def test_compare_ends_with_1_at_a_difference_and_2_at_a_wrong_file(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    cards = json.loads(run("export").output)[:1]
    file.write_text(json.dumps([{**cards[0], "element": "mineral", "text": {}}]), encoding="utf-8")
    result = run("compare", str(file))
    assert result.exit_code == 1
    assert f"{cards[0]['id']}: element is {cards[0]['element']}, not mineral" in result.output
    assert run("compare", str(tmp_path / "none.json")).exit_code == 2
    assert run("compare", str(tmp_path)).exit_code == 2


@pytest.mark.parametrize("command", ["list", "find", "show", "check", "preview", "words", "export", "compare", "page"])
def test_every_option_is_explained(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "--game" in result.output
