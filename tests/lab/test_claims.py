"""What lines of invented cards claim is so: by how much each text, trigger, clause or keyword changes what is told.
And each word of a language stands in a line that is tried, here or in the lists of effects (deeds.py)."""

import re
from typing import Final

import pytest

from grimoire.lab.games import table_of
from grimoire.lab.inventing.claims import Claim
from grimoire.lab.magenoir.claims import MageNoirClaims
from grimoire.lab.magenoir.workshop import MageNoirWorkshop
from grimoire.language.source import CardFileError
from grimoire.magenoir.listed_words import V

ASKED: Final = ("effect", "modifier", "clause", "change", "event", "keyword", "timing", "scope", "duration", "place")


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
