"""The handbook for authors of cards: its cards are cards, read as it says, and play without a fault."""

import re
from pathlib import Path

import pytest
from tests.docs.handbook import HANDBOOK, cards, quotation
from typer.testing import CliRunner

from grimoire.cli.main import app
from grimoire.pages.cards_check import check

TEXT = HANDBOOK.read_text(encoding="utf-8")
CARDS = cards(TEXT)
BESIDE = ("Flame", "Breath", "Seed", "Ice shard", "Surging wave", "Century")  # supply what the cards of the handbook need


def test_every_card_of_the_chapters_is_followed_by_its_text() -> None:
    assert len(CARDS) == len(re.findall(r"^```yaml\n", TEXT, re.MULTILINE)) > 10


@pytest.mark.parametrize(("card", "quoted"), CARDS, ids=[card.split(":")[0] for card, _ in CARDS])
def test_a_card_reads_as_the_handbook_says(card: str, quoted: str) -> None:
    assert quoted == quotation(card), "written anew by: python tests/docs/handbook.py"


def test_there_is_nothing_to_remark_on_the_cards(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text("".join(card for card, _ in CARDS), encoding="utf-8")
    checked = check([file])
    assert checked.mistakes == []
    assert [remark.words("en") for own in checked.own for remark in own.remarks] == []


def test_the_cards_survive_games_in_which_everything_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text("".join(card for card, _ in CARDS), encoding="utf-8")
    deck = tmp_path / "deck.txt"
    own = [own.definition for own in check([file]).own]
    lines = [f"{1 if card.type_name == 'animal' else 3} {card.name_en}" for card in own] + [f"3 {name}" for name in BESIDE]
    deck.write_text("\n".join(lines) + "\n", encoding="utf-8")
    command = ["simulate", "--cards", str(file), "--decks", str(deck), "--games", "2", "--check", "--check-every", "19"]
    played = CliRunner().invoke(app, [*command, "--records", str(tmp_path), "--lang", "en"])
    assert played.exit_code == 0, played.output
    assert re.search(r"finished\W+2\W", played.output), played.output
