"""Every question and every option reads as somebody has read it: no pattern that is not in the list."""

import re

from tests.seat.patterns import FILE, HEAD, met

from grimoire.lab.tables import Table

SEEDS = (1, 7)
# Phrases that say nothing, which players met once.
GENERIC = ("first thing", "its text", "the other way", "première chose", "son texte", "l'autre façon", "Choice #", "Choix #")
PLAIN_ANSWERS = ("Yes", "No", "Oui", "Non")


def test_every_pattern_a_game_meets_is_in_the_list(table: Table) -> None:
    known = set(FILE.read_text(encoding="utf-8").splitlines())
    new = {line for seed in SEEDS for line in met(table, seed)} - known
    assert sorted(new) == [], "read these; if they are good, write the list anew: python tests/seat/patterns.py"


def test_the_list_has_no_generic_phrase_and_no_bare_answer() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert text.startswith(HEAD)
    for line in text.splitlines()[1:]:
        _, question, _, english, french = line.split("\t")
        assert english.strip() and french.strip(), line
        assert not any(phrase in words for phrase in GENERIC for words in (english, french)), line
        assert not re.search(r"\d", english + french), f"no number of a game: {line}"
        assert english not in PLAIN_ANSWERS and french not in PLAIN_ANSWERS, f"{question}: {line}"
