"""A shuffle after which somebody still knows where a card lies is noticed, in both games."""

import pytest

from grimoire.anima import setup as anima_setup
from grimoire.anima.game import Game as AnimaGame
from grimoire.anima.moves import shuffle_pile
from grimoire.lab.check import CheckedGame
from grimoire.lab.games import table_of
from grimoire.lab.play import bots_for, deal_decks
from grimoire.lab.tables import Broken
from grimoire.library.deck_lists import Deck
from grimoire.magenoir import setup as magenoir_setup
from grimoire.magenoir.game import Game as MageNoirGame
from grimoire.magenoir.moves import shuffle

FEW = 12  # decisions: the setup is enough


def shuffle_that_keeps(g: MageNoirGame, seat: int) -> None:
    known = g.known[:]
    shuffle(g, seat)
    g.known = known


def shuffle_pile_that_keeps(g: AnimaGame, zone: int) -> None:
    known = g.known[:]
    shuffle_pile(g, zone)
    for card in g.zones[zone]:
        g.set_known(card, known[card])


def play_a_little(game: str) -> None:
    table = table_of(game)
    decks = deal_decks(table, (Deck("random", ()),) * 2, 4) if game == "magenoir" else []
    checked = CheckedGame(table, decks, 4)
    checked.play(bots_for(["random"] * table.seats, 4, game), FEW, [])


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_a_shuffle_that_keeps_what_is_known_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play_a_little(game)
    monkeypatch.setattr(magenoir_setup, "shuffle", shuffle_that_keeps)
    monkeypatch.setattr(anima_setup, "shuffle_pile", shuffle_pile_that_keeps)
    with pytest.raises(Broken, match=r"depends on what it cannot see|a shuffled (pile|deck) is still known"):
        play_a_little(game)
