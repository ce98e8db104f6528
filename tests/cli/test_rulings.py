"""grimoire rulings and grimoire rule: by card, word and section, in both languages, listed and watched."""

import subprocess
import sys
from textwrap import dedent

import pytest
import yaml
from typer.testing import CliRunner

from grimoire.cli.main import app
from grimoire.pages.rules import shipped_heads, shipped_items, shipped_rulings
from grimoire.pages.ruling_search import find_rulings, scenario_at, scenario_of
from grimoire.pages.rulings_by_words import word_index


def command(*args: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, list(args), env={"LC_ALL": "C.UTF-8"})
    return done.exit_code, done.output


@pytest.mark.parametrize("name", ["tornado", "Tornado", "Tornade", "tornade"])
def test_a_card_is_found_by_any_of_its_names(name: str) -> None:
    found = find_rulings("magenoir", name, "fr")
    assert found is not None
    assert (found.kind, found.id, found.title) == ("card", "tornado", "Tornade")
    assert all(any("card:tornado" in cited for cited in ruling.cites) for ruling in found.rulings)
    told = zip(shipped_rulings("magenoir", "fr"), shipped_items("magenoir"), strict=True)
    texts = {(ruling.file, ruling.title): text for ruling, (_, text) in told}
    assert found.beside
    assert all("tornado" in texts[ruling.file, ruling.title] for ruling in found.beside)


def test_a_section_is_found_by_its_code() -> None:
    found = find_rulings("magenoir", "d4.3", "en")
    assert found is not None
    assert (found.kind, found.id) == ("rule", "D4.3")
    assert all("D4.3" in ruling.cites for ruling in found.rulings[:3])


@pytest.mark.parametrize("word", ["protector", "Protecteur", "protecteur attirer"])
def test_a_word_is_found_in_either_language(word: str) -> None:
    found = find_rulings("magenoir", word, "en")
    assert found is not None
    assert any("D3.2.1" in ruling.cites for ruling in found.rulings)
    assert find_rulings("magenoir", "gobbledygook", "en") is None
    assert find_rulings("magenoir", "", "en") is None


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_heads_are_read_as_yaml_would(game: str) -> None:
    quick = [head for _, head in shipped_heads(game)]
    text = "".join(dedent(item).split("\n  given:")[0].split("\n  when:")[0].rstrip() + "\n" for _, item in shipped_items(game))
    slow = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    assert [(head.ruling, head.cites, head.fr) for head in quick] == [
        (head["ruling"], head["cites"], head.get("fr", "")) for head in slow
    ]


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_every_ruling_has_its_text(game: str) -> None:
    every = shipped_rulings(game)
    assert len(shipped_items(game)) == len(word_index(game)) == len(every)
    for number in range(0, len(every), 200):
        scenario = scenario_at(game, number)
        assert (scenario.ruling, scenario.cites) == (every[number].title, every[number].cites)
        assert scenario_of(game, shipped_rulings(game, "fr")[number]).ruling == scenario.ruling


def test_rulings_are_listed_and_one_is_watched() -> None:
    code, shown = command("rulings", "acceleration", "--lang", "en")
    assert code == 0
    assert "Mage Noir, acceleration: Acceleration (" in shown
    assert "  1. " in shown
    title = shown.split("  1. ")[1].split(" [")[0]
    code, told = command("rulings", "accélération", "--watch", "--number", "1", "--lang", "fr")
    assert code == 0
    assert title not in told
    assert command("rulings", "accélération", "--lang", "fr")[1].split("  1. ")[1].split(" [")[0] == told.split("\n")[0]
    assert "✓" in told


def test_what_is_not_there_is_said_in_the_language_of_the_call() -> None:
    assert command("rulings", "gobbledygook", "--lang", "fr") == (
        1,
        "grimoire: aucun arbitrage ne parle de « gobbledygook » ; essayez une carte, un mot ou une section : tornade, "
        "protecteur, D4.3\n",
    )
    assert command("rule", "D99", "--lang", "en")[0] == 1


def test_a_rule_is_told_with_its_rulings() -> None:
    code, shown = command("rule", "D10.2", "--lang", "en")
    assert code == 0
    assert shown.startswith("D10.2: ")
    assert "  1. " in shown


def test_words_of_either_title_find_a_ruling_and_its_title_is_in_the_language_asked_for() -> None:
    titles = {
        "en": "Protector takes damage aimed at its controller",
        "fr": "Un Protecteur prend les dégâts destinés à son contrôleur",
    }
    for lang, title in titles.items():
        for words in ("protector controller aimed", "protecteur contrôleur destinés"):
            found = find_rulings("magenoir", words, lang)
            assert found is not None and found.rulings[0].title == title


def test_a_card_names_its_rulings() -> None:
    shown = command("cards", "show", "tornado", "--lang", "en")[1]
    assert 'to watch with "grimoire rulings tornado --game magenoir --watch":' in shown


def test_looking_at_a_card_waits_for_nothing_it_does_not_need() -> None:
    call = "import sys; sys.argv = ['grimoire', 'cards', 'show', 'tornado']\nfrom grimoire.cli.main import app\n"
    call += "try:\n    app()\nexcept SystemExit:\n    pass\n"
    call += "print(*[name for name in ('pydantic', 'litestar', 'grimoire.seat.scenario_story') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, encoding="utf-8", check=True)
    assert "Tornado" in done.stdout and done.stdout.splitlines()[-1] == ""


def test_headings_are_set_as_each_language_sets_them() -> None:
    assert "Mage Noir, D4.3: " in command("rulings", "D4.3", "--lang", "en", "--most", "1")[1]
    assert "Mage Noir, D4.3 : " in command("rulings", "D4.3", "--lang", "fr", "--most", "1")[1]
    assert command("rule", "protecteur", "--lang", "fr")[1].startswith("D3.2.1 : ")


def test_a_chapter_is_the_rulings_of_its_sections() -> None:
    for typed, title in (("d10", ""), ("D2.2", "The steps of preparing a spell")):
        found = find_rulings("magenoir", typed, "en")
        assert found is not None
        assert (found.id, found.title) == (typed.upper(), title)
        assert all(any(cited.startswith(f"{typed.upper()}.") for cited in ruling.cites) for ruling in found.rulings)
    assert find_rulings("magenoir", "D99", "en") is None


def test_a_card_is_found_by_what_rulings_cite() -> None:
    found = find_rulings("magenoir", "card:seed-in-the-wind", "en")
    assert found is not None
    assert (found.kind, found.id) == ("card", "seed-in-the-wind")


def test_a_number_beyond_the_listed_ones_is_shown_and_one_beyond_all_is_refused() -> None:
    code, told = command("rulings", "D4.3", "--number", "21", "--lang", "en")
    assert code == 0
    assert "\n 21. " in told
    assert command("rulings", "D4.3", "--number", "9999", "--lang", "en")[0] == 1
