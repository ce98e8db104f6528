"""Card files that are wrong: one line with file and line, never a traceback."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimoire.language.syntax import parse
from grimoire.library.magenoir.cards import build_pool, shipped_texts
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.listed_words import V

TEXTS = shipped_texts()
PIECES = [re.findall(r"\w+|[^\w\s]|\s+", text) for _, text in TEXTS]
WORDS = sorted({word.name for word in V.words} | {piece for pieces in PIECES for piece in pieces if piece.strip()})
STRANGE = [
    "²",
    "٣",
    "\x00",
    "\x85",
    "\t",
    "[",
    "{",
    "}",
    "&a ",
    "*a",
    "!!x ",
    "%",
    "~",
    "(((",
    "=>",
    "@",
    '"',
    "'",
    "- ",
    ": ",
    "#",
    "99999",
]
ABILITIES = [line.strip()[2:] for _, text in TEXTS for line in text.split("\n") if line.startswith("    - ")]
HEAD = "probe:\n  name: {en: Probe, fr: Sonde}\n  element: fire\n"


def refused(text: str) -> str:
    """The message with which a file is refused, empty if it is accepted."""
    try:
        build_pool([("my.yaml", text)])
    except BadFile as error:
        message = str(error)
        assert re.match(r"my\.yaml:[0-9]+: ", message), message
        assert "\n" not in message
        return message
    return ""


@st.composite
def edited(draw: st.DrawFn) -> str:
    """A shipped file with a few pieces changed, doubled, exchanged or left out."""
    pieces = list(draw(st.sampled_from(PIECES)))
    for _ in range(draw(st.integers(1, 4))):
        if not pieces:
            break
        at = draw(st.integers(0, len(pieces) - 1))
        change = draw(st.sampled_from(["replace", "insert", "drop", "double", "exchange"]))
        if change == "replace":
            pieces[at] = draw(st.sampled_from(WORDS + STRANGE))
        elif change == "insert":
            pieces.insert(at, draw(st.sampled_from(WORDS + STRANGE)))
        elif change == "drop":
            del pieces[at]
        elif change == "double":
            pieces[at : at + 6] = pieces[at : at + 6] * 2
        else:
            other = draw(st.integers(0, len(pieces) - 1))
            pieces[at], pieces[other] = pieces[other], pieces[at]
    return "".join(pieces)


@st.composite
def abilities(draw: st.DrawFn) -> str:
    """A line that is put together from pieces of the lines of shipped cards."""
    pieces = [piece for _ in range(2) for piece in re.findall(r'"\w+"|\w+|[^\w\s]|\s+', draw(st.sampled_from(ABILITIES)))]
    start = draw(st.integers(0, len(pieces) - 1))
    chosen = pieces[start : draw(st.integers(start + 1, len(pieces)))]
    if draw(st.booleans()):
        chosen[draw(st.integers(0, len(chosen) - 1))] = draw(st.sampled_from(WORDS))
    return "".join(chosen)


@settings(max_examples=150, deadline=None)
@given(edited())
def test_an_edited_file_is_read_or_refused_with_its_line(text: str) -> None:
    refused(text)


@settings(max_examples=300, deadline=None)
@given(abilities())
def test_an_edited_ability_is_read_or_refused_with_its_line(line: str) -> None:
    quoted = line.replace("'", "''").replace("\n", " ")
    message = refused(f"{HEAD}  effect:\n    - '{quoted}'\n")
    if not message and line.strip():
        assert str(parse(str(parse(quoted)))) == str(parse(quoted))


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_with_its_line(text: str) -> None:
    refused(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"{HEAD}  hp: ²\n  type: permanent\n", "my.yaml:4: probe: hp"),
        (f"{HEAD}  cost: ²2 air\n", "my.yaml:4: probe: '²2'"),
        (f"{HEAD}  needs: ² Flame\n", "my.yaml:4: probe: '²'"),
        (f"{HEAD}  effect: [damage(²2, any)]\n", "my.yaml:4: probe: '²'"),
        (f"{HEAD}  effect: [damage({'9' * 5000}, any)]\n", "my.yaml:4: probe: "),
        (f"{HEAD}  effect: ['{'if(' * 600}mn{')' * 600}']\n", "my.yaml:4: probe: "),
        (f"{HEAD}  effect: ['always ability_payment(self, under)']\n", "my.yaml:4: probe: "),
        (f"{HEAD}  effect: [dmg(1)]\n", "my.yaml:4: probe: 'dmg(1)' is no effect; allowed here: "),
        (f"{HEAD}  effect: ['damage(1)']\n", "my.yaml:4: probe: 'damage' is written damage(number, targets, unstoppable)"),
        (f"{HEAD}  effect: ['damage(1 any)']\n", "my.yaml:4: probe: 'damage' is written damage("),
        (f"{HEAD}  effect: [on turn_start => draw(you)]\n", "my.yaml:4: probe: 'turn_start' is written turn_start(player)"),
        (f"{HEAD}  effect: ['damage(1, any']\n", "my.yaml:4: probe: expected ',', found 'the end'"),
        (f"{HEAD}  hp: three\n  type: permanent\n", "my.yaml:4: probe: hp is a number from 0 to 999 or X, not 'three'"),
        (f"{HEAD}  hp: 3\n", "my.yaml:4: probe: only Permanents have hp, and this card is of type spell"),
        (f"{HEAD}  cost: 9999 air\n", "my.yaml:4: probe: '9999' is no amount of Mana; a number from 0 to 999"),
        (f"{HEAD}  needs: 0 Flame\n", "my.yaml:4: probe: '0' is no number of components; one from 1 to 20"),
        ("probe:\n  name: {en: Probe}\n", "my.yaml:1: probe: the card needs an element; allowed here: air, "),
        ("probe:\n  name: {en: Probe, de: Probe}\n", "my.yaml:2: probe: 'de' is no language of names; allowed here: en, fr"),
        (f"{HEAD}\thp: 3\n", "my.yaml:4: this line is no YAML; look at its colons"),
        (
            f"{HEAD}    - damage(1, any)\n",
            "my.yaml:4: this line is taken for a part of line 3: before it the name of its list is missing",
        ),
        (
            f"{HEAD}  effect:\n    - 'draw(you)'\n    - damage(1, any)\n      - draw(you)\n",
            "my.yaml:7: this line is taken for a part of line 6",
        ),
        (f"{HEAD}  - damage(1, any)\n", "my.yaml:4: this line begins with '-' but stands in no list"),
        (f"{HEAD}  effect:\n    - draw(you)\n  - draw(you)\n", "my.yaml:6: this line begins with '-' but stands in no list"),
        (
            f"{HEAD}   cost: 1 air\n",
            "my.yaml:4: this line is moved in further than line 3, so it is taken for a part of that one",
        ),
        (f"{HEAD}\n    effect:\n    - draw(you)\n", "my.yaml:5: this line is moved in further than line 3"),
        (f"{HEAD}  effect\n    - draw(you)\n", "my.yaml:4: a name here lacks its ':' (as in 'effect:')"),
        (f"{HEAD}  effect:\n    - damage(1,\n    any)\n    - draw(you)\n", "my.yaml:6: a name here lacks its ':'"),
        (
            f"{HEAD}  provenance:\n    cost: ours\n   hp: 3\n",
            "my.yaml:6: this line begins further in, or less far, than the lines",
        ),
        (f"{HEAD}  efect: [damage(1, any)]\n", "my.yaml:4: probe: 'efect' is no field of a card; allowed here: "),
        (f"{HEAD}  element: water\n", "my.yaml:4: 'element' is written twice"),
        ("probe:\n  name: {en: Probe}\n  element: wood\n", "my.yaml:3: probe: 'wood' is no element; allowed here: air, "),
        ("probe: 7\n", "my.yaml:1: the card 'probe' must be a list"),
        ("a\x00b", "my.yaml:1: "),
        ("a: [\n", "my.yaml:2: "),
    ],
    ids=lambda value: value[:60],
)
def test_mistakes_and_their_answers(text: str, message: str) -> None:
    assert refused(text).startswith(message)


def test_a_word_that_is_nearly_one_is_answered_with_that_one() -> None:
    assert refused(f"{HEAD}  effect: ['damge(1, any)']\n").endswith("; did you mean 'damage'?")


def test_a_line_that_ends_too_early_names_no_place_in_it() -> None:
    assert "(at" not in refused(f"{HEAD}  effect: ['draw(you, 1) +']\n")


def test_a_file_nested_beyond_reason_is_refused() -> None:
    with pytest.raises(BadFile, match="nested too deeply"):
        build_pool([("my.yaml", "[" * 3000)])
