"""The generated pages of the handbook: all card texts, and the card language. To be read by eye when they change."""

import re
from pathlib import Path

import pytest

from grimoire.library.games import box_of
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.cards_page import cards_page
from grimoire.pages.games import open_catalogue

DOCS = Path(__file__).resolve().parents[2] / "docs"
REFERENCES = {"magenoir": "card-language.md", "anima": "anima-card-language.md"}
# In the example of each reference: what is written right, and the mistake that is shown.
MISTAKES = {"magenoir": ("damage(1, any)", "dmg(1, any)"), "anima": ("on beaten => draw(1)", "on beaten => drw(1)")}


@pytest.mark.parametrize("game", REFERENCES)
def test_the_page_of_all_cards_is_up_to_date(game: str) -> None:
    catalogue = open_catalogue(game, [])
    kept = (DOCS.parent / catalogue.page_file).read_text(encoding="utf-8")
    again = f"grimoire cards page --game {game} > {catalogue.page_file}"
    assert kept == cards_page(catalogue), f"read what has changed, then: {again}"


@pytest.mark.parametrize("game", REFERENCES)
def test_the_reference_is_up_to_date(game: str) -> None:
    name = REFERENCES[game]
    kept = (DOCS / name).read_text(encoding="utf-8")
    command = f"grimoire cards words --game {game} --markdown > docs/{name}"
    assert kept == open_catalogue(game, []).word_book().page(), f"read what has changed, then: {command}"


@pytest.mark.parametrize("game", REFERENCES)
def test_the_cards_shown_in_the_reference_can_be_played(game: str) -> None:
    box = box_of(game)
    examples = re.findall(r"```yaml\n(.*?)```", (DOCS / REFERENCES[game]).read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    texts = [(f"example {i}", example) for i, example in enumerate(examples)]
    assert len(box.build_pool([*box.shipped_texts(), *texts]).definitions) > len(box.shipped_pool().definitions)


@pytest.mark.parametrize("game", REFERENCES)
def test_the_mistake_shown_in_the_reference_is_answered_so(game: str) -> None:
    page = (DOCS / REFERENCES[game]).read_text(encoding="utf-8")
    (shown,) = re.findall(r"    (my-cards\.yaml:.*), …\n", page)
    (example,) = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    with pytest.raises(BadFile) as refusal:
        box_of(game).build_pool([("my-cards.yaml", example.replace(*MISTAKES[game]))])
    assert str(refusal.value).startswith(shown)
