"""Cards as a client draws them."""

import msgspec
import pytest

from grimoire.library.games import GAMES
from grimoire.pages.anima.origin_words import FRENCH
from grimoire.pages.games import catalogue_of, printed_cards_of
from grimoire.pages.printed_cards import PrintedCard
from grimoire.seat.wording import Words, plain


def printed(game: str, lang: str) -> dict[str, PrintedCard]:
    return printed_cards_of(game, GAMES[game].shipped_pool(), lang)


def counted(name: Words) -> list[tuple[str, str]]:
    return [(span.text, span.word) for span in name if span.word]


@pytest.mark.parametrize("game", ["magenoir", "anima"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_is_printed_with_its_name(game: str, lang: str) -> None:
    pool = GAMES[game].shipped_pool()
    found = printed(game, lang)
    assert {id: plain(card.name) for id, card in found.items()} == {card.id: card.name[lang] for card in pool.definitions}
    assert all(plain(card.line) for card in found.values())
    assert msgspec.json.decode(msgspec.json.encode(found), type=dict[str, PrintedCard], strict=True) == found


def test_words_that_make_a_card_a_component_are_marked_in_its_name() -> None:
    english, french = printed("magenoir", "en"), printed("magenoir", "fr")
    assert counted(english["tree-in-flames"].name) == [("Tree", "tree"), ("flames", "flame")]
    assert counted(french["tree-in-flames"].name) == [("Arbre", "tree"), ("flammes", "flame")]
    assert counted(english["fire-ball"].name) == [("ball", "ball")]  # the name of an element is no component
    assert [word.name for word in french["flame-projectile"].needs] == ["Flamme"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_a_card_can_serve_as_is_said_in_its_language(lang: str) -> None:
    found = printed("magenoir", lang)
    assert [word.name for word in found["millennium"].counts] == {"en": ["Millennium", "Time"], "fr": ["Millénaire", "Temps"]}[
        lang
    ]
    assert found["crimson-ritual"].counts == []


def test_almost_every_word_of_an_english_name_is_found_in_the_french_one() -> None:
    english, french = printed("magenoir", "en"), printed("magenoir", "fr")
    lacking = [id for id in english if len(counted(french[id].name)) < len(counted(english[id].name))]
    assert len(lacking) <= 8, lacking


def test_where_facts_come_from_is_said_in_french_too() -> None:
    """Of every card of Anima that comes with the program."""
    cards = catalogue_of("anima", GAMES["anima"].shipped_pool()).cards
    said = {facts for card in cards for facts in card.provenance.values() if facts}
    assert said - set(FRENCH) == set()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_final_mission_is_printed_stage_by_stage(lang: str) -> None:
    """What dice decide, and what falls between."""
    found = printed("anima", lang)
    choir, eye = found["splinter-choir"], found["eye-that-will-not-close"]
    assert [stage.trial for stage in choir.quest] == [False, True, False, True, False, True]
    assert [stage.trial for stage in choir.crisis] == [True, False, True]
    assert len({plain(stage.words) for stage in eye.quest}) == 1
    assert len(eye.quest) == 3
    assert all(plain(stage.words).endswith(".") for card in found.values() for stage in [*card.quest, *card.crisis])
    assert not any(card.quest for card in found.values() if card.kind != "final-mission")
