"""The generated pages of the handbook: all card texts, and the card language. To be read by eye when they change."""

import re
from pathlib import Path

import pytest

from grimoire.cli.cards_handbook import handbook
from grimoire.cli.cards_page import cards_page
from grimoire.library.cards import build_pool, shipped_pool, shipped_texts
from grimoire.library.yaml_lines import BadFile

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize(
    ("name", "command"),
    [("cards.md", "grimoire cards page"), ("card-language.md", "grimoire cards words --markdown")],
)
def test_the_page_is_up_to_date(name: str, command: str) -> None:
    made = cards_page(shipped_pool()) if name == "cards.md" else handbook(shipped_pool())
    kept = (DOCS / name).read_text(encoding="utf-8")
    assert kept == made, f"read what has changed, then: {command} > docs/{name}"


def test_the_cards_shown_in_the_handbook_can_be_played() -> None:
    examples = re.findall(r"```yaml\n(.*?)```", (DOCS / "card-language.md").read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    pool = build_pool([*shipped_texts(), *((f"example {i}", example) for i, example in enumerate(examples))])
    assert len(pool.definitions) > len(shipped_pool().definitions)


def test_the_mistake_shown_in_the_handbook_is_answered_so() -> None:
    page = (DOCS / "card-language.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"    (my-cards\.yaml:.*), …\n", page)
    (example,) = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    with pytest.raises(BadFile) as refusal:
        build_pool([("my-cards.yaml", example.replace("damage(1, any)", "dmg(1, any)"))])
    assert str(refusal.value).startswith(shown)
