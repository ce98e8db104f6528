"""The text of an effect made of effects is the definition in other words: it is read back, and compared with what happens."""

import os
from collections import defaultdict

import pytest
from tests.properties.composed import LANGUAGES, OPP, YOU, done, invented, read, texts

from grimoire.lab.inventing.grammar import RandomChooser

LINES = int(os.environ.get("EXAMPLES", "90"))
ONE = ("lose(opp, 1)", "gain(you, 3)", "draw(opp, 2)")
AROUND = ("repeat(2, {})", "if(mn, {})", "if(not(mn), {})", "may({})", "may({}, opp)", "by_each(players, {})")
AROUND_TWO = (
    "if(mn, {}, {})",
    "choose(1, you, {}, {})",
    "choose(1, opp, {}, {})",
    "to({}, {})",
    "unless({}, {})",
    "alt({}, mn, {})",
    "must({}, {})",
)
WAYS = [(mage_noir, answer) for mage_noir in (False, True) for answer in (0, -1)]


def composed_of(one: str, other: str) -> list[str]:
    """Whatever can be made of two effects in this order, with one word around one of them or around both."""
    made: list[str] = []
    for joint in (" + ", " then "):
        made.append(one + joint + other)
        for around in AROUND:
            made += [around.format(one) + joint + other, one + joint + around.format(other), around.format(one + joint + other)]
    for around in AROUND_TWO:
        made.append(around.format(one, other))
        for outer in AROUND:
            made += [outer.format(around.format(one, other)), around.format(outer.format(one), other)]
            made.append(around.format(one, outer.format(other)))
    return made


@pytest.mark.parametrize(("one", "other"), [(ONE[0], ONE[1]), (ONE[1], ONE[2])])
def test_lines_with_one_text_do_one_thing(one: str, other: str) -> None:
    lines: dict[tuple[str, str], list[str]] = defaultdict(list)
    for line in composed_of(one, other):
        for lang, text in zip(LANGUAGES, texts(line) or (), strict=False):
            lines[lang, text].append(line)
    told: dict[str, list[object]] = {}
    confused = []
    for (_, text), alike in lines.items():
        for line in alike if len(alike) > 1 else ():
            told[line] = told.get(line) or [done(line, 0, *way) for way in WAYS]
        if any(told[line] != told[alike[0]] for line in alike if len(alike) > 1):
            confused.append((text, alike))
    assert confused == []
    assert len(lines) > 100


def test_what_a_text_says_happens_to_whom_it_says_and_as_much() -> None:
    chooser = RandomChooser(1)
    taken = 0
    for _ in range(LINES):
        line = invented(chooser, 3)
        said = texts(line)
        seat, mage_noir = chooser.below(2), chooser.one_in(2)
        if said is not None:
            taken += 1
            happened = done(line, seat, mage_noir, 0)
            for lang, text in zip(LANGUAGES, said, strict=True):
                assert sorted(read(text, lang, seat, mage_noir)) == sorted(happened), (line, text)
    assert taken > LINES / 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reader_of_texts_notices_another_amount_and_another_player(lang: str) -> None:
    for line, other in (
        ("lose(opp, 2)", "lose(opp, 3)"),
        (f"gain({YOU}, 2)", f"gain({OPP}, 2)"),
        ("draw(you, 2)", "draw(opp, 2)"),
    ):
        said = texts(line)
        assert said is not None
        assert read(said[LANGUAGES.index(lang)], lang, 0, False) != done(other, 0, False, 0)


@pytest.mark.parametrize(
    "line",
    [
        "may(gain(you, 3), opp)",  # "the opponent may gain 3 HP"
        "alt(lose(opp, 1), mn, gain(you, 3), opp)",
        "repeat(2, lose(opp, 1) + gain(you, 3))",
        "if(mn, lose(opp, 1) + gain(you, 3))",
        "unless(lose(opp, 1) + gain(you, 3), draw(opp, 2))",
        "gain(you, 3) + by_each(players, lose(you, 1))",
        "gain(you, 3) then by_each(players, lose(you, 1)) + draw(you, 1)",
        "choose(1, you, gain(you, 3), lose(opp, 1)) + draw(you, 1)",
    ],
)
def test_what_a_sentence_would_say_of_too_much_or_of_somebody_else_is_refused(line: str) -> None:
    assert texts(line) is None


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (
            "if(mn, gain(you, 3)) then draw(opp, 2)",
            "If you are a Mage Noir, gain 3 HP. Then, the opponent draws 2 cards.",
            "Si vous êtes Mage Noir, gagnez 3 PV. Ensuite, l'adversaire pioche 2 cartes.",
        ),
        (
            "if(mn, gain(you, 3) then draw(opp, 2))",
            "If you are a Mage Noir, gain 3 HP, then the opponent draws 2 cards.",
            "Si vous êtes Mage Noir, gagnez 3 PV, puis l'adversaire pioche 2 cartes.",
        ),
        (
            "may(gain(you, 3)) then draw(opp, 2)",
            "You may gain 3 HP. Then, the opponent draws 2 cards.",
            "Vous pouvez gagner 3 PV. Ensuite, l'adversaire pioche 2 cartes.",
        ),
        (
            "if(not(mn), gain(you, 3) then draw(opp, 2))",
            "Unless you are a Mage Noir, gain 3 HP, then the opponent draws 2 cards.",
            "Sauf si vous êtes Mage Noir, gagnez 3 PV, puis l'adversaire pioche 2 cartes.",
        ),
        (
            "unless(lose(you, 2), gain(opp, 3) then draw(opp, 2))",
            "Unless you lose 2 HP, the opponent gains 3 HP, then the opponent draws 2 cards.",
            "À moins de perdre 2 PV, l'adversaire gagne 3 PV, puis l'adversaire pioche 2 cartes.",
        ),
        (
            "may(gain(opp, 3), opp) then lose(opp, 1)",
            "The opponent may gain 3 HP. Then, the opponent loses 1 HP.",
            "L'adversaire peut gagner 3 PV. Ensuite, l'adversaire perd 1 PV.",
        ),
    ],
)
def test_what_governs_holds_to_the_full_stop(line: str, english: str, french: str) -> None:
    assert texts(line) == [english, french]
