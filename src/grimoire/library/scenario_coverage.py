"""Which sources the rulings stand for: every id with its title and the scenarios that cite it."""

import msgspec

from grimoire.library.scenarios import Scenario
from grimoire.library.sources import Source, root_of


class Covered(msgspec.Struct):
    """A source and what speaks for it. A source that states nothing, with its reason, needs no scenario."""

    id: str
    title: str
    states_rule: bool
    why: str
    same_as: str
    scenarios: list[str]

    @property
    def state(self) -> str:
        return "nothing" if not self.states_rule else "covered" if self.scenarios else "missing"


def coverage(sources: dict[str, Source], scenarios: list[Scenario], lang: str) -> list[Covered]:
    """Every source in the order of the file; a scenario that cites one of two that say the same covers both."""
    citing: dict[str, list[str]] = {}
    for scenario in scenarios:
        for id in dict.fromkeys(root_of(sources, cited) for cited in scenario.cites):
            citing.setdefault(id, []).append(scenario.title_in(lang))
    return [
        Covered(
            source.id,
            source.title_in(lang),
            source.states_rule,
            source.why_in(lang),
            source.same_as,
            citing.get(root_of(sources, source.id), []),
        )
        for source in sources.values()
    ]
