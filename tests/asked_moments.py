"""Moments of rulings at which somebody is asked something, one of each kind."""

from functools import cache
from typing import TypeVar, cast

from grimoire.kernel.position import Position
from grimoire.pages.ruling_index import shelf_of
from grimoire.pages.ruling_search import scenario_at
from grimoire.table.asked_positions import of_play

Game = TypeVar("Game", bound=Position)


@cache
def asked_moments(name: str, kind: type[Game]) -> list[Game]:
    """The first moment of each kind at which a ruling of this game asks this by this verb."""
    found: dict[tuple[str, str, str], Game] = {}
    for ruling in shelf_of(name).all:
        scenario = scenario_at(name, ruling.number).play
        asked = of_play(scenario, 0, ruling.file)
        for choice in [*scenario.when, None]:
            g = asked.game
            if isinstance(g, kind) and g.decision() is not None:
                for option in g.options:
                    found.setdefault((g.question.id, g.question.word, option.verb), cast(Game, g.clone()))
            if choice is not None:
                asked.played.take(choice)
    return list(found.values())
