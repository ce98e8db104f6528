"""Every layer knows every game, by the same names, in a file of the same name."""

from importlib import import_module

import pytest

from grimoire.cli.games import layout_of
from grimoire.library.games import GAMES
from grimoire.library.messages import LANGUAGES, message_texts
from grimoire.seat.games import wording_of


@pytest.mark.parametrize("layer", ["bots", "lab", "seat", "pages", "cli"])
def test_each_layer_has_each_game(layer: str) -> None:
    assert list(import_module(f"grimoire.{layer}.games").GAMES) == list(GAMES)


def test_each_speaks_of_its_own_cards_in_every_language() -> None:
    for name, box in GAMES.items():
        pool = box.shipped_pool()
        for lang in LANGUAGES:
            wording = wording_of(name, lang, pool)
            assert wording.card(pool.definitions[0].id) == pool.definitions[0].name[lang]
            assert layout_of(wording).wording is wording
            assert len(message_texts(lang, name)) > len(message_texts(lang))
