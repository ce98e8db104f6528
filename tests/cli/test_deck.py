"""grimoire deck: the shipped decks, a deck on the page, and whether it may be played."""

from pathlib import Path

import pytest
from tests.cli.running import run

from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import load_deck, shipped_decks


@pytest.mark.parametrize(("lang", "words"), [("en", "(40 cards)"), ("fr", "(40 cartes)")])
def test_the_shipped_decks_are_listed_with_their_idea(tmp_path: Path, lang: str, words: str) -> None:
    done = run(tmp_path, "", "deck", "list", "--lang", lang)
    assert done.returncode == 0
    assert done.stdout.count(words) == 4
    for name in shipped_decks():
        assert name in done.stdout
    assert "deck-" not in done.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_deck_is_shown_by_element_and_type_with_its_curve(tmp_path: Path, lang: str) -> None:
    done = run(tmp_path, "", "deck", "show", "burning-wrath", "--lang", lang, "--plain")
    assert done.returncode == 0
    for words in {
        "en": ("Fire spell (29 cards)", "4× Flame ", "needs 1 Flame", "Fire Ritual (2 cards)", "2 Mana", "# 23"),
        "fr": ("sort Feu (29 cartes)", "4× Flamme ", "demande 1 Flamme", "Rituel Feu (2 cartes)", "2 Mana", "# 23"),
    }[lang]:
        assert words in done.stdout


def test_the_bars_of_the_curve_count_every_card(tmp_path: Path) -> None:
    for name in shipped_decks()[::3]:
        done = run(tmp_path, "", "deck", "show", name, "--lang", "en", "--plain")
        curve = done.stdout[done.stdout.index("Mana curve") :]
        assert curve.count("#") == len(load_deck(name, shipped_pool()).cards)


@pytest.mark.parametrize("name", ["burning-wrath", "Burning wrath"])
def test_a_deck_that_may_be_played(tmp_path: Path, name: str) -> None:
    done = run(tmp_path, "", "deck", "check", name, "--lang", "en")
    assert (done.returncode, done.stdout) == (0, "Burning wrath may be played: 40 cards, no side deck (Casual).\n")


def test_every_violation_is_a_line_with_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("5 Flamme\n2 Queen bee\n1 Worker bee\n3 Breath\n", encoding="utf-8")
    done = run(tmp_path, "", "deck", "check", str(path), "--lang", "en")
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "Worker bee comes into play from outside the game and is no card for a deck. (S:animals-and-deckbuilding)",
        "5 copies of Flame: at most 4 are allowed. (R:deck-building)",
        "More than one Animal: Queen bee, Queen bee. (S:animals-and-deckbuilding)",
        "11 cards: at least 40 are needed. (R:deck-building)",
    ]
    french = run(tmp_path, "", "deck", "check", str(path), "--lang", "fr")
    assert french.returncode == 1
    assert "5 exemplaires de Flamme" in french.stdout
    assert french.stdout.count("(R:deck-building)") == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [("4 Flame\n4 No such card\n", "mine.txt:2: 'No such card' is no card"), ("", "holds no cards"), (None, "is no deck")],
)
def test_an_unreadable_deck_is_one_line_and_two(tmp_path: Path, text: str | None, words: str) -> None:
    path = tmp_path / "mine.txt"
    if text is not None:
        path.write_text(text)
    for command in ("check", "show"):
        done = run(tmp_path, "", "deck", command, str(path))
        assert done.returncode == 2
        assert words in done.stderr
        assert len(done.stderr.splitlines()) == 1


UNREADABLE = """\
4 Flame
2 Flme
0 Seed
Creatures:
Side deck:
3 Breath
1 Nobody knows this card
Side deck:
"""


