"""The table of the lab: games that are checked, and a witness of texts carried out."""

import pytest

from grimoire.bots.random import RandomBot
from grimoire.lab.check import CheckedGame
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.library.yaml_lines import BadFile


@pytest.mark.parametrize("seats", [2, 5])
def test_a_checked_game_passes(seats: int) -> None:
    table = table_of("anima", (), seats, ("omega",))
    choices: list[int] = []
    game = CheckedGame(table, [], 7, witness=table.witness())
    game.play([RandomBot(stream(seat, "bot")) for seat in range(seats)], 120, choices)
    assert len(choices) == 120


def test_a_witness_sees_what_a_card_does() -> None:
    table = table_of("anima", (), 3)
    seen = table.witness()
    position = table.begin([], 3)
    chance = stream(3, "witness")
    while position.decision() is not None and len(seen.seen) < 20:
        seen.choose(position, chance.below(len(position.options)))
    texts = [table.texts()[number] for number in seen.seen]
    assert any(text.text.startswith("always") for text in texts)
    assert any(text.text.startswith("on meet") for text in texts)


def test_there_are_no_decks() -> None:
    table = table_of("anima")
    assert table.deck_names() == []
    with pytest.raises(BadFile, match="share the piles"):
        table.deck("any")
