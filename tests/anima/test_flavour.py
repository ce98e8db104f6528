"""Every card of Anima has a line of colour in both languages, and whoever reads the card sees it."""

from pathlib import Path

import pytest

from grimoire.library.anima.cards import shipped_pool
from grimoire.library.magenoir.cards import load_pool
from grimoire.pages.anima.printed_cards import AnimaPrintedCards
from grimoire.pages.cards_page import entry
from grimoire.pages.games import catalogue_of
from grimoire.pages.magenoir.printed_cards import MageNoirPrintedCards

LONGEST = 110  # letters: two lines of a card

MINE = """
quiet-flame:
  name: {en: Quiet flame, fr: Flamme muette}
  element: fire
  cost: 1 fire
  effect:
    - damage(1, opp)
  flavour: {en: It never crackled., fr: Elle n'a jamais crépité.}
"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_a_line_of_its_own(lang: str) -> None:
    lines = [card.flavour[lang] for card in shipped_pool().definitions]
    assert all(lines)
    assert len(set(lines)) == len(lines)
    assert max(len(line) for line in lines) <= LONGEST


def test_the_languages_do_not_repeat_each_other() -> None:
    assert [card.id for card in shipped_pool().definitions if card.flavour["en"] == card.flavour["fr"]] == []


def test_a_card_as_printed_carries_it() -> None:
    card = shipped_pool().definitions[0]
    assert AnimaPrintedCards(shipped_pool(), "fr")[card.id].flavour == card.flavour["fr"]


def test_a_card_of_ones_own_may_have_one_too(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(MINE, encoding="utf-8")
    pool = load_pool([tmp_path / "mine.yaml"])
    assert MageNoirPrintedCards(pool, "fr")["quiet-flame"].flavour == "Elle n'a jamais crépité."
    catalogue = catalogue_of("magenoir", pool)
    assert "| *It never crackled.* | *Elle n'a jamais crépité.* |" in entry(catalogue, catalogue.by_id("quiet-flame"))
