"""Formats are files: what they hold a deck to, each way of breaking it, and what is said of a bad file."""

import re
from pathlib import Path

import msgspec
import pytest

from grimoire.library.deck_lists import Deck
from grimoire.library.magenoir.cards import build_pool, shipped_pool, shipped_texts
from grimoire.library.magenoir.deck_faults import DeckFault, deck_fault, deck_faults
from grimoire.library.magenoir.decks import find_deck, load_deck
from grimoire.library.magenoir.formats import Format, find_format, read_format, shipped_formats, usual_format
from grimoire.library.messages import LANGUAGES
from grimoire.library.sources import shipped_sources
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.pool import Pool

KINDS = ("seed", "flame", "breath", "zephyr", "droplet", "tornado", "wave-echo", "water-drop", "fire-ball", "century")
FORTY = tuple(card for card in KINDS for _ in range(4))
WHOLE = """\
title: {en: Club night, fr: Soirée}
about: For us alone.
since: 2026-01-31
deck: {least: 30, rule: club 1}
side deck: {most: 5, rule: club 2}
copies: {most: 2, rule: club 3}
animals: {most: 0, count: yes, rule: club 4}
banned: {rule: club 5, cards: [Flamme], pairs: [Seed & Tornado], unlisted: [Dragon]}
restricted: {rule: club 6, cards: [1 Breath]}
"""


@pytest.fixture(scope="module")
def pool() -> Pool:
    return shipped_pool()


@pytest.fixture(scope="module")
def competitive(pool: Pool) -> Format:
    return find_format("competitive", pool)


def rules_broken(cards: tuple[str, ...], side: tuple[str, ...], pool: Pool, format: Format) -> list[tuple[str, str]]:
    return [(fault.id, fault.rule) for fault in deck_faults(Deck("mine", cards, side), pool, format)]


def test_there_is_a_casual_and_a_competitive_format(pool: Pool) -> None:
    assert {"casual", "competitive"} <= set(shipped_formats())
    assert usual_format(pool).id == "casual"
    for name in shipped_formats():
        format = find_format(name, pool)
        assert all(format.title[lang] and format.about[lang] for lang in LANGUAGES)


def test_the_rules_that_formats_name_are_sources(pool: Pool) -> None:
    for name in shipped_formats():
        format = find_format(name, pool)
        named = [format.deck.rule, format.side_deck.rule, format.copies.rule, format.animals.rule]
        named += [rule for rule in (format.banned_by, format.restricted_by) if rule]
        assert [rule for rule in named if rule not in shipped_sources("magenoir")] == []


def test_the_competitive_list_is_that_of_the_fourth_of_november(competitive: Format) -> None:
    assert competitive.since == "2025-11-04"
    assert (competitive.deck.amount, competitive.side_deck.amount) == (40, 10)
    assert (competitive.copies.amount, competitive.animals.amount) == (4, 1)
    assert sorted(competitive.banned) == ["crimson-ritual", "druid-horns", "ignition", "sap-distillation"]
    assert sorted(competitive.pairs) == [("ritual-of-reflections", "ermine"), ("underground-mine", "delayed-fate")]
    assert sorted(competitive.unlisted) == ["Inner circle", "Pi", "The loop"]
    assert [(only.card, only.most) for only in competitive.restricted] == [("knowledge-of-history", 2)]


def test_forty_cards_and_ten_beside_may_be_played(pool: Pool, competitive: Format) -> None:
    assert rules_broken(FORTY, ("tide",) * 4 + ("chaos",) * 4 + ("condensation",) * 2, pool, competitive) == []


