"""What a program needs to number cards, options and questions: tables of a game, each in an order that only grows."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from grimoire.library.games import box_of
from grimoire.research.arguments import is_text
from grimoire.research.own_cards import pool_with
from grimoire.research.words_of_games import QUESTIONS, VERBS


def verbs(game: str = "magenoir") -> tuple[str, ...]:
    """Every verb an option of this game can have. A new one comes last, so that a number keeps its meaning."""
    return VERBS[box_of(is_text(game, "game")).name]


def question_ids(game: str = "magenoir") -> tuple[str, ...]:
    """The id of every question of this game, likewise."""
    return QUESTIONS[box_of(is_text(game, "game")).name]


def card_facts(game: str = "magenoir", cards: Sequence[str | Path] = ()) -> list[Any]:
    """What is printed on each card, with both its texts, one's own cards after those of the program: a list of structs with
    the fields of `grimoire cards export`. Raises BadFile."""
    box = box_of(is_text(game, "game"))
    return box.card_facts(pool_with(game, cards))
