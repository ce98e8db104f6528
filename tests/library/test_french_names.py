"""Names inside French sentences."""

import pytest

from grimoire.library.french_names import AU, BEGIN, DE, END, LE, SAID, joined, named, number
from grimoire.library.messages import messages


@pytest.mark.parametrize(
    ("name", "article", "said"),
    [
        ("Mer de sable", "la", "la Mer de sable, de la Mer de sable, à la Mer de sable"),
        ("Le Bac creux", "", "le Bac creux, du Bac creux, au Bac creux"),
        ("Les Terrasses de la Veuve", "", "les Terrasses de la Veuve, des Terrasses de la Veuve, aux Terrasses de la Veuve"),
        ("L'Abbaye noyée", "", "l'Abbaye noyée, de l'Abbaye noyée, à l'Abbaye noyée"),
        ("Ogre du moulin", "le", "l'Ogre du moulin, de l'Ogre du moulin, à l'Ogre du moulin"),
        ("Heaume galactique", "le", "le Heaume galactique, du Heaume galactique, au Heaume galactique"),
        ("Bandits en haillons", "les", "les Bandits en haillons, des Bandits en haillons, aux Bandits en haillons"),
        ("Maisen", "", "Maisen, de Maisen, à Maisen"),
        ("Alice", "", "Alice, d'Alice, à Alice"),
        ("Haute pression", "", "Haute pression, de Haute pression, à Haute pression"),
    ],
)
def test_a_name_takes_its_article(name: str, article: str, said: str) -> None:
    assert ", ".join([joined(forms, named(name, article)) for forms in (LE, DE, AU)]) == said


def test_a_title_stays_as_it_is() -> None:
    title = named("La Pièce retombe", is_title=True)
    assert [joined(forms, title) for forms in (LE, DE)] == ["La Pièce retombe", "de La Pièce retombe"]
    assert joined(LE, named("L'heure sonne trop tôt")) == "L'heure sonne trop tôt"  # a sentence, by its small letter
    assert number(named("Les Trois Sceaux", is_title=True)) == "one"


def test_what_a_name_stands_for_stays_around_it() -> None:
    marked = named(f"{BEGIN}card ogre{SAID}Ogre du moulin{END}", "le")
    assert joined(DE, marked) == f"de l'{BEGIN}card ogre{SAID}Ogre du moulin{END}"


@pytest.mark.parametrize(
    ("name", "article", "said"),
    [
        ("Les Terrasses de la Veuve", "", "les Terrasses de la Veuve quittent la table."),
        ("Mer de sable", "la", "la Mer de sable quitte la table."),
    ],
)
def test_verbs_agree_with_names(name: str, article: str, said: str) -> None:
    assert messages("fr", "anima").say("event-AreaRemoved", card=named(name, article)) == said
