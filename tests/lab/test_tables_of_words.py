"""The tables programs number options and questions by: complete, and in an order that only grows."""

import pytest
from tools import words_of_games as maker

import grimoire
from grimoire.research import words_of_games


def test_the_tables_are_up_to_date() -> None:
    for game in ("magenoir", "anima"):
        assert set(words_of_games.VERBS[game]) >= maker.verbs_of(game), "python -m tools.words_of_games"
        assert set(words_of_games.QUESTIONS[game]) >= maker.questions_of(game), "python -m tools.words_of_games"


def test_a_new_word_comes_last_and_none_goes() -> None:
    assert maker.grown(("b", "gone"), {"a", "b", "c"}) == ("b", "gone", "a", "c")


@pytest.mark.parametrize(("game", "players"), [("magenoir", 2), ("anima", 2), ("anima", 4)])
def test_whatever_is_asked_and_offered_is_in_them(game: str, players: int) -> None:
    for seed in range(3):
        position = grimoire.new_game(game, players=players, seed=seed)
        chance = grimoire.seeded(seed)
        for _ in range(300):
            decision = position.decision()
            if decision is None:
                break
            assert decision.question.id in grimoire.question_ids(game)
            assert {option.verb for option in decision.options} <= set(grimoire.verbs(game))
            position.choose(chance.below(len(decision.options)))


def test_the_facts_of_cards_stand_in_the_order_of_their_numbers() -> None:
    facts = grimoire.card_facts("anima")
    assert len({card.id for card in facts}) == len(facts) > 100
    tiamat = next(card for card in facts if card.id == "tiamat")
    assert (tiamat.category, tiamat.type, tiamat.level) == ("encounter", "creature", 3)
