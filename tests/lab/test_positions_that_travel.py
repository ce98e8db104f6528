"""Positions in other processes: pickled, copied by Python's `copy`, read back from bytes, with cards of one's own."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import grimoire
from grimoire.library.card_files import Texts, own_texts
from grimoire.research import own_cards
from grimoire.research.persisting import taken_apart

MINE = """
spark-of-mine:
  name: {en: Spark of mine, fr: Mon étincelle}
  element: fire
  cost: 1 fire
  effect:
    - damage(AMOUNT, opp)
"""


def mine(folder: Path, amount: int = 2) -> Path:
    file = folder / "mine.yaml"
    file.write_text(MINE.replace("AMOUNT", str(amount)), encoding="utf-8")
    return file


def played(game: str, choices: int, **how: object) -> grimoire.Position:
    position = grimoire.new_game(game, seed=5, **how)  # type: ignore[arg-type]
    chance = grimoire.seeded(9)
    for _ in range(choices):
        decision = position.decision()
        assert decision is not None
        position.choose(chance.below(len(decision.options)))
    return position


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_a_position_that_was_pickled_goes_on_alike(game: str) -> None:
    for choices in (0, 40, 150):
        position = played(game, choices)
        again = pickle.loads(pickle.dumps(position))
        assert again.digest() == position.digest()
        one, other = grimoire.seeded(3), grimoire.seeded(3)
        position.playout(one, 50)
        again.playout(other, 50)
        assert again.digest() == position.digest()


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_by_python_is_a_copy_of_its_own(copied: object) -> None:
    position = played("magenoir", 60)
    before = position.digest()
    other = copied(position)  # type: ignore[operator]
    assert other.digest() == before
    other.choose(0)
    assert position.digest() == before != other.digest()


def test_another_process_reads_it_with_cards_it_has_no_file_of(tmp_path: Path) -> None:
    deck = ["spark-of-mine"] * 4 + list(grimoire.load_deck("burning-wrath").cards)[:36]
    position = played("magenoir", 30, decks=[deck, "whirling-flurry"], cards=[mine(tmp_path)])
    kept = tmp_path / "position"
    kept.write_bytes(pickle.dumps(position))
    (tmp_path / "mine.yaml").unlink()
    code = f"import pickle; print(pickle.loads(open({str(kept)!r}, 'rb').read()).digest())"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == position.digest()


def test_files_of_ones_own_are_read_once_and_again_when_they_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []

    def noted(paths: list[Path]) -> Texts:
        read.extend(paths)
        return own_texts(paths)

    monkeypatch.setattr(own_cards, "own_texts", noted)
    file = mine(tmp_path)
    for seed in range(3):
        grimoire.new_game(seed=seed, cards=[file])
    assert read == [file]
    before = grimoire.card_facts(cards=[file])[-1]
    mine(tmp_path, amount=11)
    after = grimoire.card_facts(cards=[file])[-1]
    assert read == [file, file]
    assert (before.id, after.id) == ("spark-of-mine", "spark-of-mine")
    assert before.text != after.text


def test_a_folder_with_another_file_in_it_is_read_again(tmp_path: Path) -> None:
    mine(tmp_path)
    amount = len(grimoire.card_facts(cards=[tmp_path]))
    (tmp_path / "more.yaml").write_text(MINE.replace("spark-of-mine", "second-spark").replace("AMOUNT", "1"), encoding="utf-8")
    assert len(grimoire.card_facts(cards=[tmp_path])) == amount + 1


@pytest.mark.parametrize("data", [b"", b"12345678", b"\x00" * 800, b"no position at all"])
@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_bytes_that_are_no_position_are_refused(game: str, data: bytes) -> None:
    with pytest.raises(grimoire.CorruptBytes):
        grimoire.read_position(data, game)


def test_a_pickle_of_other_cards_is_refused() -> None:
    made, (game, _, own, data, cards, seats) = taken_apart(played("magenoir", 3))
    with pytest.raises(grimoire.CorruptBytes, match="not in this version"):
        made(game, "0123456789abcdef", own, data, cards, seats)
