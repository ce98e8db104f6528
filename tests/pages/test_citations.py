"""What a ruling follows from, as it is shown: called by names, never by ids, the sentence that decides marked."""

import re

import pytest

from grimoire.pages.citations import citation, citations, label_of
from grimoire.pages.ruling_index import shelf_of
from grimoire.seat.wording import plain

ID = re.compile(r"^card:|^[A-Z]:|/\w+$")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_no_id_is_shown_for_what_a_ruling_cites(game: str, lang: str) -> None:
    cited = {id for one in shelf_of(game).all for id in one.cites}
    assert [id for id in cited if not id.startswith("own:") and ID.search(label_of(game, id, lang))] == []
    assert label_of("magenoir", "D6.5", lang) == "D6.5"
    assert label_of("magenoir", "card:tornado/2", "fr") == "Tornade"


def test_the_sentence_a_ruling_rests_on_is_marked_and_none_where_it_is_not_clear() -> None:
    title = "A Tornado that puts Seed in the wind into the deck lets its controller draw once"
    seed = citation("magenoir", "card:seed-in-the-wind/1", "en", title)
    assert (seed.label, seed.card) == ("Seed in the wind", "seed-in-the-wind")
    assert seed.decides >= 0 and plain(seed.text[seed.decides]) == "When this spell leaves play, draw 1 card."
    marked = [
        citation(game, id, lang, one.title[lang]).decides >= 0
        for game in ("magenoir", "anima")
        for one in shelf_of(game).all[::40]
        for lang in ("en", "fr")
        for id in one.cites
    ]
    assert sum(marked) > len(marked) / 3
    assert citation("magenoir", "D6.5", "en", "Nothing of the kind").decides == -1


def test_the_steps_of_a_section_are_counted_and_the_card_beside_it_says_which_of_them_decides() -> None:
    title = "A Tornado that puts Seed in the wind into the deck lets its controller draw once"
    seed, order = citations("magenoir", ["card:seed-in-the-wind/1", "D6.5"], "en", title)
    assert (seed.steps, order.steps) == (0, 5)
    assert plain(order.text[order.decides]) == "what it does on leaving happens;"
