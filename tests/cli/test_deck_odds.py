"""Odds and hands of a deck in the terminal."""

from typer.testing import CliRunner

from grimoire.cli.main import app


def said(*args: str) -> str:
    done = CliRunner().invoke(app, [*args, "--plain"])
    assert done.exit_code == 0, done.output
    return done.output


def test_every_component_is_told_by_turn_in_both_languages() -> None:
    english, french = said("deck", "odds", "briar-hunt", "--lang", "en"), said("deck", "odds", "briar-hunt", "--lang", "fr")
    assert "Seed     14         4        70%" in english and "You play second" in english
    assert "Graine" in french and "70 %" in french


def test_two_wishes_are_told_together() -> None:
    told = said("deck", "odds", "briar-hunt", "Graine", "Animated tree", "--lang", "en")
    assert "1 Seed and 1 Animated tree: in the opening hand in 24% of games." in told
    refused = CliRunner().invoke(app, ["deck", "odds", "briar-hunt", "Seed", "Deer", "Vine trap", "--lang", "en"])
    assert refused.exit_code == 2


def test_hands_are_dealt_as_in_a_game() -> None:
    told = said("deck", "hands", "briar-hunt", "--seed", "3", "--lang", "en")
    assert told == said("deck", "hands", "briar-hunt", "--seed", "3", "--lang", "en")
    assert told.count("then you would draw: Deer") == 2, "the Animal is the first card drawn"
