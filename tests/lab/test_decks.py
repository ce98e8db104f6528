"""Decks as text."""

from pathlib import Path

import pytest

from grimoire.library.deck_lists import MOST_TOLD, Deck, parse_deck, written
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.deck_faults import deck_fault
from grimoire.library.magenoir.decks import load_deck, shipped_decks
from grimoire.library.magenoir.formats import usual_format
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.pool import Pool


@pytest.fixture(scope="module")
def pool() -> Pool:
    return shipped_pool()


def test_a_line_is_a_number_and_any_name_of_a_card(pool: Pool) -> None:
    text = "# fire\n4 Flame\n\n2 Robe de Kerloc'h   # French\n1 echo wave\nbreath\n2x tornado\n"
    deck = parse_deck(text, "mine.txt", "mine", pool)
    assert deck.cards == ("flame",) * 4 + ("kerlochs-robe",) * 2 + ("wave-echo", "breath") + ("tornado",) * 2


def test_a_curly_apostrophe_is_an_apostrophe(pool: Pool) -> None:
    curly = "1 Kerloc\N{RIGHT SINGLE QUOTATION MARK}h\N{RIGHT SINGLE QUOTATION MARK}s robe"
    assert parse_deck(curly, "mine.txt", "mine", pool).cards == ("kerlochs-robe",)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("4 Flame\n4 Flamee\n", "mine.txt:2: 'Flamee' is no card; did you mean 'Flame'?"),
        ("4 Xyzzyx", "mine.txt:1: 'Xyzzyx' is no card"),
        ("0 Flame", "mine.txt:1: 0 copies of a card; write for example '4 Flame'"),
        ("999 Flame", "mine.txt:1: 999 copies of a card; write for example '4 Flame'"),
        ("4", "mine.txt:1: '4' is no card"),
        ("# nothing\n", "mine.txt: holds no cards; a deck is written as lines like '4 Flame'"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(pool: Pool, text: str, told: str) -> None:
    with pytest.raises(BadFile) as refused:
        parse_deck(text, "mine.txt", "mine", pool)
    assert str(refused.value) == told


def test_what_is_no_deck_at_all_is_not_told_line_by_line_for_ever(pool: Pool) -> None:
    with pytest.raises(BadFile) as refused:
        parse_deck("4 Xyzzyx\n" * 2000, "book.txt", "book", pool, most=MOST_TOLD)
    assert len(refused.value.others) == MOST_TOLD
    assert str(refused.value.others[-1]).startswith("book.txt: and more after line 100: is this a deck?")


def test_the_shipped_decks_may_be_played(pool: Pool) -> None:
    assert len(shipped_decks()) >= 4
    for name in shipped_decks():
        assert deck_fault(load_deck(name, pool), pool, usual_format(pool)) is None


def test_the_preconstructed_decks_come_before_ours(pool: Pool) -> None:
    decks = [load_deck(name, pool) for name in shipped_decks()]
    assert [deck.name for deck in decks[:4]] == ["burning-wrath", "crushing-pressure", "surging-growth", "whirling-flurry"]
    assert [len(deck.cards) for deck in decks] == [40] * 4 + [41] * 10  # ours with an Animal each
    assert [len(deck.side) for deck in decks] == [0] * 4 + [10] * 10


def test_an_animal_may_come_on_top_of_forty_cards(pool: Pool) -> None:
    cards = (*load_deck("burning-wrath", pool).cards, "queen-bee")
    assert deck_fault(Deck("mine", cards), pool, usual_format(pool)) is None


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (["flame"] * 5, "5 copies of Flame; at most 4"),
        (["flame"] * 4, "4 cards; at least 40"),
        (["queen-bee"] * 2, "more than one Animal"),
        (["worker-bee"], "from outside the game"),
    ],
)
def test_a_deck_against_the_rules_is_refused(pool: Pool, cards: list[str], told: str) -> None:
    assert told in str(deck_fault(Deck("mine", tuple(cards)), pool, usual_format(pool)))


def test_a_deck_is_found_by_name_or_as_a_file(pool: Pool, tmp_path: Path) -> None:
    name = shipped_decks()[0]
    deck = load_deck(name, pool)
    for language in ("en", "fr"):
        path = tmp_path / f"{language}.txt"
        path.write_text(written(deck, pool, language), encoding="utf-8")
        assert load_deck(str(path), pool) == Deck(language, deck.cards)
    with pytest.raises(BadFile, match="'nowhere' is no deck: neither a file nor one of"):
        load_deck("nowhere", pool)
    bad = tmp_path / "few.txt"
    bad.write_text("4 Flame\n")
    with pytest.raises(BadFile, match="at least 40"):
        load_deck(str(bad), pool)
