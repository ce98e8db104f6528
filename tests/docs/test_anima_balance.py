"""The page of Anima's balance is of the cards that are shipped, and says what was counted."""

import msgspec
from tools.anima_balance import KEPT
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
