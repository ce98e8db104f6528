"""Samples and views show nothing that only looks like something else: a word like a card, an order like a drawing."""

from pathlib import Path

from grimoire.kernel.chance import seeded
from grimoire.lab.games import table_of
from grimoire.magenoir.game import Game
from grimoire.magenoir.references import LEAST_REF, WORDS_SLOT
from grimoire.magenoir.sampling import by_place
from grimoire.magenoir.zones import DECK, HAND, OPEN
from grimoire.table.asked_positions import asked_position


def test_the_word_a_component_was_named_for_is_no_card() -> None:
    table = table_of("magenoir")
    g = table.begin([list(table.deck(name).cards) for name in table.deck_names()[:2]], 1)
    assert isinstance(g, Game)
    assert any(0 in unseen for unseen in by_place(g, 1)[1])  # what a large word could be taken for
    word = LEAST_REF << 17
    g.stack[-1].scope.pick(WORDS_SLOT, [word])
    assert g.sample(1, seeded(1)).stack[-1].scope.picks[WORDS_SLOT] == [word]


def test_cards_of_one_name_in_another_hand_do_not_tell_when_they_were_drawn() -> None:
    table = table_of("magenoir")
    g = table.begin([list(table.deck(name).cards) for name in table.deck_names()[:2]], 1)
    assert isinstance(g, Game)
    one, other = [card for card, face in enumerate(g.printed) if face == g.printed[0] and g.owner[card] == 0][:2]
    g.known[one], g.known[other] = 3, OPEN
    views = []
    for hand in ([one, other], [other, one]):
        g.zones[HAND] = hand
        views.append(g.view(1).players[0].zones["hand"])
    assert views[0] == views[1]


def test_whether_what_was_looked_at_is_what_was_wanted_shows_in_no_sample(tmp_path: Path) -> None:
    """Who may keep a Rock is asked whatever came up: what is under way must not tell which it was."""
    samples: list[bytes] = []
    for deck in ("[rock, seed, 3 seed]", "[seed, rock, 3 seed]"):
        file = tmp_path / "mine.yaml"
        file.write_text(f"given:\n  alice: {{permanents: [underground-mine], reserve: 1 mineral, deck: {deck}}}\n")
        g = asked_position(str(file)).game
        g.choose_form("use underground-mine")
        assert isinstance(g, Game) and g.question.id == "may"
        samples.append(g.sample(1, seeded(1)).to_bytes())
        for form, where in (("yes", HAND), ("no", DECK)) if "[rock" in deck else (("no", DECK),):
            after = g.clone()
            after.choose_form(form)
            rock = [card for card, face in enumerate(after.printed) if after.definitions[face].id == "rock"]
            assert after.zone[rock[0]] == where
    assert samples[0] == samples[1]
