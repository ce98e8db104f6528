"""Our cards against a reference list, and the export that has its shape."""

import json
from pathlib import Path
from typing import Any

import pytest

from grimoire.library.comparison import Comparison
from grimoire.library.magenoir.card_compare import compare, printed_numbers, read_reference, written_numbers
from grimoire.library.magenoir.card_export import exported
from grimoire.library.magenoir.cards import build_pool, shipped_pool
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.zones import ANIMAL
from grimoire.pages.catalogue import as_json

OWN = """
meteor:
  name: {en: Meteor, fr: Météore}
  element: mineral
  cost: X mineral 1 fire
  needs: 2 Rock 1 Flame
  set: base
  effect: ["damage(alt(3, mn, 4), any)"]
hedge:
  name: {en: Hedge, fr: Haie}
  element: vegetal
  type: permanent
  hp: 3
  cost: 2 vegetal
  set: base
  provenance: {hp: ours}
helmet:
  name: {en: Helmet, fr: Casque}
  element: mineral
  type: equipment
  slot: head
  set: base
mole:
  name: {en: Mole, fr: Taupe}
  element: mineral
  type: animal
  set: base
  provenance: {ability costs: ours}
  effect: ["act main, pay(2 mineral) + exhaust(self) => draw(you, 1)"]
"""
POOL = build_pool([("own.yaml", OWN)])


def reference(**changes: dict[str, Any]) -> list[dict[str, Any]]:
    """The reference list that agrees with these cards, but for the changes by card."""
    cards: list[dict[str, Any]] = json.loads(as_json([exported(POOL, definition) for definition in POOL.definitions]))
    for card in cards:
        card["text"] = {"en": {"meteor": "Inflicts 3 damage (or 4 if you're big).", "mole": "Draw 1 card."}.get(card["id"], "")}
        card["unknown"] = []
        card["rulings"] = {"en": ["of no interest here"]}
        card.update(changes.get(card["id"], {}))
    return cards


def compared(tmp_path: Path, cards: object) -> Comparison:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(cards), encoding="utf-8")
    return compare(POOL, read_reference(file))


def said(lines: list[BadFile], lang: str = "en") -> list[str]:
    return [line.words(lang) for line in lines]


def test_exported_shapes() -> None:
    meteor, hedge, helmet, mole = [json.loads(as_json([exported(POOL, d)]))[0] for d in POOL.definitions]
    assert list(meteor) == ["id", "name", "element", "type", "slot", "hp", "cost", "components", "set", "text", "provenance"]
    assert meteor["cost"] == {"fire": 1, "mineral": "X"}
    assert meteor["components"] == {"Rock": 2, "Flame": 1}
    assert (meteor["slot"], meteor["hp"], meteor["provenance"]) == (None, None, {})
    assert meteor["text"]["fr"] == "Infligez 3 dégâts (ou 4 si vous êtes Mage Noir) à la cible de votre choix."
    assert (hedge["hp"], hedge["provenance"]) == (3, {"hp": "ours"})
    assert (helmet["slot"], helmet["cost"], helmet["text"]) == ("head", {}, {"en": "", "fr": ""})
    assert mole["provenance"] == {"ability costs": "ours"}


def test_a_list_that_agrees_has_no_differences(tmp_path: Path) -> None:
    result = compared(tmp_path, {"about": "a list", "cards": reference()})
    assert (result.compared, result.differences) == (4, [])
    assert said(result.ours) == ["ours: hedge: hp", "ours: mole: ability costs"]
    assert said(result.ours, "fr")[0] == "de nous : hedge : hp"


@pytest.mark.parametrize(
    ("id", "fact", "value", "line"),
    [
        ("meteor", "name", {"en": "Meteor", "fr": "Météorite"}, "name is en Meteor, fr Météore, not en Meteor, fr Météorite"),
        ("meteor", "element", "fire", "element is mineral, not fire"),
        ("meteor", "type", "ritual", "type is spell, not ritual"),
        ("helmet", "slot", "feet", "slot is head, not feet"),
        ("helmet", "hp", "2", "hp is none, not 2"),
        ("meteor", "cost", {"mineral": "X", "fire": 2}, "cost is fire 1, mineral X, not mineral X, fire 2"),
        ("meteor", "components", {"Rock": 2}, "components is Rock 2, Flame 1, not Rock 2"),
        ("meteor", "set", "sand", "set is base, not sand"),
        ("meteor", "text", {"en": "Inflicts 3 damage."}, "the numbers of its effect are 3, 4, not 3"),
    ],
)
def test_each_difference_is_one_line(tmp_path: Path, id: str, fact: str, value: object, line: str) -> None:
    differences = compared(tmp_path, reference(**{id: {fact: value}})).differences
    assert said(differences) == [f"{id}: {line}"]
    assert said(differences, "fr")[0].startswith(f"{id} : ") and " est " in said(differences, "fr")[0].replace("sont", "est")


def test_what_no_source_gives_is_listed_and_not_compared(tmp_path: Path) -> None:
    cards = reference(
        hedge={"hp": None, "unknown": ["whether it has hp, and how much"]},
        meteor={"cost": {}, "unknown": ["cost: no source shows it", "The discard is an additional cost to prepare."]},
    )
    result = compared(tmp_path, cards)
    assert result.differences == []
    assert [line.split(" (")[0] for line in said(result.ours)] == [
        "ours: meteor: cost",
        "ours: hedge: hp",
        "ours: mole: ability costs",
    ]


def test_a_number_may_be_written_as_a_text(tmp_path: Path) -> None:
    cards = [{**card, "cost": {element: str(amount) for element, amount in card["cost"].items()}} for card in reference()]
    assert compared(tmp_path, cards).differences == []


def test_cards_on_one_side_only_are_counted(tmp_path: Path) -> None:
    cards = reference()
    result = compared(tmp_path, [{**cards[0], "id": "comet"}, {**cards[0], "id": "asteroid"}, *cards[1:]])
    assert (result.compared, result.waiting, result.added, result.differences) == (3, 2, 1, [])


def test_printed_numbers_leave_reminders_out() -> None:
    assert printed_numbers("Deal 3 damage (or 4 if you win). Draw 1 card (0 if not).") == [3, 4, 1, 0]
    assert printed_numbers("Phase 2 cards out (Discard 2 cards from the bottom of their deck).") == [2]
    assert printed_numbers("Raise it by 1 (raised by 2 instead if you are quick), 3rd from the top") == [1, 2, 3]


def test_the_cost_of_an_animals_ability_is_no_number_of_its_text() -> None:
    assert written_numbers(POOL.definitions[POOL.numbers["mole"]]) == [1]


def test_the_texts_we_write_have_the_numbers_of_the_definitions() -> None:
    pool = shipped_pool()
    for definition in pool.definitions:
        text = exported(pool, definition).text["en"]
        if definition.type != ANIMAL and text:
            assert sorted(printed_numbers(text)) == sorted(written_numbers(definition)), definition.id


@pytest.mark.parametrize("text", ["", "[", "{}", "null", '[{"id": 1}]', '{"cards": 7}', "[" * 100_000])
def test_a_file_that_is_no_list_of_cards_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "cards.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match="is no list of cards"):
        read_reference(file)