def test_every_line_that_cannot_be_read_is_told_with_its_number(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(UNREADABLE, encoding="utf-8")
    for args in (("deck", "check", "mine.txt"), ("play", "--deck", "mine.txt")):
        done = run(tmp_path, "", *args, "--lang", "en")
        assert done.returncode == 2
        assert done.stderr.splitlines() == [
            "grimoire: mine.txt:2: 'Flme' is no card; did you mean 'Flame'?",
            "grimoire: mine.txt:3: 0 copies of a card; write for example '4 Flame'",
            "grimoire: mine.txt:4: 'Creatures:' is no card; the only heading of a deck is 'Side deck:'",
            "grimoire: mine.txt:7: 'Nobody knows this card' is no card",
            "grimoire: mine.txt:8: the side deck begins twice",
        ]


def test_names_of_both_languages_and_aliases_are_understood(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("2 Flamme\n1 flame\n1 FLAME # again\n", encoding="utf-8")
    done = run(tmp_path, "", "deck", "show", str(path), "--lang", "en", "--plain")
    assert "4× Flame" in done.stdout
    assert "at least 40" in done.stdout


ILLEGAL = """\
5 Flame
3 Knowledge of history
1 Ignition
1 The Loop
1 Mine souterraine
1 Fox
Side deck:
1 Destin différé
1 Queen bee
9 Breath
"""


def test_a_deck_is_held_to_a_format_with_the_rule_of_every_violation(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(ILLEGAL, encoding="utf-8")
    done = run(tmp_path, "", "deck", "check", "mine.txt", "--format", "competitive", "--lang", "en")
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "Ignition is banned. (D1.2)",
        "The loop is banned. (D1.2)",
        "Underground mine, Delayed fate: banned together, in deck and side deck. (D1.2)",
        "3 copies of Knowledge of history: this card is restricted to 2. (D1.3)",
        "5 copies of Flame: at most 4 are allowed. (D1.1)",
        "9 copies of Breath: at most 4 are allowed. (D1.1)",
        "More than one Animal: Fox, Queen bee. (D1.1)",
        "12 cards: at least 40 are needed. (D1.1)",
        "11 cards in the side deck: at most 10 are allowed. (D1.1)",
    ]
    french = run(tmp_path, "", "deck", "check", "mine.txt", "--format", "competitive", "--lang", "fr")
    assert french.returncode == 1
    assert french.stdout.splitlines() == [
        "Carte interdite : Ignition. (D1.2)",
        "Carte interdite : The loop. (D1.2)",
        "Cartes interdites ensemble, dans le deck et le side deck : Mine souterraine, Destin différé. (D1.2)",
        "3 exemplaires de Connaissance de l'histoire : cette carte est limitée à 2 exemplaires. (D1.3)",
        "5 exemplaires de Flamme : 4 au plus sont permis. (D1.1)",
        "9 exemplaires de Souffle : 4 au plus sont permis. (D1.1)",
        "Plus d'un Animal : Renard, Reine abeille. (D1.1)",
        "12 cartes : il en faut au moins 40. (D1.1)",
        "11 cartes dans le side deck : 10 au plus sont permises. (D1.1)",
    ]


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("whirling-flurry", 0, "Whirling flurry may be played: 40 cards, no side deck (Competitive)."),
        ("burning-wrath", 1, "Crimson ritual is banned. (D1.2)"),
    ],
)
def test_the_preconstructed_decks_in_tournaments(tmp_path: Path, name: str, code: int, words: str) -> None:
    done = run(tmp_path, "", "deck", "check", name, "--format", "competitive", "--lang", "en")
    assert (done.returncode, done.stdout) == (code, f"{words}\n")


def test_a_side_deck_is_shown_and_counted(tmp_path: Path) -> None:
    cards = run(tmp_path, "", "deck", "show", "whirling-flurry", "--lang", "en", "--plain").stdout
    names = [line.strip().split("  ")[0].replace("×", "") for line in cards.splitlines() if "×" in line]
    (tmp_path / "mine.txt").write_text("\n".join([*names, "Side deck:", "2 Tide", "1 Goutte d'eau"]), encoding="utf-8")
    done = run(tmp_path, "", "deck", "show", "mine.txt", "--lang", "en", "--plain")
    assert done.returncode == 0
    shown = done.stdout[done.stdout.index("Side deck (3 cards)") :]
    assert "2× Tide" in shown and "1× Water drop" in shown
    done = run(tmp_path, "", "deck", "check", "mine.txt", "--lang", "fr")
    assert (done.returncode, done.stdout) == (0, "mine peut être joué : 40 cartes, 3 dans le side deck (Amical).\n")


