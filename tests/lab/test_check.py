"""The checked game: sound games pass, and every kind of fault is noticed."""

import pytest

from grimoire.kernel.position import Position
from grimoire.lab.check import CheckedGame
from grimoire.lab.games import table_of
from grimoire.lab.magenoir.table import MageNoirTable
from grimoire.lab.play import bots_for
from grimoire.lab.simulate import Plan, play_game
from grimoire.lab.tables import Broken
from grimoire.library.deck_lists import Deck
from grimoire.library.magenoir.box import MageNoirBox
from grimoire.library.magenoir.cards import shipped_pool


def decks() -> list[list[str]]:
    table = table_of("magenoir")
    return [list(table.deck(name).cards) for name in table.deck_names()[:2]]


def test_a_game_of_shipped_decks_holds_all_that_must_hold() -> None:
    table = table_of("magenoir")
    names = table.deck_names()
    pairing = (table.deck(names[1]), table.deck(names[-1]))
    assert play_game(Plan("magenoir", [pairing], ["random", "random"], 1, 1, 10_000, True), 0).error == ""


def test_a_game_of_decks_by_chance_holds_it_too() -> None:
    plan = Plan("magenoir", [(Deck("random", ()), Deck("random", ()))], ["random", "random"], 1, 5, 10_000, True)
    assert play_game(plan, 0).error == ""


class ForgetfulTable(MageNoirTable):
    """Its bytes lead back to the beginning."""

    def from_bytes(self, data: bytes) -> Position:
        return self.begin(decks(), 1)


class FickleTable(MageNoirTable):
    """Begins otherwise each time."""

    begun = 0

    def begin(self, decks: list[list[str]], seed: int) -> Position:
        self.begun += 1
        return super().begin(decks, seed + self.begun)


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (ForgetfulTable(MageNoirBox(), shipped_pool(), 2), "the position from bytes differs from the position"),
        (FickleTable(MageNoirBox(), shipped_pool(), 2), "a replay of the 3 choices so far ends elsewhere"),
    ],
)
def test_a_fault_is_noticed(table: MageNoirTable, told: str) -> None:
    game = CheckedGame(table, decks(), 1)
    with pytest.raises(Broken, match=told):
        game.play(bots_for(["random", "random"], 1, "magenoir"), 3, [])


def test_a_position_changed_behind_its_back_is_noticed() -> None:
    game = CheckedGame(table_of("magenoir"), decks(), 1)
    bots = bots_for(["random", "random"], 1, "magenoir")
    game.play(bots, 20, [])
    game.forms.pop()
    with pytest.raises(Broken, match="ends elsewhere"):
        game.play(bots, 0, [])
