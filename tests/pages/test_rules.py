"""A rule on the page: its title in the language asked for, and the rulings that show it."""

import pytest

from grimoire.library.games import GAMES
from grimoire.library.sources import shipped_sources
from grimoire.pages.rules import rule_page


@pytest.mark.parametrize("game", GAMES)
def test_every_section_and_every_rule_on_a_card_has_a_title_in_both_languages(game: str) -> None:
    sources = list(shipped_sources(game).values())
    assert len(sources) > 100
    same = [source.id for source in sources if not source.title_fr or source.title_fr == source.title]
    assert same == []


@pytest.mark.parametrize(
    ("game", "typed", "title"),
    [
        ("magenoir", "d5.1", "Les dégâts pas à pas, de la cible aux déclenchements"),
        ("anima", "(A:rest/2)", "Au tour suivant il a +2 en Combat et +2 en Vitesse"),
    ],
)
def test_a_rule_is_shown_in_french_with_its_rulings(game: str, typed: str, title: str) -> None:
    page = rule_page(game, typed, "fr")
    assert page is not None
    assert page.title == title
    assert page.rulings
    english = rule_page(game, typed, "en")
    assert english is not None and english.title != title


def test_there_is_no_page_of_what_is_no_rule() -> None:
    assert rule_page("magenoir", "nonsense", "en") is None
