"""Cards found by what they give, ask for and cost, and by words of either language."""

from typing import Any

import pytest

from grimoire.library.games import GAMES
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.card_search import CardWish, found
from grimoire.pages.catalogue import Catalogue
from grimoire.pages.games import catalogue_of


def catalogue(game: str = "magenoir") -> Catalogue[Any]:
    return catalogue_of(game, GAMES[game].shipped_pool())


def ids(wish: CardWish, game: str = "magenoir") -> set[str]:
    return {card.id for card in found(catalogue(game), wish)}


def test_words_are_found_in_either_language_without_accents() -> None:
    assert ids(CardWish("arbre anime")) == ids(CardWish("Animated tree")) == {"animated-tree"}


def test_components_given_and_asked_for_are_known_by_words_of_either_language() -> None:
    trees = ids(CardWish(gives="Arbre"))
    assert trees == ids(CardWish(gives="tree")) and {"animated-tree", "foloi-willow"} <= trees
    assert "animated-tree" in ids(CardWish(asks="Graine", mana=4)) and "animated-tree" not in ids(CardWish(asks="Seed", mana=3))


def test_what_uses_a_card_and_what_can_serve_as_its_components_are_the_two_sides_of_one_thing() -> None:
    assert "animated-tree" in ids(CardWish(uses="Seed"))
    assert "seed" in ids(CardWish(serves="Arbre animé"))
    assert ids(CardWish(uses="Crimson ritual")) == set(), "a Ritual is no component"


def test_what_there_is_not_is_refused() -> None:
    for wish in (CardWish(gives="nothing at all"), CardWish(uses="No such card")):
        with pytest.raises(BadFile):
            found(catalogue(), wish)
    with pytest.raises(BadFile):
        found(catalogue("anima"), CardWish(gives="Flame"))
