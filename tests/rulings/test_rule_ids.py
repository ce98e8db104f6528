"""Facts and refusals name a rule a judge can look up."""

import re
from pathlib import Path

import grimoire
from grimoire.library.cards import shipped_pool
from grimoire.library.sources import shipped_sources

RULES = Path(grimoire.__file__).parent / "magenoir"
ID = re.compile(r'"((?:D\d[\d.]*|R:[a-z-]+|S:[a-z-]+|card:[a-z-]+(?:/\w+)?))"')


def test_every_rule_the_engine_cites_is_a_source() -> None:
    known = set(shipped_sources()) | {f"card:{card.id}" for card in shipped_pool().definitions}
    cited = {(path.name, id) for path in RULES.glob("*.py") for id in ID.findall(path.read_text(encoding="utf-8"))}
    assert len(cited) > 50
    assert sorted((name, id) for name, id in cited if id not in known) == []
