"""What decks are called: by their names in the reader's language, and those without one by none."""

from typing import cast

from grimoire.server.naming import deck_in
from grimoire.table.decks import OWN
from grimoire.table.matches import MatchRow, Seat


class Row:
    game = "magenoir"


def test_a_deck_is_called_by_its_name_and_one_without_by_none() -> None:
    row = cast(MatchRow, Row())
    called = [deck_in(row, Seat(0, deck_name=name), "fr") for name in ("burning-wrath", "Briar hunt", OWN, "")]
    assert called == ["Colère ardente", "Briar hunt", "", ""]
