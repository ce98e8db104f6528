"""The words of a task: which actions its games were seen to have, each with a number for good."""

from typing import Final

from grimoire.kernel.action_words import ActionWords
from grimoire.kernel.chance import seeded
from grimoire.library.action_words import kept_words
from grimoire.research.arguments import is_number
from grimoire.research.task import Task

GAMES: Final = 100  # that are played to find words, where nobody says how many


def vocabulary(task: Task, games: int = 0, seed: int = 1) -> ActionWords:
    """The action words of a task: of a named one those that come with the program, if any; else, or where `games` are asked
    for, those that came up in so many games played by chance, the same for the same arguments."""
    kept = [] if is_number(games, "games") else kept_words(task.name)
    return ActionWords(kept or found(task, games or GAMES, is_number(seed, "seed")), task.most_options)


def found(task: Task, games: int, seed: int) -> list[str]:
    """In alphabetical order, so that it does not matter when each was found."""
    nothing = ActionWords([], task.most_options)
    words: set[str] = set()
    for number in range(seed, seed + games):
        position, chance = task.new_game(number), seeded(number)
        made = 0
        while position.asked >= 0 and made < task.most_choices:
            options = task.offered(position)
            words.update(nothing.words_of(options))
            made += task.choose(position, chance.below(len(options)))
    return sorted(words)
