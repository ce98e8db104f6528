"""Facts and refusals name a rule a judge can look up."""

import re
from pathlib import Path

import pytest

import grimoire
from grimoire.library.games import GAMES
from grimoire.library.notations import shipped_notation
from grimoire.library.sources import shipped_sources

RULES = Path(grimoire.__file__).parent
ID = re.compile(r'"((?:D\d[\d.]*|[RSA]:[a-z-]+|card:[a-z-]+(?:/\w+)?))"')


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_the_engine_cites_is_a_source(game: str) -> None:
    known = set(shipped_sources(game)) | {f"card:{id}" for id in shipped_notation(game).cards}
    files = (RULES / game).glob("*.py")
    cited = {(path.name, id) for path in files for id in ID.findall(path.read_text(encoding="utf-8"))}
    assert len(cited) > 50
    assert sorted((name, id) for name, id in cited if id not in known) == []
