"""The cards as data: numbers of each kind, facts that sources attest, and what is said about a wrong file."""

import pytest

from grimoire.anima.zones import CATEGORIES, ICON_NUMBER
from grimoire.language.syntax import parse, written
from grimoire.library.anima.cards import build_pool, shipped_pool, shipped_texts
from grimoire.library.yaml_lines import BadFile

POOL = shipped_pool()

COUNTS = {
    "bge": {
        "character": 12,
        "arcane": 5,
        "area": 16,
        "encounter": 28,
        "basic-mission": 10,
        "final-mission": 3,
        "advantage": 36,
    },
    "omega": {"character": 5, "area": 2, "encounter": 2, "advantage": 3},
}
ATTESTED = {  # Combat, Speed of Characters; Level of Areas and Encounters
    "witch": (2, 3),
    "executor": (4, 2),
    "agent": (3, 3),
    "seer": (2, 3),
    "paladin": (3, 2),
    "tsukikage": 1,
    "deimos": 1,
    "maisen": 2,
    "albidion": 2,
    "thornhound": 1,
    "tiamat": 3,
    "amenhotep": 3,
    "shadow-of-azrael": 3,
    "dark-judgement": 3,
}


@pytest.mark.parametrize("set_name", sorted(COUNTS))
def test_each_set_has_as_many_cards_of_each_kind_as_it_should(set_name: str) -> None:
    for category, name in enumerate(CATEGORIES):
        copies = [d.copies for d in POOL.definitions if d.set == set_name and d.category == category]
        assert sum(copies) == COUNTS[set_name].get(name, 0), name


@pytest.mark.parametrize("id", sorted(ATTESTED))
def test_attested_facts_are_exact(id: str) -> None:
    definition = POOL.definitions[POOL.numbers[id]]
    fact = ATTESTED[id]
    assert fact == (definition.level if isinstance(fact, int) else (definition.combat, definition.speed))
    assert "name" in definition.provenance["attested"]


def test_the_attested_sum_of_samurai_and_priestess() -> None:
    samurai, priestess = (POOL.definitions[POOL.numbers[id]] for id in ("samurai", "priestess"))
    assert (samurai.combat + priestess.combat, samurai.speed + priestess.speed) == (7, 6)


def test_every_card_says_where_its_facts_come_from() -> None:
    assert [d.id for d in POOL.definitions if not d.provenance] == []


def test_printing_a_line_gives_the_line_back() -> None:
    for definition in POOL.definitions:
        exprs = [*definition.lines, *[e for _, e in definition.table_lines], *[x.line for x in definition.extras]]
        exprs += [e for e in (definition.task_line, definition.reward_line, definition.crisis_line) if e is not None]
        for e in [*exprs, *definition.step_lines]:
            assert written(parse(written(e), signed=True)) == written(e)


def test_every_area_prints_the_missions_that_name_it() -> None:
    for mission in POOL.definitions:
        for area in mission.where if mission.reward is not None else []:
            assert mission.id in POOL.definitions[POOL.numbers[area]].missions


def test_the_skills_of_the_twelve_are_five_of_each() -> None:
    characters = [d for d in POOL.definitions if d.type_name == "character" and d.set == "bge"]
    for icon in ICON_NUMBER.values():
        assert len([d for d in characters if d.skills & icon]) == 5


CHARACTER = "own:\n  name: {en: Own}\n  type: character\n  combat: 1\n  speed: 1\n  gender: male\n  skills: []\n"
WRONG = {
    "own:\n  name: {en: Own}\n  type: hero\n": "own.yaml:3: own: 'hero' is no type of card",
    CHARACTER + "  level: 1\n": "own.yaml:8: own: 'level' is no field of a card of type character",
    CHARACTER.replace("combat: 1", "combat: strong"): "own.yaml:4: own: combat is a number from 0 to 99",
    CHARACTER
    + "  effect:\n    - act reset => drew(1)\n": "own.yaml:9: own: 'drew(1)' is no effect; allowed here: after_fight,",
    CHARACTER + "  effect:\n    - act noon => draw(1)\n": "own.yaml:9: own: 'noon' is no moment; allowed here: combat,",
    CHARACTER + "  effect:\n    - act reset => draw()\n": "own.yaml:9: own: 'draw' is written draw(number, party)",
    CHARACTER + "  effect:\n    - act reset => reroll(it)\n": "own.yaml:9: own: 'reroll(it)' stands in an interruption only",
    CHARACTER + "  effect:\n    - act reset => draw(1) / draw(1)\n": "own.yaml:9: own: effects are joined by 'then'",
    CHARACTER + "  effect:\n    - on dies => combat(1, us, week)\n": "own.yaml:9: own: 'week' is no span; allowed here: fight,",
    CHARACTER + "  effect:\n    - on meet => draw(1)\n": "own.yaml:9: own: 'on meet' stands on cards of these types only:",
    CHARACTER + "  effect:\n    - act reset => complete\n": "own.yaml:9: own: 'complete' stands on a Mission only",
    CHARACTER + "  effect:\n    - act reset => pick_area\n": "own.yaml:9: own: 'pick_area' stands in 'act seek' only",
    CHARACTER + "  effect:\n    - draw(1)\n": "own.yaml:9: own: a line begins with act, always or on",
    CHARACTER + "  effect:\n    - always combat(1, us) if angry\n": "own.yaml:9: own: 'angry' is no condition; allowed here:",
}


@pytest.mark.parametrize("text", WRONG, ids=list(WRONG.values()))
def test_a_wrong_card_is_answered_with_file_line_and_what_is_allowed(text: str) -> None:
    with pytest.raises(BadFile) as error:
        build_pool([("own.yaml", text)])
    assert str(error.value).startswith(WRONG[text])


def test_an_exploration_table_must_cover_the_die() -> None:
    text = dict(shipped_texts())["cards/areas.yaml"].replace("1-2: nothing, 3-4: encounter(1), ", "3-4: encounter(1), ", 1)
    with pytest.raises(BadFile, match="the table must say what each face of the die means"):
        build_pool([("own.yaml", text)])


def test_a_card_that_names_a_card_which_is_not_there_is_refused() -> None:
    text = "own:\n  name: {en: Own}\n  type: faction\n  opposed: [nobody]\n"
    with pytest.raises(BadFile, match=r"own\.yaml:1: own: there is no card 'nobody'"):
        build_pool([("own.yaml", text)])
