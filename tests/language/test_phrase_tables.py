"""The tables of phrases of Mage Noir: both languages say everything, and nothing asks for a blank that nobody fills."""

import re
from collections.abc import Iterator

from grimoire.language.syntax import parse
from grimoire.magenoir.text import card_text
from grimoire.magenoir.text.argument_writer import ALL_READERS, READERS
from grimoire.magenoir.text.phrases import PHRASES

# What one language says by leaving it out, or refuses to say.
LEFT_OUT = {"a piece", "of anyone", "adjective channelable", "adjective pieces", "mark channelable"}
GIVEN = {"aside", "end"}  # beside any amount
BESIDE = {"f"}  # the noun that a detail stands beside
OF_EVENTS = {"never", "destroyed", "origin", "on_discard", "on_activation", "by_preparing"}

BLANK = re.compile(r"\{(?:[^{}~:]* )?(\w+)[~:}]|<\S+ (\w+)>|\[(\w+)(?:\.\w+)?\?")


def blanks_of(pattern: str) -> set[str]:
    return {name for names in BLANK.findall(pattern) for name in names if name}


def plain_phrases() -> Iterator[tuple[str, set[str], str]]:
    for key, pair in PHRASES.items():
        name, called, inside = key.removesuffix(")").partition("(")
        if called:
            yield name, set(inside.split(", ")), " ".join(pair)


def test_every_phrase_is_said_in_both_languages() -> None:
    assert {key.partition("(")[0] for key, pair in PHRASES.items() if not all(pair)} == LEFT_OUT


def test_a_phrase_fills_no_blank_that_its_brackets_do_not_name() -> None:
    wrong: dict[str, set[str]] = {}
    for name, named, text in plain_phrases():
        wrong[name] = (
            blanks_of(text)
            - named
            - (OF_EVENTS if name.startswith("event ") else BESIDE if name.startswith("detail ") else GIVEN)
        )
    assert {name: blanks for name, blanks in wrong.items() if blanks} == {}


def test_every_way_of_reading_is_known() -> None:
    named = {blank for _, given, _ in plain_phrases() for blank in given}
    assert named - {*READERS, *ALL_READERS} == {""}
    assert {*READERS, *ALL_READERS} - named == set()


def test_what_is_read_is_said() -> None:
    idle = {name: given - blanks_of(text) - {"", "_", "nothing", "who", "card", "put"} for name, given, text in plain_phrases()}
    assert {name: blanks for name, blanks in idle.items() if blanks} == {}


def test_a_row_alone_gives_a_word_its_sentence() -> None:
    for lang, said in (("en", "Return this spell to exactly what is printed on it."), ("fr", "Ramenez ce sort exactement")):
        assert card_text([parse("revert(self)")], "Probe", "spell", lang).startswith(said)
