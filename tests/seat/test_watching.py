"""Rulings as they are watched: the table after everything that happens, told as the terminal tells it."""

import pytest

from grimoire.library.scenario_running import play_through
from grimoire.pages.ruling_index import shelf_of
from grimoire.pages.ruling_search import scenario_at
from grimoire.seat.scenario_story import story
from grimoire.seat.watching import watched
from grimoire.seat.wording import plain

SOME = 60


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_every_sentence_of_a_ruling_is_in_the_moment_in_which_it_happens(game: str) -> None:
    every = shelf_of(game).all
    assert len({one.id for one in every}) == len(every)
    for nth, one in enumerate(every[:: max(1, len(every) // SOME)]):
        assert_watched_as_told(game, one.number, ("en", "fr")[nth % 2])


def assert_watched_as_told(game: str, number: int, lang: str) -> None:
    scenario = scenario_at(game, number)
    moments = watched(scenario.play, lang)
    assert moments[-1].made == len(play_through(scenario.play).made), scenario.title_in(lang)
    told = [f"{plain(line.words)} [{line.rule}]" for moment in moments for line in moment.told]
    chosen = [line for moment in moments for line in moment.chosen]
    assert all(moment.told or moment.chosen for moment in moments[1:]), scenario.title_in(lang)
    lines = [line.strip() for line in story(scenario, lang)]
    at = 0
    for line in told:  # the same sentences as the terminal tells, in the same order
        at = lines.index(line, at) + 1
    assert all(line in lines for line in chosen)


UNUSUAL = [
    ("magenoir", "Chaos goes through both decks to their end when nothing in them hurts; a long chain that ends is no loop"),
    ("magenoir", "Two Wave echoes that can only apply each other never end, so the game is drawn"),  # a chain that is cut short
    ("anima", "The Smuggler counts as being in an Area with the Trade icon"),  # between two questions of a trade
    ("anima", "Where the Mountain That Walks wins, the Area goes with all that lies there, and every Party there is expelled"),
]


@pytest.mark.parametrize(("game", "title"), UNUSUAL, ids=["a long chain", "a loop", "a trade", "another player"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_unusual_in_a_ruling_can_be_watched_too(game: str, title: str, lang: str) -> None:
    found = next(one for one in shelf_of(game).all if one.title["en"] == title)
    assert_watched_as_told(game, found.number, lang)


def test_what_a_card_brings_about_on_its_way_is_one_moment_with_its_going() -> None:
    found = next(one for one in shelf_of("magenoir").all if one.title["en"].startswith("A Tornado that puts Seed in the wind"))
    moments = watched(scenario_at("magenoir", found.number).play, "en")
    assert len(moments) == 1 + 5
    begun, activated, blow, applied, returned, gone = moments
    assert activated.chosen == ["Alice: Activate Tornado", "Alice: Target Bob"]
    names = {thing.card: thing.handle for thing in begun.scene.things}
    assert [(one.source, one.target, one.amount) for one in activated.strokes] == [(names["tornado"], "player.1", 0)]
    assert [(one.source, one.target, one.amount) for one in blow.strokes] == [(names["tornado"], "player.1", -4)]
    life = [[player.facts[0].value for player in moment.scene.players] for moment in moments]
    assert life == [[20, 20], [20, 20], [20, 16], [20, 16], [20, 16], [20, 16]], "the table is that of the moment"
    assert len(applied.told) == 1 and [plain(line.words).split()[1] for line in returned.told] == ["drew", "in"]
    places = [{thing.card: thing.place for thing in moment.scene.things} for moment in moments]
    assert [at.get("seed-in-the-wind") for at in places] == ["0.channeled"] * 4 + ["0.deck"] * 2
    assert places[4]["tornado"] == "0.prepared" and places[5]["tornado"] == "0.discard"
    assert {thing.handle for thing in gone.scene.things} >= {names["tornado"], names["seed-in-the-wind"]}
