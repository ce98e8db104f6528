"""What is under way in a sample: numbers that only look like references to cards stay what they are."""

from grimoire.kernel.chance import seeded
from grimoire.lab.games import table_of
from grimoire.magenoir.game import Game
from grimoire.magenoir.references import LEAST_REF, WORDS_SLOT
from grimoire.magenoir.sampling import unseen


def test_the_word_a_component_was_named_for_is_no_card() -> None:
    table = table_of("magenoir")
    g = table.begin([list(table.deck(name).cards) for name in table.deck_names()[:2]], 1)
    assert isinstance(g, Game)
    assert any(card == 0 for owner in (0, 1) for card in unseen(g, 1, owner))  # what a large word could be taken for
    word = LEAST_REF << 17
    g.stack[-1].scope.picks[WORDS_SLOT] = [word]
    assert g.sample(1, seeded(1)).stack[-1].scope.picks[WORDS_SLOT] == [word]
