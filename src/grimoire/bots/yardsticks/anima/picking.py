"""One option of many: the best of those weighed, or the first that does a certain thing."""

from grimoire.anima.game import Game
from grimoire.kernel.chance import Chance


def best(scores: list[float], chance: Chance) -> int:
    """The highest; of equals any."""
    top = max(scores)
    places = [i for i, score in enumerate(scores) if score == top]
    return places[0] if len(places) == 1 else places[chance.below(len(places))]


def by_verb(g: Game, *verbs: str) -> int:
    """The first option with one of these verbs, in their order; else the last."""
    for verb in verbs:
        for i, option in enumerate(g.options):
            if option.verb == verb:
                return i
    return len(g.options) - 1
