"""A fault of the engine in a live game: the card is named, the choices before it are kept, and no trace is shown."""

import re

import pytest
import typer

from grimoire.cli.play import run
from grimoire.cli.screen import make_screen
from grimoire.kernel.frame import Frame, Scope
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.match.faults import EngineFault
from grimoire.seat.games import wording_of
from grimoire.table.match import Match


def broken_match() -> Match:
    """A match in which the next choice makes a text go on from where it cannot be."""
    pool = shipped_pool()
    record = Record("0.1.0", "magenoir", pool.digest, ["ann", "bob"], [["flame"] * 40] * 2, 3)
    match = Match(start_of(record, pool), record, [None, None])
    body = pool.definitions[pool.numbers["fire-ball"]].body
    assert body is not None
    match.position.stack.append(Frame(body, Scope(-1, 0, 0, 0, -1, ()), []))
    return match


def test_the_fault_names_the_card_and_keeps_the_choices_before_it() -> None:
    match = broken_match()
    before = list(match.record.entries)
    with pytest.raises(EngineFault) as fault:
        match.choose("hand 1")
    assert fault.value.card == "fire-ball"
    assert str(fault.value) == "IndexError after 'hand 1'"
    assert match.record.entries == before


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "A fault in the program, not yours: Fire ball"), ("fr", "(carte en cause : Boule de feu ;")],
)
def test_the_player_is_told_in_a_few_words(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    wording = wording_of("magenoir", lang, shipped_pool())
    with pytest.raises(typer.Exit) as end:
        run(wording, make_screen(wording, True), lambda: broken_match().choose("hand 1"), "grimoire play --resume x.yaml")
    assert end.value.exit_code == 1
    shown = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert words in shown
    assert "IndexError after 'hand 1'" in shown
    assert "grimoire play --resume x.yaml" in shown
    assert "Traceback" not in shown