@pytest.mark.parametrize(
    ("cards", "side", "broken"),
    [
        (FORTY[1:], (), [("too-few-in-all", "D1.1")]),
        (FORTY, ("tide",) * 4 + ("chaos",) * 4 + ("condensation",) * 3, [("side-deck", "D1.1")]),
        (FORTY, ("seed",), [("copies", "D1.1")]),
        ((*FORTY, "fox"), ("queen-bee",), [("animals", "D1.1")]),
        (FORTY, ("fox", "fox"), [("animals", "D1.1")]),
        ((*FORTY, "ignition"), (), [("banned", "D1.2")]),
        (FORTY, ("druid-horns",), [("banned", "D1.2")]),
        ((*FORTY, "Pi"), (), [("banned", "D1.2")]),
        ((*FORTY, "underground-mine"), ("delayed-fate",), [("pair", "D1.2")]),
        ((*FORTY, "knowledge-of-history", "knowledge-of-history"), ("knowledge-of-history",), [("restricted", "D1.3")]),
        (FORTY, ("worker-bee",), [("outside", "S:animals-and-deckbuilding")]),
        ((*FORTY, *(["tide"] * 211)), (), [("copies", "D1.1"), ("too-many", "a limit of this program")]),
    ],
)
def test_each_violation_is_found_with_its_rule(
    pool: Pool, competitive: Format, cards: tuple[str, ...], side: tuple[str, ...], broken: list[tuple[str, str]]
) -> None:
    assert rules_broken(cards, side, pool, competitive) == broken


def test_of_a_banned_pair_each_card_alone_is_allowed(pool: Pool, competitive: Format) -> None:
    for card in ("underground-mine", "delayed-fate", "ermine", "ritual-of-reflections"):
        assert rules_broken((*FORTY, card), (), pool, competitive) == []


def test_the_animal_is_one_of_the_forty_unless_a_format_says_otherwise(pool: Pool, competitive: Format) -> None:
    cards = (*FORTY[1:], "fox")
    assert rules_broken(cards, (), pool, competitive) == []
    assert rules_broken(cards, (), pool, usual_format(pool)) == []
    assert rules_broken(cards[1:], (), pool, usual_format(pool)) == [("too-few-in-all", "R:deck-building")]
    beside = msgspec.structs.replace(usual_format(pool), animals_count=False)
    assert rules_broken(cards, (), pool, beside) == [("too-few", "R:deck-building")]


def test_casual_play_bans_nothing(pool: Pool) -> None:
    cards = (*FORTY, "ignition", "underground-mine", "delayed-fate", *["knowledge-of-history"] * 4)
    assert rules_broken(cards, (), pool, usual_format(pool)) == []


def test_everything_in_a_file_counts(pool: Pool) -> None:
    format = read_format(WHOLE, "club.yaml", "club", pool)
    assert format.title == {"en": "Club night", "fr": "Soirée"}
    assert format.about == {"en": "For us alone.", "fr": "For us alone."}
    cards = ("flame", "seed", "tornado", "breath", "breath", *["tide"] * 3, "fox", "Dragon")
    assert deck_faults(Deck("mine", cards, ("chaos",) * 6), pool, format) == [
        DeckFault("banned", "club 5", "flame"),
        DeckFault("banned", "club 5", "Dragon"),
        DeckFault("pair", "club 5", "seed, tornado"),
        DeckFault("restricted", "club 6", "breath", 2, 1),
        DeckFault("copies", "club 3", "tide", 3, 2),
        DeckFault("copies", "club 3", "chaos", 6, 2),
        DeckFault("animals", "club 4", "fox"),
        DeckFault("too-few-in-all", "club 1", "", 10, 30),
        DeckFault("side-deck", "club 2", "", 6, 5),
    ]


def test_a_format_is_found_by_name_or_as_a_file(pool: Pool, tmp_path: Path) -> None:
    path = tmp_path / "club.yaml"
    path.write_text(WHOLE, encoding="utf-8")
    assert find_format(str(path), pool).id == "club"
    with pytest.raises(BadFile, match="'nowhere' is no format: neither a file nor one of casual, competitive"):
        find_format("nowhere", pool)


def test_a_deck_is_loaded_only_if_the_format_allows_it(pool: Pool, competitive: Format) -> None:
    assert load_deck("whirling-flurry", pool, competitive).cards
    assert load_deck("burning-wrath", pool).cards
    with pytest.raises(BadFile, match=r"burning-wrath: Crimson ritual is banned \(D1.2\)"):
        load_deck("burning-wrath", pool, competitive)


