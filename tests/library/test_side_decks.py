"""A deck as text has a side deck after a line that says so."""

import pytest

from grimoire.library.deck_lists import Deck, parse_deck, written
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.yaml_lines import BadFile


def read(text: str) -> Deck:
    return parse_deck(text, "mine.txt", "mine", shipped_pool())


@pytest.mark.parametrize("line", ["Side deck:", "side deck", "SIDE DECK :", "Side-deck:", "sidedeck", "Side deck: # for wind"])
def test_what_stands_after_the_line_is_the_side_deck(line: str) -> None:
    deck = read(f"2 Flame\n{line}\n1 Graine\n2 Tornado\n")
    assert deck == Deck("mine", ("flame", "flame"), ("seed", "tornado", "tornado"))
    assert deck.together == ("flame", "flame", "seed", "tornado", "tornado")


def test_a_deck_without_that_line_has_none() -> None:
    assert read("2 Flame\n").side == ()
    assert read("2 Flame\nSide deck:\n").side == ()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_side_deck_is_written_and_read_again(lang: str) -> None:
    deck = Deck("mine", ("flame", "flame", "breath"), ("seed", "tornado", "tornado"))
    assert parse_deck(written(deck, shipped_pool(), lang), "mine.txt", "mine", shipped_pool()) == deck


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("4 Flame\nSide deck:\n1 Seed\nSide deck:\n", "mine.txt:4: the side deck begins twice"),
        ("4 Flame\nSide deck:\n1 Sede\n", "mine.txt:3: 'Sede' is no card"),
        ("4 Flame\nSide deck:\n0 Seed\n", "mine.txt:3: 0 copies of a card; write for example '4 Flame'"),
        ("Side deck:\n4 Flame\n", "mine.txt: holds no cards"),
        ("4 Flame\nSideboard:\n1 Seed\n", "mine.txt:2: 'Sideboard:' is no card; the only heading of a deck is 'Side deck:'"),
        ("99999999999999999999 Flame\n", "mine.txt:1: 99999999999999999999 copies of a card; write for example '4 Flame'"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, told: str) -> None:
    with pytest.raises(BadFile) as refused:
        read(text)
    assert str(refused.value).startswith(told)
