"""Sets of cards the program came with before: what was begun with them is read, followed and gone on with."""

from pathlib import Path

import pytest
from tests.following import follow

from grimoire.bots.bot import Sight
from grimoire.kernel.chance import seeded
from grimoire.library.boxes import Box
from grimoire.library.card_files import digest_of, editions
from grimoire.library.games import GAMES, box_of
from grimoire.library.records import read_record
from grimoire.library.replay import Departure, pool_of, start_of
from grimoire.server.own_pools import pool_for
from grimoire.server.worker import Problem, solve
from grimoire.server.worker import pool_of as pool_of_bot
from grimoire.table.match import Match

KEPT = sorted((Path(__file__).parent / "kept").glob("*.yaml"))
OLDER = [(game, digest_of(texts)) for game in GAMES for texts in editions(game)]
MINE = """
lamp-moth:
  name: {en: Lamp Moth, fr: Phalène de lampe}
  type: creature
  set: my own
  level: 1
  combat: 4
  kinds: [natural]
  provenance: ours
"""


def test_there_is_an_edition_to_speak_of() -> None:
    assert {("anima", "817e078dc56a6db6"), ("anima", "59d3f465b40c0778"), ("anima", "5400af14c0238fde")} <= set(OLDER)


@pytest.mark.parametrize(("game", "digest"), OLDER)
def test_an_edition_is_found_by_its_digest_and_read_whole(game: str, digest: str) -> None:
    box = box_of(game)
    pool = box.pool_behind(digest)
    assert pool.digest == digest != box.shipped_pool().digest
    assert {card.id for card in pool.definitions} <= {card.id for card in box.shipped_pool().definitions}


@pytest.mark.parametrize("box", [box_of(game) for game in GAMES], ids=list(GAMES))
def test_todays_cards_and_unknown_ones_are_todays(box: Box) -> None:
    today = box.shipped_pool()
    assert box.pool_behind(today.digest) is today
    assert box.pool_behind("0123456789abcdef") is today


def test_cards_of_ones_own_come_after_the_edition_they_were_written_for() -> None:
    box = box_of("anima")
    own = [("mine.yaml", MINE)]
    digest = digest_of([*editions("anima")[-1], *own])
    pool = box.pool_behind(digest, own)
    assert pool.digest == digest
    assert "lamp-moth" in pool.numbers


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_game_of_an_older_edition_is_followed_and_goes_on(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"), file.name)
    pool = pool_of(record)
    assert pool.digest == record.cards
    position = start_of(record, pool)
    follow(record, position, cards=pool.digest)
    match = Match.resumed(record, start_of(record, pool), [None] * len(record.seats), pool.digest)
    assert match.position.digest() == position.digest()
    chance = seeded(7)
    for _ in range(40):
        decision = match.decision()
        assert decision is not None
        match.choose(decision.options[chance.below(len(decision.options))].form)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_with_todays_cards_it_would_go_otherwise(file: Path) -> None:
    """So that these games prove something, and an edition nobody needs is seen."""
    record = read_record(file.read_text(encoding="utf-8"), file.name)
    today = box_of(record.game).shipped_pool()
    with pytest.raises(Departure):
        follow(record, start_of(record, today), cards=today.digest)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_server_and_its_bots_play_on_with_that_edition(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"), file.name)
    pool = pool_for(record.game, record.cards)
    assert pool.digest == record.cards
    assert pool_for(record.game, box_of(record.game).shipped_pool().digest) is box_of(record.game).shipped_pool()
    position = start_of(record, pool)
    follow(record, position)
    decision = position.decision()
    assert decision is not None
    sample = Sight(position, decision.seat, False).sample(seeded(3))
    problem = Problem(record.game, "eager", decision.seat, sample.to_bytes(), False, 5, [], record.cards)
    answer = solve(problem, pool_of_bot(problem.game, problem.cards, problem.own, {}))
    assert answer.fault == ""
    assert answer.form in [option.form for option in decision.options]
