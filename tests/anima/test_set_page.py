"""The page that tells the design of the set: every card is there, and its facts are those of the card files."""

from tests.anima.set_page import BLOCK, BLOCKS, CARDS, PAGE, ROW, made_anew

TEXT = PAGE.read_text(encoding="utf-8")


def test_every_card_has_its_row_and_its_reason() -> None:
    rows = ROW.findall(TEXT)
    assert sorted(link for link, _, _, _ in rows) == sorted(CARDS)
    assert [link for link, _, why, _ in rows if len(why) < 20] == []
    assert {name for _, name, _, _ in BLOCK.findall(TEXT)} == set(BLOCKS)


def test_its_facts_are_those_of_the_cards() -> None:
    assert made_anew(TEXT) == TEXT, "written anew by: python -m tests.anima.set_page"
