"""The text of an effect of Anima is the definition in other words: one text for one thing, and what it says happens."""

import os
from collections import defaultdict

import pytest
from tests.properties.anima_told import LANGUAGES, WORKSHOP, done, invented, read, with_choice

from grimoire.lab.anima.composed import composed_of, meaning
from grimoire.lab.inventing.grammar import RandomChooser
from grimoire.language.syntax import parse

LINES = int(os.environ.get("EXAMPLES", "40"))
ROWS = (("draw(1)", "combat(2, us, turn)"), ("combat(2, us, turn)", "draw(1)"), ("draw(1)", "discard(3, us)"))


@pytest.mark.parametrize("kind", ["event", "incident"])  # said to you, and of "a Party"
def test_lines_of_one_text_mean_one_thing(kind: str) -> None:
    meant: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    for row in ROWS:
        for line in dict.fromkeys([line for line, _ in composed_of(row, 3 if LINES > 40 else 2)]):
            for lang, text in zip(LANGUAGES, WORKSHOP.on_card(kind, line) or (), strict=False):
                meant[lang, text].setdefault(meaning(parse(line, signed=True)), line)
    assert [(text, list(lines.values())) for (_, text), lines in meant.items() if len(lines) > 1] == []
    assert len(meant) > 150


def test_words_by_chance_with_one_text_mean_one_thing() -> None:
    chooser = RandomChooser(1)
    meant: dict[str, tuple[str, str]] = {}
    for _ in range(LINES * 25):
        for text, meaning_of_it, line in WORKSHOP.told(chooser):
            known, other = meant.setdefault(text, (meaning_of_it, line))
            assert known == meaning_of_it, (text, other, line)
    assert len(meant) > LINES


def test_what_a_text_says_happens_to_whom_it_says_and_as_much() -> None:
    chooser = RandomChooser(2)
    played = 0
    for _ in range(LINES):
        line = invented(chooser)
        texts = WORKSHOP.on_card("plot", line)
        assert texts is not None, line
        happened = sorted(done(line))
        played += len(happened) > 0
        for lang, text in zip(LANGUAGES, texts, strict=True):
            assert sorted(with_choice(read(text, lang))) == happened, (line, text)
    assert played > LINES / 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reader_notices_another_amount_and_another_party(lang: str) -> None:
    for line, other in (
        ("draw(1, us)", "draw(2, us)"),
        ("draw(1, each)", "draw(1, here)"),
        ("speed(1, us, turn)", "speed(1, rival, turn)"),
    ):
        texts = WORKSHOP.on_card("plot", line)
        assert texts is not None
        assert sorted(with_choice(read(texts[LANGUAGES.index(lang)], lang))) != sorted(done(other))


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        ("event", "check(8, passed(check(9)), failed(draw(1)))"),  # whose failure?
        ("event", "if(has_faction(us), if(final_in_play, draw(1)), draw(2))"),
        ("event", "if(has_faction(us), draw(1), check(8, failed(draw(2))) then draw(3))"),
        ("event", "choose(check(8, failed(draw(1))), draw(2))"),
        ("event", "by_each(each, draw(1) then by_each(each, discard(1, us)))"),  # "it" is two Parties
        ("incident", "by_each(here, draw(1) then discard(1, us))"),
        ("incident", "lose_turn(rival) then draw(1)"),
        ("event", "by_each(each, draw(1))"),  # said like draw(1, each), which leaves nobody out
        ("event", "choose(nothing, nothing)"),
        ("event", "check(8, failed(draw(1)), failed(draw(2)))"),  # the second would never happen
        ("event", "on_die(6, low(draw(1)))"),
        ("faction", "combat(1, each, fight)"),  # a Combat has two sides
        ("faction", "speed(1, us, fight)"),  # and changes nothing but Combat
        ("faction", "best_of(2, rival)"),
        ("creature", "combat_as(each)"),
        ("event", "exchange(1, each)"),
        ("character", "save(it)"),  # a die cannot be saved
        ("character", "cancel(it)"),
        ("character", "evade"),
    ],
)
def test_what_a_text_would_say_of_something_else_is_refused(kind: str, line: str) -> None:
    assert WORKSHOP.on_card(kind, line) is None


@pytest.mark.parametrize(
    ("kind", "line", "english", "french"),
    [
        (
            "event",
            "once_a_game(draw(1)) then discard(1, us)",
            "Once a game, draw 1 Advantage. Then discard 1 Advantage.",
            "Une fois par partie, piochez 1 Avantage. Ensuite, défaussez 1 Avantage.",
        ),
        (
            "event",
            "speed(1, rival, turn) then combat(1, rival, turn)",  # each is chosen
            "Another Party of your choice has +1 Speed until the end of the turn; another Party of your choice has +1 Combat "
            "until the end of the turn.",
            "Un autre Groupe de votre choix a +1 en Vitesse jusqu'à la fin du tour\N{NO-BREAK SPACE}; un autre Groupe de votre "
            "choix a +1 en Combat jusqu'à la fin du tour.",
        ),
        (
            "incident",
            "if(foe_is(natural), combat(-1, us, turn))",
            "This turn, when a Party wins a Combat, if the foe is natural, that Party has −1 Combat until the end of the turn.",
            "Pendant ce tour, lorsqu'un Groupe gagne un Combat, si l'adversaire est naturel, ce Groupe a −1 en Combat jusqu'à "
            "la fin du tour.",
        ),
        (
            "event",
            "if(has_faction(us), choose(draw(1), lose_turn(us)), draw(2))",
            "If your Party belongs to a Faction, choose one: draw 1 Advantage, or lose your turn. Otherwise, draw 2 "
            "Advantages.",
            "Si votre Groupe appartient à une Faction, au choix\N{NO-BREAK SPACE}: piochez 1 Avantage, ou perdez votre tour. "
            "Sinon, piochez 2 Avantages.",
        ),
    ],
)
def test_what_governs_holds_to_the_full_stop_and_it_is_one_party(kind: str, line: str, english: str, french: str) -> None:
    assert WORKSHOP.on_card(kind, line) == [english, french]
