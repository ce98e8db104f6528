"""What a ruling rests on is said of every ruling, and follows from what it cites and from docs/rulings.md."""

import pytest

from grimoire.library.sources import CARD_TEXT, card_of, shipped_sources
from grimoire.library.standing import AUTHOR, LIKELY, OFFICIAL, OPEN, SECTION, TEXT, is_published, standing_of, sureness
from grimoire.pages.rules import shipped_heads


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_every_ruling_of_the_library_says_what_it_rests_on(game: str) -> None:
    sources = shipped_sources(game)
    found = set()
    for _, head in shipped_heads(game):
        one = standing_of(game, head.ruling, head.cites)
        found.add(one.level)
        assert one.sources and set(one.sources) <= set(head.cites)
        assert (one.level in (LIKELY, OPEN)) == (head.ruling in sureness()), "ours is what docs/rulings.md says is ours"
        if one.level == OFFICIAL:
            assert all(is_published(game, id) for id in one.sources) and len({card_of(id) for id in one.sources}) == 1
        elif one.level == SECTION:
            assert any(not id.startswith(CARD_TEXT) and sources[id].states_rule for id in one.sources), head.ruling
        elif one.level == TEXT:
            assert all(id.startswith(CARD_TEXT) for id in one.sources)
    assert found == {SECTION, TEXT, LIKELY, OPEN} | ({OFFICIAL} if game == "magenoir" else set())


def test_official_is_only_what_was_published_of_all_the_cards_it_speaks_of() -> None:
    one = ["card:animated-tree/5", "card:animated-tree", "D4.1"]
    assert standing_of("magenoir", "Some title", one).level == OFFICIAL
    assert standing_of("magenoir", "Some title", [*one, "card:zenith-ritual/3"]).level == SECTION, "nobody ruled on both"
    assert standing_of("magenoir", "Some title", ["card:animated-tree/5", "card:zephyr"]).level == TEXT
    assert standing_of("magenoir", "Some title", ["card:photosynthesis/1"]).level == TEXT, "a link to an article rules nothing"
    assert standing_of("magenoir", "Some title", ["own:lyon/3", "card:animated-tree/5"]).level == AUTHOR
    ours = next(title for title, level in sureness().items() if level == "ours")
    assert standing_of("magenoir", ours, one).level == OPEN
