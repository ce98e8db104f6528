"""The page of Anima's balance is of the cards that are shipped, and says what was counted."""

import msgspec
import pytest
from tools.anima_balance import BOTS, GAMES, KEPT, MANY, PLAYERS
from tools.balance_bars import BARS, Bar
from tools.balance_page import PAGE, PICTURES, page, pictures

from grimoire.lab.anima.balance import Balance
from grimoire.library.anima.cards import shipped_pool

FOUND = msgspec.json.decode(KEPT.read_bytes(), type=list[Balance])


def test_the_figures_are_of_the_cards_that_are_shipped() -> None:
    assert {one.cards for one in FOUND} == {shipped_pool().digest}, "measured anew by: python tools/anima_balance.py --jobs 16"


def test_the_page_and_its_pictures_are_written_from_the_figures() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(FOUND), "written anew by: python tools/anima_balance.py --again"
    for file, text in pictures(FOUND).items():
        assert (PICTURES / file).read_text(encoding="utf-8") == text


def test_as_many_games_were_played_as_the_page_stands_for() -> None:
    most = {(BOTS[0], PLAYERS[-1]): MANY * GAMES}
    assert {(one.bot, one.players): one.games for one in FOUND} == {
        (bot, players): most.get((bot, players), GAMES) for bot in BOTS for players in PLAYERS
    }
    assert all(one.finished == one.games for one in FOUND)


@pytest.mark.parametrize("bar", BARS, ids=lambda bar: bar.wanted)
def test_every_bar_is_held(bar: Bar) -> None:
    """Where a bar and fun disagree fun is chosen: then say so here, beside the reason that stands on the page."""
    assert bar.missed(FOUND) == []