@pytest.mark.parametrize(
    ("lang", "titles"), [("en", ("casual: Casual", "competitive: Competitive")), ("fr", ("casual: Amical", "Compétition"))]
)
def test_the_formats_are_listed(tmp_path: Path, lang: str, titles: tuple[str, ...]) -> None:
    done = run(tmp_path, "", "deck", "formats", "--lang", lang, "--plain")
    assert done.returncode == 0
    for title in titles:
        assert title in done.stdout
    assert "2025-11-04" in done.stdout
    assert "Ignition" not in done.stdout


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "At least 40 cards, the Animal among them (D1.1)",
                "Up to 10 cards in the side deck (D1.1)",
                "Banned, in deck and side deck (D1.2)",
                "Sap distillation",
                "Ritual of reflections together with Ermine; each alone is allowed",
                "Pi (not among the cards of this program)",
                "Restricted, deck and side deck together (D1.3)",
                "Knowledge of history: 2 copies",
            ],
        ),
        (
            "fr",
            [
                "Au moins 40 cartes, Animal compris (D1.1)",
                "Distillation de sève",
                "Rituel des reflets avec Hermine ; chacune seule est permise",
                "Connaissance de l'histoire : 2 exemplaires",
            ],
        ),
    ],
)
def test_a_format_is_shown_whole(tmp_path: Path, lang: str, lines: list[str]) -> None:
    done = run(tmp_path, "", "deck", "formats", "competitive", "--lang", lang, "--plain")
    assert done.returncode == 0
    shown = [line.strip() for line in done.stdout.splitlines()]
    assert [line for line in lines if line not in shown] == []


def test_a_list_of_ones_own_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "club.yaml").write_text(
        "title: Club night\ndeck: {least: 40, rule: our rule 1}\nside deck: {most: 0, rule: our rule 1}\n"
        "copies: {most: 3, rule: our rule 2}\nanimals: {most: 1, count: no, rule: our rule 1}\n"
    )
    done = run(tmp_path, "", "deck", "check", "whirling-flurry", "--format", "club.yaml", "--lang", "en")
    assert done.returncode == 1
    assert "4 copies of Breath: at most 3 are allowed. (our rule 2)" in done.stdout.splitlines()
    assert "Club night" in run(tmp_path, "", "deck", "formats", "club.yaml", "--lang", "fr", "--plain").stdout


@pytest.mark.parametrize(
    ("format", "words"),
    [("nonsense", "'nonsense' is no format"), ("bad.yaml", "bad.yaml:2: 'dekc' is no part of a format")],
)
def test_a_format_that_cannot_be_used_is_one_line_and_two(tmp_path: Path, format: str, words: str) -> None:
    (tmp_path / "bad.yaml").write_text("title: Bad\ndekc: {least: 40}\n")
    for args in (("check", "burning-wrath", "--format", format), ("formats", format)):
        done = run(tmp_path, "", "deck", *args)
        assert done.returncode == 2
        assert words in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_format_without_animals_says_so(tmp_path: Path) -> None:
    parts = "deck: {least: 1, rule: r}\nside deck: {most: 5, rule: r}\ncopies: {most: 3, rule: r}\n"
    club = f"title: Club\n{parts}animals: {{most: 0, count: yes, rule: r}}\n"
    (tmp_path / "club.yaml").write_text(club, encoding="utf-8")
    (tmp_path / "mine.txt").write_text("1 Flame\n1 Fox\n", encoding="utf-8")
    for lang, told in (("en", "No Animal is allowed: Fox. (r)\n"), ("fr", "Aucun Animal n'est permis : Renard. (r)\n")):
        assert run(tmp_path, "", "deck", "check", "mine.txt", "--format", "club.yaml", "--lang", lang).stdout == told
