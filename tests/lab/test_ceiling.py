"""The player that cheats, and the tables that tell how far it got."""

import json
from pathlib import Path
from typing import cast

from tests.bots.test_search import LETHAL, placed
from tools.ceiling import play_missing, rows_in, told

from grimoire.bots.bot import Sight
from grimoire.kernel.chance import seeded
from grimoire.lab.magenoir.cheating import Cheat, played_out
from grimoire.magenoir.game import Game

ROWS = [
    {"n": 0, "decks": ["ash", "elm"], "res": [1.0, 1.0], "s": 1.0},
    {"n": 1, "decks": ["elm", "elm"], "res": [0.5, 0.0], "s": 1.0},
]


def kept(path: Path) -> Path:
    file = path / "ceiling.jsonl"
    file.write_text("".join(json.dumps(row) + "\n" for row in ROWS) + '{"n": 2, "decks"', encoding="utf-8")
    return file


def test_a_line_that_was_not_finished_is_none_and_rounds_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    file = kept(tmp_path)
    assert rows_in(file) == ROWS
    before = file.read_bytes()
    play_missing(file, 2, 1)
    assert file.read_bytes() == before
    assert rows_in(tmp_path / "nothing") == []


def test_the_tables_count_by_the_deck_of_the_cheat_and_by_the_one_it_met() -> None:
    lines = told(ROWS)
    assert lines[0].startswith("2 rounds: 62.5% (") and "half of the way from even 56.2%" in lines[0]
    assert lines[1] == "rounds all won 1, none won 0"
    assert lines[-2:] == ["| ash | 1 of 1 (100%) | 1 of 1 (100%) |", "| elm | 1.5 of 3 (50%) | 1.5 of 3 (50%) |"]


def test_the_cheat_takes_a_win_that_is_there() -> None:
    position = cast(Game, placed(LETHAL))
    cheat = Cheat(seeded(1), position)
    while (decision := position.decision()) is not None and decision.seat == 0:
        position.choose(cheat.choose(Sight(position, 0), decision))
    assert (position.over, position.winner) == (True, 0)
    assert (played_out(position, 0), played_out(position, 1)) == (1.0, 0.0)
