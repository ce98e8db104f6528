"""Action words: the same number for the same action, none twice at a decision, and everything has one."""

import pytest

import grimoire
from grimoire.kernel.action_words import NOWHERE, ActionWords
from grimoire.library.action_words import kept_words

LISTED = ("magenoir-mini", "magenoir-pairing", "magenoir-plans", "magenoir-decks")


@pytest.mark.parametrize("name", LISTED)
def test_few_actions_are_missing_from_the_lists_that_come_with_the_program(name: str) -> None:
    task = grimoire.make_task(name)
    words = grimoire.vocabulary(task)
    assert words.words == kept_words(name)
    assert len(set(words.words)) == len(words.words)
    made = missing = 0
    for seed in range(5):
        game, chance = task.new_game(seed), grimoire.seeded(seed)
        while not game.over:
            offered = task.offered(game)
            numbers = words.numbers(offered)
            assert len(set(numbers)) == len(offered)
            assert all(0 <= number < words.size for number in numbers)
            missing += sum(number >= len(words.words) for number in numbers)
            made += len(numbers)
            task.choose(game, chance.below(len(offered)))
    assert missing / made < 0.01


def test_a_number_always_means_the_same() -> None:
    task = grimoire.make_task("magenoir-mini")
    words = grimoire.vocabulary(task)
    game, chance = task.new_game(4), grimoire.seeded(4)
    while not game.over:
        for number, word in zip(words.numbers(game.options), words.words_of(game.options), strict=True):
            if number < len(words.words):
                assert words.words[number] == word
        game.playout(chance, 1)


def test_what_has_no_word_is_numbered_behind_them_by_its_place() -> None:
    task = grimoire.make_task("magenoir-mini")
    options = task.new_game(1).options
    assert ActionWords([], 64).numbers(options) == list(range(len(options)))
    known = ActionWords([], 64).words_of(options)[1]
    assert ActionWords(["nothing", known], 5).numbers(options)[:2] == [2, 1]
    assert ActionWords([], 1).numbers(options)[1:] == [NOWHERE] * (len(options) - 1)


def test_words_are_found_by_play_where_no_list_is_kept() -> None:
    task = grimoire.Task("magenoir", ["whirling-flurry", "whirling-flurry"])
    few, same, more = (grimoire.vocabulary(task, games) for games in (2, 2, 6))
    assert few.words == same.words
    assert set(few.words) < set(more.words)
    assert few.words == sorted(few.words)
