"""Every section that says how a game goes is cited where the program enforces it, and `grimoire where` finds that place."""

import pytest
from typer.testing import CliRunner

from grimoire.cli.main import app
from grimoire.library.games import GAMES
from grimoire.library.rule_to_file import citations, cited_in, is_engine_rule, where_enforced
from grimoire.library.sources import shipped_sources

# What no file can enforce, and why.
NOWHERE: dict[str, str] = {
    "A:example-of-play": "a turn as an example: it says nothing that its sections do not",
}


@pytest.mark.parametrize("game", GAMES)
def test_every_section_is_cited_where_it_is_enforced(game: str) -> None:
    homes = (game, "library", "match", "table")
    rules = [source.id for source in shipped_sources(game).values() if is_engine_rule(source)]
    assert len(rules) > 100
    homeless = [id for id in rules if not [one for one in where_enforced(id) if one.file.startswith(homes)]]
    assert sorted(set(homeless) - set(NOWHERE)) == []


def test_what_is_cited_is_there() -> None:
    known = set().union(*[shipped_sources(game) for game in GAMES])
    headings = {id.partition("/")[0] for id in known} | {"D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10"}
    assert sorted({f"{one.file}:{one.line}: {one.section}" for one in citations() if one.section not in known | headings}) == []


def test_a_citation_names_its_function() -> None:
    text = '"""Of a file (D1.1)."""\n\nclass Blow:\n    def hit(self) -> None:\n        pass  # D5.1, not D55 and no xD5.2\n'
    assert [(one.section, one.line, one.inside) for one in cited_in(text, "x.py")] == [
        ("D1.1", 1, ""),
        ("D5.1", 5, "Blow.hit"),
        ("D55", 5, "Blow.hit"),
    ]


def test_what_tells_an_event_by_its_rule_does_not_decide_and_what_refuses_by_it_does() -> None:
    text = (
        'def begin(g):\n    """Begins\n    the turn (D1.1)."""\n    log(TurnBegan("D1.1"))\n    return Reason("late", "D1.2")\n'
    )
    assert [(one.section, one.line, one.text, one.tells) for one in cited_in(text, "x.py")] == [
        ("D1.1", 3, "Begins the turn (D1.1).", False),
        ("D1.1", 4, 'log(TurnBegan("D1.1"))', True),
        ("D1.2", 5, 'return Reason("late", "D1.2")', False),
    ]
    found = where_enforced("R:turn-start")
    assert "start_of_turn" in [one.inside for one in found] and not any("g.log" in one.text for one in found)


def test_a_section_is_found_with_its_parts_and_a_part_by_its_whole() -> None:
    assert {one.section for one in where_enforced("D3.2")} > {"D3.2.1", "D3.2.8"}
    assert {one.section for one in where_enforced("A:combat/4")} == {"A:combat"}


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (["D3.2.8"], 0, "src/grimoire/magenoir/phasing.py:1"),
        (["D3.2.8", "--lang", "fr"], 0, "D3.2.8 : "),
        (["A:combat"], 0, "src/grimoire/anima/combat.py:1"),
        (["D99"], 1, 'There is no rule "D99"'),
    ],
)
def test_it_is_told_where(args: list[str], code: int, said: str) -> None:
    done = CliRunner().invoke(app, ["where", *args], env={"LC_ALL": "C.UTF-8"})
    assert (done.exit_code, said in done.output) == (code, True), done.output
