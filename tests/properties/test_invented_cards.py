"""Cards nobody would write: each is refused with file and line, or read, written in both languages, and played."""

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from grimoire.lab.games import GAMES, table_of
from grimoire.lab.inventing.grammar import RandomChooser
from grimoire.lab.inventing.trying import Workshop, accepted, check_texts, play_on
from grimoire.language.source import CardFileError, CardSource, Field

CALM = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
CARDS = 5
WORKSHOP: dict[str, Workshop] = {}


def workshop(game: str) -> Workshop:
    return WORKSHOP.setdefault(game, table_of(game).workshop())


TRIES = {"magenoir": 1500, "anima": 2500}  # of Anima's cards by chance more are refused: many words need a Combat around them


@pytest.mark.parametrize("game", sorted(GAMES))
@settings(CALM, max_examples=40)
@given(seed=st.integers(0, 10**9))
def test_a_card_is_refused_with_its_line_or_written_in_both_languages(game: str, seed: int) -> None:
    made = workshop(game)
    source = accepted(made, RandomChooser(seed), 0)
    if source is not None:
        note(str([field.text for field in source.effect]))
        check_texts(made, source)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_line_that_is_accepted_has_a_whole_text_in_both_languages(game: str) -> None:
    """Nothing shown as written, nothing left open, no word of the other language."""
    made = workshop(game)
    lines = 0
    for seed in range(TRIES[game]):
        source = accepted(made, RandomChooser(seed), 0)
        if source is not None:
            check_texts(made, source)
            lines += len(source.effect)
    assert lines > 100


@pytest.mark.parametrize("line", ["gain(you, tally(turn_start(you)))", "take(alt(3, first(prepared(self)), 4) mana, infinite)"])
def test_what_no_sentence_says_is_refused_with_its_line(line: str) -> None:
    source = CardSource("invented-0", "invented.yaml", 1)
    source.fields = {"name.en": Field("Rock Tree", 2), "element": Field("fire", 3)}
    source.effect = [Field("draw(you, 1)", 10), Field(line, 11)]
    with pytest.raises(CardFileError, match=r"^invented\.yaml:11: "):
        workshop("magenoir").read([source])


@pytest.mark.parametrize("game", sorted(GAMES))
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