def test_a_banned_card_that_nobody_has_is_read_and_refused(pool: Pool, competitive: Format, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("1 PI\n4 Flame\n")
    deck = find_deck(str(path), pool, competitive)
    assert deck.cards == ("Pi", *["flame"] * 4)
    assert "Pi is banned" in str(deck_fault(deck, pool, competitive))
    with pytest.raises(BadFile, match=r"mine.txt:1: 'PI' is no card"):
        find_deck(str(path), pool)


def test_an_unlisted_card_that_somebody_wrote_is_banned_by_any_of_its_names() -> None:
    own = "pi:\n  name: {en: Pi, fr: Le nombre}\n  element: arcane\n  effect:\n    - draw(you, 1)\n"
    pool = build_pool([*shipped_texts(), ("own.yaml", own)])
    competitive = find_format("competitive", pool)
    assert "pi" in competitive.banned
    assert "Pi" not in competitive.unlisted


def changed(before: str, after: str) -> str:
    assert before in WHOLE
    return WHOLE.replace(before, after)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "club.yaml: is empty, no format"),
        ("- Flame\n", "club.yaml:1: a format must be a list of 'name: value' lines"),
        ("title: [", "club.yaml:1: "),
        (changed("about", "abuot"), "club.yaml:2: 'abuot' is no part of a format; allowed here: title, about, since"),
        (changed("title: {en: Club night, fr: Soirée}\n", ""), "club.yaml:1: a format lacks 'title'"),
        (changed("deck: {least: 30, rule: club 1}\nside", "side"), "club.yaml:1: a format lacks 'deck'"),
        (changed("fr: Soirée", "de: Abend"), "club.yaml:1: 'de' is no part of title; allowed here: en, fr"),
        (changed(", fr: Soirée", ""), "club.yaml:1: title lacks 'fr'"),
        (changed("Club night", "''"), "club.yaml:1: title is empty"),
        (changed("2026-01-31", "yesterday"), "club.yaml:3: since is a day, like 2025-11-04, not 'yesterday'"),
        (changed("least: 30", "least: many"), "club.yaml:4: 'least' is a number from 0 to 999, not 'many'"),
        (changed("least: 30", "most: 30"), "club.yaml:4: 'most' is no part of deck; allowed here: least, rule"),
        (changed(", rule: club 2", ""), "club.yaml:5: side deck lacks 'rule'"),
        (changed("{most: 2, rule: club 3}", "2"), "club.yaml:6: copies must be a list of 'name: value' lines"),
        (changed("count: yes", "count: perhaps"), "club.yaml:7: 'count' is yes or no, not 'perhaps'"),
        (changed("[Flamme]", "[Flamee]"), "club.yaml:8: 'Flamee' is no card; did you mean 'Flame'?"),
        (changed("[Flamme]", "[Seed & Tide]"), "club.yaml:8: 'Seed & Tide' are two cards"),
        (changed("Seed & Tornado", "Seed"), "club.yaml:8: 'Seed' is no pair; write it like"),
        (changed("Seed & Tornado", "Seed & Graine"), "club.yaml:8: 'Seed & Graine' is the same card twice"),
        (changed("rule: club 5, ", ""), "club.yaml:8: banned lacks 'rule'"),
        (changed("1 Breath", "Breath"), "club.yaml:9: 'Breath' does not say how many copies are allowed"),
        (changed("[1 Breath]", "{a: b}"), "club.yaml:9: cards must be a list"),
        (WHOLE + "title: Again\n", "club.yaml:10: 'title' is written twice"),
    ],
)
def test_what_is_wrong_with_a_format_is_one_line_with_file_and_line(pool: Pool, text: str, told: str) -> None:
    with pytest.raises(BadFile) as refused:
        read_format(text, "club.yaml", "club", pool)
    assert str(refused.value).startswith(told)
    assert "\n" not in str(refused.value)


def test_the_list_of_ones_own_in_the_documents_can_be_used(pool: Pool) -> None:
    page = Path(__file__).parents[2] / "docs" / "organise.md"
    (text,) = re.findall(r"^```yaml\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    format = read_format(text, "organise.md", "club", pool)
    assert (format.deck.amount, format.animals_count, format.unlisted) == (30, True, ("Pi",))
    assert len(format.restricted) == 2
