"""The words that cards are written with: each has a meaning in either language."""

import msgspec
import pytest

from grimoire.answers.cards import card_words_text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["anima", "magenoir"])
def test_the_words_cards_are_written_with_are_said_in_either_language(game: str, lang: str) -> None:
    assert len(msgspec.json.decode(card_words_text(game, lang))) > 1
