"""What lines of invented cards claim is so: by how much each text, trigger, effect, clause or keyword changes what is told.
And each word of a language stands in a line that is tried, here or in the lists of effects (deeds.py)."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from grimoire.anima.listed_words import TAKES
from grimoire.anima.listed_words import V as ANIMA_WORDS
from grimoire.lab.anima.claims import AnimaClaims
from grimoire.lab.anima.workshop import AnimaWorkshop
from grimoire.lab.games import table_of
from grimoire.lab.inventing.claims import Claim
from grimoire.lab.magenoir.claims import MageNoirClaims
from grimoire.lab.magenoir.workshop import MageNoirWorkshop
from grimoire.language.source import CardFileError
from grimoire.language.syntax import ABILITY, CALL, Expr, parse
from grimoire.magenoir.listed_words import V

ASKED: Final = ("effect", "modifier", "clause", "change", "event", "keyword", "timing", "scope", "duration", "place")
# Of Anima every word of every kind, where a line of this kind puts it.
OPENING: Final = {"always": "modifier", "on": "event", "act": "moment"}
NOT_ASKED: Final = {
    "number 7": "a number is written as such",
    "characters it": "refused wherever it stands: whoever would die is meant by save(it)",
    "subject party": "stands for the words of a Party or Characters",
}


def words_in(kind: str, e: Expr) -> Iterator[str]:
    """The words of a line of Anima, each with its kind."""
    if e.kind == ABILITY:
        kinds = [OPENING[e.text], *["cost"] * len(e.args)]
        parts = [*zip(kinds, e.args, strict=False), ("effect", e.body), ("condition", e.condition)]
    elif e.kind == CALL:
        if kind == "subject":
            kind = "party" if f"party {e.text}" in TAKES else "characters"
        yield f"{kind} {e.text}"
        takes = [takes.rstrip("?.") for takes in TAKES.get(f"{kind} {e.text}", [])]
        parts = [(takes[min(i, len(takes) - 1)], part) for i, part in enumerate(e.args)]
    else:
        parts = [(kind, part) for part in e.args]
    for inner, part in parts:
        if part is not None:
            yield from words_in(inner, part)


@pytest.fixture(scope="module")
def anima() -> AnimaClaims:
    return AnimaClaims(AnimaWorkshop())


@pytest.fixture(scope="module")
def claims() -> MageNoirClaims:
    return MageNoirClaims(MageNoirWorkshop())


def test_what_a_line_claims_is_so_wherever_it_may_stand(claims: MageNoirClaims) -> None:
    assert list(claims.unkept(claims.claims)) == []


def test_a_claim_that_is_not_so_is_noticed(claims: MageNoirClaims) -> None:
    wrong = Claim("dealt(fire spell yours, more(1))", {"DamageInflicted": 2}, "activate invented-2", where="")
    assert len(list(claims.unkept((wrong,)))) == len(claims.places(wrong))


def test_each_word_is_tried(claims: MageNoirClaims) -> None:
    deeds = table_of("magenoir").deeds()
    lines = [*deeds.effects, *deeds.around, *[line for _, line in deeds.moments]]
    lines += [line for claim in claims.claims for _, line in claims.places(claim)]
    said = set(re.findall(r"@?\w+", " ".join(lines)))
    missing = {f"{kind} {name}" for kind in ASKED for name in V.kinds[kind] if name not in said}
    assert missing == set()


def test_what_a_line_of_anima_claims_is_so_wherever_it_may_stand(anima: AnimaClaims) -> None:
    assert list(anima.unkept(anima.claims)) == []


def test_a_claim_of_anima_that_is_not_so_is_noticed(anima: AnimaClaims) -> None:
    wrong = Claim("combat(2, us)", {"total of CombatCounted": 3}, "explore")
    assert len(list(anima.unkept((wrong,)))) == len(anima.places(wrong))


def test_each_word_of_anima_is_tried(anima: AnimaClaims) -> None:
    said: set[str] = set()
    for claim in anima.claims:
        for _, line in anima.places(claim):
            for part in line.split("; "):
                said.update(words_in("effect", parse(part, signed=True)))
    listed = {f"{kind} {name}" for kind, names in ANIMA_WORDS.kinds.items() for name in names}
    assert listed - said == set(NOT_ASKED)


@pytest.mark.parametrize(
    "line",
    [
        "always hand_size(you, 4) @in_discard",
        "always hand_size(you, 4) @anywhere",
        "on drawn(you) @in_exile => gain(you, 1)",
        "asap more_than(hp(opp), 1) @in_discard => gain(you, 1)",
        "act any_time @in_discard => gain(you, 1)",
        "act main @in_exile => gain(you, 1)",
        "prepare cost(less(1 fire)) @channeled",
        "rider numbers(user, add(1)) @in_discard",
        "instead drawn(you) @anywhere => gain(you, 1)",
        "always gains(fire spell yours, gain(you, 1))",
        'always enter_hp("Drop" permanent yours, exactly(5))',
        "always enter_hp(self, exactly(5))",
        "always shield(players, 1)",
        "act on_hit, pay(1 fire) => lasting(this_damage, always shield(you, 1))",  # on a Permanent
        "instead released(self, fire) => gain(you, 3)",
    ],
)
def test_what_would_do_nothing_is_refused(claims: MageNoirClaims, line: str) -> None:
    with pytest.raises(CardFileError):
        claims.read(Claim(line, {}, where="permanent"), "permanent", line)


@pytest.mark.parametrize(
    ("where", "line"),
    [
        # Words of a Combat where there is none, or none any more.
        ("plot", "act reset => escape"),
        ("plot", "act reset => forbid_cards(magic)"),
        ("plot", "act reset => kill_margin(3)"),
        ("event", "on meet => combat_as(us)"),
        ("trap", "on sprung => after_fight(draw(1))"),
        ("plot", "act reset => combat(2, us, fight)"),
        ("plot", "act interrupt(own_die) => combat(2, one_of(us), fight)"),
        ("plot", "act reset => steal(1, foe)"),
        ("plot", "act reset => best_of(2, us)"),
        ("plot", "act reset => draw(1) if foe_is(party)"),
        ("plot", "act reset => if(declared, draw(1))"),
        ("creature", "on beaten => combat(2, us, fight)"),
        ("creature", "on beaten => escape"),
        ("plot", "act combat => after_fight(discard(1, foe))"),
        ("character", "on dies => escape"),
        ("incident", "combat(2, us, fight)"),
        ("objective task", "forbid_cards(ki) then fight(3)"),
        ("objective task", "kill_margin(1) then fight(3)"),
        ("objective task", "after_fight(draw(1)) then fight(3)"),
        ("objective task", "combat(2, foe, fight) then fight(3)"),
        ("objective reward", "escape"),
        ("objective reward", "combat(2, us, fight)"),
        ("area ex", "best_of(2, us)"),
        ("plot", "act reset => level(1, here, fight)"),
        ("plot", "act reset => skip_preliminary(us, fight)"),
        ("plot", "act reset => evade"),
        # Parties that a word cannot be about.
        ("plot", "act reset => steal(1, us)"),
        ("plot", "act reset => steal(1, each)"),
        ("plot", "act reset => steal_character(us)"),
        ("character", "on wins(rival) => draw(1)"),
        ("character", "on wins(each) => draw(1)"),
        ("objective", "on wins(each) => draw(1)"),
        ("faction", "on advantage_reward(each) => draw(1)"),
        ("incident", "on wins(rival) => draw(1)"),
        ("plot", "act reset, discard(1, rival) => draw(1)"),
        ("tally", "on wins(us) => mark(level_of(area_of(rival)))"),
        ("plot", "act reset => draw(1) if has_faction(rival)"),
        ("character", "always combat(1, us) if in_trade_area(rival)"),
        ("plot", "act reset => kill(one_of(each))"),
        ("trap", "on sprung => incapacitate(normal_of(here))"),
        ("plot", "act reset => steel(males(us))"),
        ("plot", "act reset => sacrifice(males(us))"),
        # Cards that a word cannot stand on.
        ("plot", "act reset, spin => draw(1)"),
        ("faction", "act reset, spin => draw(1)"),
        ("organization", "act reset, spin => draw(1)"),
        ("character", "always combat(2, creatures)"),
        ("objective", "always combat(2, us)"),
        ("final", "always combat(2, each)"),
        ("tally", "always combat(2, creatures)"),
        ("objective", "on wins(us) => mark(1)"),
        ("resistance", "on wins(us) => mark_level"),
        # Choices that are none.
        ("character", "always recruit_choice(1)"),
        ("character", "always seek_choice(1)"),
    ],
)
def test_what_would_do_nothing_on_a_card_of_anima_is_refused(anima: AnimaClaims, where: str, line: str) -> None:
    with pytest.raises(CardFileError):
        anima.read(Claim(line, {}, where=where), where, line)
