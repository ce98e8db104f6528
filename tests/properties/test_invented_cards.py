"""Cards nobody would write: each is refused with file and line, or read, written in both languages, and played."""

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from grimoire.lab.inventing.grammar import RandomChooser
from grimoire.lab.inventing.trying import Workshop, accepted, check_texts, play_on
from grimoire.lab.inventing.workshops import WORKSHOPS, workshop_of
from grimoire.language.source import CardSource

CALM = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
CARDS = 5
WORKSHOP: dict[str, Workshop] = {}


def workshop(game: str) -> Workshop:
    return WORKSHOP.setdefault(game, workshop_of(game))


@pytest.mark.parametrize("game", sorted(WORKSHOPS))
@settings(CALM, max_examples=40)
@given(seed=st.integers(0, 10**9))
def test_a_card_is_refused_with_its_line_or_written_in_both_languages(game: str, seed: int) -> None:
    made = workshop(game)
    source = accepted(made, RandomChooser(seed), 0)
    if source is not None:
        note(str([field.text for field in source.effect]))
        check_texts(made, source)


@pytest.mark.parametrize("game", sorted(WORKSHOPS))
@settings(CALM, max_examples=5)
@given(seed=st.integers(0, 10**6))
def test_cards_that_are_read_can_be_played(game: str, seed: int) -> None:
    made = workshop(game)
    chooser = RandomChooser(seed)
    sources: list[CardSource] = []
    for _ in range(CARDS * 6):
        source = accepted(made, chooser, len(sources))
        if source is not None:
            sources.append(source)
        if len(sources) == CARDS:
            break
    note(str([[field.text for field in source.effect] for source in sources]))
    made.read(sources)
    position = made.begin([source.id for source in sources], chooser)
    play_on(made, position, chooser, 80, lambda form: None)


def test_most_kinds_of_words_come_up() -> None:
    """What is invented is no small corner of the language."""
    made = workshop("magenoir")
    chooser = RandomChooser(1)
    texts = " ".join(field.text for number in range(400) for field in made.invented(chooser, number).effect)
    for word in ("it", "apply", "lasting", "next", "choose", "by_each", "instead", "rider", "numbers", "swap", "a_player"):
        assert word in texts
