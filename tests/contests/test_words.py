"""Contests have words in both languages for all they say, and no others."""

import re
from pathlib import Path
from typing import Final

import msgspec
import pytest

from grimoire.contests.criteria import CRITERIA
from grimoire.contests.entries import Act
from grimoire.contests.needs import OUTCOMES
from grimoire.contests.next_round import Next
from grimoire.contests.settings import PRESETS, Tiebreak
from grimoire.library.messages import LANGUAGES, message_texts, messages_in

SOURCES: Final = Path(__file__).resolve().parents[2] / "src" / "grimoire"
FILES: Final = [path for path in SOURCES.rglob("*.py") if "contest" in str(path.relative_to(SOURCES))]
FOUND: Final = re.compile(r'"(contest-[a-z0-9-]*[a-z0-9])"')


def written(lang: str) -> set[str]:
    return {id for _, text in message_texts(lang) for id in messages_in(text) if id.startswith("contest-")}


def needed() -> set[str]:
    """All that the sources say by name, and what they put together."""
    said = {id for path in FILES for id in FOUND.findall(path.read_text(encoding="utf-8"))}
    said -= {"contest-why-up", "contest-why-down"}
    said |= {f"contest-why-{way}-{reason}" for way in ("up", "down") for reason in ("met", "odd")}
    said |= {f"contest-why-not-{name}" for name in CRITERIA}
    said |= {f"contest-need-{name}" for name in (*OUTCOMES, "sure", "possible", "out")}
    tiebreaks = Tiebreak.__args__  # type: ignore[attr-defined]
    said |= {f"contest-tiebreak-{name}" for name in ("points", *tiebreaks)} | {f"contest-tiebreak-{n}-long" for n in tiebreaks}
    said |= {f"contest-next-{act}" for act in Next.__annotations__["act"].__args__}
    said |= {f"contest-preset-{name}{part}" for name in PRESETS for part in ("", "-about")}
    said |= {f"contest-entry-{msgspec.inspect.type_info(kind).tag}" for kind in Act.__subclasses__()}  # type: ignore[attr-defined]
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_said_has_words(lang: str) -> None:
    assert len(needed()) > 100
    assert needed() - written(lang) == set()


def test_no_words_are_left_over() -> None:
    put_together = re.compile(r"contest-(stage|table|system|part|entry|print|page|terminal|web)-")
    assert {id for id in written("en") - needed() if not put_together.match(id)} == set()


def test_in_french_nothing_is_counted_as_one() -> None:
    """Zero is singular there: a variant that says 1 by itself would say it of none too."""
    for name, text in message_texts("fr"):
        for id, message in messages_in(text).items():
            assert not re.search(r"\[one\][^\n{]*\b1\b", message), f"{name}: {id}"
