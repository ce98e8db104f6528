"""`grimoire cards preview`: one's own cards in both languages, and what their author is told about them."""

import os
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from grimoire.cli.cards import app
from grimoire.library.magenoir.cards import card_sources, shipped_pool, shipped_texts
from grimoire.pages.cards_check import check
from grimoire.pages.magenoir.card_remarks import remarks

OWL = """\
ember-owl:
  name: {en: Ember owl, fr: Hibou de braise}
  element: fire
  type: permanent
  hp: 2
  cost: 2 fire 1 air
  needs: 1 Flame
  set: my own
  provenance: {hp: ours}
  effect:
    - protector
    - on turn_start(you) => damage(alt(1, mn, 2), opp)
"""


def written(folder: Path, text: str, name: str = "own.yaml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def run(*arguments: str, width: int = 100) -> Result:
    result = CliRunner().invoke(app, ["preview", *arguments], env={"COLUMNS": str(width)})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def remarked(folder: Path, text: str, lang: str = "en") -> list[str]:
    """The remarks on the cards of a file."""
    checked = check([written(folder, text)])
    assert checked.mistakes == []
    return [remark.words(lang) for own in checked.own for remark in own.remarks]


def test_a_card_stands_in_both_languages_beside_each_other(tmp_path: Path) -> None:
    result = run(str(written(tmp_path, OWL)))
    assert result.exit_code == 0
    lines = result.output.split("\n")
    assert any("Ember owl" in line and "Hibou de braise" in line for line in lines)
    assert any("Cost: 2 Fire, 1 Air" in line and "Coût\u00a0: 2 Feu, 1 Air" in line for line in lines)
    for part in ("Components: 1 Flame", "HP: 2", "Damage from the opponent may be", "Les dégâts de l'adversaire"):
        assert part in result.output
    for line in (
        "Ours, as no source gives it: HP",
        "  - on turn_start(you) => damage(alt(1, mn, 2), opp)",
        f"Defined in: {tmp_path}/own.yaml:1",
        "1 card, no remarks",
    ):
        assert line in lines


def test_on_a_narrow_screen_the_languages_follow_each_other(tmp_path: Path) -> None:
    output = run(str(written(tmp_path, OWL)), width=70).output
    assert not any("Ember owl" in line and "Hibou de braise" in line for line in output.split("\n"))
    assert output.index("Ember owl") < output.index("Hibou de braise")


def test_all_cards_of_all_files_are_shown(tmp_path: Path) -> None:
    written(tmp_path, OWL, "a.yaml")
    written(
        tmp_path,
        OWL.replace("ember-owl", "ash-owl").replace("Ember owl, fr: Hibou de braise", "Ash owl, fr: Hibou de cendre"),
        "b.yaml",
    )
    output = run(str(tmp_path)).output
    assert "Id: ember-owl" in output
    assert "Id: ash-owl" in output
    assert output.endswith("2 cards, no remarks\n")


def test_a_mistake_is_told_with_its_line_and_other_files_are_still_shown(tmp_path: Path) -> None:
    wrong = written(tmp_path, OWL.replace("ember", "ash").replace("damage(", "dmg("), "a.yaml")
    good = written(tmp_path, OWL, "b.yaml")
    result = run(str(wrong), str(good))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{wrong}:12: ash-owl: 'dmg(alt(1, mn, 2), opp)' is no effect; allowed here: ")
    assert "Id: ember-owl" in result.stdout
    assert "ash-owl" not in result.stdout


WRONG = """\
first:
  name: {en: First}
  element: wind
  colour: blue
  effect:
    - dmg(1, any)
    - draw(you, 1)
    - bogus(3)
second:
  name: {en: Second}
  element: fire
  effect:
    - apply(sel(1, named(first)))
    - discard(sel(1, named(nobody)))
    - on turn_end(you) => bogus(4)
third:
  element: fire
  effect:
    - bogus(5)
fourth: {name: {en: Fourth}, element: fire, element: air}
fifth:
  name: {en: Fifth}
  element: fire
  effect:
    - unless(lose(you, 1) + draw(you, 1), gain(you, 1))
    - next(turn_end(you), this_turn, lose(you, 1), gain(you, 1))
"""


def test_every_mistake_of_a_file_is_told_with_its_line(tmp_path: Path) -> None:
    result = run(str(written(tmp_path, WRONG)))
    assert result.exit_code == 2
    told = [line.removeprefix(f"{tmp_path}/own.yaml:").split(": ") for line in result.stderr.strip().split("\n")]
    assert [(int(line), card) for line, card, *_ in told if card != "'element' is written twice"] == [
        *((3, "first"), (4, "first"), (6, "first"), (8, "first")),
        *((9, "second"), (15, "second"), (16, "third"), (19, "third")),
        *((25, "fifth"), (26, "fifth")),
    ]


ANIMA_WRONG = """\
first: {name: {en: First}, type: character, combat: much, speed: 1, gender: male, effect: [on dies => bogus(2)]}
second:
  name: {en: Second}
  type: area
  level: 9
  trade: no
  explore: {1-3: bogus, 4-6: nothing}
"""


def test_every_mistake_in_cards_of_anima_too(tmp_path: Path) -> None:
    result = run(str(written(tmp_path, ANIMA_WRONG)), "--game", "anima")
    told = [line.removeprefix(f"{tmp_path}/own.yaml:").split(": ")[0] for line in result.stderr.strip().split("\n")]
    assert told == ["1", "5", "7"]


def test_an_empty_file_holds_no_cards_yet(tmp_path: Path) -> None:
    result = run(str(written(tmp_path, "")))
    assert (result.exit_code, result.output) == (0, "no cards in it yet\n")


def test_remarks_are_shown_with_file_and_line_and_by_check_too(tmp_path: Path) -> None:
    file = written(tmp_path, OWL.replace("1 Flame", "1 Flaem"))
    line = f"{file}:7: ember-owl: needs a component Flaem, but no other card can be one; did you mean Flame?"
    shown = run(str(file), width=300).output
    assert f"! {line}\n" in shown
    assert shown.endswith("1 card, 1 remark\n")
    checked = CliRunner().invoke(app, ["check", str(file)])
    assert checked.exit_code == 0
    assert checked.output.startswith(f"{line}\n")
    french = CliRunner().invoke(app, ["check", str(file), "--lang", "fr"]).output
    assert "ember-owl : demande un composant Flaem, mais aucune autre carte ne peut en être un" in french


def test_there_is_nothing_to_remark_on_the_shipped_cards() -> None:
    """The remarks are about slips, and these cards are known to be meant as they are."""
    pool = shipped_pool()
    for where, text in shipped_texts():
        for source in card_sources(text, where):
            found = remarks(pool, pool.definitions[pool.numbers[source.id]], source)
            assert [remark.words("en") for remark in found] == [], source.id


@pytest.mark.parametrize(
    ("before", "after", "remark"),
    [
        (", fr: Hibou de braise", "", "has no French name: the English one stands in for it"),
        ("1 Flame", "1 Rite", "needs a component Rite, but no other card can be one"),
        ("1 Flame", "1 Blast", "Blast has no French form yet: it is shown as it is"),
        ("- protector", '- discard(sel(1, "Seeed" component yours))', "speaks of Seeed, but no card has that word in its name"),
        ("- protector", '- discard(sel(1, "Blast" component yours))', "Blast has no French form yet: it is shown as it is"),
        ("- protector", "- phase(a_player(1), 2)", "the 1 in phase(a_player(1), 2) is a numeral that the text does not show"),
        ("- protector", "- damage(x, any)", "speaks of X, but no X is paid for it: X is 0"),
        ("- protector", "- draw(you, 1)", "says what it does when it is activated, and only spells are"),
        ("en: Ember owl", "en: FLAME", "is called like the card flame: a deck list cannot tell them apart"),
        ("cost: 2 fire", "cost: 22 fire", "costs 23 Mana with 1 component; the "),
    ],
)
def test_what_an_author_wants_to_know(tmp_path: Path, before: str, after: str, remark: str) -> None:
    assert before in OWL
    found = remarked(tmp_path, OWL.replace(before, after))
    assert len([text for text in found if text.startswith(remark)]) == 1, found
    assert len(remarked(tmp_path, OWL.replace(before, after), "fr")) == len(found)


def test_words_that_cards_give_each_other_are_supplied(tmp_path: Path) -> None:
    """No name has Ore but that of Solar gold ore and Time ore; a word given by Transmutable alone is enough."""
    alone = OWL.replace("1 Flame", "1 Glimmer")
    assert any("component Glimmer" in text for text in remarked(tmp_path, alone))
    giver = 'glow:\n  name: {en: Glow, fr: Lueur}\n  element: fire\n  effect: [transmutable("Glimmer") if mn]\n'
    assert not any("component Glimmer" in text for text in remarked(tmp_path, alone + giver))


def test_damage_is_compared_with_spells_that_ask_for_no_more(tmp_path: Path) -> None:
    spell = "boom:\n  name: {en: Boom, fr: Boum}\n  element: fire\n  cost: 1 fire\n  effect:\n    - damage(%d, any)\n"
    assert remarked(tmp_path, spell % 1) == []
    (remark,) = remarked(tmp_path, spell % 9)
    assert remark.startswith("deals 9 damage for 1 Mana and no components; of the ")


def test_watching_shows_the_cards_again_after_every_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path, OWL)
    moments = ["", OWL.replace("hp: 2", "hp: 3"), "", "wrong: [", "stop"]

    def sleep(seconds: float) -> None:
        moment = moments.pop(0)
        if moment == "stop":
            raise KeyboardInterrupt
        if moment:
            file.write_text(moment, encoding="utf-8")
            os.utime(file, ns=(len(moments), len(moments)))

    monkeypatch.setattr(time, "sleep", sleep)
    result = run("--watch", str(file))
    assert result.exit_code == 0
    assert result.stdout.count("Watching;") == 3
    assert result.stdout.index("HP: 2") < result.stdout.index("HP: 3")
    assert result.stderr.startswith(f"{file}:1: ")
