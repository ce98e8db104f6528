"""Two and three cards find each other's rulings, in any order and language; else what each has, and it is said which."""

from itertools import permutations

import pytest

from grimoire.pages.citations import citations
from grimoire.pages.named_cards import cards_named
from grimoire.pages.ruling_search import find_rulings
from grimoire.pages.rulings_on_cards import FoundRulings


def found(typed: str, lang: str = "en") -> FoundRulings:
    there = find_rulings("magenoir", typed, lang)
    assert there is not None, typed
    return there


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("hermit-ritual", "stellar-fractal"),
        ("Hermit ritual", "Fractale stellaire"),
        ("RITUEL DE L'HERMITE,", "stellar-fractal"),
    ],
)
def test_two_cards_find_what_both_play_a_part_in_in_either_order(one: str, other: str) -> None:
    there = found(f"{one} {other}")
    assert there.kind == "cards" and there.said
    assert [ruling.id for ruling in there.rulings] == [ruling.id for ruling in found(f"{other} and {one}").rulings]
    assert there.rulings and all(
        {"card:hermit-ritual", "card:stellar-fractal"} <= set(ruling.cites) for ruling in there.rulings
    )


def test_parts_of_names_find_the_same() -> None:
    whole = found("hermit-ritual stellar-fractal")
    for typed in ("hermit stellar frac", "stell frac herm", "fractale hermite"):
        there = found(typed)
        assert {ruling.id for ruling in whole.rulings} <= {ruling.id for ruling in [*there.rulings, *there.beside]}, typed


def test_three_cards_are_found_in_any_order() -> None:
    ids = [
        {ruling.id for ruling in found(" ".join(names)).beside} for names in permutations(("seed", "century", "split-second"))
    ]
    assert ids[0] and all(one == ids[0] for one in ids)


def test_where_no_ruling_has_them_all_each_has_its_own_and_that_is_said() -> None:
    there = found("king of trees, animated tree, century")
    assert there.kind == "apart" and "two of them" in there.said and len(there.apart) == 3
    assert there.apart[0].title.startswith("King of trees + Animated tree (")
    apart = found("acceleration hermit-ritual", "fr")
    assert apart.kind == "apart" and apart.said.startswith("Aucun arbitrage")
    assert [group.title.partition(" (")[0] for group in apart.apart] == ["Accélération", "Rituel de l'hermite"]
    assert all(group.rulings for group in apart.apart)


def test_what_names_no_cards_is_words() -> None:
    assert cards_named("magenoir", "protector controller") == []
    assert found("protector controller aimed").kind == "word"
    assert found("arbre anime").kind == "card", "without its accent too"
    assert find_rulings("magenoir", "tornado gobbledygook", "en") is None


def test_the_sentence_that_a_card_sets_aside_is_not_marked_as_what_decides() -> None:
    first = found("protector").rulings[0]
    assert first.title == "No Protector takes the damage of Air blade"
    for lang, title in (("en", first.title), ("fr", found("protector", "fr").rulings[0].title)):
        card, section = citations("magenoir", first.cites, lang, title)
        assert card.card == "air-blade" and card.decides == 0, "it cannot be redirected"
        assert section.id == "D3.2.1" and section.decides == -1 and len(section.text) > 1, "that a Protector may take it"
